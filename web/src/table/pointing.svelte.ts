/** The line of the log that is pointed at: the board marks what it is about. */
import type { Line } from "$lib/protocol";

class Pointing {
  line = $state.raw<Line | null>(null);
}

export const pointing = new Pointing();

/** Marks what a line is about while it is pointed at or something in it has the focus. */
export function pointsAt(line: Line): (node: HTMLElement) => () => void {
  return (node) => {
    const point = (): void => void (pointing.line = line);
    // Later: a line that has the focus loses it while the log is being drawn, when no state may change.
    const leave = (): void =>
      queueMicrotask(() => {
        if (pointing.line === line) pointing.line = null;
      });
    const off = [
      ["pointerenter", point],
      ["focusin", point],
      ["pointerleave", leave],
      ["focusout", leave],
    ] as const;
    for (const [name, listen] of off) node.addEventListener(name, listen);
    return () => {
      leave();
      for (const [name, listen] of off) node.removeEventListener(name, listen);
    };
  };
}
