/** Possible battles, grouped: late in a game there are dozens, but few opponents and few different chances. */
import type { OddsView } from "./view";

/** Battles against one opponent with the same strengths and chances. */
export interface Alike {
  odds: OddsView;
  hexes: number[];
}

export interface Opponent {
  key: string;
  count: number;
  /** Winning rolls out of 36 in the likeliest of these battles, with the attacker's tokens. */
  best: number;
  alike: Alike[];
}

const likeliestFirst = (one: OddsView, other: OddsView): number =>
  other.with_tokens - one.with_tokens || other.plain - one.plain;

/** The battles by opponent, with equal ones grouped; the likeliest to succeed come first. */
export function byOpponent(battles: readonly OddsView[], opponentOf: (odds: OddsView) => string): Opponent[] {
  const found = new Map<string, Map<string, Alike>>();
  for (const odds of [...battles].sort(likeliestFirst)) {
    const key = opponentOf(odds);
    const chances = `${odds.attack}:${odds.defence} ${odds.plain} ${odds.with_tokens} ${odds.with_both}`;
    const alike = found.get(key) ?? new Map<string, Alike>();
    found.set(key, alike);
    const known = alike.get(chances);
    if (known) known.hexes.push(odds.hex);
    else alike.set(chances, { odds, hexes: [odds.hex] });
  }
  return [...found].map(([key, alike]) => {
    const groups = [...alike.values()];
    return {
      key,
      count: groups.reduce((sum, { hexes }) => sum + hexes.length, 0),
      best: Math.max(...groups.map(({ odds }) => odds.with_tokens)),
      alike: groups,
    };
  });
}
