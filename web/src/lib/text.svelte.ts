/** Texts in the reader's language; the counterpart of `Texts` in the Python package. */
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { LANGUAGES, gameBundle, isLanguage, lobbyBundle, shellBundle, type Language } from "./messages";
import type { EventInfo, Fault, Line, MoveInfo } from "./protocol";
import { remember, remembered } from "./storage";

export { LANGUAGES, type Language };
type Details = Record<string, string | number>;

/** The bundles: the interface's by file; each game's messages for the lobby, and all its messages. */
type Shelf = "shell" | "lobbies" | "games";
type Shelves = Record<Shelf, Map<string, FluentBundle>>;
interface Loaded extends Shelves {
  language: Language;
}

const READ: Record<Shelf, typeof gameBundle> = { shell: shellBundle, lobbies: lobbyBundle, games: gameBundle };
const SHELVES: readonly Shelf[] = ["shell", "lobbies", "games"];
/** The interface's file that every page needs, and the one only a table needs. */
const PAGES = "pages";
const TABLE = "table";

let wanted = firstLanguage();
let loaded = $state.raw<Loaded>({ language: wanted, shell: new Map(), lobbies: new Map(), games: new Map() });
let current = $state("");

/** The saved language, else the browser's first one that we support, else English. */
export function firstLanguage(): Language {
  const saved = remembered("language");
  if (saved !== null && isLanguage(saved)) return saved;
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of asked) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}

export const text = {
  get language(): Language {
    return loaded.language;
  },
  /** Whether the first messages are loaded; until then there is nothing to show. */
  get ready(): boolean {
    return loaded.shell.has(PAGES);
  },
};

/** Switch to another language and reload everything loaded so far in it. */
export async function setLanguage(language: Language): Promise<void> {
  remember("language", language);
  await load(language);
}

/** Load the first language without storing it as a choice. */
export async function loadText(): Promise<void> {
  await load(loaded.language);
}

async function load(language: Language): Promise<void> {
  wanted = language;
  const bundles: Shelves = {
    shell: new Map([[PAGES, await shellBundle(language, PAGES)]]),
    lobbies: new Map(),
    games: new Map(),
  };
  // More may be requested while these load, so repeat until none is missing.
  for (let missing = missingIn(bundles); missing.length > 0; missing = missingIn(bundles)) {
    await Promise.all(
      missing.map(async ([shelf, game]) => bundles[shelf].set(game, await READ[shelf](language, game))),
    );
  }
  if (wanted !== language) return; // another choice was made meanwhile
  loaded = { language, ...bundles };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** What is loaded now but not among these. */
function missingIn(bundles: Shelves): [Shelf, string][] {
  const now = untrack(() => loaded);
  return SHELVES.flatMap((shelf) =>
    [...now[shelf].keys()].filter((name) => !bundles[shelf].has(name)).map((name): [Shelf, string] => [shelf, name]),
  );
}

/** Load the messages of a table and of its game in the current language and let `say` use them. */
export async function useGame(game: string): Promise<void> {
  current = game;
  await Promise.all([readTable(), readGame(game)]);
}

/** Load the interface's messages for a table of any game. */
export function readTable(): Promise<void> {
  return read("shell", TABLE);
}

/** Load the messages of a game for `sayOf`, without making it the current one. */
export function readGame(game: string): Promise<void> {
  return read("games", game);
}

/** Load for `sayOf` only a game's messages for the lobby: its summary and its options. */
export function readLobby(game: string): Promise<void> {
  return read("lobbies", game);
}

async function read(shelf: Shelf, name: string): Promise<void> {
  for (;;) {
    const { language, ...shelves } = untrack(() => loaded);
    // A game's whole bundle has the words of its lobby too.
    if (shelves[shelf].has(name) || (shelf === "lobbies" && shelves.games.has(name))) return;
    const bundle = await READ[shelf](language, name);
    if (loaded.language === language) {
      loaded = { ...loaded, [shelf]: new Map(loaded[shelf]).set(name, bundle) };
      return;
    }
  }
}

function bundleWith(id: string, game: string): FluentBundle | undefined {
  return [...loaded.shell.values(), loaded.games.get(game), loaded.lobbies.get(game)].find((bundle) =>
    bundle?.hasMessage(id),
  );
}

/** Whether there is such a message, in the interface or in the current game. */
export function has(id: string): boolean {
  return bundleWith(id, current) !== undefined;
}

/** A message with its details unchanged. */
export function say(id: string, details: Details = {}): string {
  return sayOf(current, id, details);
}

/** A message of a game that need not be the current one. */
export function sayOf(game: string, id: string, details: Details = {}): string {
  const bundle = bundleWith(id, game);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern === null || pattern === undefined) {
    if (text.ready) console.error(`There is no message ${id} in ${loaded.language}.`);
    return id;
  }
  const errors: Error[] = [];
  const worded = bundle.formatPattern(pattern, details, errors);
  for (const error of errors) console.error(`The message ${id} cannot be worded in ${loaded.language}.`, error);
  return worded;
}

/** A message with its tokens put into words: `card.war-1` becomes the card's name, `seat.2` the player's. */
export function phrase(id: string, details: Details, names: string[]): string {
  return say(id, wordedDetails(details, names));
}

function wordedDetails(details: Details, names: string[]): Details {
  const worded: Details = {};
  for (const [name, value] of Object.entries(details)) worded[name] = wordedDetail(value, names);
  return worded;
}

function wordedDetail(value: string | number, names: string[]): string | number {
  if (typeof value === "number") return value;
  return value
    .split(" ")
    .filter((token) => token !== "")
    .map((token) => sayToken(token, names))
    .join(", ");
}

/**
 * One token of an event, a refusal, a move or a score sheet in words.
 *
 * A set such as `wonder.colossus+sphinx` is worded as the list of its members. A number that has no message of its
 * own, such as `slot.3`, is worded by the message of its kind: the engine counts from 0, people from 1.
 */
export function sayToken(token: string, names: string[]): string {
  const dot = token.indexOf(".");
  const kind = dot < 0 ? token : token.slice(0, dot);
  const name = dot < 0 ? "" : token.slice(dot + 1);
  if (name.includes("+"))
    return name
      .split("+")
      .map((member) => sayToken(`${kind}.${member}`, names))
      .join(", ");
  if (kind === "seat") return sayName(Number(name) - 1, names);
  if (/^\d+$/.test(name) && !has(`${kind}-${name}`)) return say(kind, { number: Number(name) + 1 });
  return say(`${kind}-${name}`);
}

/** A player's name, with the number of the seat where names are equal; that number alone without a name. */
export function sayName(seat: number, names: string[]): string {
  const name = names[seat];
  if (!name) return say("seat", { number: seat + 1 });
  return names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name;
}

/** A game's own words for the value of a field, such as a space on its map; empty to use the default ones. */
export type WordOf = (field: string, token: string) => string;

/** One line of the log: an event of the game, or something that happened at the table. A game may have better words for its place. */
export function sayEvent(event: EventInfo | Line, names: string[], wordOf?: WordOf): string {
  const details: Details = event.seat < 0 ? event.details : { seat: `seat.${event.seat + 1}`, ...event.details };
  if (!("kind" in event) || event.kind !== "table") {
    const hex = /^hex\.(\d+)$/.exec(String(details["hex"] ?? ""))?.[1];
    const place = hex !== undefined && "place" in details ? wordOf?.("hex", hex) : "";
    return say(`log-${event.name}`, { ...wordedDetails(details, names), ...(place ? { place } : {}) });
  }
  // The person may no longer have a seat. A name is user input, so nothing in it is looked up.
  const about: Details = event.by === "" ? {} : event.name === "leaves" ? { seat: event.by } : { name: event.by };
  return say(`notice-${event.name}`, { ...wordedDetails(details, names), ...about });
}

/** Why something was not done: the game's words for a rule, ours for everything else. */
export function sayFault(fault: Fault, names: string[]): string {
  if (fault.rule !== "" && has(`why-${fault.rule}`)) return phrase(`why-${fault.rule}`, fault.details, names);
  if (!has(`fault-${fault.code}`)) return fault.what;
  // Such details may be user input, so only values that are certainly tokens are looked up.
  const details: Details = { what: fault.what, rule: fault.rule };
  for (const [name, value] of Object.entries(fault.details)) {
    details[name] = typeof value === "string" && isToken(value) ? wordedDetail(value, names) : value;
  }
  return say(`fault-${fault.code}`, details);
}

function isToken(value: string): boolean {
  const match = /^([a-z]+)\.([\w-]+)$/.exec(value);
  return match !== null && (match[1] === "seat" || has(`${match[1]}-${match[2]}`));
}

/** A move in words. A game may have better words for what a field names than its number. */
export function sayMove(move: MoveInfo, names: string[], wordOf?: WordOf): string {
  const fields: Details = {};
  for (const [name, token] of Object.entries(move.fields)) {
    fields[name] =
      wordOf?.(name, token) || sayToken(name === "seat" ? `seat.${token.slice(1)}` : `${name}.${token}`, names);
  }
  return say(`move-${move.verb}`, fields);
}

/** A description of what the move names, or an empty string. */
export function detailOf(move: MoveInfo): string {
  for (const [name, token] of Object.entries(move.fields)) {
    if (has(`${name}-${token}-text`)) return say(`${name}-${token}-text`);
  }
  return "";
}
