import { beforeAll, describe, expect, it } from "vitest";
import type { Ending, ScoreLine, TableInfo } from "$lib/protocol";
import { readTable, setLanguage } from "$lib/text.svelte";
import { deedText, momentsOf, verdictOf } from "../src/table/words";
import { line, TABLE } from "./fakesocket";

const PARTS: ScoreLine = { name: "settlements", rule: "", values: [9, 9], marked: [], total: false };

function ended(winners: number[], values: number[], marked: boolean[] = []): [TableInfo, Ending] {
  const seats = values.map((_, seat) => ({ ...TABLE.seats[0], seat })) as TableInfo["seats"];
  const lines = [PARTS, { name: "total", rule: "", values, marked, total: true }];
  return [
    { ...TABLE, seats, status: "over" },
    { result: "points", reason: "points", rule: "", winners, sheet: { lines } },
  ];
}

beforeAll(async () => {
  await setLanguage("en");
  await readTable();
});

describe("the end is told to the reader", () => {
  it.each([
    ["You lost 42 : 85", ended([1], [42, 85]), [0]],
    ["You won 85 : 42", ended([1], [42, 85]), [1]],
    ["You won 10 : 8", ended([2], [8, 3, 10, 7]), [2]], // over the best of the others
    ["You lost 3 : 10", ended([2], [8, 3, 10, 7]), [1]],
    ["You lost 3 : 9", ended([0, 2], [9, 3, 9, 3], [true, false, true, false]), [1]], // teams
    ["You share the victory", ended([0, 1], [7, 7], [true, true]), [1]],
    ["", ended([1], [42, 85]), []], // a spectator
    ["", ended([1], [42, 85]), [0, 1]], // one device handed round
    ["", ended([], [1, 2]), [0]], // ended by agreement
  ] as const)("%s", (words, [table, ending], mine) => {
    expect(verdictOf(table, ending, mine)).toBe(words);
  });

  it("without a score where another thing decided", () => {
    const [table, ending] = ended([1], [42, 40], [false, false]);
    expect(verdictOf(table, ending, [0])).toBe("You lost");
    expect(verdictOf({ ...table, winners: [0] }, null, [0])).toBe("You won"); // the other gave up
    expect(verdictOf(...ended([1], [7, 7], [true, true]), [0])).toBe("You lost"); // a tie-break
  });
});

describe("what decided a game", () => {
  it("is at most six of the weightiest events, the later ones first to stay, in their order", () => {
    const names = ["raise", "take", "raise", "chat", "win", "raise", "raise", "raise", "raise", "raise"];
    const lines = names.map((name, index) => line(index + 1, { name }));
    const told = momentsOf(lines, ["raise", "take", "win"]);
    expect(told.map(({ name, ply }) => `${name} ${ply}`)).toEqual([
      "take 2",
      "win 5",
      "raise 7",
      "raise 8",
      "raise 9",
      "raise 10",
    ]);
  });

  it("is said without the name beside its emblem, if the name comes first", () => {
    const chat = line(1, { kind: "chat", by: "Ann", text: "hello" });
    expect(deedText(chat, ["Ann:"])).toBe("Ann: hello");
  });
});
