/** Moves that name a place, grouped by place: what the map lights up. */
import type { AdviceInfo, MoveInfo } from "$lib/protocol";
import { gather, type Lit as AnyLit } from "../../chart/places";
import type { NewDawnView } from "../view";
import type { Place, PlaceKind } from "./grid";

/** What would be placed there or removed: shown faintly while a place is pointed at. */
export type Ghost = "token" | "reinforced" | "city" | "caravan" | "barbarian" | "attack" | "away" | "tile" | "pick";

export type Lit = AnyLit<PlaceKind, Ghost>;

const GHOSTS: Record<string, Ghost> = {
  place: "token",
  convert: "token",
  reinforce: "reinforced",
  city: "city",
  settle: "city",
  step: "caravan",
  depart: "caravan",
  resume: "caravan",
  attack: "attack",
  nuke: "attack",
  remove: "away",
  "take-back": "away",
  yield: "away",
  dismiss: "away",
  at: "tile",
};

function ghostOf(move: MoveInfo, view: NewDawnView): Ghost {
  if (move.verb === "shift") return view.asked === "driving" ? "barbarian" : "token";
  return GHOSTS[move.verb] ?? "pick";
}

/** The place that a move names: a space, a cell, or the space where a barbarian stands; null for none. */
export function placeOf(move: Pick<MoveInfo, "fields">, view: NewDawnView): Place | null {
  const { hex, cell, letter } = move.fields;
  if (hex !== undefined) return { kind: "hex", number: Number(hex) };
  if (cell !== undefined) return { kind: "cell", number: Number(cell) };
  if (letter === undefined) return null;
  const stands = view.spaces.find(({ barbarians }) => barbarians.includes(letter));
  return stands ? { kind: "hex", number: stands.hex } : null;
}

export function litOf(view: NewDawnView, moves: readonly MoveInfo[], advice: readonly AdviceInfo[] = []): Lit[] {
  return gather(
    moves,
    advice,
    (move) => placeOf(move, view),
    (move) => ghostOf(move, view),
  );
}
