/** What landscapes are made of: layers of outlines and hatching, and things that stand in several of them. */
import { closed, curve, line, oval, shade, type Point } from "../../../ui/engraving";

/** What a shape is made of; the picture decides its colour. Paper hides what is behind it. */
export type Stuff =
  "none" | "paper" | "tint" | "sky" | "far" | "stone" | "shade" | "water" | "sand" | "leaf" | "gold" | "roof" | "dark";

/** One layer, from back to front. */
export interface Layer {
  path: string;
  fill: Stuff;
  /** Width of its line; 0 for none. */
  width: number;
}

export const outline = (shape: readonly Point[], fill: Stuff = "paper", width = 1): Layer => ({
  path: closed(shape),
  fill,
  width,
});
export const area = (path: string, fill: Stuff, width = 1): Layer => ({ path, fill, width });
export const stroke = (path: string, width = 1): Layer => ({ path, fill: "none", width });
export const hatch = (shape: readonly Point[], gap = 1.9, turn = 45): Layer => stroke(shade(shape, gap, turn), 0.5);

export const rect = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** The part of a shape to the right of a line: the side in the shade. */
export const rightOf = (shape: readonly Point[], from: number): Point[] =>
  shape.map(([x, y]): Point => [Math.max(x, from), y]);

export const mirrored = (shape: readonly Point[], axis: number): Point[] =>
  shape.map(([x, y]): Point => [2 * axis - x, y]);

/** A soft closed outline through points. */
export function soft(points: readonly Point[], steps = 6): Point[] {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0];
  return points.flatMap((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return curve(from, one, two, to, steps).slice(0, -1);
  });
}

export function hill(from: number, to: number, top: number, foot: number): Point[] {
  const middle = (from + to) / 2;
  return [
    ...curve([from, foot], [from + (middle - from) * 0.6, foot - 2], [middle - 8, top], [middle, top]),
    ...curve([middle, top], [middle + 8, top], [to - (to - middle) * 0.6, foot - 2], [to, foot]),
  ];
}

export function pine(x: number, foot: number, height: number, fill: Stuff = "paper"): Layer[] {
  const half = height * 0.28;
  const up = (share: number): number => foot - height * share;
  const tree: Point[] = [
    [x, up(1)],
    [x + half * 0.7, up(0.55)],
    [x + half * 0.4, up(0.55)],
    [x + half, up(0.18)],
    [x - half, up(0.18)],
    [x - half * 0.4, up(0.55)],
    [x - half * 0.7, up(0.55)],
  ];
  return [outline(tree, fill), hatch(rightOf(tree, x), 1.4, 0), stroke(line([x, up(0.18)], [x, foot]), 1.2)];
}

export function cypress(x: number, foot: number, height: number): Layer[] {
  const half = height * 0.13;
  const tree = soft([
    [x, foot - height],
    [x + half, foot - height * 0.45],
    [x + half * 0.8, foot - height * 0.14],
    [x, foot - height * 0.08],
    [x - half * 0.8, foot - height * 0.14],
    [x - half, foot - height * 0.45],
  ]);
  return [
    stroke(line([x, foot], [x, foot - height * 0.12]), 1.2),
    outline(tree, "leaf", 0.9),
    hatch(rightOf(tree, x), 1.3, 60),
  ];
}

export function palm(x: number, foot: number, height: number): Layer[] {
  const top = foot - height;
  const frond = (dx: number, dy: number): string =>
    `M${x + 1} ${top}q${dx * 0.5} ${dy - 3} ${dx} ${dy + 1.5}q${-dx * 0.45} -2.400 ${-dx} ${-dy - 1.5}Z`;
  return [
    area(
      `M${x - 0.7} ${foot}q1.600 ${-height * 0.5} 1.200 ${-height}h1q.6 ${height * 0.5} -.6 ${height}Z`,
      "shade",
      0.8,
    ),
    area(frond(8, 0) + frond(-7, 0) + frond(6, 4) + frond(-5.5, 4) + frond(3.5, -4) + frond(-3, -4), "leaf", 0.7),
  ];
}

/** Pairs of upright lines: a row of columns. */
export function columns(x: number, y: number, width: number, height: number, count: number, half = 0.9): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const at = x + (width * (index + 0.5)) / count;
    path += line([at - half, y], [at - half, y + height]) + line([at + half, y], [at + half, y + height]);
  }
  return path;
}

/** A row of columns as shapes, with their shaded sides. */
export function colonnade(x: number, y: number, width: number, height: number, count: number, half = 1.3): Layer[] {
  const lefts = Array.from({ length: count }, (_, index) => x + (width * (index + 0.5)) / count - half);
  return [
    area(lefts.map((left) => closed(rect(left, y, 2 * half, height))).join(""), "stone", 0.8),
    stroke(lefts.map((left) => line([left + half * 1.3, y], [left + half * 1.3, y + height])).join(""), 0.5),
  ];
}

export function crenels(x: number, y: number, width: number, foot: number, teeth: number, depth = 2.4): Point[] {
  const points: Point[] = [[x, foot]];
  const step = width / (teeth * 2 - 1);
  for (let index = 0; index < teeth * 2 - 1; index += 1) {
    const level = index % 2 === 0 ? y : y + depth;
    points.push([x + index * step, level], [x + (index + 1) * step, level]);
  }
  return [...points, [x + width, foot]];
}

export function archway(x: number, top: number, width: number, foot: number): Point[] {
  const spring = top + width * 0.55;
  return [
    [x, foot],
    [x, spring],
    ...curve([x, spring], [x + width * 0.04, top], [x + width * 0.96, top], [x + width, spring]),
    [x + width, foot],
  ];
}

export function arches(x: number, top: number, width: number, foot: number, count: number, gap = 1.4): Point[][] {
  const each = width / count;
  return Array.from({ length: count }, (_, index) => archway(x + index * each + gap / 2, top, each - gap, foot));
}

export function waves(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${x + index * 9} ${y}q2.200-2.400 4.500 0t4.500 0`).join("");
}

/** The sky with its sun, as an engraver draws it: parallel lines that part around the disc. */
export function sky(x: number, y: number, sun = 7): Layer[] {
  let path = "";
  for (let level = 5; level < 34; level += 3 + level * 0.06) {
    const half = Math.abs(level - y) < sun + 2 ? Math.sqrt((sun + 2) ** 2 - (level - y) ** 2) : 0;
    path +=
      half > 0
        ? line([0, level], [x - half, level]) + line([x + half, level], [120, level])
        : line([0, level], [120, level]);
  }
  return [outline(rect(-2, -2, 124, 84), "sky", 0), stroke(path, 0.3), outline(oval(x, y, sun, sun), "gold", 0.8)];
}

export function sea(level: number): Layer[] {
  let path = "";
  for (let row = 0; row < 3; row += 1) path += waves(-6 + row * 4, level + 4 + row * 4.5, 15);
  return [outline(rect(-2, level, 124, 84 - level), "water", 0.8), stroke(path, 0.45)];
}

export function land(level: number, fill: Stuff = "sand"): Layer[] {
  return [outline(rect(-2, level, 124, 84 - level), fill, 0.8)];
}
