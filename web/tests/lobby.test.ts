/** The reader's own games in the lobby: whose turn it is, how they ended, and when. */
import { beforeEach, describe, expect, it } from "vitest";
import type { LobbyTable } from "$lib/protocol";
import { setLanguage } from "$lib/text.svelte";
import { dayOf, standingOf } from "../src/pages/lobby/standing";

const NAMES = ["Ann", "Bob", "Cleo"];

function table(part: Partial<LobbyTable>): LobbyTable {
  return {
    id: "t",
    game: "victoria",
    players: 3,
    status: "playing",
    seats: [],
    options: {},
    clock: {},
    created_ms: Date.UTC(2026, 2, 5, 12),
    my_turn: false,
    free: 0,
    own_seats: [0],
    ...part,
  } as LobbyTable;
}

const standing = (part: Partial<LobbyTable>, names = NAMES): string => standingOf(table(part), names, "en");

beforeEach(() => setLanguage("en"));

describe("a game of one's own", () => {
  it("says whose turn it is, unless it is one's own", () => {
    expect(standing({ awaited: [1] })).toBe("Bob’s turn");
    expect(standing({ awaited: [1, 2] })).toBe("Bob and Cleo to move");
    expect(standing({ awaited: [1] }, ["Ann", "Scholar", "Scholar"])).toBe("Scholar (2)’s turn");
    expect(standing({ awaited: [0, 1], my_turn: true })).toBe("");
    expect(standing({ status: "waiting" })).toBe("");
  });

  it("says how it ended for oneself", () => {
    const over = { status: "over", ended_ms: 1 } as const;
    expect(standing({ ...over, winners: [0] })).toBe("You won");
    expect(standing({ ...over, winners: [0, 1] })).toBe("You won");
    expect(standing({ ...over, winners: [2] })).toBe("You lost");
    expect(standing({ ...over, winners: [] })).toBe("No winner");
    expect(standing({ ...over, winners: [0, 1, 2] })).toBe("You shared the victory");
    expect(standing({ ...over, winners: [1], own_seats: [0, 1] })).toBe("Won by Bob");
  });

  it("says nothing of a result that was not kept", () => {
    expect(standing({ status: "over" })).toBe("");
  });

  it("has the day on which it ended, or else began, and the year if it was another one", () => {
    const now = Date.UTC(2026, 10, 19);
    expect(dayOf(table({ ended_ms: Date.UTC(2026, 6, 1, 12) }), "en", now)).toBe("Jul 1");
    expect(dayOf(table({}), "en", now)).toBe("Mar 5");
    expect(dayOf(table({ ended_ms: Date.UTC(2025, 6, 1, 12) }), "en", now)).toBe("Jul 1, 2025");
  });
});
