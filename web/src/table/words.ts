/** Sentences of the table's shell that depend on the position. */
import type { Ending, Line, Position, TableInfo, View } from "$lib/protocol";
import { has, say, sayEvent, sayToken, text, type WordOf } from "$lib/text.svelte";
import { awaitedOf, isPlayedByPerson } from "./names";
import { listed } from "./time";

/** One sentence: who has to decide what. */
export function promptOf(table: TableInfo, view: View | null, viewer: number, names: string[]): string {
  if (table.status === "over") return resultOf(table, null, names);
  if (view === null) return say("prompt-wait");
  const awaited = awaitedOf(view);
  if (awaited.includes(viewer)) return say(`ask-${view.asked}`, { times: view.asked_times });
  if (awaited.length === 0)
    return has(`ask-${view.asked}`) ? say(`ask-${view.asked}`, { times: view.asked_times }) : say("prompt-wait");
  const details = {
    names: listed(
      awaited.map((seat) => names[seat] ?? ""),
      text.language,
    ),
    count: awaited.length,
  };
  const people = awaited.some((seat) => {
    const sitting = table.seats[seat];
    return sitting !== undefined && isPlayedByPerson(sitting);
  });
  return say(people ? "prompt-waiting" : "prompt-thinking", details);
}

/** How the game ended, in one sentence. */
export function resultOf(table: TableInfo, ending: Ending | null, names: string[]): string {
  const winning = ending?.winners ?? table.winners;
  const winners = listed(
    winning.map((seat) => names[seat] ?? ""),
    text.language,
  );
  const result = ending?.result ?? table.result;
  if (has(`ending-${result}`)) return say(`ending-${result}`, { winners });
  return say(has(`table-result-${result}`) ? `table-result-${result}` : "table-result-other", {
    winners,
    count: winning.length,
  });
}

/** The score of a game if it decided: the line of the sheet to which the others lead. */
function decidingScore(ending: Ending | null): readonly number[] | null {
  const total = ending?.sheet.lines.find((line) => line.total);
  return total !== undefined && (total.marked.length === 0 || total.marked.includes(true)) ? total.values : null;
}

/** The end as one player is told it: "You lost 42 : 85". Empty if nobody won, or for who plays several seats or none. */
export function verdictOf(table: TableInfo, ending: Ending | null, mine: readonly number[]): string {
  const winners = ending?.winners ?? table.winners;
  const [seat] = mine;
  if (seat === undefined || mine.length !== 1 || winners.length === 0) return "";
  const won = winners.includes(seat);
  const others = table.seats.map((one) => one.seat).filter((one) => winners.includes(one) !== won);
  if (won && others.length === 0) return say("verdict-shared");
  const verdict = won ? "verdict-won" : "verdict-lost";
  const score = decidingScore(ending);
  if (score === null) return say(verdict);
  const own = score[seat] ?? 0;
  const theirs = Math.max(...others.map((one) => score[one] ?? 0));
  return own === theirs ? say(verdict) : say(`${verdict}-score`, { mine: own, theirs }); // equal scores decided nothing
}

const MOST_MOMENTS = 6;

/** What may have decided a game, as far as its log tells: the weightiest events, in their order. `names`: lightest first. */
export function momentsOf(lines: readonly Line[], names: readonly string[]): Line[] {
  const told = lines.filter(({ kind, name }) => kind === "game" && names.includes(name));
  const weight = ({ name }: Line): number => names.indexOf(name);
  const heaviest = told
    .map((line, index) => ({ line, index }))
    .sort((one, other) => weight(other.line) - weight(one.line) || other.index - one.index)
    .slice(0, MOST_MOMENTS);
  return heaviest.sort((one, other) => one.index - other.index).map(({ line }) => line);
}

/** A round as its game counts it; some games have ages instead. Round 0 is before the first. */
export function roundText(round: number): string {
  return round > 0
    ? ownOr("board-round", "log-view-round", { round })
    : ownOr("board-round-before", "replay-before", {});
}

/** The label of the round selector. */
export function roundChoiceText(): string {
  return ownOr("board-round-go", "replay-round", {});
}

function ownOr(own: string, usual: string, details: Record<string, number>): string {
  return say(has(own) ? own : usual, details);
}

/** The label of a line of the score sheet. */
export function sheetLine(name: string, names: string[]): string {
  return name.includes(".") ? sayToken(name, names) : say(`sheet-${name}`);
}

/** One line of the log in words. */
export function lineText(line: Line, names: string[], wordOf?: WordOf): string {
  return line.kind === "chat" ? say("chat-said", { name: line.by, text: line.text }) : sayEvent(line, names, wordOf);
}

/** One line of the log beside its player's emblem, which says already who it is about. */
export function deedText(line: Line, names: string[], wordOf?: WordOf): string {
  const words = lineText(line, names, wordOf);
  const name = names[line.seat] ?? "";
  return name !== "" && words.startsWith(`${name} `) ? capital(words.slice(name.length + 1)) : words;
}

export function isMyTurn(position: Position | null, viewer: number): boolean {
  return (
    position !== null &&
    viewer >= 0 &&
    position.moves.length > 0 &&
    !position.settled &&
    (position.view as View).awaited.includes(viewer)
  );
}

/** Capitalise a sentence, since moves are worded for the middle of one. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}
