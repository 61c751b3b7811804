/** Reading events: the name behind a token, the seat it refers to. */
import type { EventInfo } from "$lib/protocol";

/** `card.baths` of the detail `card` is `baths`; of several the first. */
export function detailOf(event: EventInfo, name: string): string {
  return detailsOf(event, name)[0] ?? "";
}

export function detailsOf(event: EventInfo, name: string): string[] {
  return String(event.details[name] ?? "")
    .split(" ")
    .filter((token) => token !== "")
    .map((token) => token.slice(token.indexOf(".") + 1));
}

/** The other seat that an event names, from 0. */
export function seatOf(event: EventInfo): number {
  return Number(detailOf(event, "target")) - 1;
}
