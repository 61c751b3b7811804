/** Where spaces and cells lie on the drawn map. A side of a hex is 50, tips point up, (0, 0) is the middle of the grid. */
import type { Box, Place as AnyPlace, Spot } from "../../chart/places";
import { GRID, SHAPES, TERRAIN, type GridFacts } from "../catalogue";
import type { FaceView, NewDawnView, SpaceView } from "../view";

export { keyOf, type Box, type Spot } from "../../chart/places";

const { map: FIELD } = GRID as Record<"map", GridFacts>;
const SIDE = 50;
const ACROSS = SIDE * Math.sqrt(3);
const DOWN = SIDE * 1.5;
const MARGIN = 16;
/** A capital's banner at the northern edge rises higher than the land. */
const SKY = 12;

export type PlaceKind = "hex" | "cell";

/** A space of the map by its number, or a cell of the grid while the map is built. */
export type Place = AnyPlace<PlaceKind>;

/** Where a hex lies on the grid; on a map that is turned, tips point left and right. */
export interface Axial {
  q: number;
  r: number;
  flat?: boolean;
}

/** What is printed on a space of a tile; "" and false for nothing. */
export interface SpaceFacts {
  terrain: string;
  resource: string;
  letter: string;
  city_state: string;
  natural: string;
  capital: boolean;
}

export interface PrintedSpace extends Axial {
  facts: SpaceFacts;
}

export const spotOf = ({ q, r, flat }: Axial): Spot =>
  flat ? { x: DOWN * r, y: -ACROSS * (q + r / 2) } : { x: ACROSS * (q + r / 2), y: DOWN * r };
export const axialOf = (cell: number): Axial => ({
  q: (cell % FIELD.columns) - FIELD.middle_column,
  r: Math.floor(cell / FIELD.columns) - FIELD.middle_row,
});
const nameOf = ({ q, r }: Axial): string => `${q} ${r}`;

/** A space in the server's words: "forest:oil", "mountain:a", "hills*" with a capital, "seoul@" a city-state, "pantanal!" a natural wonder. */
export function factsOf(word: string): SpaceFacts {
  const facts = { terrain: "grassland", resource: "", letter: "", city_state: "", natural: "", capital: false };
  if (word.endsWith("!")) return { ...facts, terrain: "natural-wonder", natural: word.slice(0, -1) };
  if (word.endsWith("@")) return { ...facts, city_state: word.slice(0, -1) };
  const [terrain = "", symbol = ""] = word.split(":");
  return {
    ...facts,
    terrain: terrain.replace("*", ""),
    capital: terrain.endsWith("*"),
    [symbol.length === 1 ? "letter" : "resource"]: symbol,
  };
}

/** The ten spaces of a tile, laid with its first space on a cell. */
export function tileSpaces(
  faces: readonly FaceView[],
  tile: number,
  side: string,
  turns: number,
  at: Axial = { q: 0, r: 0 },
): PrintedSpace[] {
  const spaces = faces.find((face) => face.tile === tile && face.side === side)?.spaces ?? [];
  const steps = SHAPES[`${side}${turns}`]?.steps ?? [];
  return spaces.map((word, index) => {
    const [q = 0, r = 0] = steps[index] ?? [];
    return { facts: factsOf(word), q: at.q + q, r: at.r + r };
  });
}

function unlaid({ facts, q, r }: PrintedSpace, tile: number, index: number): SpaceView {
  return {
    hex: 10 * (tile - 1) + index,
    tile,
    q,
    r,
    terrain: facts.terrain,
    difficulty: TERRAIN[facts.terrain]?.difficulty ?? 0,
    rim: false,
    symbol: facts.natural || facts.city_state,
    resource: facts.resource,
    natural: facts.natural,
    city_state: facts.city_state,
    owner: -1,
    piece: "",
    mature: false,
    wonder: "",
    home: facts.letter,
    barbarians: [],
    caravans: [],
  };
}

/** The spaces of the map; while it is built, those of the tiles laid so far. */
export function landOf(view: NewDawnView): SpaceView[] {
  if (view.spaces.length > 0) return view.spaces;
  return view.tiles.flatMap(({ tile, side, turns, q, r }) =>
    tileSpaces(view.faces, tile, side, turns, { q, r }).map((space, index) => unlaid(space, tile, index)),
  );
}

/** The tile in hand where its first space would lie on a cell; nothing before its turn is chosen. */
export function laidAt({ faces, laying }: NewDawnView, cell: number): PrintedSpace[] {
  if (!laying || laying.tile < 0 || laying.turns < 0) return [];
  return tileSpaces(faces, laying.tile, laying.side, laying.turns, axialOf(cell));
}

const turnedViews = new WeakMap<NewDawnView, NewDawnView>();

/** A finished map that is higher than wide is turned by a quarter: tables and screens are wider than high. */
export function turned(view: NewDawnView): NewDawnView {
  const known = turnedViews.get(view);
  if (known) return known;
  const { width, height } = boundsOf(view.spaces);
  const upright = view.spaces.length > 0 && height > width * 1.05;
  const shown = upright ? { ...view, spaces: view.spaces.map((space) => ({ ...space, flat: true })) } : view;
  turnedViews.set(view, shown);
  return shown;
}

/** The smallest box around these hexes, with a margin of this many hexes on every side. */
export function boundsOf(places: readonly Axial[], room = 0): Box {
  const flat = places[0]?.flat === true;
  const [wide, high] = flat ? [SIDE, ACROSS / 2] : [ACROSS / 2, SIDE];
  const spots = places.flatMap(({ q, r }) =>
    [
      [room, -room],
      [room, 0],
      [0, room],
      [-room, room],
      [-room, 0],
      [0, -room],
    ].map(([across = 0, down = 0]) => spotOf({ q: q + across, r: r + down, flat })),
  );
  if (spots.length === 0) return { x: -200, y: -200, width: 400, height: 400 };
  const left = Math.min(...spots.map(({ x }) => x)) - wide - MARGIN;
  const right = Math.max(...spots.map(({ x }) => x)) + wide + MARGIN;
  const top = Math.min(...spots.map(({ y }) => y)) - high - MARGIN - SKY;
  const bottom = Math.max(...spots.map(({ y }) => y)) + high + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest box around two boxes. */
export function unionOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

function corner(middle: Spot, index: number, flat = false): string {
  const angle = ((60 * index - (flat ? 180 : 90)) * Math.PI) / 180;
  return `${(middle.x + SIDE * Math.cos(angle)).toFixed(1)} ${(middle.y + SIDE * Math.sin(angle)).toFixed(1)}`;
}

/** The border around a set of hexes. Sides are numbered like the directions: the right-hand one is between the corners 1 and 2. */
export function borderOf(hexes: readonly Axial[]): string {
  const inside = new Set(hexes.map(nameOf));
  return hexes
    .flatMap((hex) =>
      FIELD.directions.flatMap(([q = 0, r = 0], way) => {
        if (inside.has(nameOf({ q: hex.q + q, r: hex.r + r }))) return [];
        const middle = spotOf(hex);
        return [`M${corner(middle, (way + 1) % 6, hex.flat)}L${corner(middle, (way + 2) % 6, hex.flat)}`];
      }),
    )
    .join("");
}

export type Way = "left" | "right" | "up" | "down";

/** The place an arrow key leads to: the nearest in that direction, preferring straight over diagonal; the place itself if there is none. */
export function towards<P extends Axial>(places: readonly P[], from: P, way: Way): P {
  const start = spotOf(from);
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = spotOf(place);
    const [dx, dy] = [x - start.x, y - start.y];
    const [forward, aside] =
      way === "left" ? [-dx, dy] : way === "right" ? [dx, dy] : way === "up" ? [-dy, dx] : [dy, dx];
    // Along a row one stays within it; at its end the way goes on in the nearest row.
    const along = (way === "left" || way === "right") !== (from.flat === true);
    const cost = forward + Math.abs(aside) * (along ? 4 : 1.5);
    if (forward > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** In reading order: row by row. */
export const inReading = <P extends Axial>(places: readonly P[]): P[] =>
  [...places].sort((one, other) => {
    const [here, there] = [spotOf(one), spotOf(other)];
    return Math.round(here.y - there.y) || here.x - there.x;
  });
