/** The part of a long log that is in the page: what is in sight and some lines around it; gaps stand for the rest. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { Following } from "./following";

/** So many lines are in the page at most: with their signs, rules, times and rounds fewer than 300 elements. */
export const MOST_LINES = 36;
/** The height of a line before any has been measured. */
const USUAL_PX = 34;

export class LogWindow {
  /** The first line in the page, and the one after the last. */
  first = $state(0);
  last = $state(0);
  /** Whether the newest lines are shown as they come. */
  following = $state(true);
  /** How many lines have come since the reader let go. */
  behind = $state(0);
  /** The heights of what is not in the page, in pixels. */
  above = $state(0);
  below = $state(0);

  #count = 0;
  #known = 0;
  #width = 0;
  #heights: (number | undefined)[] = [];
  #usual = 0;
  #list: HTMLElement | null = null;
  #hold: Following;

  constructor() {
    this.#hold = new Following({
      changed: (following) => {
        this.following = following;
        this.#known = this.#count;
        this.behind = 0;
        if (following) this.#show(this.#count);
      },
      moved: () => this.#look(),
    });
  }

  /** Attach to the element that scrolls; each line's first element in it has its number as `data-index`. */
  readonly attach: Attachment<HTMLElement> = (list) => {
    this.#list = list;
    const off = this.#hold.attach(list);
    return () => {
      off();
      this.#list = null;
    };
  };

  /** Call with the number of lines before they are drawn. `anew`: they are other lines than before. */
  count(count: number, anew: boolean): void {
    if (anew) {
      this.#heights = [];
      this.#usual = 0;
    }
    if (count < this.#count) this.#heights.length = Math.min(this.#heights.length, count);
    this.#count = count;
    if (anew) this.#hold.hold();
    if (anew || this.following) this.#show(count);
    else {
      this.behind = Math.max(0, count - this.#known);
      this.#place(Math.min(this.first, Math.max(0, count - MOST_LINES)));
    }
  }

  /** Call after lines have been drawn: learns their heights and keeps what is read where it is. */
  drawn(): void {
    this.#measure();
    if (this.following) this.#hold.toEnd();
  }

  /** Show the newest lines. */
  toEnd(): void {
    this.#show(this.#count);
    this.#hold.hold();
    void tick().then(() => this.#hold.toEnd());
  }

  /** Show earlier lines (-1) or later ones (1), for who has no wheel: a screen reader finds only what is in the page. */
  page(by: 1 | -1): void {
    const step = Math.floor(MOST_LINES / 2);
    const first = Math.max(0, Math.min(this.first + by * step, this.#count - MOST_LINES));
    if (by > 0 && first + MOST_LINES >= this.#count) {
      this.toEnd();
      return;
    }
    this.#hold.letGo();
    this.#place(first);
    void tick().then(() => this.#hold.scrollTo(this.#offset(by < 0 ? first : first + MOST_LINES - step)));
  }

  #show(end: number): void {
    this.#place(Math.max(0, end - MOST_LINES));
  }

  #place(first: number): void {
    this.first = first;
    this.last = Math.min(this.#count, first + MOST_LINES);
    this.above = this.#offset(this.first);
    this.below = this.#offset(this.#count) - this.#offset(this.last);
  }

  #height(index: number): number {
    return this.#heights[index] ?? (this.#usual || USUAL_PX);
  }

  #offset(index: number): number {
    let top = 0;
    for (let before = 0; before < index; before += 1) top += this.#height(before);
    return top;
  }

  /** The line at a distance from the top of the list. */
  #lineAt(top: number): number {
    let index = 0;
    for (let from = 0; index < this.#count - 1; index += 1) {
      from += this.#height(index);
      if (from > top) break;
    }
    return index;
  }

  /** Move the window to what is in sight. */
  #look(): void {
    const list = this.#list;
    if (list === null || list.clientHeight === 0) return;
    if (list.clientWidth !== this.#width) {
      // Lines wrap differently now.
      this.#width = list.clientWidth;
      this.#heights = [];
      this.#measure();
    }
    if (this.following || this.#count <= MOST_LINES) return;
    const top = this.#lineAt(list.scrollTop);
    const bottom = this.#lineAt(list.scrollTop + list.clientHeight) + 1;
    const spare = Math.max(0, Math.floor((MOST_LINES - (bottom - top)) / 2));
    const enough = Math.min(8, spare);
    const missing =
      (top - enough < this.first && this.first > 0) || (bottom + enough > this.last && this.last < this.#count);
    if (!missing) return;
    const anchor = this.#anchor(list);
    this.#place(Math.max(0, Math.min(top - spare, this.#count - MOST_LINES)));
    void tick().then(() => {
      this.#measure();
      const now = anchor === null ? undefined : this.#element(anchor.index)?.offsetTop;
      if (anchor === null || now === undefined || Math.abs(now - anchor.top) < 1) return;
      this.#hold.scrollTo(list.scrollTop + now - anchor.top);
    });
  }

  /** The first line in sight that is in the page, and where it is. */
  #anchor(list: HTMLElement): { index: number; top: number } | null {
    for (let index = this.first; index < this.last; index += 1) {
      const top = this.#element(index)?.offsetTop;
      if (top !== undefined && top >= list.scrollTop) return { index, top };
    }
    return null;
  }

  #element(index: number): HTMLElement | undefined {
    return this.#list?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
  }

  #measure(): void {
    const lines = [...(this.#list?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
    const [top, end] = [lines[0], lines.at(-1)];
    if (top === undefined || end === undefined || end.offsetHeight === 0) return;
    for (const [place, line] of lines.entries()) {
      const next = lines[place + 1];
      // The height of the last one is known when another one follows.
      if (next) this.#heights[Number(line.dataset["index"])] = next.offsetTop - line.offsetTop;
    }
    // Set once, so that the gaps do not change while one scrolls.
    if (this.#usual === 0 && lines.length > 9) this.#usual = (end.offsetTop - top.offsetTop) / (lines.length - 1);
  }
}
