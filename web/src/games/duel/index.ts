/** 7 Wonders Duel for the shell of the table. */
import type { Line } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { COUNTED, DEEDS, MOMENTS, SOUNDS, TONES } from "./deeds";
import Emblem from "./Emblem.svelte";
import { SYMBOLS_TO_WIN } from "./material";
import type { DuelView } from "./view";

const COIN_LINES = new Set(["buys", "waives", "economy", "gains", "loses", "loots"]);
const COURSE_LINES = new Set([
  "first-player",
  "tokens-laid",
  "wonders-laid",
  "age-begins",
  "starts",
  "chooses-starter",
  "turns-up",
  "extra-turn",
  "extra-turn-lost",
  "age-ends",
  "military-win",
  "scientific-win",
  "scoring",
]);

function summary(view: DuelView, seat: number): { icon: string; label: string; value: string }[] {
  const city = view.cities[seat];
  if (!city) return [];
  return [
    { icon: "coin", label: say("show-coins", { count: city.coins }), value: String(city.coins) },
    { icon: "star", label: say("show-points", { count: city.points.total }), value: String(city.points.total) },
    {
      icon: "science",
      label: say("show-symbols", { count: city.different_symbols }),
      value: `${city.different_symbols}/${SYMBOLS_TO_WIN}`,
    },
  ];
}

function filterOf(line: Line): string {
  if (COIN_LINES.has(line.name)) return "coins";
  return COURSE_LINES.has(line.name) ? "course" : "cards";
}

const duel: GameClient<DuelView> = {
  Board,
  Emblem,
  summary,
  filters: ["cards", "coins", "course"],
  filterOf,
  deeds: DEEDS,
  counted: COUNTED,
  sounds: SOUNDS,
  moments: MOMENTS,
  tones: TONES,
  laidOut: ["begin"],
};

export default duel;
