import type { Attachment } from "svelte/attachments";
import { Following } from "./following";

/** Keeps a scrolling list at its end until the reader scrolls up. `count` is read so that it runs again with every new line. */
export function stickToEnd(count: () => number): Attachment<HTMLElement> {
  return (list) => {
    const following = new Following({ changed: () => undefined });
    const off = following.attach(list);
    $effect(() => {
      if (count() > 0) following.toEnd();
    });
    return off;
  };
}
