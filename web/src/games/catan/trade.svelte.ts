/** An offer being composed before it is sent: cards on both sides, and the players it is for. */
import { countOf, totalOf, type Cards } from "./material";
import type { CatanView, DraftView } from "./view";

export type Side = "gives" | "wants";

/** Why an offer cannot be sent as it stands; empty when it can. */
export type Flaw = "" | "none" | "give" | "want" | "many";

export class Offer {
  gives = $state.raw<Record<string, number>>({});
  wants = $state.raw<Record<string, number>>({});
  /** The seats it is for; empty for all. */
  seats = $state.raw<number[]>([]);

  /** Start with these cards: a draft known to the server, or the offer being countered. */
  fill(gives: Cards, wants: Cards, seats: readonly number[]): void {
    this.gives = { ...gives };
    this.wants = { ...wants };
    this.seats = [...seats];
  }

  count(side: Side, kind: string): number {
    return countOf(this[side], kind);
  }

  /** Whether one more card of a kind fits: no more than I hold, and never the same kind on both sides. */
  fits(view: CatanView, side: Side, kind: string): boolean {
    if (this.count(side === "gives" ? "wants" : "gives", kind) > 0) return false;
    if (side === "gives") return this.count(side, kind) < countOf(view.own?.hand, kind);
    return totalOf(this.wants) < this.most(view);
  }

  step(view: CatanView, side: Side, kind: string, by: 1 | -1): void {
    if (by > 0 && !this.fits(view, side, kind)) return;
    this[side] = { ...this[side], [kind]: Math.max(0, this.count(side, kind) + by) };
  }

  toggle(seat: number): void {
    this.seats = this.seats.includes(seat)
      ? this.seats.filter((other) => other !== seat)
      : [...this.seats, seat].sort();
  }

  /** The largest hand among the players it is for: more cards cannot be asked for. */
  most(view: CatanView): number {
    if (view.seat !== view.active) return view.players[view.active]?.cards ?? 0;
    const asked = view.players.filter(
      ({ seat }) => seat !== view.seat && (this.seats.length === 0 || this.seats.includes(seat)),
    );
    return Math.max(0, ...asked.map(({ cards }) => cards));
  }

  flaw(view: CatanView): Flaw {
    if (view.seat === view.active && view.turn.offers_left === 0) return "none";
    if (totalOf(this.gives) === 0) return "give";
    if (totalOf(this.wants) === 0) return "want";
    return totalOf(this.wants) > this.most(view) ? "many" : "";
  }

  /** The moves that make this offer, starting from what the server already has; what no longer fits is dropped first. */
  notations(view: CatanView): string[] {
    const { draft } = view;
    const keeps = draft !== null && this.#covers(draft);
    const old = keeps ? draft : { gives: {}, wants: {}, asked: [] };
    const more = (side: Side, verb: string): string[] =>
      Object.entries(this[side]).flatMap(([kind, count]) =>
        Array.from({ length: Math.max(0, count - countOf(old[side], kind)) }, () => `${verb} ${kind}`),
      );
    const asks =
      view.seat === view.active
        ? this.seats.filter((seat) => !old.asked.includes(seat)).map((seat) => `ask p${seat + 1}`)
        : [];
    return [
      ...(draft !== null && !keeps ? ["drop"] : []),
      ...more("gives", "give"),
      ...asks,
      ...more("wants", "want"),
      "offer",
    ];
  }

  #covers({ gives, wants, asked }: DraftView): boolean {
    const within = (cards: Cards, mine: Cards): boolean =>
      Object.entries(cards).every(([kind, count]) => count <= countOf(mine, kind));
    return within(gives, this.gives) && within(wants, this.wants) && asked.every((seat) => this.seats.includes(seat));
  }
}
