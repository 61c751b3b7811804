/** The map of A New Dawn: where spaces lie, how tiles are turned, where arrows lead, what lights up, and that its art is whole and stands out. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { AdviceInfo, MoveInfo } from "$lib/protocol";
import { SIGNS, isSign } from "../src/games/newdawn/art/signs";
import { TERRAIN } from "../src/games/newdawn/art/terrain";
import {
  axialOf,
  borderOf,
  boundsOf,
  factsOf,
  inReading,
  landOf,
  laidAt,
  spotOf,
  tileSpaces,
  towards,
} from "../src/games/newdawn/map/grid";
import { litOf, placeOf } from "../src/games/newdawn/map/lit";
import { CARDS, CITY_STATES, LEADERS, SHAPES, TERRAIN as LANDS_PRINTED } from "../src/games/newdawn/catalogue";
import type { NewDawnView, SpaceView } from "../src/games/newdawn/view";
import { contrast, looksOf } from "./contrast";

interface Recorded {
  table: number;
  asked: string;
  view: NewDawnView;
  moves: MoveInfo[];
}

const { maps, positions } = JSON.parse(readFileSync(resolve("tests/fixtures/newdawn-positions.json"), "utf-8")) as {
  maps: SpaceView[][];
  positions: Recorded[];
};
const laying = positions.find(({ asked }) => asked === "laying-at")!;
const built = positions.find(({ asked, table }) => asked === "turn" && table === 0)!;

describe("tiles", () => {
  test("the printed tiles are on the map where the engine laid them", () => {
    const spaces = maps[0]!;
    const held = laying.view.faces;
    let compared = 0;
    for (const { tile, side, turns, q, r } of built.view.tiles) {
      tileSpaces(held, tile, side, turns, { q, r }).forEach((printed, index) => {
        const space = spaces.find(({ hex }) => hex === 10 * (tile - 1) + index)!;
        expect([space.q, space.r, space.terrain], `tile ${tile}, space ${index}`).toEqual([
          printed.q,
          printed.r,
          printed.facts.terrain,
        ]);
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("a space is parsed from the server's notation", () => {
    const nothing = { terrain: "grassland", resource: "", letter: "", city_state: "", natural: "", capital: false };
    expect(factsOf("forest:oil")).toEqual({ ...nothing, terrain: "forest", resource: "oil" });
    expect(factsOf("mountain:a")).toEqual({ ...nothing, terrain: "mountain", letter: "a" });
    expect(factsOf("hills*")).toEqual({ ...nothing, terrain: "hills", capital: true });
    expect(factsOf("mohenjo-daro@")).toEqual({ ...nothing, city_state: "mohenjo-daro" });
    expect(factsOf("pantanal!")).toEqual({ ...nothing, terrain: "natural-wonder", natural: "pantanal" });
  });

  test("a tile is drawn as the server says it is printed", () => {
    const faces = [
      { tile: 3, side: "b", spaces: Array.from({ length: 10 }, (_, index) => (index === 2 ? "desert" : "water")) },
    ];
    expect(tileSpaces(faces, 3, "b", 0).map(({ facts }) => facts.terrain)[2]).toBe("desert");
    expect(tileSpaces(faces, 3, "a", 0)).toEqual([]);
  });

  test("every tile has ten spaces a side, and every outline ten different steps", () => {
    expect(laying.view.faces.length).toBeGreaterThan(10);
    for (const { spaces } of laying.view.faces) expect(spaces.length).toBe(10);
    for (const { steps } of Object.values(SHAPES)) expect(new Set(steps.map(String)).size).toBe(10);
  });

  test("while the map is being built the land is that of the tiles laid", () => {
    expect(landOf(laying.view).length).toBe(10 * laying.view.tiles.length);
    expect(new Set(landOf(laying.view).map(({ q, r }) => `${q} ${r}`)).size).toBe(10 * laying.view.tiles.length);
  });

  test("the tile in hand never covers anything where it may be laid", () => {
    const taken = new Set(landOf(laying.view).map(({ q, r }) => `${q} ${r}`));
    const cells = laying.moves.filter(({ verb }) => verb === "at").map(({ fields }) => Number(fields["cell"]));
    expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells) {
      const spaces = laidAt(laying.view, cell);
      expect(spaces.length).toBe(10);
      expect(spaces[0]).toMatchObject(axialOf(cell));
      for (const { q, r } of spaces) expect(taken.has(`${q} ${r}`)).toBe(false);
    }
  });
});

describe("the grid", () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: 0, r: -1 },
  ];

  test("neighbours are equally far apart", () => {
    const middle = spotOf({ q: 0, r: 0 });
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const) {
      const { x, y } = spotOf({ q, r });
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(50 * Math.sqrt(3));
    }
  });

  test("one hex has six sides, two neighbours ten between them", () => {
    expect(borderOf(hexes.slice(0, 1)).match(/M/g)?.length).toBe(6);
    expect(borderOf(hexes.slice(0, 2)).match(/M/g)?.length).toBe(10);
  });

  test("arrow keys lead along the row and to the rows above and below", () => {
    expect(towards(hexes, hexes[0]!, "right")).toBe(hexes[1]);
    expect(towards(hexes, hexes[1]!, "left")).toBe(hexes[0]);
    expect([hexes[2], hexes[3]]).toContain(towards(hexes, hexes[0]!, "down"));
    expect(towards(hexes, hexes[0]!, "up")).toBe(hexes[4]);
    expect(towards(hexes, hexes[4]!, "up")).toBe(hexes[4]);
  });

  test("arrow keys reach every space of a map from every other", () => {
    const spaces = maps[0]!;
    const seen = new Set([spaces[0]!.hex]);
    const waiting = [spaces[0]!];
    for (let space = waiting.pop(); space; space = waiting.pop()) {
      for (const way of ["left", "right", "up", "down"] as const) {
        const next = towards(spaces, space, way);
        if (!seen.has(next.hex)) waiting.push(next);
        seen.add(next.hex);
      }
    }
    expect(seen.size).toBe(spaces.length);
  });

  test("the box contains everything, with a margin if wanted; reading order is row by row", () => {
    const tight = boundsOf(hexes);
    const wide = boundsOf(hexes, 3);
    expect(wide.width).toBeGreaterThan(tight.width + 400);
    expect(inReading(hexes).map(({ r }) => r)).toEqual([-1, 0, 0, 1, 1]);
  });
});

test("moves of one place are grouped, and a barbarian's place is its space", () => {
  const { view } = positions.find(({ asked }) => asked === "stack-choice")!;
  const letters = view.spaces.find(({ barbarians }) => barbarians.length > 1)!;
  const moves = letters.barbarians.map((letter): MoveInfo => ({
    text: `barbarian ${letter}`,
    verb: "barbarian",
    fields: { letter },
  }));
  expect(placeOf(moves[0]!, view)).toEqual({ kind: "hex", number: letters.hex });
  const [lit, none] = litOf(view, moves, [{ move: moves[1]! } as AdviceInfo]);
  expect(none).toBeUndefined();
  expect(lit).toMatchObject({ number: letters.hex, ghost: "pick", rank: 1 });
  expect(lit!.moves.length).toBe(letters.barbarians.length);
});

test("everything that has a sign is drawn", () => {
  for (const terrain of Object.keys(LANDS_PRINTED)) expect(TERRAIN[terrain]?.length, terrain).toBeGreaterThan(0);
  for (const leader of Object.keys(LEADERS)) expect(isSign(`leader-${leader}`), leader).toBe(true);
  for (const { type } of [...Object.values(CARDS), ...Object.values(CITY_STATES)])
    expect(isSign(type), type).toBe(true);
  for (const name of [
    "marble",
    "mercury",
    "oil",
    "diamond",
    "joint-war",
    "defensive-pact",
    "embassy",
    "open-borders",
    "reappearing",
    "quiet",
    "raid",
    "trade",
  ])
    expect(isSign(name), name).toBe(true);
  for (const [name, drawing] of Object.entries(SIGNS))
    for (const { path } of drawing) expect(path, name).not.toMatch(/NaN|undefined/);
  for (const [name, drawing] of Object.entries(TERRAIN))
    for (const { path } of drawing) expect(path, name).not.toMatch(/NaN|undefined/);
});

describe.each(looksOf("styles/tokens.css", "games/newdawn/art/tones.css"))("colours, %s", (_, colours, time) => {
  const of = (name: string): string => colours.get(name)![time];
  const LANDS = ["water", "grassland", "hills", "forest", "desert", "mountain", "natural-wonder"];

  test.each(LANDS)("the engraving of %s contrasts with its background", (land) => {
    expect(contrast(of(`dawn-${land}-line`), of(`dawn-${land}`))).toBeGreaterThanOrEqual(3);
    expect(contrast(of("dawn-lit"), of(`dawn-${land}`))).toBeGreaterThanOrEqual(3);
  });

  test("pieces contrast by their edges, letters with their background", () => {
    for (const player of [1, 2, 3, 4])
      expect(contrast(of(`player-${player}`), of("dawn-edge"))).toBeGreaterThanOrEqual(3);
    expect(contrast(of("dawn-horde"), of("dawn-horde-ink"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("dawn-disc"), of("dawn-disc-ink"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of("dawn-lit"), of("dawn-lit-halo"))).toBeGreaterThanOrEqual(4.5);
  });
});
