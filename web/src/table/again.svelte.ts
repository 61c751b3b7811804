/** Shows a turn once more on the table: its positions as the server tells them, one after another. */
import { get } from "$lib/api";
import type { EventInfo, Replay, ReplayStep, View } from "$lib/protocol";
import type { Turn } from "./since";

const STEP_MS = 1_500;
const CHANCE = -1;
/** The server tells so many steps at once. */
const MOST_STEPS = 200;

export type Read = (path: string) => Promise<Replay>;

/** One thing to show: the position after a decision and the chance that followed, and what happened. */
interface Scene {
  view: View;
  events: EventInfo[];
  line: EventInfo | null;
}

export class Again {
  /** Whose turn is shown; null while the table is as it is. */
  turn = $state.raw<Turn | null>(null);
  failed = $state(false);
  #scenes = $state.raw<Scene[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #read: Read;
  #table: string;

  constructor(table: string, read: Read = get) {
    this.#table = table;
    this.#read = read;
  }

  get scene(): Scene | null {
    return this.turn === null ? null : (this.#scenes[this.#at] ?? null);
  }

  /** Which scene is shown, counted from 1, and how many there are. */
  get step(): { at: number; of: number } {
    return { at: this.#at + 1, of: this.#scenes.length };
  }

  async show(turn: Turn, viewer: number): Promise<void> {
    this.stop();
    this.turn = turn;
    this.failed = false;
    const first = Math.max(0, turn.first - 1);
    const count = Math.min(MOST_STEPS, turn.last - first + 1);
    try {
      const path = `/api/v1/tables/${encodeURIComponent(this.#table)}/replay?viewer=${viewer}&first=${first}&count=${count}`;
      const { steps } = await this.#read(path);
      if (this.turn !== turn) return;
      this.#scenes = scenesOf(steps);
      this.#at = 0;
      if (this.#scenes.length === 0) this.stop();
      else this.#wait(STEP_MS / 2);
    } catch {
      if (this.turn !== turn) return;
      this.stop();
      this.failed = true;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.turn = null;
    this.#scenes = [];
    this.#at = 0;
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#at + 1 >= this.#scenes.length) this.stop();
      else {
        this.#at += 1;
        this.#wait(STEP_MS);
      }
    }, ms);
  }
}

/** The position before the turn, then one scene for each decision together with the chance after it. */
function scenesOf(steps: readonly ReplayStep[]): Scene[] {
  const scenes: Scene[] = [];
  for (const [index, step] of steps.entries()) {
    const view = step.view as View;
    const last = scenes.at(-1);
    if (index === 0 || last === undefined) scenes.push({ view, events: [], line: null });
    else if (step.seat === CHANCE && last.events.length > 0)
      scenes[scenes.length - 1] = { ...last, view, events: [...last.events, ...step.events] };
    else if (step.events.length > 0) scenes.push({ view, events: step.events, line: step.events[0] ?? null });
    else scenes[scenes.length - 1] = { ...last, view };
  }
  return scenes;
}
