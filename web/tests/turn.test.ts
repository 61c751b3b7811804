import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSession } from "$lib/session.svelte";
import { setLanguage, useGame } from "$lib/text.svelte";
import { FakeSocket, line, position, update } from "./fakesocket";
import PromptAtTable from "./PromptAtTable.svelte";

const NOW = 1_000_000;
let session: TableSession;

/** The table asks these seats in the turn of another; the last line of the log is this old. */
async function asked(awaited: number[], turn: number, ago_ms = 0): Promise<HTMLElement> {
  const shown = { ...position(3), turn, view: { asked: "step-play", awaited, players: [] } };
  FakeSocket.last.tell(update(2, 0, { position: shown, lines: [line(2, { at_ms: NOW - ago_ms })] }));
  const { container } = render(PromptAtTable, { session, mine: awaited.includes(0) });
  await tick();
  return container;
}

const player = (name: string): HTMLElement => screen.getByRole("button", { name: new RegExp(`^${name}`) });

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await setLanguage("en");
  await useGame("victoria");
  vi.useFakeTimers({ now: NOW });
  FakeSocket.install();
  session = new TableSession({ table: "tab", invite: "", motion: () => false, askName: () => Promise.resolve(true) });
  session.start();
  FakeSocket.last.accept();
});

afterEach(() => {
  cleanup();
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("whose turn it is", () => {
  it("stays visible while another is asked", async () => {
    const page = await asked([0], 1);
    expect(page.querySelector("[data-turn]")?.textContent.trim()).toBe("Boris’s turn");
    expect(player("Boris").getAttribute("aria-current")).toBe("true");
    expect(player("Boris").querySelector("[aria-label='to move']")).toBeTruthy();
    expect(player("Ann").getAttribute("aria-current")).toBeNull();
    expect(player("Ann").querySelector("[aria-label='to answer']")).toBeTruthy();
  });

  it("is mine while the others answer me", async () => {
    const page = await asked([1], 0);
    expect(page.querySelector("[data-turn]")?.textContent.trim()).toBe("Your turn");
  });

  it("needs no further words when the one on turn is asked", async () => {
    const page = await asked([1], 1);
    expect(page.querySelector("[data-turn]")).toBeNull();
    expect(player("Boris").querySelector("[aria-label='to move']")).toBeTruthy();
  });
});

describe("thinking", () => {
  const time = (page: HTMLElement): string => page.querySelector("[data-thinking]")?.textContent.trim() ?? "none";

  it("moves, and after three seconds tells how long it takes", async () => {
    const page = await asked([1], 1);
    expect(time(page)).toBe("");
    await vi.advanceTimersByTimeAsync(2_600);
    expect(time(page)).toBe("");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(time(page)).toBe("0:03");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(time(page)).toBe("1:03");
  });

  it("is counted from when the question was put, also after a reload", async () => {
    const page = await asked([1], 1, 42_000);
    expect(time(page)).toBe("0:42");
  });

  it("is not said of the reader", async () => {
    expect(time(await asked([0], 0))).toBe("none");
  });
});
