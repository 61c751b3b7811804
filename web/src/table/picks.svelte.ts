/** A question answered with several things at once: they are picked on the board, then sent with one command. */
import type { MoveInfo } from "$lib/protocol";

/** What a set may be made of. */
export interface PickSet {
  /** How many are asked for. */
  wanted: number;
  /** Whether fewer will do: what is missing is asked for again, and can be declined. */
  fewer: boolean;
  /** How often a move may be part of the set; 0 if it answers the question in another way. */
  copies: (move: MoveInfo) => number;
  /** Whether the rules make the last choices themselves once only one kind of answer is left. */
  forced: boolean;
}

export class Picks {
  moves = $state.raw<readonly MoveInfo[]>([]);
  readonly #set: () => PickSet | null;
  readonly #offered: () => readonly MoveInfo[];

  constructor(set: () => PickSet | null, offered: () => readonly MoveInfo[]) {
    this.#set = set;
    this.#offered = offered;
  }

  get wanted(): number {
    return this.#set()?.wanted ?? 0;
  }

  /** Whether this move is picked for a set, instead of being made alone. */
  takes(move: MoveInfo): boolean {
    return (this.#set()?.copies(move) ?? 0) > 0;
  }

  get full(): boolean {
    return this.moves.length >= this.wanted;
  }

  /** Whether what is picked can be sent. */
  get ready(): boolean {
    return this.moves.length > 0 && (this.full || this.#set()?.fewer === true);
  }

  count(notation: string): number {
    return this.moves.filter(({ text }) => text === notation).length;
  }

  /** Pick one more of this kind; once there are no more of it, or the set is full, put those of its kind back. */
  pick(move: MoveInfo): void {
    const count = this.count(move.text);
    const most = this.#set()?.copies(move) ?? 0;
    if (count < most && !this.full) this.moves = [...this.moves, move];
    else this.moves = this.moves.filter(({ text }) => text !== move.text);
  }

  clear(): void {
    this.moves = [];
  }

  /** What has to be sent: without the choices that the rules will make themselves. */
  get notations(): string[] {
    const set = this.#set();
    const sent: string[] = [];
    if (set === null) return sent;
    const left = new Map(this.#offered().map((move) => [move.text, set.copies(move)] as const));
    for (const { text } of this.moves) {
      const kinds = [...left.values()].filter((copies) => copies > 0).length;
      if (set.forced && kinds <= 1 && sent.length > 0) break;
      left.set(text, (left.get(text) ?? 1) - 1);
      sent.push(text);
    }
    return sent;
  }
}
