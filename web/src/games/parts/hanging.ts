/** Where words hang that lie over the thing pointed at. */

interface Span {
  left: number;
  right: number;
}

const MARGIN = 8;

/** How far to push what lies there so that it lies inside; where there is no room for all of it, its beginning does. */
export function shiftInto(what: Span, room: Span): number {
  return Math.max(room.left - what.left, Math.min(0, room.right - what.right));
}

/** Keep it inside the panel or the board, which may scroll by itself and cut off what hangs over its edge: it hangs above its thing, below it near the upper edge. */
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

/** Hang it now, and again whenever it or what it must stay inside changes its size. */
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
