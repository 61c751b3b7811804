import type { Component } from "svelte";
import type { AdviceInfo, Considered, EventInfo, Line, MoveInfo, SeatInfo, View } from "$lib/protocol";

/** What the shell gives to a game's board. The board draws and offers choices; it knows no rules. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** The seat whose view this is; -3 for a spectator. */
  face: number;
  seats: SeatInfo[];
  /** Players' names in the reader's language, by seat. */
  names: string[];
  /** Every legal move of the face now; empty when it is not asked, and in replays. */
  moves: MoveInfo[];
  /** The move that is chosen but not yet confirmed. */
  chosen: MoveInfo | null;
  /** What the chosen or pointed-at move would do, once the server has said so. */
  considered: Considered | null;
  /** Moves of the hint, best first; the board marks where they lie. */
  advice: AdviceInfo[];
  /** What has just happened, in order, for motion; a new array with every step. */
  happened: EventInfo[];
  /** Whether things may travel; false for reduced motion. */
  motion: boolean;
  /** Whether this only shows what was, as in a replay: then nothing can be tried. */
  still?: boolean;
  /** Choose a legal move: the shell shows its preview and asks for the confirmation, or plays it at once. */
  choose: (move: MoveInfo) => void;
  /** Make moves one after another, by notation, without a confirmation for each: for what the board has put together itself. False where it went no further. */
  send?: (notations: readonly string[]) => Promise<boolean>;
  /** Somebody tried something that is not among the legal moves, by notation: the shell says why not. */
  refuse: (notation: string) => void;
  /** Somebody points at a move (hover, focus), by notation; null when they point away. */
  point: (notation: string | null) => void;
}

/** What a game brings to the client. Its messages come from its Python folder. */
export interface GameClient<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** A small picture for lobby and headings. */
  Emblem: Component<Record<string, never>>;
  /** Numbers worth showing in the players' strip; a label is a phrase that says the number as well, by the game's messages. */
  summary: (view: V, seat: number) => { icon: string; label: string; value: string }[];
  /** Which filter of the log a line belongs to, besides "all": its message is `board-filter-NAME`. */
  filters: string[];
  filterOf: (line: Line) => string;
  /** Words for what a field of a move names, where its number alone says nothing; empty for the usual ones. */
  wordOf?: (view: V, field: string, token: string, names: string[]) => string;
  /** Verbs whose answers the board lays out itself though they name no piece; the prompt offers all other such moves. */
  laidOut?: readonly string[];
}
