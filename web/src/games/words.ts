/** Wording shared by all boards. */
import { say, sayName, text } from "$lib/text.svelte";
import type { Choosing } from "./choosing.svelte";

/** Whether it is the reader's seat; never in a replay. */
export const isMe = (choices: Choosing, seat: number): boolean =>
  choices.seated && !choices.still && seat === choices.viewer;

/** A player's name; the reader is called "you" where that is unambiguous. */
export function who(choices: Choosing, seat: number): string {
  const name = sayName(seat, choices.names);
  return isMe(choices, seat) ? say("show-me", { name }) : name;
}

/** "Marble, oil and diamonds": our English is British, without a comma before the last. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(text.language === "en" ? "en-GB" : text.language, { type: "conjunction" }).format(parts);
}
