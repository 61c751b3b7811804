/** Whether a scrolling list is kept at its end. Only a reader who scrolls up lets go; scrolling to the end takes hold again. */

/** This close to the end counts as the end. */
const NEAR_PX = 4;
const UPWARD_KEYS = new Set(["ArrowUp", "PageUp", "Home"]);

export interface FollowingNeeds {
  /** The reader has let go of the end, or taken hold of it again. */
  changed: (following: boolean) => void;
  /** The list has been scrolled or has another size. */
  moved?: () => void;
}

export class Following {
  #needs: FollowingNeeds;
  #list: HTMLElement | null = null;
  #held = true;
  /** The scroll position and the sizes when they were last looked at. */
  #top = 0;
  #height = 0;
  #room = 0;
  /** Where a finger was last. */
  #finger = 0;
  /** Whether the scrollbar is held. */
  #grabbed = false;

  constructor(needs: FollowingNeeds) {
    this.#needs = needs;
  }

  get held(): boolean {
    return this.#held;
  }

  /** Keep the list at its end again. */
  hold(): void {
    this.#set(true);
    this.toEnd();
  }

  letGo(): void {
    if (this.#list !== null && this.#list.scrollHeight > this.#list.clientHeight) this.#set(false);
  }

  /** Call after lines have been added or have changed their size. */
  toEnd(): void {
    if (this.#list === null || !this.#held) return;
    this.scrollTo(this.#list.scrollHeight);
  }

  /** Scroll without being taken for the reader. */
  scrollTo(top: number): void {
    if (this.#list === null) return;
    this.#list.scrollTop = top;
    this.#remember(this.#list);
  }

  /** Attach to the list; returns what takes everything off again. */
  attach(list: HTMLElement): () => void {
    this.#list = list;
    this.#remember(list);
    const heard = {
      scroll: () => this.#scrolled(list),
      wheel: (event: Event) => (event as WheelEvent).deltaY < 0 && list.scrollTop > 0 && this.letGo(),
      touchstart: (event: Event) => (this.#finger = (event as TouchEvent).touches[0]?.clientY ?? 0),
      touchmove: (event: Event) => this.#dragged(list, (event as TouchEvent).touches[0]?.clientY ?? 0),
      pointerdown: (event: Event) =>
        (this.#grabbed = event.target === list && (event as PointerEvent).offsetX >= list.clientWidth),
      pointermove: (event: Event) => (this.#grabbed &&= (event as PointerEvent).buttons !== 0),
      keydown: (event: Event) => this.#pressed(list, event as KeyboardEvent),
    };
    for (const [name, hear] of Object.entries(heard)) list.addEventListener(name, hear, { passive: true });
    const resized = new ResizeObserver(() => {
      this.toEnd();
      this.#needs.moved?.();
    });
    resized.observe(list);
    return () => {
      resized.disconnect();
      for (const [name, hear] of Object.entries(heard)) list.removeEventListener(name, hear);
      this.#list = null;
    };
  }

  #pressed(list: HTMLElement, event: KeyboardEvent): void {
    const up = UPWARD_KEYS.has(event.key) || (event.key === " " && event.shiftKey && event.target === list);
    if (up && list.scrollTop > 0) this.letGo();
  }

  #dragged(list: HTMLElement, finger: number): void {
    if (finger > this.#finger && list.scrollTop > 0) this.letGo();
    this.#finger = finger;
  }

  /**
   * A scroll event may come late: lines may have been added since the list was scrolled to its end, so being away from the
   * end means nothing. What only the reader does is to move up while nothing has changed its size.
   */
  #scrolled(list: HTMLElement): void {
    const { scrollTop, scrollHeight, clientHeight } = list;
    const same = scrollHeight === this.#height && clientHeight === this.#room;
    const [up, down] = [scrollTop < this.#top - 1, scrollTop > this.#top + 1];
    const atEnd = scrollHeight - scrollTop - clientHeight <= NEAR_PX;
    this.#remember(list);
    if (this.#held && up && (same || this.#grabbed)) this.#set(false);
    else if (!this.#held && down && atEnd) this.#set(true);
    else if (this.#held && !atEnd) this.toEnd();
    this.#needs.moved?.();
  }

  #remember({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    this.#top = scrollTop;
    this.#height = scrollHeight;
    this.#room = clientHeight;
  }

  #set(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    this.#needs.changed(held);
  }
}
