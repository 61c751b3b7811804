/** A reader's session at a table: what they see now, and what they send to the server. */
import { Pace, type Tempo } from "$lib/pace";
import {
  PROTOCOL,
  type EventInfo,
  type FromServer,
  type Hello,
  type Line,
  type Position,
  type Presence,
  type TableInfo,
  type Update,
  type You,
} from "$lib/protocol";
import { type Answer, type Ending, type Link, type Order, ReturningSocket } from "$lib/socket";

export const SPECTATOR = -3;

export interface SessionNeeds {
  table: string;
  invite: string;
  /** Whether animations are allowed; otherwise updates are shown without delay. */
  motion: () => boolean;
  /** How quickly to show what others do. */
  tempo?: () => Tempo;
  /** Make sure that the reader has a name, asking for one if necessary; false if they decline. */
  askName: () => Promise<boolean>;
}

/** Called with what has just been shown: the new log lines, and whether this was a full update. */
export type Shown = (lines: Line[], anew: boolean) => void;

/** The log after an update: undone lines removed, new ones added. */
export function mergedLines(lines: Line[], update: Update): Line[] {
  const old = update.since === 0 ? [] : lines;
  const { undone } = update;
  const kept = undone === null ? old : old.filter((line) => line.kind !== "game" || line.ply <= undone);
  return update.lines.length === 0 && kept === lines ? lines : [...kept, ...update.lines];
}

function eventsOf(lines: Line[]): EventInfo[] {
  return lines
    .filter((line) => line.kind === "game")
    .map(({ name, seat, rule, details }) => ({ name, seat, rule, details }));
}

export class TableSession {
  link = $state<Link>("connecting");
  ended = $state<Ending | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Line[]>([]);
  presence = $state.raw<Presence | null>(null);
  /** When the presence was received, to compute how long people have been away. */
  presenceAt = $state(0);
  happened = $state.raw<EventInfo[]>([]);
  /** How many moves have been sent and not answered yet. */
  moving = $state(0);
  /** The last fault that belongs to no command. */
  trouble = $state.raw<Extract<FromServer, { kind: "trouble" }> | null>(null);

  #needs: SessionNeeds;
  #socket: ReturningSocket;
  #pace: Pace<Update>;
  #version = 0;
  /** The viewer of the last update; another viewer needs a full update. */
  #toldViewer: number | null = null;
  #wantedViewer: number;
  #offset: number | null = null;
  #listeners = new Set<Shown>();
  /** Whether a move has been sent whose lines have not come yet. */
  #decided = false;

  constructor(needs: SessionNeeds) {
    this.#needs = needs;
    this.#wantedViewer = rememberedViewer(needs.table);
    this.#pace = new Pace(
      (updates) => this.#show(updates),
      () => !needs.motion() || document.visibilityState === "hidden",
      needs.tempo,
    );
    this.#socket = new ReturningSocket(() => socketAddress(needs.table, needs.invite), {
      hello: () => this.#hello(),
      message: (message) => this.#receive(message),
      link: (link) => (this.link = link),
      ended: (why) => (this.ended = why),
    });
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#pace.clear();
    this.#socket.stop();
  }

  /** Listen to everything that is shown; returns a function that stops listening. */
  listen(listener: Shown): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Show everything still waiting, at once. */
  hurry(): void {
    this.#pace.hurry();
  }

  /** The server's clock now, in milliseconds. */
  now(): number {
    return Date.now() + (this.#offset ?? 0);
  }

  /** Look from another seat of mine, or as a spectator. */
  lookFrom(seat: number): void {
    this.#wantedViewer = seat;
    rememberViewer(this.#needs.table, seat);
    this.#socket.say({ do: "look-from", seat });
  }

  /** Send a command; resolves once the server has carried it out or refused it, however long that takes. */
  async order(order: Order): Promise<Answer> {
    this.#pace.hurry();
    const isMove = order.do === "move" || order.do === "moves";
    if (isMove) this.moving += 1;
    this.#decided ||= isMove;
    try {
      const answer = await this.#socket.command(order);
      if (isMove && answer.kind === "refused") this.#decided = false;
      if (answer.kind !== "refused" || answer.fault.code !== "no-name") return answer;
      if (!(await this.#needs.askName())) return answer;
      this.#socket.reconnect(); // a socket belongs to whoever opened it
      return await this.#socket.command(order);
    } finally {
      if (isMove) this.moving -= 1;
    }
  }

  #hello(): Hello {
    this.#offset = null;
    const same = this.#toldViewer === this.#wantedViewer;
    return { do: "hello", protocol: PROTOCOL, version: same ? this.#version : 0, viewer: this.#wantedViewer };
  }

  #receive(message: FromServer): void {
    switch (message.kind) {
      case "update":
        this.#told(message.table.now_ms);
        this.#take(message);
        break;
      case "presence":
        this.presence = message;
        this.presenceAt = Date.now();
        break;
      case "pong":
        this.#told(message.now_ms);
        break;
      case "trouble":
        this.trouble = message;
        break;
      default: // answers to commands are handled by the socket
    }
  }

  /** The fastest message gives the best estimate of the server's time. */
  #told(serverNow: number): void {
    const offset = serverNow - Date.now();
    this.#offset = this.#offset === null ? offset : Math.max(this.#offset, offset);
  }

  #take(update: Update): void {
    const anew = update.since === 0;
    if (!anew && update.version < this.#version) return; // already known
    if (!anew && update.since !== this.#version) {
      this.#socket.say(this.#hello());
      return;
    }
    this.#version = update.version;
    this.#toldViewer = update.you.viewer;
    const mine = update.lines.some((line) => this.#isMyDeed(line, update.you));
    if (mine) this.#decided = false;
    if (anew) this.#pace.clear();
    this.#pace.add(update, !mine && update.lines.some((line) => line.kind === "game"));
    if (anew || mine || update.undone !== null) this.#pace.hurry();
    this.#lookFromMySeat(update.you);
  }

  /** Whether the reader did this: that something befalls them, or that their turn begins, is the others' doing and can be watched. */
  #isMyDeed({ kind, seat, turn }: Line, you: You): boolean {
    return kind === "game" && you.seats.includes(seat) && (you.seats.includes(turn) || this.#decided);
  }

  /** With one seat, look from it; with several, the hand-over dialog asks. */
  #lookFromMySeat(you: You): void {
    const [only] = you.seats;
    if (you.seats.length === 1 && only !== undefined && you.viewer !== only && this.#wantedViewer !== only)
      this.lookFrom(only);
    else if (!you.seats.includes(this.#wantedViewer)) this.#wantedViewer = you.viewer;
  }

  #show(updates: Update[]): void {
    const last = updates.at(-1);
    if (last === undefined) return;
    const fresh: Line[] = [];
    let lines = this.lines;
    for (const update of updates) {
      lines = mergedLines(lines, update);
      fresh.push(...update.lines);
    }
    const anew = updates.some((update) => update.since === 0);
    const undone = updates.some((update) => update.undone !== null);
    this.lines = lines;
    this.table = last.table;
    this.you = last.you;
    this.position = last.position;
    const events = anew || undone ? [] : eventsOf(fresh);
    if (events.length > 0 || anew || undone) this.happened = events;
    for (const listener of this.#listeners) listener(fresh, anew);
  }
}

function socketAddress(table: string, invite: string): string {
  const address = new URL(`/api/v1/tables/${encodeURIComponent(table)}/socket`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  if (invite !== "") address.searchParams.set("invite", invite);
  return address.href;
}

const VIEWER = "ecumene.viewer.";

function rememberedViewer(table: string): number {
  try {
    const remembered = Number.parseInt(sessionStorage.getItem(VIEWER + table) ?? "", 10);
    return Number.isNaN(remembered) ? SPECTATOR : remembered;
  } catch {
    return SPECTATOR;
  }
}

function rememberViewer(table: string, seat: number): void {
  try {
    sessionStorage.setItem(VIEWER + table, String(seat));
  } catch {
    // Without storage the viewer has to be chosen again after a reload.
  }
}
