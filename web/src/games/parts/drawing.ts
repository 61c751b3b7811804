/**
 * How our pictures are drawn. A layer is one path: `shape` is filled with its tint and outlined, `tint` is only filled, `deep` and `light` are
 * filled with a darker and a lighter tint, `line` and `fine` are stroked, `solid` is filled with the ink, `cut` is stroked and `mark` filled with
 * the colour of text on the tint. Without a tint of its own a layer takes the one around it.
 */
export { box, hexPath, ring, spokes, star, teeth } from "../../ui/engraving";

export type Paint = "shape" | "tint" | "deep" | "light" | "line" | "fine" | "solid" | "cut" | "mark";

export interface Layer<Tint extends string = string> {
  paint: Paint;
  path: string;
  tint?: Tint;
}

const layer =
  (paint: Paint) =>
  <Tint extends string = never>(path: string, tone?: Tint): Layer<Tint> =>
    tone ? { paint, path, tint: tone } : { paint, path };

export const shape = layer("shape");
export const tint = layer("tint");
export const deep = layer("deep");
export const light = layer("light");
export const line = layer("line");
export const fine = layer("fine");
export const solid = layer("solid");
export const cut = layer("cut");
export const mark = layer("mark");
