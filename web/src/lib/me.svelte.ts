/** The user of this browser. We ask for a name only when other people will see it. */
import { untrack } from "svelte";
import { ApiError, get, post } from "./api";
import type { Me, Rename } from "./protocol";
import { remember, remembered } from "./storage";
import { say } from "./text.svelte";

let name = $state("");
let known = $state(false);
let asking = $state.raw<((done: boolean) => void)[]>([]);

export const me = {
  get name(): string {
    return name;
  },
  /** Whether the server has been asked already. */
  get known(): boolean {
    return known;
  },
  /** Whether the name dialog is open. */
  get asking(): boolean {
    return asking.length > 0;
  },
};

export async function loadMe(): Promise<void> {
  name = (await get<Me>("/api/v1/me")).name;
  known = true;
}

export async function rename(wanted: string): Promise<void> {
  const body: Rename = { name: wanted };
  name = (await post<Me>("/api/v1/me", body)).name;
  known = true;
  remember("guest", "");
}

/** Whether the name is the automatic one for playing against the computer. */
function isStandIn(): boolean {
  return name !== "" && name === remembered("guest");
}

/** Make sure the user has a name, asking if necessary; false if they decline. */
export async function ensureName(): Promise<boolean> {
  if (!known) await loadMe();
  return (name !== "" && !isStandIn()) || askName();
}

/** Open the dialog to choose or change a name. */
export function askName(): Promise<boolean> {
  return new Promise((resolve) => {
    asking = [...untrack(() => asking), resolve];
  });
}

/** The dialog was answered (true) or closed (false). */
export function nameAnswered(done: boolean): void {
  const waiting = untrack(() => asking);
  asking = [];
  for (const resolve of waiting) resolve(done);
}

/** An automatic name for playing only against the computer, since nobody else sees it. */
export async function beGuest(): Promise<void> {
  if (!known) await loadMe();
  if (name !== "") return;
  await rename(say("me-guest"));
  remember("guest", name);
}

/** Do something; if the server needs a name first, ask for it and try again. Null if the user declines. */
export async function withName<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ApiError) || error.fault.code !== "no-name") throw error;
    return (await askName()) ? action() : null;
  }
}
