/** The board's labels, put together from the game's messages. */
import { say } from "$lib/text.svelte";
import { ROMAN, domainOf, levelOfEffect, domainOfEffect } from "./material";
import type { DomainView, PlayerView, VictoriaView } from "./view";

export const cardName = (card: string): string => say(`card-${card}`);
export const domainName = (domain: string): string => say(`domain-${domain}`);
export const effectName = (effect: string): string => say(`effect-${effect}`);
export const effectText = (effect: string): string => say(`effect-${effect}-text`);

/** A domain with everything that lies on it: "War: 3 of 8, level 1, Embargo". */
export function domainWords(domain: DomainView): string {
  const parts = [
    say("show-domain", { domain: domainName(domain.domain), count: domain.count, needed: domain.needed_to_win }),
  ];
  if (domain.level > 0) parts.push(say("show-level", { level: domain.level }));
  if (domain.embargoes.some((amount) => amount > 0)) parts.push(effectName("embargo"));
  if (domain.democracies > 0) parts.push(say("show-face-down", { count: domain.democracies }));
  if (domain.coin) parts.push(say("show-token"));
  return parts.join(", ");
}

/** A card that may come to my area: "play War II; then War 4 of 8". */
export function cardWords(move: string, card: string, player: PlayerView | undefined): string {
  const domain = player?.domains.find((each) => each.domain === domainOf(card));
  if (!domain) return move;
  return say("show-then", {
    move,
    domain: domainName(domain.domain),
    count: domain.count + 1,
    needed: domain.needed_to_win,
  });
}

/** An effect with its place: "Purge, War, level 2". */
export function effectWords(effect: string): string {
  const level = levelOfEffect(effect);
  const rank = level === 0 ? say("show-discard-effect") : say("show-level", { level });
  return `${effectName(effect)}, ${domainName(domainOfEffect(effect))}, ${rank}`;
}

/** How many cards somebody holds, and of which eras where backs are public. */
export function handWords(player: PlayerView): string {
  const parts = [say("show-hand-size", { count: player.hand_size })];
  if (player.hand_eras !== null && player.hand_size > 0) {
    const eras = player.hand_eras.map((amount, index) => (amount > 0 ? `${ROMAN[index]} ×${amount}` : ""));
    parts.push(eras.filter((part) => part !== "").join(", "));
  }
  return parts.join(": ");
}

/** Whether people play in teams: then a team is not a seat. */
export function inTeams(view: VictoriaView): boolean {
  return view.players.some((player) => player.team !== player.seat);
}
