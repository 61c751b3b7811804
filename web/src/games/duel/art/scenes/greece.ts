/** Wonders of the Greeks. */
import { closed, curve, line, oval, rays, type Point } from "../../../../ui/engraving";
import {
  arches,
  area,
  colonnade,
  crenels,
  cypress,
  hatch,
  hill,
  land,
  mirrored,
  outline,
  rect,
  rightOf,
  sea,
  sky,
  soft,
  stroke,
  waves,
  type Layer,
} from "../scenery";

function colossus(): Layer[] {
  const body = soft([
    [53.5, 23],
    [60, 22],
    [66.5, 23],
    [68, 27],
    [65, 34],
    [64.5, 39],
    [67, 44],
    [60, 46],
    [53, 44],
    [55.5, 39],
    [55, 34],
    [52, 27],
  ]);
  const leg = soft([
    [53.5, 43],
    [60, 45],
    [57.5, 52],
    [54.5, 56],
    [53, 63],
    [47.5, 63],
    [49.5, 55],
    [51, 49],
  ]);
  const raised = soft([
    [53, 27.5],
    [48.5, 22],
    [46.5, 13],
    [49, 12.5],
    [51, 19],
    [56, 23.5],
  ]);
  const lowered = soft([
    [66, 23.5],
    [70, 27],
    [73, 34],
    [74.5, 40],
    [72, 40.5],
    [69, 34],
    [65, 29],
  ]);
  const skirt: Point[] = [
    [55, 38],
    [65, 38],
    [68.5, 48],
    [60, 50],
    [51.5, 48],
  ];
  return [
    ...sky(30, 18, 6),
    outline(hill(64, 150, 42, 60), "far", 0.7),
    outline(hill(-40, 40, 46, 60), "far", 0.7),
    ...sea(57),
    stroke(line([75, 14], [73, 63]), 1.3),
    outline(
      [
        [75.2, 14],
        [76.8, 9.5],
        [74.2, 9],
      ],
      "gold",
      0.8,
    ),
    outline(mirrored(leg, 60), "gold"),
    outline(leg, "gold"),
    hatch(rightOf(mirrored(leg, 60), 67), 1.3, 45),
    outline(raised, "gold"),
    outline(body, "gold"),
    outline(lowered, "gold"),
    outline(skirt, "shade"),
    stroke("M57 39l-2 9M60 39v10M63 39l2 9", 0.6),
    hatch(
      rightOf(body, 62).filter(([, y]) => y < 39),
      1.5,
      60,
    ),
    stroke(rays(60, 15.5, 5, 8.6, 180, 360, 9), 0.9),
    outline(oval(60, 16.5, 3.7, 4.6), "gold"),
    stroke("M57.500 14.500q2.500-2 5 0M59 18.600h2", 0.6),
    outline(
      [
        [45.5, 12.5],
        [50, 12.5],
        [49, 9.5],
        [46.5, 9.5],
      ],
      "shade",
      0.8,
    ),
    outline(
      soft([
        [47.7, 2.5],
        [50, 7],
        [47.8, 9.5],
        [45.5, 7],
      ]),
      "gold",
      0.8,
    ),
    outline(
      [
        [41, 63],
        [56, 63],
        [57.5, 73],
        [39.5, 73],
      ],
      "stone",
    ),
    outline(
      [
        [64, 63],
        [79, 63],
        [80.5, 73],
        [62.5, 73],
      ],
      "stone",
    ),
    hatch(rect(50, 64, 6.5, 9), 1.5, 0),
    hatch(rect(73, 64, 6.5, 9), 1.5, 0),
    outline([[23, 66], ...curve([23, 66], [25, 70], [28, 70], [36, 70]), [38, 65]], "shade", 0.8),
    stroke(line([30, 66], [30, 52]), 0.9),
    outline(
      [
        [25, 54],
        [35, 54],
        [36.5, 61],
        [24, 61],
      ],
      "stone",
      0.8,
    ),
    stroke(waves(18, 72, 2) + waves(82, 70, 3), 0.6),
  ];
}

function zeus(): Layer[] {
  const robe = soft([
    [52, 41],
    [60, 40],
    [68, 41],
    [70.5, 48],
    [69.5, 58],
    [71, 65],
    [60, 66.5],
    [49, 65],
    [50.5, 58],
    [49.5, 48],
  ]);
  const chest = soft([
    [52.5, 27],
    [60, 25.5],
    [67.5, 27],
    [68.5, 33],
    [67, 42],
    [53, 42],
    [51.5, 33],
  ]);
  const armLeft = soft([
    [53, 27.5],
    [49, 33],
    [43, 36.5],
    [40, 36.5],
    [40, 39],
    [45, 39.5],
    [51.5, 36.5],
    [55, 32],
  ]);
  const armRight = soft([
    [67, 27.5],
    [72.5, 31],
    [77.5, 28.5],
    [79, 30.5],
    [74, 35],
    [69, 35],
    [65, 32],
  ]);
  const beard = soft([
    [56.2, 20],
    [63.8, 20],
    [63.5, 25],
    [60, 29.5],
    [56.5, 25],
  ]);
  return [
    ...sky(60, 19, 13),
    ...land(66, "stone"),
    stroke("M0 70h120M0 75h120M20 66l-8 14M100 66l8 14M44 66l-4 14M76 66l4 14", 0.4),
    ...[24, 92].flatMap((x) => [
      outline(rect(x - 5, 12, 10, 54), "stone"),
      stroke(line([x - 2.5, 15], [x - 2.5, 63]) + line([x, 15], [x, 63]) + line([x + 2.5, 15], [x + 2.5, 63]), 0.5),
      hatch(rect(x + 1, 15, 4, 48), 1.5, 0),
      outline(rect(x - 7, 63, 14, 4), "stone"),
      outline(rect(x - 7, 9, 14, 4), "stone"),
    ]),
    outline(rect(14, 2, 92, 7), "stone"),
    stroke("M14 5.500h92", 0.5),
    outline(rect(47, 16, 26, 46), "shade"),
    hatch(rect(47, 16, 26, 46), 1.7, 90),
    outline(
      [
        [45, 16],
        [60, 10],
        [75, 16],
      ],
      "gold",
    ),
    outline(rect(43, 43, 7, 4), "gold"),
    outline(rect(70, 43, 7, 4), "gold"),
    outline(rect(44, 47, 4, 19), "shade"),
    outline(rect(72, 47, 4, 19), "shade"),
    outline(chest, "stone"),
    outline(armLeft, "stone"),
    outline(robe, "gold"),
    stroke("M54 44q3 10-1 20M60 43v22M66 44q-3 10 1 20M50 50q10 4 20 0", 0.7),
    outline(
      soft([
        [52.5, 27],
        [58, 26],
        [66, 41],
        [60, 43],
      ]),
      "gold",
      0.8,
    ),
    stroke(line([78.5, 11], [78.5, 66]), 1.3),
    outline(oval(78.5, 10, 1.8, 1.8), "gold", 0.8),
    outline(armRight, "stone"),
    outline(oval(60, 19, 4, 5), "stone"),
    outline(beard, "shade"),
    hatch(beard, 1, 80),
    stroke("M57.500 18.800h1.600M61 18.800h1.600", 0.8),
    stroke("M56 16.500q4-4.500 8 0", 1.2),
    outline(
      [
        [41, 36],
        [40, 30],
        [42, 27.5],
        [44, 30],
        [43.5, 36],
      ],
      "gold",
      0.8,
    ),
    stroke("M40.500 31.500l-3.500-3M43.500 31.500l3.500-3", 0.8),
    outline(rect(46, 66, 28, 4), "stone"),
  ];
}

function artemis(): Layer[] {
  const gable: Point[] = [
    [23, 30],
    [60, 13],
    [97, 30],
  ];
  return [
    ...sky(86, 13, 5),
    outline(hill(-30, 60, 44, 66), "far", 0.7),
    outline(hill(70, 150, 46, 66), "far", 0.7),
    ...land(65, "leaf"),
    outline(rect(28, 34, 64, 26), "shade"),
    hatch(rect(28, 34, 64, 26), 1.6, 90),
    outline(rect(54, 40, 12, 20), "dark", 0.8),
    ...colonnade(25, 34, 70, 25, 9, 1.7),
    outline(gable, "stone", 1.1),
    outline(
      [
        [31, 28.5],
        [60, 15.5],
        [89, 28.5],
      ],
      "roof",
      0.7,
    ),
    outline(oval(60, 23.5, 2.6, 3.2), "gold", 0.7),
    stroke("M60 26.500v2M47 28.500l4-3.500M73 28.500 69 25", 0.9),
    outline(rect(22, 30, 76, 4), "stone"),
    stroke("M22 32h76", 0.5),
    outline(rect(21, 59, 78, 3), "stone"),
    outline(rect(18, 62, 84, 3), "stone"),
    outline(rect(15, 65, 90, 3.5), "stone"),
    area("M60 13l-1.600-5h3.200ZM23 30l-2-4.500h4ZM97 30l-2-4.500h4Z", "gold", 0.7),
    ...cypress(12, 70, 26),
    ...cypress(108, 70, 24),
    ...cypress(103, 70, 16),
  ];
}

function mausoleum(): Layer[] {
  const steps: Layer[] = [];
  for (let index = 0; index < 7; index += 1)
    steps.push(outline(rect(39 + index * 2.7, 31 - index * 2.3, 42 - index * 5.4, 2.5), "stone", 0.7));
  return [
    ...sky(30, 15, 6),
    outline(hill(70, 150, 44, 66), "far", 0.7),
    ...land(66),
    outline(rect(32, 52, 56, 15), "stone", 1.1),
    hatch(rect(62, 53, 26, 13), 1.7, 0),
    stroke("M32 57h56M32 62h56M44 52v5M60 52v5M76 52v5M38 57v5M52 57v5M68 57v5M82 57v5", 0.4),
    outline(rect(29, 67, 62, 3.5), "stone"),
    outline(rect(30, 49, 60, 3), "stone"),
    outline(rect(40, 35, 40, 14), "shade"),
    hatch(rect(40, 35, 40, 14), 1.5, 90),
    ...colonnade(36, 35.5, 48, 13.5, 8, 1.4),
    outline(rect(35, 32.5, 50, 3.5), "stone"),
    stroke("M35 34.200h50", 0.5),
    ...steps,
    hatch(
      [
        [66, 33],
        [61, 17],
        [63, 17],
        [80, 33],
      ],
      1.4,
      0,
    ),
    outline(rect(54, 13, 12, 3), "stone", 0.8),
    area(
      "M55 13c-.5-2 .2-3.500 1.500-4l1.500-2.500.8 1.800-.8 1.200 1.500 1 2-.3c.5-2.200 1.500-3.200 3-3.200l.3 2.200c1 .8 1.400 2.200 1.200 3.800Z",
      "gold",
      0.7,
    ),
    ...[34, 86].map((x) =>
      outline(
        soft([
          [x, 42],
          [x + 1.6, 44],
          [x + 1.2, 49],
          [x - 1.2, 49],
          [x - 1.6, 44],
        ]),
        "gold",
        0.7,
      ),
    ),
    ...cypress(22, 70, 24),
    ...cypress(98, 70, 26),
    ...cypress(104, 71, 17),
  ];
}

function piraeus(): Layer[] {
  const hull: Point[] = [
    [28, 58],
    ...curve([28, 58], [31, 67], [36, 69], [42, 69]),
    [80, 69],
    ...curve([80, 69], [89, 68], [94, 60], [95, 49]),
    ...curve([95, 49], [90, 57], [86, 59], [80, 59]),
    [36, 59],
  ];
  const sail: Point[] = [
    [44, 24],
    ...curve([44, 24], [39, 34], [39, 42], [43, 51]),
    [73, 51],
    ...curve([73, 51], [77, 42], [77, 34], [72, 24]),
  ];
  const tower = (x: number): Layer[] => [
    outline(crenels(x, 30, 13, 60, 4), "stone"),
    hatch(rect(x + 7, 33, 6, 27), 1.5, 0),
    outline(rect(x + 4.5, 40, 3, 5), "dark", 0.7),
  ];
  return [
    ...sky(88, 13, 5),
    outline(hill(20, 110, 26, 52), "far", 0.7),
    outline(rect(30, 42, 62, 14), "stone"),
    area(arches(31, 46, 60, 56, 8, 2).map(closed).join(""), "shade", 0.7),
    outline(
      [
        [28, 42],
        [33, 37],
        [89, 37],
        [94, 42],
      ],
      "roof",
      0.8,
    ),
    hatch(
      [
        [28, 42],
        [33, 37],
        [89, 37],
        [94, 42],
      ],
      1.5,
      70,
    ),
    ...sea(55),
    ...tower(15),
    ...tower(93),
    outline(rect(-2, 56, 32, 6), "shade"),
    outline(rect(91, 56, 32, 6), "shade"),
    stroke(line([58, 19], [58, 60]), 1.5),
    stroke(line([41, 24], [75, 24]), 1.3),
    outline(sail, "stone", 1.1),
    hatch(rightOf(sail, 61), 1.8, 8),
    outline(oval(53, 38, 5.5, 5.5), "roof", 0.9),
    outline(oval(53, 38, 2.2, 2.2), "stone", 0.7),
    outline(
      [
        [58, 19],
        [67, 21],
        [58, 23],
      ],
      "roof",
      0.8,
    ),
    outline(hull, "shade", 1.1),
    stroke("M32 62h52M37 65.500h44", 0.6),
    area(closed(oval(86, 61.5, 1.4, 1.4)), "gold", 0.7),
    stroke(Array.from({ length: 9 }, (_, index) => line([38 + index * 4.8, 65], [34 + index * 4.8, 74])).join(""), 0.9),
    stroke(waves(18, 74, 9), 0.6),
  ];
}

export const GREECE = {
  colossus: colossus(),
  "statue-of-zeus": zeus(),
  "temple-of-artemis": artemis(),
  mausoleum: mausoleum(),
  piraeus: piraeus(),
};
