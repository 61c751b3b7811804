/** Names for places on the island: by what is around them, as people at a table name them. */
import { say, sayName } from "$lib/text.svelte";
import { list } from "../../words";
import { CROSSINGS, EDGES } from "../catalogue";
import type { CatanView, CrossingView, EdgeView } from "../view";
import { hexesOf, type Place } from "./grid";

/** What a land gives, by which crossings and edges are named; other lands are named after themselves. */
const YIELDS: Record<string, string> = {
  forest: "lumber",
  hills: "brick",
  pasture: "wool",
  fields: "grain",
  mountains: "ore",
};
const KNIGHTS = new Set(["basic", "strong", "mighty"]);

const numbered = (name: string, token: number): string => (token > 0 ? `${name} ${token}` : name);

/** The hexes around a place, land first; sea is named once, and beyond the map there is sea. */
function surroundings(view: CatanView, numbers: readonly number[], all: number): string[] {
  const hexes = hexesOf(view);
  const around = numbers.flatMap((number) => hexes.get(number) ?? []);
  const land = around.filter(({ terrain }) => terrain !== "sea");
  const words = land.map(({ terrain, token }) => {
    const kind = YIELDS[terrain];
    return numbered(say(kind ? `board-yield-${kind}` : terrainMessage(terrain)), token);
  });
  return land.length < all ? [...words, say("board-land-sea")] : words;
}

const terrainMessage = (terrain: string): string => (terrain === "" ? "board-land-unknown" : `board-land-${terrain}`);

export function harbourWords(kind: string): string {
  if (kind === "" || kind === "generic") return say(kind === "" ? "board-harbour-unknown" : "board-harbour-any");
  return say("board-harbour", { kind: say(`board-yield-${kind}`) });
}

function harbourAt(view: CatanView, crossing: number): string[] {
  const harbour = view.harbours.find(({ edge }) => EDGES[edge]?.ends.includes(crossing));
  return harbour ? [harbourWords(harbour.kind)] : [];
}

/** "Mountains 8", with the pieces that stand there. */
export function hexWords(view: CatanView, number: number): string {
  const hex = hexesOf(view).get(number);
  const terrain = hex?.terrain ?? "sea";
  const parts = [numbered(say(terrainMessage(terrain)), hex?.token ?? 0)];
  if (view.robber === number) parts.push(say("board-robber"));
  if (view.pirate === number) parts.push(say("board-pirate"));
  if (view.merchant === number) parts.push(say("board-merchant"));
  return parts.join(", ");
}

/** "Crossing of ore 8, wool 11 and sea, harbour 3:1". */
export function crossingWords(view: CatanView, number: number): string {
  const around = list(surroundings(view, CROSSINGS[number]?.hexes ?? [], 3));
  return [say("board-crossing", { around }), ...harbourAt(view, number)].join(", ");
}

/** "Edge between ore 8 and wool 11". */
export function edgeWords(view: CatanView, number: number): string {
  const around = surroundings(view, EDGES[number]?.hexes ?? [], 2);
  return around.length > 1 ? say("board-edge", { around: list(around) }) : say("board-edge-sea");
}

/** What is on a crossing, with its owner. */
export function buildingWords(piece: CrossingView, names: string[]): string {
  const owner = sayName(piece.seat, names);
  if (KNIGHTS.has(piece.piece)) {
    const state = piece.spent ? "spent" : piece.active ? "active" : "resting";
    return say("board-knight", {
      name: owner,
      level: say(`board-level-${piece.piece}`),
      state: say(`board-knight-${state}`),
    });
  }
  const words = [say(`board-${piece.piece}`, { name: owner })];
  if (piece.wall) words.push(say("board-wall"));
  if (piece.metropolis !== "") words.push(say(`board-metropolis-${piece.metropolis}`));
  return words.join(", ");
}

export function wayWords(piece: EdgeView, names: string[]): string {
  return say(piece.piece === "ship" ? "board-ship" : "board-road", { name: sayName(piece.seat, names) });
}

/** Where a place lies. */
export function placeWords(view: CatanView, { kind, number }: Place): string {
  if (kind === "hex") return hexWords(view, number);
  return kind === "edge" ? edgeWords(view, number) : crossingWords(view, number);
}

/** Where a place is and what is on it. */
export function standingWords(view: CatanView, place: Place, names: string[]): string {
  const where = placeWords(view, place);
  const building =
    place.kind === "crossing" ? view.crossings.find(({ crossing }) => crossing === place.number) : undefined;
  const way = place.kind === "edge" ? view.edges.find(({ edge }) => edge === place.number) : undefined;
  if (building) return `${where}: ${buildingWords(building, names)}`;
  return way ? `${where}: ${wayWords(way, names)}` : where;
}

/** What choosing a lit place does, and where it is. */
export function litWords(view: CatanView, place: Place, verbs: readonly string[], names: string[], rank = 0): string {
  const where = standingWords(view, place, names);
  const deeds = verbs.map((verb) => say(`board-do-${verb}`)).join(" / ");
  const words = deeds === "" ? where : say("board-lit", { deed: deeds, where });
  return rank > 0 ? `${words} (${say("hint-rank", { rank })})` : words;
}
