/** What events mean on the table: which card goes from where to where. Motion and previews both follow from it. */
import type { EventInfo } from "$lib/protocol";
import { domainOf, eraOf, type Era } from "./material";

export interface Travel {
  /** The card if its face is known. */
  card: string | null;
  /** The era on its back if that is known. */
  era: Era | null;
  what: "card" | "embargo" | "democracy";
  /** Places where it starts and ends, the most exact one first: `hand:0:war-1`, `hand:0`. */
  from: string[];
  to: string[];
}

const DISCARD = ["discard"];
const TRANSIT = ["transit", "discard"];

function token(event: EventInfo, name: string): string {
  const value = String(event.details[name] ?? "");
  return value.slice(value.indexOf(".") + 1);
}

function hand(seat: number, card: string | null): string[] {
  return card === null ? [`hand:${seat}`] : [`hand:${seat}:${card}`, `hand:${seat}`];
}

function area(seat: number, card: string): string[] {
  return [`area:${seat}:${domainOf(card)}`, `player:${seat}`];
}

function moved(card: string | null, from: string[], to: string[], era: Era | null = null): Travel {
  return { card, era: card === null ? era : eraOf(card), what: "card", from, to };
}

/** The card of an event, null where it is hidden from the viewer. */
function cardOf(event: EventInfo): string | null {
  return event.details["card"] === undefined ? null : token(event, "card");
}

function questioned(event: EventInfo): Travel[] {
  const target = Number(token(event, "target")) - 1;
  const cards = event.details["cards"];
  if (typeof cards === "string") {
    const known = cards.split(" ").filter((card) => card !== "");
    return known.map((card) => {
      const name = card.slice(card.indexOf(".") + 1);
      return moved(name, hand(target, name), hand(event.seat, name));
    });
  }
  return Array.from({ length: Number(event.details["count"] ?? 0) }, () =>
    moved(null, hand(target, null), hand(event.seat, null)),
  );
}

/** The paths of the cards that one event moves. */
export function travelsOf(event: EventInfo): Travel[] {
  const { seat } = event;
  const card = cardOf(event);
  const era = event.details["era"] === undefined ? null : (Number(event.details["era"]) as Era);
  const target = Number(token(event, "target")) - 1;
  switch (event.name) {
    case "draws":
    case "draws-seen":
      return [
        moved(
          card,
          ["deck"],
          card === null
            ? [`hand:${seat}`, `pack:${seat}`]
            : [`hand:${seat}:${card}`, `pack:${seat}:${card}`, `hand:${seat}`],
          era,
        ),
      ];
    case "picks":
    case "picks-seen":
      return [
        moved(card, card === null ? [`pack:${seat}`] : [`pack:${seat}:${card}`], [`aside:${seat}`, `hand:${seat}`]),
      ];
    case "reveals":
      return card === null ? [] : [moved(card, [`pack:${seat}`], [`centre:${card}`, "centre"])];
    case "chooses":
      return card === null ? [] : [moved(card, [`centre:${card}`, "centre"], area(seat, card))];
    case "plays":
      return card === null ? [] : [moved(card, hand(seat, card), area(seat, card))];
    case "discards":
      return [moved(card, hand(seat, card), DISCARD)];
    case "drops":
    case "loses":
    case "names":
      return card === null ? [] : [moved(card, area(seat, card), DISCARD)];
    case "pays": {
      if (card === null) return [];
      const laid = ["embargo", "democracy"].includes(token(event, "effect"));
      return [moved(card, area(seat, card), laid ? TRANSIT : DISCARD)];
    }
    case "returns":
      return card === null ? [] : [moved(card, area(seat, card), hand(seat, card))];
    case "recovers":
      return [moved(card, DISCARD, hand(seat, card))];
    case "questions":
    case "questions-seen":
      return questioned(event);
    case "gives":
    case "gives-seen":
      return [moved(card, hand(seat, card), hand(target, card), era)];
    case "lays-embargo":
    case "lays-democracy": {
      const what = event.name === "lays-embargo" ? "embargo" : "democracy";
      return [
        {
          card: null,
          era: null,
          what,
          from: ["transit"],
          to: [`area:${target}:${token(event, "domain")}`, `player:${target}`],
        },
      ];
    }
    case "embargo-ends":
      return [
        {
          card: null,
          era: null,
          what: "embargo",
          from: [`area:${seat}:${token(event, "domain")}`, `player:${seat}`],
          to: DISCARD,
        },
      ];
    default:
      return [];
  }
}
