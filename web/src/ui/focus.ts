/** Give this the focus, and bring it into sight by scrolling no more than that takes; what is around it, too, if that has room. */
export function focusInSight(thing: HTMLElement | null | undefined, around?: HTMLElement | null): void {
  around?.scrollIntoView({ block: "nearest" });
  thing?.focus({ preventScroll: true });
  thing?.scrollIntoView({ block: "nearest" });
}
