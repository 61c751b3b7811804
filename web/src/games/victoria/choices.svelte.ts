/** What can be chosen now, and what choosing, inspecting or a refusal does. One object for the whole board. */
import { Choosing } from "../choosing.svelte";
import { previewOf, type Preview } from "./preview";
import type { VictoriaView } from "./view";

/** The verb that answers each question. Step 2 is answered by effects, each with its own notation. */
const VERBS: Record<string, string> = {
  picking: "pick",
  choosing: "choose",
  "step-play": "play",
  discarding: "discard",
  dropping: "drop",
  returning: "return",
  "follow-up": "play",
  naming: "name",
  questioning: "question",
  giving: "give",
  "laying-embargo": "lay",
  "laying-democracy": "lay",
  recovering: "recover",
};

export class Choices extends Choosing<VictoriaView> {
  /** What the chosen move, or the one pointed at, would change. */
  readonly preview: Preview = $derived.by(() => previewOf(this.foreseen));

  /** The verb that answers the current question; empty in step 2 and if somebody else decides. */
  get verb(): string {
    return this.view.awaited.includes(this.viewer) ? (VERBS[this.view.asked] ?? "") : "";
  }

  protected override asks(verb: string): boolean {
    const asked = verb === this.verb || (this.view.asked === "effects" && (verb === "use" || verb === "copy"));
    return asked && this.moves.length > 0;
  }
}
