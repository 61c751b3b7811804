/** The board's labels, put together from the game's messages. */
import type { MoveInfo } from "$lib/protocol";
import { detailOf, say, sayMove, text } from "$lib/text.svelte";
import { seatOf } from "../notation";
import { who } from "../words";
import type { Choices } from "./choices.svelte";
import { percentOf, spaceName } from "./map/words";
import type { CardView, OddsView, OfferView, PlayerView, PreviewView } from "./view";

const SOFT_HYPHEN = "\u00AD";

export const cardName = (card: string): string => say(`card-${card}`);
export const cardText = (card: string): string => say(`card-${card}-text`);
export const typeName = (type: string): string => say(`type-${type}`);
export const wonderName = (wonder: string): string => say(`wonder-${wonder}`);

/** A name for a narrow card: long words may be broken between syllables, since browsers rarely hyphenate Russian and Bulgarian. */
export function narrowed(name: string): string {
  if (text.language === "en") return name.replace(/(?<=\p{L}{5})(?=zation\b)/u, SOFT_HYPHEN);
  const vowels = text.language === "bg" ? "аеиоуъюя" : "аеёиоуыэюя";
  // One consonant opens the next syllable; of several the first closes the one before, with "й" and "ь" clinging to it.
  const seam = new RegExp(
    `(?<=[${vowels}])(?=[^${vowels}][${vowels}])|(?<=[${vowels}][^${vowels}][йь]?)(?=[^${vowels}йь]+[${vowels}])`,
    "giu",
  );
  return name.replace(/\p{L}{9,}/gu, (word) =>
    word.replace(seam, (_, at: number) => (at >= 3 && word.length - at >= 3 ? SOFT_HYPHEN : "")),
  );
}

/** What a card would do from where it lies, in a few words; empty where nothing is known. */
export function previewWords(card: CardView, preview: PreviewView | undefined): string {
  if (!preview) return "";
  const details = { amount: preview.amount, spaces: preview.spaces.length, slot: preview.counts_as };
  return say(`show-would-${card.type}`, details);
}

/** What the hovered, chosen or inspected card would do. */
export function shownWords(choices: Choices): string {
  const card = choices.view.players[choices.shownSeat]?.row.find((one) => one.card === choices.shownCard);
  return card
    ? previewWords(
        card,
        choices.view.previews.find((one) => one.card === card.card),
      )
    : "";
}

/** A card in a row with everything there is to know about it. */
export function cardWords(card: CardView, preview?: PreviewView): string {
  const parts = [
    say("show-card", { name: cardName(card.card), type: typeName(card.type), level: card.level, slot: card.slot }),
  ];
  if (card.counts_as !== card.slot) parts.push(say("show-counts-as", { slot: card.counts_as }));
  if (card.trade > 0) parts.push(say("show-trade-on", { count: card.trade }));
  for (const token of card.tokens) parts.push(say(`token-${token}`));
  const would = previewWords(card, preview);
  if (would !== "") parts.push(would);
  return `${parts.join(", ")}. ${cardText(card.card)}`;
}

/** What a resource and a natural wonder are worth towards a wonder; a trade token is worth one. */
const RESOURCE_WORTH = 2;

/** What would pay for a wonder now, the cheapest first: natural wonders, which are kept, then resources, and a trade token for the last point. */
export function spending(offer: OfferView, player: PlayerView): { thing: string; name: string; count: number }[] {
  let owed = offer.cost_now - offer.production;
  let trade = Math.max(0, ...player.row.filter(({ type }) => type === "industry").map((card) => card.trade));
  const spent = new Map<string, { name: string; count: number }>();
  const spend = (thing: string, name: string, worth: number): void => {
    spent.set(thing, { name, count: (spent.get(thing)?.count ?? 0) + 1 });
    owed -= worth;
  };
  for (const { name, resource, used } of player.naturals)
    if (owed > 0 && !used && offer.resources.includes(resource)) spend(name, say(`token-${name}`), RESOURCE_WORTH);
  for (const kind of offer.resources)
    for (let left = player.resources[kind] ?? 0; left > 0 && owed > (trade > 0 ? 1 : 0); left -= 1)
      spend(kind, say(`resource-${kind}`), RESOURCE_WORTH);
  for (; trade > 0 && owed > 0; trade -= 1) spend("trade", say("show-trade-token"), 1);
  return [...spent].map(([thing, { name, count }]) => ({ thing, name, count }));
}

/** What a wonder costs the reader now, and whether that can be paid. */
export function priceWords(offer: OfferView, player: PlayerView | null): string {
  const parts = [say("show-cost", { cost: offer.cost })];
  if (player && offer.cost_now !== offer.cost) parts.push(say("show-cost-now", { cost: offer.cost_now }));
  if (player) parts.push(meansWords(offer));
  if (player && offer.missing === 0)
    parts.push(...spending(offer, player).map(({ name, count }) => say("show-count", { thing: name, count })));
  return parts.join(", ");
}

/** What there is to pay for a wonder: the production of the card where it lies, and what can be added to it. */
export function meansWords({ production, means, missing }: OfferView): string {
  const have = means > 0 ? say("show-have", { production, means }) : say("show-have-bare", { production });
  return `${have} · ${missing > 0 ? say("show-missing", { count: missing }) : say("show-affordable")}`;
}

/** The chances of an attack: without tokens, with the attacker's, with both sides'. */
export function oddsWords(odds: OddsView): string {
  return say("show-odds", {
    attack: odds.attack,
    defence: odds.defence,
    plain: percentOf(odds.plain),
    tokens: percentOf(odds.with_tokens),
    both: percentOf(odds.with_both),
  });
}

export function foeName(choices: Choices, { foe, hex }: OddsView): string {
  if (foe.startsWith("p")) return who(choices, seatOf(foe));
  const space = choices.land.get(hex);
  return foe === "city-state" && space ? spaceName(space) : say("foe-barbarians");
}

/** Spaces by name, each name once, with how many have it. */
export function placesWords(choices: Choices, hexes: readonly number[]): string {
  const names = new Map<string, number>();
  for (const hex of hexes) {
    const space = choices.land.get(hex);
    if (space) names.set(spaceName(space), (names.get(spaceName(space)) ?? 0) + 1);
  }
  return [...names].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(", ");
}

/** An answer in words, with what the thing it names does. */
export function answerWords(choices: Choices, move: MoveInfo): string {
  const words = sayMove(move, choices.names);
  const detail = detailOf(move);
  return detail === "" ? words : `${words}. ${detail}`;
}
