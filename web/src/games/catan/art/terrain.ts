/**
 * The terrains, engraved on a hex with a side of 50. Each has marks of its own, so that it is recognisable without colour. The number lies a little
 * below the middle, so the landscape stands above it and beside it.
 */
import { closed, line as stroke, shade, type Point } from "../../../ui/engraving";
import { deep, ear, fine, light, line, ring, shape, solid, tint, type Drawing } from "./drawing";

function conifer(x: number, y: number, height: number): { tree: string; trunk: string } {
  const [w, h] = [height * 0.34, height];
  const tree = `M${x} ${y - h}l${(w * 0.7).toFixed(1)} ${(h * 0.38).toFixed(1)}h${(-w * 0.25).toFixed(1)}l${(w * 0.5).toFixed(1)} ${(h * 0.42).toFixed(1)}h${(-w * 1.9).toFixed(1)}l${(w * 0.5).toFixed(1)} ${(-h * 0.42).toFixed(1)}h${(-w * 0.25).toFixed(1)}Z`;
  return { tree, trunk: `M${x} ${(y - h * 0.2).toFixed(1)}V${y}` };
}

const TREES: readonly (readonly [number, number, number])[] = [
  [0, -27, 18],
  [-14, -20, 20],
  [13, -21, 19],
  [-28, -10, 20],
  [28, -11, 20],
  [-7, -11, 19],
  [9, -10, 18],
  [-33, 12, 19],
  [33, 13, 19],
  [-28, 31, 17],
  [28, 31, 17],
  [-11, 45, 15],
  [11, 45, 15],
];
const trees = TREES.map(([x, y, height]) => conifer(x, y, height));

function mound(x: number, y: number, width: number, height: number): string {
  return `M${x - width} ${y}C${x - width * 0.55} ${y - height * 1.25} ${x + width * 0.5} ${y - height * 1.2} ${x + width} ${y}Z`;
}

/** Courses of bricks between two heights, each shifted against the last. */
function courses(left: number, top: number, columns: number, rows: number, width: number, height: number): string {
  let path = "";
  for (let row = 0; row <= rows; row += 1) path += `M${left} ${top + row * height}h${columns * width}`;
  for (let row = 0; row < rows; row += 1) {
    for (let column = row % 2 === 0 ? 0 : 0.5; column <= columns; column += 1)
      path += `M${left + column * width} ${top + row * height}v${height}`;
  }
  return path;
}

const tuft = (x: number, y: number): string => `M${x} ${y}l-3.500-5M${x} ${y}v-7M${x} ${y}l3.500-5`;

function sheep(x: number, y: number, way: 1 | -1): { wool: string; head: string; legs: string } {
  const w = way;
  return {
    wool: `M${x - 7} ${y}a4 4 0 0 1-1-7 4.500 4.500 0 0 1 7-3 4.500 4.500 0 0 1 7 1.500 4.300 4.300 0 0 1 .5 8.500Z`,
    head: `M${x + w * 6} ${y - 7}q${w * 5}-2.500 ${w * 7} 1.500q-.5 3.500${w > 0 ? "-" : " "}4 3.500q${w * -3}-1 ${w * -3}-5Z`,
    legs: `M${x - 4} ${y}v4M${x + 4} ${y}v4`,
  };
}
const flock = [sheep(-15, -17, 1), sheep(17, -21, -1), sheep(-29, 23, 1)];

const ears = (
  [
    [-26, -14],
    [-13, -18],
    [0, -22],
    [13, -18],
    [26, -14],
    [-33, 20],
    [33, 20],
    [-9, 40],
    [9, 40],
  ] as const
).map(([x, y]) => ear(x, y, 4.1, 3));

interface Peak {
  top: Point;
  left: Point;
  right: Point;
  fold: Point;
}
const PEAKS: readonly Peak[] = [
  { top: [-19, -31], left: [-38, -6], right: [0, -6], fold: [-15, -14] },
  { top: [20, -29], left: [2, -6], right: [39, -6], fold: [24, -13] },
  { top: [1, -43], left: [-21, -9], right: [22, -9], fold: [5, -22] },
  { top: [-31, 8], left: [-41, 25], right: [-20, 25], fold: [-29, 19] },
  { top: [31, 8], left: [20, 25], right: [41, 25], fold: [33, 19] },
];
const peaks = PEAKS.flatMap(({ top, left, right, fold }, index): Drawing => {
  const snow: Point[] = [
    top,
    [top[0] + (right[0] - top[0]) * 0.3, top[1] + (right[1] - top[1]) * 0.3],
    [top[0] + 2, top[1] + 7],
    [top[0] - 2, top[1] + 11],
    [top[0] + (left[0] - top[0]) * 0.33, top[1] + (left[1] - top[1]) * 0.33],
  ];
  const shadow: Point[] = [top, fold, [fold[0] - 4, right[1]], right];
  return [
    shape(closed([left, top, right])),
    fine(shade(shadow, 3.4, 62)),
    ...(index < 3 ? [light(closed(snow))] : []),
    line(stroke(left, top, right)),
  ];
});

const RIVER = "M-27 -38C-12 -30-34-16-20-8S-24 12-30 22S-12 34-14 44L2 49C6 40-8 32-8 26S6 4-4-6 8-24-4-47Z";

export const LANDS: Record<string, Drawing> = {
  forest: trees.flatMap(({ tree, trunk }) => [line(trunk), deep(tree), fine(tree)]),
  hills: [
    ...[mound(-17, -14, 20, 20), mound(18, -15, 20, 19), mound(1, -5, 25, 21)].flatMap((path) => [
      tint(path),
      line(path),
    ]),
    fine("M-7-14c4-4 11-4 16 0M-11-9c6-4 18-4 25 0M-23-22c4-4 9-4 12-1M13-23c4-4 9-4 12-1"),
    line(mound(-31, 22, 10, 11) + mound(31, 22, 10, 11)),
    fine("M-35 18c2-3 6-3 8 0M27 18c2-3 6-3 8 0"),
    deep(`M-16 30h32v10h-32Z`),
    fine(courses(-16, 30, 4, 2, 8, 5)),
  ],
  pasture: [
    line(
      [
        [-33, -4],
        [0, -30],
        [33, -5],
        [-8, -36],
        [0, -12],
        [33, 26],
        [-9, 42],
        [10, 40],
        [28, 12],
        [-33, 4],
      ]
        .map(([x = 0, y = 0]) => tuft(x, y))
        .join(""),
    ),
    ...flock.flatMap(({ wool, head, legs }) => [line(legs), light(wool), fine(wool), solid(head)]),
  ],
  fields: [
    fine("M-40-6q40-10 80 0M-40 27q40 8 80 0M-40 10q8-1.500 17-2M40 10q-8-1.500-17-2"),
    ...ears.flatMap(({ grains, stalk }) => [line(stalk), deep(grains)]),
  ],
  mountains: peaks,
  desert: [
    line("M-37 2c9-16 24-16 35-3M-4-8c9-14 25-13 39 4M-36 25c6-7 13-7 19-1M17 25c6-7 13-8 20-1M-14 42c9-7 19-7 28 0"),
    fine("M-20-9c7 2 12 7 13 12M18-16c6 3 11 9 12 15"),
    solid(
      [
        [-31, 10],
        [-26, 14],
        [-20, -20],
        [-14, -25],
        [-7, -20],
        [0, -30],
        [26, 8],
        [31, 12],
        [24, 14],
        [-4, 34],
        [4, 35],
        [12, -26],
        [20, -27],
        [0, -22],
        [-26, -14],
      ]
        .map(([x = 0, y = 0]) => ring(x, y, 1.1))
        .join(""),
    ),
    shape(
      "M1.500-9v-18q0-3.500 3-3.500t3 3.500v4h4v-5q0-2.500 2.200-2.500t2.200 2.500v8q0 2-2 2h-6.400v9ZM1.500-15h-5.500q-2 0-2-2v-6q0-2.500 2.200-2.500t2.200 2.500v3.500h3.100Z",
    ),
  ],
  gold: [
    tint(RIVER, "water"),
    line(RIVER),
    fine("M-21-28c4 6-8 12-3 19M-10-24c6 6-4 12 2 18M-24 20c6-2 8 8 14 8M-14 4c-2 5-6 8-8 10"),
    ...(
      [
        [12, -26, 5],
        [24, -16, 4.5],
        [28, 20, 5],
        [10, -12, 3.5],
        [19, 32, 4],
        [-35, 4, 3.5],
        [32, 2, 3.5],
      ] as const
    ).map(([x, y, size]) =>
      shape(
        `M${x - size} ${y}l${size * 0.6}-${size}h${size * 0.9}l${size * 0.5} ${size}-${size * 0.7} ${size * 0.8}h-${size * 0.7}Z`,
        "coin",
      ),
    ),
  ],
  sea: [fine("M-30-8q5-5 10 0t10 0M8-20q5-5 10 0t10 0M-12 24q5-5 10 0t10 0M16 10q5-5 10 0t10 0M-14-34q5-5 10 0t10 0")],
  "": [fine(ring(0, 0, 20) + ring(0, 0, 30))],
};

/** The drawing of a land; an unknown one is blank. */
export const landOf = (terrain: string): Drawing => LANDS[terrain] ?? LANDS[""] ?? [];
