/** The games this client can show; each is its own chunk, loaded when first needed. */
import type { Component } from "svelte";
import type { GameClient } from "../games/contract";
import { useGame } from "./text.svelte";

const CLIENTS = import.meta.glob<GameClient>("../games/*/index.ts", { import: "default" });
// Emblems are separate and small, so the lobby can show them without loading whole boards.
const EMBLEMS = import.meta.glob<Component<Record<string, never>>>("../games/*/Emblem.svelte", { import: "default" });

/** A game's board and what belongs to it, with its messages. */
export async function gameClient(name: string): Promise<GameClient> {
  const load = CLIENTS[`../games/${name}/index.ts`];
  if (!load) throw new Error(`This client knows no game ${name}.`);
  const [client] = await Promise.all([load(), useGame(name)]);
  return client;
}

/** A game's small picture. */
export async function gameEmblem(name: string): Promise<Component<Record<string, never>> | null> {
  const alone = EMBLEMS[`../games/${name}/Emblem.svelte`];
  return alone ? alone() : null;
}
