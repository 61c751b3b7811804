/** How pieces come onto the map and leave it. */
import type { TransitionConfig } from "svelte/transition";

interface Drop {
  motion: boolean;
}

/** Where the browser moves nothing the piece is simply where it belongs. */
const animates = (node: Element): boolean => typeof node.animate === "function";

/** A piece falls into its place and settles; without motion it fades in. */
export function drop(node: Element, { motion }: Drop): TransitionConfig {
  if (!animates(node)) return { duration: 0 };
  if (!motion) return { duration: 200, css: (t) => `opacity: ${t}` };
  return { duration: 300, css: (t, u) => `opacity: ${Math.min(1, t * 2.5)}; transform: translateY(${-40 * u * u}px) scale(${1 + 0.3 * u})` };
}

/** A piece that is taken away rises a little and is gone. */
export function lift(node: Element, { motion }: Drop): TransitionConfig {
  if (!animates(node)) return { duration: 0 };
  return { duration: 180, css: (t, u) => (motion ? `opacity: ${t}; transform: translateY(${-16 * u}px)` : `opacity: ${t}`) };
}
