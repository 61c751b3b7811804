/** Moves that name a place, gathered by place: what the map lights up. */
import type { AdviceFace, MoveFace } from "$lib/protocol";
import type { NewDawnView } from "../view";
import { keyOf, type Place } from "./grid";

/** What would stand there, or go from there: shown faintly while a place is pointed at. */
export type Ghost = "token" | "reinforced" | "city" | "caravan" | "barbarian" | "attack" | "away" | "tile" | "pick";

export interface Lit extends Place {
  moves: MoveFace[];
  ghost: Ghost;
  /** The best rank that the hint gives to any of the moves; 0 for none. */
  rank: number;
}

const GHOSTS: Record<string, Ghost> = {
  place: "token", convert: "token", reinforce: "reinforced", city: "city", settle: "city", step: "caravan", depart: "caravan", resume: "caravan", attack: "attack", nuke: "attack",
  remove: "away", "take-back": "away", yield: "away", dismiss: "away", at: "tile",
};

function ghostOf(move: MoveFace, view: NewDawnView): Ghost {
  if (move.verb === "shift") return view.asked === "driving" ? "barbarian" : "token";
  return GHOSTS[move.verb] ?? "pick";
}

/** The place that a move names: a space, a cell, or the space where a barbarian stands; null for none. */
export function placeOf(move: Pick<MoveFace, "fields">, view: NewDawnView): Place | null {
  const { hex, cell, letter } = move.fields;
  if (hex !== undefined) return { kind: "hex", number: Number(hex) };
  if (cell !== undefined) return { kind: "cell", number: Number(cell) };
  if (letter === undefined) return null;
  const stands = view.spaces.find(({ barbarians }) => barbarians.includes(letter));
  return stands ? { kind: "hex", number: stands.hex } : null;
}

export function litOf(view: NewDawnView, moves: readonly MoveFace[], advice: readonly AdviceFace[] = []): Lit[] {
  const ranks = new Map(advice.map(({ move }, index) => [move.text, index + 1]));
  const found = new Map<string, Lit>();
  for (const move of moves) {
    const place = placeOf(move, view);
    if (place === null) continue;
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
