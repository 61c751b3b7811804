/** Pieces about the place where they stand: a crossing, the middle of an edge (lying level), a hex. A side of a hex is 50. */
import { box, cut, mark, ring, shape, star, type Drawing } from "./drawing";

export type PieceName = "settlement" | "city" | "sideways" | "road" | "ship" | "basic" | "strong" | "mighty";

export const SETTLEMENT: Drawing = [shape("M-10.500 10.500V-2.500L0-12.500 10.500-2.500V10.500Z")];
/** A town: a spire between two gables, with windows; a settlement is one house. */
export const CITY: Drawing = [
  shape("M-18 12V-1.500L-12-8.500-6-1.500V-10.500L0-20.500 6-10.500V-1.500L12-8.500 18-1.500V12Z"),
  cut("M-6-1.500V12M6-1.500V12"),
  mark(`${box(-14, 1.5, 4, 5)}${box(10, 1.5, 4, 5)}`),
];
export const ROAD: Drawing = [shape("M-16.500-5h33v10h-33Z")];
export const SHIP: Drawing = [
  shape("M-14 5h28l-5 8.500H-9Z"),
  shape("M-1.500-14.500C6-11 11-5 12 2.500H-1.500Z"),
  shape("M-4-11.500V2.500h-8.500C-12-4-9-8.500-4-11.500Z"),
];
/** A strip of wall with merlons in front of a city. */
export const WALL: Drawing = [
  shape("M-21 18V7h6v3.500h5V7h6v3.500h8V7h6v3.500h5V7h6v11Z"),
  cut("M-21 14.200h42M-12 14.200V18M0 10.500v3.700M12 14.200V18"),
];

export const SHIELD = "M-13-11.500h26V2C13 9.500 8 14 0 17-8 14-13 9.500-13 2Z";
/** The helmet of a knight who is awake: steel, with the eyes and the nose cut out, under a crest in the owner's colour. */
export const CREST = "M-9.500-19.500C-9-31.500 8-32.500 12-21L7-19.500C4-25.500-4-25.500-4.500-18.500Z";
export const HELMET = "M-9-10.500V-17A9 9 0 0 1 9-17V-12L3.500-10.500H-3.500Z";
export const VISOR = "M-6.500-17.500H6.500V-14.700H1.600V-11H-1.600V-14.700H-6.500Z";

/** One to three marks at the head of the shield. */
export function levelMarks(level: number): Drawing {
  return [
    mark(Array.from({ length: level }, (_, index) => ring((index - (level - 1) / 2) * 7, -5.6, 2.4)).join("")),
    cut("M-12-1H12"),
  ];
}

/** What crowns a metropolis, in a different shape for each track: an awning with scales, a battlement with a shield, a dome with a book. */
export const CAPS: Record<string, Drawing> = {
  trade: [
    shape("M-13 4-9-8H9L13 4Z", "trade"),
    mark("M-8.500 4-6-8h3L-3.500 4ZM.500 4 0-8h3L4.500 4ZM9.500 4 6.500-8H8L12.500 4Z"),
    shape("M-13 4h26q0 5-4.300 5T4.300 4q0 5-4.300 5t-4.300-5q0 5-4.400 5T-13 4Z", "trade"),
  ],
  politics: [shape("M-12 8V-9h5v4h4.500v-4h5v4H7v-4h5V8Z", "politics"), mark(star(0, 1.8, 5.2, 2.2, 5))],
  science: [
    shape("M-13.500 8v-3h1.500C-12-4-7.500-9-1.500-9.500V-14h3v4.500C7.500-9 12-4 12 5h1.500v3Z", "science"),
    mark(
      "M-.700-1.500C-2.500-2.600-4.500-3-6.500-2.700V3.800c2-.3 4 0 5.800 1.100ZM.700-1.500C2.500-2.600 4.500-3 6.500-2.700V3.800c-2-.3-4 0-5.800 1.100Z",
    ),
  ],
};

export const ROBBER: Drawing = [
  shape(
    "M-6.500-2.500C-3.500-4-3-6-4.200-8.200A5.400 5.400 0 1 1 4.200-8.200C3-6 3.500-4 6.500-2.500 8.500 2 9 7 8.600 11.500H-8.600C-9 7-8.500 2-6.500-2.500Z",
    "dark",
  ),
  shape("M-9.800 11h19.600v5.500h-19.600Z", "dark"),
  cut("M-2.800-11.700H2.800"),
];
export const PIRATE: Drawing = [
  shape("M-16 5.500h32l-5.500 9.500h-21Z", "dark"),
  shape("M-1.500-17C8-13 13-6 14 3H-1.500Z", "dark"),
  shape("M-4.500-12V3h-9C-12.500-5-10-9-4.500-12Z", "dark"),
  cut("M2.500-8l5 6.500M7.500-8l-5 6.500"),
];
export const MERCHANT: Drawing = [
  shape("M0-17.500a5.300 5.300 0 0 1 3.300 9.500L8.500 9.500h-17l5.200-17.500A5.300 5.300 0 0 1 0-17.500Z", "coin"),
  shape("M-10 9h20v6.500h-20Z"),
];

/** Marks along a road, so that roads can be distinguished without their colour: dots, a wave, chevrons, bars. */
export const ROAD_MARKS: readonly Drawing[] = [
  [mark([-9, 0, 9].map((x) => ring(x, 0, 2.1)).join(""))],
  [cut("M-13 0q3.200-5 6.500 0t6.500 0 6.500 0 6.500 0")],
  [cut("M-11-2.700-8 0l-3 2.700M-3-2.700 0 0l-3 2.700M5-2.700 8 0 5 2.700")],
  [mark([-11.5, -4, 3.5, 11].map((x) => box(x - 1.6, -3, 3.2, 6)).join(""))],
];

export const roadMarks = (seat: number): Drawing => ROAD_MARKS[seat % ROAD_MARKS.length] ?? [];
export const LEVELS: Record<string, number> = { basic: 1, strong: 2, mighty: 3 };
