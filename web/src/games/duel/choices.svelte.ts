/** What can be chosen now, what is being inspected, and what a choice or a refusal does. One object for the whole board. */
import type { MoveInfo } from "$lib/protocol";
import { Choosing } from "../choosing.svelte";
import { previewOf, type Preview } from "./preview";
import type { CityView, DuelView, OfferView, SlotView } from "./view";

/** The verb that answers each question; a turn has three. */
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
/** Questions whose answers are shown in the panel. */
const OFFERED = new Set(["take", "keep", "destroy", "revive", "begin"]);

/** Something that can be inspected. */
export interface Subject {
  kind: "card" | "wonder" | "token";
  name: string;
}

export class Choices extends Choosing<DuelView> {
  /** What is open; it stays open until closed. */
  opened = $state.raw<Subject | null>(null);
  #pointedAt = $state.raw<Subject | null>(null);

  readonly #slots = $derived.by(
    () => new Map(this.view.slots.flatMap((slot) => (slot.card === null || slot.taken ? [] : [[slot.card, slot]]))),
  );
  /** The moves that play each card of the structure. */
  readonly #ways = $derived.by(() => {
    const ways = new Map<string, MoveInfo[]>();
    if (this.view.asked !== "turn") return ways;
    for (const move of this.moves) {
      const card = move.fields["card"] ?? "";
      ways.set(card, [...(ways.get(card) ?? []), move]);
    }
    return ways;
  });

  /** What the chosen move, or the one pointed at, would change. */
  readonly preview: Preview = $derived.by(() => previewOf(this.foreseen));

  /** The seat at the bottom: the reader's own, or the first one for spectators. */
  get near(): number {
    return this.viewer === 1 ? 1 : 0;
  }

  get far(): number {
    return 1 - this.near;
  }

  city(seat: number): CityView | undefined {
    return this.view.cities[seat];
  }

  /** The verbs that answer the current question; none if somebody else decides. */
  get verbs(): readonly string[] {
    return this.view.awaited.includes(this.viewer) ? (VERBS[this.view.asked] ?? []) : [];
  }

  /** The verb of a question shown in the panel; empty for none. */
  get offered(): string {
    const [verb] = this.verbs;
    return verb !== undefined && OFFERED.has(verb) && this.of(verb).length > 0 ? verb : "";
  }

  protected override asks(verb: string): boolean {
    return this.moves.length > 0 && this.verbs.includes(verb);
  }

  // The structure ---------------------------------------------------------------------------------------------------

  slot(card: string): SlotView | undefined {
    return this.#slots.get(card);
  }

  waysOf(card: string): MoveInfo[] {
    return this.#ways.get(card) ?? [];
  }

  /** The card of the structure that is opened; empty for none. */
  get card(): string {
    return this.opened?.kind === "card" && this.#slots.has(this.opened.name) ? this.opened.name : "";
  }

  /** The best rank that the hint gives to any way of playing a card; 0 for none. */
  rankOf(card: string): number {
    return this.bestRank(this.waysOf(card));
  }

  /** The way that fits best: the hint's, else building, else a wonder, else the discard pile. */
  bestWay(card: string): string {
    const ways = this.waysOf(card);
    const order = (move: MoveInfo): number =>
      (this.rank(move.text) || 9) * 10 + ["build", "raise", "discard"].indexOf(move.verb);
    return [...ways].sort((one, other) => order(one) - order(other))[0]?.text ?? `build ${card}`;
  }

  offerOf(seat: number, card: string): OfferView | undefined {
    return this.city(seat)?.offers.find((offer) => offer.name === card);
  }

  // Inspecting -----------------------------------------------------------------------------------------------------

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

  /** The hovered element, while it exists. */
  get glanced(): Subject | null {
    const subject = this.#pointedAt;
    return subject?.kind === "card" && !this.#slots.has(subject.name) ? null : subject;
  }
}
