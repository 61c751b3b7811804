/** A small landscape for each kind of building, engraved at the foot of its cards. The ground lies at a height of 44. */
import { closed, curve, line, oval, type Point } from "../../../ui/engraving";
import type { CardFacts } from "../catalogue";
import { columns, crenels, hatch, hill, outline, pine, rect, rightOf, stroke, waves, type Layer } from "./scenery";

function brown(): Layer[] {
  const far = hill(28, 116, 12, 46);
  const near = hill(-20, 66, 22, 46);
  const cliff: Point[] = [
    [62, 46],
    [62, 35],
    [70, 35],
    [70, 28],
    [79, 28],
    [79, 21],
    [90, 21],
    [90, 46],
  ];
  return [
    outline(far),
    hatch(rightOf(far, 72), 2.2, 65),
    outline(cliff, "tint"),
    hatch(rect(71, 29, 8, 17), 1.6, 0),
    hatch(rect(80, 22, 10, 24), 1.6, 0),
    outline(near),
    hatch(rightOf(near, 30), 2.4, 65),
    ...pine(12, 42, 20),
    ...pine(22, 38, 22),
    ...pine(33, 39, 18),
    ...pine(42, 43, 16),
  ];
}

function grey(): Layer[] {
  const hall = rect(40, 25, 42, 21);
  const roof: Point[] = [
    [36, 25],
    [44, 15],
    [78, 15],
    [86, 25],
  ];
  const kiln: Point[] = [
    [10, 46],
    ...curve([10, 46], [10, 26], [18, 22], [20, 20]),
    [30, 20],
    ...curve([30, 20], [32, 22], [40, 26], [40, 46]),
  ];
  const jar = (x: number): Point[] => [
    [x - 1.5, 35],
    [x + 1.5, 35],
    ...curve([x + 1.5, 36], [x + 5, 39], [x + 3.5, 44], [x + 2, 46]),
    ...curve([x - 2, 46], [x - 3.5, 44], [x - 5, 39], [x - 1.5, 36]),
  ];
  return [
    outline(hall),
    outline(roof, "tint"),
    hatch(roof, 1.8, 90),
    stroke(columns(44, 27, 34, 19, 4)),
    outline(kiln),
    hatch(rightOf(kiln, 26), 1.8, 0),
    outline([[19, 46], [19, 38], ...curve([19, 38], [20, 33], [30, 33], [31, 38]), [31, 46]], "tint"),
    stroke("M22 19c-3-4 3-6 0-10M27 19c-3-4 4-7 1-12", 0.8),
    outline(jar(88)),
    outline(jar(95)),
    hatch(rect(88, 38, 3, 7), 1.2, 0),
  ];
}

function blue(): Layer[] {
  const gable: Point[] = [
    [26, 22],
    [50, 8],
    [74, 22],
  ];
  return [
    outline(rect(6, 28, 20, 16)),
    outline(rect(74, 28, 20, 16)),
    stroke(columns(7, 30, 18, 14, 3) + columns(75, 30, 18, 14, 3)),
    outline(rect(4, 25, 22, 3)),
    outline(rect(74, 25, 22, 3)),
    outline(rect(29, 25, 42, 18)),
    outline(gable),
    hatch(
      [
        [31, 21],
        [50, 10.5],
        [69, 21],
      ],
      1.6,
      0,
    ),
    outline(rect(27, 22, 46, 3), "tint"),
    stroke(columns(30, 25, 40, 17, 6)),
    hatch(rect(46, 26, 8, 16), 1.3, 90),
    outline(rect(24, 42, 52, 4)),
    stroke(line([22, 44], [78, 44]), 0.7),
  ];
}

function green(): Layer[] {
  const globe = oval(52, 22, 13, 13);
  const scroll = (x: number, y: number): Layer[] => [
    outline(rect(x, y - 2.5, 15, 5)),
    outline(oval(x, y, 1.6, 2.5)),
    stroke(line([x + 5, y - 2.5], [x + 5, y + 2.5]) + line([x + 10, y - 2.5], [x + 10, y + 2.5]), 0.6),
  ];
  return [
    outline(globe, "tint"),
    hatch([...curve([52, 9], [61, 14], [61, 30], [52, 35]), ...curve([52, 35], [70, 34], [70, 10], [52, 9])], 1.7, 30),
    stroke(closed(oval(52, 22, 13, 4, -20)) + closed(oval(52, 22, 4.5, 13)), 0.8),
    stroke(line([43, 9], [61, 35]), 1.4),
    stroke(closed(oval(52, 22, 15.5, 15.5)), 0.7),
    stroke(line([52, 37], [52, 42]), 1.8),
    outline(rect(44, 42, 16, 4)),
    ...scroll(16, 43),
    ...scroll(24, 38),
    outline(rect(72, 32, 4, 14)),
    outline(rect(76.5, 29, 5, 17), "tint"),
    outline(rect(82, 33, 3.5, 13)),
    outline([
      [86, 34],
      [90, 33],
      [93, 45.5],
      [89, 46.5],
    ]),
  ];
}

function yellow(): Layer[] {
  const hull: Point[] = [
    [42, 33],
    ...curve([42, 33], [45, 41], [50, 43], [56, 43]),
    [76, 43],
    ...curve([76, 43], [84, 41], [88, 34], [90, 26]),
    [80, 33],
  ];
  const sail: Point[] = [
    [54, 10],
    ...curve([54, 10], [50, 17], [50, 23], [53, 29]),
    [74, 29],
    ...curve([74, 29], [77, 23], [77, 17], [73, 10]),
  ];
  const awning: Point[] = [
    [6, 26],
    [11, 18],
    [33, 18],
    [38, 26],
  ];
  return [
    stroke(line([64, 5], [64, 34]), 1.3),
    outline(sail),
    hatch(rightOf(sail, 65), 1.8, 10),
    outline(hull, "tint"),
    hatch(hull, 1.8, 0),
    stroke(waves(40, 45, 6), 0.8),
    outline(awning, "tint"),
    stroke(line([14, 18], [11, 26]) + line([22, 18], [22, 26]) + line([30, 18], [33, 26]), 0.8),
    stroke(line([8, 26], [8, 46]) + line([36, 26], [36, 46]), 1.2),
    outline(rect(10, 35, 24, 11)),
    hatch(rect(10, 38, 24, 8), 1.6, 90),
    outline(oval(16, 33, 3, 3)),
    outline(oval(22, 33, 3, 3), "tint"),
    outline(oval(28, 33, 3, 3)),
  ];
}

function red(): Layer[] {
  const left = crenels(10, 16, 20, 46, 4);
  const right = crenels(70, 16, 20, 46, 4);
  return [
    outline(crenels(-4, 31, 108, 46, 15)),
    hatch(rect(30, 36, 40, 10), 2, 0),
    outline(crenels(36, 24, 28, 46, 5)),
    outline([[43, 46], [43, 38], ...curve([43, 38], [44, 31], [56, 31], [57, 38]), [57, 46]], "tint"),
    hatch([[43, 46], [43, 38], ...curve([43, 38], [44, 31], [56, 31], [57, 38]), [57, 46]], 1.5, 90),
    outline(left),
    hatch(rect(21, 19, 9, 27), 1.7, 0),
    outline(right),
    hatch(rect(81, 19, 9, 27), 1.7, 0),
    stroke(line([20, 16], [20, 4]) + line([80, 16], [80, 4])),
    outline(
      [
        [20, 4],
        [29, 6.5],
        [20, 9],
      ],
      "tint",
    ),
    outline(
      [
        [80, 4],
        [89, 6.5],
        [80, 9],
      ],
      "tint",
    ),
    stroke(line([15, 26], [15, 31]) + line([75, 26], [75, 31]), 1.4),
  ];
}

function purple(): Layer[] {
  const banner = (x: number): Layer[] => [
    outline(
      [
        [x, 12],
        [x + 10, 12],
        [x + 10, 34],
        [x + 5, 30],
        [x, 34],
      ],
      "tint",
    ),
    hatch(
      [
        [x + 5, 13],
        [x + 10, 13],
        [x + 10, 34],
        [x + 5, 30],
      ],
      1.5,
      0,
    ),
    stroke(line([x - 2, 12], [x + 12, 12]), 1.4),
    stroke(line([x - 2, 10], [x - 2, 46]), 1.2),
  ];
  const arch: Point[] = [[40, 46], [40, 28], ...curve([40, 28], [41, 18], [59, 18], [60, 28]), [60, 46]];
  return [
    outline([
      [26, 16],
      [50, 4],
      [74, 16],
    ]),
    hatch(
      [
        [50, 5],
        [72, 16],
        [50, 16],
      ],
      1.7,
      0,
    ),
    outline(rect(28, 16, 44, 30)),
    outline(rect(26, 14, 48, 4), "tint"),
    outline(arch),
    hatch(arch, 1.6, 90),
    stroke(line([33, 18], [33, 46]) + line([36, 18], [36, 46]) + line([64, 18], [64, 46]) + line([67, 18], [67, 46])),
    ...banner(9),
    ...banner(81),
  ];
}

export const VIGNETTES: Record<CardFacts["colour"], Layer[]> = {
  brown: brown(),
  grey: grey(),
  blue: blue(),
  green: green(),
  yellow: yellow(),
  red: red(),
  purple: purple(),
};
