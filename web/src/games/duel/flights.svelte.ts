import type { EventInfo } from "$lib/protocol";
import { Flying } from "../parts/flights.svelte";
import { travelsOf, type Travel } from "./travel";

const MOST = 12;

export class Flights extends Flying<Travel> {
  protected override fly(events: readonly EventInfo[], board: HTMLElement | undefined): void {
    const flights = this.found(events.flatMap(travelsOf).slice(-MOST), board, this.list.length);
    // What is still on its way arrives as well: a quick answer does not hide the move it answers.
    if (flights.length > 0) this.list = [...this.list, ...flights].slice(-MOST);
  }
}
