/** The board of CATAN over positions of real games: whatever is legal can be reached, whatever is not says why not. */
import { cleanup } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { tick } from "svelte";
import { describe, expect, test, vi } from "vitest";
import type { MoveInfo } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import catan from "../src/games/catan";
import type { Settled } from "../src/games/contract";
import Board from "../src/games/catan/Board.svelte";
import { FROM_HAND, countOf, deedsOf, improvementPrice, kindsOf, lacking, totalOf } from "../src/games/catan/material";
import { eventOdds, rollOdds } from "../src/games/catan/odds";
import { meantAt, trialFor } from "../src/games/catan/reasons";
import { Offer } from "../src/games/catan/trade.svelte";
import type { CatanView } from "../src/games/catan/view";
import { missed, prepareTable, pressKey, pressMoves, showBoard, type Recorded as Seen } from "./board";

// The island's pictures have tests of their own; without them a table is drawn much faster.
vi.mock("../src/games/catan/island/Land.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/catan/island/Pieces.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/catan/island/Marks.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/catan/island/Sea.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/catan/art/CardFace.svelte", () => ({ default: (): void => undefined }));
vi.mock("../src/games/catan/art/KindCard.svelte", () => ({ default: (): void => undefined }));

type Recorded = Seen<CatanView>;

const { positions } = JSON.parse(readFileSync(resolve("tests/fixtures/catan-positions.json"), "utf-8")) as {
  positions: Recorded[];
};
const asking = positions.filter(({ moves }) => moves.length > 0);
const turn = asking.find(({ asked, view }) => asked === "turn" && view.mode === "knights")!;

/** Moves that the prompt offers itself: those that name nothing, unless the board lays them out. */
const isLoose = ({ verb, fields }: MoveInfo): boolean =>
  !catan.laidOut!.includes(verb) && Object.keys(fields).every((field) => field === "seat");

prepareTable("catan");
const shown = (position: Recorded, width = 1040) => showBoard(Board, position, width);

/** Everything that can be reached by pressing, by notation. */
async function reach(position: Recorded, width: number): Promise<Set<string>> {
  const table = shown(position, width);
  const { props, all, press } = table;
  const legal = new Map(position.moves.map((move) => [move.text, move]));
  const reached = new Set(pressMoves(table, legal));

  for (const place of all("button[data-place]:not([data-move])").map((button) => button.dataset["place"])) {
    await press(`button[data-place="${place}"]`);
    for (const move of pressMoves(table, legal)) reached.add(move);
  }
  for (const card of all("button[data-card]").map((button) => button.dataset["card"])) {
    await press(`button[data-card="${card}"][aria-expanded="false"]`);
    for (const move of pressMoves(table, legal)) reached.add(move);
  }

  const verb = FROM_HAND[position.asked];
  for (const { text, fields } of verb === undefined ? [] : position.moves) {
    await press(`button[data-pick="${fields["kind"]}"]`);
    for (let more = 0; more < 60 && all("[data-send-picked][aria-disabled]").length > 0; more += 1)
      await press("button[data-pick].lit");
    await press("[data-send-picked]");
    const sent = vi.mocked(props.send).mock.lastCall as unknown as [string[]];
    expect(sent[0]).toContain(text);
    expect(sent[0]).toHaveLength(Math.max(1, position.view.asked_times));
    reached.add(text);
  }

  if (await press("button[data-trade=bank]")) {
    for (const { text, verb, fields } of position.moves) {
      if (verb !== "bank") continue;
      await press(`button[data-give="${fields["kind"]}"]`);
      await press(`button[data-take="${fields["for"]}"]`);
      const [button] = all(`dialog button[data-move="${text}"]`);
      button!.click();
      expect(props.send).toHaveBeenLastCalledWith([text]);
      reached.add(text);
    }
  }
  if (await press("button[data-trade=harbour]")) {
    for (const { text, verb } of position.moves) {
      if (verb !== "barter") continue;
      await press("button[data-trade=harbour]");
      await press(`dialog button[data-move="${text}"]`);
      expect(props.choose).toHaveBeenLastCalledWith(legal.get(text));
      reached.add(text);
    }
  }
  if ((await press("button[data-write]")) ?? (await press("button[data-trade=players]"))) {
    await press("dialog [data-tab=players]");
    if (position.view.draft) {
      for (const { text, verb, fields } of position.moves) {
        const seat = Number((fields["seat"] ?? "p0").slice(1)) - 1;
        const control =
          verb === "ask" ? all(`[data-ask="${seat}"]`) : all(`[data-step="${text} more"]:not([aria-disabled])`);
        if (["give", "want", "ask"].includes(verb) && control.length === 1) reached.add(text);
      }
      if (legal.has("offer")) {
        await press("[data-send-offer]");
        expect(props.send).toHaveBeenLastCalledWith(["offer"]);
        reached.add("offer");
      }
    } else {
      await press(".composer .send .quiet");
      for (const { text, verb } of position.moves)
        if (verb === "give" && all(`[data-step="${text} more"]:not([aria-disabled])`).length === 1) reached.add(text);
    }
  }
  return reached;
}

test("the recorded positions ask every kind of question, with every verb that people use", () => {
  const verbs = new Set(asking.flatMap(({ moves }) => moves.map(({ verb }) => verb)));
  for (const verb of [
    "settlement",
    "city",
    "road",
    "ship",
    "roll",
    "play",
    "discard",
    "robber",
    "rob",
    "take",
    "buy",
    "wall",
    "improve",
    "hire",
    "activate",
    "promote",
    "march",
    "go",
    "bank",
    "give",
    "want",
    "ask",
    "offer",
    "drop",
    "accept",
    "decline",
    "deal",
    "withdraw",
    "pass",
    "end",
  ]) {
    expect(verbs, verb).toContain(verb);
  }
});

describe.each([
  ["phone", 374],
  ["desktop", 1040],
])("on a %s", (_, width) => {
  test.each(
    asking.map((position, index): [string, Recorded] => [
      `${index}: ${position.asked}, ${position.view.mode}`,
      position,
    ]),
  )("%s: every legal move can be reached", async (_, position) => {
    const reached = await reach(position, width);
    expect(missed(position, reached, isLoose)).toEqual([]);
  });
});

test("costs are shown on the table, and what cannot be built says why", () => {
  for (const position of asking.filter(({ asked }) => asked === "turn")) {
    const { all, props } = shown(position);
    for (const { verb } of deedsOf(position.view).filter(({ verb }) => verb !== "buy")) {
      const [entry] = all(`[data-deed="${verb}"]`);
      expect(entry, verb).toBeDefined();
      const possible = position.moves.some((move) => move.verb === verb);
      expect(entry!.classList.contains("lit")).toBe(possible);
      if (possible) continue;
      entry!.click();
      expect(props.refuse).toHaveBeenLastCalledWith(trialFor(position.view, position.viewer, verb));
    }
    cleanup();
  }
});

test("picking an action lights only its places; picking it again lights all", async () => {
  const verbs = new Set(
    turn.moves.filter(({ fields }) => fields["edge"] ?? fields["crossing"]).map(({ verb }) => verb),
  );
  const { all, press } = shown(turn);
  const before = all("[data-place]").length;
  for (const verb of verbs) {
    if (all(`[data-deed="${verb}"]`).length === 0) continue;
    await press(`[data-deed="${verb}"]`);
    expect(all("[data-place]").length).toBe(turn.moves.filter((move) => move.verb === verb).length);
    await press(`[data-deed="${verb}"]`);
    expect(all("[data-place]").length).toBe(before);
  }
});

test("pressing an unlit place on your turn tries what could be built there", () => {
  const { view, viewer } = turn;
  for (const { crossing, piece, seat } of view.crossings) {
    const meant = meantAt(view, viewer, "crossing", crossing);
    if (seat !== viewer) expect(meant).toBeNull();
    else if (piece === "settlement") expect(meant).toBe(`city ${crossing}`);
  }
  for (const { edge } of view.edges) expect(meantAt(view, viewer, "edge", edge)).toBeNull();
});

test("Escape closes what is open, and a key opens the trade window", async () => {
  const { all } = shown(turn);
  const [card] = all("button[data-card]");
  if (card) {
    card.click();
    await tick();
    expect(all("[data-panel]").length).toBe(1);
    await pressKey("Escape", document.body);
    expect(all("[data-panel]").length).toBe(0);
  }
  await pressKey("t", document.body);
  expect(all("dialog[open] .composer").length).toBe(1);
});

test("an offer is sent in one go: cards, seats, then the offer itself", () => {
  const view: CatanView = { ...turn.view, draft: null };
  const rich = {
    ...view,
    own: { ...view.own!, hand: { lumber: 2, wool: 1 } },
    players: view.players.map((player) => ({ ...player, cards: 5 })),
  };
  const offer = new Offer();
  expect(offer.flaw(rich)).toBe("give");
  offer.step(rich, "gives", "lumber", 1);
  offer.step(rich, "gives", "lumber", 1);
  offer.step(rich, "gives", "lumber", 1);
  expect(offer.count("gives", "lumber")).toBe(2);
  expect(offer.flaw(rich)).toBe("want");
  offer.step(rich, "wants", "lumber", 1);
  expect(offer.count("wants", "lumber")).toBe(0);
  offer.step(rich, "wants", "ore", 1);
  const other = rich.players.find(({ seat }) => seat !== rich.active)!.seat;
  offer.toggle(other);
  expect(offer.flaw(rich)).toBe("");
  expect(offer.notations(rich)).toEqual(["give lumber", "give lumber", `ask p${other + 1}`, "want ore", "offer"]);
  const begun = { ...rich, draft: { gives: { lumber: 1 }, wants: {}, asked: [other] } };
  expect(offer.notations(begun)).toEqual(["give lumber", "want ore", "offer"]);
  const unlike = { ...rich, draft: { gives: { wool: 1 }, wants: {}, asked: [] } };
  expect(offer.notations(unlike)[0]).toBe("drop");
});

test("prices: missing cards are counted, and a level costs its number in commodities, one less with a Crane", () => {
  expect(lacking({ lumber: 1, brick: 2 }, { brick: 1 })).toEqual({ lumber: 1, brick: 1 });
  const { view } = turn;
  const level = view.players[view.active]!.levels["trade"]!;
  if (level < 5) {
    expect(improvementPrice({ ...view, turn: { ...view.turn, cranes: 0 } }, view.active, "trade")).toEqual({
      cloth: level + 1,
    });
    expect(improvementPrice({ ...view, turn: { ...view.turn, cranes: 1 } }, view.active, "trade")).toEqual({
      cloth: level,
    });
  }
});

test("the dice statistics show actual rolls beside expected ones", async () => {
  const sums = rollOdds([0, 1, 2, 3, 4, 20, 3, 2, 1, 0, 0]);
  expect(sums.map(({ face }) => face)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
  expect(sums.reduce((all, { expected }) => all + expected, 0)).toBeCloseTo(36);
  expect(sums[5]).toEqual({ face: "7", count: 20, expected: 6 });
  expect(eventOdds({})).toEqual([]);
  expect(
    eventOdds({ ship: 4, "gate-trade": 2, "gate-politics": 0, "gate-science": 0 }).map(({ expected }) => expected),
  ).toEqual([3, 1, 1, 1]);
  const { all, press } = shown(turn);
  await press("[data-rolls]");
  expect(all("dialog[open] .sums .count").map(({ textContent }) => Number(textContent))).toEqual(turn.view.rolls);
  expect(all("dialog[open] .events li").length).toBe(4);
});

test("an offer that is no longer allowed says so", () => {
  const offer = new Offer();
  expect(offer.flaw({ ...turn.view, turn: { ...turn.view.turn, offers_left: 0 } })).toBe("none");
});

test("spectators have nothing to choose", () => {
  const watched = positions.find(({ viewer }) => viewer < 0)!;
  const { all } = shown(watched);
  expect(all("[data-move], [data-place], [data-deed]")).toEqual([]);
});

test("the strip shows points, cards and knights; every log line has a filter", () => {
  const { view } = turn;
  const lines = catan.summary(view, 0);
  expect(lines.map(({ value }) => value)[0]).toBe(`${view.players[0]!.points.total}/${view.target}`);
  for (const { label } of lines) expect(label).toMatch(/\d/);
  for (const filter of catan.filters) expect(say(`board-filter-${filter}`)).not.toBe(`board-filter-${filter}`);
  expect(totalOf(view.bank)).toBeGreaterThan(0);
  expect(kindsOf(view).every((kind) => countOf(view.bank, kind) >= 0)).toBe(true);
});

describe("answers settled in advance", () => {
  const answering = asking.find(
    ({ view, viewer, moves }) => view.active !== viewer && moves.some(({ verb }) => verb === "decline"),
  )!;
  const ahead = (more: Partial<Settled> = {}): Settled => ({
    wishes: ["decline", "ask", "keep-ore"],
    game: ["keep-ore"],
    turn: [],
    pending: false,
    settle: vi.fn<Settled["settle"]>(),
    ...more,
  });
  const at = (settled: Settled | null) => showBoard(Board, answering, 1040, { ahead: settled });

  test("one press declines what else is offered this turn, and another takes that back", async () => {
    const asked = ahead();
    const table = at(asked);
    await table.press("[data-no-more]");
    expect(asked.settle).toHaveBeenLastCalledWith(["keep-ore"], ["decline"]);
    cleanup();
    const again = ahead({ turn: ["decline"] });
    const { all, press } = at(again);
    expect(all("[data-no-more]")[0]!.getAttribute("aria-pressed")).toBe("true");
    await press("[data-no-more]");
    expect(again.settle).toHaveBeenLastCalledWith(["keep-ore"], []);
  });

  test("an offer that is being declined for the reader asks nothing of them", () => {
    const { all } = at(ahead({ pending: true }));
    expect(all("[data-settled]")[0]!.textContent).toMatch(/declined for you/);
    expect(all('button[data-move="accept"], button[data-move="decline"]')).toEqual([]);
  });

  test("cards never to give away are kept in a window of their own", async () => {
    const asked = ahead();
    const { all, press } = at(asked);
    await press("[data-ahead]");
    expect(all('[data-keep="ore"]')[0]!.getAttribute("aria-pressed")).toBe("true");
    await press('[data-keep="wool"]');
    expect(asked.settle).toHaveBeenLastCalledWith(["keep-ore", "keep-wool"], []);
    await press('[data-keep="ore"]');
    expect(asked.settle).toHaveBeenLastCalledWith([], []);
  });

  test("spectators and games without them have no such button", () => {
    expect(at(null).all("[data-ahead], [data-no-more]")).toEqual([]);
  });
});

test("a card of the hand begins an offer with it, and the wish is one more press", async () => {
  const trader = asking.find(
    ({ asked, view, viewer, moves }) =>
      asked === "turn" && view.active === viewer && moves.some(({ verb }) => verb === "give"),
  )!;
  const { all, press, props } = shown(trader);
  const [card] = all("[data-offer]");
  const kind = card!.dataset["offer"]!;
  await press(`[data-offer="${kind}"]`);
  expect(all(`[data-step="give ${kind} less"]`)[0]!.textContent).toContain("1");
  const wish = all('[data-step^="want "][data-step$=" more"]:not([aria-disabled])')[0]!;
  await press(`[data-step="${wish.dataset["step"]}"]`);
  await press("[data-send-offer]");
  const [, wanted] = wish.dataset["step"]!.split(" ");
  expect(props.send).toHaveBeenLastCalledWith([`give ${kind}`, `want ${wanted}`, "offer"]);
});
