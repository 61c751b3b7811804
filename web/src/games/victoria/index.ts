/** Victoria for the shell of the table. */
import type { Line, MoveInfo } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { COUNTED, DEEDS, MOMENTS, TONES } from "./deeds";
import Emblem from "./Emblem.svelte";
import type { VictoriaView } from "./view";
import { domainName } from "./words";

const EFFECT_LINES = new Set([
  "uses",
  "copies",
  "pays",
  "coin-off",
  "names",
  "loses",
  "questions",
  "questions-seen",
  "gives",
  "gives-seen",
  "lays-embargo",
  "lays-democracy",
  "embargo-ends",
  "recovers",
  "lapses",
]);
const COURSE_LINES = new Set([
  "first-player",
  "turn",
  "ends",
  "deck-empty",
  "instant-win",
  "scoring",
  "draft-ends",
  "cannot-play",
]);

function summary(view: VictoriaView, seat: number): { icon: string; label: string; value: string }[] {
  const player = view.players[seat];
  if (!player) return [];
  const held = player.hand_size + player.pack_size + player.set_aside_size;
  // The domain that needs the fewest further cards; on a tie, the one with more cards.
  const best = [...player.domains].sort(
    (a, b) => a.needed_to_win - a.count - (b.needed_to_win - b.count) || b.count - a.count,
  )[0];
  const levels = player.domains.reduce((sum, domain) => sum + domain.level, 0);
  return [
    { icon: "cards", label: say("show-hand-size", { count: held }), value: String(held) },
    ...(best
      ? [
          {
            icon: "crown",
            label: say("show-nearest", {
              domain: domainName(best.domain),
              count: best.count,
              needed: best.needed_to_win,
            }),
            value: `${best.count}/${best.needed_to_win}`,
          },
        ]
      : []),
    { icon: "star", label: say("show-levels", { count: levels }), value: String(levels) },
  ];
}

function filterOf(line: Line): string {
  if (EFFECT_LINES.has(line.name)) return "effects";
  return COURSE_LINES.has(line.name) ? "course" : "cards";
}

/** Cards that an effect asks for several of: from the hand, or from the discard pile. */
function copies(view: VictoriaView, { verb, fields }: MoveInfo): number {
  const from =
    verb === "recover"
      ? view.discard
      : verb === "discard" || verb === "give"
        ? (view.players[view.seat]?.hand ?? [])
        : [];
  return from.filter((card) => card === fields["card"]).length;
}

const victoria: GameClient<VictoriaView> = {
  Board,
  Emblem,
  summary,
  filters: ["cards", "effects", "course"],
  filterOf,
  deeds: DEEDS,
  counted: COUNTED,
  moments: MOMENTS,
  tones: TONES,
  copies,
  forced: true,
  leaving: ["end"],
};

export default victoria;
