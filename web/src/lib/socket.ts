/**
 * A reconnecting socket: it reconnects with growing, jittered pauses, notices a peer that has fallen silent, and
 * keeps every command until the server has answered it. What the messages mean is the session's business.
 */
import type { Ack, Considered, FromServer, Hello, Hint, Refused, ToServer } from "$lib/protocol";

/** Messages with an id are carried out once and answered. */
export type Command = Extract<ToServer, { id: string }>;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never;
export type Order = WithoutId<Command>;
export type Answer = Ack | Refused | Considered | Hint;

/** `closed` is permanent: see `Ending`. */
export type Link = "connecting" | "live" | "offline" | "closed";
/** Why a socket does not reconnect: the protocol differs, there is no such table, or the host has sent the reader away. */
export type Ending = "outdated" | "missing" | "banned";

export interface SocketEvents {
  hello: () => Hello;
  message: (message: FromServer) => void;
  link: (link: Link) => void;
  ended: (why: Ending) => void;
}

const PING_MS = 25_000;
const SILENCE_MS = 10_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 15_000;
const TOO_FAST_PAUSE_MS = 5_000;
const SOON_MS = 300;
/** From this attempt on we tell the reader that we are offline; shorter interruptions are not mentioned. */
const OFFLINE_AFTER = 2;

/** Codes after which reconnecting makes no sense, and why. */
const FINAL: Readonly<Record<number, Ending>> = { 4000: "outdated", 4404: "missing", 4405: "banned" };
const CLOSE_TOO_FAST = 4429;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_RESTARTING = 1012;
/** Our own code: the peer has stopped responding. */
const CLOSE_SILENT = 4900;

/** A unique id. `crypto.randomUUID` does not exist on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** The socket was closed for good before a command was answered. */
export class SocketClosed extends Error {}

export class ReturningSocket {
  #url: () => string;
  #events: SocketEvents;
  #socket: WebSocket | null = null;
  #link: Link = "connecting";
  #attempts = 0;
  #waiting = new Map<string, Waiting>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(url: () => string, events: SocketEvents) {
    this.#url = url;
    this.#events = events;
  }

  start(): void {
    this.#stopped = false;
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Close permanently; unanswered commands fail. */
  stop(): void {
    this.#stopped = true;
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    for (const { reject } of this.#waiting.values()) reject(new SocketClosed("The table was left."));
    this.#waiting.clear();
    this.#setLink("closed");
  }

  /** Send a command, now or after reconnecting, until it is answered. */
  command(order: Order): Promise<Answer> {
    const command: Command = { ...order, id: newId() };
    return new Promise((resolve, reject) => {
      if (this.#stopped) {
        reject(new SocketClosed("The table was left."));
        return;
      }
      this.#waiting.set(command.id, { command, resolve, reject });
      this.#write(command);
    });
  }

  /** Send something that needs no answer; dropped while offline, since Hello repeats it. */
  say(message: ToServer): void {
    this.#write(message);
  }

  /** Reconnect, now that the server knows us. */
  reconnect(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#ping);
    socket?.close(1000);
    if (!this.#stopped) this.#connect();
  }

  #write(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #setLink(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#events.link(link);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.#url());
    this.#socket = socket;
    if (this.#attempts < OFFLINE_AFTER) this.#setLink("connecting");
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#write(this.#events.hello());
      this.#resend();
      this.#listen(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(socket, event.data);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #resend(): void {
    for (const { command } of this.#waiting.values()) this.#write(command);
  }

  #receive(socket: WebSocket, data: string): void {
    this.#attempts = 0;
    this.#setLink("live");
    this.#listen(socket);
    const message = JSON.parse(data) as FromServer;
    if ("id" in message) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
      return;
    }
    this.#events.message(message);
  }

  /** Any message shows that the peer is alive; after a while of silence we ping, then give up. */
  #listen(socket: WebSocket): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => this.#probe(socket), PING_MS);
  }

  #probe(socket: WebSocket): void {
    clearTimeout(this.#ping);
    this.#write({ do: "ping" });
    this.#ping = setTimeout(() => {
      if (socket === this.#socket) this.#lost(CLOSE_SILENT);
    }, SILENCE_MS);
  }

  #lost(code: number): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#ping);
    socket?.close();
    if (this.#stopped) return;
    const ending = FINAL[code];
    if (ending) {
      this.stop();
      this.#events.ended(ending);
      return;
    }
    this.#attempts += 1;
    this.#setLink(this.#attempts >= OFFLINE_AFTER || code === CLOSE_SILENT ? "offline" : "connecting");
    this.#retry = setTimeout(() => this.#connect(), this.#pause(code));
  }

  #pause(code: number): number {
    if (code === CLOSE_TOO_FAST) return TOO_FAST_PAUSE_MS * (1 + Math.random());
    const soon = (code === CLOSE_RESTARTING || code === CLOSE_GOING_AWAY) && this.#attempts <= 1;
    // After a server restart, clients must not all reconnect at the same moment.
    if (soon) return SOON_MS + Math.random() * 1_000;
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#attempts - 1));
    return longest * (0.5 + Math.random() / 2);
  }

  /** The network or the reader is back: skip the pause, and check whether the peer is alive. */
  #wake = (): void => {
    if (this.#stopped || document.visibilityState === "hidden") return;
    if (this.#retry !== undefined) this.#connect();
    else if (this.#socket?.readyState === WebSocket.OPEN) this.#probe(this.#socket);
  };
}
