/** The form of a new table: who sits where, and the clock. */
import type { ClockRules, SeatPlan } from "$lib/protocol";

/** `device` is another person at this device; the protocol treats it as another of my seats, with a name. */
export type SeatChoice = "me" | "friend" | "bot" | "open" | "device";

export interface SeatForm {
  choice: SeatChoice;
  bot: string;
  name: string;
}

export const SEAT_CHOICES: readonly SeatChoice[] = ["me", "friend", "bot", "open", "device"];
export type Company = "friends" | "computer" | "device" | "anybody";
export const COMPANIES: readonly Company[] = ["friends", "computer", "device", "anybody"];
const CHOICE_OF: Record<Company, SeatChoice> = {
  friends: "friend",
  computer: "bot",
  device: "device",
  anybody: "open",
};

/** The host first, then the chosen kind of company. */
export function seatsFor(company: Company, players: number, bot: string, before: SeatForm[] = []): SeatForm[] {
  return Array.from({ length: players }, (_, seat) => ({
    choice: seat === 0 ? "me" : CHOICE_OF[company],
    bot: before[seat]?.bot ?? bot,
    name: before[seat]?.name ?? "",
  }));
}

/** The same seats for more or fewer players; new ones are like the last one. */
export function resized(seats: SeatForm[], players: number, bot: string): SeatForm[] {
  const last = seats.at(-1);
  const choice = last && last.choice !== "me" ? last.choice : "bot";
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? { choice, bot: last?.bot ?? bot, name: "" });
}

/** One seat can be mine; choosing it again elsewhere swaps the two. */
export function choose(seats: SeatForm[], seat: number, choice: SeatChoice): SeatForm[] {
  const former = seats[seat]?.choice ?? "bot";
  return seats.map((form, index) => {
    if (index === seat) return { ...form, choice };
    return choice === "me" && form.choice === "me" ? { ...form, choice: former } : form;
  });
}

/** The seats as sent to the server; people at this device without a name are called by their seat. */
export function plansOf(seats: SeatForm[], nameless: (seat: number) => string): SeatPlan[] {
  return seats.map((form, seat) => {
    if (form.choice === "device") return { kind: "me", name: form.name.trim() || nameless(seat) };
    if (form.choice === "bot") return { kind: "bot", bot: form.bot };
    return { kind: form.choice };
  });
}

/** Whether other people will see the host's name. */
export function hasCompany(seats: SeatForm[]): boolean {
  return seats.some((form) => form.choice === "friend" || form.choice === "open" || form.choice === "device");
}

export type Pace = "none" | "quick" | "calm" | "chess" | "days" | "own";
export const PACES: readonly Pace[] = ["none", "quick", "calm", "chess", "days", "own"];
const CLOCKS: Record<Exclude<Pace, "own">, Required<ClockRules>> = {
  none: { move: 0, game: 0 },
  quick: { move: 30, game: 0 },
  calm: { move: 120, game: 0 },
  chess: { move: 0, game: 1200 },
  days: { move: 172_800, game: 0 },
};

export function clockOf(pace: Pace, own: Required<ClockRules>): Required<ClockRules> {
  return pace === "own" ? own : CLOCKS[pace];
}

/** How many seconds the others wait for somebody who is away; 0: forever; `usual`: the server's default with a clock. */
export type Patience = number | "usual";
const HOUR = 3600;
const PATIENCES: readonly Patience[] = [300, HOUR, 24 * HOUR, 0];

export function patiences(pace: Pace): readonly Patience[] {
  return pace === "none" ? PATIENCES : ["usual", ...PATIENCES];
}

/** The choice in effect: without a clock the usual patience is an hour. */
export function patienceShown(patience: Patience, pace: Pace): Patience {
  return patience === "usual" && pace === "none" ? HOUR : patience;
}

export function patienceOf(patience: Patience): number | null {
  return patience === "usual" ? null : patience;
}
