/** What every board knows of its choices: which moves there are, how a thing looks, and what pressing it or pointing at it means. */
import type { EventInfo, MoveInfo, View } from "$lib/protocol";
import { sayFault } from "$lib/text.svelte";
import type { BoardProps } from "./contract";

/** How a choosable thing looks: it can be chosen; others can but not it; nothing like it is asked. */
export type Look = "lit" | "dim" | "calm";

/** One object for the whole board; each game adds what its own table is asked and looked at for. */
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

  get face(): number {
    return this.board.face;
  }

  get seated(): boolean {
    return this.face >= 0;
  }

  /** Whether this is a replay: whoever looks need not be whose seat it is. */
  get still(): boolean {
    return this.board.still === true;
  }

  /** Whether somebody looks from a seat of a game that still goes on: then even unlit things answer. */
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

  /** Whether the question of the moment is answered by this verb, so that what cannot be chosen says why not. */
  protected asks(verb: string): boolean {
    return this.canDo(verb);
  }

  look(notation: string): Look {
    if (this.can(notation)) return "lit";
    return this.asks(notation.split(" ", 1)[0] ?? "") ? "dim" : "calm";
  }

  chosen(notation: string): boolean {
    return this.chosenText === notation;
  }

  /** The place of this move in the hint, from 1; 0 if the hint does not name it. */
  rank(notation: string): number {
    return this.#ranks.get(notation) ?? 0;
  }

  /** The best rank that the hint gives to any of these moves; 0 for none. */
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

  /** Why the thing pointed at cannot be chosen, once the server has said so. */
  why(notation: string): string {
    const { considered, names } = this.board;
    if (this.pointed !== notation || considered?.move !== notation || considered.fault === null) return "";
    return sayFault(considered.fault, names);
  }

  /** What the move pointed at, else the chosen one, would bring about; nothing until the server has said so. */
  protected get foreseen(): readonly EventInfo[] {
    const { considered } = this.board;
    const wanted = this.pointed ?? this.chosenText;
    return considered !== null && considered.fault === null && considered.move === wanted ? considered.events : [];
  }
}
