import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/protocol";
import { matters, withChoice } from "../src/pages/new/options";

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
const GAME: GameInfo = {
  name: "g",
  title: "G",
  players: [2],
  usual_players: 2,
  options: [MODE, MAP, NUMBERS, PIRATE],
  bots: [],
  moves: [],
};

describe("options that matter only beside others", () => {
  it("matter with the default of what they need, or a value of it", () => {
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
