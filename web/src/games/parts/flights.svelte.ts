/** Animation: every piece that moved travels from where it was last seen to where it is now. */
import { untrack } from "svelte";
import type { EventInfo } from "$lib/protocol";
import type { BoardProps } from "../contract";

/** The places where a piece starts and ends, most specific first. */
export interface Way {
  from: string[];
  to: string[];
  /** When it starts, in milliseconds; without it, after the one before it. */
  after?: number;
}

export interface Flight<T extends Way = Way> {
  key: number;
  travel: T;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const STAGGER_MS = 110;

type Places = Map<string, DOMRect>;

export abstract class Flying<T extends Way> {
  list = $state.raw<Flight<T>[]>([]);
  #before: Places = new Map();
  #keys = 0;

  /** Create during the board's initialisation: remembers where everything is before an update, and animates what has moved after it. */
  constructor(props: () => BoardProps, board: () => HTMLElement | undefined) {
    $effect.pre(() => {
      void props().happened;
      void props().view;
      untrack(() => (this.#before = placesOf(board())));
    });
    $effect(() => {
      const { happened } = props();
      untrack(() => props().motion && this.fly(happened, board()));
    });
  }

  protected abstract fly(events: readonly EventInfo[], board: HTMLElement | undefined): void;

  /** The flights of everything that moved in an update; they start one after another, after those already queued. */
  protected found(travels: readonly T[], board: HTMLElement | undefined, others = 0): Flight<T>[] {
    if (travels.length === 0 || this.#before.size === 0) return [];
    const now = placesOf(board);
    const flights: Flight<T>[] = [];
    for (const travel of travels) {
      const from = firstOf(travel.from, this.#before) ?? firstOf(travel.from, now);
      const to = firstOf(travel.to, now);
      if (!from || !to || (from.left === to.left && from.top === to.top)) continue;
      this.#keys += 1;
      flights.push({
        key: this.#keys,
        travel,
        from,
        to,
        delay: travel.after ?? (others + flights.length) * STAGGER_MS,
      });
    }
    return flights;
  }

  land(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }

  /** Any input skips the rest of the animation. */
  skip(): void {
    if (this.list.length > 0) this.list = [];
  }
}

function placesOf(board: HTMLElement | undefined): Places {
  const places: Places = new Map();
  for (const element of board?.querySelectorAll<HTMLElement>("[data-zone]") ?? []) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) places.set(element.dataset["zone"] ?? "", box);
  }
  return places;
}

function firstOf(names: readonly string[], places: Places): DOMRect | undefined {
  for (const name of names) {
    const box = places.get(name);
    if (box) return box;
  }
  return undefined;
}
