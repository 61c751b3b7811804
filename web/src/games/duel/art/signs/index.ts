/** Every sign of the game by its name. */
import { CHAINS } from "./chains";
import type { Drawing } from "./drawing";
import { GOODS } from "./goods";
import { SYMBOLS, TOKEN_SIGNS } from "./symbols";
import { KINDS, TABLE } from "./table";

export const SIGNS = { ...GOODS, ...SYMBOLS, ...CHAINS, ...KINDS, ...TABLE, ...TOKEN_SIGNS } satisfies Record<
  string,
  Drawing
>;

export type SignName = keyof typeof SIGNS;

/** Whether there is a sign of that name: for names made of ids that the server sends. */
export function isSign(name: string): name is SignName {
  return Object.hasOwn(SIGNS, name);
}
