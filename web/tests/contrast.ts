/** The colours of a stylesheet, by day and by lamplight, and how much they contrast. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export type Colours = Map<string, [day: string, night: string]>;

/** The colour tokens of a rule of a stylesheet under `src`. */
export function tokensOf(path: string, selector: string): Colours {
  const source = readFileSync(resolve("src", path), "utf-8").replace(/\/\*[\s\S]*?\*\//g, "");
  const found: Colours = new Map();
  for (const [, block, body] of source.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (block?.trim() !== selector) continue;
    for (const [, name, day, night] of (body ?? "").matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\)/g)) {
      found.set(name!, [day!, night!]);
    }
  }
  return found;
}

/** Every look of the tokens of these stylesheets, the later ones laid over the earlier. */
export function looksOf(...paths: string[]): [name: string, colours: Colours, time: 0 | 1][] {
  const standard: Colours = new Map(paths.flatMap((path) => [...tokensOf(path, ":root")]));
  const safe: Colours = new Map([
    ...standard,
    ...paths.flatMap((path) => [...tokensOf(path, ':root[data-palette="safe"]')]),
  ]);
  return [
    ["standard by day", standard, 0],
    ["standard by night", standard, 1],
    ["safe by day", safe, 0],
    ["safe by night", safe, 1],
  ];
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

export const PAPERS = ["ground", "paper", "paper-raised", "paper-sunken"];
