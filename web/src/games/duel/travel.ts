/** What events mean on the table: which piece goes from where to where. */
import type { EventInfo } from "$lib/protocol";
import { detailOf, detailsOf, seatOf } from "./events";
import { colourOf } from "./material";

export interface Travel {
  what: "card" | "wonder" | "token" | "coins";
  /** The piece, or how many coins. */
  name: string;
  /** Places where it starts and ends, the most exact one first: `city:0:blue`, `city:0`. */
  from: string[];
  to: string[];
  /** When it starts, in milliseconds. */
  after?: number;
}

/** The parts of a move that are shown one after another: cards and tokens that travel, the pawn, cards that turn up. */
export const PART_MS = 420;
const TURNING = "turns-up";
const MARCHING = "advances";

/** Which part each event of a step is shown as; what is not seen to move goes with the part before it. */
export function partsOf(events: readonly EventInfo[]): Map<EventInfo, number> {
  const parts = new Map<EventInfo, number>();
  let next = 0;
  let turned = -1;
  for (const event of events) {
    const moves = event.name === MARCHING || travelsOf(event).length > 0;
    // All cards that turn up do so together.
    if (event.name === TURNING) {
      if (turned < 0) turned = next++;
      parts.set(event, turned);
    } else parts.set(event, moves ? next++ : Math.max(0, next - 1));
  }
  return parts;
}

/** After how many milliseconds the first event of this name is shown. */
export function delayOf(events: readonly EventInfo[], name: typeof TURNING | typeof MARCHING): number {
  const event = events.find((one) => one.name === name);
  return event ? (partsOf(events).get(event) ?? 0) * PART_MS : 0;
}

function city(seat: number, card: string): string[] {
  return [`city:${seat}:${colourOf(card)}`, `city:${seat}`];
}

function coins(amount: number, from: string[], to: string[]): Travel[] {
  return amount > 0 ? [{ what: "coins", name: String(amount), from, to }] : [];
}

function wonders(seat: number, names: string[]): Travel[] {
  return names.map((name) => ({
    what: "wonder",
    name,
    from: [`group:${name}`],
    to: [`wonder:${name}`, `city:${seat}`],
  }));
}

/** The paths of the pieces that one event moves. */
export function travelsOf(event: EventInfo): Travel[] {
  const { seat } = event;
  const card = detailOf(event, "card");
  switch (event.name) {
    case "builds":
    case "builds-free":
    case "builds-by-chain":
      return [{ what: "card", name: card, from: [`card:${card}`], to: city(seat, card) }];
    case "raises":
      return [
        {
          what: "card",
          name: card,
          from: [`card:${card}`],
          to: [`wonder:${detailOf(event, "wonder")}`, `city:${seat}`],
        },
      ];
    case "discards":
      return [{ what: "card", name: card, from: [`card:${card}`], to: ["discard"] }];
    case "destroys":
      return [{ what: "card", name: card, from: city(seatOf(event), card), to: ["discard"] }];
    case "revives":
      return [{ what: "card", name: card, from: [`discard:${card}`, "discard"], to: city(seat, card) }];
    case "picks":
    case "gets-last":
      return wonders(seat, detailsOf(event, "wonder"));
    case "takes":
    case "keeps": {
      const token = detailOf(event, "token");
      return [
        { what: "token", name: token, from: [`token:${token}`, "tokens"], to: [`owned:${token}`, `city:${seat}`] },
      ];
    }
    case "loots":
      return coins(Number(event.details["lost"] ?? 0), [`coins:${seatOf(event)}`, `city:${seatOf(event)}`], ["track"]);
    default:
      return [];
  }
}
