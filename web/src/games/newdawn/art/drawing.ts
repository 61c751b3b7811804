/**
 * How our pictures are drawn. A layer is one path: `shape` is filled with the tint round it and outlined, `tint` only filled, `deep` and `light` are
 * filled with a darker and a lighter tint, `line` and `fine` are stroked, `solid` is filled with the ink.
 */
import { bearing } from "../../../ui/engraving";

export { hexPath, ring, spokes, star, teeth } from "../../../ui/engraving";

export type Paint = "shape" | "tint" | "deep" | "light" | "line" | "fine" | "solid";

export interface Layer {
  paint: Paint;
  path: string;
}

export type Drawing = readonly Layer[];

const layer =
  (paint: Paint) =>
  (path: string): Layer => ({ paint, path });

export const shape = layer("shape");
export const tint = layer("tint");
export const deep = layer("deep");
export const light = layer("light");
export const line = layer("line");
export const fine = layer("fine");
export const solid = layer("solid");

/** A part of a ring between two angles, clockwise from the top. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  return `M${bearing(0, 0, inner, from)}L${bearing(0, 0, outer, from)}A${outer} ${outer} 0 ${wide} 1 ${bearing(0, 0, outer, to)}L${bearing(0, 0, inner, to)}A${inner} ${inner} 0 ${wide} 0 ${bearing(0, 0, inner, from)}Z`;
}

/** Where something lies on a dial; degrees run clockwise from the top. */
export function onDial(reach: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}
