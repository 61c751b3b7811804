/** What can be chosen now, what is being inspected, and what a choice or a refusal does. One object for the whole board. */
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
  /** The space, and the card of my row, that are being inspected. */
  #space = $state(-1);
  #card = $state("");
  /** What the hovered space, which is not highlighted, would mean. */
  #tried = $state("");
  /** Which of the places for a tile is shown when they are shown one by one. */
  #candidate = $state(0);

  readonly #row = $derived.by(() => new Set(this.view.players[this.shownSeat]?.row.map(({ card }) => card) ?? []));

  readonly land: ReadonlyMap<number, SpaceView> = $derived.by(
    () => new Map(landOf(this.view).map((space) => [space.hex, space])),
  );
  readonly lit: Lit[] = $derived.by(() => litOf(this.view, this.moves, this.board.advice));
  /** Answers that are not on the map, my row, the market or the prompt: the panel shows them. */
  readonly laid: MoveInfo[] = $derived.by(() =>
    this.moves.filter(
      (move) => !isPlaced(move) && !isLoose(move) && !isInRow(move, this.#row) && move.verb !== "wonder",
    ),
  );

  /** The seat whose row is below the map: my own, or for spectators that of the player on turn. */
  get shownSeat(): number {
    return this.seated ? this.viewer : Math.max(0, this.view.active);
  }

  get me(): PlayerView | null {
    return this.seated ? (this.view.players[this.viewer] ?? null) : null;
  }

  get chosenPlace(): Place | null {
    return this.board.chosen ? placeOf(this.board.chosen, this.view) : null;
  }

  /** The places picked so far for a question that asks for several. */
  get pickedPlaces(): Place[] {
    return (this.board.picked ?? []).flatMap((move) => placeOf(move, this.view) ?? []);
  }

  // The map ---------------------------------------------------------------------------------------------------------

  override choosePlace(place: Lit): void {
    this.#space = -1;
    super.choosePlace(place);
  }

  /** Point at a space: a highlighted one shows its preview, another one says why not. */
  pointPlace(place: (Place & { lit: Lit | null }) | null): void {
    const [only, second] = place?.lit?.moves ?? [];
    const trial = place && !place.lit && place.kind === "hex" ? this.#trial(place.number) : "";
    this.#tried = trial;
    const notation = only && !second ? only.text : trial;
    if (notation !== "") this.point(notation);
    else if (this.pointed !== null) this.pointAway(this.pointed);
  }

  /** Why the hovered space cannot be chosen; empty until known. */
  get whyHere(): string {
    return this.#tried === "" ? "" : this.why(this.#tried);
  }

  /** Press a space that is not highlighted: inspect it, and if the question is about spaces, say why not. */
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
    if (verb === "attack" && space?.owner === this.viewer) return `reinforce ${hex}`;
    if (verb === "depart" && space?.caravans.includes(this.viewer)) return `resume ${hex}`;
    return verb === "" ? "" : `${verb} ${hex}`;
  }

  get space(): SpaceView | null {
    return this.land.get(this.#space) ?? null;
  }

  get spacePlace(): Place | null {
    return this.#space >= 0 ? { kind: "hex", number: this.#space } : null;
  }

  /** The places for the tile in hand, in reading order. */
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

  /** My spaces that somebody could take next with a chance of at least one half. */
  get threatened(): number[] {
    return [...new Set(this.view.threats.filter(({ plain }) => plain >= EVEN).map(({ hex }) => hex))];
  }

  // The panel -------------------------------------------------------------------------------------------------------

  override get isOpen(): boolean {
    return this.opened !== null || this.space !== null || this.card !== "";
  }

  /** Close what was opened last: the place, else the space, else the card. */
  close(): void {
    if (this.opened !== null) this.closePlace();
    else if (this.#space >= 0) this.#space = -1;
    else this.#card = "";
  }

  /** A new question closes what was opened for the previous one. */
  override settle(): void {
    this.closePlace();
    this.#space = -1;
    this.#card = "";
    this.#candidate = 0;
  }
}
