import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/protocol";
import { matters, usual, withChoice } from "../src/pages/new/options";

const MODE: OptionInfo = { name: "mode", values: ["knights", "base"], default: "knights", rule: "R", needs: {} };
const MAP: OptionInfo = { name: "map", values: ["variable", "isles"], default: "variable", rule: "R", needs: {} };
const NUMBERS: OptionInfo = {
  name: "numbers",
  values: ["spiral", "random"],
  default: "spiral",
  rule: "R",
  needs: { map: ["variable"] },
};
const PIRATE: OptionInfo = {
  name: "pirate",
  values: [true, false],
  default: true,
  rule: "R",
  needs: { mode: ["knights"], map: ["isles"] },
};
const EDITION: OptionInfo = {
  name: "edition",
  values: ["standard", "2025"],
  default: "standard",
  rule: "R",
  needs: { mode: ["knights"] },
};
const SPY: OptionInfo = { name: "spy", values: [true, false], default: true, rule: "R", needs: { mode: ["knights"] } };
const DESERT: OptionInfo = { ...SPY, name: "desert", values: [false, true], default: false };
const GAME: GameInfo = {
  name: "g",
  title: "G",
  players: [2],
  usual_players: 2,
  options: [MODE, MAP, NUMBERS, PIRATE, EDITION],
  readings: [SPY, DESERT],
  editions: [
    { name: "standard", own: false, readings: {}, facts: [] },
    { name: "2025", own: false, readings: { desert: true }, facts: [] },
  ],
  bots: [],
  moves: [],
};

describe("options that depend on others", () => {
  it("matter with the default of what they depend on, or with one of its values", () => {
    expect(matters(GAME, {}, NUMBERS)).toBe(true);
    expect(matters(GAME, { map: "isles" }, NUMBERS)).toBe(false);
    expect(matters(GAME, {}, PIRATE)).toBe(false);
    expect(matters(GAME, { map: "isles" }, PIRATE)).toBe(true);
    expect(matters(GAME, { map: "isles", mode: "base" }, PIRATE)).toBe(false);
  });

  it("go back to their default when they no longer matter", () => {
    expect(withChoice(GAME, { numbers: "random", mode: "base" }, MAP, "isles")).toEqual({ mode: "base", map: "isles" });
    expect(withChoice(GAME, { map: "isles", pirate: false }, MODE, "base")).toEqual({ map: "isles", mode: "base" });
  });

  it("stay while they matter, and a default is not kept", () => {
    expect(withChoice(GAME, { map: "isles" }, PIRATE, false)).toEqual({ map: "isles", pirate: false });
    expect(withChoice(GAME, { numbers: "random" }, NUMBERS, "spiral")).toEqual({});
  });
});

describe("readings", () => {
  it("are those of the edition unless they are chosen", () => {
    expect(usual(GAME, {}, DESERT)).toBe(false);
    expect(usual(GAME, { edition: "2025" }, DESERT)).toBe(true);
    expect(usual(GAME, { edition: "2025" }, SPY)).toBe(true);
  });

  it("are kept only where they differ from the edition", () => {
    expect(withChoice(GAME, { edition: "2025" }, DESERT, false)).toEqual({ edition: "2025", desert: false });
    expect(withChoice(GAME, { edition: "2025", desert: false }, DESERT, true)).toEqual({ edition: "2025" });
    expect(withChoice(GAME, {}, DESERT, true)).toEqual({ desert: true });
  });

  it("are reset with another edition, and removed with what they depend on", () => {
    expect(withChoice(GAME, { spy: false, desert: true }, EDITION, "2025")).toEqual({ edition: "2025" });
    expect(withChoice(GAME, { edition: "2025", spy: false }, MODE, "base")).toEqual({ mode: "base" });
  });
});
