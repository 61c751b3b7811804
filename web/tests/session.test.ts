import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSession, mergedLines } from "$lib/session.svelte";
import { type Line, PROTOCOL } from "$lib/protocol";
import { FakeSocket, TABLE, YOU, line, position, update } from "./fakesocket";

let session: TableSession;
let motion: boolean;
let named: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 500_000 });
  sessionStorage.clear();
  FakeSocket.install();
  motion = true;
  named = true;
  session = new TableSession({ table: "tab", invite: "", motion: () => motion, askName: () => Promise.resolve(named) });
  session.start();
  FakeSocket.last.accept();
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function versions(): number[] {
  return session.lines.map((one) => one.version);
}

describe("catching up", () => {
  it("takes a full update, then what follows", () => {
    FakeSocket.last.tell(update(3, 0, { lines: [line(1), line(2), line(3)] }));
    FakeSocket.last.tell(update(4, 3));
    expect(versions()).toEqual([1, 2, 3, 4]);
    expect(session.position?.ply).toBe(4);
  });

  it("asks for a full update when something is missing, and shows nothing out of order", () => {
    FakeSocket.last.tell(update(3, 0));
    FakeSocket.last.tell(update(6, 5));
    expect(session.position?.ply).toBe(3);
    expect(FakeSocket.last.said("hello").at(-1)).toMatchObject({ version: 3, viewer: 0 });
    FakeSocket.last.tell(update(6, 3, { lines: [line(4), line(5), line(6)] }));
    expect(versions()).toEqual([3, 4, 5, 6]);
  });

  it("ignores repeated updates", () => {
    FakeSocket.last.tell(update(4, 0, { lines: [line(4)] }));
    FakeSocket.last.tell(update(3, 2));
    expect(versions()).toEqual([4]);
    expect(FakeSocket.last.said("hello")).toHaveLength(1);
  });

  it("says what it has seen after reconnecting", async () => {
    FakeSocket.last.tell(update(7, 0));
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.said("hello")).toEqual([{ do: "hello", protocol: PROTOCOL, version: 7, viewer: 0 }]);
  });

  it("switches to the reader's own seat and asks for a full update", async () => {
    FakeSocket.last.tell(update(2, 0, { you: { ...YOU, viewer: -3 } }));
    expect(FakeSocket.last.said("look-from")).toEqual([{ do: "look-from", seat: 0 }]);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.said("hello")).toEqual([{ do: "hello", protocol: PROTOCOL, version: 0, viewer: 0 }]);
  });

  it("leaves the choice of seat to the hand-over dialog when the reader has several", () => {
    FakeSocket.last.tell(update(2, 0, { you: { ...YOU, seats: [0, 1], viewer: -3 } }));
    expect(FakeSocket.last.said("look-from")).toEqual([]);
  });
});

describe("undo", () => {
  it("removes the game's lines after the ply, and no others", () => {
    FakeSocket.last.tell(update(4, 0, { lines: [line(1), line(2), line(3, { kind: "chat", ply: 9 }), line(4)] }));
    FakeSocket.last.tell(
      update(5, 4, { undone: 1, lines: [line(5, { kind: "table", name: "undone", ply: 1 })], position: position(1) }),
    );
    expect(versions()).toEqual([1, 3, 5]);
    expect(session.happened).toEqual([]);
  });

  it("merges without changing the lines passed in", () => {
    const before: Line[] = [line(1), line(2)];
    expect(mergedLines(before, update(3, 2, { undone: 1, lines: [] })).map((one) => one.version)).toEqual([1]);
    expect(before).toHaveLength(2);
  });
});

describe("showing what others did", () => {
  beforeEach(() => FakeSocket.last.tell(update(1, 0)));

  it("goes step by step", async () => {
    for (const version of [2, 3, 4]) FakeSocket.last.tell(update(version, version - 1));
    expect(session.position?.ply).toBe(2);
    expect(session.happened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(351);
    expect(session.position?.ply).toBe(3);
    await vi.advanceTimersByTimeAsync(351);
    expect(session.position?.ply).toBe(4);
  });

  it("is never more than about two seconds late", async () => {
    for (let version = 2; version < 40; version += 1) FakeSocket.last.tell(update(version, version - 1));
    await vi.advanceTimersByTimeAsync(2_200);
    expect(session.position?.ply).toBe(39);
    expect(versions()).toHaveLength(39);
  });

  it("shows everything at once when the reader does something", () => {
    for (const version of [2, 3, 4]) FakeSocket.last.tell(update(version, version - 1));
    session.hurry();
    expect(session.position?.ply).toBe(4);
    expect(session.happened).toHaveLength(2);
  });

  it("does not wait with reduced motion", () => {
    motion = false;
    for (const version of [2, 3, 4]) FakeSocket.last.tell(update(version, version - 1));
    expect(session.position?.ply).toBe(4);
  });

  it("shows one's own move at once, after everything before it", () => {
    for (const version of [2, 3]) FakeSocket.last.tell(update(version, version - 1));
    FakeSocket.last.tell(update(4, 3, { lines: [line(4, { seat: 0, turn: 0 })] }));
    expect(session.position?.ply).toBe(4);
    expect(versions()).toEqual([1, 2, 3, 4]);
  });

  it("shows step by step what befalls one in another's turn, and that one's own begins", async () => {
    const befalls = (version: number) => update(version, version - 1, { lines: [line(version, { seat: 0, turn: 1 })] });
    for (const version of [2, 3, 4]) FakeSocket.last.tell(befalls(version));
    expect(session.position?.ply).toBe(2);
    await vi.advanceTimersByTimeAsync(351);
    expect(session.position?.ply).toBe(3);
  });

  it("shows one's answer in another's turn at once", () => {
    for (const version of [2, 3]) FakeSocket.last.tell(update(version, version - 1));
    session.order({ do: "move", seat: 0, ply: 3, move: "decline" }).catch(() => undefined); // nobody answers
    for (const version of [4, 5]) FakeSocket.last.tell(update(version, version - 1));
    expect(session.position?.ply).toBe(4);
    FakeSocket.last.tell(update(6, 5, { lines: [line(6, { seat: 0, turn: 1 })] }));
    expect(session.position?.ply).toBe(6);
  });

  it("passes new lines to its listeners", () => {
    const told: [number[], boolean][] = [];
    const stop = session.listen((lines, anew) => told.push([lines.map((one) => one.version), anew]));
    FakeSocket.last.tell(update(2, 1));
    stop();
    FakeSocket.last.tell(update(3, 2));
    expect(told).toEqual([[[2], false]]);
  });
});

describe("commands", () => {
  it("asks for a name if there is none, then tries again", async () => {
    const answer = session.order({ do: "sit", seat: 1 });
    const [first] = FakeSocket.last.said("sit");
    FakeSocket.last.tell({
      kind: "refused",
      id: first?.id,
      fault: { code: "no-name", what: "", rule: "", details: {} },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    const [second] = FakeSocket.last.said("sit");
    expect(second?.id).not.toBe(first?.id);
    FakeSocket.last.tell({ kind: "ack", id: second?.id, version: 2 });
    await expect(answer).resolves.toMatchObject({ kind: "ack" });
  });

  it("returns the refusal when no name is given", async () => {
    named = false;
    const answer = session.order({ do: "sit", seat: 1 });
    const [first] = FakeSocket.last.said("sit");
    FakeSocket.last.tell({
      kind: "refused",
      id: first?.id,
      fault: { code: "no-name", what: "", rule: "", details: {} },
    });
    await expect(answer).resolves.toMatchObject({ kind: "refused" });
  });

  it("knows that a move is being sent", async () => {
    const answer = session.order({ do: "move", seat: 0, ply: 1, move: "end" });
    expect(session.moving).toBe(1);
    FakeSocket.last.tell({ kind: "ack", id: FakeSocket.last.said("move")[0]?.id, version: 2 });
    await answer;
    expect(session.moving).toBe(0);
  });
});

describe("the server's clock", () => {
  it("is estimated from the fastest message", async () => {
    FakeSocket.last.tell(update(1, 0, { table: { ...TABLE, now_ms: 600_000 } }));
    expect(session.now()).toBe(600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.tell({ kind: "pong", now_ms: 600_900 });
    expect(session.now()).toBe(601_000);
    FakeSocket.last.tell({ kind: "pong", now_ms: 601_250 });
    expect(session.now()).toBe(601_250);
  });
});
