/** How pieces come onto a map and leave it. */
import type { TransitionConfig } from "svelte/transition";

interface Moved {
  motion: boolean;
}

type Transition = (node: Element, moved: Moved) => TransitionConfig;

/** If the browser does not animate, the piece is simply at its place. */
const animates = (node: Element): boolean => typeof node.animate === "function";

/** A piece falls into its place, as the game lets it fall; without motion it fades in. */
export const falling =
  (duration: number, css: (t: number, u: number) => string): Transition =>
  (node, { motion }) => {
    if (!animates(node)) return { duration: 0 };
    return motion ? { duration, css } : { duration: 200, css: (t) => `opacity: ${t}` };
  };

/** A piece that is taken away rises a little and is gone. */
export const lift: Transition = (node, { motion }) => {
  if (!animates(node)) return { duration: 0 };
  return {
    duration: 180,
    css: (t, u) => (motion ? `opacity: ${t}; transform: translateY(${-16 * u}px)` : `opacity: ${t}`),
  };
};
