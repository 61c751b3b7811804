import type { SeatInfo, View } from "$lib/protocol";
import { levelMessage } from "$lib/catalogue.svelte";
import { has, say, sayName } from "$lib/text.svelte";

export const EMBLEMS = ["sun-emblem", "wave-emblem", "tree-emblem", "tower-emblem"] as const;
export type EmblemName = (typeof EMBLEMS)[number];

export function emblemOf(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length] ?? "sun-emblem";
}

/** The players' names in the reader's language, by seat; of equal ones bots get a name of their own, people their seat number. */
export function seatNames(seats: SeatInfo[]): string[] {
  const raw = seats.map((seat) => {
    if (seat.name === "") return seat.kind === "bot" ? levelName(seat.bot) : "";
    // Records name bots by their level.
    return has(levelMessage(seat.name)) ? say(levelMessage(seat.name)) : seat.name;
  });
  return toldApart(seats, raw);
}

/** Names by seat, no player's twice; seats that are free may be called alike. */
export function toldApart(seats: readonly SeatInfo[], raw: string[]): string[] {
  return raw.map((name, seat) => {
    const alone = raw.filter((other) => other === name).length < 2;
    const kind = seats[seat]?.kind;
    if (kind === "bot" && !alone) return say(`bot-${seat + 1}`, { level: name });
    return kind === "person" || name === "" ? sayName(seat, raw) : name;
  });
}

/** How strong a bot is, in words. */
export function levelName(level: string): string {
  return say(levelMessage(level));
}

/** Whether a person decides for this seat now. */
export function isPlayedByPerson(seat: SeatInfo): boolean {
  return seat.kind === "person" && seat.bot === "" && !seat.resigned;
}

/** The seats that have to decide, in order. */
export function awaitedOf(view: View | null): number[] {
  return view === null ? [] : [...view.awaited].sort((one, other) => one - other);
}

/** The seat to hand the device to if several people share it; null if the right one has it. */
export function nextAtDevice(mine: number[], awaited: number[], viewer: number): number | null {
  const wanted = awaited.filter((seat) => mine.includes(seat));
  return wanted.includes(viewer) ? null : (wanted[0] ?? null);
}
