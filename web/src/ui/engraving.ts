/** Drawing like an engraver: outlines, and shading by parallel lines. Everything is path data on a small grid. */
export type Point = readonly [x: number, y: number];

/** A number as it is written into a path. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

export function line(...points: Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${short(x)} ${short(y)}`).join("");
}

export function closed(points: readonly Point[]): string {
  return `${line(...points)}Z`;
}

export function oval(x: number, y: number, across: number, down: number, turn = 0, steps = 48): Point[] {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index * 2 * Math.PI) / steps;
    const [dx, dy] = [across * Math.cos(angle), down * Math.sin(angle)];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** Points along a smooth curve through four control points. */
export function curve(from: Point, one: Point, two: Point, to: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    const s = 1 - t;
    const at = (axis: 0 | 1): number =>
      s * s * s * from[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t * t * t * to[axis];
    return [at(0), at(1)];
  });
}

export function rays(
  x: number,
  y: number,
  from: number,
  to: number,
  start: number,
  end: number,
  count: number,
): string {
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const angle = ((start + ((end - start) * index) / (count - 1)) * Math.PI) / 180;
    const reach = index % 2 === 0 ? to : from + (to - from) * 0.6;
    path += line(
      [x + from * Math.cos(angle), y + from * Math.sin(angle)],
      [x + reach * Math.cos(angle), y + reach * Math.sin(angle)],
    );
  }
  return path;
}

/** Parallel lines across a shape, cut at its outline. */
export function shade(shape: readonly Point[], gap: number, turn = 45): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  // Rotated so that the lines are horizontal, scanned, and rotated back.
  const level = shape.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]);
  const heights = level.map(([, y]) => y);
  let path = "";
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const cuts: number[] = [];
    level.forEach(([x1, y1], index) => {
      const [x2, y2] = level[(index + 1) % level.length] ?? [x1, y1];
      if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
    });
    cuts.sort((a, b) => a - b);
    const back = (x: number): Point => [x * cos - y * sin, x * sin + y * cos];
    const ends = cuts.map(back);
    ends.forEach((from, index) => {
      const to = ends[index + 1];
      if (index % 2 === 0 && to) path += line(from, to);
    });
  }
  return path;
}

/** A rosette as on banknotes: one line winding between two circles. */
export function rosette(x: number, y: number, inner: number, outer: number, petals: number, turns: number): string {
  const steps = petals * turns * 12;
  const middle = (inner + outer) / 2;
  const swing = (outer - inner) / 2;
  const points = Array.from({ length: steps }, (_, index): Point => {
    const angle = (index * 2 * Math.PI * turns) / steps;
    const reach = middle + swing * Math.cos((angle * petals) / turns);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return closed(points);
}

export function ring(x: number, y: number, across: number, down = across): string {
  return `M${short(x - across)} ${short(y)}a${across} ${down} 0 1 0 ${short(2 * across)} 0a${across} ${down} 0 1 0 ${short(-2 * across)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${width}v${height}h${-width}Z`;
}

/** The spot at this distance from a point; degrees run clockwise from the top. */
export function bearing(x: number, y: number, reach: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
}

/** Spokes around a point, all the way or from one angle to another. */
export function spokes(x: number, y: number, from: number, to: number, count: number, start = 0, end = 360): string {
  const each = end - start === 360 ? 360 / count : (end - start) / (count - 1);
  return Array.from(
    { length: count },
    (_, index) => `M${bearing(x, y, from, start + index * each)}L${bearing(x, y, to, start + index * each)}`,
  ).join("");
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    bearing(x, y, index % 2 === 0 ? outer : inner, (index * 180) / points),
  );
  return `M${corners.join("L")}Z`;
}

/** A toothed wheel; `breadth` is half the width of a tooth at its top, as a fraction of the distance to the next one. */
export function teeth(x: number, y: number, inner: number, outer: number, count: number, breadth = 0.2): string {
  const each = 360 / count;
  const corners = Array.from({ length: count }, (_, index) => {
    const corner = (reach: number, aside: number): string => bearing(x, y, reach, (index + aside) * each);
    return [corner(inner, -0.32), corner(outer, -breadth), corner(outer, breadth), corner(inner, 0.32)];
  });
  return `M${corners.flat().join("L")}Z`;
}

/** The outline of a hex with its tip up, or to the side. */
export function hexPath(size = 50, x = 0, y = 0, flat = false): string {
  const corners = Array.from({ length: 6 }, (_, corner) => bearing(x, y, size, 60 * corner + (flat ? 30 : 0)));
  return `M${corners.join("L")}Z`;
}
