/** Moves that name a place, grouped by place: what the island lights up. */
import type { AdviceInfo, MoveInfo } from "$lib/protocol";
import { gather, type Lit as AnyLit } from "../../chart/places";
import type { CatanView } from "../view";
import type { Place, PlaceKind } from "./grid";

/** What would be placed there: shown faintly while a place is pointed at. */
export type Ghost =
  | "settlement"
  | "city"
  | "road"
  | "ship"
  | "wall"
  | "basic"
  | "strong"
  | "mighty"
  | "robber"
  | "pirate"
  | "merchant"
  | "cap"
  | "awake"
  | "away"
  | "pick";

export type Lit = AnyLit<PlaceKind, Ghost>;

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

function ghostOf(move: MoveInfo, view: CatanView): Ghost {
  const standing = (crossing: number): string => view.crossings.find((one) => one.crossing === crossing)?.piece ?? "";
  if (move.verb === "enlist") return LEVELS.find((level) => level === move.fields["level"]) ?? "basic";
  if (move.verb === "promote")
    return LEVELS[LEVELS.indexOf(standing(Number(move.fields["crossing"])) as Ghost) + 1] ?? "mighty";
  if (move.verb === "go") {
    const marching = standing(view.about);
    return isLevel(marching) ? marching : "basic";
  }
  return GHOSTS[move.verb] ?? "pick";
}

/** The place that a move names; null for none. */
export function placeOf(move: Pick<MoveInfo, "fields">): Place | null {
  const kind = KINDS.find((one) => move.fields[one] !== undefined);
  return kind === undefined ? null : { kind, number: Number(move.fields[kind]) };
}

/** The places that these moves name; only moves with one of the verbs where verbs are given. */
export function litOf(
  view: CatanView,
  moves: readonly MoveInfo[],
  verbs?: readonly string[],
  advice: readonly AdviceInfo[] = [],
): Lit[] {
  const meant = verbs ? moves.filter(({ verb }) => verbs.includes(verb)) : moves;
  return gather(meant, advice, placeOf, (move) => ghostOf(move, view));
}

/** What trying an unlit place means: the notation of the verb that is being asked. Enough for `refuse`. */
export function trialOf(verb: string, kind: PlaceKind, level = "basic"): (place: Place) => string | null {
  return (place) => (place.kind === kind ? `${verb} ${place.number}${verb === "enlist" ? ` ${level}` : ""}` : null);
}
