/** A move as a button: how it looks and what pointing at it does. Each game draws its own. */
import { onDestroy } from "svelte";
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Choosing, Look } from "../choosing.svelte";

interface Thing {
  choices: Choosing;
  /** What choosing it means, in notation. */
  notation: string;
}

export class Pressing {
  readonly #of: () => Thing;
  /** The notation pointed at here. Kept because props cannot be read after unmount, when the pointer has to be released. */
  #pointed: Thing | null = null;

  readonly look: Look = $derived.by(() => this.#of().choices.look(this.#of().notation));
  readonly rank = $derived.by(() => this.#of().choices.rank(this.#of().notation));
  readonly chosen = $derived.by(() => this.#of().choices.chosen(this.#of().notation));
  readonly why = $derived.by(() => this.#of().choices.why(this.#of().notation));

  /** Create during component initialisation. */
  constructor(thing: () => Thing) {
    this.#of = thing;
    onDestroy(this.pointAway);
  }

  readonly point = (): void => {
    this.#pointed = this.#of();
    this.#pointed.choices.point(this.#pointed.notation);
  };

  readonly pointAway = (): void => {
    this.#pointed?.choices.pointAway(this.#pointed.notation);
  };

  /** The attributes of a move's button in every game. */
  get marks(): HTMLButtonAttributes {
    return {
      type: "button",
      "aria-pressed": this.chosen ? "true" : undefined,
      // Pressing it explains why not, so it is not `disabled`.
      "aria-disabled": this.look === "lit" ? undefined : "true",
      "data-move": this.#of().notation,
      onpointerenter: this.point,
      onpointerleave: this.pointAway,
      onfocus: this.point,
      onblur: this.pointAway,
    };
  }
}
