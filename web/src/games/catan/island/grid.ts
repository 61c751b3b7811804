/** Where hexes, crossings and edges lie on the drawn chart. A side of a hex is 50 long, north is up, (0, 0) the middle of the grid. */
import type { Box, Place as AnyPlace, Spot } from "../../chart/places";
import { CROSSINGS, EDGES, HEXES } from "../catalogue";
import type { CatanView } from "../view";

export { keyOf, type Box, type Spot } from "../../chart/places";

export const SIDE = 50;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 2;
const QUARTER_HEIGHT = SIDE / 2;
/** How far from its edge the middle of a harbour's sign lies, and how large the sign is. */
export const HARBOUR_REACH = 31;
export const HARBOUR_SIZE = 20;
const MARGIN = 14;
/** A metropolis at the northern coast rises higher than the coast. */
const SKY = 26;

export type PlaceKind = "crossing" | "edge" | "hex";

export type Place = AnyPlace<PlaceKind>;

export function hexSpot(number: number): Spot {
  const { q, r } = HEXES[number] ?? { q: 0, r: 0 };
  return { x: (2 * q + r) * HALF_WIDTH, y: 3 * r * QUARTER_HEIGHT };
}

export function crossingSpot(number: number): Spot {
  const { x, y } = CROSSINGS[number] ?? { x: 0, y: 0 };
  return { x: x * HALF_WIDTH, y: y * QUARTER_HEIGHT };
}

/** The middle of an edge, and its slope in degrees between -90 and 90. */
export function edgeSpot(number: number): Spot & { turn: number } {
  const [one = 0, other = 0] = EDGES[number]?.ends ?? [];
  const [from, to] = [crossingSpot(one), crossingSpot(other)].sort((a, b) => a.x - b.x || a.y - b.y) as [Spot, Spot];
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

export function spotOf({ kind, number }: Place): Spot {
  if (kind === "hex") return hexSpot(number);
  return kind === "edge" ? edgeSpot(number) : crossingSpot(number);
}

export const isLand = (terrain: string): boolean => terrain !== "sea";

/** The hexes of the map by number. */
export function hexesOf(view: CatanView): Map<number, CatanView["hexes"][number]> {
  return new Map(view.hexes.map((hex) => [hex.hex, hex]));
}

/** Where the sign of a harbour lies: before the coast, straight out from its edge. */
export function harbourSpot(view: CatanView, edge: number): Spot {
  const hexes = hexesOf(view);
  const shore = EDGES[edge]?.hexes.find((number) => isLand(hexes.get(number)?.terrain ?? "sea"));
  const middle = edgeSpot(edge);
  if (shore === undefined) return middle;
  const inland = hexSpot(shore);
  const far = Math.hypot(middle.x - inland.x, middle.y - inland.y);
  return {
    x: middle.x + ((middle.x - inland.x) / far) * HARBOUR_REACH,
    y: middle.y + ((middle.y - inland.y) / far) * HARBOUR_REACH,
  };
}

/** Where the open water of a sea hex is: the pirate goes there, away from a harbour's sign. */
export function openWater(view: CatanView, hex: number): Spot {
  const middle = hexSpot(hex);
  const sign = view.harbours
    .filter(({ edge }) => HEXES[hex]?.sides.includes(edge))
    .map(({ edge }) => harbourSpot(view, edge))[0];
  if (!sign) return middle;
  const far = Math.hypot(sign.x - middle.x, sign.y - middle.y) || 1;
  return { x: middle.x - ((sign.x - middle.x) / far) * 20, y: middle.y - ((sign.y - middle.y) / far) * 20 };
}

/** The smallest box around a map with its harbours and a strip of sea. */
export function boundsOf(view: CatanView): Box {
  const spots = view.hexes.flatMap(({ hex }) => (HEXES[hex]?.corners ?? []).map(crossingSpot));
  for (const { edge } of view.harbours) {
    const { x, y } = harbourSpot(view, edge);
    spots.push({ x: x - HARBOUR_SIZE, y: y - HARBOUR_SIZE }, { x: x + HARBOUR_SIZE, y: y + HARBOUR_SIZE });
  }
  if (spots.length === 0) return { x: -200, y: -200, width: 400, height: 400 };
  const left = Math.min(...spots.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...spots.map(({ y }) => y)) - SKY;
  const right = Math.max(...spots.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...spots.map(({ y }) => y)) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Every place of one kind on the map. */
export function placesOf(view: CatanView, kind: PlaceKind): Place[] {
  const numbers = view.hexes.flatMap(({ hex }) => {
    if (kind === "hex") return [hex];
    return (kind === "crossing" ? HEXES[hex]?.corners : HEXES[hex]?.sides) ?? [];
  });
  return [...new Set(numbers)].map((number) => ({ kind, number }));
}

/** The nearest place to a spot, among those in reach. */
export function nearest<P extends Place>(places: readonly P[], { x, y }: Spot, reach: (place: P) => number): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const at = spotOf(place);
    const away = Math.hypot(at.x - x, at.y - y);
    // A hex is large, so it yields to a crossing or an edge that is just as near.
    const far = place.kind === "hex" ? away * 1.5 : away;
    if (away <= reach(place) && far < least) [best, least] = [place, far];
  }
  return best;
}
