/** Tells the reader what others did and that it is their turn: by sound, title and screen reader. */
import { announce } from "$lib/announce.svelte";
import { notifyTurn } from "$lib/notify";
import type { Line } from "$lib/protocol";
import type { TableSession } from "$lib/session.svelte";
import { sound, type SoundName } from "$lib/sound";
import { say } from "$lib/text.svelte";
import { setNotice } from "$lib/title.svelte";
import type { Sounds } from "../games/contract";
import { isMuted } from "./muted.svelte";
import { lineText } from "./words";

/** More lines than this at once are too many to listen to. */
const MOST_LINES = 6;

/** Of several sounds that would come at once, the last of these is played. */
const WEIGHT: readonly SoundName[] = ["card", "dice", "robber", "battle", "landing"];

export interface TurnNeeds {
  sounds: () => Sounds;
  names: () => string[];
  /** What has to be decided, in one sentence. */
  sentence: () => string;
  mine: () => boolean;
  title: () => string;
}

/** The sound of what happened: the weightiest event that has one, or a card if somebody else did something. */
export function soundFor(lines: readonly Line[], mine: readonly number[], sounds: Sounds): SoundName | null {
  const played = lines.filter((line) => line.kind === "game");
  const heard = played.flatMap((line) => sounds[line.name] ?? (mine.includes(line.seat) ? [] : "card"));
  heard.sort((one, other) => WEIGHT.indexOf(other) - WEIGHT.indexOf(one));
  return heard[0] ?? null;
}

export function tellLines(session: TableSession, names: string[], lines: Line[], sounds: Sounds): void {
  const mine = session.you?.seats ?? [];
  const heard = lines.filter((line) => {
    if (line.kind === "chat") {
      const own = mine.length === 0 || line.room !== "spectators"; // players read the spectators' only if they look
      return own && !isMuted(line.author) && !mine.includes(line.seat);
    }
    return line.kind === "table" || !mine.includes(line.seat);
  });
  const heardAs = soundFor(lines, mine, sounds);
  if (heardAs !== null) sound(heardAs);
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
  $effect(() => session.listen((lines, anew) => !anew && tellLines(session, needs.names(), lines, needs.sounds())));
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
