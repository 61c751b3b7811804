/** Terrain engraved on a hex with a side of 50: each kind has marks of its own, so that it is recognisable without colour. Pieces stand in the middle. */
import { deep, fine, light, line, ring, solid, spokes, star, tint, type Drawing } from "./drawing";

type Spot = readonly [x: number, y: number];

const tuft = ([x, y]: Spot): string => `M${x} ${y}l-3.500-5M${x} ${y}v-7M${x} ${y}l3.500-5`;
const wave = ([x, y]: Spot): string => `M${x - 10} ${y}q5-5 10 0t10 0`;
const dot = ([x, y]: Spot): string => ring(x, y, 1.1);
const mound = (x: number, y: number, width: number, height: number): string =>
  `M${x - width} ${y}C${x - width * 0.55} ${y - height * 1.25} ${x + width * 0.5} ${y - height * 1.2} ${x + width} ${y}`;

function conifer(x: number, y: number, height: number): string {
  const [w, h] = [height * 0.34, height];
  const part = (value: number): string => value.toFixed(1);
  return `M${x} ${y - h}l${part(w * 0.7)} ${part(h * 0.42)}h${part(-w * 0.25)}l${part(w * 0.5)} ${part(h * 0.4)}h${part(-w * 0.75)}v${part(h * 0.18)}h${part(-w * 0.4)}v${part(-h * 0.18)}h${part(-w * 0.75)}l${part(w * 0.5)} ${part(-h * 0.4)}h${part(-w * 0.25)}Z`;
}

function peak(x: number, y: number, width: number, height: number): { body: string; snow: string; fold: string } {
  return {
    body: `M${x - width} ${y}L${x} ${y - height}L${x + width} ${y}`,
    snow: `M${x - width * 0.34} ${y - height * 0.66}L${x} ${y - height}L${x + width * 0.34} ${y - height * 0.66}L${x + width * 0.1} ${y - height * 0.72}L${x - width * 0.06} ${y - height * 0.58}Z`,
    fold: `M${x + width * 0.16} ${y - height * 0.6}L${x + width * 0.3} ${y}M${x + width * 0.42} ${y - height * 0.46}L${x + width * 0.62} ${y}`,
  };
}

const TREES = [
  [0, -28, 17],
  [-14, -21, 18],
  [14, -21, 18],
  [-28, -9, 19],
  [28, -9, 19],
  [-33, 13, 18],
  [33, 13, 18],
  [-25, 31, 17],
  [25, 31, 17],
  [-9, 44, 13],
  [9, 44, 13],
] as const;
const forest = TREES.map(([x, y, height]) => conifer(x, y, height)).join("");
const PEAKS = [
  peak(-20, -8, 17, 24),
  peak(20, -8, 17, 24),
  peak(0, -12, 19, 31),
  peak(-30, 24, 11, 17),
  peak(30, 24, 11, 17),
  peak(-11, 43, 9, 11),
  peak(11, 43, 9, 11),
];
const MOUNDS = [
  mound(-19, -13, 19, 17),
  mound(19, -13, 19, 17),
  mound(-30, 15, 11, 13),
  mound(30, 15, 11, 13),
  mound(-16, 35, 14, 12),
  mound(16, 35, 14, 12),
].join("");
const join = (spots: readonly Spot[], draw: (spot: Spot) => string): string => spots.map(draw).join("");

export const TERRAIN: Record<string, Drawing> = {
  water: [
    fine(
      join(
        [
          [-20, -18],
          [14, -26],
          [26, -4],
          [-28, 6],
          [-10, 32],
          [18, 22],
          [0, -38],
          [4, 6],
        ],
        wave,
      ),
    ),
  ],
  grassland: [
    line(
      join(
        [
          [-32, -6],
          [-12, -30],
          [14, -31],
          [32, -8],
          [-33, 18],
          [32, 18],
          [-14, 38],
          [13, 39],
          [0, -20],
        ],
        tuft,
      ),
    ),
    fine("M-24-20q6-4 12 0M16-18q6-4 12 0M-8 28q8-4 16 0M-38 6q6-3 11 0M27 4q6-3 11 0"),
  ],
  hills: [
    line(MOUNDS),
    fine(
      "M-27-17c5-5 12-5 17-1M12-18c5-5 12-5 17-1M-36 11c3-3 8-3 11 0M25 11c3-3 8-3 11 0M-23 31c4-4 10-4 14 0M9 31c4-4 10-4 14 0",
    ),
    solid(
      join(
        [
          [0, -34],
          [-6, -30],
          [6, -29],
        ],
        dot,
      ),
    ),
  ],
  forest: [deep(forest), fine(forest)],
  desert: [
    line("M-38-2c9-13 24-13 35-1M2-10c9-12 25-11 36 4M-37 24c6-7 14-7 20-1M16 25c6-7 14-8 21-1M-14 42c9-6 19-6 28 0"),
    solid(
      join(
        [
          [-30, 9],
          [-24, 13],
          [-19, -20],
          [-8, -22],
          [0, -32],
          [28, 9],
          [33, 13],
          [-4, 33],
          [5, 34],
          [13, -25],
          [21, -24],
          [-28, -14],
          [8, -38],
        ],
        dot,
      ),
    ),
  ],
  mountain: PEAKS.flatMap(({ body, snow, fold }, index) => [
    tint(`${body}Z`),
    fine(fold),
    ...(index < 5 ? [light(snow)] : []),
    line(body),
  ]),
  "natural-wonder": [
    fine(spokes(0, 0, 24, 36, 24)),
    line(ring(0, 0, 40) + ring(0, 0, 22)),
    solid(star(0, -31, 5, 2, 5) + star(-27, 16, 5, 2, 5) + star(27, 16, 5, 2, 5)),
  ],
};

export const terrainOf = (terrain: string): Drawing => TERRAIN[terrain] ?? [];
