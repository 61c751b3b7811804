/** What a board with a map does when the question changes, and when a place with several moves is opened. */
import { untrack } from "svelte";
import type { View } from "$lib/protocol";
import { register } from "$lib/shortcuts.svelte";
import { focusInSight } from "../../ui/focus";
import type { ChoosingPlaces } from "./choosing.svelte";
import { keyOf, type Lit } from "./places";

/** Call during the board's initialisation; `leave` closes what is open. */
export function attend(
  choices: ChoosingPlaces<View, Lit>,
  board: () => HTMLElement | undefined,
  leave: () => void,
): void {
  /** When several seats decide at once, another seat's decision must not reset what I have picked. */
  const question = $derived([choices.view.asked, ...choices.moves.map(({ text }) => text)].join());
  $effect(() => {
    void question;
    untrack(() => choices.settle());
  });

  // A place with several moves was opened: move the focus to its answers, so that the next key chooses.
  const openedKey = $derived(choices.opened ? keyOf(choices.opened) : "");
  $effect(() => {
    if (openedKey !== "")
      untrack(() =>
        focusInSight(board()?.querySelector("[data-panel] [data-move]"), board()?.querySelector("[data-panel]")),
      );
  });

  $effect(() =>
    choices.isOpen && choices.chosenText === null ? register("Escape", "show-key-leave", leave) : undefined,
  );
}
