/** Focus this element and scroll no more than needed to show it; show what is around it too, if there is room. */
export function focusInSight(thing: HTMLElement | null | undefined, around?: HTMLElement | null): void {
  around?.scrollIntoView({ block: "nearest" });
  thing?.focus({ preventScroll: true });
  thing?.scrollIntoView({ block: "nearest" });
}
