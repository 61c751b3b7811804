/** Names for spaces: by what is seen on the map around them, and by everything on them. */
import { say, sayName, sayToken } from "$lib/text.svelte";
import type { NewDawnView, SpaceView } from "../view";
import { CITY_STATES } from "../catalogue";
import { axialOf, boundsOf, laidAt, spotOf, type Place, type Spot } from "./grid";
import type { Lit } from "./lit";

/** "Forest of tile 7", or the name of the city-state or natural wonder that is printed there. */
export function spaceName(space: SpaceView): string {
  if (space.symbol !== "") return say(`token-${space.symbol}`);
  return space.tile === 0 ? say("near-water") : sayToken(`at-${space.terrain}.${space.tile - 1}`, []);
}

/** How many spaces away something on the map helps to find a place. */
const NEAR = 2;

const apart = (one: SpaceView, other: SpaceView): number =>
  Math.max(Math.abs(one.q - other.q), Math.abs(one.r - other.r), Math.abs(one.q + one.r - other.q - other.r));

/** One of eight directions on the screen, clockwise from the right. */
function wayFrom(from: Spot, to: Spot): number {
  return (Math.round(Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)) + 8) % 8;
}

/** What everybody sees on the map and what never moves: city-states, natural wonders and capitals. */
function landmark(space: SpaceView, view: NewDawnView, names: string[]): string {
  if (space.symbol !== "") {
    const kind = space.symbol in CITY_STATES ? "city-state" : "natural";
    return say(`mark-${kind}`, { name: say(`token-${space.symbol}`) });
  }
  const owner = view.players.find(({ capital }) => capital === space.hex);
  return owner ? say("mark-capital", { name: sayName(owner.seat, names) }) : "";
}

/** The name of a space by what a person sees: "forest right of Geneva", or in which part of the map it lies. */
export function placedName(space: SpaceView, land: Iterable<SpaceView>, view: NewDawnView, names: string[]): string {
  if (space.symbol !== "" || space.tile === 0) return spaceName(space);
  const ground = say(`ground-${space.terrain}`);
  const spaces = [...land];
  const here = spotOf(space);
  const near = spaces
    .filter((other) => other !== space && apart(space, other) <= NEAR)
    .sort((one, other) => apart(space, one) - apart(space, other))
    .map((other) => ({ other, mark: landmark(other, view, names) }))
    .find(({ mark }) => mark !== "");
  if (near) {
    const way = wayFrom(spotOf(near.other), here);
    return say(apart(space, near.other) === 1 ? "spot-beside" : "spot-beyond", {
      ground,
      way: say(`spot-way-${way}`),
      mark: near.mark,
    });
  }
  const { x, y, width, height } = boundsOf(spaces);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const central = Math.hypot((here.x - middle.x) / width, (here.y - middle.y) / height) < 0.17;
  return say(`spot-part-${central ? "centre" : wayFrom(middle, here)}`, { ground });
}

/** What is on a space, one phrase each. */
export function standing(space: SpaceView, names: string[]): string[] {
  const parts: string[] = [];
  if (space.difficulty > 0) parts.push(say("board-difficulty", { number: space.difficulty }));
  if (space.piece !== "" && space.owner >= 0)
    parts.push(say("board-piece", { piece: say(`piece-${space.piece}`), name: sayName(space.owner, names) }));
  if (space.mature) parts.push(say("board-is-mature"));
  if (space.wonder !== "") parts.push(say(`wonder-${space.wonder}`));
  if (space.resource !== "") parts.push(say(`resource-${space.resource}`));
  if (space.natural !== "") parts.push(say("board-natural-free"));
  if (space.city_state !== "") parts.push(say("board-city-state-neutral"));
  for (const letter of space.barbarians) parts.push(say("board-barbarian", { letter: say(`letter-${letter}`) }));
  if (space.home !== "" && !space.barbarians.includes(space.home))
    parts.push(say("board-home", { letter: say(`letter-${space.home}`) }));
  for (const seat of space.caravans) parts.push(say("board-caravan", { name: sayName(seat, names) }));
  return parts;
}

export const spaceWords = (
  space: SpaceView,
  view: NewDawnView,
  land: ReadonlyMap<number, SpaceView>,
  names: string[],
): string => [placedName(space, land.values(), view, names), ...standing(space, names)].join(", ");

/** The place where a tile would lie, by what its first space would be. */
export function placeWords(
  view: NewDawnView,
  place: Place,
  land: ReadonlyMap<number, SpaceView>,
  names: string[],
): string {
  if (place.kind === "cell") {
    const [first] = laidAt(view, place.number);
    return say("board-cell", {
      terrain: say(`terrain-${first?.facts.terrain ?? "water"}`),
      row: axialOf(place.number).r,
      column: axialOf(place.number).q,
    });
  }
  const space = land.get(place.number);
  return space ? spaceWords(space, view, land, names) : say("hex", { number: place.number + 1 });
}

/** What choosing a lit place does, where it lies, and how likely an attack there succeeds. */
export function litWords(view: NewDawnView, lit: Lit, land: ReadonlyMap<number, SpaceView>, names: string[]): string {
  const deeds = [...new Set(lit.moves.map(({ verb }) => say(`board-do-${verb}`)))].join(" / ");
  const words = [say("board-lit", { deed: deeds, where: placeWords(view, lit, land, names) })];
  const odds = lit.moves.some(({ verb }) => verb === "attack")
    ? view.odds.find(({ hex }) => hex === lit.number)
    : undefined;
  if (odds) words.push(say("board-chance", { percent: percentOf(odds.plain) }));
  if (lit.rank > 0) words.push(say("hint-rank", { rank: lit.rank }));
  return words.join(", ");
}

/** Winning rolls out of 36 as a percentage. */
export const percentOf = (rolls: number): number => Math.round((rolls * 100) / 36);
