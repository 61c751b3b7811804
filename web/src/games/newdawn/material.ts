/** What the table is made of, and how each question is answered. */
import type { MoveInfo } from "$lib/protocol";
import { TERRAIN } from "./catalogue";
import type { StepView } from "./view";

export const RESOURCES = ["marble", "mercury", "oil", "diamond"] as const;
export const LAST_STEP = 24;

/** The hardest terrain that a slot reaches, by the slot's number from 1, which equals the terrain's difficulty. */
export function slotTerrain(slot: number): string {
  const land = Object.entries(TERRAIN).filter(([terrain]) => terrain !== "water" && terrain !== "natural-wonder");
  return land.find(([, { difficulty }]) => difficulty === slot)?.[0] ?? "grassland";
}

/** The next of the dial's steps with a level after this one, and what level it is; null beyond the last. */
export const nextLevel = (levels: readonly StepView[], tech: number): StepView | null =>
  levels.find(({ step }) => step > tech) ?? null;

/** Questions answered with a card of one's own row, and the verb of the answer. */
export const ROW_VERB: Record<string, string> = {
  turn: "focus",
  "culture-more": "spend",
  advancing: "spend",
  travelling: "spend",
  paying: "spend",
  attacker: "spend",
  defender: "spend",
  trade: "put",
  unstoring: "put",
  upgrading: "upgrade",
  replacing: "replace",
  estadio: "also",
  capitalism: "also",
  lodging: "lodge",
  discarding: "discard",
};
const ROW_VERBS = new Set(Object.values(ROW_VERB));

/** The verb for pressing a space during a question, so that a space that is not highlighted says why not. */
export const PLACE_VERB: Record<string, string> = {
  gardens: "place",
  culture: "place",
  stonehenge: "place",
  "civil-service": "place",
  urbanization: "place",
  removing: "remove",
  eiffel: "pick",
  yielding: "yield",
  driving: "shift",
  shifting: "pick",
  "shifting-to": "shift",
  converting: "convert",
  nuking: "nuke",
  caravans: "depart",
  travelling: "step",
  industry: "city",
  under: "under",
  military: "attack",
  reinforcing: "reinforce",
  refilling: "take-back",
  mustering: "take-back",
  dismissing: "dismiss",
};

/** Verbs whose answers the panel or board shows although they name only a seat. */
export const LAID_OUT = [
  "use",
  "employ",
  "gain",
  "loot",
  "take",
  "ally",
  "return",
  "collect",
  "exchange",
  "pay",
  "swap",
  "lay",
  "turn",
  "wonder",
] as const;

export const isLoose = ({ verb, fields }: MoveInfo): boolean =>
  !(LAID_OUT as readonly string[]).includes(verb) && Object.keys(fields).every((field) => field === "seat");
export const isPlaced = ({ fields }: MoveInfo): boolean =>
  fields["hex"] !== undefined || fields["cell"] !== undefined || fields["letter"] !== undefined;
export const isInRow = ({ verb, fields }: MoveInfo, row: ReadonlySet<string>): boolean =>
  ROW_VERBS.has(verb) && row.has(fields["card"] ?? "");
export const roman = (level: number): string => ["", "I", "II", "III", "IV"][level] ?? String(level);
