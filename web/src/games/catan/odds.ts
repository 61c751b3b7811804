/** The dice rolled so far, compared with what was expected. */
import { PIPS } from "./catalogue";

/** One face or sum: how often it came up, and how often it was expected to. */
export interface Odds {
  face: string;
  count: number;
  expected: number;
}

const PAIRS = 36;
/** How many of the six faces of the event die show each picture. */
const EVENT_FACES = { ship: 3, "gate-trade": 1, "gate-politics": 1, "gate-science": 1 } as const;
const FACES = 6;

/** The sums of two dice, from 2 on; `rolls` has the count of each in that order. */
export function rollOdds(rolls: readonly number[]): Odds[] {
  const total = rolls.reduce((all, count) => all + count, 0);
  return rolls.map((count, index) => ({
    face: String(index + 2),
    count,
    expected: (total * (PIPS[index + 2] ?? 0)) / PAIRS,
  }));
}

/** The faces of the event die; none where it is not used. */
export function eventOdds(rolls: Readonly<Record<string, number>>): Odds[] {
  if (Object.keys(rolls).length === 0) return [];
  const total = Object.values(rolls).reduce((all, count) => all + count, 0);
  return Object.entries(EVENT_FACES).map(([face, faces]) => ({
    face,
    count: rolls[face] ?? 0,
    expected: (total * faces) / FACES,
  }));
}
