/** How one of the reader's own games stands, in a few words: whose turn it is, or how it ended and when. */
import type { LobbyTable } from "$lib/protocol";
import { say, sayName } from "$lib/text.svelte";

/** Empty where it is the reader's turn, which the button says, and for games that have not begun. */
export function standingOf(table: LobbyTable, names: readonly string[], language: string): string {
  const called = (seats: readonly number[]): string =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(seats.map((seat) => sayName(seat, [...names])));
  const { own_seats: mine, awaited, winners } = table;
  if (table.status === "playing")
    return awaited.length === 0 || awaited.some((seat) => mine.includes(seat))
      ? ""
      : say("lobby-turn", { names: called(awaited), count: awaited.length });
  if (table.status !== "over" || !table.ended_ms) return ""; // ended under a version that kept no result
  if (winners.length === 0) return say("lobby-undecided");
  const won = winners.some((seat) => mine.includes(seat));
  if (mine.length !== 1 || (won && winners.length === table.players)) {
    return winners.length === table.players ? say("lobby-shared") : say("lobby-won-by", { names: called(winners) });
  }
  return say(won ? "lobby-won" : "lobby-defeat");
}

/** The day a game ended, or was begun if that is not known; with the year if it was another one. */
export function dayOf(table: LobbyTable, language: string, now = Date.now()): string {
  const day = new Date(table.ended_ms ? table.ended_ms : table.created_ms);
  const year = day.getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(day);
}
