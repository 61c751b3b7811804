import type { Attachment } from "svelte/attachments";

/** This close to the end, the reader is taken to be reading the newest lines. */
const NEAR_PX = 60;

/**
 * Keeps a scrolling list at its end while the reader is there, and leaves it alone while they read further up.
 * `count` is read so that it runs again with every new line; `behind` is told whether there is something unread.
 */
export function stickToEnd(count: () => number, behind: (unread: boolean) => void): Attachment<HTMLElement> {
  return (list) => {
    let atEnd = true;
    const toEnd = (): void => {
      list.scrollTop = list.scrollHeight;
    };
    const scrolled = (): void => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      if (atEnd) behind(false);
    };
    const resized = new ResizeObserver(() => {
      if (atEnd) toEnd();
    });
    resized.observe(list);
    list.addEventListener("scroll", scrolled, { passive: true });
    $effect(() => {
      if (count() === 0) return;
      if (atEnd) requestAnimationFrame(toEnd);
      else behind(true);
    });
    return () => {
      resized.disconnect();
      list.removeEventListener("scroll", scrolled);
    };
  };
}
