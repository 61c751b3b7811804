import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FromServer, type Hello, PROTOCOL } from "$lib/protocol";
import { type Ending, type Link, ReturningSocket, SocketClosed, newId } from "$lib/socket";
import { FakeSocket, update } from "./fakesocket";

const HELLO: Hello = { do: "hello", protocol: PROTOCOL, version: 0, viewer: -3 };

let socket: ReturningSocket;
let links: Link[];
let heard: FromServer[];
let ended: Ending[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  links = [];
  heard = [];
  ended = [];
  socket = new ReturningSocket(() => "ws://here/", {
    hello: () => HELLO,
    message: (message) => heard.push(message),
    link: (link) => links.push(link),
    ended: (why) => ended.push(why),
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function live(): void {
  FakeSocket.last.accept();
  FakeSocket.last.tell(update(1, 0));
}

describe("a reconnecting socket", () => {
  it("sends hello first and is live once it receives something", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([HELLO]);
    expect(links).toEqual([]);
    FakeSocket.last.tell(update(1, 0));
    expect(links).toEqual(["live"]);
    expect(heard).toHaveLength(1);
  });

  it("resends a command with the same id after losing the connection, until it is answered", async () => {
    live();
    const answer = socket.command({ do: "move", seat: 0, ply: 3, move: "end" });
    const [first] = FakeSocket.last.said("move");
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent.map((message) => message.do)).toEqual(["hello", "move"]);
    expect(FakeSocket.last.said("move")).toEqual([first]);
    FakeSocket.last.tell({ kind: "ack", id: first?.id, version: 4 });
    await expect(answer).resolves.toMatchObject({ kind: "ack", version: 4 });
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(20_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.said("move")).toEqual([]);
  });

  it("keeps commands while offline and sends them later", () => {
    void socket.command({ do: "chat", text: "hello?" }).catch(() => undefined);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.said("chat").map((chat) => chat.text)).toEqual(["hello?"]);
  });

  it("is offline only after the second failure in a row", async () => {
    live();
    FakeSocket.last.drop();
    expect(links.at(-1)).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.drop();
    expect(links.at(-1)).toBe("offline");
  });

  it("waits longer with every failure, but never longer than fifteen seconds", async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      FakeSocket.last.drop();
      await vi.advanceTimersByTimeAsync(15_001);
      expect(FakeSocket.all).toHaveLength(attempt + 2);
    }
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(7_000);
    expect(FakeSocket.all).toHaveLength(13);
  });

  it("notices a peer that has fallen silent", async () => {
    live();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(FakeSocket.last.said("ping")).toHaveLength(1);
    FakeSocket.last.tell({ kind: "pong", now_ms: 5 });
    await vi.advanceTimersByTimeAsync(24_000);
    expect(links.at(-1)).toBe("live");
    await vi.advanceTimersByTimeAsync(1_000 + 10_000);
    expect(links.at(-1)).toBe("offline");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not reconnect to another protocol version or a missing table", async () => {
    const answer = socket.command({ do: "rematch" });
    FakeSocket.last.drop(4000);
    await expect(answer).rejects.toBeInstanceOf(SocketClosed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual(["outdated"]);
    expect(FakeSocket.all).toHaveLength(1);
    socket.start();
    FakeSocket.last.drop(4404);
    expect(ended).toEqual(["outdated", "missing"]);
  });

  it("waits a while after sending too fast, and reconnects soon after a server restart", async () => {
    live();
    FakeSocket.last.drop(4429);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_200);
    expect(FakeSocket.all).toHaveLength(2);
    live();
    FakeSocket.last.drop(1012);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("reconnects at once when the network is back", () => {
    live();
    FakeSocket.last.drop(4429);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("creates unique ids", () => {
    const ids = new Set(Array.from({ length: 500 }, newId));
    expect(ids.size).toBe(500);
  });
});
