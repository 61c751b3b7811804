import type { EventInfo } from "$lib/protocol";
import { Flying } from "../parts/flights.svelte";
import { travelsOf, type Travel } from "./travel";

const MOST = 24;

export class Flights extends Flying<Travel> {
  protected override fly(events: readonly EventInfo[], board: HTMLElement | undefined): void {
    if (events.length > 0) this.list = this.found(events.flatMap(travelsOf).slice(-MOST), board);
  }
}
