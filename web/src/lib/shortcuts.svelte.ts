/** Global keyboard shortcuts, and those of a part of the page; `?` lists the active ones. */
import { untrack } from "svelte";

export interface Shortcut {
  key: string;
  /** The id of the message that describes it. */
  message: string;
  /** Null if a part of the page handles the key itself while focused. */
  handler: ((event: KeyboardEvent) => void) | null;
}

let list = $state.raw<Shortcut[]>([]);

export const shortcuts = {
  get list(): Shortcut[] {
    return list;
  },
  register,
};

/** Register a key (named as in `KeyboardEvent.key`); returns a function that removes it. */
export function register(key: string, message: string, handler: (event: KeyboardEvent) => void): () => void {
  return put({ key, message, handler });
}

/** List keys that a part of the page handles itself while focused; returns a function that removes them. */
export function mention(keys: readonly string[], message: string): () => void {
  const off = keys.map((key) => put({ key, message, handler: null }));
  return () => off.forEach((remove) => remove());
}

function put(shortcut: Shortcut): () => void {
  // An effect that registers a key must not depend on the list.
  list = [...untrack(() => list), shortcut];
  return () => {
    list = untrack(() => list).filter((other) => other !== shortcut);
  };
}

/** The key as shortcuts name it; on a keyboard with other letters, the Latin one at its place. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1) return key;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  return (key > "~" && latin !== undefined ? latin : key).toLowerCase();
}

const TYPING =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=range]), textarea, select, [contenteditable=true]";

/** Handle a key, unless the user is typing, holds a modifier or has a dialog open. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]:not([data-aside])")) return;
  // Enter and the space bar on a button or link activate it.
  if ((event.key === "Enter" || event.key === " ") && target?.closest("button, a[href], summary, input")) return;
  const key = keyOf(event);
  // The latest registration wins: a page's key overrides the frame's.
  const found = [...list].reverse().find((shortcut) => shortcut.key === key && shortcut.handler !== null);
  if (!found?.handler) return;
  event.preventDefault();
  found.handler(event);
}
