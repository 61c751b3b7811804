/**
 * How a sign is drawn on its grid of 24. A layer is one path: `shape` is filled with the sign's tint and outlined, `tint` is only filled,
 * `line` and `fine` are stroked, `stem` with the tint, `solid` is filled with the ink, `cut` is stroked and `mark` filled with what is written on the tint.
 */
export type Paint = "shape" | "tint" | "line" | "fine" | "solid" | "stem" | "cut" | "mark";
export type Tint = "wood" | "clay" | "stone" | "glass" | "papyrus" | "coin" | "red" | "laurel" | "pale";

export interface Layer {
  paint: Paint;
  path: string;
  tint?: Tint;
}

export interface Drawing {
  /** Of all its shapes, unless a layer says otherwise; pale is a breath of the ink itself. */
  tint: Tint;
  layers: readonly Layer[];
}

export const shape = (path: string, tint?: Tint): Layer => (tint ? { paint: "shape", path, tint } : { paint: "shape", path });
export const tint = (path: string, tone?: Tint): Layer => (tone ? { paint: "tint", path, tint: tone } : { paint: "tint", path });
export const line = (path: string): Layer => ({ paint: "line", path });
export const fine = (path: string): Layer => ({ paint: "fine", path });
export const solid = (path: string): Layer => ({ paint: "solid", path });
export const mark = (path: string): Layer => ({ paint: "mark", path });
export const cut = (path: string): Layer => ({ paint: "cut", path });

export const drawn = (...layers: Layer[]): Drawing => ({ tint: "pale", layers });
export const tinted = (tone: Tint, ...layers: Layer[]): Drawing => ({ tint: tone, layers });

const short = (value: number): string => String(Math.round(value * 100) / 100);

export function ring(x: number, y: number, across: number, down = across): string {
  return `M${short(x - across)} ${y}a${across} ${down} 0 1 0 ${short(2 * across)} 0a${across} ${down} 0 1 0 ${short(-2 * across)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

function at(x: number, y: number, reach: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
}

/** Spokes round a point; angles run clockwise from the top. */
export function spokes(x: number, y: number, from: number, to: number, count: number, start = 0, end = 360): string {
  const step = end - start === 360 ? 360 / count : (end - start) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const turn = start + index * step;
    return `M${at(x, y, from, turn)}L${at(x, y, to, turn)}`;
  }).join("");
}

/** A wheel of teeth. */
export function teeth(x: number, y: number, inner: number, outer: number, count: number): string {
  const step = 360 / count;
  const corners = Array.from({ length: count }, (_, index) => {
    const turn = index * step;
    return [at(x, y, inner, turn - step * 0.32), at(x, y, outer, turn - step * 0.2), at(x, y, outer, turn + step * 0.2), at(x, y, inner, turn + step * 0.32)];
  });
  return `M${corners.flat().join("L")}Z`;
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => at(x, y, index % 2 === 0 ? outer : inner, (index * 180) / points));
  return `M${corners.join("L")}Z`;
}

/** Two branches of leaves, open at the top: a laurel wreath round a point. */
export function wreath(x: number, y: number, reach: number, leaves: number, length: number): { leaves: string; stems: string } {
  let path = "";
  for (const side of [1, -1]) {
    for (let index = 0; index < leaves; index += 1) {
      const turn = side * (168 - (index * 136) / (leaves - 1));
      const lean = turn - side * 62;
      const size = length * (1 - 0.05 * index);
      const root = at(x, y, reach, turn).split(" ").map(Number) as [number, number];
      const [tipX, tipY] = at(root[0], root[1], size, lean).split(" ").map(Number) as [number, number];
      const bulge = (across: number): string => {
        const angle = ((lean - 90 + 90 * across) * Math.PI) / 180;
        const [midX, midY] = [(root[0] + tipX) / 2, (root[1] + tipY) / 2];
        return `${short(midX + size * 0.36 * Math.cos(angle))} ${short(midY + size * 0.36 * Math.sin(angle))}`;
      };
      path += `M${short(root[0])} ${short(root[1])}Q${bulge(1)} ${short(tipX)} ${short(tipY)}Q${bulge(-1)} ${short(root[0])} ${short(root[1])}Z`;
    }
  }
  const stems = `M${at(x, y, reach, 180)}A${reach} ${reach} 0 0 1 ${at(x, y, reach, -38)}M${at(x, y, reach, 180)}A${reach} ${reach} 0 0 0 ${at(x, y, reach, 38)}`;
  return { leaves: path, stems };
}
