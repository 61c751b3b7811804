import type { IconName } from "./icons";

const EMBLEMS: readonly IconName[] = ["sun-emblem", "wave-emblem", "tree-emblem", "tower-emblem"];

/** The emblem of a seat: players are never told apart by colour alone. */
export function seatIcon(seat: number): IconName {
  return EMBLEMS[seat % EMBLEMS.length] ?? "sun-emblem";
}
