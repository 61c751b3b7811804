/** What the tests of all boards share: a browser that lays nothing out, the words of a game, and a table to press on. */
import { cleanup, render } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, expect, vi } from "vitest";
import type { MoveInfo, View } from "$lib/protocol";
import { onKey } from "$lib/shortcuts.svelte";
import { setLanguage, useGame } from "$lib/text.svelte";
import type { BoardProps } from "../src/games/contract";

/** A position of a real game, as one of its players sees it. */
export interface Recorded<V extends View> {
  viewer: number;
  asked: string;
  view: V;
  moves: MoveInfo[];
}

export const NAMES = ["Anna", "Boris", "Vera", "Galya"];

/** Before all tests of a file: the game's words in English and keys; after each: an empty page. */
export function prepareTable(game: string): void {
  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    window.addEventListener("keydown", onKey);
    await setLanguage("en");
    await useGame(game);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

/** Shows a board of this width with a position. */
export function showBoard<V extends View>(
  Board: Component<BoardProps<V>>,
  position: Recorded<V>,
  width: number,
  more: Partial<BoardProps<V>> = {},
) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(700);
  const choose = vi.fn<(move: MoveInfo) => void>();
  const refuse = vi.fn<(notation: string) => void>();
  const point = vi.fn<(notation: string | null) => void>();
  const send = vi.fn<(notations: readonly string[]) => Promise<boolean>>(() => Promise.resolve(true));
  const props = {
    view: position.view,
    viewer: position.viewer,
    seats: [],
    names: NAMES,
    moves: position.moves,
    chosen: null,
    considered: null,
    advice: [],
    happened: [],
    motion: false,
    choose,
    refuse,
    point,
    send,
    ...more,
  };
  const { container, rerender } = render(Board, { props });
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  const press = async (selector: string): Promise<HTMLElement | undefined> => {
    const [found] = all(selector);
    found?.click();
    await tick();
    return found;
  };
  return { container, props, rerender, all, press };
}

/** Presses a key on what has the focus, or on something else. */
export async function pressKey(key: string, target: EventTarget | null = document.activeElement): Promise<void> {
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await tick();
}

/** What a screen reader says for a button: its text without the visual part. */
export function spoken(button: Element | null): string {
  return button?.querySelector(":scope > .unseen")?.textContent ?? "";
}

/** The moves that cannot be reached, by notation; those that name nothing are offered by the prompt. */
export function missed({ moves }: { moves: MoveInfo[] }, reached: Set<string>, isLoose: (move: MoveInfo) => boolean) {
  return moves.filter((move) => !isLoose(move) && !reached.has(move.text)).map(({ text }) => text);
}

/** Presses every button of a move: a legal one chooses it, any other asks why not. Returns the legal ones, by notation. */
export function pressMoves(table: ReturnType<typeof showBoard>, legal: Map<string, MoveInfo>): string[] {
  const { all, props } = table;
  return all("button[data-move]").flatMap((button) => {
    const notation = button.dataset["move"] ?? "";
    const move = legal.get(notation);
    const isTrade = button.closest("dialog") !== null && notation.startsWith("bank ");
    expect(button.textContent, notation).toMatch(/\p{L}/u);
    button.click();
    if (!move) expect(props.refuse, notation).toHaveBeenLastCalledWith(notation);
    else if (isTrade) expect(props.send).toHaveBeenLastCalledWith([notation]);
    else expect(props.choose, notation).toHaveBeenLastCalledWith(move);
    return move ? [notation] : [];
  });
}
