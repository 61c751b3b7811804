/** Sentences of the table's shell that depend on the position. */
import type { Ending, Line, Position, TableInfo, View } from "$lib/protocol";
import { has, say, sayEvent, sayToken, text } from "$lib/text.svelte";
import { awaitedOf, isPlayedByPerson } from "./names";
import { listed } from "./time";

/** One sentence: who has to decide what. */
export function promptOf(table: TableInfo, view: View | null, face: number, names: string[]): string {
  if (table.status === "over") return resultOf(table, null, names);
  if (view === null) return say("prompt-wait");
  const awaited = awaitedOf(view);
  if (awaited.includes(face)) return say(`ask-${view.asked}`, { times: view.asked_times });
  if (awaited.length === 0)
    return has(`ask-${view.asked}`) ? say(`ask-${view.asked}`, { times: view.asked_times }) : say("prompt-wait");
  const facts = {
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
  return say(people ? "prompt-waiting" : "prompt-thinking", facts);
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

function ownOr(own: string, usual: string, facts: Record<string, number>): string {
  return say(has(own) ? own : usual, facts);
}

/** The label of a line of the score sheet. */
export function sheetLine(name: string, names: string[]): string {
  return name.includes(".") ? sayToken(name, names) : say(`sheet-${name}`);
}

/** One line of the log in words. */
export function lineText(line: Line, names: string[]): string {
  return line.kind === "chat" ? say("chat-said", { name: line.by, text: line.text }) : sayEvent(line, names);
}

export function isMyTurn(position: Position | null, face: number): boolean {
  return position !== null && face >= 0 && position.moves.length > 0 && (position.view as View).awaited.includes(face);
}

/** Capitalise a sentence, since moves are worded for the middle of one. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1);
}
