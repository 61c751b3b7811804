/**
 * The pace at which the reader is shown what others did: one thing after another, each long enough to be seen, but
 * never far behind, and at once as soon as the reader does anything.
 */

const LONGEST_MS = 350;
const SHORTEST_MS = 150;
const FARTHEST_BEHIND_MS = 2_000;

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

  /** `still` tells whether to show everything at once: reduced motion, or nobody is looking. */
  constructor(show: (items: T[]) => void, still: () => boolean) {
    this.#show = show;
    this.#still = still;
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
    if (Date.now() - first.at > FARTHEST_BEHIND_MS) {
      this.hurry();
      return;
    }
    this.#queue.shift();
    const pause = first.step ? Math.max(SHORTEST_MS, LONGEST_MS - 50 * this.#queue.length) : 0;
    // Set first, because showing something may call hurry or clear.
    this.#timer = setTimeout(() => this.#next(), pause);
    this.#show([first.item]);
  }
}
