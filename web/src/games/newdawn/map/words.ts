/** Names for spaces: by terrain and tile, and by everything on them. */
import { say, sayName, sayToken } from "$lib/text.svelte";
import type { NewDawnView, SpaceView } from "../view";
import { axialOf, laidAt, spotOf, type Place } from "./grid";
import type { Lit } from "./lit";

/** "Forest of tile 7", or the name of the city-state or natural wonder that is printed there. */
export function spaceName(space: SpaceView): string {
  if (space.symbol !== "") return say(`token-${space.symbol}`);
  return space.tile === 0 ? say("near-water") : sayToken(`at-${space.terrain}.${space.tile - 1}`, []);
}

const SIXTH = Math.PI / 3;

/** The name of a space; where its tile has several of that terrain, with the part of the tile in which it lies. */
export function placedName(space: SpaceView, land: Iterable<SpaceView>): string {
  const name = spaceName(space);
  const tile = [...land].filter((other) => other.tile === space.tile);
  if (
    space.symbol !== "" ||
    space.tile === 0 ||
    tile.filter(({ terrain, symbol }) => terrain === space.terrain && symbol === "").length < 2
  )
    return name;
  const spots = tile.map(spotOf);
  const here = spotOf(space);
  const [x, y] = [
    here.x - spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    here.y - spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  ];
  return say(`board-part-${(Math.round(Math.atan2(y, x) / SIXTH) + 6) % 6}`, { space: name });
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

export const spaceWords = (space: SpaceView, land: ReadonlyMap<number, SpaceView>, names: string[]): string =>
  [placedName(space, land.values()), ...standing(space, names)].join(", ");

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
  return space ? spaceWords(space, land, names) : say("hex", { number: place.number + 1 });
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
