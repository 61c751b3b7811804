/** How pieces appear on the chart. */
import { falling } from "../../chart/motion";

/** They bounce a little before they settle. */
export const drop = falling(320, (t, u) => {
  const bounce = t > 0.7 ? -3 * Math.sin(((t - 0.7) / 0.3) * Math.PI) : 0;
  return `opacity: ${Math.min(1, t * 2.5)}; transform: translateY(${-44 * u * u + bounce}px) scale(${1 + 0.35 * u})`;
});
