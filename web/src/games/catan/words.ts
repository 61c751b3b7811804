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

/** What would happen if the barbarians landed now. */
export function outlookWords(choices: Choices, { losers, defender, drawers }: BarbariansView): string {
  const names = (seats: readonly number[]): string => list(seats.map((seat) => who(choices, seat)));
  if (losers.length > 0) return say("show-would-lose", { names: names(losers) });
  if (defender >= 0) return say("show-would-defend", { name: who(choices, defender) });
  if (drawers.length > 0) return say("show-would-draw", { names: names(drawers) });
  return say("show-would-nothing");
}
