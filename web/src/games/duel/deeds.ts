/** Which sign the events of the duel have in the strip of what others did; what has none is told in words alone. */
import type { Deeds, Sounds } from "../contract";

export const DEEDS: Deeds = {
  picks: "wonder",
  "gets-last": "wonder",
  "chooses-starter": "flag",
  builds: "house",
  "builds-free": "house",
  "builds-by-chain": "link",
  raises: "wonder",
  gains: "coin",
  economy: "coin",
  loses: "lose",
  discards: "discard",
  advances: "fight",
  loots: "fight",
  pair: "science",
  takes: "token",
  keeps: "token",
  destroys: "trash",
  revives: "refresh",
  retires: "lose",
  "extra-turn": "refresh",
  "military-win": "crown",
  "scientific-win": "crown",
};

/** What may have decided a game, told at its end: the lightest first. */
export const MOMENTS: readonly string[] = [
  "raises",
  "takes",
  "keeps",
  "revives",
  "destroys",
  "loots",
  "military-win",
  "scientific-win",
];

/** The signs of the score sheet. */
export const COUNTED: Deeds = {
  blue: "house",
  green: "science",
  yellow: "trade",
  purple: "people",
  wonders: "wonder",
  tokens: "token",
  coins: "coin",
  military: "fight",
  total: "star",
  "blue-tie-break": "house",
};

/** The colours of the score sheet, as the cards have them. */
export const TONES: Readonly<Record<string, string>> = {
  blue: "--kind-blue",
  green: "--kind-green",
  yellow: "--kind-yellow",
  purple: "--kind-purple",
  military: "--kind-red",
  "blue-tie-break": "--kind-blue",
};

/** The sounds of events that have one of their own. */
export const SOUNDS: Sounds = {
  advances: "battle",
  loots: "battle",
  loses: "robber",
};
