/** The colours keep their promise: text at least 4.5 to 1, shapes at least 3 to 1, by day, by lamplight and in safe colours. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

type Values = Map<string, [day: string, night: string]>;

const source = readFileSync(resolve("src/styles/tokens.css"), "utf-8").replace(/\/\*[\s\S]*?\*\//g, "");

function tokensOf(selector: string): Values {
  const found: Values = new Map();
  for (const [, block, body] of source.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (block?.trim() !== selector) continue;
    for (const [, name, day, night] of (body ?? "").matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)) {
      found.set(name!, [day!, night!]);
    }
  }
  return found;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const standard = tokensOf(":root");
const safe = new Map([...standard, ...tokensOf(':root[data-palette="safe"]')]);
const PAPERS = ["ground", "paper", "paper-raised", "paper-sunken"];
const DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"].map((name) => `domain-${name}`);
const PLAYERS = [1, 2, 3, 4].map((number) => `player-${number}`);

const LOOKS: [string, Values, 0 | 1][] = [
  ["standard by day", standard, 0],
  ["standard by night", standard, 1],
  ["safe by day", safe, 0],
  ["safe by night", safe, 1],
];

describe.each(LOOKS)("%s", (_, tokens, time) => {
  function between(front: string, back: string): number {
    return contrast(tokens.get(front)![time], tokens.get(back)![time]);
  }

  test("texts can be read on every paper", () => {
    for (const paper of PAPERS) {
      for (const text of ["ink", "ink-muted", "accent", "good", "warn", "danger"]) {
        expect(between(text, paper), `${text} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("texts can be read on coloured grounds", () => {
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

  test("shapes stand out from every paper", () => {
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
