/** The pips of a die as a path about its middle; its sides are 38 long. */
import { ring } from "../../ui/engraving";

const SPOTS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-9, -9],
    [9, 9],
  ],
  [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -9],
    [9, -9],
    [0, 0],
    [-9, 9],
    [9, 9],
  ],
  [
    [-9, -10],
    [-9, 0],
    [-9, 10],
    [9, -10],
    [9, 0],
    [9, 10],
  ],
];

export const pipsOf = (face: number): string => (SPOTS[face] ?? []).map(([x, y]) => ring(x, y, 3.7)).join("");
