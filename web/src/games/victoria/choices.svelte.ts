/** What can be chosen on the board now, and what a choice, a look or a refusal means. One object for the whole board. */
import type { MoveFace } from "$lib/protocol";
import { sayFault } from "$lib/text.svelte";
import type { BoardProps } from "../contract";
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

/** How a choosable thing looks: it can be chosen; others can but not it; nothing like it is asked. */
export type Look = "lit" | "dim" | "calm";

export class Choices {
  readonly #of: () => BoardProps<VictoriaView>;
  pointed = $state<string | null>(null);

  readonly #legal = $derived.by(() => new Map(this.#board.moves.map((move) => [move.text, move])));
  readonly #verbs = $derived.by(() => new Set(this.#board.moves.map((move) => move.verb)));
  readonly #ranks = $derived.by(() => new Map(this.#board.advice.map((advice, index) => [advice.move.text, index + 1])));

  /** What the chosen move, or the one pointed at, would change. */
  readonly preview: Preview = $derived.by(() => {
    const { considered, chosen } = this.#board;
    const wanted = this.pointed ?? chosen?.text;
    const shown = considered !== null && considered.fault === null && considered.move === wanted;
    return previewOf(shown ? considered.events : []);
  });

  constructor(board: () => BoardProps<VictoriaView>) {
    this.#of = board;
  }

  get #board(): BoardProps<VictoriaView> {
    return this.#of();
  }

  /** Whether this is a replay: whoever looks need not be whose seat it is. */
  get still(): boolean {
    return this.#board.still === true;
  }

  /** Whether somebody looks from a seat of a game that still goes on: then even unlit things answer. */
  get live(): boolean {
    const { face, view, still } = this.#board;
    return face >= 0 && view.asked !== "over" && still !== true;
  }

  /** The verb by which the question of the moment is answered; empty in step 2 and when somebody else is asked. */
  get verb(): string {
    const { view, face } = this.#board;
    return view.awaited.includes(face) ? (VERBS[view.asked] ?? "") : "";
  }

  of(verb: string): MoveFace[] {
    return this.#board.moves.filter((move) => move.verb === verb);
  }

  look(notation: string): Look {
    if (this.#legal.has(notation)) return "lit";
    const verb = notation.split(" ", 1)[0] ?? "";
    const asked = verb === this.verb || (this.#board.view.asked === "effects" && (verb === "use" || verb === "copy"));
    return asked && this.#verbs.size > 0 ? "dim" : "calm";
  }

  chosen(notation: string): boolean {
    return this.#board.chosen?.text === notation;
  }

  /** The place of this move in the hint, from 1; 0 if the hint does not name it. */
  rank(notation: string): number {
    return this.#ranks.get(notation) ?? 0;
  }

  take(notation: string): void {
    const move = this.#legal.get(notation);
    if (move) this.#board.choose(move);
    else this.#board.refuse(notation);
  }

  point(notation: string): void {
    this.pointed = notation;
    this.#board.point(notation);
  }

  pointAway(notation: string): void {
    if (this.pointed !== notation) return;
    this.pointed = null;
    this.#board.point(null);
  }

  /** Why the thing pointed at cannot be chosen, once the server has said so. */
  why(notation: string): string {
    const { considered, names } = this.#board;
    if (this.pointed !== notation || considered?.move !== notation || considered.fault === null) return "";
    return sayFault(considered.fault, names);
  }
}
