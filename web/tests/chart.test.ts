/** How a chart lies in its frame: zooming transforms the stage and lays nothing out again. */
import { describe, expect, test } from "vitest";
import { Chart } from "../src/games/chart/chart.svelte";

function chart(beside = 0): Chart {
  const one = new Chart(
    () => ({ x: 0, y: 0, width: 400, height: 200 }),
    4,
    () => true,
    () => beside,
  );
  one.frameWidth = 800;
  one.frameHeight = 600;
  return one;
}

describe("a chart", () => {
  test("keeps the size of its stage however near it is", () => {
    const one = chart();
    const size = [one.fitWidth, one.fitHeight];
    one.nearer();
    one.nearer();
    expect([one.fitWidth, one.fitHeight]).toEqual(size);
    expect(one.transform).toContain("scale(2.25)");
  });

  test("keeps the point under the pointer where it is", () => {
    const one = chart();
    const before = one.spotAt(500, 300);
    one.zoomBy(2, 500, 300);
    expect(one.spotAt(500, 300).x).toBeCloseTo(before.x);
    expect(one.spotAt(500, 300).y).toBeCloseTo(before.y);
  });

  test("leaves the column of the tools free as a whole, and can be dragged out from under it", () => {
    const one = chart(60);
    expect(one.left + one.width).toBeLessThanOrEqual(740);
    one.zoomBy(4);
    one.push(-10_000, 0);
    expect(one.left + one.width).toBeCloseTo(740);
  });
});
