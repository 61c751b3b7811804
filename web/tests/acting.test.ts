import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo, Position } from "$lib/protocol";
import { TableSession } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { onKey } from "$lib/shortcuts.svelte";
import { setLanguage, useGame } from "$lib/text.svelte";
import catan from "../src/games/catan";
import newdawn from "../src/games/newdawn";
import victoria from "../src/games/victoria";
import type { PickSet } from "../src/table/picks.svelte";
import { Picks } from "../src/table/picks.svelte";
import { Play } from "../src/table/play.svelte";
import { isMyTurn } from "../src/table/words";
import ActingAtTable from "./ActingAtTable.svelte";
import { FakeSocket, position, update } from "./fakesocket";
import { pressKey } from "./board";

const move = (text: string): MoveInfo => {
  const [verb = "", kind] = text.split(" ");
  return { text, verb, fields: kind === undefined ? {} : { kind } };
};
const ORE = move("discard ore");
const WOOL = move("discard wool");
const END = move("end");
const PASS = move("pass");
const ROLL = move("roll");

let session: TableSession;
let play: Play;
let ply = 4;

async function asked(moves: MoveInfo[], question = "step-play", more: Partial<Position> = {}): Promise<void> {
  ply += 1;
  const view = { asked: question, awaited: [0], asked_times: 0 };
  const shown = { ...position(ply), view, moves, ...more };
  FakeSocket.last.tell(update(ply, 0, { position: shown, lines: [] }));
  play.settle(session.position, 0);
  await tick();
}

/** The server takes the last command, and asks this next. */
async function taken(moves: MoveInfo[], question: string): Promise<void> {
  const said = FakeSocket.last.sent.filter((message) => message.do === "move" || message.do === "moves").at(-1);
  FakeSocket.last.tell({ kind: "ack", id: said?.id, version: ply + 1 });
  await vi.advanceTimersByTimeAsync(0);
  await asked(moves, question);
}

function shown(leaving: readonly string[] = ["end", "pass"]): HTMLElement {
  return render(ActingAtTable, { session, play, leaving }).container;
}

const answers = (page: HTMLElement): string[] =>
  [...page.querySelectorAll<HTMLElement>("[data-answer]")].map((one) => one.textContent.trim());
const main = (page: HTMLElement): string => page.querySelector("[data-main]")?.textContent.trim() ?? "";
const sent = (): string[][] => FakeSocket.last.said("moves").map(({ moves }) => moves);

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  await setLanguage("en");
  await useGame("catan");
  vi.useFakeTimers();
  FakeSocket.install();
  settings.confirm = true;
  session = new TableSession({ table: "tab", invite: "", motion: () => false, askName: () => Promise.resolve(true) });
  play = new Play(session);
  session.start();
  FakeSocket.last.accept();
  window.addEventListener("keydown", onKey);
});

afterEach(() => {
  cleanup();
  window.removeEventListener("keydown", onKey);
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the main button", () => {
  it("is never the one that ends the turn or skips while something better is offered", async () => {
    await asked([ORE, END]);
    const page = shown();
    expect(answers(page)).toEqual(["End the turn"]);
    expect(main(page)).toBe("");
    await asked([END]);
    expect(main(page)).toBe("End the turn");
    await asked([ROLL, PASS], "before-roll");
    expect(page.querySelector("[data-main]")?.getAttribute("data-answer")).toBe("roll");
  });

  it("stands first, and what ends or declines stands last", async () => {
    await asked([END, ROLL], "before-roll");
    expect(answers(shown())).toEqual(["Roll the dice", "End the turn"]);
  });

  it("says that a part was done", async () => {
    await asked([ORE, PASS], "free-roads");
    const page = shown();
    expect(answers(page)).toEqual(["Skip"]);
    void play.play(ORE);
    await taken([WOOL, PASS], "free-roads");
    expect(answers(page)).toEqual(["Done"]);
    void play.play(WOOL);
    await taken([ORE, PASS], "another");
    expect(answers(page)).toEqual(["Skip"]);
  });

  it("shows no answers to an offer that the table declines for the reader, and it is not their turn", async () => {
    await asked([move("decline")], "answering", { settled: true });
    expect(answers(shown())).toEqual([]);
    expect(isMyTurn(session.position, 0)).toBe(false);
    await asked([move("decline")], "answering");
    expect(isMyTurn(session.position, 0)).toBe(true);
  });
});

describe("all possible moves", () => {
  it("are no button beside the main one, but there for the keyboard and screen readers", async () => {
    await asked([ORE, WOOL]);
    const page = shown();
    const opener = page.querySelector<HTMLElement>("[aria-controls=all-moves]")!;
    expect(opener.classList.contains("all-opener")).toBe(true);
    expect(opener.getAttribute("tabindex")).toBeNull();
    await pressKey("a", document.body);
    expect(opener.getAttribute("aria-expanded")).toBe("true");
    expect(page.querySelectorAll("#all-moves button")).toHaveLength(2);
  });

  it("are chosen by digits only while they are seen", async () => {
    await asked([ORE, WOOL]);
    shown();
    await pressKey("2", document.body);
    expect(play.chosen).toBeNull();
    await pressKey("a", document.body);
    await pressKey("2", document.body);
    expect(play.chosen).toEqual(WOOL);
  });
});

describe("keys", () => {
  it("press the main button and end the turn", async () => {
    await asked([ROLL], "before-roll");
    shown();
    await pressKey(" ", document.body);
    expect(FakeSocket.last.said("move").at(-1)?.move).toBe("roll");
    await taken([ORE, END], "turn");
    await pressKey(" ", document.body);
    expect(FakeSocket.last.said("move")).toHaveLength(1); // there is no main button
    await pressKey("e", document.body);
    expect(FakeSocket.last.said("move").at(-1)?.move).toBe("end");
  });

  it("are where they are on a Latin keyboard", async () => {
    await asked([ORE, END], "turn");
    shown();
    const event = new KeyboardEvent("keydown", { key: "у", code: "KeyE", bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(FakeSocket.last.said("move").at(-1)?.move).toBe("end");
  });
});

describe("a set", () => {
  const three = (wanted = 3, fewer = false): PickSet => ({
    wanted,
    fewer,
    forced: true,
    copies: ({ text }) => (text === ORE.text ? 2 : text === WOOL.text ? 4 : 0),
  });

  it("is sent with one command and one confirmation", async () => {
    play.set = () => three();
    await asked([ORE, WOOL], "discarding");
    const page = shown();
    for (const one of [ORE, WOOL]) play.choose(one);
    await tick();
    expect(page.querySelector("[data-confirm]")?.getAttribute("aria-disabled")).toBe("true");
    play.confirm();
    expect(sent()).toEqual([]);
    play.choose(WOOL);
    for (let times = 0; times < 3; times += 1) await tick();
    expect(document.activeElement).toBe(page.querySelector("[data-confirm]"));
    play.confirm();
    expect(sent()).toEqual([[ORE.text, WOOL.text, WOOL.text]]);
    expect(FakeSocket.last.said("move")).toEqual([]);
  });

  it("is refused as a whole, with the rule", async () => {
    play.set = () => three();
    await asked([ORE, WOOL], "discarding");
    for (const one of [ORE, WOOL, WOOL]) play.choose(one);
    play.confirm();
    const id = FakeSocket.last.said("moves").at(-1)?.id;
    const fault = { code: "rule", what: "", rule: "CV-ECO-01", details: {} };
    FakeSocket.last.tell({ kind: "refused", id, fault, index: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(play.refusal?.rule).toBe("CV-ECO-01");
    expect(FakeSocket.last.said("move")).toEqual([]);
  });

  it("takes no more of a kind than there are: then all of it is put back", () => {
    const picks = new Picks(
      () => three(5),
      () => [ORE, WOOL],
    );
    for (let times = 0; times < 2; times += 1) picks.pick(ORE);
    expect(picks.count(ORE.text)).toBe(2);
    picks.pick(ORE);
    expect(picks.moves).toEqual([]);
  });

  it("leaves out what the rules choose themselves", () => {
    const picks = new Picks(
      () => three(4),
      () => [ORE, WOOL],
    );
    for (const one of [WOOL, ORE, ORE, WOOL]) picks.pick(one);
    expect(picks.notations).toEqual([WOOL.text, ORE.text, ORE.text]); // only the other kind is left
  });

  it("may be smaller where the rest can be declined", () => {
    const picks = new Picks(
      () => three(3, true),
      () => [ORE, WOOL],
    );
    expect(picks.ready).toBe(false);
    picks.pick(ORE);
    expect(picks.ready).toBe(true);
  });

  it("is sent when it is complete, for readers who confirm nothing", async () => {
    settings.confirm = false;
    play.set = () => three();
    await asked([ORE, WOOL], "discarding");
    for (const one of [ORE, WOOL, WOOL]) play.choose(one);
    expect(sent()).toEqual([[ORE.text, WOOL.text, WOOL.text]]);
  });

  it("is taken from what the games hold", () => {
    const card = (verb: string, name: string): MoveInfo => ({ text: `${verb} ${name}`, verb, fields: { card: name } });
    type Copies = (view: unknown, move: MoveInfo) => number;
    const [inVictoria, inCatan, inNewDawn] = [victoria, catan, newdawn].map(
      (game) => game.copies as unknown as Copies,
    ) as [Copies, Copies, Copies];
    const hand = { seat: 0, players: [{ hand: ["war-1", "war-1", "utopia-2"] }], discard: ["war-1"] };
    expect(inVictoria(hand, card("discard", "war-1"))).toBe(2);
    expect(inVictoria(hand, card("recover", "war-1"))).toBe(1);
    expect(inVictoria(hand, card("play", "war-1"))).toBe(0);
    const gold = { asked: "plenty", asked_times: 2, bank: { ore: 1 } };
    expect(inCatan(gold, move("take ore"))).toBe(1);
    expect(inCatan({ ...gold, asked: "aqueduct" }, move("take ore"))).toBe(0);
    const row = { seat: 0, asked: "discarding", players: [{ row: [{ card: "early-empire", tokens: ["", ""] }] }] };
    expect(inNewDawn(row, card("discard", "early-empire"))).toBe(2);
  });
});

describe("the roll", () => {
  it("is made for the reader only where nothing else can be done", () => {
    const routine = catan.routine as unknown as (view: unknown, moves: MoveInfo[]) => MoveInfo | null;
    expect(routine({}, [ROLL])).toEqual(ROLL);
    expect(routine({}, [ROLL, move("play knight")])).toBeNull();
    expect(routine({}, [END])).toBeNull();
  });
});
