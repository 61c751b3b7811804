import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "$lib/api";
import type { Replay, ReplayStep } from "$lib/protocol";
import { ReplayReader } from "$lib/replay.svelte";

const PLIES = 250;
const CHANCE = -1;
let asked: URLSearchParams[];
let broken: boolean;

/** Every third ply is a decision, the two after it are chance's; a round has thirty plies. */
function step(ply: number, viewer: number): ReplayStep {
  const seat = ply === 0 || ply % 3 !== 1 ? CHANCE : ply % 2;
  return {
    ply,
    seat,
    move: `m${ply}`,
    round: 1 + Math.floor(ply / 30),
    view: { ply, viewer },
    events: ply === 0 ? [] : [{ name: `e${ply}`, seat, rule: "", details: {} }],
  };
}

function read(path: string): Promise<Replay> {
  const query = new URLSearchParams(path.split("?")[1]);
  asked.push(query);
  if (broken) return Promise.reject(new ApiError({ code: "offline", what: "no net", rule: "", details: {} }, 0));
  const viewer = Number(query.get("viewer"));
  const first = Number(query.get("first"));
  const last = Math.min(PLIES, first + Number(query.get("count")) - 1);
  const steps = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => step(first + index, viewer));
  return Promise.resolve({ viewer, plies: PLIES, rounds: Array.from({ length: 9 }, (_, round) => round * 30), steps });
}

let reader: ReplayReader;

beforeEach(() => {
  asked = [];
  broken = false;
  reader = new ReplayReader("tab", -3, read);
});

afterEach(() => {
  reader.pause();
  vi.useRealTimers();
});

function parts(): string[] {
  return asked.map((query) => query.get("first") ?? "");
}

describe("a replay", () => {
  it("opens at the start with one part only", async () => {
    await reader.open(0);
    expect(reader.plies).toBe(PLIES);
    expect(reader.step?.view).toEqual({ ply: 0, viewer: -3 });
    expect(parts()).toEqual(["0"]);
  });

  it("steps from decision to decision, with the chance after each", async () => {
    await reader.open(0);
    await reader.forward();
    expect(reader.at).toBe(3);
    expect(reader.events.map((event) => event.name)).toEqual(["e1", "e2", "e3"]);
    await reader.forward();
    expect(reader.at).toBe(6);
    await reader.back();
    expect(reader.at).toBe(3);
    await reader.back();
    expect(reader.at).toBe(0);
    await reader.back();
    expect(reader.at).toBe(0);
  });

  it("prefetches, and loads each part once", async () => {
    await reader.open(0);
    await reader.goto(80);
    await reader.goto(85);
    expect(parts()).toEqual(["0", "100"]);
    await reader.goto(100);
    expect(reader.step?.ply).toBe(100);
    expect(parts()).toEqual(["0", "100"]);
  });

  it("jumps anywhere within the game, and to rounds", async () => {
    await reader.open("last");
    expect(reader.at).toBe(PLIES);
    await reader.forward();
    expect(reader.at).toBe(PLIES);
    await reader.goto(9_999);
    expect(reader.at).toBe(PLIES);
    await reader.toRound(4);
    expect(reader.at).toBe(90);
    expect(reader.round).toBe(4);
  });

  it("counts the end of a round as part of it, like the table's log", async () => {
    await reader.open(0);
    const rounds = new Map(reader.lines.map((line) => [line.ply, line.round]));
    expect([29, 30, 31].map((ply) => rounds.get(ply))).toEqual([1, 1, 2]);
  });

  it("stays at the same place when looked at from another seat", async () => {
    await reader.open(40);
    await reader.lookFrom(1);
    expect(reader.at).toBe(40);
    expect(reader.step?.view).toEqual({ ply: 40, viewer: 1 });
  });

  it("plays by itself to the end", async () => {
    vi.useFakeTimers();
    await reader.open(240);
    reader.speed = 2;
    reader.play();
    await vi.advanceTimersByTimeAsync(601);
    expect(reader.at).toBe(243);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reader.at).toBe(PLIES);
    expect(reader.playing).toBe(false);
  });

  it("says what is wrong and retries on request", async () => {
    broken = true;
    await reader.open(0);
    expect(reader.fault?.code).toBe("offline");
    broken = false;
    await reader.open(0);
    expect(reader.fault).toBeNull();
    expect(reader.step?.ply).toBe(0);
  });
});
