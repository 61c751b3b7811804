/** Which sign the events of Victoria have in the strip of what others did; what has none is told in words alone. */
import type { Deeds } from "../contract";

export const DEEDS: Deeds = {
  draws: "cards",
  "draws-seen": "cards",
  picks: "cards",
  "picks-seen": "cards",
  reveals: "eye",
  chooses: "gain",
  uses: "star",
  copies: "copy",
  pays: "star",
  discards: "discard",
  drops: "discard",
  returns: "undo",
  names: "fight",
  loses: "lose",
  questions: "eye",
  "questions-seen": "eye",
  gives: "gain",
  "gives-seen": "gain",
  "lays-embargo": "warning",
  "lays-democracy": "flag",
  recovers: "refresh",
  plays: "house",
  "embargo-ends": "check",
  "deck-empty": "clock",
  "instant-win": "crown",
};

/** What may have decided a game, told at its end: the lightest first. */
export const MOMENTS: readonly string[] = [
  "questions",
  "questions-seen",
  "loses",
  "names",
  "lays-embargo",
  "lays-democracy",
  "deck-empty",
  "instant-win",
];

/** The signs of the score sheet. */
export const COUNTED: Deeds = { points: "star", shared: "handshake" };

/** The colours of the score sheet, as the domains have them. */
export const TONES: Readonly<Record<string, string>> = Object.fromEntries(
  ["war", "religion", "economy", "science", "culture", "utopia"].flatMap((domain) => [
    [`domain.${domain}`, `--domain-${domain}`],
    [`tie-break.${domain}`, `--domain-${domain}`],
  ]),
);
