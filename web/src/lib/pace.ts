/**
 * The pace at which the reader is shown what others did: one thing after another, each long enough to be seen, but
 * never far behind, and at once as soon as the reader does anything.
 */

/** For how long a step is shown: alone, and while others wait; and how far behind one may be. */
export interface Tempo {
  longest: number;
  shortest: number;
  behind: number;
}

export const NORMAL: Tempo = { longest: 350, shortest: 150, behind: 2_000 };
/** A newcomer reads what happens. */
export const CALM: Tempo = { longest: 1_300, shortest: 650, behind: 12_000 };
/** So many steps more, and each is shown for the shortest time. */
const CROWD = 4;

interface Queued<T> {
  item: T;
  step: boolean;
  at: number;
}

export class Pace<T> {
  #show: (items: T[]) => void;
  #still: () => boolean;
  #queue: Queued<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tempo: () => Tempo;

  /** `still` tells whether to show everything at once: reduced motion, or nobody is looking. */
  constructor(show: (items: T[]) => void, still: () => boolean, tempo: () => Tempo = () => NORMAL) {
    this.#show = show;
    this.#still = still;
    this.#tempo = tempo;
  }

  /** Queue something to show; only a `step` gets time to be looked at. */
  add(item: T, step: boolean): void {
    this.#queue.push({ item, step, at: Date.now() });
    if (this.#still()) this.hurry();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show everything in the queue now. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rest = this.#queue.splice(0);
    if (rest.length > 0) this.#show(rest.map((queued) => queued.item));
  }

  /** Clear the queue. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    const [first] = this.#queue;
    if (first === undefined) return;
    const { longest, shortest, behind } = this.#tempo();
    if (Date.now() - first.at > behind) {
      this.hurry();
      return;
    }
    this.#queue.shift();
    const crowd = Math.min(1, this.#queue.length / CROWD);
    const pause = first.step ? longest - crowd * (longest - shortest) : 0;
    // Set first, because showing something may call hurry or clear.
    this.#timer = setTimeout(() => this.#next(), pause);
    this.#show([first.item]);
  }
}
