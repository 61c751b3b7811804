import type { Line } from "$lib/protocol";

/** Where people write: players and spectators each have a room. */
export type ChatRoom = Exclude<Line["room"], "">;
/** What can be shown beside the board. */
export type SideTab = "log" | "chat" | "spectators";
