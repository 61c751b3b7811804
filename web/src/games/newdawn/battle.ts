/** What the events of a step tell of a battle, and what decided it. */
import type { EventInfo } from "$lib/protocol";

export interface Fight {
  seat: number;
  /** The dice, and everything else that counts, of attacker and defender. */
  dice: readonly [attack: number, defence: number];
  strength: readonly [attack: number, defence: number];
  /** The end of it, once it is known. */
  end: EventInfo | null;
}

export type Decided = "dice" | "strength" | "added" | "tie";

/** "pips.4" and 4 are four pips. */
const number = (value: string | number | undefined): number => Number(String(value ?? "").replace(/^\D*/, ""));
const isEnd = ({ name }: EventInfo): boolean => name === "wins-battle" || name === "loses-battle";

/** The battle after these events; `before` is the one whose dice lie already. */
export function fightOf(events: readonly EventInfo[], before: Fight | null): Fight | null {
  const rolled = events.find(({ name }) => name === "rolls-battle");
  const end = events.find(isEnd) ?? null;
  if (!rolled) return before && end && before.end === null ? { ...before, end } : null;
  const dice = [number(rolled.details["die"]), number(rolled.details["other"])] as const;
  return {
    seat: rolled.seat,
    dice,
    strength: [number(rolled.details["attack"]) - dice[0], number(rolled.details["defence"]) - dice[1]],
    end,
  };
}

/** Attack and defence as they are at last. */
export function totals({ dice, strength, end }: Fight): [attack: number, defence: number] {
  return end
    ? [number(end.details["attack"]), number(end.details["defence"])]
    : [strength[0] + dice[0], strength[1] + dice[1]];
}

/** What made the difference: strength alone, the dice, what was added after them, or that a tie goes to the defender. */
export function decidedBy(fight: Fight): Decided {
  const { dice, strength } = fight;
  const [attack, defence] = totals(fight);
  const [thrown, met] = [strength[0] + dice[0], strength[1] + dice[1]];
  if (attack > defence !== thrown > met) return "added";
  if (attack === defence) return "tie";
  return strength[0] > strength[1] === attack > defence && strength[0] !== strength[1] ? "strength" : "dice";
}
