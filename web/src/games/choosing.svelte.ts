/** Choosing moves, shared by all boards: which moves there are, how an element looks, and what pressing or pointing at it does. */
import type { EventInfo, MoveInfo, View } from "$lib/protocol";
import { sayFault } from "$lib/text.svelte";
import type { BoardProps } from "./contract";

/** The look of a choosable element: it can be chosen; others can, but not this one; nothing like it is being decided. */
export type Look = "lit" | "dim" | "calm";

/** One object for the whole board; each game adds its own choices. */
export class Choosing<V extends View = View> {
  readonly #of: () => BoardProps<V>;
  pointed = $state<string | null>(null);

  readonly #legal = $derived.by(() => new Map(this.moves.map((move) => [move.text, move])));
  readonly #verbs = $derived.by(() => new Set(this.moves.map(({ verb }) => verb)));
  readonly #ranks = $derived.by(() => new Map(this.board.advice.map(({ move }, index) => [move.text, index + 1])));

  constructor(board: () => BoardProps<V>) {
    this.#of = board;
  }

  protected get board(): BoardProps<V> {
    return this.#of();
  }

  get view(): V {
    return this.board.view;
  }

  get names(): string[] {
    return this.board.names;
  }

  get viewer(): number {
    return this.board.viewer;
  }

  get seated(): boolean {
    return this.viewer >= 0;
  }

  /** Whether this is a replay, in which the viewer need not own the seat. */
  get still(): boolean {
    return this.board.still === true;
  }

  /** Whether a player looks at a game in progress: then elements that are not highlighted respond too. */
  get live(): boolean {
    return this.seated && this.view.asked !== "over" && !this.still;
  }

  get moves(): MoveInfo[] {
    return this.board.moves;
  }

  get chosenText(): string | null {
    return this.board.chosen?.text ?? null;
  }

  of(verb: string): MoveInfo[] {
    return this.moves.filter((move) => move.verb === verb);
  }

  can(notation: string): boolean {
    return this.#legal.has(notation);
  }

  canDo(verb: string): boolean {
    return this.#verbs.has(verb);
  }

  /** Whether this verb answers the current question, so that illegal choices explain why not. */
  protected asks(verb: string): boolean {
    return this.canDo(verb);
  }

  look(notation: string): Look {
    if (this.can(notation)) return "lit";
    return this.asks(notation.split(" ", 1)[0] ?? "") ? "dim" : "calm";
  }

  chosen(notation: string): boolean {
    return this.chosenText === notation || this.count(notation) > 0;
  }

  /** How often a move is picked for the set that is asked for. */
  count(notation: string): number {
    return (this.board.picked ?? []).filter(({ text }) => text === notation).length;
  }

  /** Make a move at once: for a choice that was made deliberately, in two steps. */
  make(notation: string): void {
    if (!this.can(notation)) this.refuse(notation);
    else if (this.board.send) void this.board.send([notation]);
    else this.take(notation);
  }

  /** The rank of this move in the hint, from 1; 0 if it is not in the hint. */
  rank(notation: string): number {
    return this.#ranks.get(notation) ?? 0;
  }

  /** The best rank of any of these moves in the hint; 0 if there is none. */
  bestRank(moves: readonly MoveInfo[]): number {
    const ranks = moves.map(({ text }) => this.rank(text)).filter((rank) => rank > 0);
    return ranks.length > 0 ? Math.min(...ranks) : 0;
  }

  take(notation: string): void {
    const move = this.#legal.get(notation);
    if (move) this.board.choose(move);
    else this.refuse(notation);
  }

  refuse(notation: string): void {
    this.board.refuse(notation);
  }

  point(notation: string): void {
    this.pointed = notation;
    this.board.point(notation);
  }

  pointAway(notation: string): void {
    if (this.pointed !== notation) return;
    this.pointed = null;
    this.board.point(null);
  }

  /** Why the hovered element cannot be chosen, once the server has answered. */
  why(notation: string): string {
    const { considered, names } = this.board;
    if (this.pointed !== notation || considered?.move !== notation || considered.fault === null) return "";
    return sayFault(considered.fault, names);
  }

  /** The preview of the hovered move, else of the chosen one; null until the server has answered. */
  protected get foreseen(): readonly EventInfo[] {
    const { considered } = this.board;
    const wanted = this.pointed ?? this.chosenText;
    return considered !== null && considered.fault === null && considered.move === wanted ? considered.events : [];
  }
}
