/** Wonders of the Nile and of Babylon. */
import { closed, curve, line, oval, rays, type Point } from "../../../../ui/engraving";
import {
  arches,
  archway,
  area,
  colonnade,
  hatch,
  land,
  outline,
  palm,
  rect,
  rightOf,
  sea,
  sky,
  soft,
  stroke,
  waves,
  type Layer,
} from "../scenery";

function pyramid(x: number, half: number, top: number, foot: number): Layer[] {
  const edge = x + half * 0.28;
  const dark: Point[] = [
    [x, top],
    [x + half, foot],
    [edge, foot],
  ];
  let courses = "";
  for (let level = top + 5; level < foot - 1; level += 4.2) {
    const share = (level - top) / (foot - top);
    courses += line([x - half * share, level], [x + half * 0.28 * share, level]);
  }
  return [
    outline(
      [
        [x, top],
        [edge, foot],
        [x - half, foot],
      ],
      "stone",
    ),
    stroke(courses, 0.35),
    outline(dark, "shade"),
    hatch(dark, 1.5, 62),
  ];
}

function pyramids(): Layer[] {
  return [
    ...sky(86, 14, 6),
    ...land(60),
    ...pyramid(38, 20, 32, 61),
    ...pyramid(88, 16, 39, 61),
    ...pyramid(64, 28, 17, 63),
    outline(
      [
        [-2, 66],
        ...curve([-2, 66], [24, 60], [40, 66], [66, 64]),
        ...curve([66, 64], [90, 62], [104, 66], [122, 63]),
        [122, 82],
        [-2, 82],
      ],
      "sand",
      0.8,
    ),
    stroke("M10 70q18-4 36 0M58 69q14-3 30 0M30 75q20-4 44 0", 0.45),
    ...palm(27, 67, 15),
    ...palm(97, 66, 13),
    ...palm(102, 68, 10),
  ];
}

function sphinx(): Layer[] {
  const body = soft([
    [100, 62],
    [101, 59],
    [97, 57],
    [84, 56],
    [79, 52],
    [77, 46],
    [60, 42],
    [46, 43],
    [33, 43],
    [25, 47],
    [21, 55],
    [20, 62],
    [60, 63],
  ]);
  const haunch = soft([
    [24, 62],
    [24, 53],
    [31, 47],
    [39, 50],
    [41, 57],
    [49, 59],
    [51, 62],
  ]);
  const cloth = soft([
    [70, 17],
    [77, 18],
    [80, 23],
    [79, 27],
    [76, 27],
    [75, 38],
    [78, 47],
    [70, 48],
    [60, 46],
    [57, 39],
    [60, 27],
    [64, 20],
  ]);
  const face = soft([
    [73, 22],
    [79, 22],
    [81, 25],
    [83, 29.5],
    [81.5, 31],
    [82, 34],
    [80, 37.5],
    [75, 38],
    [72, 33],
  ]);
  return [
    ...sky(30, 16, 6),
    ...land(58),
    ...pyramid(40, 24, 26, 58),
    outline(body, "stone", 1.1),
    hatch(rect(32, 56, 40, 6), 1.5, 0),
    outline(haunch, "stone"),
    hatch(rightOf(haunch, 36), 1.4, 45),
    stroke("M79 53q6 4 18 4M22 58q-5-4-3-10", 0.9),
    outline(cloth, "gold", 1.1),
    stroke("M62 25q6 3 12 1M60 30q8 3 14 1M58.500 35q9 3 16 1M58 40q9 3 17 1M61 45q8 2 15 0", 0.6),
    outline(face, "stone", 1.1),
    stroke("M76.500 26.500q2-.8 4 0M78 34.200h3.500", 0.8),
    area(closed(oval(78.5, 27.8, 0.8, 0.6)), "dark", 0),
    area("M78.500 38l2.500 0-.8 6-1.500 0Z", "stone", 0.8),
    outline(
      [
        [14, 62],
        [106, 62],
        [108, 67],
        [12, 67],
      ],
      "shade",
    ),
    hatch(rect(14, 63, 92, 4), 1.4, 0),
    ...palm(103, 60, 15),
  ];
}

function lighthouse(): Layer[] {
  const rock = soft([
    [30, 70],
    [34, 62],
    [44, 60],
    [60, 59],
    [76, 60],
    [88, 63],
    [92, 70],
    [60, 74],
  ]);
  const base: Point[] = [
    [49, 61],
    [51, 37],
    [69, 37],
    [71, 61],
  ];
  const middle: Point[] = [
    [54, 35],
    [55, 23],
    [65, 23],
    [66, 35],
  ];
  return [
    ...sky(30, 26, 5),
    area("M60 11 12 2v16ZM60 11l46-9v16Z", "gold", 0),
    stroke(rays(60, 11, 6, 26, 150, 210, 7) + rays(60, 11, 6, 26, -30, 30, 7), 0.6),
    ...sea(58),
    outline(rock, "sand"),
    hatch(rightOf(rock, 66), 1.6, 30),
    outline(base, "stone", 1.1),
    hatch(
      [
        [61, 61],
        [61, 37],
        [69, 37],
        [71, 61],
      ],
      1.5,
      0,
    ),
    outline(rect(48.5, 34.5, 23, 3), "stone"),
    outline(middle, "stone", 1.1),
    hatch(
      [
        [61, 35],
        [61, 23],
        [65, 23],
        [66, 35],
      ],
      1.4,
      0,
    ),
    outline(rect(53, 20.5, 14, 2.5), "stone"),
    ...colonnade(56, 14, 8, 6.5, 3, 0.8),
    outline(
      [
        [54.5, 14],
        [60, 8.5],
        [65.5, 14],
      ],
      "roof",
    ),
    outline(
      soft([
        [60, 4],
        [62.4, 8],
        [60, 10.5],
        [57.6, 8],
      ]),
      "gold",
      0.8,
    ),
    outline(archway(57, 52, 6, 61), "dark", 0.7),
    stroke("M55 44v3M60 41v3M65 44v3M60 27v3", 1),
    outline([[20, 67], ...curve([20, 67], [22, 71], [24, 71], [33, 71]), [36, 66]], "shade", 0.8),
    stroke(line([28, 67], [28, 56]), 0.9),
    outline(
      [
        [28, 57],
        [35, 62],
        [28, 65],
      ],
      "stone",
      0.8,
    ),
    stroke(waves(16, 73, 3), 0.6),
  ];
}

function library(): Layer[] {
  const niche = archway(49, 33, 22, 64);
  const rolls: Layer[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 5 - (row === 0 ? 2 : 0); column += 1) {
      rolls.push(
        outline(
          oval(52 + (row === 0 ? 4 : 0) + column * 4, 39.5 + row * 4.2, 1.6, 1.6, 0, 14),
          row % 2 === column % 2 ? "gold" : "stone",
          0.6,
        ),
      );
    }
  }
  return [
    ...sky(30, 14, 5),
    ...land(64),
    outline(rect(20, 38, 24, 26), "shade"),
    outline(rect(76, 38, 24, 26), "shade"),
    ...colonnade(20, 41, 24, 23, 4),
    ...colonnade(76, 41, 24, 23, 4),
    outline(rect(18, 35, 28, 4), "stone"),
    outline(rect(74, 35, 28, 4), "stone"),
    stroke("M18 37h28M74 37h28", 0.5),
    outline([[47, 22], ...curve([47, 22], [47, 8], [73, 8], [73, 22])], "roof"),
    hatch(rightOf([[47, 22], ...curve([47, 22], [47, 8], [73, 8], [73, 22])], 62), 1.5, 70),
    stroke(line([60, 11.5], [60, 6]), 1),
    outline(oval(60, 5.5, 1.4, 1.4), "gold", 0.7),
    outline(rect(44, 26, 32, 38), "stone", 1.1),
    outline(rect(42, 22, 36, 4.5), "stone"),
    stroke("M42 24.200h36", 0.5),
    outline(niche, "dark"),
    ...rolls,
    outline(rect(40, 64, 40, 3), "stone"),
    outline(rect(36, 67, 48, 3.5), "stone"),
    ...palm(15, 66, 15),
    ...palm(106, 66, 17),
  ];
}

function gardens(): Layer[] {
  const layers: Layer[] = [...sky(29, 15, 6), ...land(66, "water"), stroke(waves(0, 71, 14) + waves(4, 76, 13), 0.5)];
  const bush = (x: number, y: number, size: number): Layer =>
    outline(
      soft([
        [x - size, y],
        [x - size * 0.6, y - size],
        [x, y - size * 0.7],
        [x + size * 0.6, y - size],
        [x + size, y],
        [x + size * 0.7, y + size * 0.9],
        [x + size * 0.2, y + size * 0.4],
        [x - size * 0.3, y + size * 1.1],
      ]),
      "leaf",
      0.7,
    );
  const levels: [number, number, number, number][] = [
    [44, 32, 16, 3],
    [36, 48, 29, 4],
    [28, 64, 42, 6],
    [20, 80, 55, 8],
  ];
  for (const [x, width, top, count] of levels) {
    const openings = arches(x + 2, top + 4.5, width - 4, top + 13, count, 2.4);
    layers.push(
      outline(rect(x, top, width, 13), "stone", 1),
      area(openings.map(closed).join(""), "shade", 0.7),
      outline(rect(x - 1.5, top - 1, width + 3, 2.4), "sand", 0.8),
    );
    for (let at = x + 3; at < x + width - 1; at += 9) if (Math.abs(at - 60) > 4) layers.push(bush(at, top + 0.4, 3.2));
  }
  const fall: Point[] = [
    [57.5, 15],
    [62.5, 15],
    [64, 68],
    [56, 68],
  ];
  return [
    ...layers,
    outline(fall, "water", 0.9),
    stroke("M59 17v49M61 20v46", 0.5),
    ...palm(51, 16, 12),
    ...palm(69, 16, 12),
    ...palm(33, 42, 11),
    ...palm(87, 42, 11),
    ...palm(24, 55, 10),
    ...palm(96, 55, 10),
  ];
}

export const EGYPT = {
  pyramids: pyramids(),
  sphinx: sphinx(),
  "great-lighthouse": lighthouse(),
  "great-library": library(),
  "hanging-gardens": gardens(),
};
