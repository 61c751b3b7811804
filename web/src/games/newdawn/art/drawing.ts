/** Shapes of the dials. */
import { bearing } from "../../../ui/engraving";
import type { Layer } from "../../parts/drawing";

export * from "../../parts/drawing";

export type Drawing = readonly Layer<never>[];

/** A part of a ring between two angles, clockwise from the top. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const wide = to - from > 180 ? 1 : 0;
  return `M${bearing(0, 0, inner, from)}L${bearing(0, 0, outer, from)}A${outer} ${outer} 0 ${wide} 1 ${bearing(0, 0, outer, to)}L${bearing(0, 0, inner, to)}A${inner} ${inner} 0 ${wide} 0 ${bearing(0, 0, inner, from)}Z`;
}

/** Where something lies on a dial; degrees run clockwise from the top. */
export function onDial(reach: number, degrees: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}
