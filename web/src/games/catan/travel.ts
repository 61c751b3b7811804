/** What events mean on the island: which cards go from where to whom. */
import type { EventInfo } from "$lib/protocol";
import type { Way } from "../parts/flights.svelte";
import { HEXES } from "./catalogue";
import type { CatanView } from "./view";

export interface Travel extends Way {
  /** A resource or commodity; empty for a card nobody may see. */
  kind: string;
  count: number;
  /** Whether the cards come to somebody, or are lost. */
  gain: boolean;
}

/** What each terrain yields: to every building, and to a city of Cities & Knights instead of the second card. */
const YIELDS: Readonly<Record<string, readonly [resource: string, commodity: string]>> = {
  forest: ["lumber", "paper"],
  pasture: ["wool", "cloth"],
  mountains: ["ore", "coin"],
  hills: ["brick", ""],
  fields: ["grain", ""],
};

const holding = (seat: number, kind: string): string[] => [`hand:${seat}:${kind}`, `hand:${seat}`, `seat:${seat}`];

/** `seat.2` is the second seat, which is number 1. */
function targetOf(event: EventInfo): number {
  return Number(String(event.details["target"] ?? "").replace(/^\D*/, "")) - 1;
}

/** The kinds and numbers of "count-lumber.0 count-ore.1": tokens count from 0. */
function cardsOf(event: EventInfo): { kind: string; count: number }[] {
  return [...String(event.details["cards"] ?? "").matchAll(/count-([a-z]+)\.(\d+)/g)].map(([, kind = "", less]) => ({
    kind,
    count: Number(less) + 1,
  }));
}

/** How many cards of a kind each hex yields to a seat when its number is rolled. */
export function sourcesOf(view: CatanView, sum: number, seat: number, kind: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { hex, terrain, token } of view.hexes) {
    const [resource, commodity] = YIELDS[terrain] ?? ["", ""];
    if (token !== sum || hex === view.robber || (kind !== resource && kind !== commodity)) continue;
    for (const corner of HEXES[hex]?.corners ?? []) {
      const stands = view.crossings.find((one) => one.crossing === corner && one.seat === seat);
      if (stands?.piece !== "settlement" && stands?.piece !== "city") continue;
      const city = stands.piece === "city";
      const split = view.mode !== "base" && commodity !== "";
      const yielded = kind === resource ? (city && !split ? 2 : 1) : city && split ? 1 : 0;
      if (yielded > 0) found.set(hex, (found.get(hex) ?? 0) + yielded);
    }
  }
  return found;
}

function income(event: EventInfo, view: CatanView, sum: number): Travel[] {
  return cardsOf(event).flatMap(({ kind, count }) => {
    const to = holding(event.seat, kind);
    const sources = sourcesOf(view, sum, event.seat, kind);
    const yielded = [...sources.values()].reduce((all, one) => all + one, 0);
    // What does not come from the dice alone, or falls short, comes from the bank.
    if (yielded !== count) return [{ kind, count, gain: true, from: ["bank"], to }];
    return [...sources].map(([hex, number]) => ({ kind, count: number, gain: true, from: [`hex:${hex}`], to }));
  });
}

/** The ways of all cards that the events of one step move. */
export function travelsOf(events: readonly EventInfo[], view: CatanView): Travel[] {
  let sum = 0;
  return events.flatMap((event): Travel[] => {
    switch (event.name) {
      case "rolls":
      case "casts":
        sum = Number(event.details["sum"] ?? 0);
        return [];
      case "receives":
      case "aqueduct":
        return income(event, view, sum);
      case "discards":
        return cardsOf(event).map(({ kind, count }) => ({
          kind,
          count,
          gain: false,
          from: holding(event.seat, kind),
          to: ["bank"],
        }));
      case "steals":
      case "steals-seen": {
        const kind = String(event.details["kind"] ?? "").replace(/^kind\./, "");
        return [{ kind, count: 1, gain: true, from: holding(targetOf(event), kind), to: holding(event.seat, kind) }];
      }
      default:
        return [];
    }
  });
}
