/** Moves that name a place, gathered by place: what the island lights up. */
import type { AdviceFace, MoveFace } from "$lib/protocol";
import type { CatanView } from "../view";
import { keyOf, type Place, type PlaceKind } from "./grid";

/** What would stand there: shown faintly while a place is pointed at. */
export type Ghost = "settlement" | "city" | "road" | "ship" | "wall" | "basic" | "strong" | "mighty" | "robber" | "pirate" | "merchant" | "cap" | "awake" | "away" | "pick";

/** A place that can be chosen, with every move that names it. */
export interface Lit extends Place {
  moves: MoveFace[];
  ghost: Ghost;
  /** The best rank that the hint gives to any of the moves; 0 for none. */
  rank: number;
}

const KINDS: readonly PlaceKind[] = ["crossing", "edge", "hex"];
const LEVELS: readonly Ghost[] = ["basic", "strong", "mighty"];

const GHOSTS: Record<string, Ghost> = {
  settlement: "settlement",
  city: "city",
  road: "road",
  ship: "ship",
  wall: "wall",
  hire: "basic",
  robber: "robber",
  pirate: "pirate",
  merchant: "merchant",
  cap: "cap",
  activate: "awake",
  chase: "awake",
  "chase-pirate": "awake",
  commit: "awake",
  lose: "away",
  remove: "away",
  displace: "away",
};

const isLevel = (piece: string): piece is Ghost => (LEVELS as readonly string[]).includes(piece);

function ghostOf(move: MoveFace, view: CatanView): Ghost {
  const standing = (crossing: number): string => view.crossings.find((one) => one.crossing === crossing)?.piece ?? "";
  if (move.verb === "enlist") return LEVELS.find((level) => level === move.fields["level"]) ?? "basic";
  if (move.verb === "promote") return LEVELS[LEVELS.indexOf(standing(Number(move.fields["crossing"])) as Ghost) + 1] ?? "mighty";
  if (move.verb === "go") {
    const marching = standing(view.about);
    return isLevel(marching) ? marching : "basic";
  }
  return GHOSTS[move.verb] ?? "pick";
}

/** The place that a move names; null for none. */
export function placeOf(move: Pick<MoveFace, "fields">): Place | null {
  const kind = KINDS.find((one) => move.fields[one] !== undefined);
  return kind === undefined ? null : { kind, number: Number(move.fields[kind]) };
}

/** The places that these moves name; only moves with one of the verbs where verbs are given. */
export function litOf(view: CatanView, moves: readonly MoveFace[], verbs?: readonly string[], advice: readonly AdviceFace[] = []): Lit[] {
  const ranks = new Map(advice.map(({ move }, index) => [move.text, index + 1]));
  const found = new Map<string, Lit>();
  for (const move of moves) {
    const place = placeOf(move);
    if (place === null || (verbs && !verbs.includes(move.verb))) continue;
    const rank = ranks.get(move.text) ?? 0;
    const known = found.get(keyOf(place));
    if (known) {
      known.moves.push(move);
      known.ghost = "pick";
      if (rank > 0) known.rank = known.rank > 0 ? Math.min(known.rank, rank) : rank;
    } else {
      found.set(keyOf(place), { ...place, moves: [move], ghost: ghostOf(move, view), rank });
    }
  }
  return [...found.values()];
}

/** What trying an unlit place means: the notation of the verb that is being asked. Enough for `refuse`. */
export function trialOf(verb: string, kind: PlaceKind, level = "basic"): (place: Place) => string | null {
  return (place) => (place.kind === kind ? `${verb} ${place.number}${verb === "enlist" ? ` ${level}` : ""}` : null);
}
