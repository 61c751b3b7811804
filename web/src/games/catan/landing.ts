/** What the events of one step tell of a landing of the barbarians. */
import type { EventInfo } from "$lib/protocol";

export interface Outcome {
  kind: "loses" | "defends" | "draws";
  seat: number;
}

export interface LandingFacts {
  event: EventInfo;
  strength: number;
  defence: number;
  beaten: boolean;
  /** Whether dice were rolled in the same step. */
  rolled: boolean;
  outcomes: Outcome[];
}

/** "seat.2 seat.3" are the second and the third seat, which are numbers 1 and 2. */
const seatsOf = (tokens: string | number | undefined): number[] =>
  [...String(tokens ?? "").matchAll(/seat\.(\d+)/g)].map(([, number]) => Number(number) - 1);

export function landingOf(events: readonly EventInfo[]): LandingFacts | null {
  const event = events.find(({ name }) => name === "barbarians-win" || name === "knights-win");
  if (!event) return null;
  return {
    event,
    strength: Number(event.details["strength"]),
    defence: Number(event.details["defence"]),
    beaten: event.name === "knights-win",
    rolled: events.some(({ name }) => name === "rolls" || name === "casts"),
    outcomes: outcomesOf(events),
  };
}

export function outcomesOf(events: readonly EventInfo[]): Outcome[] {
  return events.flatMap(({ name, seat, details }): Outcome[] => {
    if (name === "pillaged") return [{ kind: "loses", seat }];
    if (name === "defender") return [{ kind: "defends", seat }];
    return name === "defenders-tie" ? seatsOf(details["targets"]).map((one) => ({ kind: "draws", seat: one })) : [];
  });
}
