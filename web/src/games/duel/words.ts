/** The board's labels, put together from the game's messages. */
import { say } from "$lib/text.svelte";
import type { Choices } from "./choices.svelte";
import type { SignName } from "./art/signs";
import { COLOURS, RESOURCES, SYMBOLS, colourOf, sign } from "./material";
import type { Bill, CityView, OfferView, SlotView, WonderView } from "./view";

export const cardName = (card: string): string => say(`card-${card}`);
export const cardText = (card: string): string => say(`card-${card}-text`);
export const wonderName = (wonder: string): string => say(`wonder-${wonder}`);
export const wonderText = (wonder: string): string => say(`wonder-${wonder}-text`);
export const tokenName = (token: string): string => say(`token-${token}`);
export const tokenText = (token: string): string => say(`token-${token}-text`);
export const colourName = (colour: string): string => say(`colour-${colour}`);
export const resourceName = (resource: string): string => say(`resource-${resource}`);

/** One line of a bill: what is needed, where it comes from, what that costs. */
export interface BillLine {
  signs: SignName[];
  words: string;
  coins: number | null;
}

function signsOf(units: Record<string, number>): SignName[] {
  return RESOURCES.flatMap((resource) =>
    Array.from({ length: units[resource] ?? 0 }, () => sign("resource", resource)),
  );
}

/** Why it costs what it costs, line by line. */
export function billLines(bill: Bill): BillLine[] {
  if (bill.chain !== "")
    return [
      {
        signs: [sign("chain", bill.chain)],
        words: say("show-bill-chain", { chain: say(`chain-${bill.chain}`) }),
        coins: 0,
      },
    ];
  const lines: BillLine[] = [];
  const produced = signsOf(bill.produced);
  const chosen = signsOf(bill.chosen);
  const waived = signsOf(bill.waived);
  if (produced.length > 0) lines.push({ signs: produced, words: say("show-bill-produced"), coins: null });
  if (chosen.length > 0) lines.push({ signs: chosen, words: say("show-bill-chosen"), coins: null });
  if (waived.length > 0)
    lines.push({ signs: waived, words: say("show-bill-waived", { token: tokenName(bill.waived_by) }), coins: null });
  for (const { resource, count, each, rival, fixed } of bill.bought) {
    const message = fixed ? "show-bill-fixed" : rival > 0 ? "show-bill-bought" : "show-bill-bought-plain";
    const details = { count, each, rival, base: each - rival, resource: resourceName(resource) };
    lines.push({
      signs: Array.from({ length: count }, () => sign("resource", resource)),
      words: say(message, details),
      coins: count * each,
    });
  }
  if (bill.coins > 0) lines.push({ signs: ["coin"], words: say("show-bill-printed"), coins: bill.coins });
  return lines;
}

/** What building something would do, each as a sign and words. */
export interface Effect {
  sign: SignName;
  words: string;
  strong: boolean;
}

export function effectsOf(offer: OfferView): Effect[] {
  const effects: Effect[] = [];
  const add = (name: SignName, words: string, strong = false): number => effects.push({ sign: name, words, strong });
  if (offer.wins !== "")
    add(offer.wins === "science" ? "symbol-armillary" : "capital", say(`show-wins-${offer.wins}`), true);
  if (offer.shields > 0) add("shield", say("show-steps", { steps: offer.shields }));
  if (offer.pair) add(sign("symbol", offer.symbol), say("show-pair"), true);
  else if (offer.symbol !== "") add(sign("symbol", offer.symbol), say("show-symbols", { count: offer.symbols }));
  if (offer.gains > 0) add("coin", say("show-gains", { coins: offer.gains }));
  if (offer.takes > 0) add("loot", say("show-takes", { coins: offer.takes }));
  if (offer.points !== 0) add("laurel", say("show-points-more", { points: offer.points }));
  if (offer.again) add("again", say("show-again"), true);
  return effects;
}

/** What it costs a player, in a few words. */
export function priceWords(offer: OfferView): string {
  if (offer.bill.chain !== "") return say("show-free-by-chain", { chain: say(`chain-${offer.bill.chain}`) });
  if (offer.bill.total === 0) return say("show-free");
  return say(offer.affordable ? "show-costs" : "show-costs-too-much", { coins: offer.bill.total });
}

/** A place of the structure: what lies there, what it costs, what it would do. */
export function placeWords(choices: Choices, slot: SlotView): string {
  if (slot.card === null || !slot.face_up) return say(slot.guild ? "show-face-down-guild" : "show-face-down");
  const parts = [cardName(slot.card), colourName(colourOf(slot.card))];
  const offer = choices.offerOf(choices.near, slot.card);
  if (offer) parts.push(priceWords(offer), ...effectsOf(offer).map(({ words }) => words));
  parts.push(say(slot.accessible ? "show-available" : "show-covered"));
  const rank = choices.rankOf(slot.card);
  if (rank > 0) parts.push(say("hint-rank", { rank }));
  return parts.join(", ");
}

export function wonderWords(wonder: WonderView): string {
  const name = wonderName(wonder.wonder);
  if (wonder.built) return say("show-wonder-built", { wonder: name });
  if (wonder.retired) return say("show-wonder-retired", { wonder: name });
  return wonder.offer ? `${name}, ${priceWords(wonder.offer)}` : name;
}

/** What a city produces. */
export function stockWords(city: CityView): string {
  const parts = RESOURCES.flatMap((resource) => {
    const count = city.production[resource] ?? 0;
    return count > 0 ? [`${resourceName(resource)} ${count}`] : [];
  });
  if (city.raw_choices > 0) parts.push(say("show-raw-choices", { count: city.raw_choices }));
  if (city.made_choices > 0) parts.push(say("show-made-choices", { count: city.made_choices }));
  return parts.length > 0 ? say("show-stock", { what: parts.join(", ") }) : say("show-stock-none");
}

export function scienceWords(city: CityView): string {
  const parts = SYMBOLS.flatMap((symbol) => {
    const count = city.symbols[symbol] ?? 0;
    return count > 0 ? [count > 1 ? `${say(`symbol-${symbol}`)} ×${count}` : say(`symbol-${symbol}`)] : [];
  });
  return [say("show-symbols", { count: city.different_symbols }), ...parts].join(", ");
}

export function kindsWords(city: CityView): string {
  const parts = COLOURS.flatMap((colour) => {
    const cards = city.cards[colour] ?? [];
    return cards.length > 0 ? [`${colourName(colour)} ${cards.length}`] : [];
  });
  return parts.length > 0 ? parts.join(", ") : say("show-no-buildings");
}
