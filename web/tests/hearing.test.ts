/** What is read aloud of what the other did. */
import { describe, expect, it } from "vitest";
import type { Line } from "$lib/protocol";
import { worthHearing } from "../src/table/turn.svelte";

function line(ply: number, name: string): Line {
  return {
    version: ply,
    at_ms: 0,
    kind: "game",
    ply,
    round: 1,
    text: "",
    author: "",
    by: "",
    name,
    seat: 1,
    rule: "",
    details: {},
  } as unknown as Line;
}

const names = (lines: Line[]): string[] => lines.map((each) => each.name);

describe("what is read aloud", () => {
  it("is everything if there is little", () => {
    const few = [line(4, "raises"), line(4, "buys"), line(5, "turns-up")];
    expect(worthHearing(few)).toEqual(few);
  });

  it("is the action and the latest lines if there is a lot", () => {
    const many = [
      line(4, "raises"),
      ...["a", "b", "c", "d", "e"].map((buys) => line(4, buys)),
      line(4, "advances"),
      line(5, "turns-up"),
    ];
    expect(names(worthHearing(many))).toEqual(["raises", "c", "d", "e", "advances", "turns-up"]);
  });

  it("is the action of each of the last steps if there are too many steps", () => {
    const steps = Array.from({ length: 9 }, (_, ply) => line(ply, `step-${ply}`));
    expect(names(worthHearing(steps))).toEqual(["step-3", "step-4", "step-5", "step-6", "step-7", "step-8"]);
  });
});
