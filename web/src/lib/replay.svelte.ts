/** A replay of a game as one seat saw it, loaded in parts as needed. */
import { faultOf, get } from "$lib/api";
import type { EventInfo, Fault, Line, Replay, ReplayStep } from "$lib/protocol";

const PART = 100;
/** This close to the end of a part, the next one is prefetched. */
const AHEAD = 30;
const CHANCE = -1;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP_MS = 1_200;

export type Read = (path: string) => Promise<Replay>;

export class ReplayReader {
  viewer = $state(0);
  plies = $state(0);
  rounds = $state.raw<number[]>([]);
  /** The ply whose position is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  fault = $state.raw<Fault | null>(null);

  #table: string;
  #read: Read;
  #steps = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  #asked = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented when the viewer changes, so that earlier requests are recognised as outdated. */
  #era = 0;

  constructor(table: string, viewer: number, read: Read = get) {
    this.#table = table;
    this.#read = read;
    this.viewer = viewer;
  }

  /** The current step; null until it is loaded. */
  get step(): ReplayStep | null {
    return this.#steps.get(this.at) ?? null;
  }

  /** What happened in the current step: a decision, and the chance after it. */
  get events(): EventInfo[] {
    const events: EventInfo[] = [];
    for (let ply = this.#startOf(this.at); ply <= this.at; ply += 1)
      events.push(...(this.#steps.get(ply)?.events ?? []));
    return events;
  }

  /** The log lines loaded so far. */
  get lines(): Line[] {
    const steps = [...this.#steps.values()].sort((one, other) => one.ply - other.ply);
    return steps.flatMap((step) => {
      // The events of a step belong to the previous round until one of them names the new round.
      let round = this.#steps.get(step.ply - 1)?.round ?? step.round;
      return step.events.map((event): Line => {
        const begins = event.details["round"];
        if (typeof begins === "number") round = begins;
        return {
          ...event,
          version: step.ply,
          at_ms: 0,
          kind: "game",
          ply: step.ply,
          turn: -1,
          round,
          text: "",
          author: "",
          by: "",
          room: "",
        };
      });
    });
  }

  /** Load all parts, one after another. */
  async readAll(): Promise<void> {
    const era = this.#era;
    for (let part = 0; part * PART <= this.plies && era === this.#era && this.fault === null; part += 1)
      await this.#load(part);
  }

  get round(): number {
    let round = 0;
    while (round < this.rounds.length && (this.rounds[round] ?? 0) <= this.at) round += 1;
    return round;
  }

  async open(at: number | "last"): Promise<void> {
    await this.#load(0);
    await this.goto(at === "last" ? this.plies : at);
  }

  async goto(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(ply, this.plies));
    this.at = wanted;
    await this.#ready(wanted);
  }

  /** Go to the next decision, including the chance after it. */
  async forward(): Promise<void> {
    if (this.at >= this.plies) return;
    await this.#ready(this.at + 1);
    let ply = this.at + 1;
    while (ply < this.plies) {
      await this.#ready(ply + 1);
      if (this.#steps.get(ply + 1)?.seat !== CHANCE) break;
      ply += 1;
    }
    await this.goto(ply);
  }

  async back(): Promise<void> {
    const start = this.#startOf(this.at);
    await this.#ready(Math.max(0, start - 1));
    await this.goto(start - 1);
  }

  /** Go to the first ply of a round, counted from 1. */
  async toRound(round: number): Promise<void> {
    await this.goto(this.rounds[round - 1] ?? 0);
  }

  async lookFrom(viewer: number): Promise<void> {
    if (viewer === this.viewer) return;
    this.viewer = viewer;
    this.#era += 1;
    this.#asked.clear();
    this.#steps = new Map();
    await this.#ready(this.at);
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    if (this.at >= this.plies) void this.goto(0);
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.forward().then(() => {
        if (!this.playing) return;
        if (this.at >= this.plies || this.fault !== null) this.playing = false;
        else this.#tick();
      });
    }, STEP_MS / this.speed);
  }

  /** The decision before a ply of chance, if it is loaded. */
  #startOf(ply: number): number {
    let start = ply;
    while (start > 1 && this.#steps.get(start)?.seat === CHANCE) start -= 1;
    return start;
  }

  /** Load a ply, and prefetch what follows and the decision before it. */
  async #ready(ply: number): Promise<void> {
    const part = Math.floor(ply / PART);
    await this.#load(part);
    const place = ply % PART;
    if (place > PART - AHEAD && (part + 1) * PART <= this.plies) void this.#load(part + 1);
    if (place < AHEAD && part > 0) void this.#load(part - 1);
  }

  #load(part: number): Promise<void> {
    const asked = this.#asked.get(part);
    if (asked !== undefined) return asked;
    const era = this.#era;
    const path = `/api/v1/tables/${encodeURIComponent(this.#table)}/replay?viewer=${this.viewer}&first=${part * PART}&count=${PART}`;
    const reading = this.#read(path).then(
      (replay) => {
        if (era !== this.#era) return;
        this.plies = replay.plies;
        this.rounds = replay.rounds;
        const steps = new Map(this.#steps);
        for (const step of replay.steps) steps.set(step.ply, step);
        this.#steps = steps;
        this.fault = null;
      },
      (error: unknown) => {
        if (era !== this.#era) return;
        this.#asked.delete(part);
        this.fault = faultOf(error);
        this.playing = false;
      },
    );
    this.#asked.set(part, reading);
    return reading;
  }
}
