/** The live lobby, over a socket that reconnects with growing pauses. */
import { get } from "./api";
import type { ListNews, Lobby, LobbyNews, LobbyTable } from "./protocol";

const FIRST_PAUSE_MS = 800;
const LONGEST_PAUSE_MS = 20_000;

export class LobbyWatch {
  tables = $state.raw<Lobby | null>(null);
  live = $state(false);
  /** Whether connecting has failed more than once, so that the reader should know. */
  lost = $state(false);
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  start(): void {
    // The first state comes by a plain request, which also works where sockets are blocked.
    void this.#ask();
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  async #ask(): Promise<void> {
    try {
      const found = await get<Lobby>("/api/v1/lobby");
      if (!this.live && !this.#stopped) this.tables = found;
    } catch {
      // The socket keeps trying and reports repeated failures.
    }
  }

  #again = (): void => {
    if (this.#stopped || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/lobby/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message = readLobby(event.data);
      if (!message) return;
      if (message.kind === "lobby") this.tables = message;
      else if (this.live && this.tables) this.tables = withNews(this.tables, message);
      else return; // a difference from a state that is not known
      this.live = true;
      this.lost = false;
      this.#failures = 0;
    };
    socket.onclose = () => {
      this.#socket = null;
      this.live = false;
      if (this.#stopped) return;
      this.#failures += 1;
      this.lost = this.#failures > 1;
      if (this.lost) void this.#ask();
      this.#timer = setTimeout(() => this.#connect(), pauseAfter(this.#failures));
    };
  }
}

/** Grows with each failure, with jitter so that clients do not all reconnect at once. */
export function pauseAfter(failures: number, chance: () => number = Math.random): number {
  const most = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return most * (0.5 + chance() / 2);
}

/** The lobby after what has changed. */
export function withNews(lobby: Lobby, news: LobbyNews): Lobby {
  return {
    ...lobby,
    open: changed(lobby.open, news.open),
    playing: changed(lobby.playing, news.playing),
    mine: changed(lobby.mine, news.mine),
  };
}

function changed(tables: LobbyTable[], news: ListNews | null): LobbyTable[] {
  if (news === null) return tables;
  const known = new Map([...tables, ...news.put].map((table) => [table.id, table]));
  return news.order.flatMap((id) => known.get(id) ?? []);
}

function readLobby(data: unknown): Lobby | LobbyNews | null {
  if (typeof data !== "string") return null;
  try {
    const message = JSON.parse(data) as { kind?: string };
    return message.kind === "lobby" || message.kind === "lobby-news" ? (message as Lobby | LobbyNews) : null;
  } catch {
    return null;
  }
}
