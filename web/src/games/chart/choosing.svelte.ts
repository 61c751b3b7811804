/** What can be chosen on a map: a lit place is pressed, and one with several moves is opened to choose among them. */
import type { View } from "$lib/protocol";
import { Choosing } from "../choosing.svelte";
import { keyOf, type Lit } from "./places";

export abstract class ChoosingPlaces<V extends View, L extends Lit> extends Choosing<V> {
  #place = $state("");

  abstract readonly lit: L[];
  /** Whether something is open that can be closed. */
  abstract get isOpen(): boolean;
  /** A new question closes what was opened for the previous one. */
  abstract settle(): void;
  /** The opened place while there is still something to choose. */
  readonly opened: L | null = $derived.by(
    () => this.lit.find((place) => keyOf(place) === this.#place && place.moves.length > 1) ?? null,
  );

  /** The seat whose pieces the ghosts are; the first one for spectators. */
  get seat(): number {
    return Math.max(0, this.viewer);
  }

  /** Press a lit place: its only move is chosen, several are laid out. */
  choosePlace(place: L): void {
    const [only, second] = place.moves;
    if (only && !second) {
      this.closePlace();
      this.board.choose(only);
    } else {
      this.#place = keyOf(place);
    }
  }

  protected closePlace(): void {
    this.#place = "";
  }
}
