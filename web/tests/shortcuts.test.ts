import { afterEach, expect, test, vi } from "vitest";
import { mention, onKey, register, shortcuts } from "$lib/shortcuts.svelte";

const off: (() => void)[] = [];
afterEach(() => off.splice(0).forEach((remove) => remove()));

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  onKey(event);
  return event;
}

test("the latest registration of a key wins until it is removed", () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  off.push(register("b", "one", older));
  const remove = register("b", "other", newer);
  expect(press("B").defaultPrevented).toBe(true);
  remove();
  press("b");
  expect([older.mock.calls.length, newer.mock.calls.length]).toEqual([1, 1]);
});

test("a key that part of the page handles itself is only listed", () => {
  const handler = vi.fn();
  off.push(register("ArrowLeft", "back", handler), mention(["ArrowLeft", "ArrowUp"], "walk"));
  expect(shortcuts.list.filter(({ message }) => message === "walk").map(({ key }) => key)).toEqual([
    "ArrowLeft",
    "ArrowUp",
  ]);
  expect(press("ArrowUp").defaultPrevented).toBe(false);
  press("ArrowLeft");
  expect(handler).toHaveBeenCalledOnce();
  off.pop()?.();
  expect(shortcuts.list.filter(({ message }) => message === "walk")).toEqual([]);
});
