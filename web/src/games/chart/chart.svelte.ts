/** How the chart lies in its frame: fitted at first, then zoomed and dragged. */
import type { Box, Spot } from "./places";

const STEP = 1.5;
const SLACK = 6; // a finger that moves less has not dragged
const TAP_TIME = 320;
const TAP_REACH = 28;

export class Chart {
  readonly #box: () => Box;
  readonly #most: number;
  readonly #free: () => boolean;
  readonly #beside: () => number;
  frameWidth = $state(0);
  frameHeight = $state(0);
  zoom = $state(1);
  shiftX = $state(0);
  shiftY = $state(0);
  /** Whether a finger or the mouse is dragging the chart: then nothing is animated and nothing is chosen. */
  dragging = $state(false);

  /** `most` is the largest zoom; unless it is free, neither fingers nor keys move it. `beside`: how wide the column is in which tools stand. */
  constructor(box: () => Box, most: number, free: () => boolean = () => true, beside: () => number = () => 0) {
    this.#box = box;
    this.#most = most;
    this.#free = free;
    this.#beside = beside;
  }

  /** Pixels for each unit of the chart. */
  get scale(): number {
    const { width, height } = this.#box();
    if (this.frameWidth === 0 || this.frameHeight === 0) return 1;
    return Math.min(this.#room / width, this.frameHeight / height) * this.zoom;
  }

  /** The width of the frame beside the tools. */
  get #room(): number {
    return Math.max(1, this.frameWidth - this.#beside());
  }

  /** Pixels for each unit while the whole chart is shown. */
  get fit(): number {
    return this.scale / this.zoom;
  }

  get width(): number {
    return this.#box().width * this.scale;
  }

  get height(): number {
    return this.#box().height * this.scale;
  }

  get left(): number {
    return (this.#room - this.width) / 2 + this.shiftX;
  }

  get top(): number {
    return (this.frameHeight - this.height) / 2 + this.shiftY;
  }

  /** The same if there were no tools beside it. */
  get widest(): number {
    const { width, height } = this.#box();
    if (this.frameWidth === 0 || this.frameHeight === 0) return 1;
    return Math.min(this.frameWidth / width, this.frameHeight / height);
  }

  /** How large the stage is laid out: zooming only transforms it, so that nothing on it is laid out again. */
  get fitWidth(): number {
    return this.#box().width * this.fit;
  }

  get fitHeight(): number {
    return this.#box().height * this.fit;
  }

  get transform(): string {
    return `translate(${this.left}px, ${this.top}px) scale(${this.zoom})`;
  }

  get farthest(): boolean {
    return this.zoom <= 1;
  }

  get nearest(): boolean {
    return this.zoom >= this.#most;
  }

  /** A point of the frame as a spot of the chart. */
  spotAt(x: number, y: number): Spot {
    const box = this.#box();
    return { x: box.x + (x - this.left) / this.scale, y: box.y + (y - this.top) / this.scale };
  }

  /** Zoom around this point of the frame. */
  zoomBy(factor: number, x = this.frameWidth / 2, y = this.frameHeight / 2): void {
    const { x: spotX, y: spotY } = this.spotAt(x, y);
    this.zoom = Math.min(this.#most, Math.max(1, this.zoom * factor));
    const box = this.#box();
    this.shiftX += x - (this.left + (spotX - box.x) * this.scale);
    this.shiftY += y - (this.top + (spotY - box.y) * this.scale);
    this.#keepInside();
  }

  nearer(): void {
    this.zoomBy(STEP);
  }

  farther(): void {
    this.zoomBy(1 / STEP);
  }

  whole(): void {
    this.zoomBy(0);
  }

  /** Zoom until a unit has this many pixels, with a spot in the middle of the frame. */
  open(scale: number, spot: Spot): void {
    this.zoom = Math.min(this.#most, Math.max(1, scale / this.fit));
    const box = this.#box();
    this.shiftX = this.width / 2 - (spot.x - box.x) * this.scale;
    this.shiftY = this.height / 2 - (spot.y - box.y) * this.scale;
    this.#keepInside();
  }

  push(x: number, y: number): void {
    this.shiftX += x;
    this.shiftY += y;
    this.#keepInside();
  }

  /** Move the chart until a spot is well inside the frame. */
  reveal({ x, y }: Spot): void {
    if (this.zoom <= 1) return;
    const box = this.#box();
    const rim = 56;
    const at = { x: this.left + (x - box.x) * this.scale, y: this.top + (y - box.y) * this.scale };
    const missing = (value: number, room: number): number =>
      Math.max(0, rim - value) - Math.max(0, value - (room - rim));
    this.push(missing(at.x, this.#room), missing(at.y, this.frameHeight));
  }

  #keepInside(): void {
    const roomX = Math.max(0, (this.width - this.#room) / 2);
    const roomY = Math.max(0, (this.height - this.frameHeight) / 2);
    this.shiftX = Math.min(roomX, Math.max(-roomX, this.shiftX));
    this.shiftY = Math.min(roomY, Math.max(-roomY, this.shiftY));
  }

  /** Let fingers, mouse and wheel move the chart in this frame. */
  readonly handle = (frame: HTMLElement): (() => void) => {
    const fingers = new Map<number, Spot>();
    let moved = 0;
    let tapped: Spot & { time: number } = { x: 0, y: 0, time: 0 };

    const place = (event: MouseEvent): Spot => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    const down = (event: PointerEvent): void => {
      if (!this.#free() || event.button !== 0) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, place(event));
    };

    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved <= SLACK) return;
      if (other) {
        const apart = (spot: Spot): number => Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
        this.dragging = true;
        this.zoomBy(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
        this.push((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else if (this.zoom > 1) {
        this.dragging = true;
        this.push(now.x - before.x, now.y - before.y);
      }
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      const onPlace = event.target instanceof Element && event.target.closest("button") !== null;
      if (
        event.type === "pointerup" &&
        event.pointerType !== "mouse" &&
        fingers.size === 0 &&
        moved <= SLACK &&
        !onPlace
      ) {
        const now = { ...place(event), time: event.timeStamp };
        const twice = now.time - tapped.time < TAP_TIME && Math.hypot(now.x - tapped.x, now.y - tapped.y) < TAP_REACH;
        if (twice) this.zoomBy(this.zoom > 1 ? 0 : 2.2, now.x, now.y);
        tapped = twice ? { x: 0, y: 0, time: 0 } : now;
      }
      // The click that ends a drag comes after this and must still find it.
      if (fingers.size === 0) setTimeout(() => (this.dragging = false));
    };

    const twice = (event: MouseEvent): void => {
      if (!this.#free() || (event.target instanceof Element && event.target.closest("button"))) return;
      const { x, y } = place(event);
      if (typeof matchMedia !== "undefined" && matchMedia("(pointer: fine)").matches)
        this.zoomBy(this.zoom > 1 ? 0 : 2.2, x, y);
    };

    const wheel = (event: WheelEvent): void => {
      if (!this.#free()) return;
      // If the chart cannot move any further, the page scrolls.
      if (event.deltaY > 0 ? this.farthest : this.nearest) return;
      event.preventDefault();
      const { x, y } = place(event);
      this.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };

    const keys = (event: KeyboardEvent): void => {
      if (!this.#free() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") this.nearer();
      else if (event.key === "-") this.farther();
      else if (event.key === "0") this.whole();
      else return;
      event.preventDefault();
    };

    frame.addEventListener("pointerdown", down);
    frame.addEventListener("dblclick", twice);
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("keydown", keys);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("dblclick", twice);
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("keydown", keys);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}

const REST_MS = 160;

/** The scale at which a chart has come to rest. What is drawn larger on a small chart follows this one: to draw it anew with every step of a zoom takes too long. */
export class Rest {
  scale = $state(1);
  zoom = $state(1);

  /** Call during component initialisation. */
  constructor(chart: Chart) {
    let settled = false;
    $effect.pre(() => {
      const [scale, zoom, measured] = [chart.scale, chart.zoom, chart.frameWidth > 0];
      const settle = (): void => void ([this.scale, this.zoom] = [scale, zoom]);
      if (!settled) {
        settle();
        settled = measured;
        return;
      }
      const timer = setTimeout(settle, REST_MS);
      return () => clearTimeout(timer);
    });
  }
}
