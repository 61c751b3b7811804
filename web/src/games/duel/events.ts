/** Reading events: the name behind a token, the seat it refers to. */
import type { EventInfo } from "$lib/protocol";

/** `card.baths` of the fact `card` is `baths`; of several the first. */
export function factOf(event: EventInfo, fact: string): string {
  return factsOf(event, fact)[0] ?? "";
}

export function factsOf(event: EventInfo, fact: string): string[] {
  return String(event.facts[fact] ?? "")
    .split(" ")
    .filter((token) => token !== "")
    .map((token) => token.slice(token.indexOf(".") + 1));
}

/** The other seat that an event names, from 0. */
export function seatOf(event: EventInfo): number {
  return Number(factOf(event, "target")) - 1;
}
