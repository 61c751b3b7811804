/** The lines of an engraved sea chart: coasts with their water lines, and the rays of a compass. */

interface Island {
  x: number;
  y: number;
  size: number;
  /** How the coast deviates from a circle: number, height and phase of each wave. */
  waves: readonly (readonly [number, number, number])[];
}

const ISLANDS: readonly Island[] = [
  {
    x: 950,
    y: 190,
    size: 112,
    waves: [
      [2, 0.24, 0.6],
      [3, 0.17, 2.1],
      [5, 0.09, 4.2],
      [8, 0.05, 1.1],
      [13, 0.03, 0.4],
    ],
  },
  {
    x: 1165,
    y: 60,
    size: 62,
    waves: [
      [2, 0.3, 2.6],
      [3, 0.12, 0.3],
      [6, 0.09, 1.8],
      [11, 0.05, 3.3],
    ],
  },
  {
    x: 660,
    y: 300,
    size: 40,
    waves: [
      [2, 0.22, 1.2],
      [4, 0.14, 3.1],
      [7, 0.08, 0.8],
    ],
  },
  {
    x: 1205,
    y: 318,
    size: 84,
    waves: [
      [2, 0.18, 3.9],
      [3, 0.2, 1.4],
      [5, 0.1, 2.2],
      [9, 0.05, 0.9],
    ],
  },
];
const STEPS = 72;
const WATER_LINES = 5;

function outline(island: Island, scale: number, calm: number): string {
  const points: [number, number][] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (2 * Math.PI * step) / STEPS;
    let reach = 1;
    for (const [count, strength, turn] of island.waves) reach += strength * calm * Math.sin(count * angle + turn);
    points.push([
      island.x + island.size * scale * reach * Math.cos(angle),
      island.y + island.size * scale * reach * 0.74 * Math.sin(angle),
    ]);
  }
  return smooth(points);
}

/** A closed curve through the middles between the points. */
function smooth(points: [number, number][]): string {
  const middle = (index: number): string => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const turns = points.map(([x, y], index) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${turns.join("")}Z`;
}

/** Each coast, and around it the water lines, fainter and calmer the farther out. */
export function coasts(): { coast: string; waters: string[] }[] {
  return ISLANDS.map((island) => ({
    coast: outline(island, 1, 1),
    waters: Array.from({ length: WATER_LINES }, (_, line) =>
      outline(island, 1 + (10 + line * 9) / island.size + line * 0.015, 1 - line * 0.12),
    ),
  }));
}

/** Sixteen rays from the compass over the whole sheet. */
export function rays(x: number, y: number, length: number): string {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (Math.PI * index) / 16;
    return `M${x} ${y}L${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`;
  }).join("");
}

/** One point of a compass rose, as two halves: the lit one and the shaded one. */
export function rosePoint(angle: number, reach: number, waist: number): { lit: string; shaded: string } {
  const at = (turn: number, distance: number): string =>
    `${(distance * Math.sin(turn)).toFixed(2)} ${(-distance * Math.cos(turn)).toFixed(2)}`;
  const tip = at(angle, reach);
  return {
    lit: `M0 0L${at(angle - Math.PI / 8, waist)}L${tip}Z`,
    shaded: `M0 0L${at(angle + Math.PI / 8, waist)}L${tip}Z`,
  };
}
