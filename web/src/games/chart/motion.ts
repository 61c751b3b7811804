/** How pieces appear on a map and disappear from it. */
import type { TransitionConfig } from "svelte/transition";

interface Moved {
  motion: boolean;
}

type Transition = (node: Element, moved: Moved) => TransitionConfig;

/** If the browser does not animate, the piece is simply at its place. */
const animates = (node: Element): boolean => typeof node.animate === "function";

/** A new piece drops into its place, in the game's own way; without motion it fades in. */
export const falling =
  (duration: number, css: (t: number, u: number) => string): Transition =>
  (node, { motion }) => {
    if (!animates(node)) return { duration: 0 };
    return motion ? { duration, css } : { duration: 200, css: (t) => `opacity: ${t}` };
  };

/** A removed piece rises a little and disappears. */
export const lift: Transition = (node, { motion }) => {
  if (!animates(node)) return { duration: 0 };
  return {
    duration: 180,
    css: (t, u) => (motion ? `opacity: ${t}; transform: translateY(${-16 * u}px)` : `opacity: ${t}`),
  };
};
