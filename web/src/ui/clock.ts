import type { ClockRules } from "$lib/protocol";
import { say } from "$lib/text.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A length of time in the largest unit that fits it. */
export function saySeconds(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say("time-days", { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return say("time-hours", { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return say("time-minutes", { count: seconds / MINUTE });
  return say("time-seconds", { count: seconds });
}

/** How long is left to wait, rounded up to the unit shown. */
export function sayWait(seconds: number): string {
  const unit = [DAY, HOUR, MINUTE].find((one) => seconds > 2 * one) ?? 1;
  return saySeconds(Math.max(1, Math.ceil(seconds / unit)) * unit);
}

/** How long people may think, in words. */
export function sayClock(clock: ClockRules): string {
  const move = clock.move ?? 0;
  const game = clock.game ?? 0;
  if (move > 0 && game > 0) return say("clock-both", { move: saySeconds(move), game: saySeconds(game) });
  if (move > 0) return say("clock-move", { move: saySeconds(move) });
  if (game > 0) return say("clock-game", { game: saySeconds(game) });
  return say("clock-none");
}
