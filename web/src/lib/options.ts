/** Options in words. */
import { catalogue } from "./catalogue.svelte";
import type { OptionInfo } from "./protocol";
import { sayOf } from "./text.svelte";

/** A value in words; an edition that a host has made is called by its name. */
export function sayValue(game: string, option: string, value: OptionInfo["default"]): string {
  const own =
    option === "edition" &&
    value !== "own" &&
    !catalogue.games.find((one) => one.name === game)?.editions.some((one) => !one.own && one.name === value);
  return own ? String(value) : sayOf(game, `option-${option}-${String(value)}`);
}

/** An option and its value in words. */
export function sayOption(game: string, option: string, value: OptionInfo["default"]): string {
  return `${sayOf(game, `option-${option}`)}: ${sayValue(game, option, value)}`;
}
