import type { MoveInfo } from "$lib/protocol";
import { register } from "$lib/shortcuts.svelte";
import { focusInSight } from "../ui/focus";
import type { Play } from "./play.svelte";

export interface KeyNeeds {
  play: Play;
  board: () => HTMLElement | undefined;
  /** Whether the list of all moves is open: digits choose from it. */
  listed: () => boolean;
  list: () => void;
  /** The verbs that end or decline something. */
  leaving: () => readonly string[];
  hint: () => void;
  undo: () => void;
  show: (tab: "log" | "chat") => void;
  rules: () => void;
  /** Close whatever is open; false if nothing was. */
  close: () => boolean;
}

/** Register a game's keys; call during component initialisation. */
export function gameKeys(needs: KeyNeeds): void {
  $effect(() => {
    const off = [
      register("h", "keys-hint", needs.hint),
      register("u", "keys-undo", needs.undo),
      register("l", "keys-log", () => needs.show("log")),
      register("c", "keys-chat", () => needs.show("chat")),
      register("r", "keys-rules", needs.rules),
      register("n", "keys-next", (event) => focusNext(needs.board(), needs.play.moves, event.shiftKey ? -1 : 1)),
      register("Enter", "keys-confirm", () => needs.play.confirm()),
      register("Escape", "keys-cancel", () => {
        if (!needs.close()) needs.play.cancel();
      }),
      register("a", "keys-all", needs.list),
      register(" ", "keys-main", () => document.querySelector<HTMLElement>("#prompt [data-main]")?.click()),
      register("e", "keys-end", () => {
        const move = needs.play.moves.find(({ verb }) => needs.leaving().includes(verb));
        if (move !== undefined && needs.play.chosen === null) needs.play.choose(move);
      }),
    ];
    return () => off.forEach((remove) => remove());
  });
  // Digits choose what is seen with its number, and nothing while it is not.
  $effect(() => {
    if (!needs.listed()) return undefined;
    const off = Array.from({ length: 9 }, (_, index) =>
      register(String(index + 1), "keys-digit", () => {
        const move = needs.play.moves[index];
        if (move !== undefined) needs.play.choose(move);
      }),
    );
    return () => off.forEach((remove) => remove());
  });
}

/** Cycle through everything that can be chosen, on the board and then in the prompt, starting at the focus. */
function focusNext(board: HTMLElement | undefined, moves: MoveInfo[], step: number): void {
  if (board === undefined) return;
  const possible = new Set(moves.map((move) => move.text));
  // A highlighted element without a move of its own opens several, like a card that can be played in more than one way, or is one of a selection.
  const lit = [
    ...board.querySelectorAll<HTMLElement>("[data-move], [data-card].lit, [data-place], [data-pick].lit"),
  ].filter(
    (thing) =>
      (thing.dataset["move"] === undefined || possible.has(thing.dataset["move"])) && thing.offsetParent !== null,
  );
  const things = [
    ...lit,
    ...document.querySelectorAll<HTMLElement>("#prompt :is([data-answer], [data-confirm]:not([aria-disabled]))"),
  ];
  if (things.length === 0) return;
  const now = things.findIndex((thing) => thing === document.activeElement);
  const next = now < 0 ? things.at(step > 0 ? 0 : -1) : things[(now + step + things.length) % things.length];
  focusInSight(next);
}
