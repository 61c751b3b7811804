/** Where to put a tooltip over the hovered element. */

interface Span {
  left: number;
  right: number;
}

const MARGIN = 8;

/** How far to move it so that it is inside; if it does not fit, its beginning is. */
export function shiftInto(what: Span, room: Span): number {
  return Math.max(room.left - what.left, Math.min(0, room.right - what.right));
}

/** Keep it inside the panel or the board, which may scroll and would clip it: it is above its element, or below it near the top. */
function hang(node: HTMLElement, frame: DOMRect | undefined): void {
  node.style.marginLeft = "";
  node.classList.remove("below");
  const box = node.getBoundingClientRect();
  const room = {
    left: Math.max(0, frame?.left ?? 0) + MARGIN,
    right: Math.min(window.innerWidth, frame?.right ?? Infinity) - MARGIN,
  };
  node.style.marginLeft = `${shiftInto(box, room)}px`;
  if (box.top < Math.max(0, frame?.top ?? 0) + MARGIN) node.classList.add("below");
}

/** Position it now, and again whenever it or its container changes size. */
export function hanging(node: HTMLElement): (() => void) | undefined {
  const frame = node.closest("aside, [data-board]");
  const place = () => hang(node, frame?.getBoundingClientRect());
  place();
  if (typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(place);
  observer.observe(node);
  if (frame) observer.observe(frame);
  return () => observer.disconnect();
}
