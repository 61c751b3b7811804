/**
 * How our pictures are drawn. A layer is one path: `shape` is filled with the tint round it and outlined, `tint` only filled, `deep` and `light` are
 * filled with a darker and a lighter tint, `line` and `fine` are stroked, `solid` is filled with the ink.
 */
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

const short = (value: number): string => String(Math.round(value * 100) / 100);

export function ring(x: number, y: number, across: number, down = across): string {
  return `M${short(x - across)} ${short(y)}a${across} ${down} 0 1 0 ${short(2 * across)} 0a${across} ${down} 0 1 0 ${short(-2 * across)} 0Z`;
}

function at(x: number, y: number, reach: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
}

/** Spokes round a point; angles run clockwise from the top. */
export function spokes(x: number, y: number, from: number, to: number, count: number, start = 0): string {
  return Array.from({ length: count }, (_, index) => `M${at(x, y, from, start + (index * 360) / count)}L${at(x, y, to, start + (index * 360) / count)}`).join("");
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => at(x, y, index % 2 === 0 ? outer : inner, (index * 180) / points));
  return `M${corners.join("L")}Z`;
}

/** A wheel of teeth. */
export function teeth(x: number, y: number, inner: number, outer: number, count: number): string {
  const each = 360 / count;
  const corners = Array.from({ length: count }, (_, index) => {
    const turn = index * each;
    return [at(x, y, inner, turn - each * 0.32), at(x, y, outer, turn - each * 0.22), at(x, y, outer, turn + each * 0.22), at(x, y, inner, turn + each * 0.32)];
  });
  return `M${corners.flat().join("L")}Z`;
}

/** A part of a ring between two angles, clockwise from the top. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  return `M${at(0, 0, inner, from)}L${at(0, 0, outer, from)}A${outer} ${outer} 0 ${wide} 1 ${at(0, 0, outer, to)}L${at(0, 0, inner, to)}A${inner} ${inner} 0 ${wide} 0 ${at(0, 0, inner, from)}Z`;
}

/** Where something lies on a dial; degrees run clockwise from the top. */
export function onDial(reach: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** The outline of a hex with its tip up, about a middle. */
export function hexPath(size = 50, x = 0, y = 0): string {
  const corners = Array.from({ length: 6 }, (_, corner) => at(x, y, size, 60 * corner));
  return `M${corners.join("L")}Z`;
}
