/** The card on top of the discard pile, known only if we saw it being discarded: the server sends the pile sorted. */
import type { EventInfo } from "$lib/protocol";
import type { Way } from "./flights.svelte";

/** Call during the board's initialisation. `cardOf` gives the card that travelled, empty where its face is unknown. */
export function topOfDiscard<T extends Way>(
  happened: () => readonly EventInfo[],
  discard: () => readonly string[],
  travelsOf: (event: EventInfo) => T[],
  cardOf: (travel: T) => string,
): { readonly card: string } {
  let fallen = $state("");
  const top = $derived(discard().includes(fallen) ? fallen : (discard().at(-1) ?? ""));
  $effect(() => {
    const last = happened()
      .flatMap(travelsOf)
      .filter((travel) => cardOf(travel) !== "" && travel.to[0] === "discard")
      .at(-1);
    if (last) fallen = cardOf(last);
  });
  return {
    get card() {
      return top;
    },
  };
}
