/** The six domains: a small sign for every size, and an engraved scene for the cards. */
import { closed, curve, line, oval, rays, shade, type Point } from "../../../ui/engraving";
import type { Domain } from "../material";

/** One layer of a scene, from back to front. */
export interface Layer {
  path: string;
  /** What the shape is filled with: the card's paper hides what lies behind it. */
  fill: "none" | "paper" | "tint" | "solid";
  /** Width of its line; 0 for none. */
  width: number;
}

const outline = (path: string, fill: Layer["fill"] = "paper"): Layer => ({ path, fill, width: 1.5 });
const tone = (path: string): Layer => ({ path, fill: "none", width: 0.7 });
const stroke = (path: string, width = 1.5): Layer => ({ path, fill: "none", width });
const both = (shape: readonly Point[], fill: Layer["fill"] = "paper"): Layer => outline(closed(shape), fill);

function sword(flip: 1 | -1): Layer[] {
  const x = (value: number): number => 48 + flip * (value - 48);
  return [
    both(
      [
        [x(20), 8],
        [x(25), 9],
        [x(69), 57],
        [x(65), 61],
        [x(19), 13],
      ],
      "paper",
    ),
    stroke(line([x(22), 11], [x(66), 58]), 0.7),
    stroke(line([x(59), 66], [x(74), 52]), 2.6),
    stroke(line([x(67), 59], [x(75), 68]), 3.2),
    both(oval(x(77), 70, 2.6, 2.6), "solid"),
  ];
}

function war(): Layer[] {
  const left = curve([32, 24], [32, 46], [38, 60], [48, 66]);
  const right = curve([48, 66], [58, 60], [64, 46], [64, 24]);
  const shield: Point[] = [[48, 19], [32, 24], ...left, ...right];
  const half: Point[] = [[48, 21], ...curve([62, 26], [62, 45], [57, 58], [48, 64])];
  return [
    ...sword(1),
    ...sword(-1),
    both(shield, "paper"),
    both(half, "tint"),
    tone(shade(half, 2.2, 45)),
    stroke(line([48, 19], [48, 66]), 1),
    stroke(line([34, 36], [62, 36]), 1),
    both(oval(48, 37, 5, 5), "paper"),
    both(oval(48, 37, 1.8, 1.8), "solid"),
  ];
}

function religion(): Layer[] {
  const flame: Point[] = [
    ...curve([48, 8], [57, 18], [62, 24], [60, 32]),
    ...curve([60, 32], [59, 40], [52, 43], [48, 43]),
    ...curve([48, 43], [43, 43], [36, 39], [36, 31]),
    ...curve([36, 31], [36, 26], [39, 22], [42, 19]),
    ...curve([42, 19], [42, 24], [44, 26], [46, 26]),
    ...curve([46, 26], [44, 20], [45, 14], [48, 8]),
  ];
  const core: Point[] = [
    ...curve([49, 25], [55, 31], [55, 37], [49, 41]),
    ...curve([48, 41], [42, 38], [43, 33], [49, 25]),
  ];
  const bowl: Point[] = [
    [30, 44],
    [66, 44],
    ...curve([66, 44], [63, 53], [56, 56], [48, 56]),
    ...curve([48, 56], [40, 56], [33, 53], [30, 44]),
  ];
  const foot: Point[] = [
    [43, 56],
    [53, 56],
    [54, 66],
    [42, 66],
  ];
  return [
    stroke(rays(48, 30, 21, 34, 152, 388, 21), 1),
    both(flame, "tint"),
    both(core, "paper"),
    both(bowl, "paper"),
    tone(
      shade(
        bowl.map(([x, y]): Point => [x > 48 ? x : 48, y]),
        2,
        60,
      ),
    ),
    both(foot, "paper"),
    tone(shade(foot, 2, 90)),
    both(
      [
        [35, 66],
        [61, 66],
        [64, 72],
        [32, 72],
      ],
      "paper",
    ),
    stroke(line([26, 44], [70, 44]), 2.4),
  ];
}

function economy(): Layer[] {
  const hull: Point[] = [
    [18, 50],
    ...curve([18, 50], [22, 62], [28, 66], [36, 66]),
    [62, 66],
    ...curve([62, 66], [72, 64], [77, 56], [80, 44]),
    [66, 51],
  ];
  const mainsail: Point[] = [
    [36, 16],
    ...curve([36, 16], [30, 26], [30, 36], [34, 45]),
    [62, 45],
    ...curve([62, 45], [66, 36], [66, 26], [60, 16]),
  ];
  const jib: Point[] = [[70, 22], ...curve([70, 22], [76, 28], [80, 34], [82, 40]), [68, 42]];
  let waves = "";
  for (const [y, start, count] of [
    [69, 10, 6],
    [73, 16, 5],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const x = start + index * 13;
      waves += `M${x} ${y}q3.2-3.5 6.5 0t6.5 0`;
    }
  }
  return [
    stroke(line([48, 6], [48, 52]), 2),
    both(
      [
        [48, 6],
        [60, 9],
        [48, 12],
      ],
      "solid",
    ),
    both(jib, "paper"),
    tone(shade(jib, 2.4, 70)),
    both(mainsail, "paper"),
    both(
      mainsail.map(([x, y]): Point => [Math.max(x, 50), y]),
      "tint",
    ),
    tone(
      shade(
        mainsail.map(([x, y]): Point => [Math.max(x, 50), y]),
        2.3,
        8,
      ),
    ),
    both(oval(43, 30, 5.5, 5.5), "none"),
    stroke(line([43, 26.5], [43, 33.5]), 1.2),
    both(hull, "paper"),
    tone(shade(hull, 2.2, 0)),
    stroke(waves, 1),
  ];
}

function science(): Layer[] {
  const globe = oval(48, 36, 25, 25);
  const dark: Point[] = curve([48, 11], [66, 18], [66, 54], [48, 61], 20).concat(
    curve([48, 61], [80, 58], [80, 14], [48, 11], 20),
  );
  return [
    both(globe, "paper"),
    tone(shade(dark, 2.2, 30)),
    stroke(closed(oval(48, 36, 25, 8, -18)), 1.4),
    stroke(closed(oval(48, 36, 25, 8, 52)), 1),
    stroke(closed(oval(48, 36, 9, 25)), 1),
    stroke(line([29, 14], [67, 58]), 1.8),
    both(oval(48, 36, 6, 6), "tint"),
    tone(shade(oval(48, 36, 6, 6), 1.6, 45)),
    both(oval(28, 13, 2.2, 2.2), "solid"),
    both(oval(68, 59, 2.2, 2.2), "solid"),
    stroke(line([48, 61], [48, 68]), 2.6),
    both(
      [
        [36, 68],
        [60, 68],
        [63, 73],
        [33, 73],
      ],
      "paper",
    ),
    stroke(closed(oval(48, 36, 29, 29)), 0.7),
  ];
}

function culture(): Layer[] {
  const leftOuter = curve([30, 12], [14, 26], [24, 46], [37, 58]);
  const leftInner = curve([41, 54], [32, 44], [25, 28], [35, 14]);
  const arm: Point[] = [...leftOuter, ...leftInner];
  const mirrored = arm.map(([x, y]): Point => [96 - x, y]);
  const box: Point[] = [
    [34, 54],
    [62, 54],
    ...curve([62, 54], [66, 60], [62, 68], [56, 68]),
    [40, 68],
    ...curve([40, 68], [34, 68], [30, 60], [34, 54]),
  ];
  let strings = "";
  for (const x of [41, 44.5, 48, 51.5, 55]) strings += line([x, 22], [x, 60]);
  return [
    stroke(strings, 0.9),
    both(arm, "tint"),
    both(mirrored, "paper"),
    tone(shade(mirrored, 2.2, 45)),
    both(
      [
        [28, 18],
        [68, 18],
        [68, 22.5],
        [28, 22.5],
      ],
      "paper",
    ),
    both(box, "paper"),
    tone(shade(box, 2.3, 0)),
    both(oval(31, 11, 3, 3), "solid"),
    both(oval(65, 11, 3, 3), "solid"),
    stroke(line([38, 73], [58, 73]), 2.4),
    stroke(rays(48, 44, 34, 40, 150, 215, 7) + rays(48, 44, 34, 40, -35, 30, 7), 0.8),
  ];
}

function tower(x: number, top: number, width: number): Layer[] {
  const body: Point[] = [
    [x, top],
    [x + width, top],
    [x + width, 58],
    [x, 58],
  ];
  const dark: Point[] = [
    [x + width * 0.55, top],
    [x + width, top],
    [x + width, 58],
    [x + width * 0.55, 58],
  ];
  return [
    both(body),
    tone(shade(dark, 1.8, 90)),
    both(
      [
        [x - 1.5, top],
        [x + width / 2, top - width * 0.9],
        [x + width + 1.5, top],
      ],
      "solid",
    ),
  ];
}

function utopia(): Layer[] {
  const island: Point[] = [
    [14, 60],
    ...curve([14, 60], [26, 54], [70, 54], [82, 60]),
    ...curve([82, 60], [74, 72], [22, 72], [14, 60]),
  ];
  const dome: Point[] = [[38, 40], ...curve([38, 40], [38, 24], [58, 24], [58, 40])];
  const hall: Point[] = [
    [36, 40],
    [60, 40],
    [60, 58],
    [36, 58],
  ];
  return [
    stroke(rays(48, 40, 26, 37, 196, 344, 17), 1),
    both(oval(48, 40, 21, 21), "tint"),
    ...tower(23, 34, 8),
    ...tower(65, 34, 8),
    both(dome),
    tone(
      shade(
        dome.map(([x, y]): Point => [Math.max(x, 49), y]),
        2,
        60,
      ),
    ),
    stroke(line([48, 28], [48, 18]), 1.4),
    both(
      [
        [48, 18],
        [56, 20.5],
        [48, 23],
      ],
      "solid",
    ),
    both(hall),
    stroke(
      line([41, 44], [41, 58]) + line([46, 44], [46, 58]) + line([50, 44], [50, 58]) + line([55, 44], [55, 58]),
      1,
    ),
    both(island),
    tone(shade(island, 2.2, 0)),
    stroke("M18 74q3-3 6 0t6 0M42 75q3-3 6 0t6 0M66 74q3-3 6 0t6 0", 1),
  ];
}

export const SCENES: Record<Domain, Layer[]> = {
  war: war(),
  religion: religion(),
  economy: economy(),
  science: science(),
  culture: culture(),
  utopia: utopia(),
};

/** The signs on a grid of 24, in the style of the interface's icons. */
export const SIGNS: Record<Domain, { lines: string; solid?: string }> = {
  war: {
    lines: "M4.5 4.500H8L17 14M19.5 4.500H16L7 14M14 17.5 18.5 13M10 17.5 5.5 13M16.5 15.5 20 19.500M7.5 15.5 4 19.5",
  },
  religion: {
    lines:
      "M12 3c3 3.2 4.3 5.2 4.3 7.800a4.3 4.3 0 0 1-8.6 0c0-1.7.8-3 2-4.2.2 1.3.8 2 1.5 2.200C10.8 6.8 11 5 12 3ZM5.5 17.500h13M8 17.500l1 3.500h6l1-3.5",
    solid: "M12 9.800c1.3 1.2 1.9 2 1.9 3a1.9 1.9 0 0 1-3.8 0c0-1 .6-1.8 1.9-3Z",
  },
  economy: {
    lines:
      "M4 7c0-1.7 2.5-2.8 5.5-2.800S15 5.3 15 7s-2.5 2.8-5.5 2.800S4 8.7 4 7ZM4 7v4c0 1.7 2.5 2.8 5.5 2.800h.3M15 7v2.500M4 11v4c0 1.7 2.5 2.8 5.5 2.800M20.5 15.500a4.7 4.7 0 1 1-9.4 0 4.7 4.7 0 0 1 9.4 0Z",
    solid: "M15.8 12.800l2.6 2.7-2.6 2.7-2.6-2.700Z",
  },
  science: {
    lines:
      "M20 10.500a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM4.5 12.500c3 2.7 12 .8 15-4M12 18.500V21M8 21.200h8M6.5 4.500l11 12",
    solid: "M14.3 10.500a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z",
  },
  culture: {
    lines:
      "M7.5 3.500c-3.5 2.5-3.8 7-1 10 1.3 1.3 2 2.5 2 4.500h7c0-2 .7-3.2 2-4.5 2.8-3 2.5-7.5-1-10M6.2 7h11.600M10 7v11M12 7v11M14 7v11M8.5 21h7",
  },
  utopia: {
    lines:
      "M3 20.500h18M5.5 20.500v-8.500h3v8.500M15.5 20.500v-8.500h3v8.500M8.5 20.500v-6a3.5 3.5 0 0 1 7 0v6M12 11V8",
    solid: "M12 2l1.2 2.3 2.5.4-1.8 1.8.4 2.5-2.3-1.1-2.3 1.1.4-2.5-1.8-1.8 2.5-.4Z",
  },
};
