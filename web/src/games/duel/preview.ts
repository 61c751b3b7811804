/** What a previewed move would change, by where it is shown. */
import type { EventInfo } from "$lib/protocol";
import { detailOf, seatOf } from "./events";
import { colourOf } from "./material";

export interface Preview {
  /** Coins won and lost, by seat. */
  coins: [number, number];
  /** Where the pawn would stand, counted towards the second seat; null if it stays. */
  pawn: number | null;
  /** Buildings that would come to a city or leave it, by `SEAT:COLOUR`. */
  buildings: Map<string, number>;
  /** The wonder that would be built. */
  wonder: string;
}

function add(preview: Preview, seat: number, coins: number): void {
  if (seat === 0 || seat === 1) preview.coins[seat] += coins;
}

function build(preview: Preview, seat: number, card: string, count: number): void {
  const place = `${seat}:${colourOf(card)}`;
  preview.buildings.set(place, (preview.buildings.get(place) ?? 0) + count);
}

export function previewOf(events: readonly EventInfo[]): Preview {
  const preview: Preview = { coins: [0, 0], pawn: null, buildings: new Map(), wonder: "" };
  for (const event of events) {
    const { seat, name, details } = event;
    const coins = Number(details["coins"] ?? 0);
    switch (name) {
      case "builds":
      case "builds-free":
      case "builds-by-chain":
        add(preview, seat, -coins);
        build(preview, seat, detailOf(event, "card"), 1);
        break;
      case "raises":
        add(preview, seat, -coins);
        preview.wonder = detailOf(event, "wonder");
        break;
      case "economy":
      case "gains":
      case "discards":
        add(preview, seat, coins);
        break;
      case "loses":
        add(preview, seat, -coins);
        break;
      case "loots":
        add(preview, seatOf(event), -Number(details["lost"] ?? 0));
        break;
      case "destroys":
        build(preview, seatOf(event), detailOf(event, "card"), -1);
        break;
      case "revives":
        build(preview, seat, detailOf(event, "card"), 1);
        break;
      case "advances":
        preview.pawn = Number(details["distance"] ?? 0) * (seat === 0 ? 1 : -1);
        break;
      default:
    }
  }
  return preview;
}
