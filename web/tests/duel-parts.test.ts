import { expect, test } from "vitest";
import type { EventInfo } from "$lib/protocol";
import { PART_MS, delayOf, partsOf } from "../src/games/duel/travel";

const event = (name: string, details: EventInfo["details"] = {}): EventInfo => ({ name, seat: 0, rule: "", details });

test("a move of several parts is shown part by part: the card, the pawn, what it takes, the cards that turn up", () => {
  const events = [
    event("buys"),
    event("builds", { card: "card.stable", coins: 3 }),
    event("advances", { steps: 2 }),
    event("loots", { lost: 2, target: "seat.2" }),
    event("turns-up", { card: "card.baths" }),
    event("turns-up", { card: "card.theatre" }),
  ];
  const parts = partsOf(events);
  expect(events.map((one) => parts.get(one))).toEqual([0, 0, 1, 2, 3, 3]);
  expect(delayOf(events, "advances")).toBe(PART_MS);
  expect(delayOf(events, "turns-up")).toBe(3 * PART_MS);
  expect(delayOf([event("builds", { card: "card.stable" })], "turns-up")).toBe(0);
});
