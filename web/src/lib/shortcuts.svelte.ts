/** Keys that do something wherever the focus is, and those that move about in a part of the page; `?` lists those in force. */
import { untrack } from "svelte";

export interface Shortcut {
  key: string;
  /** The message that says what it does. */
  message: string;
  /** None where a part of the page answers the key itself while it has the focus. */
  handler: ((event: KeyboardEvent) => void) | null;
}

let list = $state.raw<Shortcut[]>([]);

export const shortcuts = {
  get list(): Shortcut[] {
    return list;
  },
  register,
};

/** Put a key in force (as `KeyboardEvent.key` names it); the answer takes it out of force again. */
export function register(key: string, message: string, handler: (event: KeyboardEvent) => void): () => void {
  return put({ key, message, handler });
}

/** List keys that a part of the page answers itself while it has the focus; the answer takes them off the list. */
export function mention(keys: readonly string[], message: string): () => void {
  const off = keys.map((key) => put({ key, message, handler: null }));
  return () => off.forEach((remove) => remove());
}

function put(shortcut: Shortcut): () => void {
  // Who registers in an effect must not depend on the list by that.
  list = [...untrack(() => list), shortcut];
  return () => {
    list = untrack(() => list).filter((other) => other !== shortcut);
  };
}

const TYPING =
  "input:not([type=checkbox]):not([type=radio]):not([type=button]):not([type=range]), textarea, select, [contenteditable=true]";

/** Do what the key stands for, unless somebody is typing, holds a modifier, or answers a dialog. */
export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || document.querySelector("dialog[open]:not([data-aside])")) return;
  // Enter on a button or a link presses that.
  if (event.key === "Enter" && target?.closest("button, a[href], summary")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The latest wins: a page's own key goes before the frame's.
  const found = [...list].reverse().find((shortcut) => shortcut.key === key && shortcut.handler !== null);
  if (!found?.handler) return;
  event.preventDefault();
  found.handler(event);
}
