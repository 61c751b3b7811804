/** The duel's board over positions of real games: whatever is legal can be reached in two presses, whatever is not says why not. */
import { cleanup } from "@testing-library/svelte";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import duel from "../src/games/duel";
import Board from "../src/games/duel/Board.svelte";
import { COLOURS, colourOf, lootByZone, tileOf, zoneOf } from "../src/games/duel/material";
import { previewOf } from "../src/games/duel/preview";
import { CARDS } from "../src/games/duel/catalogue";
import { travelsOf } from "../src/games/duel/travel";
import type { DuelView } from "../src/games/duel/view";
import { billLines } from "../src/games/duel/words";
import type { Considered, EventInfo, Line } from "$lib/protocol";
import { shortcuts } from "$lib/shortcuts.svelte";
import { say, setLanguage } from "$lib/text.svelte";
import { NAMES, prepareTable, pressKey, showBoard, spoken, type Recorded as Seen } from "./board";

// The pictures have tests of their own; without them a table is drawn ten times as fast.
vi.mock("../src/games/duel/art/CardFace.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/duel/art/CardBack.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/duel/art/WonderFace.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/duel/art/TokenFace.svelte", () => ({ default: (): void => undefined }));

interface Recorded extends Seen<DuelView> {
  considered: Record<string, EventInfo[]>;
  happened: EventInfo[];
}

const recorded = JSON.parse(readFileSync(resolve("tests/fixtures/duel-positions.json"), "utf-8")) as {
  positions: Recorded[];
  events: EventInfo[];
};
const asking = recorded.positions.filter((position) => position.moves.length > 0);
const turns = asking.filter((position) => position.asked === "turn");
const turn = turns[1]!;

prepareTable("duel");
const shown = (position: Recorded, width: number, more: Parameters<typeof showBoard<DuelView>>[3] = {}) =>
  showBoard(Board, position, width, more);

function buttonsOf(container: HTMLElement): HTMLButtonElement[] {
  return [...container.querySelectorAll<HTMLButtonElement>("button[data-move]")];
}

function place(container: HTMLElement, card: string): HTMLButtonElement {
  return container.querySelector<HTMLButtonElement>(`button[data-card="${card}"]`)!;
}

async function open(container: HTMLElement, card: string): Promise<void> {
  place(container, card).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  await tick();
}

test("the recorded positions ask every kind of question, with every verb", () => {
  expect(new Set(asking.flatMap((position) => position.moves.map((move) => move.verb)))).toEqual(
    new Set(["pick", "build", "discard", "raise", "take", "keep", "destroy", "revive", "begin"]),
  );
});

describe.each([
  ["phone", 374],
  ["tablet", 700],
  ["desktop", 1040],
])("on a %s", (_, width) => {
  test.each(asking.map((position): [string, Recorded] => [`${position.asked} in age ${position.view.age}`, position]))(
    "%s: every legal move is a lit, labelled button, at most two presses away; all else asks why not",
    async (_, position) => {
      const { container, props } = shown(position, width);
      const legal = new Map(position.moves.map((move) => [move.text, move]));
      const reached = new Set<string>();
      function tryAll(): void {
        for (const button of buttonsOf(container)) {
          const notation = button.dataset["move"] ?? "";
          const move = legal.get(notation);
          expect(button.classList.contains("lit"), notation).toBe(move !== undefined);
          expect(spoken(button), notation).toMatch(/\p{L}/u);
          button.click();
          if (move) {
            // A way is the second of two deliberate presses, so it is made at once.
            if (button.closest("[data-ways]")) expect(props.send).toHaveBeenLastCalledWith([notation]);
            else expect(props.choose).toHaveBeenLastCalledWith(move);
            reached.add(notation);
          } else {
            expect(props.refuse).toHaveBeenLastCalledWith(notation);
          }
        }
      }
      tryAll();
      for (const slot of position.view.slots) {
        if (slot.taken || slot.card === null) continue;
        const ways =
          position.asked === "turn" ? position.moves.filter((move) => move.fields["card"] === slot.card) : [];
        expect(place(container, slot.card).classList.contains("lit"), slot.card).toBe(ways.length > 0);
        expect(spoken(place(container, slot.card))).toContain(say(`card-${slot.card}`));
        await open(container, slot.card);
        tryAll();
      }
      expect([...legal.keys()].filter((notation) => !reached.has(notation))).toEqual([]);
    },
  );
});

test("an open card offers building, discarding and every unbuilt wonder, possible or not", async () => {
  const { container } = shown(turn, 1040);
  for (const slot of turn.view.slots.filter(({ taken, card }) => !taken && card !== null)) {
    await open(container, slot.card!);
    const unbuilt = turn.view.cities[turn.viewer]!.wonders.filter(({ built, retired }) => !built && !retired);
    expect(buttonsOf(container).map((button) => button.dataset["move"])).toEqual([
      `build ${slot.card}`,
      `discard ${slot.card}`,
      ...unbuilt.map(({ wonder }) => `raise ${wonder} ${slot.card}`),
    ]);
  }
});

test("the ways to play a card are at the card where there is room, and there alone", async () => {
  const { container } = shown(turn, 1040);
  const { card } = turn.view.slots.find((slot) => turn.moves.some(({ fields }) => fields["card"] === slot.card))!;
  await open(container, card!);
  const ways = [...container.querySelectorAll("[data-ways]")];
  expect(ways).toHaveLength(1);
  expect(ways[0]!.closest(".cell")).toBe(place(container, card!).closest(".cell"));
  cleanup();
  const phone = shown(turn, 374);
  await open(phone.container, card!);
  expect(phone.container.querySelector("[data-ways]")!.closest(".cell")).toBeNull();
});

test("every face-up card shows what it costs me and whether I can pay", () => {
  for (const position of turns) {
    const { container } = shown(position, 1040);
    for (const offer of position.view.cities[position.viewer]!.offers) {
      const price = place(container, offer.name).querySelector(".price")!;
      expect(price.textContent.trim()).toBe(String(offer.bill.total));
      expect(price.classList.contains("dear")).toBe(!offer.affordable);
    }
    cleanup();
  }
});

test("a bill adds up to the price", () => {
  for (const { view } of recorded.positions) {
    for (const city of view.cities) {
      const offers = [...city.offers, ...city.wonders.flatMap(({ offer }) => offer ?? [])];
      for (const { bill } of offers)
        expect(billLines(bill).reduce((sum, line) => sum + (line.coins ?? 0), 0)).toBe(bill.total);
    }
  }
});

test("keys: Enter opens a card at its best use, letters and digits play, arrows move, Escape closes", async () => {
  const { container, props } = shown(turn, 1040);
  const card = turn.moves[0]!.fields["card"]!;
  place(container, card).focus();
  place(container, card).click(); // what Enter does to a button: a click without a press
  await tick();
  await tick();
  expect((document.activeElement as HTMLElement).dataset["move"]).toMatch(new RegExp(` ${card}$`));
  await pressKey("d");
  expect(props.send).toHaveBeenLastCalledWith([`discard ${card}`]);
  expect((document.activeElement as HTMLElement).dataset["move"]).toBe(`discard ${card}`);
  await pressKey("b");
  const build = turn.moves.find((move) => move.text === `build ${card}`);
  if (build) expect(props.send).toHaveBeenLastCalledWith([build.text]);
  else expect(props.refuse).toHaveBeenLastCalledWith(`build ${card}`);
  const wonders = turn.view.cities[turn.viewer]!.wonders;
  const index = wonders.findIndex(({ built, retired }) => !built && !retired);
  await pressKey(String(index + 1));
  const calls = [
    ...vi.mocked(props.send).mock.calls.flatMap(([notations]) => notations),
    ...vi.mocked(props.refuse).mock.calls.map(([text]) => text),
  ];
  expect(calls).toContain(`raise ${wonders[index]!.wonder} ${card}`);
  await pressKey("Escape");
  expect(buttonsOf(container)).toEqual([]);
  expect(document.activeElement).toBe(place(container, card));
  await pressKey("ArrowUp");
  const slot = turn.view.slots.find((each) => each.card === card)!;
  const now = turn.view.slots.find(
    (each) => String(each.slot) === (document.activeElement as HTMLElement).dataset["slot"],
  )!;
  expect(now.row).toBeLessThan(slot.row);
});

test("the arrow keys are listed while they move between cards, not while they step through a replay", () => {
  const arrows = (): number => shortcuts.list.filter(({ message }) => message === "show-key-arrows").length;
  shown(turn, 1040);
  expect(arrows()).toBe(4);
  cleanup();
  shown(turn, 1040, { still: true });
  shown(
    asking.find((position) => position.asked === "picking")!,
    1040,
  );
  expect(arrows()).toBe(0);
});

test("what the prompt leaves to the board is on the board", () => {
  for (const verb of duel.laidOut!) {
    const position = asking.find(({ moves }) => moves.some((move) => move.verb === verb))!;
    const { container } = shown(position, 374);
    const moves = position.moves.filter((move) => move.verb === verb).map(({ text }) => text);
    expect(buttonsOf(container).map((button) => button.dataset["move"])).toEqual(expect.arrayContaining(moves));
    cleanup();
  }
});

test("spectators, and viewers of a finished game, can only inspect", async () => {
  const over = recorded.positions.filter((position) => position.asked === "over");
  expect(over.some((position) => position.viewer < 0)).toBe(true);
  for (const position of over) {
    const { container } = shown(position, 1040);
    expect(buttonsOf(container)).toEqual([]);
    expect(container.querySelectorAll(".winner").length).toBe(position.view.winners.length);
    cleanup();
  }
  const { container } = shown({ ...turn, moves: [] }, 1040, { still: true });
  await open(container, turn.moves[0]!.fields["card"]!);
  expect(buttonsOf(container)).toEqual([]);
  expect(container.querySelector("article")?.textContent).toContain(
    say("show-bill-for", { name: NAMES[turn.viewer]! }),
  );
});

test("the shell hears of pointing at a way to play a card, and of pointing away", async () => {
  const { container, props } = shown(turn, 1040);
  await open(container, turn.moves[0]!.fields["card"]!);
  const [button] = buttonsOf(container);
  button?.dispatchEvent(new Event("focus"));
  expect(props.point).toHaveBeenLastCalledWith(button?.dataset["move"]);
  button?.dispatchEvent(new Event("blur"));
  expect(props.point).toHaveBeenLastCalledWith(null);
});

test("why a card cannot be played in some way is said next to the ways", async () => {
  const { container, props, rerender } = shown(turn, 1040);
  const covered = turn.view.slots.find((slot) => !slot.taken && slot.card !== null && !slot.accessible)!.card!;
  await open(container, covered);
  const button = container.querySelector<HTMLButtonElement>(`[data-move="build ${covered}"]`)!;
  button.dispatchEvent(new Event("focus"));
  const fault = { code: "unknown", what: "It is covered.", rule: "", details: {} };
  await rerender({
    ...props,
    considered: { kind: "considered", id: "1", move: `build ${covered}`, ply: 1, fault, events: [], certain: true },
  });
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe("It is covered.");
});

test("the chosen move is marked, and its preview appears where it would happen", async () => {
  const move = turn.moves.find(({ verb }) => verb === "discard")!;
  const considered: Considered = {
    kind: "considered",
    id: "1",
    move: move.text,
    ply: 1,
    fault: null,
    events: turn.considered[move.text]!,
    certain: true,
  };
  const { container } = shown(turn, 1040, { chosen: move, considered });
  await open(container, move.fields["card"]!);
  expect(container.querySelector(`[data-move="${move.text}"]`)?.getAttribute("aria-pressed")).toBe("true");
  const me = turn.view.cities[turn.viewer]!;
  expect(container.querySelector(`[data-zone="coins:${turn.viewer}"] .change`)?.textContent).toContain(
    String(me.coins + me.discard_income),
  );
});

test("a preview of coins, pawn and buildings matches the bill", () => {
  for (const position of turns) {
    const me = position.view.cities[position.viewer]!;
    for (const move of position.moves) {
      const preview = previewOf(position.considered[move.text]!);
      const mine = preview.coins[position.viewer]!;
      if (move.verb === "discard") expect(mine, move.text).toBe(me.discard_income);
      const offer =
        move.verb === "build"
          ? me.offers.find(({ name }) => name === move.fields["card"])
          : me.wonders.find(({ wonder }) => wonder === move.fields["wonder"])?.offer;
      if (move.verb === "discard" || !offer) continue;
      expect(mine, move.text).toBe(offer.gains - offer.bill.total);
      if (offer.shields === 0) expect(preview.pawn).toBeNull();
      else expect(Math.abs(preview.pawn! - position.view.pawn)).toBe(offer.shields);
      if (move.verb === "build") expect(preview.buildings.get(`${position.viewer}:${colourOf(offer.name)}`)).toBe(1);
      else expect(preview.wonder).toBe(offer.name);
    }
  }
});

test("the hint's moves show their rank on the card and at the way, also to screen readers", async () => {
  const advice = turn.moves.slice(0, 2).map((move) => ({ move, chance: 0.5, share: 0.5, proven: false }));
  const { container } = shown(turn, 1040, { advice });
  const card = advice[0]!.move.fields["card"]!;
  expect(place(container, card).querySelector(".rank")?.textContent).toBe("1");
  expect(spoken(place(container, card))).toContain(say("hint-rank", { rank: 1 }));
  await open(container, card);
  const way = container.querySelector(`[data-move="${advice[0]!.move.text}"]`);
  expect(way?.querySelector(".rank")?.textContent).toBe("1");
  expect(spoken(way)).toContain(say("hint-rank", { rank: 1 }));
});

test("the races say how close each side is", () => {
  for (const position of recorded.positions) {
    const { container } = shown(position, 374);
    const words = spoken(container.querySelector("button.races"));
    for (const city of position.view.cities) {
      const name = NAMES[city.seat]!;
      expect(words).toContain(say("show-race-military", { name, count: city.steps_to_capital }));
      expect(words).toContain(say("show-race-science", { name, count: city.different_symbols }));
      expect(words).toContain(say("show-race-points", { name, count: city.points.total }));
    }
    // As in the strip of players above, for every viewer.
    for (const race of container.querySelectorAll(".race")) {
      const colours = [...race.querySelectorAll<HTMLElement>(".side")].map((side) =>
        side.style.getPropertyValue("--player"),
      );
      expect(colours).toEqual(["var(--player-1)", "var(--player-2)"]);
    }
    cleanup();
  }
});

test("every event that moves a piece says where from and where to", () => {
  const moving = new Set([
    "builds",
    "builds-free",
    "builds-by-chain",
    "raises",
    "discards",
    "destroys",
    "revives",
    "picks",
    "gets-last",
    "takes",
    "keeps",
  ]);
  for (const event of recorded.events) {
    const travels = travelsOf(event);
    if (moving.has(event.name)) expect(travels.length, event.name).toBeGreaterThan(0);
    else if (event.name !== "loots") expect(travels, event.name).toEqual([]);
    for (const { from, to, name } of travels) expect(from.length * to.length * name.length).toBeGreaterThan(0);
  }
});

test("the track has its zones and the military tokens that are left", () => {
  expect([0, 1, -2, 3, 5, -6, 8, 9].map(zoneOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  expect([...lootByZone([2, 5])]).toEqual([
    [2, 2],
    [3, 5],
  ]);
  expect([...lootByZone([5])]).toEqual([[3, 5]]);
});

test("every building can be drawn small", () => {
  for (const card of Object.keys(CARDS)) expect(tileOf(card).signs.length, card).toBeGreaterThan(0);
  expect(new Set(Object.values(CARDS).map(({ colour }) => colour))).toEqual(new Set(COLOURS));
});

test.each(["en", "ru", "bg"] as const)("every label has a message in %s", async (language) => {
  await setLanguage(language);
  const error = vi.spyOn(console, "error");
  for (const position of recorded.positions) {
    const { container } = shown(position, 1040);
    for (const slot of position.view.slots) if (!slot.taken && slot.card !== null) await open(container, slot.card);
    expect(container.textContent).not.toMatch(/\b(show|board|card|wonder|token|colour|resource|ask)-[a-z]/);
    for (const labelled of container.querySelectorAll("[aria-label]"))
      expect(labelled.getAttribute("aria-label")).toMatch(/\p{L}/u);
    for (const button of container.querySelectorAll("button:not(.icon)")) expect(spoken(button)).toMatch(/\p{L}/u);
    cleanup();
  }
  expect(error).not.toHaveBeenCalled();
  await setLanguage("en");
});

test("the strip shows coins, points and symbols; every event belongs to a filter that has a name", () => {
  for (const { view } of recorded.positions) {
    for (const { seat, coins, points } of view.cities)
      expect(
        duel
          .summary(view, seat)
          .slice(0, 2)
          .map(({ value }) => Number(value)),
      ).toEqual([coins, points.total]);
  }
  for (const filter of duel.filters) expect(say(`board-filter-${filter}`)).not.toContain("board-filter");
  for (const event of recorded.events) {
    const line: Line = {
      version: 1,
      at_ms: 0,
      kind: "game",
      ply: 1,
      turn: 0,
      round: 1,
      text: "",
      author: "",
      by: "",
      room: "",
      ...event,
    };
    expect(duel.filters).toContain(duel.filterOf(line));
  }
});

test("no template has a style attribute, which the content policy would block", () => {
  for (const folder of ["src/games/duel", "src/games/duel/art"]) {
    for (const file of readdirSync(resolve(folder)).filter((name) => name.endsWith(".svelte"))) {
      expect(readFileSync(resolve(folder, file), "utf-8"), file).not.toMatch(/\sstyle=/);
    }
  }
});
