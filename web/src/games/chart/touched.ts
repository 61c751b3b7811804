/** What the others touched on a map since the reader's last move, from the lines of the log. */
import type { Line } from "$lib/protocol";
import { keyOf, type Place, type Spot } from "./places";

export interface Ring extends Spot {
  key: string;
  /** Who touched it. */
  seat: number;
  radius: number;
}

/** A ring for every place that lines name; the last to touch it gives the colour. `kinds`: the facts that name places, with their radius. */
export function ringsOf<K extends string>(
  lines: readonly Line[],
  kinds: Readonly<Record<K, number>>,
  spotOf: (place: Place<K>) => Spot | null,
): Ring[] {
  const rings = new Map<string, Ring>();
  for (const line of lines) {
    for (const kind of Object.keys(kinds) as K[]) {
      const token = String(line.details[kind] ?? "");
      if (!token.startsWith(`${kind}.`)) continue;
      const place = { kind, number: Number(token.slice(kind.length + 1)) };
      const spot = spotOf(place);
      if (spot === null) continue;
      const seat = line.seat >= 0 ? line.seat : line.turn;
      rings.set(keyOf(place), { key: keyOf(place), x: spot.x, y: spot.y, seat, radius: kinds[kind] });
    }
  }
  return [...rings.values()];
}
