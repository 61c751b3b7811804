/** What the others did since the reader's last move, turn by turn, from the log. */
import type { Line } from "$lib/protocol";

/** One player's turn: everything that happened in it, with the plies from its first to its last. */
export interface Turn {
  seat: number;
  lines: Line[];
  first: number;
  last: number;
}

/** The turns of a game, in order; lines before the first one belong to none. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.kind !== "game" || line.turn < 0) continue;
    const now = turns.at(-1);
    if (now?.seat === line.turn) {
      now.lines.push(line);
      now.last = line.ply;
    } else turns.push({ seat: line.turn, lines: [line], first: line.ply, last: line.ply });
  }
  return turns;
}

/**
 * The last turn of every opponent: those since the reader's last one. They stay while the reader is on turn, and make way
 * when others move again. Without a seat it is everybody's last turn.
 */
export function turnsSince(lines: readonly Line[], mine: number): Turn[] {
  const turns = turnsOf(lines);
  if (mine < 0) return lastOfEach(turns);
  const onTurn = turns.at(-1)?.seat === mine;
  const ended = onTurn ? turns.slice(0, -1) : turns;
  return ended.slice(ended.map(({ seat }) => seat).lastIndexOf(mine) + 1);
}

function lastOfEach(turns: readonly Turn[]): Turn[] {
  const last = new Map(turns.map((turn) => [turn.seat, turn]));
  return turns.filter((turn) => last.get(turn.seat) === turn);
}

/** Whether the reader has done something in their own turn since the others' turns. */
export function hasActed(lines: readonly Line[], mine: number): boolean {
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line?.kind === "game" && line.turn >= 0) return line.turn === mine;
  }
  return true;
}
