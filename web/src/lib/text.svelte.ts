/** Words in the reader's language. What is said here is said the same way by `Texts` of the Python package. */
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { LANGUAGES, gameBundle, isLanguage, shellBundle, type Language } from "./messages";
import type { EventFace, Fault, Line, MoveFace } from "./protocol";
import { remember, remembered } from "./storage";

export { LANGUAGES, type Language };
type Facts = Record<string, string | number>;

interface Loaded {
  language: Language;
  shell: FluentBundle | null;
  games: ReadonlyMap<string, FluentBundle>;
}

let wanted = firstLanguage();
let loaded = $state.raw<Loaded>({ language: wanted, shell: null, games: new Map() });
let current = $state("");

/** The saved language, else the first one of the browser's that we speak, else English. */
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
  /** Whether the first words are there; until then nothing can be said. */
  get ready(): boolean {
    return loaded.shell !== null;
  },
};

/** Speak another language from now on; everything loaded so far is exchanged at once. */
export async function setLanguage(language: Language): Promise<void> {
  remember("language", language);
  await load(language);
}

/** Load the words of the first language without remembering it as a choice. */
export async function loadText(): Promise<void> {
  await load(loaded.language);
}

async function load(language: Language): Promise<void> {
  wanted = language;
  const names = [...untrack(() => loaded).games.keys()];
  const [shell, ...games] = await Promise.all([shellBundle(language), ...names.map((game) => gameBundle(language, game))]);
  if (wanted !== language) return; // another choice was made meanwhile
  const known = new Map<string, FluentBundle>();
  names.forEach((name, index) => {
    const bundle = games[index];
    if (bundle) known.set(name, bundle);
  });
  loaded = { language, shell, games: known };
  if (typeof document !== "undefined") document.documentElement.lang = language;
  // A game that was asked for while these files were on their way.
  if (current !== "" && !known.has(current)) await readGame(current);
}

/** Load the messages of a game in the current language and let `say` use them. */
export async function useGame(game: string): Promise<void> {
  current = game;
  await readGame(game);
}

/** Load the messages of a game for `sayOf`, without making it the current one. */
export async function readGame(game: string): Promise<void> {
  for (;;) {
    const { games, language } = untrack(() => loaded);
    if (games.has(game)) return;
    const bundle = await gameBundle(language, game);
    if (loaded.language === language) {
      loaded = { ...loaded, games: new Map(loaded.games).set(game, bundle) };
      return;
    }
  }
}

function bundleWith(id: string, game: string): FluentBundle | undefined {
  if (loaded.shell?.hasMessage(id)) return loaded.shell;
  const own = loaded.games.get(game);
  return own?.hasMessage(id) ? own : undefined;
}

/** Whether there is such a message, in the interface or in the current game. */
export function has(id: string): boolean {
  return bundleWith(id, current) !== undefined;
}

/** A message with its facts as they are. */
export function say(id: string, facts: Facts = {}): string {
  return sayOf(current, id, facts);
}

/** A message of a game that need not be the current one. */
export function sayOf(game: string, id: string, facts: Facts = {}): string {
  const bundle = bundleWith(id, game);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || pattern === null || pattern === undefined) {
    if (loaded.shell !== null) console.error(`There is no message ${id} in ${loaded.language}.`);
    return id;
  }
  const errors: Error[] = [];
  const worded = bundle.formatPattern(pattern, facts, errors);
  for (const error of errors) console.error(`The message ${id} cannot be worded in ${loaded.language}.`, error);
  return worded;
}

/** A message with its tokens put into words: `card.war-1` becomes the card's name, `seat.2` the player's. */
export function tell(id: string, facts: Facts, names: string[]): string {
  const worded: Facts = {};
  for (const [name, value] of Object.entries(facts)) worded[name] = wordedFact(value, names);
  return say(id, worded);
}

function wordedFact(value: string | number, names: string[]): string | number {
  if (typeof value === "number") return value;
  return value
    .split(" ")
    .filter((token) => token !== "")
    .map((token) => sayToken(token, names))
    .join(", ");
}

/** One token of an event, a refusal or a score sheet in words. */
export function sayToken(token: string, names: string[]): string {
  const dot = token.indexOf(".");
  const kind = dot < 0 ? token : token.slice(0, dot);
  const name = dot < 0 ? "" : token.slice(dot + 1);
  return kind === "seat" ? sayName(Number(name) - 1, names) : say(`${kind}-${name}`);
}

/** A player's name, with the number of the seat where names are equal; that number alone without a name. */
export function sayName(seat: number, names: string[]): string {
  const name = names[seat];
  if (!name) return say("seat", { number: seat + 1 });
  return names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name;
}

/** One line of the log: an event of the game, or something that happened at the table. */
export function sayEvent(event: EventFace | Line, names: string[]): string {
  const facts: Facts = event.seat < 0 ? event.facts : { seat: `seat.${event.seat + 1}`, ...event.facts };
  return tell("kind" in event && event.kind === "table" ? `notice-${event.name}` : `log-${event.name}`, facts, names);
}

/** Why something was not done: the game's words for a rule, ours for everything else. */
export function sayFault(fault: Fault, names: string[]): string {
  if (fault.rule !== "" && has(`why-${fault.rule}`)) return tell(`why-${fault.rule}`, fault.facts, names);
  if (!has(`fault-${fault.code}`)) return fault.what;
  // The facts of such a fault may be anybody's words, so only what is certainly a token is looked up.
  const facts: Facts = { what: fault.what, rule: fault.rule };
  for (const [name, value] of Object.entries(fault.facts)) {
    facts[name] = typeof value === "string" && isToken(value) ? wordedFact(value, names) : value;
  }
  return say(`fault-${fault.code}`, facts);
}

function isToken(value: string): boolean {
  const match = /^([a-z]+)\.([\w-]+)$/.exec(value);
  return match !== null && (match[1] === "seat" || has(`${match[1]}-${match[2]}`));
}

/** A move in words. */
export function sayMove(move: MoveFace, names: string[]): string {
  const fields: Facts = {};
  for (const [name, token] of Object.entries(move.fields)) {
    fields[name] = name === "seat" ? `seat.${token.slice(1)}` : `${name}.${token}`;
  }
  return tell(`move-${move.verb}`, fields, names);
}

/** What the thing a move names does, where there is a text for it; else empty. */
export function detailOf(move: MoveFace): string {
  for (const [name, token] of Object.entries(move.fields)) {
    if (has(`${name}-${token}-text`)) return say(`${name}-${token}-text`);
  }
  return "";
}
