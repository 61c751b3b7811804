/**
 * How our pictures are drawn. A layer is one path: `shape` is filled with its tint and outlined, `tint` is only filled, `deep` and `light` are
 * filled with a darker and a lighter tint, `line` and `fine` are stroked, `solid` is filled with the ink, `cut` is stroked and `mark` filled with
 * what is written on the tint.
 */
export type Paint = "shape" | "tint" | "deep" | "light" | "line" | "fine" | "solid" | "cut" | "mark";
export type Tint = "lumber" | "brick" | "wool" | "grain" | "ore" | "paper" | "cloth" | "coin" | "trade" | "politics" | "science" | "red" | "dark" | "pale" | "water";

export interface Layer {
  paint: Paint;
  path: string;
  tint?: Tint;
}

export type Drawing = readonly Layer[];

const layer =
  (paint: Paint) =>
  (path: string, tone?: Tint): Layer =>
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

const short = (value: number): string => String(Math.round(value * 100) / 100);

export function ring(x: number, y: number, across: number, down = across): string {
  return `M${short(x - across)} ${short(y)}a${across} ${down} 0 1 0 ${short(2 * across)} 0a${across} ${down} 0 1 0 ${short(-2 * across)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${width}v${height}h${-width}Z`;
}

function at(x: number, y: number, reach: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
}

/** Spokes round a point; angles run clockwise from the top. */
export function spokes(x: number, y: number, from: number, to: number, count: number, start = 0, end = 360): string {
  const each = end - start === 360 ? 360 / count : (end - start) / (count - 1);
  return Array.from({ length: count }, (_, index) => `M${at(x, y, from, start + index * each)}L${at(x, y, to, start + index * each)}`).join("");
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
    return [at(x, y, inner, turn - each * 0.32), at(x, y, outer, turn - each * 0.2), at(x, y, outer, turn + each * 0.2), at(x, y, inner, turn + each * 0.32)];
  });
  return `M${corners.flat().join("L")}Z`;
}

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

/** The outline of a hex about its own middle, drawn a little smaller or larger. */
export function hexPath(size = 50, x = 0, y = 0): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((60 * corner - 90) * Math.PI) / 180;
    return `${(x + size * Math.cos(angle)).toFixed(2)} ${(y + size * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
