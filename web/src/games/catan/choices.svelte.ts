/** What can be chosen on the table now, what is looked at, and what a choice or a refusal means. One object for the whole board. */
import type { MoveFace } from "$lib/protocol";
import { sayFault } from "$lib/text.svelte";
import type { BoardProps } from "../contract";
import { keyOf, type Place } from "./island/grid";
import { litOf, placeOf, trialOf, type Lit } from "./island/lit";
import { ABOUT, FROM_HAND, LAID, PLACED, countOf, totalOf } from "./material";
import { meantAt, trialFor } from "./reasons";
import type { CatanView, PlayerView } from "./view";

/** How a choosable thing looks: it can be chosen; others can but not it; nothing like it is asked. */
export type Look = "lit" | "dim" | "calm";

/** Questions in which the trade between players is under way. */
const TRADING = new Set(["composing", "answering", "offering"]);

export class Choices {
  readonly #of: () => BoardProps<CatanView>;
  pointed = $state<string | null>(null);
  /** The deed that was picked from the list: only its places are lit. */
  #wanted = $state("");
  /** A place with several moves, opened to choose among them. */
  #place = $state.raw<Place | null>(null);
  /** The card of my own that is looked at. */
  #card = $state("");
  /** Cards of my hand picked to be discarded or given; they are sent together. */
  picked = $state.raw<Record<string, number>>({});

  readonly #legal = $derived.by(() => new Map(this.#board.moves.map((move) => [move.text, move])));
  readonly #verbs = $derived.by(() => new Set(this.#board.moves.map(({ verb }) => verb)));
  readonly #ranks = $derived.by(() => new Map(this.#board.advice.map(({ move }, index) => [move.text, index + 1])));

  /** The deed whose places alone are lit; empty for all. */
  readonly mode = $derived.by(() => (this.#verbs.has(this.#wanted) ? this.#wanted : ""));
  readonly lit: Lit[] = $derived.by(() => litOf(this.view, this.#board.moves, this.mode === "" ? undefined : [this.mode], this.#board.advice));
  /** The opened place while there is still something to choose. */
  readonly opened: Lit | null = $derived.by(() => {
    const key = this.#place ? keyOf(this.#place) : "";
    return this.lit.find((place) => keyOf(place) === key && place.moves.length > 1) ?? null;
  });

  constructor(board: () => BoardProps<CatanView>) {
    this.#of = board;
  }

  get #board(): BoardProps<CatanView> {
    return this.#of();
  }

  get view(): CatanView {
    return this.#board.view;
  }

  get names(): string[] {
    return this.#board.names;
  }

  get face(): number {
    return this.#board.face;
  }

  get seated(): boolean {
    return this.face >= 0;
  }

  /** The seat whose pieces are "mine"; of the first one for who watches. */
  get seat(): number {
    return Math.max(0, this.face);
  }

  get me(): PlayerView | null {
    return this.seated ? (this.view.players[this.face] ?? null) : null;
  }

  get still(): boolean {
    return this.#board.still === true;
  }

  /** Whether somebody looks from a seat of a game that still goes on: then even unlit things answer. */
  get live(): boolean {
    return this.seated && this.view.asked !== "over" && !this.still;
  }

  get moves(): MoveFace[] {
    return this.#board.moves;
  }

  get chosenText(): string | null {
    return this.#board.chosen?.text ?? null;
  }

  get chosenPlace(): Place | null {
    return this.#board.chosen ? placeOf(this.#board.chosen) : null;
  }

  /** The place that the question is about. */
  get about(): Place | null {
    const kind = ABOUT[this.view.asked];
    return kind && this.view.about >= 0 ? { kind, number: this.view.about } : null;
  }

  of(verb: string): MoveFace[] {
    return this.moves.filter((move) => move.verb === verb);
  }

  can(notation: string): boolean {
    return this.#legal.has(notation);
  }

  canDo(verb: string): boolean {
    return this.#verbs.has(verb);
  }

  look(notation: string): Look {
    if (this.#legal.has(notation)) return "lit";
    return this.#verbs.has(notation.split(" ", 1)[0] ?? "") ? "dim" : "calm";
  }

  chosen(notation: string): boolean {
    return this.chosenText === notation;
  }

  /** The place of this move in the hint, from 1; 0 if the hint does not name it. */
  rank(notation: string): number {
    return this.#ranks.get(notation) ?? 0;
  }

  /** The best rank that the hint gives to any move with this verb. */
  rankOf(verb: string): number {
    const ranks = this.of(verb).flatMap(({ text }) => this.#ranks.get(text) ?? []);
    return ranks.length > 0 ? Math.min(...ranks) : 0;
  }

  take(notation: string): void {
    const move = this.#legal.get(notation);
    if (move) this.#board.choose(move);
    else this.#board.refuse(notation);
  }

  refuse(notation: string): void {
    this.#board.refuse(notation);
  }

  /** Moves one after another, as far as they go. Where the shell sends no rows of moves only the first one is chosen. */
  async send(notations: readonly string[]): Promise<boolean> {
    const [first] = notations;
    if (first === undefined) return false;
    if (!this.can(first)) {
      this.refuse(first);
      return false;
    }
    if (this.#board.send) return await this.#board.send(notations);
    this.take(first);
    return notations.length === 1;
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

  /** The rule by which the thing pointed at cannot be chosen. */
  whyRule(notation: string): string {
    return this.why(notation) === "" ? "" : (this.#board.considered?.fault?.rule ?? "");
  }

  // The map ---------------------------------------------------------------------------------------------------------

  /** Press a lit place: its only move is chosen, several are laid out. */
  choosePlace(place: Lit): void {
    const [only, second] = place.moves;
    if (only && !second) {
      this.#place = null;
      this.#board.choose(only);
    } else {
      this.#place = { kind: place.kind, number: place.number };
    }
  }

  pointPlace(place: Lit | null): void {
    const [only, second] = place?.moves ?? [];
    if (only && !second) this.point(only.text);
    else if (this.pointed !== null) this.pointAway(this.pointed);
  }

  /** What trying an unlit place means; nothing where the map is not asked. */
  readonly trial = (place: Place): string | null => {
    if (!this.live || this.moves.length === 0) return null;
    if (this.mode !== "") return trialOf(this.mode, placeKindOf(this.lit))(place);
    const asked = PLACED[this.view.asked];
    if (asked && place.kind === "hex" && this.view.hexes.find(({ hex }) => hex === place.number)?.terrain === "sea" && this.canDo("pirate")) return `pirate ${place.number}`;
    if (asked) return trialOf(...asked)(place);
    // While an offer lies on the table the player on turn may still do all the rest.
    return this.view.asked === "turn" || this.canDo("withdraw") ? meantAt(this.view, this.seat, place.kind, place.number) : null;
  };

  /** Pick a deed from the list: its places are lit; again for all. What is not possible says why not. */
  want(verb: string): boolean {
    this.#place = null;
    if (!this.canDo(verb)) {
      this.#board.refuse(trialFor(this.view, this.seat, verb));
      return false;
    }
    this.#wanted = this.mode === verb ? "" : verb;
    return this.mode === verb;
  }

  // My hand ---------------------------------------------------------------------------------------------------------

  /** The verb by which cards of the hand answer the question; empty while none are asked for. */
  get handVerb(): string {
    const verb = FROM_HAND[this.view.asked] ?? "";
    return this.canDo(verb) ? verb : "";
  }

  /** How many cards are still to be picked. */
  get owed(): number {
    return Math.max(1, this.view.asked_times) - totalOf(this.picked);
  }

  /** How many cards of a kind the hand still has, without those that were named or picked. */
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
    const notations = Object.entries(this.picked).flatMap(([kind, count]) => Array.from({ length: count }, () => `${verb} ${kind}`));
    this.picked = {};
    await this.send(notations);
  }

  // The panel -------------------------------------------------------------------------------------------------------

  /** The verb of a question that the panel lays out; empty for none. */
  get laid(): string {
    const verb = LAID[this.view.asked] ?? "";
    return this.canDo(verb) ? verb : "";
  }

  /** Whether an offer lies on the table or is being written. */
  get trading(): boolean {
    return TRADING.has(this.view.asked) && (this.view.offer !== null || this.view.draft !== null);
  }

  get card(): string {
    return countOf(this.view.own?.cards, this.#card) > 0 ? this.#card : "";
  }

  openCard(card: string): void {
    this.#place = null;
    this.#card = this.card === card ? "" : card;
  }

  get isOpen(): boolean {
    return this.opened !== null || this.card !== "" || this.mode !== "";
  }

  /** Close what was opened last: the place, else the card, else the deed. */
  close(): void {
    if (this.opened !== null) this.#place = null;
    else if (this.card !== "") this.#card = "";
    else this.#wanted = "";
  }

  /** Another question: what was picked for the one before is forgotten. */
  settle(): void {
    this.#place = null;
    this.picked = {};
  }
}

const placeKindOf = (lit: readonly Lit[]): Place["kind"] => lit[0]?.kind ?? "crossing";
