import { beforeEach, describe, expect, it } from "vitest";
import { sayEvent, setLanguage, text, useGame } from "$lib/text.svelte";
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
