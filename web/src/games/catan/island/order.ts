/** The order in which the arrow keys go through places: around the map in rings from the outside in, and straight up or down. */
import { spotOf, type Place, type Spot } from "./grid";

const RING = 75;
const CORE = 60; // anything closer to the middle is the innermost ring

/** How far out a spot is, in hexes: the same everywhere on a ring of hexes. */
function outward(x: number, y: number): number {
  const slant = Math.sqrt(3) / 2;
  return Math.max(Math.abs(y), Math.abs(x * slant + y / 2), Math.abs(x * slant - y / 2));
}

function middleOf(spots: readonly Spot[]): Spot {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The places in a spiral: the outermost ring first, each ring clockwise from the north. The rings are around the middle of the map. */
export function spiral<P extends Place>(places: readonly P[], map: readonly Spot[] = places.map(spotOf)): P[] {
  if (places.length === 0) return [];
  const middle = middleOf(map.length > 0 ? map : places.map(spotOf));
  const placed = places.map((place) => {
    const { x, y } = spotOf(place);
    const angle = (Math.atan2(x - middle.x, middle.y - y) + 2 * Math.PI) % (2 * Math.PI);
    // Due north is the start, even if rounding puts its angle just below a full turn.
    return {
      place,
      ring: Math.floor((outward(x - middle.x, y - middle.y) - CORE) / RING),
      angle: angle > 2 * Math.PI - 1e-6 ? 0 : angle,
    };
  });
  placed.sort(
    (one, other) => other.ring - one.ring || one.angle - other.angle || one.place.number - other.place.number,
  );
  return placed.map(({ place }) => place);
}

/** The next place of the spiral; the first follows the last. */
export function step<P extends Place>(ordered: readonly P[], from: P, by: 1 | -1): P {
  const index = ordered.findIndex(({ kind, number }) => kind === from.kind && number === from.number);
  return ordered[(index + by + ordered.length) % ordered.length] ?? from;
}

/** The nearest place above or below, preferring steep directions; the place itself if there is none. */
export function across<P extends Place>(places: readonly P[], from: P, way: "up" | "down"): P {
  const start = spotOf(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = spotOf(place);
    const forward = way === "up" ? start.y - y : y - start.y;
    if (forward < 1) continue;
    const cost = forward + 2 * Math.abs(x - start.x);
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
