import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventInfo, Line, Replay, ReplayStep } from "$lib/protocol";
import { CALM, NORMAL, Pace } from "$lib/pace";
import { settings } from "$lib/settings.svelte";
import { ringsOf } from "../src/games/chart/touched";
import { Again } from "../src/table/again.svelte";
import { hasActed, turnsSince } from "../src/table/since";
import { countGame, paceOf, shownInSteps } from "../src/table/tempo.svelte";
import { line } from "./fakesocket";

/** A log from whose turn it was at each ply: `"0112"`. */
function played(seats: string): Line[] {
  return Array.from(seats, (seat, index) => line(index + 1, { turn: Number(seat), seat: Number(seat) }));
}

const told = (lines: Line[], mine: number): string =>
  turnsSince(lines, mine)
    .map(({ seat, first, last }) => `${seat}:${first}-${last}`)
    .join(" ");

describe("what the others did since my last move", () => {
  it("is the last turn of each of them, whole", () => {
    expect(told(played("00112233"), 0)).toBe("1:3-4 2:5-6 3:7-8");
  });

  it("stays when I act, until the others move again", () => {
    expect(told(played("0011220"), 0)).toBe("1:3-4 2:5-6");
    expect(told(played("001122001"), 0)).toBe("1:9-9");
  });

  it("loses nothing when several moved, and nothing to an answer of mine in their turn", () => {
    const lines = played("0112");
    lines.splice(2, 0, line(9, { turn: 1, seat: 0, name: "declines" }));
    expect(turnsSince(lines, 0).flatMap((turn) => turn.lines)).toEqual(lines.slice(1));
  });

  it("is everybody's last turn for a spectator", () => {
    expect(told(played("0011220011"), -3)).toBe("2:5-6 0:7-8 1:9-10");
  });

  it("leaves out what was set up, and the chat", () => {
    const lines = [line(1, { turn: -1 }), ...played("01"), line(8, { kind: "chat", turn: -1 })];
    expect(told(lines, 0)).toBe("1:2-2");
  });

  it("keeps its marks until I act in my own turn", () => {
    expect(hasActed(played("0011"), 0)).toBe(false);
    expect(hasActed(played("00110"), 0)).toBe(true);
    expect(hasActed([], 0)).toBe(true);
  });

  it("marks each place once, in the colour of who touched it last", () => {
    const lines = played("0112").map((one, index) => ({
      ...one,
      details: { hex: `hex.${index % 2}`, place: "near.sea" },
    }));
    const rings = ringsOf(lines, { hex: 30 }, ({ number }) => ({ x: number, y: 0 }));
    expect(rings.map(({ key, seat }) => `${key} ${seat}`)).toEqual(["hex-0 1", "hex-1 2"]);
  });
});

describe("a turn shown again", () => {
  const event = (name: string): EventInfo => ({ name, seat: 1, rule: "", details: {} });
  const step = (ply: number, seat: number, names: string[]): ReplayStep => ({
    ply,
    seat,
    move: "",
    round: 1,
    events: names.map(event),
    view: { ply },
  });
  const STEPS = [step(2, 0, ["before"]), step(3, 1, ["rolls"]), step(4, -1, ["receives"]), step(5, 1, ["builds"])];

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("goes from the position before it through every decision with its chance, and ends by itself", async () => {
    const asked: string[] = [];
    const again = new Again("tab", (path) => {
      asked.push(path);
      return Promise.resolve({ viewer: 0, plies: 9, rounds: [], steps: STEPS } satisfies Replay);
    });
    const [turn] = turnsSince(played("00111"), 0);
    if (turn === undefined) throw new Error("no turn");
    await again.show(turn, 0);
    expect(asked).toEqual(["/api/v1/tables/tab/replay?viewer=0&first=2&count=4"]);
    const seen: [number, string[]][] = [];
    for (let times = 0; times < 10 && again.scene !== null; times += 1) {
      const { view, events } = again.scene;
      seen.push([(view as unknown as { ply: number }).ply, events.map(({ name }) => name)]);
      await vi.advanceTimersByTimeAsync(1_500);
    }
    expect(seen).toEqual([
      [2, []],
      [4, ["rolls", "receives"]],
      [5, ["builds"]],
    ]);
    expect(again.turn).toBeNull();
  });

  it("says when it cannot be loaded", async () => {
    const again = new Again("tab", () => Promise.reject(new Error("offline")));
    const [turn] = turnsSince(played("01"), 0);
    if (turn) await again.show(turn, 0);
    expect([again.turn, again.failed]).toEqual([null, true]);
  });
});

describe("the pace of others", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.pace = "auto";
    settings.motion = "full";
  });
  afterEach(() => vi.useRealTimers());

  /** When each of six steps is shown, in milliseconds, that came at once. */
  async function shownAt(tempo: typeof CALM): Promise<number[]> {
    const times: number[] = [];
    const start = Date.now();
    const pace = new Pace<number>(
      (items) => times.push(...items.map(() => Date.now() - start)),
      () => false,
      () => tempo,
    );
    for (let item = 0; item < 6; item += 1) pace.add(item, true);
    await vi.advanceTimersByTimeAsync(20_000);
    return times;
  }

  it("gives a newcomer time to read, and never falls far behind", async () => {
    const [calm, normal] = [await shownAt(CALM), await shownAt(NORMAL)];
    const steps = (times: number[]): number[] => times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...steps(calm))).toBeGreaterThanOrEqual(CALM.shortest);
    expect(Math.max(...steps(normal))).toBeLessThanOrEqual(NORMAL.longest);
    expect(calm.at(-1)).toBeLessThan(CALM.behind);
  });

  it("is calm in the first three games of a title, each counted once", () => {
    for (const table of ["a", "b", "b", "b"]) countGame("catan", table);
    expect([paceOf("catan"), paceOf("catan", true)]).toEqual(["calm", "normal"]);
    countGame("catan", "c");
    expect([paceOf("catan"), paceOf("duel")]).toEqual(["normal", "calm"]);
    settings.pace = "once";
    expect([paceOf("duel"), shownInSteps("duel")]).toEqual(["once", false]);
  });

  it("follows reduced motion unless a calm pace was asked for", () => {
    settings.motion = "reduced";
    expect(shownInSteps("duel")).toBe(false);
    settings.pace = "calm";
    expect(shownInSteps("duel")).toBe(true);
  });
});
