/** One move as a thing to press: how it looks and what pointing at it does. Each game draws it in its own way. */
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
  /** What was pointed at here; when this thing goes, nobody points at it any more, and what it stood for cannot be asked. */
  #pointed: Thing | null = null;

  readonly look: Look = $derived.by(() => this.#of().choices.look(this.#of().notation));
  readonly rank = $derived.by(() => this.#of().choices.rank(this.#of().notation));
  readonly chosen = $derived.by(() => this.#of().choices.chosen(this.#of().notation));
  readonly why = $derived.by(() => this.#of().choices.why(this.#of().notation));

  /** Made while its component is. */
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

  /** What a button for a move carries in every game. */
  get marks(): HTMLButtonAttributes {
    return {
      type: "button",
      "aria-pressed": this.chosen ? "true" : undefined,
      // Still pressed to be told why: so it is not `disabled`.
      "aria-disabled": this.look === "lit" ? undefined : "true",
      "data-move": this.#of().notation,
      onpointerenter: this.point,
      onpointerleave: this.pointAway,
      onfocus: this.point,
      onblur: this.pointAway,
    };
  }
}
