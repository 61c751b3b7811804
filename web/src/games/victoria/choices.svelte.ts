/** What can be chosen on the board now, and what a choice, a look or a refusal means. One object for the whole board. */
import { Choosing } from "../choosing.svelte";
import { previewOf, type Preview } from "./preview";
import type { VictoriaView } from "./view";

/** The verb by which each question is answered. Step 2 is answered by effects, each with its own notation. */
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

  /** The verb by which the question of the moment is answered; empty in step 2 and when somebody else is asked. */
  get verb(): string {
    return this.view.awaited.includes(this.face) ? (VERBS[this.view.asked] ?? "") : "";
  }

  protected override asks(verb: string): boolean {
    const asked = verb === this.verb || (this.view.asked === "effects" && (verb === "use" || verb === "copy"));
    return asked && this.moves.length > 0;
  }
}
