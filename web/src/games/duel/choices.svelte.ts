/** What can be chosen on the table now, what is looked at, and what a choice or a refusal means. One object for the whole board. */
import type { MoveFace } from "$lib/protocol";
import { sayFault } from "$lib/text.svelte";
import type { BoardProps } from "../contract";
import { previewOf, type Preview } from "./preview";
import type { CityView, DuelView, OfferView, SlotView } from "./view";

/** The verb by which each question is answered; a turn is answered in three ways. */
const VERBS: Record<string, readonly string[]> = {
  picking: ["pick"],
  turn: ["build", "discard", "raise"],
  taking: ["take"],
  keeping: ["keep"],
  "destroying-brown": ["destroy"],
  "destroying-grey": ["destroy"],
  reviving: ["revive"],
  beginning: ["begin"],
};
/** Questions whose answers are laid out in the panel. */
const OFFERED = new Set(["take", "keep", "destroy", "revive", "begin"]);

/** How a choosable thing looks: it can be chosen; others can but not it; nothing like it is asked. */
export type Look = "lit" | "dim" | "calm";

/** Something one can look at closely. */
export interface Subject {
  kind: "card" | "wonder" | "token";
  name: string;
}

export class Choices {
  readonly #of: () => BoardProps<DuelView>;
  pointed = $state<string | null>(null);
  /** What was opened; it stays until it is closed. */
  opened = $state.raw<Subject | null>(null);
  #pointedAt = $state.raw<Subject | null>(null);

  readonly #legal = $derived.by(() => new Map(this.#board.moves.map((move) => [move.text, move])));
  readonly #ranks = $derived.by(() => new Map(this.#board.advice.map((advice, index) => [advice.move.text, index + 1])));
  readonly #slots = $derived.by(() => new Map(this.#board.view.slots.flatMap((slot) => (slot.card === null || slot.taken ? [] : [[slot.card, slot]]))));
  /** The moves that play each card of the structure. */
  readonly #ways = $derived.by(() => {
    const ways = new Map<string, MoveFace[]>();
    if (this.#board.view.asked !== "turn") return ways;
    for (const move of this.#board.moves) {
      const card = move.fields["card"] ?? "";
      ways.set(card, [...(ways.get(card) ?? []), move]);
    }
    return ways;
  });

  /** What the chosen move, or the one pointed at, would change. */
  readonly preview: Preview = $derived.by(() => {
    const { considered, chosen } = this.#board;
    const wanted = this.pointed ?? chosen?.text;
    const shown = considered !== null && considered.fault === null && considered.move === wanted;
    return previewOf(shown ? considered.events : []);
  });

  constructor(board: () => BoardProps<DuelView>) {
    this.#of = board;
  }

  get #board(): BoardProps<DuelView> {
    return this.#of();
  }

  get view(): DuelView {
    return this.#board.view;
  }

  get names(): string[] {
    return this.#board.names;
  }

  /** The seat that sits below: the reader's own, the first one for who watches. */
  get near(): number {
    return this.#board.face === 1 ? 1 : 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  /** Whether the seat below is the reader's own. */
  get seated(): boolean {
    return this.#board.face >= 0;
  }

  get still(): boolean {
    return this.#board.still === true;
  }

  /** Whether somebody looks from a seat of a game that still goes on: then even unlit things answer. */
  get live(): boolean {
    return this.seated && this.view.asked !== "over" && !this.still;
  }

  get chosenText(): string | null {
    return this.#board.chosen?.text ?? null;
  }

  city(seat: number): CityView | undefined {
    return this.view.cities[seat];
  }

  /** The verbs by which the question of the moment is answered; none when somebody else is asked. */
  get verbs(): readonly string[] {
    const { view, face } = this.#board;
    return view.awaited.includes(face) ? (VERBS[view.asked] ?? []) : [];
  }

  /** The verb of a question that the panel lays out; empty for none. */
  get offered(): string {
    const [verb] = this.verbs;
    return verb !== undefined && OFFERED.has(verb) && this.of(verb).length > 0 ? verb : "";
  }

  of(verb: string): MoveFace[] {
    return this.#board.moves.filter((move) => move.verb === verb);
  }

  look(notation: string): Look {
    if (this.#legal.has(notation)) return "lit";
    const verb = notation.split(" ", 1)[0] ?? "";
    return this.#legal.size > 0 && this.verbs.includes(verb) ? "dim" : "calm";
  }

  chosen(notation: string): boolean {
    return this.chosenText === notation;
  }

  /** The place of this move in the hint, from 1; 0 if the hint does not name it. */
  rank(notation: string): number {
    return this.#ranks.get(notation) ?? 0;
  }

  take(notation: string): void {
    const move = this.#legal.get(notation);
    if (move) this.#board.choose(move);
    else this.#board.refuse(notation);
  }

  point(notation: string): void {
    this.pointed = notation;
    this.#board.point(notation);
  }

  pointAway(notation: string): void {
    if (this.pointed !== notation) return;
    this.pointed = null;
    this.#board.point(null);
  }

  /** Why the thing pointed at cannot be chosen, once the server has said so. */
  why(notation: string): string {
    const { considered, names } = this.#board;
    if (this.pointed !== notation || considered?.move !== notation || considered.fault === null) return "";
    return sayFault(considered.fault, names);
  }

  // The structure ---------------------------------------------------------------------------------------------------

  slot(card: string): SlotView | undefined {
    return this.#slots.get(card);
  }

  waysOf(card: string): MoveFace[] {
    return this.#ways.get(card) ?? [];
  }

  /** The card of the structure that is opened; empty for none. */
  get card(): string {
    return this.opened?.kind === "card" && this.#slots.has(this.opened.name) ? this.opened.name : "";
  }

  /** The best rank that the hint gives to any way of playing a card; 0 for none. */
  rankOf(card: string): number {
    const ranks = this.waysOf(card).map((move) => this.rank(move.text)).filter((rank) => rank > 0);
    return ranks.length > 0 ? Math.min(...ranks) : 0;
  }

  /** The way that fits best: the hint's, else building, else a wonder, else the discard pile. */
  bestWay(card: string): string {
    const ways = this.waysOf(card);
    const order = (move: MoveFace): number => (this.rank(move.text) || 9) * 10 + ["build", "raise", "discard"].indexOf(move.verb);
    return [...ways].sort((one, other) => order(one) - order(other))[0]?.text ?? `build ${card}`;
  }

  offerOf(seat: number, card: string): OfferView | undefined {
    return this.city(seat)?.offers.find((offer) => offer.name === card);
  }

  // Looking closely -------------------------------------------------------------------------------------------------

  open(subject: Subject): void {
    this.opened = this.isOpen(subject) ? null : subject;
  }

  isOpen(subject: Subject): boolean {
    return this.opened?.kind === subject.kind && this.opened.name === subject.name;
  }

  close(): void {
    this.opened = null;
    this.#pointedAt = null;
  }

  glance(subject: Subject | null): void {
    this.#pointedAt = subject;
  }

  /** What is pointed at just now, while it is there. */
  get glanced(): Subject | null {
    const subject = this.#pointedAt;
    return subject?.kind === "card" && !this.#slots.has(subject.name) ? null : subject;
  }
}
