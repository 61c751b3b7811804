/** Motion: every piece that changed its place travels from where it was seen last to where it is now. */
import type { EventFace } from "$lib/protocol";
import { travelsOf, type Travel } from "./travel";

export interface Flight {
  key: number;
  travel: Travel;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export const FLIGHT_MS = 330;
const STAGGER_MS = 110;
const MOST_FLIGHTS = 12;

type Places = Map<string, DOMRect>;

export class Flights {
  list = $state.raw<Flight[]>([]);
  #before: Places = new Map();
  #keys = 0;

  /** Remember where everything lies, before the table changes. */
  remember(board: HTMLElement | undefined): void {
    this.#before = placesOf(board);
  }

  /** Let everything that moved travel, after the table has changed. */
  fly(events: readonly EventFace[], board: HTMLElement | undefined): void {
    if (events.length === 0 || this.#before.size === 0) return;
    const now = placesOf(board);
    const flights: Flight[] = [];
    for (const travel of events.flatMap(travelsOf).slice(-MOST_FLIGHTS)) {
      const from = firstOf(travel.from, this.#before);
      const to = firstOf(travel.to, now);
      if (!from || !to || (from.left === to.left && from.top === to.top)) continue;
      this.#keys += 1;
      flights.push({ key: this.#keys, travel, from, to, delay: (this.list.length + flights.length) * STAGGER_MS });
    }
    // What is still on its way arrives as well: a quick answer does not hide the move it answers.
    if (flights.length > 0) this.list = [...this.list, ...flights].slice(-MOST_FLIGHTS);
  }

  land(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }

  /** Any input skips what is left of the motion. */
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
