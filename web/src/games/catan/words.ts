/** The board's labels, put together from the game's messages. */
import { say } from "$lib/text.svelte";
import { list, who } from "../words";
import type { Choices } from "./choices.svelte";
import type { Cards } from "./material";
import type { BarbariansView } from "./view";

export const kindName = (kind: string): string => say(`kind-${kind}`);
export const cardName = (card: string): string => say(`card-${card}`);
export const cardText = (card: string): string => say(`card-${card}-text`);
export const trackName = (track: string): string => say(`track-${track}`);
export const levelName = (track: string, level: number): string => say(`track-${track}-${level}`);

/** "2 wool and 1 ore"; a dash for nothing. */
export function cardsWords(cards: Cards): string {
  const parts = Object.entries(cards).flatMap(([kind, number]) =>
    number > 0 ? [say(`count-${kind}`, { number })] : [],
  );
  return parts.length > 0 ? list(parts) : "–";
}

export interface Outlook {
  /** The whole sentence. */
  words: string;
  /** A few words, to stand before the emblems of the seats. */
  brief: string;
  seats: readonly number[];
}

/** What would happen if the barbarians landed now. */
export function outlookOf(choices: Choices, { losers, defender, drawers }: BarbariansView): Outlook {
  const names = (seats: readonly number[]): string => list(seats.map((seat) => who(choices, seat)));
  if (losers.length > 0)
    return { words: say("show-would-lose", { names: names(losers) }), brief: say("show-brief-lose"), seats: losers };
  if (defender >= 0)
    return {
      words: say("show-would-defend", { name: who(choices, defender) }),
      brief: say("show-brief-defend"),
      seats: [defender],
    };
  if (drawers.length > 0)
    return { words: say("show-would-draw", { names: names(drawers) }), brief: say("show-brief-draw"), seats: drawers };
  return { words: say("show-would-nothing"), brief: say("show-brief-nothing"), seats: [] };
}
