/** The games the server offers; fetched once. */
import { get } from "./api";
import type { GameInfo } from "./protocol";

let games = $state.raw<GameInfo[]>([]);
let asked: Promise<GameInfo[]> | null = null;

export const catalogue = {
  get games(): GameInfo[] {
    return games;
  },
};

/** All games; after a failure the next call tries again. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/v1/games").then(
    (list) => (games = list),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The default level: quick, and already a good opponent. */
export const USUAL_BOT = "search:200ms";

/** The message with the name of a bot's level. */
export function levelMessage(bot: string): string {
  return `level-${bot.replace(":", "-")}`;
}

export function usualBot(game: GameInfo): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots.at(-1) ?? "random");
}
