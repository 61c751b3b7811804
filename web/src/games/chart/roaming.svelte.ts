/** Going through the places of a map with pointer and keyboard: which place is hovered or focused, and which one the tab key reaches. */
import { untrack } from "svelte";
import type { Chart } from "./chart.svelte";
import { keyOf, type Place, type Spot } from "./places";

export class Roaming<P extends Place> {
  readonly #chart: Chart;
  readonly #name: "place" | "space";
  readonly #spotOf: (place: P) => Spot;
  frame = $state<HTMLElement>();
  pointedKey = $state<string | null>(null);
  /** The place that was focused or pressed last. */
  lastKey = $state("");

  /** `name` is the data attribute that has the key of a place's button. */
  constructor(chart: Chart, name: "place" | "space", spotOf: (place: P) => Spot) {
    this.#chart = chart;
    this.#name = name;
    this.#spotOf = spotOf;
  }

  /** Call during component initialisation: reports the hovered place once, and again when the pointer leaves it. */
  report<Q>(pointed: () => Q | null, keyOfPointed: (place: Q) => string, show: (place: Q | null) => void): void {
    let shown: string | null = null;
    $effect(() => {
      const now = pointed();
      const key = now === null ? null : keyOfPointed(now);
      untrack(() => {
        if (key !== shown) show(now);
        shown = key;
      });
    });
  }

  focusedKey(): string | null {
    const active = document.activeElement;
    return active instanceof HTMLElement && active.matches(":focus-visible") && this.frame?.contains(active)
      ? (active.dataset[this.#name] ?? null)
      : null;
  }

  onfocus(event: FocusEvent, place: P): void {
    this.lastKey = keyOf(place);
    this.#chart.reveal(this.#spotOf(place));
    if (event.currentTarget instanceof HTMLElement && event.currentTarget.matches(":focus-visible"))
      this.pointedKey = this.lastKey;
  }

  onblur(key: string): void {
    if (this.pointedKey === key) this.pointedKey = null;
  }

  /** Go to the place that a key leads to, if there is one. */
  onkeydown(event: KeyboardEvent, nextOf: (key: string) => P | undefined, options?: FocusOptions): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextOf(event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.lastKey = keyOf(next);
    this.frame?.querySelector<HTMLElement>(`[data-${this.#name}="${this.lastKey}"]`)?.focus(options);
  }
}

/** A length as a percentage of a whole, for styles. */
export const part = (value: number, whole: number): string => `${((value / whole) * 100).toFixed(3)}%`;
