import type { Draw, Fairness } from "$lib/protocol";
import { bytesOf, fromHex, hmac, joined, sha256, toHex } from "$lib/sha256";
import { remember, remembered } from "$lib/storage";

/** The result of checking one outcome of chance. */
export interface CheckedDraw {
  draw: Draw;
  expected: number;
  right: boolean;
}

export interface CheckedFairness {
  /** Whether the revealed secret matches the commitment made before the first move. */
  commitment: boolean;
  draws: CheckedDraw[];
  /** The overall result. */
  right: boolean;
}

const SPACE = 1n << 256n;

export function commitmentOf(secret: Uint8Array, table: string): string {
  return toHex(sha256(joined(bytesOf(`ecumene/1/${table}/`), secret)));
}

/** A number below `total`, exactly uniform by rejection sampling. */
export function ticket(secret: Uint8Array, table: string, index: number, total: bigint): bigint {
  const limit = SPACE - (SPACE % total);
  for (let attempt = 0; ; attempt += 1) {
    const value = BigInt(`0x${toHex(hmac(secret, bytesOf(`${table}/${index}/${attempt}`)))}`);
    if (value < limit) return value % total;
  }
}

/** Which of the weighted outcomes is number `index` of this table; -1 if the weights allow none. */
export function choose(secret: Uint8Array, table: string, index: number, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n) return -1;
  let left = ticket(secret, table, index, total);
  for (const [choice, weight] of weights.entries()) {
    left -= BigInt(weight);
    if (left < 0n) return choice;
  }
  return -1;
}

export function checkDraw(secret: Uint8Array, table: string, draw: Draw): CheckedDraw {
  const expected = choose(secret, table, draw.index, draw.weights);
  return { draw, expected, right: expected === draw.chosen };
}

/** Recompute everything from the revealed secret; null until it is revealed. */
export function check(fairness: Fairness): CheckedFairness | null {
  const secret = fromHex(fairness.secret);
  if (secret === null || secret.length === 0) return null;
  const commitment = commitmentOf(secret, fairness.table) === fairness.commitment;
  const draws = fairness.draws.map((draw) => checkDraw(secret, fairness.table, draw));
  return { commitment, draws, right: commitment && draws.every((draw) => draw.right) };
}

/**
 * The commitment this browser saw first at a table, remembered now if it is the first time: a server that
 * replaced its secret in the middle of a game would be detected.
 */
export function firstSeenCommitment(table: string, now: string): string {
  const seen = remembered(`commitment.${table}`);
  if (seen !== null) return seen;
  remember(`commitment.${table}`, now);
  return now;
}
