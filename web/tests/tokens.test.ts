/** The colours have the promised contrast: text at least 4.5 to 1, shapes at least 3 to 1, by day, by lamplight and in safe colours. */
import { describe, expect, test } from "vitest";
import { contrast, looksOf, PAPERS } from "./contrast";

const DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"].map((name) => `domain-${name}`);
const PLAYERS = [1, 2, 3, 4].map((number) => `player-${number}`);

describe.each(looksOf("styles/tokens.css"))("%s", (_, tokens, time) => {
  function between(front: string, back: string): number {
    return contrast(tokens.get(front)![time], tokens.get(back)![time]);
  }

  test("text is readable on every paper", () => {
    for (const paper of PAPERS) {
      for (const text of ["ink", "ink-muted", "accent", "good", "warn", "danger"]) {
        expect(between(text, paper), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("text is readable on coloured backgrounds", () => {
    for (const domain of DOMAINS) expect(between("domain-ink", domain), domain).toBeGreaterThanOrEqual(4.5);
    for (const player of PLAYERS) expect(between("player-ink", player), player).toBeGreaterThanOrEqual(4.5);
    for (const accent of ["accent", "accent-strong"]) expect(between("accent-ink", accent)).toBeGreaterThanOrEqual(4.5);
    for (const era of [1, 2, 3]) expect(between("era-ink", `era-${era}`)).toBeGreaterThanOrEqual(4.5);
    expect(between("danger-ink", "danger")).toBeGreaterThanOrEqual(4.5);
    for (const text of ["on-table", "on-table-muted"]) {
      expect(between(text, "table"), text).toBeGreaterThanOrEqual(4.5);
      expect(between(text, "table-deep"), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("shapes contrast with every paper", () => {
    for (const paper of PAPERS) {
      for (const shape of ["line-strong", "glow", ...DOMAINS, ...PLAYERS]) {
        expect(between(shape, paper), `${shape} on ${paper}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(between("table-glow", "table")).toBeGreaterThanOrEqual(3);
  });

  test("no two domains and no two players have the same colour", () => {
    for (const group of [DOMAINS, PLAYERS]) {
      expect(new Set(group.map((name) => tokens.get(name)![time])).size).toBe(group.length);
    }
  });
});
