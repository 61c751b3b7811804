/** Victoria's board over positions of real games: whatever is legal can be reached, whatever is not says why not. */
import { cleanup } from "@testing-library/svelte";
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test, vi } from "vitest";
import victoria from "../src/games/victoria";
import Board from "../src/games/victoria/Board.svelte";
import { ROMAN, domainOf, erasLeft, eraOf } from "../src/games/victoria/material";
import { previewAt, previewOf } from "../src/games/victoria/preview";
import { travelsOf } from "../src/games/victoria/travel";
import type { VictoriaView } from "../src/games/victoria/view";
import type { Considered, EventInfo, Line, MoveInfo } from "$lib/protocol";
import { say, sayMove, setLanguage } from "$lib/text.svelte";
import { NAMES, prepareTable, showBoard, spoken, type Recorded as Seen } from "./board";

interface Recorded extends Seen<VictoriaView> {
  players: number;
  considered: Record<string, EventInfo[]>;
  happened: EventInfo[];
}

const recorded = JSON.parse(readFileSync(resolve("tests/fixtures/victoria-positions.json"), "utf-8")) as {
  notations: string[];
  positions: Recorded[];
};
const notations = new Set(recorded.notations);
const asking = recorded.positions.filter((position) => position.moves.length > 0);

prepareTable("victoria");

function shown(position: Recorded, width: number, more: Parameters<typeof showBoard<VictoriaView>>[3] = {}) {
  const table = showBoard(Board, position, width, { names: NAMES.slice(0, position.players), ...more });
  return { ...table, buttons: [...table.container.querySelectorAll<HTMLButtonElement>("button[data-move]")] };
}

/** The word by which a label must name what the move is about. */
function subjectOf(move: MoveInfo): string {
  const { card, effect, domain, seat } = move.fields;
  if (card !== undefined) return say(`card-${card}`);
  if (effect !== undefined) return say(`effect-${effect}`);
  if (domain !== undefined) return say(`domain-${domain}`);
  return NAMES[Number((seat ?? "p1").slice(1)) - 1] ?? "";
}

test("the recorded positions ask every kind of question, with every verb", () => {
  expect(new Set(asking.flatMap((position) => position.moves.map((move) => move.verb)))).toEqual(
    new Set([
      "pick",
      "choose",
      "play",
      "use",
      "copy",
      "end",
      "discard",
      "drop",
      "return",
      "name",
      "question",
      "give",
      "lay",
      "recover",
    ]),
  );
});

describe.each([
  ["phone", 374],
  ["desktop", 1040],
])("on a %s", (_, width) => {
  test.each(
    recorded.positions.map((position): [string, Recorded] => [
      `${position.asked}, ${position.players} players`,
      position,
    ]),
  )("%s: every legal move is a lit, labelled button; all else asks why not", (_, position) => {
    const { buttons, props } = shown(position, width);
    const legal = new Map(position.moves.map((move) => [move.text, move]));
    for (const button of buttons) {
      const notation = button.dataset["move"] ?? "";
      const move = legal.get(notation);
      expect(notations, notation).toContain(notation);
      expect(button.classList.contains("lit"), notation).toBe(move !== undefined);
      button.click();
      if (move) {
        expect(spoken(button)).toContain(subjectOf(move));
        expect(props.choose).toHaveBeenLastCalledWith(move);
      } else {
        expect(props.refuse).toHaveBeenLastCalledWith(notation);
      }
    }
    // Ending the turn is no thing on the board; the prompt has a button for it.
    const reached = new Set(buttons.map((button) => button.dataset["move"]));
    expect([...legal.keys()].filter((notation) => notation !== "end" && !reached.has(notation))).toEqual([]);
  });
});

test("spectators, and viewers of a finished game, can only inspect", () => {
  const over = recorded.positions.filter((position) => position.asked === "over");
  expect(over.some((position) => position.viewer < 0)).toBe(true);
  for (const position of over) {
    const { buttons, container } = shown(position, 1040);
    expect(buttons).toEqual([]);
    expect(container.querySelectorAll(".winner").length).toBe(position.view.winners.length);
    cleanup();
  }
});

test("a replay shows the same table with nothing to try", () => {
  const { buttons, container } = shown({ ...asking[0]!, moves: [] }, 1040, { still: true });
  expect(buttons).toEqual([]);
  expect(container.querySelectorAll("[data-zone^='hand:0:'], [data-zone^='hand:1:']").length).toBeGreaterThan(0);
});

test("hidden cards are never on the board: only my own hand has faces", () => {
  for (const position of asking.filter(({ asked }) => asked === "step-play")) {
    const { container } = shown(position, 1040);
    const hand = [...container.querySelectorAll("[data-zone^='hand:'][data-move]")];
    const kinds = new Set(position.view.players[position.viewer]?.hand);
    expect(hand.map((each) => each.getAttribute("data-zone"))).toEqual(
      [...kinds].map((card) => `hand:${position.viewer}:${card}`),
    );
    cleanup();
  }
});

test("the shell hears of pointing at something, and of pointing away", () => {
  const { buttons, props } = shown(asking[0]!, 1040);
  buttons[0]?.dispatchEvent(new Event("focus"));
  expect(props.point).toHaveBeenLastCalledWith(buttons[0]?.dataset["move"]);
  buttons[0]?.dispatchEvent(new Event("blur"));
  expect(props.point).toHaveBeenLastCalledWith(null);
});

test("the chosen move is marked, and its preview appears where it would happen", () => {
  const position = asking.find(({ asked, considered }) => asked === "step-play" && Object.keys(considered).length > 0)!;
  const move = position.moves[0]!;
  const considered: Considered = {
    kind: "considered",
    id: "1",
    move: move.text,
    ply: 1,
    fault: null,
    events: position.considered[move.text]!,
    certain: true,
  };
  const { container } = shown(position, 1040, { chosen: move, considered });
  expect(container.querySelector(`[data-move="${move.text}"]`)?.getAttribute("aria-pressed")).toBe("true");
  const place = `area:${position.viewer}:${domainOf(move.fields["card"]!)}`;
  expect(container.querySelector(`[data-zone="${place}"] .gained`)).not.toBeNull();
});

test("the hint's moves show their rank, also to screen readers", () => {
  const position = asking.find(({ asked }) => asked === "step-play")!;
  const advice = position.moves.slice(0, 2).map((move) => ({ move, chance: 0.5, share: 0.5, proven: false }));
  const { container } = shown(position, 1040, { advice });
  advice.forEach(({ move }, index) => {
    const button = container.querySelector(`[data-move="${move.text}"]`);
    expect(button?.querySelector(".rank")?.textContent).toBe(String(index + 1));
    expect(spoken(button)).toContain(say("hint-rank", { rank: index + 1 }));
  });
});

test("why something cannot be chosen appears next to it", async () => {
  const position = asking.find(({ asked }) => asked === "step-play")!;
  const { container, props, rerender } = shown(position, 1040);
  const button = container.querySelector<HTMLButtonElement>('[data-move="use attack"]')!;
  button.dispatchEvent(new Event("focus"));
  const fault = { code: "illegal", what: "", rule: "CV-EFF-02", details: {} };
  await rerender({
    ...props,
    considered: { kind: "considered", id: "1", move: "use attack", ply: 1, fault, events: [], certain: true },
  });
  expect(button.querySelector("[role=tooltip]")?.textContent).toContain(say("why-CV-EFF-02"));
});

test("a preview gains and loses exactly what the events say", () => {
  for (const position of asking) {
    for (const [notation, events] of Object.entries(position.considered)) {
      const preview = previewOf(events);
      for (const player of position.view.players) {
        for (const domain of player.domains) {
          const { gains, losses } = previewAt(preview, player.seat, domain.domain);
          for (const card of [...gains, ...losses]) expect(domainOf(card), notation).toBe(domain.domain);
          for (const card of losses) expect(domain.cards).toContain(card);
        }
      }
    }
  }
});

test("every event that moves a card says where from and where to", () => {
  const still = new Set([
    "first-player",
    "packs-move",
    "draft-ends",
    "turn",
    "uses",
    "copies",
    "coin-off",
    "cannot-play",
    "lapses",
    "ends",
    "deck-empty",
    "instant-win",
    "scoring",
  ]);
  for (const event of recorded.positions.flatMap(({ happened }) => happened)) {
    const travels = travelsOf(event);
    if (still.has(event.name)) expect(travels, event.name).toEqual([]);
    else if (!event.name.startsWith("questions")) expect(travels.length, event.name).toBeGreaterThan(0);
    for (const { from, to, card, era } of travels) {
      expect(from.length * to.length).toBeGreaterThan(0);
      if (card !== null) expect(eraOf(card)).toBe(era);
    }
  }
});

test("the eras left in the deck add up, and the top era is the first that is left", () => {
  for (const { view } of recorded.positions) {
    const left = erasLeft(view.deck, view.players.length);
    expect(left[0] + left[1] + left[2]).toBe(view.deck);
    expect(left.findIndex((amount) => amount > 0) + 1).toBe(view.top_era ?? 0);
  }
  expect(ROMAN).toHaveLength(3);
});

test.each(["en", "ru", "bg"] as const)("every label has a message in %s", async (language) => {
  await setLanguage(language);
  const error = vi.spyOn(console, "error");
  for (const position of recorded.positions.slice(0, 13)) {
    const { container } = shown(position, 1040);
    expect(container.textContent).not.toMatch(/\b(show|board|card|domain|effect)-[a-z]/);
    for (const labelled of container.querySelectorAll("[aria-label]"))
      expect(labelled.getAttribute("aria-label")).toMatch(/\p{L}/u);
    for (const button of container.querySelectorAll("button:not(.icon)")) expect(spoken(button)).toMatch(/\p{L}/u);
    for (const move of position.moves) expect(sayMove(move, NAMES)).not.toContain("move-");
    cleanup();
  }
  expect(error).not.toHaveBeenCalled();
  await setLanguage("en");
});

test("the strip shows a player's cards, the domain closest to winning, and levels", () => {
  for (const { view } of recorded.positions) {
    for (const { seat } of view.players) {
      const [hand, best, levels] = victoria.summary(view, seat);
      expect(Number(hand?.value)).toBeGreaterThanOrEqual(0);
      expect(best?.value).toMatch(/^\d+\/\d+$/);
      expect(Number(levels?.value)).toBeGreaterThanOrEqual(0);
    }
  }
});

test("every event belongs to a filter of the log that has a name", () => {
  for (const filter of victoria.filters) expect(say(`board-filter-${filter}`)).not.toContain("board-filter");
  for (const event of recorded.positions.flatMap(({ happened }) => happened)) {
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
    expect(victoria.filters).toContain(victoria.filterOf(line));
  }
});

test("no template has a style attribute, which the content policy would block", () => {
  for (const folder of ["src/games/victoria", "src/games/victoria/art", "src/ui"]) {
    for (const file of readdirSync(resolve(folder)).filter((name) => name.endsWith(".svelte"))) {
      expect(readFileSync(resolve(folder, file), "utf-8"), file).not.toMatch(/\sstyle=/);
    }
  }
});
