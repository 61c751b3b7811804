/** Marks on a board of zones: what the others touched since the reader's last move. */
import type { Line } from "$lib/protocol";
import type { Way } from "./flights.svelte";

/** Zones in which things come and go all the time, and those that hold everything of a player. */
const NOTHING_TO_SEE = /^(hand|pack|aside|deck|transit|tokens|track)(:|$)|^(city|player):\d+$/;

/** Mark the zones in which what moved has ended; call after the board has been drawn. */
export function markTouched(
  board: HTMLElement | undefined,
  lines: readonly Line[],
  travelsOf: (line: Line) => readonly Way[],
): void {
  for (const marked of board?.querySelectorAll<HTMLElement>("[data-touched]") ?? []) delete marked.dataset["touched"];
  for (const line of lines) {
    for (const { to } of travelsOf(line)) {
      const zone = to.find((name) => !NOTHING_TO_SEE.test(name));
      const thing = zone === undefined ? null : board?.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
      if (!thing) continue;
      thing.dataset["touched"] = String(line.seat);
      thing.style.setProperty("--touched", `var(--player-${(Math.max(0, line.seat) % 4) + 1})`);
    }
  }
}
