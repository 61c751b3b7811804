import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveInfo, Position } from "$lib/protocol";
import { TableSession } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { nextAtDevice } from "../src/table/names";
import { Play } from "../src/table/play.svelte";
import { clockText } from "../src/table/time";
import { FakeSocket, position, update } from "./fakesocket";

const CARD: MoveInfo = { text: "play war-1", verb: "play", fields: { card: "war-1" } };
const OTHER: MoveInfo = { text: "play war-2", verb: "play", fields: { card: "war-2" } };
const END: MoveInfo = { text: "end", verb: "end", fields: {} };

let session: TableSession;
let play: Play;

function asked(ply: number, moves: MoveInfo[] = [CARD, OTHER, END]): Position {
  return { ...position(ply), view: { asked: "step-play", awaited: [0] }, moves };
}

function show(version: number, since: number, shown: Position): void {
  FakeSocket.last.tell(update(version, since, { position: shown, lines: [] }));
  play.settle(session.position, 0);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  settings.confirm = true;
  session = new TableSession({ table: "tab", invite: "", motion: () => true, askName: () => Promise.resolve(true) });
  play = new Play(session);
  session.start();
  FakeSocket.last.accept();
  show(1, 0, asked(5));
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function moves(): string[] {
  return FakeSocket.last.said("move").map((move) => move.move);
}

function answer(kind: "move" | "moves" | "consider" | "hint", body: object): Promise<void> {
  FakeSocket.last.tell({ id: FakeSocket.last.said(kind).at(-1)?.id, ...body });
  return vi.advanceTimersByTimeAsync(0).then(() => undefined);
}

const fault = (code: string, rule = "") => ({ kind: "refused", fault: { code, what: code, rule, details: {} } });

describe("choosing a move", () => {
  it("shows what it would do first, and plays it when confirmed", async () => {
    play.choose(CARD);
    expect(moves()).toEqual([]);
    await answer("consider", { kind: "considered", move: CARD.text, ply: 5, fault: null, events: [], certain: true });
    expect(play.considered?.move).toBe(CARD.text);
    play.confirm();
    expect(FakeSocket.last.said("move")[0]).toMatchObject({ seat: 0, ply: 5, move: CARD.text });
  });

  it("plays it when it is chosen again", () => {
    play.choose(CARD);
    play.choose(OTHER);
    expect(moves()).toEqual([]);
    play.choose(OTHER);
    expect(moves()).toEqual([OTHER.text]);
  });

  it("plays at once what names nothing, and everything when confirmation is off", async () => {
    play.choose(END);
    expect(moves()).toEqual([END.text]);
    await answer("move", { kind: "ack", version: 2 });
    show(2, 1, asked(6));
    settings.confirm = false;
    play.choose(CARD);
    expect(moves()).toEqual([END.text, CARD.text]);
  });

  it("offers nothing while a move is on its way", async () => {
    play.choose(END);
    expect(play.moves).toEqual([]);
    play.choose(CARD);
    expect(play.chosen).toBeNull();
    await answer("move", { kind: "ack", version: 2 });
    expect(play.moves).toHaveLength(3);
  });

  it("ignores the second half of a double click in the next question", async () => {
    settings.confirm = false;
    play.choose(CARD);
    await answer("move", { kind: "ack", version: 2 });
    show(2, 1, asked(6));
    play.clicks = 2;
    play.choose(OTHER);
    expect(moves()).toEqual([CARD.text]);
    play.clicks = 1;
    play.choose(OTHER);
    expect(moves()).toEqual([CARD.text, OTHER.text]);
  });

  it("is cleared by a new question, and kept when somebody only writes in the chat", () => {
    play.choose(CARD);
    play.settle(session.position, 0);
    expect(play.chosen).toEqual(CARD);
    show(2, 1, asked(6, [CARD, END]));
    expect(play.chosen).toBeNull();
  });

  it("is kept while others decide at the same time, and cleared by one's own decision", async () => {
    play.choose(CARD);
    show(2, 1, asked(6));
    expect(play.chosen).toEqual(CARD);
    play.confirm();
    expect(FakeSocket.last.said("move")[0]).toMatchObject({ ply: 6, move: CARD.text });
    await answer("move", { kind: "ack", version: 3 });
    show(3, 2, asked(7));
    expect(play.chosen).toBeNull();
  });
});

describe("refusals", () => {
  it("shows the rule that forbids a move", async () => {
    play.choose(END);
    await answer("move", fault("rule", "CV-TURN-02"));
    expect(play.refusal?.rule).toBe("CV-TURN-02");
    play.cancel();
    expect(play.refusal).toBeNull();
  });

  it("asks why something is not possible", async () => {
    const refusing = play.refuse("use purge");
    await answer("consider", {
      kind: "considered",
      move: "use purge",
      ply: 5,
      fault: fault("rule", "CV-EFF-05").fault,
      events: [],
      certain: true,
    });
    await refusing;
    expect(play.refusal?.rule).toBe("CV-EFF-05");
  });

  it("resends a move when another seat was quicker and it is still possible", async () => {
    play.choose(END);
    await answer("move", fault("stale"));
    show(2, 0, asked(6));
    await vi.advanceTimersByTimeAsync(60);
    expect(FakeSocket.last.said("move").map((move) => move.ply)).toEqual([5, 6]);
    await answer("move", { kind: "ack", version: 3 });
    expect(play.refusal).toBeNull();
  });

  it("says when it is no longer possible", async () => {
    play.choose(END);
    await answer("move", fault("stale"));
    show(2, 0, asked(6, [CARD]));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(moves()).toEqual([END.text]);
    expect(play.refusal?.code).toBe("stale");
  });
});

describe("pointing and hints", () => {
  it("asks only about what the pointer rests on, and only once", async () => {
    play.point(CARD.text);
    play.point(OTHER.text);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.last.said("consider").map((one) => one.move)).toEqual([OTHER.text]);
    await answer("consider", { kind: "considered", move: OTHER.text, ply: 5, fault: null, events: [], certain: true });
    play.point(null);
    expect(play.considered).toBeNull();
    play.point(OTHER.text);
    expect(play.considered?.move).toBe(OTHER.text);
    expect(FakeSocket.last.said("consider")).toHaveLength(1);
  });

  it("keeps the three best moves of a hint for this position alone", async () => {
    void play.hint();
    expect(play.hinting).toBe(true);
    const advice = [CARD, OTHER, END, CARD].map((move) => ({ move, chance: 0.5, share: 0.25, proven: false }));
    await answer("hint", { kind: "hint", ply: 5, confidence: "likely", moves: advice });
    expect(play.advice).toHaveLength(3);
    expect(play.confidence).toBe("likely");
    show(2, 1, asked(6));
    expect(play.advice).toEqual([]);
  });
});

describe("one device for several", () => {
  it("is handed to the first of them who has to decide", () => {
    expect(nextAtDevice([0, 2], [2, 3], 0)).toBe(2);
    expect(nextAtDevice([0, 2], [0, 2], -3)).toBe(0);
  });

  it("stays where it is while its holder has to decide, or nobody who shares it", () => {
    expect(nextAtDevice([0, 2], [0, 2], 2)).toBeNull();
    expect(nextAtDevice([0, 2], [1], 0)).toBeNull();
  });
});

describe("clocks", () => {
  it("read like clocks", () => {
    expect([clockText(0), clockText(7_400), clockText(65_000), clockText(3_729_000)]).toEqual([
      "0:00",
      "0:08",
      "1:05",
      "1:02:09",
    ]);
  });
});

describe("several moves in a row", () => {
  const GIVE: MoveInfo = { text: "give ore", verb: "give", fields: { kind: "ore" } };
  const OFFER: MoveInfo = { text: "offer", verb: "offer", fields: {} };
  const offer = (): Promise<boolean> => play.send([GIVE.text, OFFER.text]);

  beforeEach(() => show(2, 1, asked(6, [GIVE, END])));

  it("are sent as one command, without confirmation", async () => {
    const sent = offer();
    expect(FakeSocket.last.said("moves")).toMatchObject([{ seat: 0, ply: 6, moves: [GIVE.text, OFFER.text] }]);
    expect(moves()).toEqual([]);
    expect(play.moves).toEqual([]);
    await answer("moves", { kind: "ack", version: 3 });
    await expect(sent).resolves.toBe(true);
    expect(play.sending).toBe(false);
  });

  it("are an ordinary move when there is only one", async () => {
    const sent = play.send([GIVE.text]);
    expect(moves()).toEqual([GIVE.text]);
    await answer("move", { kind: "ack", version: 3 });
    await expect(sent).resolves.toBe(true);
  });

  it("are refused together", async () => {
    const sent = offer();
    await answer("moves", { ...fault("rule", "CB-TRADE-13"), index: 1 });
    await expect(sent).resolves.toBe(false);
    expect(moves()).toEqual([]);
    expect(play.refusal?.rule).toBe("CB-TRADE-13");
    expect(play.moves).not.toEqual([]);
  });

  it("are resent when another seat was quicker", async () => {
    const sent = offer();
    await answer("moves", fault("stale"));
    show(3, 2, asked(7, [GIVE, END]));
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.last.said("moves").map(({ ply }) => ply)).toEqual([6, 7]);
    await answer("moves", { kind: "ack", version: 4 });
    await expect(sent).resolves.toBe(true);
  });

  it("are sent one by one when each depends on the result of the one before", async () => {
    const sent = offer();
    await answer("moves", { ...fault("not-yet"), index: 1 });
    expect(moves()).toEqual([GIVE.text]);
    await answer("move", { kind: "ack", version: 3 });
    expect(moves()).toEqual([GIVE.text]);
    show(3, 2, asked(7, [GIVE, OFFER]));
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.last.said("move").at(-1)).toMatchObject({ ply: 7, move: OFFER.text });
    await answer("move", { kind: "ack", version: 4 });
    await expect(sent).resolves.toBe(true);
    expect(play.sending).toBe(false);
  });

  it("stop at the first refused move when sent one by one", async () => {
    const sent = offer();
    await answer("moves", { ...fault("not-yet"), index: 1 });
    await answer("move", fault("rule", "CB-TRADE-13"));
    await expect(sent).resolves.toBe(false);
    expect(moves()).toEqual([GIVE.text]);
    expect(play.refusal?.rule).toBe("CB-TRADE-13");
  });
});
