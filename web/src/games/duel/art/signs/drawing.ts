/**
 * How a sign is drawn on its grid of 24. A layer is one path: `shape` is filled with the sign's tint and outlined, `tint` is only filled,
 * `line` and `fine` are stroked, `stem` with the tint, `solid` is filled with the ink, `cut` is stroked and `mark` filled with what is written on the tint.
 */
import { bearing, short } from "../../../../ui/engraving";

export { box, ring, spokes, star, teeth } from "../../../../ui/engraving";

export type Paint = "shape" | "tint" | "line" | "fine" | "solid" | "stem" | "cut" | "mark";
export type Tint = "wood" | "clay" | "stone" | "glass" | "papyrus" | "coin" | "red" | "laurel" | "pale";

export interface Layer {
  paint: Paint;
  path: string;
  tint?: Tint;
}

export interface Drawing {
  /** Of all its shapes, unless a layer says otherwise; pale is a very light tone of the ink. */
  tint: Tint;
  layers: readonly Layer[];
}

export const shape = (path: string, tint?: Tint): Layer =>
  tint ? { paint: "shape", path, tint } : { paint: "shape", path };
export const tint = (path: string, tone?: Tint): Layer =>
  tone ? { paint: "tint", path, tint: tone } : { paint: "tint", path };
export const line = (path: string): Layer => ({ paint: "line", path });
export const fine = (path: string): Layer => ({ paint: "fine", path });
export const solid = (path: string): Layer => ({ paint: "solid", path });
export const mark = (path: string): Layer => ({ paint: "mark", path });
export const cut = (path: string): Layer => ({ paint: "cut", path });

export const drawn = (...layers: Layer[]): Drawing => ({ tint: "pale", layers });
export const tinted = (tone: Tint, ...layers: Layer[]): Drawing => ({ tint: tone, layers });

/** Two branches of leaves, open at the top: a laurel wreath around a point. */
export function wreath(
  x: number,
  y: number,
  reach: number,
  leaves: number,
  length: number,
): { leaves: string; stems: string } {
  let path = "";
  for (const side of [1, -1]) {
    for (let index = 0; index < leaves; index += 1) {
      const turn = side * (168 - (index * 136) / (leaves - 1));
      const lean = turn - side * 62;
      const size = length * (1 - 0.05 * index);
      const root = bearing(x, y, reach, turn).split(" ").map(Number) as [number, number];
      const [tipX, tipY] = bearing(root[0], root[1], size, lean).split(" ").map(Number) as [number, number];
      const bulge = (across: number): string => {
        const angle = ((lean - 90 + 90 * across) * Math.PI) / 180;
        const [midX, midY] = [(root[0] + tipX) / 2, (root[1] + tipY) / 2];
        return `${short(midX + size * 0.36 * Math.cos(angle))} ${short(midY + size * 0.36 * Math.sin(angle))}`;
      };
      path += `M${short(root[0])} ${short(root[1])}Q${bulge(1)} ${short(tipX)} ${short(tipY)}Q${bulge(-1)} ${short(root[0])} ${short(root[1])}Z`;
    }
  }
  const stems = `M${bearing(x, y, reach, 180)}A${reach} ${reach} 0 0 1 ${bearing(x, y, reach, -38)}M${bearing(x, y, reach, 180)}A${reach} ${reach} 0 0 0 ${bearing(x, y, reach, 38)}`;
  return { leaves: path, stems };
}
