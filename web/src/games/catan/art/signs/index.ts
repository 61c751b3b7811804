/** Every sign of the game by its name: `kind-ore`, `card-bishop`, `track-trade`, `gate`. */
import type { Drawing } from "../drawing";
import { CARD_SIGNS } from "./cards";
import { GOODS } from "./goods";
import { TABLE } from "./table";

type Kind = keyof typeof GOODS;
type Card = keyof typeof CARD_SIGNS;
export type SignName = `kind-${Kind}` | `card-${Card}` | keyof typeof TABLE;

const prefixed = (prefix: string, signs: Record<string, Drawing>): [string, Drawing][] =>
  Object.entries(signs).map(([name, drawing]) => [`${prefix}-${name}`, drawing]);

export const SIGNS = Object.fromEntries([
  ...prefixed("kind", GOODS),
  ...prefixed("card", CARD_SIGNS),
  ...Object.entries<Drawing>(TABLE),
]) as Record<SignName, Drawing>;

/** Whether there is a sign of that name: for names made of ids that the server sends. */
export function isSign(name: string): name is SignName {
  return Object.hasOwn(SIGNS, name);
}

/** The sign of a kind of card in a hand, and of a card that is played; the back of a card where it is not known. */
export const kindSign = (kind: string): SignName => known(`kind-${kind}`);
export const cardSign = (card: string): SignName => known(`card-${card}`);
export const trackSign = (track: string): SignName => known(`track-${track}`);

const known = (name: string): SignName => (isSign(name) ? name : "hidden-card");
