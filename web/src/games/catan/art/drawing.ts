/** The tints of our pictures, and shapes that stand in several of them. */
import { short } from "../../../ui/engraving";
import type { Layer } from "../../parts/drawing";

export * from "../../parts/drawing";

export type Tint =
  | "lumber"
  | "brick"
  | "wool"
  | "grain"
  | "ore"
  | "paper"
  | "cloth"
  | "coin"
  | "trade"
  | "politics"
  | "science"
  | "red"
  | "dark"
  | "pale"
  | "water";

export type Drawing = readonly Layer<Tint>[];

/** An ear of corn with its stalk: grains in pairs up to one at the top; `size` is the length of a grain. */
export function ear(x: number, y: number, size: number, pairs = 3): { grains: string; stalk: string } {
  const s = size;
  const grain = (side: number, up: number): string =>
    `M${short(x)} ${short(y - up)}q${short(side * 1.05 * s)} ${short(-0.1 * s)} ${short(side * 0.95 * s)} ${short(-1.1 * s)}q${short(-side * 0.9 * s)} 0 ${short(-side * 0.95 * s)} ${short(1.1 * s)}Z`;
  const rows = Array.from({ length: pairs }, (_, row) => grain(1, row * 0.95 * s) + grain(-1, row * 0.95 * s)).join("");
  const tip = pairs * 0.95 * s;
  const top = `M${short(x)} ${short(y - tip + 0.2 * s)}q${short(0.65 * s)} ${short(-0.7 * s)} 0 ${short(-1.5 * s)}q${short(-0.65 * s)} ${short(0.8 * s)} 0 ${short(1.5 * s)}Z`;
  return { grains: rows + top, stalk: `M${short(x)} ${short(y - tip)}V${short(y + 2.2 * s)}` };
}

/** A crown of three points about a middle; `size` is half its width. */
export function crown(x: number, y: number, size: number): string {
  const s = size;
  return `M${short(x - s)} ${short(y + 0.55 * s)}L${short(x - s)} ${short(y - 0.35 * s)}l${short(0.5 * s)} ${short(0.4 * s)}L${short(x)} ${short(y - 0.7 * s)}l${short(0.5 * s)} ${short(0.75 * s)}l${short(0.5 * s)} ${short(-0.4 * s)}V${short(y + 0.55 * s)}Z`;
}
