import type { View } from "$lib/protocol";
import { ICONS, type IconName } from "../ui/icons";

/** The icon a game names, if it exists. */
export function iconNamed(name: string): IconName | null {
  return name in ICONS ? (name as IconName) : null;
}

/** The teams by seat if the game has fewer teams than players; otherwise empty. */
export function teamsOf(view: View): number[] | null {
  const players = (view as { players?: unknown }).players;
  if (!Array.isArray(players)) return null;
  const teams: number[] = [];
  for (const player of players) {
    const team = (player as { team?: unknown } | null)?.team;
    if (typeof team !== "number") return null;
    teams.push(team);
  }
  return new Set(teams).size < teams.length ? teams : null;
}
