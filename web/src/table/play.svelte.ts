/** What the reader is about to do: the chosen move, its preview, the hint, the last refusal. */
import type { AdviceInfo, Considered, Fault, Hint, MoveInfo, Position, View } from "$lib/protocol";
import type { TableSession } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";
import { SocketClosed, type Answer, type Order } from "$lib/socket";
import { sound } from "$lib/sound";
import { Picks, type PickSet } from "./picks.svelte";

/** Only a resting pointer asks for a preview. */
const REST_MS = 140;
const DOUBLE_CLICK_MS = 500;
const MOST_TRIES = 4;
const LATE_MS = 1_000;

function orderOf(notations: readonly string[], seat: number, ply: number): Order {
  const [only = "", ...more] = notations;
  return more.length === 0 ? { do: "move", seat, ply, move: only } : { do: "moves", seat, ply, moves: [...notations] };
}

export class Play {
  chosen = $state.raw<MoveInfo | null>(null);
  /** The preview of the chosen or hovered move. */
  considered = $state.raw<Considered | null>(null);
  refusal = $state.raw<Fault | null>(null);
  advice = $state.raw<AdviceInfo[]>([]);
  /** How sure the search is of its first move. */
  confidence = $state.raw<Hint["confidence"]>("close");
  hinting = $state(false);
  /** Whether several moves are being sent; until they are answered nothing else can be chosen. */
  sending = $state(false);

  #session: TableSession;
  #known = new Map<string, Considered>();
  #pointed: string | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #ply = -1;
  /** The moves offered in the current position. */
  #offered = "";
  /** The ply of the reader's last decision. */
  #decided = -1;
  #viewer = -3;
  #playedAt = 0;
  /** What the current question takes as a set; given by the shell. */
  set: () => PickSet | null = () => null;
  readonly picks = new Picks(
    () => this.set(),
    () => this.moves,
  );
  /** How often in a row the reader has answered the current question. */
  parts = $state(0);
  #asked = "";
  /** The click count of the current mouse event, set by the shell. */
  clicks = 1;
  /** Whether the reader has made a move since opening the table. */
  get moved(): boolean {
    return this.#playedAt > 0;
  }

  constructor(session: TableSession) {
    this.#session = session;
  }

  get moves(): MoveInfo[] {
    return this.#session.moving > 0 || this.sending ? [] : (this.#session.position?.moves ?? []);
  }

  /** Called when a new position is shown; clears what belonged to the old one. */
  settle(position: Position | null, viewer: number): void {
    if (position !== null && position.ply === this.#ply && viewer === this.#viewer) return;
    const offered = (position?.moves ?? []).map((move) => move.text).join();
    // When several seats decide at once, another seat's decision must not clear my choice.
    const same = viewer === this.#viewer && offered !== "" && offered === this.#offered && this.#decided !== this.#ply;
    const asked = offered === "" ? "" : ((position?.view as View | undefined)?.asked ?? "");
    if (asked !== this.#asked || viewer !== this.#viewer) this.parts = 0;
    else if (this.#decided >= 0 && this.#decided === this.#ply) this.parts += 1;
    this.#asked = asked;
    this.#ply = position?.ply ?? -1;
    this.#viewer = viewer;
    this.#offered = offered;
    this.#known.clear();
    if (same && this.chosen !== null) this.#show(this.chosen.text);
    else this.forget();
  }

  forget(): void {
    clearTimeout(this.#rest);
    this.chosen = null;
    this.considered = null;
    this.refusal = null;
    this.advice = [];
    this.hinting = false;
    this.#pointed = null;
    this.picks.clear();
  }

  choose(move: MoveInfo): void {
    if (this.#session.moving > 0 || this.sending) return;
    // Ignore the second half of a double click: it was not meant for what has appeared under the mouse.
    if (this.clicks > 1 && Date.now() - this.#playedAt < DOUBLE_CLICK_MS) return;
    this.refusal = null;
    if (this.picks.takes(move)) {
      this.#pick(move);
      return;
    }
    this.picks.clear();
    if (this.chosen?.text === move.text || !settings.confirm || Object.keys(move.fields).length === 0) {
      void this.play(move);
      return;
    }
    this.chosen = move;
    sound("card");
    this.#show(move.text);
  }

  #pick(move: MoveInfo): void {
    this.chosen = null;
    this.considered = null;
    this.picks.pick(move);
    sound("card");
    if (!settings.confirm && this.picks.full) this.confirm();
  }

  confirm(): void {
    if (this.chosen !== null) void this.play(this.chosen);
    else if (this.picks.ready) void this.send(this.picks.notations);
  }

  cancel(): void {
    this.picks.clear();
    this.chosen = null;
    this.considered = null;
    this.refusal = null;
  }

  /** Whether the move was made. */
  async play(move: MoveInfo): Promise<boolean> {
    return this.#made(await this.#decide([move.text]));
  }

  /** Make several moves with one command: either all of them, or none with the reason. */
  async send(notations: readonly string[]): Promise<boolean> {
    if (this.sending || this.#session.moving > 0) return false;
    this.cancel();
    this.sending = true;
    try {
      const answer = await this.#decide(notations);
      if (answer?.kind === "refused" && answer.fault.code === "not-yet") return await this.#oneByOne(notations);
      return this.#made(answer);
    } finally {
      this.sending = false;
    }
  }

  /** Make moves that cannot be sent together, each in the position after the one before; stops with the reason at the first that is not possible. */
  async #oneByOne(notations: readonly string[]): Promise<boolean> {
    for (const [index, notation] of notations.entries()) {
      const { position: before } = this.#session;
      const move = before?.moves.find(({ text }) => text === notation);
      if (!before || !move) {
        await this.refuse(notation);
        return false;
      }
      if (!(await this.play(move))) return false;
      if (index + 1 < notations.length && (await this.#after(before)) === null) return false;
    }
    return true;
  }

  /** Send the reader's decision in the current position; null if nothing was sent or the reader has left. */
  async #decide(notations: readonly string[]): Promise<Answer | null> {
    const { position, you } = this.#session;
    if (position === null || you === null || this.#session.moving > 0) return null;
    this.#playedAt = Date.now();
    this.#decided = position.ply;
    sound("card");
    const answer = await this.#ask(orderOf(notations, you.viewer, position.ply));
    if (answer?.kind !== "refused" || answer.fault.code !== "stale") return answer;
    return (await this.#again(notations, you.viewer, position)) ?? answer;
  }

  /** Whether the answer is a success; shows a refusal. */
  #made(answer: Answer | null): boolean {
    if (answer?.kind !== "refused") return answer !== null;
    this.#decided = -1;
    this.chosen = null;
    this.refuseWith(answer.fault);
    return false;
  }

  /** When several decide at once and another seat was quicker: send again what is still possible. Null if nothing is. */
  async #again(notations: readonly string[], viewer: number, before: Position): Promise<Answer | null> {
    const asked = (before.view as View).asked;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const position = await this.#after(before);
      const { you } = this.#session;
      if (position === null || you?.viewer !== viewer || (position.view as View).asked !== asked) return null;
      if (!position.moves.some(({ text }) => text === notations[0])) return null;
      this.#decided = position.ply;
      const answer = await this.#ask(orderOf(notations, viewer, position.ply));
      if (answer?.kind !== "refused" || answer.fault.code !== "stale") return answer;
      before = position;
    }
    return null;
  }

  /** Wait for the next position, which may not have arrived yet. */
  async #after(before: Position): Promise<Position | null> {
    for (let waited = 0; waited < LATE_MS; waited += 50) {
      this.#session.hurry();
      const { position } = this.#session;
      if (position !== null && position.ply !== before.ply) return position;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return null;
  }

  /** The reader tried an illegal move, given by notation: ask why it is not possible. */
  async refuse(notation: string): Promise<void> {
    this.chosen = null;
    const considered = await this.#consider(notation);
    if (considered?.fault) this.refuseWith(considered.fault);
  }

  refuseWith(fault: Fault): void {
    this.considered = null;
    this.refusal = fault;
    sound("refuse");
  }

  point(notation: string | null): void {
    clearTimeout(this.#rest);
    this.#pointed = notation;
    if (this.chosen !== null) return;
    if (notation === null) {
      this.considered = null;
      return;
    }
    const known = this.#known.get(notation);
    if (known !== undefined) this.considered = known;
    else this.#rest = setTimeout(() => this.#show(notation), REST_MS);
  }

  async hint(): Promise<void> {
    const { you } = this.#session;
    if (you === null || this.hinting || this.moves.length === 0) return;
    this.hinting = true;
    const ply = this.#ply;
    const answer = await this.#ask({ do: "hint", seat: you.viewer });
    if (ply !== this.#ply) return;
    this.hinting = false;
    if (answer?.kind === "hint") {
      this.advice = answer.moves.slice(0, 3);
      this.confidence = answer.confidence;
    } else if (answer?.kind === "refused") this.refuseWith(answer.fault);
  }

  /** Send any other command; a refusal is shown in the usual place. */
  async order(order: Order): Promise<boolean> {
    const answer = await this.#ask(order);
    if (answer?.kind === "refused") this.refuseWith(answer.fault);
    return answer !== null && answer.kind !== "refused";
  }

  #show(notation: string): void {
    void this.#consider(notation).then((considered) => {
      if (considered === null) return;
      if ((this.chosen?.text ?? this.#pointed) === notation) this.considered = considered;
    });
  }

  async #consider(notation: string): Promise<Considered | null> {
    const known = this.#known.get(notation);
    if (known !== undefined) return known;
    const { you } = this.#session;
    if (you === null || you.viewer < 0) return null;
    const ply = this.#ply;
    const answer = await this.#ask({ do: "consider", seat: you.viewer, move: notation });
    if (ply !== this.#ply) return null;
    if (answer?.kind === "considered") {
      this.#known.set(notation, answer);
      return answer;
    }
    if (answer?.kind === "refused" && this.#pointed !== notation) this.refuseWith(answer.fault);
    return null;
  }

  /** Null if the reader left before the answer came. */
  async #ask(order: Order): Promise<Answer | null> {
    try {
      return await this.#session.order(order);
    } catch (error) {
      if (error instanceof SocketClosed) return null;
      throw error;
    }
  }
}
