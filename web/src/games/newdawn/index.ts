/** Civilization: A New Dawn for the shell of the table. */
import type { Line, MoveInfo } from "$lib/protocol";
import { say } from "$lib/text.svelte";
import type { GameClient } from "../contract";
import { COUNTED, DEEDS, MOMENTS, SOUNDS, TONES } from "./deeds";
import Emblem from "./Emblem.svelte";
import { landOf, turned } from "./map/grid";
import Table from "./Table.svelte";
import { placedName, placeWords } from "./map/words";
import { LAID_OUT } from "./material";
import type { CardView, NewDawnView } from "./view";

const WAR_LINES = new Set([
  "attacks",
  "rolls-battle",
  "wins-battle",
  "loses-battle",
  "defeats-barbarian",
  "captures",
  "captures-city",
  "conquers",
  "liberates",
  "left-unclaimed",
  "beats-capital",
  "loots",
  "raid",
  "raid-again",
  "barbarian-moves",
  "barbarian-stays",
  "reappears",
  "drives",
  "capital-raided",
  "caravan-lost",
  "caravan-defeats",
  "nukes",
  "weakens",
  "reinforces",
  "discards",
]);
const TRADE_LINES = new Set([
  "caravan-stops",
  "arrives",
  "dismisses",
  "allies",
  "returns-alliance",
  "takes-pact",
  "returns-pact",
  "exchanges",
  "collects",
  "puts-trade",
  "stores",
  "unstores",
  "spends",
  "employs",
  "lodges",
  "pays",
]);

function summary(view: NewDawnView, seat: number): { icon: string; label: string; value: string }[] {
  const player = view.players[seat];
  if (!player || view.round === 0) return [];
  const wanted = view.victory.length;
  return [
    {
      icon: "star",
      label: say("show-marks", { count: player.marks.length, wanted }),
      value: `${player.marks.length}/${wanted}`,
    },
    { icon: "science", label: say("show-tech-short", { tech: player.tech }), value: String(player.tech) },
    {
      icon: "crown",
      label: say("show-wonders-built", { count: player.wonders.length }),
      value: String(player.wonders.length),
    },
  ];
}

/** Spaces and cells, named by what lies there, since their numbers are not shown anywhere. */
function wordOf(view: NewDawnView, field: string, token: string, names: string[]): string {
  const number = Number(token);
  const seen = turned(view);
  const land = new Map(landOf(seen).map((space) => [space.hex, space]));
  if (field === "cell") return placeWords(seen, { kind: "cell", number }, land, names);
  const space = field === "hex" ? land.get(number) : undefined;
  return space ? placedName(space, land.values(), seen, names) : "";
}

function filterOf(line: Line): string {
  if (WAR_LINES.has(line.name)) return "war";
  return TRADE_LINES.has(line.name) ? "trade" : "realm";
}

/** Spaces, tokens and cards that one question asks for several times. */
function copies(view: NewDawnView, { verb, fields }: MoveInfo): number {
  const onCard = (row: readonly CardView[] | undefined): number =>
    row?.find(({ card }) => card === fields["card"])?.tokens.length ?? 0;
  if (verb === "place" || verb === "reinforce" || verb === "upgrade") return 1;
  if (verb === "discard") return onCard(view.players[view.seat]?.row);
  if (verb === "loot") return onCard(view.players[view.subject]?.row);
  return verb === "put" && view.asked === "trade" ? view.asked_times : 0;
}

const newdawn: GameClient<NewDawnView> = {
  Board: Table,
  Emblem,
  summary,
  filters: ["realm", "war", "trade"],
  filterOf,
  deeds: DEEDS,
  counted: COUNTED,
  sounds: SOUNDS,
  moments: MOMENTS,
  tones: TONES,
  wordOf,
  laidOut: LAID_OUT,
  copies,
  forced: true,
  leaving: ["pass", "stop"],
};

export default newdawn;
