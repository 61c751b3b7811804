/** The board of A New Dawn over positions of real games: whatever is legal can be reached, whatever is not says why not. */
import { cleanup } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { say } from "$lib/text.svelte";
import newdawn from "../src/games/newdawn";
import Board from "../src/games/newdawn/Board.svelte";
import { PLACE_VERB, ROW_VERB, isLoose, nextLevel, slotTerrain } from "../src/games/newdawn/material";
import type { NewDawnView, SpaceView } from "../src/games/newdawn/view";
import { missed, prepareTable, pressKey, pressMoves, showBoard, type Recorded as Seen } from "./board";

// The map's pictures are mere pictures; without them a table is drawn much faster.
vi.mock("../src/games/newdawn/map/Ground.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/newdawn/map/Pieces.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/newdawn/map/Marks.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/newdawn/map/Names.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/newdawn/map/TilePicture.svelte", () => ({ default: (): void => undefined }));

type Recorded = Seen<NewDawnView> & { table: number };

const { maps, positions } = JSON.parse(readFileSync(resolve("tests/fixtures/newdawn-positions.json"), "utf-8")) as {
  maps: SpaceView[][];
  positions: Recorded[];
};
// A space that is as at the start of the game is written only once.
for (const { table, view } of positions) {
  if (view.laying) continue;
  const known = new Set(view.spaces.map(({ hex }) => hex));
  view.spaces = [...view.spaces, ...(maps[table] ?? []).filter(({ hex }) => !known.has(hex))];
}
const asking = positions.filter(({ moves }) => moves.length > 0);
const turn = asking.find(({ asked }) => asked === "turn")!;

prepareTable("newdawn");
const shown = (position: Recorded, width = 1040) => showBoard(Board, position, width);

/** Everything that can be reached by pressing, by notation. */
async function reach(position: Recorded, width: number): Promise<Set<string>> {
  const table = shown(position, width);
  const legal = new Map(position.moves.map((move) => [move.text, move]));
  const reached = new Set(pressMoves(table, legal));

  for (const place of table.all("button[data-place]:not([data-move])").map((button) => button.dataset["place"])) {
    await table.press(`button[data-place="${place}"]`);
    for (const move of pressMoves(table, legal)) reached.add(move);
  }
  return reached;
}

test("the recorded positions ask every kind of question that is answered on the map or on the row", () => {
  const asked = new Set(asking.map((position) => position.asked));
  for (const question of [
    ...Object.keys(PLACE_VERB),
    ...Object.keys(ROW_VERB),
    "laying-tile",
    "laying-turn",
    "laying-at",
    "oracle",
    "aztec",
    "seoul",
    "geneva",
    "potala",
    "exchanging",
    "looting",
  ]) {
    expect(asked, question).toContain(question);
  }
});

describe.each([
  ["phone", 374],
  ["desktop", 1040],
])("on a %s", (_, width) => {
  test.each(asking.map((position, index): [string, Recorded] => [`${index}: ${position.asked}`, position]))(
    "%s: every legal move can be reached",
    async (_, position) => {
      const reached = await reach(position, width);
      expect(missed(position, reached, isLoose)).toEqual([]);
    },
  );
});

test("an unlit space says why not while spaces are asked for, and can always be inspected", async () => {
  for (const position of asking.filter(({ asked }) => ["culture", "travelling", "industry"].includes(asked))) {
    const { props, all, press } = shown(position);
    const unlit = all("button[data-space]:not([data-place])")[0]!;
    await press(`button[data-space="${unlit.dataset["space"]}"]`);
    if (all("button[data-place]").length > 0)
      expect(vi.mocked(props.refuse).mock.lastCall?.[0]).toBe(
        `${PLACE_VERB[position.asked]} ${unlit.dataset["space"]!.slice(4)}`,
      );
    expect(all("[data-panel] .space").length).toBe(1);
    cleanup();
  }
});

test("a card in the row says what it would do from its slot", () => {
  const { all } = shown(turn);
  const labels = all("button[data-card]").map(({ textContent }) => textContent);
  expect(labels.length).toBe(5);
  for (const label of labels) expect(label).toMatch(/slot \d/);
});

test("cards that are not asked for can be inspected", async () => {
  const position = asking.find(({ asked }) => asked === "industry")!;
  const { props, all, press } = shown(position);
  await press("button[data-card]");
  expect(props.refuse).not.toHaveBeenCalled();
  expect(all("button[data-card][aria-pressed=true]").length).toBe(1);
});

test("arrow keys go from space to space, page keys between lit spaces", async () => {
  const position = asking.find(({ asked }) => asked === "culture")!;
  const { all } = shown(position);
  const key = async (name: string): Promise<HTMLElement> => {
    await pressKey(name);
    return document.activeElement as HTMLElement;
  };
  const start = all("button[data-space][tabindex='0']")[0]!;
  start.focus();
  const right = await key("ArrowRight");
  expect(right.dataset["space"]).toMatch(/^hex-/);
  expect(right).not.toBe(start);
  expect((await key("PageDown")).dataset["place"]).toMatch(/^hex-/);
  expect((await key("PageUp")).dataset["place"]).toMatch(/^hex-/);
});

test("spectators have nothing to choose but can inspect every space", async () => {
  const watched = positions.find(({ viewer }) => viewer < 0)!;
  const { all, press } = shown(watched);
  expect(all("[data-move], [data-place]")).toEqual([]);
  await press("button[data-space]");
  expect(all("[data-panel] .space").length).toBe(1);
});

test("slots show their terrain, the tech dial its next level", () => {
  expect([1, 2, 3, 4, 5].map(slotTerrain)).toEqual(["grassland", "hills", "forest", "desert", "mountain"]);
  expect(nextLevel(turn.view.levels, 0)).toEqual({ step: 3, level: 2 });
  expect(nextLevel(turn.view.levels, 24)).toBeNull();
  expect(
    nextLevel(
      [
        { step: 4, level: 2 },
        { step: 9, level: 3 },
      ],
      4,
    ),
  ).toEqual({ step: 9, level: 3 });
});

test("the strip shows victory cards, dial, wonders and spaces; every log line has a filter", () => {
  const { view } = turn;
  const lines = newdawn.summary(view, 0);
  expect(lines[0]!.value).toBe(`${view.players[0]!.marks.length}/${view.victory.length}`);
  for (const { label } of lines) expect(label).toMatch(/\d/);
  for (const filter of newdawn.filters) expect(say(`board-filter-${filter}`)).not.toBe(`board-filter-${filter}`);
});

describe("threats and attacks", () => {
  const busy = asking.filter(({ view }) => view.threats.length > 36 && view.odds.length > 6).slice(-4);
  const calm = asking.filter(({ view }) => view.threats.length > 0 && view.threats.length <= 6).slice(0, 3);
  const hexesOf = (one: HTMLElement): number[] => (one.dataset["hexes"] ?? "").split(" ").map(Number);
  const sorted = (numbers: number[]): number[] => [...numbers].sort((one, other) => one - other);

  test("are folded by attacker when there are dozens, with their number and the best chance", async () => {
    expect(new Set(busy.map(({ view }) => view.players.length)).size, "for two and for more players").toBeGreaterThan(
      1,
    );
    for (const position of busy) {
      const { all, press } = shown(position);
      await press("[data-battles]");
      const { threats } = position.view;
      const folds = all("details.threat") as HTMLDetailsElement[];
      expect(folds.map((fold) => fold.dataset["opponent"]).sort()).toEqual(
        [...new Set(threats.map(({ seat }) => `p${seat + 1}`))].sort(),
      );
      for (const fold of folds) {
        const theirs = threats.filter(({ seat }) => `p${seat + 1}` === fold.dataset["opponent"]);
        const percent = Math.round((Math.max(...theirs.map(({ with_tokens }) => with_tokens)) * 100) / 36);
        expect(fold.open).toBe(false);
        expect(fold.querySelector("summary")!.textContent).toContain(
          say("show-battles-of", { count: theirs.length, percent }),
        );
        const rows = [...fold.querySelectorAll<HTMLElement>(".odds")];
        expect(rows.length).toBeLessThan(theirs.length);
        expect(sorted(rows.flatMap(hexesOf))).toEqual(sorted(theirs.map(({ hex }) => hex)));
        for (const row of rows)
          for (const hex of hexesOf(row)) {
            const odds = theirs.find((one) => one.hex === hex)!;
            expect(row.querySelector("dd")!.textContent).toBe(`${odds.attack} : ${odds.defence}`);
          }
      }
      const attacks = all("details:not(.threat) .odds").flatMap(hexesOf);
      expect(sorted(attacks)).toEqual(sorted(position.view.odds.map(({ hex }) => hex)));
      cleanup();
    }
  });

  test("are unfolded when there are few", async () => {
    expect(calm).toHaveLength(3);
    for (const position of calm) {
      const { all, press } = shown(position);
      await press("[data-battles]");
      expect(all("details.threat").every((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
      expect(sorted(all("details.threat .odds").flatMap(hexesOf))).toEqual(
        sorted(position.view.threats.map(({ hex }) => hex)),
      );
      cleanup();
    }
  });
});
