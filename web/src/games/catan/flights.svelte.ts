import type { EventInfo } from "$lib/protocol";
import type { BoardProps } from "../contract";
import { Flying } from "../parts/flights.svelte";
import { travelsOf, type Travel } from "./travel";
import type { CatanView } from "./view";

const MOST = 16;

export class Flights extends Flying<Travel> {
  readonly #view: () => CatanView;

  constructor(props: () => BoardProps<CatanView>, board: () => HTMLElement | undefined) {
    super(props, board);
    this.#view = () => props().view;
  }

  protected override fly(events: readonly EventInfo[], board: HTMLElement | undefined): void {
    if (events.length > 0) this.list = this.found(travelsOf(events, this.#view()).slice(0, MOST), board);
  }
}
