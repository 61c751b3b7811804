/** How quickly one sees what others do: as the settings say, and calmly in the first games of a title. */
import { CALM, NORMAL, type Tempo } from "$lib/pace";
import { motionAllowed, settings } from "$lib/settings.svelte";
import { remember, remembered } from "$lib/storage";

/** So many games of a title are a player's first ones. */
const FIRST_GAMES = 3;

/** The tables of a title at which the reader has played to the end. */
const playedKey = (game: string): string => `played.${game}`;

function finished(game: string): string[] {
  return (remembered(playedKey(game)) ?? "").split(" ").filter((table) => table !== "");
}

/** Count a game that the reader has played to its end; each table once. */
export function countGame(game: string, table: string): void {
  const tables = finished(game);
  if (tables.length < FIRST_GAMES && !tables.includes(table)) remember(playedKey(game), [...tables, table].join(" "));
}

/** With a clock nobody's time is spent on watching, unless they have asked for it. */
export function paceOf(game: string, clocked = false): "calm" | "normal" | "once" {
  if (settings.pace !== "auto") return settings.pace;
  if (clocked) return "normal";
  return finished(game).length < FIRST_GAMES ? "calm" : "normal";
}

export function tempoOf(game: string, clocked: boolean): Tempo {
  return paceOf(game, clocked) === "calm" ? CALM : NORMAL;
}

/** Whether what others do is shown step by step. Without motion only for who has asked for it: then positions follow each other and nothing moves. */
export function shownInSteps(game: string): boolean {
  return paceOf(game) !== "once" && (motionAllowed() || settings.pace === "calm");
}
