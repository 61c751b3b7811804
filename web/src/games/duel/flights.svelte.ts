import type { EventInfo } from "$lib/protocol";
import { Flying } from "../parts/flights.svelte";
import { PART_MS, partsOf, travelsOf, type Travel } from "./travel";

const MOST = 12;

export class Flights extends Flying<Travel> {
  protected override fly(events: readonly EventInfo[], board: HTMLElement | undefined): void {
    const parts = partsOf(events);
    const travels = events.flatMap((event) =>
      travelsOf(event).map((travel) => ({ ...travel, after: (parts.get(event) ?? 0) * PART_MS })),
    );
    const flights = this.found(travels.slice(-MOST), board, this.list.length);
    // Flights in progress finish: a quick answer must not hide the move it answers.
    if (flights.length > 0) this.list = [...this.list, ...flights].slice(-MOST);
  }
}
