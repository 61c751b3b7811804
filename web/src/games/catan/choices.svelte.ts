/** What can be chosen now, what is being inspected, and what a choice or a refusal does. One object for the whole board. */
import { ChoosingPlaces } from "../chart/choosing.svelte";
import type { Place } from "./island/grid";
import type { Settled } from "../contract";
import { litOf, placeOf, trialOf, type Lit } from "./island/lit";
import { ABOUT, FROM_HAND, LAID, PLACED, countOf, totalOf } from "./material";
import { meantAt, trialFor } from "./reasons";
import type { CatanView, PlayerView } from "./view";

/** Questions during a trade between players. */
const TRADING = new Set(["composing", "answering", "offering"]);

export class Choices extends ChoosingPlaces<CatanView, Lit> {
  /** The action picked from the list: only its places are highlighted. */
  #wanted = $state("");
  /** My card that is being inspected. */
  #card = $state("");
  /** Cards of my hand picked to be discarded or given; they are sent together. */
  picked = $state.raw<Record<string, number>>({});

  /** The only action whose places are highlighted; empty for all. */
  readonly mode = $derived.by(() => (this.canDo(this.#wanted) ? this.#wanted : ""));
  readonly lit: Lit[] = $derived.by(() =>
    litOf(this.view, this.moves, this.mode === "" ? undefined : [this.mode], this.board.advice),
  );

  /** Answers to offers that the reader has settled in advance; null for spectators and in replays. */
  get ahead(): Settled | null {
    return this.live ? (this.board.ahead ?? null) : null;
  }

  get me(): PlayerView | null {
    return this.seated ? (this.view.players[this.viewer] ?? null) : null;
  }

  get chosenPlace(): Place | null {
    return this.board.chosen ? placeOf(this.board.chosen) : null;
  }

  /** The place that the question is about. */
  get about(): Place | null {
    const kind = ABOUT[this.view.asked];
    return kind && this.view.about >= 0 ? { kind, number: this.view.about } : null;
  }

  /** The best rank that the hint gives to any move with this verb. */
  rankOf(verb: string): number {
    return this.bestRank(this.of(verb));
  }

  /** Several moves at once, all or none. If the shell cannot send several, only the first one is chosen. */
  async send(notations: readonly string[]): Promise<boolean> {
    const [first] = notations;
    if (first === undefined) return false;
    if (!this.can(first)) {
      this.refuse(first);
      return false;
    }
    if (this.board.send) return await this.board.send(notations);
    this.take(first);
    return notations.length === 1;
  }

  /** The rule that forbids choosing the hovered element. */
  whyRule(notation: string): string {
    return this.why(notation) === "" ? "" : (this.board.considered?.fault?.rule ?? "");
  }

  // The map ---------------------------------------------------------------------------------------------------------

  pointPlace(place: Lit | null): void {
    const [only, second] = place?.moves ?? [];
    if (only && !second) this.point(only.text);
    else if (this.pointed !== null) this.pointAway(this.pointed);
  }

  /** What trying a place that is not highlighted means; nothing if the question is not about the map. */
  readonly trial = (place: Place): string | null => {
    if (!this.live || this.moves.length === 0) return null;
    if (this.mode !== "") return trialOf(this.mode, placeKindOf(this.lit))(place);
    const asked = PLACED[this.view.asked];
    if (
      asked &&
      place.kind === "hex" &&
      this.view.hexes.find(({ hex }) => hex === place.number)?.terrain === "sea" &&
      this.canDo("pirate")
    )
      return `pirate ${place.number}`;
    if (asked) return trialOf(...asked)(place);
    // While an offer is open the player on turn may still do everything else.
    return this.view.asked === "turn" || this.canDo("withdraw")
      ? meantAt(this.view, this.seat, place.kind, place.number)
      : null;
  };

  /** Pick an action from the list to highlight its places; pick it again for all. If it is not possible, say why not. */
  want(verb: string): boolean {
    this.closePlace();
    if (!this.canDo(verb)) {
      this.refuse(trialFor(this.view, this.seat, verb));
      return false;
    }
    this.#wanted = this.mode === verb ? "" : verb;
    return this.mode === verb;
  }

  // My hand ---------------------------------------------------------------------------------------------------------

  /** The verb that answers the question with cards from the hand; empty if none are asked for. */
  get handVerb(): string {
    const verb = FROM_HAND[this.view.asked] ?? "";
    return this.canDo(verb) ? verb : "";
  }

  /** How many cards are still to be picked. */
  get owed(): number {
    return Math.max(1, this.view.asked_times) - totalOf(this.picked);
  }

  /** How many cards of a kind are left in the hand, without those already named or picked. */
  left(kind: string): number {
    const { own } = this.view;
    return countOf(own?.hand, kind) - countOf(own?.chosen, kind) - countOf(this.picked, kind);
  }

  pick(kind: string, by: 1 | -1): void {
    const verb = this.handVerb;
    const now = countOf(this.picked, kind);
    if (by > 0 && !this.can(`${verb} ${kind}`)) this.refuse(`${verb} ${kind}`);
    else if (by > 0 && (this.left(kind) <= 0 || this.owed <= 0)) return;
    else this.picked = { ...this.picked, [kind]: Math.max(0, now + by) };
  }

  async sendPicked(): Promise<void> {
    const verb = this.handVerb;
    const notations = Object.entries(this.picked).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => `${verb} ${kind}`),
    );
    this.picked = {};
    await this.send(notations);
  }

  // The panel -------------------------------------------------------------------------------------------------------

  /** The verb of a question shown in the panel; empty for none. */
  get laid(): string {
    const verb = LAID[this.view.asked] ?? "";
    return this.canDo(verb) ? verb : "";
  }

  /** Whether an offer is open or being composed. */
  get trading(): boolean {
    return TRADING.has(this.view.asked) && (this.view.offer !== null || this.view.draft !== null);
  }

  get card(): string {
    return countOf(this.view.own?.cards, this.#card) > 0 ? this.#card : "";
  }

  openCard(card: string): void {
    this.closePlace();
    this.#card = this.card === card ? "" : card;
  }

  override get isOpen(): boolean {
    return this.opened !== null || this.card !== "" || this.mode !== "";
  }

  /** Close what was opened last: the place, else the card, else the action. */
  close(): void {
    if (this.opened !== null) this.closePlace();
    else if (this.card !== "") this.#card = "";
    else this.#wanted = "";
  }

  /** A new question clears what was picked for the previous one. */
  override settle(): void {
    this.closePlace();
    this.picked = {};
  }
}

const placeKindOf = (lit: readonly Lit[]): Place["kind"] => lit[0]?.kind ?? "crossing";
