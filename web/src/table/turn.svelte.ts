/** Tells the reader what others did and that it is their turn: by sound, title and screen reader. */
import { announce } from "$lib/announce.svelte";
import { notifyTurn } from "$lib/notify";
import type { Line } from "$lib/protocol";
import type { TableSession } from "$lib/session.svelte";
import { sound } from "$lib/sound";
import { say } from "$lib/text.svelte";
import { setNotice } from "$lib/title.svelte";
import { isMuted } from "./muted.svelte";
import { lineText } from "./words";

/** More lines than this at once are too many to listen to. */
const MOST_LINES = 6;

export interface TurnNeeds {
  names: () => string[];
  /** What has to be decided, in one sentence. */
  sentence: () => string;
  mine: () => boolean;
  title: () => string;
}

export function tellLines(session: TableSession, names: string[], lines: Line[]): void {
  const mine = session.you?.seats ?? [];
  const heard = lines.filter((line) => {
    if (line.kind === "chat") {
      const own = mine.length === 0 || line.room !== "spectators"; // players read the spectators' only if they look
      return own && !isMuted(line.author) && !mine.includes(line.seat);
    }
    return line.kind === "table" || !mine.includes(line.seat);
  });
  if (heard.some((line) => line.kind === "game")) sound("card");
  const words = worthHearing(heard).map((line) => lineText(line, names));
  announce(words.join(" "));
}

/** If there are too many lines, keep the main event of each step, then the latest: purchases may be dropped, the move may not. */
export function worthHearing(lines: Line[]): Line[] {
  if (lines.length <= MOST_LINES) return lines;
  const deeds = lines.filter((line, index) => index === 0 || line.ply !== lines[index - 1]?.ply).slice(-MOST_LINES);
  const room = MOST_LINES - deeds.length;
  const told = new Set([
    ...deeds,
    ...lines.filter((line) => !deeds.includes(line)).slice(lines.length - deeds.length - room),
  ]);
  return lines.filter((line) => told.has(line));
}

/** Call during component initialisation. */
export function tellTurns(session: TableSession, needs: TurnNeeds): void {
  let told = false;
  let asked = "";
  $effect(() => session.listen((lines, anew) => !anew && tellLines(session, needs.names(), lines)));
  $effect(() => {
    const mine = needs.mine();
    setNotice(mine ? say("table-your-turn") : "");
    if (!mine) {
      told = false;
      asked = "";
      return;
    }
    const sentence = needs.sentence();
    if (!told) {
      told = true;
      sound("turn");
      notifyTurn(`${say("table-your-turn")} – ${needs.title()}`, sentence);
    }
    if (sentence !== asked) {
      asked = sentence;
      // After the announcements of what others did, which come at the same moment.
      setTimeout(() => announce(say("table-your-turn-asked", { asked: sentence })), 60);
    }
  });
  $effect(() => () => setNotice(""));
}
