import { afterEach, describe, expect, it, vi } from "vitest";
import { hanging, shiftInto } from "../src/games/parts/hanging";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const ROOM = { left: 8, right: 352 };

describe("a floating element", () => {
  it.each([
    ["inside, it stays", { left: 20, right: 200 }, 0],
    ["over the left edge, it goes right", { left: -30, right: 150 }, 38],
    ["over the right edge, it goes left", { left: 200, right: 380 }, -28],
    ["over both edges, its beginning is seen", { left: -10, right: 400 }, 18],
    ["as wide as the room and at its right, no further than the left edge", { left: 20, right: 400 }, -12],
  ])("%s", (_, what, shift) => {
    expect(shiftInto(what, ROOM)).toBe(shift);
  });

  it("is repositioned when its size changes, and no longer once removed", () => {
    let resized: () => void = () => undefined;
    const disconnect = vi.fn();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe = () => undefined;
        disconnect = disconnect;
      },
    );
    const board = document.body.appendChild(document.createElement("div"));
    board.dataset["board"] = "";
    board.getBoundingClientRect = () => new DOMRect(0, 100, 360, 500);
    const node = board.appendChild(document.createElement("span"));
    let box = new DOMRect(20, 300, 100, 40);
    node.getBoundingClientRect = () => box;

    const leave = hanging(node);
    expect(node.style.marginLeft).toBe("0px");
    expect(node.classList.contains("below")).toBe(false);
    box = new DOMRect(-30, 90, 200, 60);
    resized();
    expect(node.style.marginLeft).toBe("38px");
    expect(node.classList.contains("below")).toBe(true);
    box = new DOMRect(20, 300, 100, 40);
    resized();
    expect(node.style.marginLeft).toBe("0px");
    expect(node.classList.contains("below")).toBe(false);
    leave?.();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
