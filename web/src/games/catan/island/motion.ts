/** How pieces come onto the chart. */
import type { TransitionConfig } from "svelte/transition";

interface Drop {
  motion: boolean;
}

/** Old browsers move nothing: there the piece is simply where it belongs. */
const animates = (node: Element): boolean => typeof node.animate === "function";

/** A piece falls into its place and settles; without motion it fades in. */
export function drop(node: Element, { motion }: Drop): TransitionConfig {
  if (!animates(node)) return { duration: 0 };
  if (!motion) return { duration: 200, css: (t) => `opacity: ${t}` };
  return {
    duration: 320,
    css: (t) => {
      const rest = 1 - t;
      const bounce = t > 0.7 ? -3 * Math.sin(((t - 0.7) / 0.3) * Math.PI) : 0;
      return `opacity: ${Math.min(1, t * 2.5)}; transform: translateY(${-44 * rest * rest + bounce}px) scale(${1 + 0.35 * rest})`;
    },
  };
}

/** A piece that is taken away rises a little and is gone. */
export function lift(node: Element, { motion }: Drop): TransitionConfig {
  if (!animates(node)) return { duration: 0 };
  return { duration: 180, css: (t) => (motion ? `opacity: ${t}; transform: translateY(${-16 * (1 - t)}px)` : `opacity: ${t}`) };
}
