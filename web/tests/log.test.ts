import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "$lib/protocol";
import { setLanguage, useGame } from "$lib/text.svelte";
import victoria from "../src/games/victoria";
import type { GameClient } from "../src/games/contract";
import { line } from "./fakesocket";
import LogAtTable from "./LogAtTable.svelte";

vi.setConfig({ testTimeout: 60_000 });

const HEIGHT = 30;
const ROOM = 300;

/** What jsdom does not do: lines of equal height in a list of ten, which scrolls between its ends. */
function layOut(): void {
  const gapOf = (one: Element): number => Number.parseFloat((one as HTMLElement).style.height) || 0;
  const heightOf = (one: Element): number => (one.matches("p, h3") ? HEIGHT : gapOf(one));
  const tall = (list: Element): number => [...list.children].reduce((sum, one) => sum + heightOf(one), 0);
  const tops = new WeakMap<Element, number>();
  const give = (name: string, value: (this: HTMLElement) => number): void => {
    vi.spyOn(HTMLElement.prototype, name as "offsetTop", "get").mockImplementation(value);
  };
  Object.defineProperty(HTMLElement.prototype, "scrollTop", {
    configurable: true,
    get(this: HTMLElement) {
      return Math.min(tops.get(this) ?? 0, Math.max(0, tall(this) - ROOM));
    },
    set(this: HTMLElement, top: number) {
      tops.set(this, Math.max(0, Math.min(top, tall(this) - ROOM)));
    },
  });
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return tall(this);
  });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(ROOM);
  give("offsetHeight", function () {
    return heightOf(this);
  });
  give("offsetTop", function () {
    const before = [...(this.parentElement?.children ?? [])];
    return before.slice(0, before.indexOf(this)).reduce((sum, one) => sum + heightOf(one), 0);
  });
}

const many = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => line(index + 1, { details: { card: "card.war-1" } }));

let show: (lines: Line[]) => Promise<void>;

const log = (): HTMLElement => screen.getByRole("log");
const fromEnd = (): number => log().scrollHeight - log().scrollTop - log().clientHeight;
const told = (): Promise<void> => {
  log().dispatchEvent(new Event("scroll"));
  return settle();
};

async function settle(): Promise<void> {
  await tick();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await tick();
}

/** The reader scrolls up: the list moves, and the event comes. */
function scrollUp(by: number): Promise<void> {
  log().scrollTop -= by;
  return told();
}

beforeAll(async () => {
  await setLanguage("en");
  await useGame("victoria");
});

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  layOut();
  const client = victoria as unknown as GameClient;
  const { rerender } = render(LogAtTable, { lines: many(24), client });
  show = async (lines) => {
    await rerender({ lines, client });
    await settle();
  };
  await settle();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "scrollTop");
});

describe("the log follows", () => {
  it("although its own scroll events come after the next lines", async () => {
    expect(fromEnd()).toBe(0);
    for (let count = 43; count < 70; count += 3) {
      await show(many(count));
      await told(); // of the scrolling before: more lines have come since
      expect(fromEnd(), `${count} lines`).toBe(0);
    }
  });

  it("although an event arrives between new lines and their being scrolled to", async () => {
    const shown = show(many(46));
    log().dispatchEvent(new Event("scroll"));
    await shown;
    await show(many(49));
    expect(fromEnd()).toBe(0);
  });

  it("until the reader scrolls up, even a little, and from the end on again", async () => {
    await scrollUp(2 * HEIGHT);
    await show(many(34));
    expect(fromEnd()).toBe(12 * HEIGHT);
    log().scrollTop = log().scrollHeight;
    await told();
    await show(many(60));
    expect(fromEnd()).toBe(0);
  });

  it.each([
    ["the wheel", new WheelEvent("wheel", { deltaY: -3 })],
    ["a key", new KeyboardEvent("keydown", { key: "PageUp" })],
  ])("until the reader turns up with %s, before the list has moved", async (_, event) => {
    log().dispatchEvent(event);
    await show(many(34));
    expect(fromEnd()).toBe(10 * HEIGHT);
  });

  it("and a button leads to the latest lines, with their number", async () => {
    expect(screen.queryByRole("button", { name: /latest|new line/ })).toBeNull();
    await scrollUp(HEIGHT);
    expect(screen.getByRole("button", { name: "To the latest" })).toBeTruthy();
    await show(many(27));
    screen.getByRole("button", { name: "3 new lines" }).click();
    await settle();
    expect(fromEnd()).toBe(0);
    expect(screen.queryByRole("button", { name: /latest|new line/ })).toBeNull();
  });
});

describe("a long log", () => {
  const words = (): string[] =>
    [...log().querySelectorAll("[data-index]")].map((one) => (one as HTMLElement).dataset["index"] ?? "");

  it("never holds more than 300 elements, wherever it is scrolled, and is as high as all its lines", async () => {
    const rounds = many(3_000).map((one, index) => ({ ...one, round: index + 1 })); // a round each: the most there can be
    await show(rounds);
    expect(words().at(-1)).toBe("2999");
    for (const top of [50_000, 20_000, 19_000, 300, 0, 40_000, 90_000]) {
      log().scrollTop = top;
      await told();
      await told();
      expect(log().querySelectorAll("*").length).toBeLessThanOrEqual(300);
      const [from, until] = [log().scrollTop, log().scrollTop + ROOM];
      const inSight = [...log().querySelectorAll<HTMLElement>("p.line")].filter(
        ({ offsetTop }) => offsetTop >= from && offsetTop < until,
      );
      expect(inSight.length, `at ${top}`).toBeGreaterThanOrEqual(4);
    }
  });

  it("keeps what is read where it is when the lines above are measured", async () => {
    await show(many(1_000));
    await scrollUp(HEIGHT);
    for (let times = 0; times < 25; times += 1) {
      const before = log().scrollTop;
      const [first] = [...log().querySelectorAll<HTMLElement>("p.line")].filter(
        ({ offsetTop }) => offsetTop >= before - 5 * HEIGHT,
      );
      const index = first?.dataset["index"];
      const at = (first?.offsetTop ?? 0) - (before - 5 * HEIGHT);
      await scrollUp(5 * HEIGHT);
      const again = log().querySelector<HTMLElement>(`[data-index="${index}"]`);
      expect((again?.offsetTop ?? 0) - log().scrollTop).toBe(at);
    }
  });

  it("brings earlier and later lines to who has no wheel", async () => {
    await show(many(200));
    screen.getByRole("button", { name: "Show earlier lines (164)" }).click();
    await settle();
    expect(words()[0]).toBe("146");
    screen.getByRole("button", { name: /Show later lines/ }).click();
    await settle();
    expect(words().at(-1)).toBe("199");
  });
});
