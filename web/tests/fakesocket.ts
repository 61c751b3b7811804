import { vi } from "vitest";
import type { Line, Position, TableInfo, ToServer, Update, You } from "$lib/protocol";

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Everything sent of one kind. */
  said<Kind extends ToServer["do"]>(kind: Kind): Extract<ToServer, { do: Kind }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { do: Kind }> => message.do === kind);
  }
}

export const TABLE: TableInfo = {
  id: "tab",
  game: "victoria",
  players: 2,
  options: {},
  status: "playing",
  seats: [0, 1].map((seat) => ({
    seat,
    kind: seat === 0 ? ("person" as const) : ("bot" as const),
    name: seat === 0 ? "Ann" : "",
    mark: seat === 0 ? "a1" : "",
    bot: seat === 0 ? "" : "greedy",
    resigned: false,
    left_ms: null,
    move_left_ms: null,
    running: false,
  })),
  public: false,
  hints: true,
  clock: {},
  now_ms: 1_000_000,
  commitment: "c0",
  created_ms: 0,
  stand_in: "search:200ms",
  result: "",
  winners: [],
  offer: null,
  rematch: "",
  given: 0,
  study: false,
  practice: false,
  spectators_chat: true,
};

export const YOU: You = {
  name: "Ann",
  seats: [0],
  viewer: 0,
  host: true,
  invite: "",
  banned: [],
  ahead: { game: [], turn: [] },
  wishes: [],
};

export function position(ply: number): Position {
  return { ply, view: {}, moves: [], undo: { how: "none", rule: "" }, ending: null, turn: 0, settled: false };
}

export function line(version: number, more: Partial<Line> = {}): Line {
  return {
    version,
    at_ms: 0,
    kind: "game",
    name: "plays",
    seat: 1,
    ply: version,
    turn: 1,
    round: 1,
    rule: "CV-TURN-03",
    details: {},
    text: "",
    author: "",
    by: "",
    room: "",
    ...more,
  };
}

export function update(version: number, since: number, more: Partial<Update> = {}): Update {
  return {
    kind: "update",
    version,
    since,
    table: TABLE,
    you: YOU,
    position: position(version),
    lines: [line(version)],
    undone: null,
    ...more,
  };
}
