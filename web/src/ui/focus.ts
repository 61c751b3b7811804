/** Give this the focus, and bring it into sight by scrolling no more than that takes. */
export function focusInSight(thing: HTMLElement | null | undefined): void {
  thing?.focus({ preventScroll: true });
  thing?.scrollIntoView({ block: "nearest" });
}
