/** The components as the board draws them. No rules: the server knows those. */
import type { SignName } from "./art/signs";
import { CARDS, type CardFacts } from "./catalogue";

export const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"] as const;
export const COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export const SYMBOLS = ["inkwell", "mortar", "level", "wheel", "sundial", "armillary", "scales"] as const;
export const ROMAN = ["", "I", "II", "III"] as const;

/** Half of the military track, from the centre towards a capital: the cells of each zone and the points printed on it. */
export const ZONES = [
  { cells: [1, 2], points: 2 },
  { cells: [3, 4, 5], points: 5 },
  { cells: [6, 7, 8], points: 10 },
] as const;
export const CAPITAL = 9;
/** Different symbols that win at once, for the meter. */
export const SYMBOLS_TO_WIN = 6;

/** The sign of something that the view names. */
export function sign(kind: "resource" | "symbol" | "chain" | "kind" | "token", name: string): SignName {
  return `${kind}-${name}` as SignName;
}

export function colourOf(card: string): CardFacts["colour"] {
  return CARDS[card]?.colour ?? "brown";
}

/** The zone, from 1, in which a cell lies that many steps from the centre; 0 for the centre, 4 for the capital. */
export function zoneOf(distance: number): number {
  const steps = Math.abs(distance);
  if (steps === 0) return 0;
  return ZONES.findIndex(({ cells }) => (cells as readonly number[]).includes(steps)) + 1 || ZONES.length + 1;
}

/** Military tokens still on one side, by zone from 1: the nearest are taken first, so those left lie farthest out. */
export function lootByZone(left: readonly number[]): Map<number, number> {
  return new Map(left.map((coins, index) => [ZONES.length - left.length + index + 1, coins]));
}

export interface Tile {
  signs: SignName[];
  /** What is written beside the signs: points, coins. */
  number: string;
}

/** What a building gives, as small as it can be drawn. */
export function tileOf(card: string): Tile {
  const facts = CARDS[card];
  if (!facts) return { signs: [], number: "" };
  if (facts.produces.length > 0) return { signs: facts.produces.map((name) => sign("resource", name)), number: "" };
  if (facts.symbol !== "")
    return { signs: [sign("symbol", facts.symbol)], number: facts.points > 0 ? String(facts.points) : "" };
  if (facts.shields > 0) return { signs: Array.from({ length: facts.shields }, () => "shield" as const), number: "" };
  if (facts.chooses !== "") return { signs: [`${facts.chooses}-choice`], number: "" };
  if (facts.cheap.length > 0) return { signs: facts.cheap.map((name) => sign("resource", name)), number: "1" };
  if (facts.guild) return { signs: [guildSign(facts)], number: facts.pointsEach > 1 ? `×${facts.pointsEach}` : "" };
  if (facts.points > 0) return { signs: ["laurel"], number: String(facts.points) };
  return { signs: ["coin"], number: facts.gains > 0 ? String(facts.gains) : "" };
}

function guildSign(facts: CardFacts): SignName {
  if (facts.counts === "wonder") return "wonder";
  if (facts.counts === "coin-triples") return "coin";
  if (facts.counts === "brown-and-grey") return "kind-brown";
  return facts.counts === "" ? "kind-purple" : sign("kind", facts.counts);
}
