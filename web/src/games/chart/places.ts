/** Places of a drawn map, and the moves that name them. */
import type { AdviceInfo, MoveInfo } from "$lib/protocol";

/** A place by its kind and its number. */
export interface Place<K extends string = string> {
  kind: K;
  number: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** A place that can be chosen, with every move that names it. */
export interface Lit<K extends string = string, G extends string = string> extends Place<K> {
  moves: MoveInfo[];
  /** What would be placed there: shown faintly while the place is pointed at; "pick" where several moves name it. */
  ghost: G | "pick";
  /** The best rank that the hint gives to any of the moves; 0 for none. */
  rank: number;
}

export const keyOf = ({ kind, number }: Place): string => `${kind}-${number}`;

/** The moves that name a place, grouped by place. */
export function gather<K extends string, G extends string>(
  moves: readonly MoveInfo[],
  advice: readonly AdviceInfo[],
  placeOf: (move: MoveInfo) => Place<K> | null,
  ghostOf: (move: MoveInfo) => G | "pick",
): Lit<K, G>[] {
  const ranks = new Map(advice.map(({ move }, index) => [move.text, index + 1]));
  const found = new Map<string, Lit<K, G>>();
  for (const move of moves) {
    const place = placeOf(move);
    if (place === null) continue;
    const rank = ranks.get(move.text) ?? 0;
    const known = found.get(keyOf(place));
    if (known) {
      known.moves.push(move);
      known.ghost = "pick";
      if (rank > 0) known.rank = known.rank > 0 ? Math.min(known.rank, rank) : rank;
    } else {
      found.set(keyOf(place), { ...place, moves: [move], ghost: ghostOf(move), rank });
    }
  }
  return [...found.values()];
}
