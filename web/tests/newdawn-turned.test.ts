/** A map that is turned to fit a screen, what its spaces are called there, and what decides a battle. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { sayEvent, setLanguage, useGame } from "$lib/text.svelte";
import { decidedBy, fightOf, totals } from "../src/games/newdawn/battle";
import newdawn from "../src/games/newdawn";
import { boundsOf, spotOf, towards, turned } from "../src/games/newdawn/map/grid";
import { placedName } from "../src/games/newdawn/map/words";
import type { NewDawnView, SpaceView } from "../src/games/newdawn/view";

const { positions } = JSON.parse(readFileSync(resolve("tests/fixtures/newdawn-positions.json"), "utf-8")) as {
  positions: { view: NewDawnView }[];
};
const finished = positions.map(({ view }) => view).find(({ spaces }) => spaces.length > 0)!;
const NAMES = ["Anna", "Boris", "Vera", "Galya"];

beforeAll(async () => {
  await setLanguage("en");
  await useGame("newdawn");
});

const space = (hex: number, q: number, r: number, more: Partial<SpaceView> = {}): SpaceView => ({
  ...finished.spaces[0]!,
  hex,
  tile: 1,
  q,
  r,
  terrain: "forest",
  symbol: "",
  city_state: "",
  natural: "",
  ...more,
});

/** A column of spaces from top to bottom. */
const column = (more: Partial<SpaceView> = {}): NewDawnView => ({
  ...finished,
  players: finished.players.map((player) => ({ ...player, capital: -1 })),
  spaces: Array.from({ length: 9 }, (_, row) => space(row, -Math.floor(row / 2), row, row === 4 ? more : {})),
});

describe("a map higher than wide", () => {
  test("is turned by a quarter, so that it is wider than high", () => {
    const view = column();
    const before = boundsOf(view.spaces);
    const after = boundsOf(turned(view).spaces);
    expect(before.height).toBeGreaterThan(before.width);
    expect(after.width).toBeGreaterThan(after.height);
    expect(turned(view)).toBe(turned(view));
  });

  test("keeps neighbours as far apart as they were", () => {
    const [one, other] = turned(column()).spaces as [SpaceView, SpaceView];
    const [here, there] = [spotOf(one), spotOf(other)];
    expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(50 * Math.sqrt(3));
  });

  test("can be walked from end to end with the arrow keys", () => {
    const { spaces } = turned(column());
    let at = spaces[0]!;
    for (let step = 0; step < 8; step += 1) at = towards(spaces, at, "right");
    expect(at.hex).toBe(8);
  });

  test("that is wide already stays as it is", () => {
    const wide = { ...column(), spaces: Array.from({ length: 9 }, (_, at) => space(at, at, 0)) };
    expect(turned(wide)).toBe(wide);
  });
});

describe("a space is called by what is seen around it", () => {
  test("beside a city-state, on the side where it lies on the screen", () => {
    const view = column({ symbol: "geneva", city_state: "geneva" });
    const name = (hex: number, seen: NewDawnView): string =>
      placedName(
        seen.spaces.find((one) => one.hex === hex)!,
        seen.spaces,
        seen,
        NAMES,
      );
    expect(name(4, view)).toBe("Geneva");
    expect(name(6, view)).toMatch(/^forest two spaces below Geneva$/);
    expect(name(6, turned(view))).toMatch(/^forest two spaces right of Geneva$/);
  });

  test("beside a capital, by whose it is", () => {
    const view = column();
    view.players[1]!.capital = 4;
    expect(placedName(view.spaces[5]!, view.spaces, view, NAMES)).toContain("the capital of Boris");
  });

  test("far from both, by the part of the map, and never by a number", () => {
    const view = column();
    expect(placedName(view.spaces[0]!, view.spaces, view, NAMES)).toBe("forest at the top of the map");
    expect(placedName(view.spaces[4]!, view.spaces, view, NAMES)).toBe("forest in the middle of the map");
    for (const one of finished.spaces) expect(placedName(one, finished.spaces, finished, NAMES)).not.toMatch(/tile|\d/);
  });

  test("in the log too", () => {
    const line = {
      name: "attacks",
      seat: 0,
      rule: "",
      details: { place: "at-forest.0", hex: "hex.0", target: "seat.2" },
    };
    const view = column();
    const words = sayEvent(line, NAMES, (field, token) => newdawn.wordOf!(view, field, token, NAMES));
    expect(words).toContain("of the map");
    expect(words).not.toContain("tile");
  });
});

const event = (name: string, details: EventInfo["details"]): EventInfo => ({ name, seat: 0, rule: "", details });
const rolls = (die: number, other: number, attack: number, defence: number): EventInfo =>
  event("rolls-battle", { die, other, attack, defence });

describe("a battle", () => {
  test("is dice against dice with what else counts", () => {
    const fight = fightOf([rolls(1, 4, 6, 12)], null)!;
    expect([fight.dice, fight.strength, totals(fight), fight.end]).toEqual([[1, 4], [5, 8], [6, 12], null]);
  });

  test("ends later, if something may be added", () => {
    const rolled = fightOf([rolls(1, 4, 6, 7)], null);
    const fight = fightOf([event("wins-battle", { attack: 8, defence: 7 })], rolled)!;
    expect(totals(fight)).toEqual([8, 7]);
    expect(fightOf([event("loses-battle", { attack: 1, defence: 2 })], fight)).toBeNull();
  });

  test.each([
    ["strength", rolls(1, 4, 6, 12), "loses-battle", 6, 12],
    ["dice", rolls(6, 1, 8, 7), "wins-battle", 8, 7],
    ["tie", rolls(3, 3, 6, 6), "loses-battle", 6, 6],
    ["added", rolls(1, 4, 6, 7), "wins-battle", 8, 7],
  ] as const)("was decided by: %s", (what, rolled, end, attack, defence) => {
    const fight = fightOf([rolled, event(end, { attack, defence })], null)!;
    expect(decidedBy(fight)).toBe(what);
  });
});
