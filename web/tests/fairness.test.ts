import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { check, commitmentOf, firstSeenCommitment, ticket } from "$lib/fairness";
import type { Fairness } from "$lib/protocol";
import { fromHex } from "$lib/sha256";

interface Vectors {
  games: Fairness[];
  again: { table: string; secret: string; tickets: { index: number; total: string; ticket: string }[] };
}

const vectors = JSON.parse(readFileSync("tests/fixtures/fairness.json", "utf-8")) as Vectors;

function secretOf(hex: string): Uint8Array {
  const secret = fromHex(hex);
  if (secret === null) throw new Error("the fixture has no secret");
  return secret;
}

describe("the fairness check", () => {
  it.each(vectors.games)("agrees with the server about table $table", (game) => {
    expect(commitmentOf(secretOf(game.secret), game.table)).toBe(game.commitment);
    const checked = check(game);
    expect(checked?.right).toBe(true);
    expect(checked?.draws).toHaveLength(game.draws.length);
  });

  it("redraws numbers that would favour some outcomes", () => {
    const { table, secret, tickets } = vectors.again;
    for (const { index, total, ticket: expected } of tickets) {
      expect(ticket(secretOf(secret), table, index, BigInt(total))).toBe(BigInt(expected));
    }
  });

  it("detects a replaced outcome", () => {
    const game = structuredClone(vectors.games[0]!);
    const draw = game.draws[3];
    if (draw === undefined) throw new Error("the fixture is too short");
    draw.chosen = (draw.chosen + 1) % draw.weights.length;
    const checked = check(game);
    expect(checked?.commitment).toBe(true);
    expect(checked?.draws.filter((one) => !one.right).map((one) => one.draw.index)).toEqual([3]);
    expect(checked?.right).toBe(false);
  });

  it("detects a replaced secret", () => {
    const game = { ...vectors.games[0]!, secret: vectors.games[1]!.secret };
    expect(check(game)?.commitment).toBe(false);
  });

  it("has nothing to check until the secret is revealed", () => {
    expect(check({ ...vectors.games[0]!, secret: "" })).toBeNull();
  });
});

describe("the first commitment seen", () => {
  beforeEach(() => localStorage.clear());

  it("is kept", () => {
    expect(firstSeenCommitment("t", "aa")).toBe("aa");
    expect(firstSeenCommitment("t", "bb")).toBe("aa");
    expect(firstSeenCommitment("other", "bb")).toBe("bb");
  });
});
