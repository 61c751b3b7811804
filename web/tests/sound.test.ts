/** Sounds: which one is played for what, and that a first visit is silent. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "$lib/protocol";
import { readSettings, settings } from "$lib/settings.svelte";
import { sound, switchSound, type SoundName } from "$lib/sound";
import { SOUNDS as catan } from "../src/games/catan/deeds";
import { SOUNDS as newdawn } from "../src/games/newdawn/deeds";
import { soundFor } from "../src/table/turn.svelte";

const line = (name: string, seat: number, kind = "game"): Line => ({ kind, name, seat }) as unknown as Line;

describe("what happened", () => {
  const island = (lines: Line[]): SoundName | null => soundFor(lines, [0], catan);
  const world = (lines: Line[]): SoundName | null => soundFor(lines, [0], newdawn);

  it("sounds like the weightiest of it", () => {
    expect(island([line("casts", 1), line("receives", 1)])).toBe("dice");
    expect(island([line("casts", 1), line("robber", 1), line("steals", 1)])).toBe("robber");
    expect(island([line("casts", 1), line("barbarians-win", -1), line("robber", 1)])).toBe("landing");
    expect(world([line("attacks", 1), line("rolls-battle", 1), line("wins-battle", 1)])).toBe("battle");
    expect(world([line("raid", -1), line("barbarian-moves", -1)])).toBe("landing");
  });

  it("sounds like a card where it has no sound of its own and another did it", () => {
    expect(island([line("settlement", 1)])).toBe("card");
    expect(island([line("settlement", 0)])).toBeNull();
    expect(island([line("arrives", 1, "table")])).toBeNull();
  });

  it("is heard by who did it too, if it is left to chance or a battle", () => {
    expect(island([line("rolls", 0)])).toBe("dice");
    expect(world([line("loses-battle", 0)])).toBe("battle");
  });
});

describe("sounds", () => {
  let notes = 0;
  const node = {
    connect: () => undefined,
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
  };
  const source = {
    ...node,
    frequency: { value: 0 },
    Q: { value: 0 },
    start: () => (notes += 1),
    stop: () => undefined,
  };

  beforeEach(() => {
    notes = 0;
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        sampleRate = 100;
        state = "running";
        destination = {};
        createGain = (): object => node;
        createOscillator = (): object => ({ ...source });
        createBuffer = (): object => ({ getChannelData: () => new Float32Array(4) });
        createBiquadFilter = (): object => source;
        createBufferSource = (): object => ({ ...source });
      },
    );
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(settings, readSettings(null));
  });

  it("are off on the first visit, and one switch away", () => {
    expect(readSettings(null).sound).toBe(false);
    sound("turn");
    expect(notes).toBe(0);
    switchSound();
    expect(settings.sound).toBe(true);
    expect(notes).toBeGreaterThan(0); // one hears at once what was switched on
    notes = 0;
    switchSound();
    sound("turn");
    expect(notes).toBe(0);
  });

  it("stay on for who has them on", () => {
    expect(readSettings(JSON.stringify({ sound: true })).sound).toBe(true);
  });

  it.each(["turn", "card", "dice", "robber", "battle", "landing", "victory", "refuse"] as const)(
    "can play %s",
    (name) => {
      settings.sound = true;
      sound(name);
      expect(notes).toBeGreaterThan(0);
    },
  );
});
