import { describe, expect, it } from "vitest";
import { pauseAfter } from "$lib/lobby.svelte";
import { matches, pieces, searchWords } from "$lib/rules";
import { onKey, register, shortcuts } from "$lib/shortcuts.svelte";
import { choose, clockOf, hasCompany, plansOf, resized, seatsFor } from "../src/pages/new/plan";

const nameless = (seat: number): string => `Player ${seat + 1}`;

describe("a new table", () => {
  it("starts with me and other players", () => {
    const seats = seatsFor("friends", 3, "greedy");
    expect(plansOf(seats, nameless)).toEqual([{ kind: "me" }, { kind: "friend" }, { kind: "friend" }]);
    expect(hasCompany(seats)).toBe(true);
    expect(hasCompany(seatsFor("computer", 2, "greedy"))).toBe(false);
  });

  it("keeps its seats when players are added or removed", () => {
    const two = seatsFor("computer", 2, "greedy");
    expect(plansOf(resized(two, 4, "random"), nameless)).toEqual([
      { kind: "me" },
      ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "greedy" })),
    ]);
    expect(resized(resized(two, 4, "random"), 2, "random")).toEqual(two);
  });

  it("has one seat of mine, which moves when I choose another", () => {
    const seats = choose(seatsFor("friends", 3, "greedy"), 2, "me");
    expect(seats.map((seat) => seat.choice)).toEqual(["friend", "friend", "me"]);
  });

  it("names the others at this device", () => {
    const seats = seatsFor("device", 2, "greedy").map((seat, index) => ({ ...seat, name: index ? " Zoe " : "" }));
    expect(plansOf(seats, nameless)).toEqual([{ kind: "me" }, { kind: "me", name: "Zoe" }]);
    expect(plansOf(seatsFor("device", 2, "greedy"), nameless)[1]).toEqual({ kind: "me", name: "Player 2" });
  });

  it("has a clock for its pace", () => {
    expect(clockOf("none", { move: 9, game: 9 })).toEqual({ move: 0, game: 0 });
    expect(clockOf("own", { move: 9, game: 8 })).toEqual({ move: 9, game: 8 });
  });
});

describe("the rules search", () => {
  const rule = { id: "CV-WAR-06", rule: "Атака ещё раз; см. CV-EFF-05 и CV-EFF-05.", note: "A note", source: "" };

  it("needs every word, in any case and order, with ё or е", () => {
    expect(matches(rule, searchWords("  РАЗ еще атака "))).toBe(true);
    expect(matches(rule, searchWords("war-06 note"))).toBe(true);
    expect(matches(rule, searchWords("атака нет"))).toBe(false);
  });

  it("marks hits, links rules and drops nothing", () => {
    const cut = pieces(rule.rule, ["еще", "ат"]);
    expect(cut.map((piece) => piece.text).join("")).toBe(rule.rule);
    expect(cut.filter((piece) => piece.kind === "found").map((piece) => piece.text)).toEqual(["Ат", "ещё"]);
    expect(cut.filter((piece) => piece.kind === "rule").map((piece) => piece.text)).toEqual(["CV-EFF-05", "CV-EFF-05"]);
  });
});

describe("a lost lobby connection", () => {
  it("is retried after longer and longer pauses", () => {
    const pauses = [1, 2, 3, 10].map((failures) => pauseAfter(failures, () => 1));
    expect(pauses).toEqual([800, 1600, 3200, 20_000]);
    expect(pauseAfter(1, () => 0)).toBe(400);
  });
});

describe("shortcuts", () => {
  function press(key: string, target: Element = document.body, how: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...how });
    target.addEventListener("keydown", (seen) => onKey(seen as KeyboardEvent), { once: true });
    target.dispatchEvent(event);
    return event;
  }

  it("do what was registered last, until that is removed", () => {
    const done: string[] = [];
    const first = register("u", "cancel", () => done.push("first"));
    const second = register("u", "close", () => done.push("second"));
    expect(press("U").defaultPrevented).toBe(true);
    second();
    press("u");
    expect(done).toEqual(["second", "first"]);
    first();
    expect(press("u").defaultPrevented).toBe(false);
    expect(shortcuts.list).toEqual([]);
  });

  it("leave typing and the browser's own keys alone", () => {
    const done: string[] = [];
    const remove = register("u", "cancel", () => done.push("u"));
    document.body.innerHTML = "<input><input type=checkbox><textarea></textarea>";
    press("u", document.querySelector("input") ?? document.body);
    press("u", document.querySelector("textarea") ?? document.body);
    press("u", document.body, { ctrlKey: true });
    expect(done).toEqual([]);
    press("u", document.querySelector("[type=checkbox]") ?? document.body);
    expect(done).toEqual(["u"]);
    remove();
  });
});
