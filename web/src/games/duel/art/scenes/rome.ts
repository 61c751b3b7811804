/** Wonders of Rome. */
import { closed, curve, line, oval, type Point } from "../../../../ui/engraving";
import {
  arches,
  archway,
  area,
  cypress,
  hatch,
  hill,
  land,
  outline,
  pine,
  rect,
  rightOf,
  sky,
  soft,
  stroke,
  type Layer,
} from "../scenery";

function road(): Layer[] {
  const edge = (side: 1 | -1, level: number): number => 60 + side * (1.5 + ((level - 33) / 47) ** 1.25 * 31);
  const left = Array.from({ length: 13 }, (_, index): Point => [edge(-1, 33 + index * 4), 33 + index * 4]);
  const right = left.map(([x, y]): Point => [120 - x, y]).reverse();
  let stones = "";
  for (let row = 0, level = 36; level < 80; row += 1) {
    const [from, to] = [edge(-1, level), edge(1, level)];
    const next = level + 1.5 + row * 0.62;
    stones += line([from, level], [to, level]);
    const count = 5;
    for (let index = 0; index < count; index += 1) {
      const share = (index + (row % 2 === 0 ? 0.5 : 0.95)) / count;
      if (share < 0.98)
        stones += line(
          [from + (to - from) * share, level],
          [edge(-1, next) + (edge(1, next) - edge(-1, next)) * share, next],
        );
    }
    level = next;
  }
  const umbrella = (x: number, foot: number, size: number): Layer[] => {
    const crown = soft([
      [x - size * 0.55, foot - size * 0.66],
      [x - size * 0.3, foot - size],
      [x + size * 0.3, foot - size],
      [x + size * 0.55, foot - size * 0.66],
      [x, foot - size * 0.6],
    ]);
    return [
      stroke(
        line([x, foot], [x, foot - size * 0.64]) + line([x, foot - size * 0.45], [x + size * 0.22, foot - size * 0.66]),
        size * 0.06,
      ),
      outline(crown, "leaf", 0.9),
      hatch(rightOf(crown, x), 1.5, 0),
    ];
  };
  const tomb = rect(80, 37, 13, 15);
  return [
    ...sky(60, 25, 8),
    outline(hill(-20, 60, 26, 36), "far", 0.7),
    outline(hill(62, 140, 27, 36), "far", 0.7),
    ...land(35, "leaf"),
    outline(rect(14, 25, 34, 3), "stone", 0.8),
    outline(rect(14, 28, 34, 11), "stone", 0.8),
    area(arches(14.5, 29.5, 33, 39, 6, 2).map(closed).join(""), "sky", 0.7),
    outline([...left, ...right], "stone", 1.1),
    stroke(stones, 0.45),
    outline(tomb, "stone"),
    hatch(rightOf(tomb, 87), 1.4, 0),
    outline(
      [
        [78, 37],
        [86.5, 31],
        [95, 37],
      ],
      "roof",
    ),
    outline(archway(84, 42, 5, 52), "dark", 0.7),
    outline(rect(78.5, 52, 16, 2.5), "stone", 0.8),
    ...cypress(50, 42, 13),
    ...cypress(71, 42, 13),
    ...cypress(45, 48, 19),
    ...cypress(75, 48, 18),
    ...umbrella(33, 66, 28),
    outline([[88, 68], [88, 60], ...curve([88, 60], [89, 57], [94, 57], [95, 60]), [95, 68]], "stone"),
    stroke("M90 61.500h3M90 64.500h3", 0.7),
  ];
}

function circus(): Layer[] {
  const tiers = [0, 1, 2, 3].map((index) =>
    outline(oval(60, 39 + index * 0.9, 43 - index * 3.2, 19 - index * 2.1), index % 2 === 0 ? "stone" : "shade", 0.8),
  );
  const wall: Point[] = [
    ...curve([17, 39], [17, 65], [103, 65], [103, 39], 30),
    ...curve([103, 50], [103, 77], [17, 77], [17, 50], 30),
  ];
  let openings = "";
  for (let index = 0; index < 21; index += 1) {
    const t = 0.045 + (index * 0.91) / 20;
    const s = 1 - t;
    const x = s ** 3 * 17 + 3 * s * s * t * 17 + 3 * s * t * t * 103 + t ** 3 * 103;
    const y = (s ** 3 + t ** 3) * 39 + 3 * s * t * 65;
    const half = 0.7 + 1.3 * Math.sin(Math.PI * t);
    openings += closed(archway(x - half, y + 2.8, half * 2, y + 9.8));
  }
  const cone = (x: number): Layer =>
    outline(
      [
        [x - 1.8, 45],
        [x, 37.5],
        [x + 1.8, 45],
      ],
      "gold",
      0.8,
    );
  return [
    ...sky(32, 10, 5),
    outline(hill(-10, 70, 16, 34), "far", 0.7),
    outline(hill(60, 140, 19, 34), "far", 0.7),
    ...land(33, "leaf"),
    ...pine(12, 40, 12, "leaf"),
    ...pine(107, 40, 13, "leaf"),
    ...tiers,
    stroke(
      [-50, -35, -20, 0, 20, 35, 50]
        .map((turn) =>
          line([60 + turn * 0.55, 28 + Math.abs(turn) * 0.06], [60 + turn * 0.82, 20.5 + Math.abs(turn) * 0.1]),
        )
        .join(""),
      0.5,
    ),
    outline(oval(60, 43, 31, 11.5), "sand", 0.9),
    stroke(closed(oval(60, 43.3, 25, 8)) + closed(oval(60, 43.3, 28, 9.7)), 0.35),
    outline(wall, "stone", 1),
    area(openings, "dark", 0.5),
    stroke("M17.500 43C19 68 101 68 102.500 43", 0.5),
    outline(
      [
        [40, 43],
        [80, 43],
        [82, 46.5],
        [38, 46.5],
      ],
      "stone",
      0.9,
    ),
    cone(42),
    cone(78),
    outline(
      [
        [58.2, 44],
        [59.2, 21],
        [60, 18.5],
        [60.8, 21],
        [61.8, 44],
      ],
      "gold",
      0.9,
    ),
    stroke(line([60.4, 22], [60.6, 43]), 0.5),
    outline(rect(56.5, 43, 7, 2.5), "stone", 0.8),
    outline(rect(49, 40.5, 4, 3), "stone", 0.7),
    outline(rect(67, 40.5, 4, 3), "stone", 0.7),
    area(
      "M72 50.500c1-2 3-2.500 4.500-1.500l3.500-.8 1 1.600-1.800 1.500-3 .2ZM70 52.200a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0Z",
      "dark",
      0.5,
    ),
  ];
}

export const ROME = { "appian-way": road(), "circus-maximus": circus() };
