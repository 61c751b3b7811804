/** What the table is made of: kinds, tracks, what can be built and how each question is answered. */
import { COSTS } from "./catalogue";
import type { PlaceKind } from "./island/grid";
import type { CatanView } from "./view";

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export const COMMODITIES = ["paper", "cloth", "coin"] as const;
export const TRACKS = ["trade", "politics", "science"] as const;
export const TOP_LEVEL = 5;
/** The commodity that pays for each track. */
const GOODS: Record<string, string> = { trade: "cloth", politics: "coin", science: "paper" };

export type Cards = Readonly<Record<string, number>>;

export const goodOf = (track: string): string => GOODS[track] ?? "";

export function kindsOf(view: CatanView): readonly string[] {
  return view.mode === "base" ? RESOURCES : [...RESOURCES, ...COMMODITIES];
}

export const countOf = (cards: Cards | null | undefined, kind: string): number => cards?.[kind] ?? 0;

export const totalOf = (cards: Cards): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** What is missing from a hand to pay a price. */
export function lacking(price: Cards, hand: Cards): Record<string, number> {
  const lacks = Object.entries(price).map(([kind, count]): [string, number] => [kind, count - countOf(hand, kind)]);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

/** What the next level of a track costs a seat: as many commodities as its number, one less by a Crane. */
export function improvementPrice(view: CatanView, seat: number, track: string): Record<string, number> | null {
  const level = view.players[seat]?.levels[track] ?? 0;
  if (level >= TOP_LEVEL) return null;
  const crane = seat === view.active && view.turn.cranes > 0 ? 1 : 0;
  return { [goodOf(track)]: Math.max(0, level + 1 - crane) };
}

/** Something that costs cards, or another action that happens at a place. */
export interface Deed {
  verb: string;
  kind: PlaceKind | "";
  price: Cards;
  /** Which piece is taken from the supply; "" for none. */
  piece: string;
}

const deed = (verb: string, kind: Deed["kind"], cost: string, piece = ""): Deed => ({
  verb,
  kind,
  price: COSTS[cost] ?? {},
  piece,
});

const ROAD = deed("road", "edge", "road", "road");
const SHIP = deed("ship", "edge", "ship", "ship");
const SETTLEMENT = deed("settlement", "crossing", "settlement", "settlement");
const CITY = deed("city", "crossing", "city", "city");
const BASE_ONLY = [deed("buy", "", "development")];
const KNIGHTS_ONLY = [
  deed("wall", "crossing", "wall", "wall"),
  deed("hire", "crossing", "knight", "basic-knight"),
  deed("activate", "crossing", "activation"),
  deed("promote", "crossing", "promotion"),
];

/** What cards can buy at this table, in the order of the cost list. */
export function deedsOf(view: CatanView): Deed[] {
  return [ROAD, ...(view.sails ? [SHIP] : []), SETTLEMENT, CITY, ...(view.mode === "base" ? BASE_ONLY : KNIGHTS_ONLY)];
}

/** Actions that cost nothing; listed only while they are possible. */
export const FREE_DEEDS = ["march", "chase", "chase-pirate", "sail"] as const;

/** The verb and the kind of place that answer a question about places, so that a place that is not highlighted can say why not. */
export const PLACED: Record<string, readonly [string, PlaceKind]> = {
  "founding-settlement": ["settlement", "crossing"],
  "founding-city": ["city", "crossing"],
  "founding-road": ["road", "edge"],
  marching: ["go", "crossing"],
  retreating: ["go", "crossing"],
  sailing: ["ship", "edge"],
  "free-roads": ["road", "edge"],
  smithing: ["promote", "crossing"],
  walling: ["wall", "crossing"],
  healing: ["city", "crossing"],
  swapping: ["swap", "hex"],
  "moving-robber": ["robber", "hex"],
  "moving-pirate": ["pirate", "hex"],
  "moving-either": ["robber", "hex"],
  capping: ["cap", "crossing"],
  pillaged: ["lose", "crossing"],
  deserting: ["lose", "crossing"],
  enlisting: ["enlist", "crossing"],
  intriguing: ["displace", "crossing"],
  relieving: ["settlement", "crossing"],
  "placing-merchant": ["merchant", "hex"],
  removing: ["remove", "edge"],
  replacing: ["road", "edge"],
  committing: ["commit", "crossing"],
};

/** The kind of place the current question is about, if `about` names one. */
export const ABOUT: Record<string, PlaceKind> = {
  "founding-road": "crossing",
  marching: "crossing",
  retreating: "crossing",
  sailing: "edge",
  swapping: "hex",
};

/** Questions answered with cards from one's own hand. */
export const FROM_HAND: Record<string, string> = {
  discarding: "discard",
  sabotaged: "discard",
  gifts: "pay",
  paying: "pay",
};

/** Questions whose answers are shown in the panel, and the verb of the answers. */
export const LAID: Record<string, string> = {
  "setting-dice": "dice",
  robbing: "rob",
  "picking-gold": "take",
  aqueduct: "take",
  plenty: "take",
  seizing: "take",
  rewarding: "draw",
  surplus: "surrender",
  spying: "seize",
  targeting: "target",
  naming: "name",
};
