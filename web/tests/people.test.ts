import { beforeEach, describe, expect, it } from "vitest";
import type { SeatInfo } from "$lib/protocol";
import { sayEvent, setLanguage, text, useGame } from "$lib/text.svelte";
import { seatNames, toldApart } from "../src/table/names";
import { patienceOf, patiences, patienceShown } from "../src/pages/new/plan";
import { sayWait } from "../src/ui/clock";
import { line } from "./fakesocket";

beforeEach(async () => {
  await setLanguage("en");
  await useGame("victoria");
  expect(text.ready).toBe(true);
});

describe("somebody who is away", () => {
  it("may be replaced after an hour without a clock, and after the server's time with one", () => {
    expect(patienceShown("usual", "none")).toBe(3600);
    expect(patienceShown("usual", "calm")).toBe("usual");
    expect(patienceShown(0, "none")).toBe(0);
    expect(patiences("none")).not.toContain("usual");
    expect(patiences("chess")).toContain("usual");
    expect(patienceOf("usual")).toBeNull();
    expect(patienceOf(86_400)).toBe(86_400);
  });

  it("is shown with a rounded waiting time", () => {
    expect(sayWait(0.2)).toBe("1 second");
    expect(sayWait(59)).toBe("59 seconds");
    expect(sayWait(3541)).toBe("1 hour");
    expect(sayWait(3300)).toBe("55 minutes");
    expect(sayWait(86_400)).toBe("1 day");
    expect(sayWait(100_000)).toBe("28 hours");
  });
});

describe("a notice about somebody without a seat", () => {
  it("uses the name they chose, even if it looks like a token", () => {
    const banned = line(1, { kind: "table", name: "banned", seat: -3, by: "seat.1" });
    expect(sayEvent(banned, ["Ann"])).toBe("The host has removed seat.1.");
    const left = line(2, { kind: "table", name: "leaves", seat: 1, by: "Bob" });
    expect(sayEvent(left, ["Ann", ""])).toBe("Bob leaves the seat.");
    const sat = line(3, { kind: "table", name: "sits", seat: 0 });
    expect(sayEvent(sat, ["Ann"])).toBe("Ann sits down.");
  });
});

describe("names at a table", () => {
  const bot = (seat: number, level = "search:200ms"): SeatInfo =>
    ({ seat, kind: "bot", name: "", bot: level }) as SeatInfo;
  const person = (seat: number, name: string): SeatInfo => ({ seat, kind: "person", name, bot: "" }) as SeatInfo;

  it("tell equal bots apart by names of their own, and equal people by their seats", () => {
    expect(seatNames([person(0, "Ann"), bot(1), bot(2), bot(3)])).toEqual([
      "Ann",
      "Scholar Bruno",
      "Scholar Clio",
      "Scholar Dante",
    ]);
    expect(seatNames([person(0, "Ann"), person(1, "Ann"), bot(2)])).toEqual(["Ann (1)", "Ann (2)", "Scholar"]);
    const free = { seat: 1, kind: "open", name: "", bot: "" } as SeatInfo;
    expect(toldApart([person(0, "Ann"), free, { ...free, seat: 2 }], ["Ann", "free", "free"])).toEqual([
      "Ann",
      "free",
      "free",
    ]);
    expect(seatNames([bot(0), bot(1, "greedy")])).toEqual(["Scholar", "Apprentice"]);
  });
});
