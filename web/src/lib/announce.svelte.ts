/** Announcements for screen readers, and toasts. */
import { untrack } from "svelte";

export type ToastKind = "info" | "good" | "danger";

export interface Toast {
  number: number;
  text: string;
  kind: ToastKind;
  rule: { game: string; id: string } | null;
}

const STAY_MS = 6_000;
const PER_LETTER_MS = 45;

let lines = $state.raw<{ number: number; text: string }[]>([]);
let toasts = $state.raw<Toast[]>([]);
let counter = 0;

export const announced = {
  /** The latest lines; a screen reader speaks each added line once. */
  get lines(): { number: number; text: string }[] {
    return lines;
  },
  get toasts(): Toast[] {
    return toasts;
  },
};

/** Announce something to screen readers, politely. */
export function announce(text: string): void {
  if (text === "") return;
  counter += 1;
  lines = [...untrack(() => lines).slice(-4), { number: counter, text }];
}

/** Show a toast, long enough to be read. */
export function toast(text: string, kind: ToastKind = "info", rule?: { game: string; id: string }): void {
  // A repeated toast replaces the earlier one, so that repeated clicks do not fill the screen.
  const others = untrack(() => toasts).filter((other) => other.text !== text);
  counter += 1;
  const shown: Toast = { number: counter, text, kind, rule: rule ?? null };
  toasts = [...others.slice(-2), shown];
  announce(text);
  setTimeout(() => dismiss(shown.number), STAY_MS + text.length * PER_LETTER_MS);
}

export function dismiss(number: number): void {
  toasts = untrack(() => toasts).filter((other) => other.number !== number);
}
