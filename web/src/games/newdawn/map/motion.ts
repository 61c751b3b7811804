/** How pieces appear on the map. */
import { falling } from "../../chart/motion";

export const drop = falling(
  300,
  (t, u) => `opacity: ${Math.min(1, t * 2.5)}; transform: translateY(${-40 * u * u}px) scale(${1 + 0.3 * u})`,
);
