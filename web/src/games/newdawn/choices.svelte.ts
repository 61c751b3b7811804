/** What can be chosen on the table now, what is looked at, and what a choice or a refusal means. One object for the whole board. */
import type { MoveInfo } from "$lib/protocol";
import { ChoosingPlaces } from "../chart/choosing.svelte";
import { axialOf, inReading, landOf, type Place } from "./map/grid";
import { litOf, placeOf, type Lit } from "./map/lit";
import { PLACE_VERB, ROW_VERB, isInRow, isLoose, isPlaced } from "./material";
import type { NewDawnView, OddsView, PlayerView, SpaceView } from "./view";

/** Half of the 36 rolls of two dice. */
const EVEN = 18;

export class Choices extends ChoosingPlaces<NewDawnView, Lit> {
  /** The card of my row under the pointer or the focus: its reach is shown on the map. */
  hovered = $state("");
  /** The space, and the card of my row, that are looked at closely. */
  #space = $state(-1);
  #card = $state("");
  /** What the unlit space pointed at would mean. */
  #tried = $state("");
  /** Which of the places for a tile is shown, where they are gone through one by one. */
  #candidate = $state(0);

  readonly #row = $derived.by(() => new Set(this.view.players[this.shownSeat]?.row.map(({ card }) => card) ?? []));

  readonly land: ReadonlyMap<number, SpaceView> = $derived.by(
    () => new Map(landOf(this.view).map((space) => [space.hex, space])),
  );
  readonly lit: Lit[] = $derived.by(() => litOf(this.view, this.moves, this.board.advice));
  /** Answers that lie neither on the map nor on my row, market or prompt: the panel lays them out. */
  readonly laid: MoveInfo[] = $derived.by(() =>
    this.moves.filter(
      (move) => !isPlaced(move) && !isLoose(move) && !isInRow(move, this.#row) && move.verb !== "wonder",
    ),
  );

  /** The seat whose row lies below the map: my own; for who watches, that of the player on turn. */
  get shownSeat(): number {
    return this.seated ? this.face : Math.max(0, this.view.active);
  }

  get me(): PlayerView | null {
    return this.seated ? (this.view.players[this.face] ?? null) : null;
  }

  get chosenPlace(): Place | null {
    return this.board.chosen ? placeOf(this.board.chosen, this.view) : null;
  }

  // The map ---------------------------------------------------------------------------------------------------------

  override choosePlace(place: Lit): void {
    this.#space = -1;
    super.choosePlace(place);
  }

  /** Point at a space: a lit one shows what its move would do, another one says why not. */
  pointPlace(place: (Place & { lit: Lit | null }) | null): void {
    const [only, second] = place?.lit?.moves ?? [];
    const trial = place && !place.lit && place.kind === "hex" ? this.#trial(place.number) : "";
    this.#tried = trial;
    const notation = only && !second ? only.text : trial;
    if (notation !== "") this.point(notation);
    else if (this.pointed !== null) this.pointAway(this.pointed);
  }

  /** Why the unlit space pointed at cannot be chosen; empty until it is known. */
  get whyHere(): string {
    return this.#tried === "" ? "" : this.why(this.#tried);
  }

  /** Press a space that is not lit: it is looked at, and where spaces are asked for it says why not. */
  pressSpace({ kind, number }: Place): void {
    if (kind !== "hex") return;
    this.closePlace();
    this.#space = this.#space === number ? -1 : number;
    const trial = this.#trial(number);
    if (trial !== "" && this.#space >= 0) this.refuse(trial);
  }

  #trial(hex: number): string {
    if (!this.live || !this.lit.some(({ kind }) => kind === "hex")) return "";
    const space = this.land.get(hex);
    const verb = PLACE_VERB[this.view.asked] ?? "";
    if (verb === "attack" && space?.owner === this.face) return `reinforce ${hex}`;
    if (verb === "depart" && space?.caravans.includes(this.face)) return `resume ${hex}`;
    return verb === "" ? "" : `${verb} ${hex}`;
  }

  get space(): SpaceView | null {
    return this.land.get(this.#space) ?? null;
  }

  get spacePlace(): Place | null {
    return this.#space >= 0 ? { kind: "hex", number: this.#space } : null;
  }

  /** The places for the tile in hand, as one reads. */
  get candidates(): Lit[] {
    const cells = this.lit.filter(({ kind }) => kind === "cell").map((lit) => ({ lit, ...axialOf(lit.number) }));
    return inReading(cells).map(({ lit }) => lit);
  }

  get candidate(): Lit | null {
    return this.candidates[this.#candidate] ?? this.candidates[0] ?? null;
  }

  stepCandidate(by: 1 | -1): void {
    const count = this.candidates.length;
    this.#candidate = (Math.min(this.#candidate, count - 1) + by + count) % Math.max(1, count);
  }

  // My row ----------------------------------------------------------------------------------------------------------

  /** What pressing a card of my row means now; empty while cards are only looked at. */
  rowNotation(card: string): string {
    const verb = ROW_VERB[this.view.asked] ?? "";
    return this.live && this.canDo(verb) ? `${verb} ${card}` : "";
  }

  pressCard(card: string): void {
    const notation = this.rowNotation(card);
    if (notation !== "") this.take(notation);
    else this.#card = this.#card === card ? "" : card;
  }

  get card(): string {
    return this.#row.has(this.#card) ? this.#card : "";
  }

  /** The card whose reach the map shows: the one pointed at, else the chosen one, else the one looked at. */
  get shownCard(): string {
    if (this.#row.has(this.hovered)) return this.hovered;
    const chosen = this.board.chosen;
    return chosen?.verb === "focus" ? (chosen.fields["card"] ?? "") : this.card;
  }

  /** Spaces that the shown card would reach from where it lies, or the caravans that are to be chosen; nothing while another question lights the map. */
  get reached(): number[] {
    const leaving = this.view.asked === "caravans" ? this.view.resolving?.card : undefined;
    if (leaving === undefined && this.lit.length > 0) return [];
    return this.view.previews.find(({ card }) => card === (leaving ?? this.shownCard))?.spaces ?? [];
  }

  /** The odds of the attack that is chosen but not confirmed. */
  get aimed(): OddsView | null {
    const chosen = this.board.chosen;
    return chosen?.verb === "attack"
      ? (this.view.odds.find(({ hex }) => hex === Number(chosen.fields["hex"])) ?? null)
      : null;
  }

  /** My spaces that somebody would take next by an even roll, or better. */
  get threatened(): number[] {
    return [...new Set(this.view.threats.filter(({ plain }) => plain >= EVEN).map(({ hex }) => hex))];
  }

  // The panel -------------------------------------------------------------------------------------------------------

  get isOpen(): boolean {
    return this.opened !== null || this.space !== null || this.card !== "";
  }

  /** Close what was opened last: the place, else the space, else the card. */
  close(): void {
    if (this.opened !== null) this.closePlace();
    else if (this.#space >= 0) this.#space = -1;
    else this.#card = "";
  }

  /** Another question: what was opened for the one before is closed. */
  settle(): void {
    this.closePlace();
    this.#space = -1;
    this.#card = "";
    this.#candidate = 0;
  }
}
