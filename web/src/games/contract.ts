import type { Component } from "svelte";
import type { AdviceInfo, Considered, EventInfo, Line, MoveInfo, SeatInfo, View } from "$lib/protocol";
import type { SoundName } from "$lib/sound";
import type { DeedName } from "../table/deeds";

/** Signs by the names of events or of lines of the score sheet. */
export type Deeds = Readonly<Record<string, DeedName>>;

/** Sounds by the names of events. */
export type Sounds = Readonly<Record<string, SoundName>>;

/** Answers settled in advance: the table gives them for the reader. */
export interface Settled {
  /** What can be settled. */
  wishes: readonly string[];
  /** What is settled for the rest of the game, and for the current turn. */
  game: readonly string[];
  turn: readonly string[];
  /** Whether the current question is being answered for the reader. */
  pending: boolean;
  settle: (game: readonly string[], turn: readonly string[]) => void;
}

/** The props that the shell passes to a game's board. The board draws and offers choices; it knows no rules. */
export interface BoardProps<V extends View = View> {
  view: V;
  /** The seat whose view this is; -3 for a spectator. */
  viewer: number;
  seats: SeatInfo[];
  /** Players' names in the reader's language, by seat. */
  names: string[];
  /** All legal moves of the viewer; empty if it has nothing to decide, and in replays. */
  moves: MoveInfo[];
  /** The move that is chosen but not yet confirmed. */
  chosen: MoveInfo | null;
  /** The moves picked so far for a question that is answered with a set. */
  picked?: readonly MoveInfo[];
  /** The preview of the chosen or hovered move, once the server has answered. */
  considered: Considered | null;
  /** The moves of the hint, best first; the board marks them. */
  advice: AdviceInfo[];
  /** What has just happened, in order, for animation; a new array with every step. */
  happened: EventInfo[];
  /** What the others did since the reader's last move, as lines of the log: the board marks what was touched. */
  touched?: readonly Line[];
  /** Whether animations are allowed; false for reduced motion. */
  motion: boolean;
  /** Whether this only shows the past, as in a replay, so that nothing can be tried. */
  still?: boolean;
  /** Choose a legal move: the shell shows its preview and asks for confirmation, or plays it at once. */
  choose: (move: MoveInfo) => void;
  /** What the reader can settle in advance, and what they have settled; null where nothing can be. */
  ahead?: Settled | null;
  /** Make several moves, by notation, without confirming each: for what the board has composed itself. False if not all could be made. */
  send?: (notations: readonly string[]) => Promise<boolean>;
  /** The player tried an illegal move, given by notation: the shell says why not. */
  refuse: (notation: string) => void;
  /** The player points at a move (hover, focus), given by notation; null when they stop. */
  point: (notation: string | null) => void;
}

/** A game's part of the client. Its messages come from its Python folder. */
export interface GameClient<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** A small picture for lobby and headings. */
  Emblem: Component<Record<string, never>>;
  /** Numbers for the players' strip; a label is a phrase from the game's messages that includes the number. */
  summary: (view: V, seat: number) => { icon: string; label: string; value: string }[];
  /** Which filter of the log a line belongs to, besides "all": its message is `board-filter-NAME`. */
  filters: string[];
  filterOf: (line: Line) => string;
  /** The signs of what happens, and of what the score sheet counts with its colours (names of custom properties). */
  deeds: Deeds;
  counted: Deeds;
  tones?: Readonly<Record<string, string>>;
  /** The sounds of events that have one of their own. */
  sounds?: Sounds;
  /** The names of events that may have decided a game. */
  moments: readonly string[];
  /** Words for the value of a move's field if its number alone says nothing; empty for the default ones. */
  wordOf?: (view: V, field: string, token: string, names: string[]) => string;
  /** How often a move may be part of a set that answers the question at once; 0 if it is made alone. Sets are for questions asked several times in a row. */
  copies?: (view: V, move: MoveInfo) => number;
  /** Whether the rules make the last choices of such a set themselves, once only one kind of answer is left. */
  forced?: boolean;
  /** Verbs that end or decline something: never the main answer while another is possible. */
  leaving?: readonly string[];
  /** The move that a reader may have made for them, if this position is one for it: the roll of the dice. */
  routine?: (view: V, moves: readonly MoveInfo[]) => MoveInfo | null;
  /** Verbs whose answers the board shows itself although they name no piece; the prompt offers all other such moves. */
  laidOut?: readonly string[];
}
