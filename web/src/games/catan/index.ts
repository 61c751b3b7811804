/** CATAN and Cities & Knights for the shell of the table. */
import type { Line, MoveInfo } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { COUNTED, DEEDS, MOMENTS, SOUNDS } from "./deeds";
import Emblem from "./Emblem.svelte";
import { totalOf } from "./material";
import type { CatanView } from "./view";

const TRADE_LINES = new Set([
  "trades-with-bank",
  "trades",
  "offers",
  "counters",
  "accepts",
  "declines",
  "withdraws",
  "barters",
  "barters-seen",
  "bartered",
  "bartered-seen",
  "fleet",
]);
const CARD_LINES = new Set([
  "receives",
  "shortage",
  "aqueduct",
  "declines-aqueduct",
  "sets-aside",
  "sets-aside-seen",
  "discards",
  "steals",
  "steals-seen",
  "nothing-stolen",
  "draws",
  "draws-seen",
  "draws-point",
  "sets-card-aside",
  "sets-card-aside-seen",
  "surrenders",
  "surrenders-seen",
  "buys",
  "draws-development",
  "draws-development-seen",
  "plays",
  "names",
  "hands-over",
  "aims",
  "seizes",
  "seizes-seen",
  "seizes-nothing",
  "gives",
  "gives-seen",
]);

function summary(view: CatanView, seat: number): { icon: string; label: string; value: string }[] {
  const player = view.players[seat];
  if (!player) return [];
  const secret = view.mode === "base" ? player.development : totalOf(player.progress);
  const lines = [
    {
      icon: "star",
      label: say("show-points", { count: player.points.total, target: view.target }),
      value: `${player.points.total}/${view.target}`,
    },
    {
      icon: "cards",
      label: say("show-hand-size", { count: player.cards }),
      value: player.cards > player.limit ? `${player.cards}!` : String(player.cards),
    },
    {
      icon: "book",
      label: say(view.mode === "base" ? "show-development-size" : "show-progress-size", { count: secret }),
      value: String(secret),
    },
  ];
  if (view.mode !== "base")
    lines.push({
      icon: "flag",
      label: say("show-strength", { count: player.strength }),
      value: String(player.strength),
    });
  return lines;
}

function filterOf(line: Line): string {
  if (TRADE_LINES.has(line.name)) return "trade";
  return CARD_LINES.has(line.name) ? "cards" : "board";
}

/** Free cards from the bank are picked together; cards from the hand have a selection of their own. */
function copies(view: CatanView, { verb, fields }: MoveInfo): number {
  return verb === "take" && (view.asked === "picking-gold" || view.asked === "plenty")
    ? Math.min(view.asked_times, view.bank[fields["kind"] ?? ""] ?? 0)
    : 0;
}

/** The roll, when nothing else can be done before it. */
function routine(_: CatanView, moves: readonly MoveInfo[]): MoveInfo | null {
  const [only, second] = moves;
  return only?.verb === "roll" && second === undefined ? only : null;
}

const catan: GameClient<CatanView> = {
  Board,
  Emblem,
  summary,
  filters: ["board", "cards", "trade"],
  filterOf,
  deeds: DEEDS,
  counted: COUNTED,
  sounds: SOUNDS,
  moments: MOMENTS,
  copies,
  forced: true,
  leaving: ["end", "pass"],
  routine,
  laidOut: ["buy", "rob", "target", "ask", "offer", "drop", "accept", "decline", "deal", "withdraw"],
};

export default catan;
