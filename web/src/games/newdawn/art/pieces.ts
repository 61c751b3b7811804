/** Pieces about the place where they stand; a side of a hex is 50. */
import { line, ring, shape, solid, teeth, type Drawing } from "./drawing";

export const TOKEN: Drawing = [shape(ring(0, 0, 15.5))];
/** A reinforced token has a wall around it. */
export const REINFORCED: Drawing = [shape(teeth(0, 0, 17, 21, 10, 0.22)), line(ring(0, 0, 14))];
export const CITY: Drawing = [shape("M-19 14V-3h9v-8l9.500-8 9.500 8v8H19v17Z"), line("M-10-3V14M9-3V14")];
/** A capital rises above its walls, with a banner. */
export const CAPITAL: Drawing = [
  shape("M-23 16V-5h4.500v3.500h4V-5h4.500v-9L0-23 10-14v9h4.500v3.500h4V-5H23v21Z"),
  line("M-10-5V16M10-5V16"),
];
export const BANNER: Drawing = [line("M0-23V-38"), shape("M0-38l13 4-13 5Z")];
export const LAUREL: Drawing = [
  line("M-3 23C-16 23-25 15-26 3M3 23C16 23 25 15 26 3"),
  solid(
    "M-26 6c-4-1-6-4-5.500-8 4 1 6 4 5.500 8ZM-22 14c-4.500 0-7-2.500-7.500-6.500 4 0 7 2.500 7.500 6.500ZM-14.500 20c-4 1.500-7.500 0-9-3.500 3.500-1 7 0 9 3.500ZM26 6c4-1 6-4 5.500-8-4 1-6 4-5.500 8ZM22 14c4.500 0 7-2.500 7.500-6.500-4 0-7 2.500-7.500 6.500ZM14.500 20c4 1.500 7.500 0 9-3.500-3.500-1-7 0-9 3.500Z",
  ),
];
export const CARAVAN: Drawing = [
  shape("M-11 3v-5.500C-11-9 8-9 8-2.500V3Z"),
  line("M-13 4.500H10L16 1"),
  shape(ring(-6.5, 7, 3.2) + ring(4.5, 7, 3.2)),
];
export const BARBARIAN: Drawing = [shape("M0-15 13 11h-26Z"), line("M-4-18 0-14 4-18")];
