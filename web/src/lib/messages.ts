/**
 * Where the words come from: the Fluent files of the Python package, one per language, fetched when first needed.
 *
 * So that the first load stays small however many games there are, the words of the table come with the table, and
 * what the lobby and the page of a new table say of a game lies in a small file of its own.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "ru" | "bg";
export const LANGUAGES: readonly Language[] = ["en", "ru", "bg"];

type Read = () => Promise<string>;

const SHELL = import.meta.glob<string>("../../../src/ecumene/text/web/*/*.ftl", { query: "?raw", import: "default" });
const LOBBIES = import.meta.glob<string>("../../../src/ecumene/games/*/text/lobby/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/ecumene/games/*/text/*.ftl", { query: "?raw", import: "default" });

function filesOf(files: Record<string, Read>, suffix: RegExp): Read[] {
  return Object.entries(files)
    .filter(([path]) => suffix.test(path))
    .map(([, read]) => read);
}

async function bundleOf(language: Language, files: Read[]): Promise<FluentBundle> {
  const sources = await Promise.all(files.map((read) => read()));
  // Fluent's isolation marks are for mixed text directions; our languages are all left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  }
  return bundle;
}

/** The interface's own messages: those of one file. */
export function shellBundle(language: Language, file: string): Promise<FluentBundle> {
  return bundleOf(language, filesOf(SHELL, new RegExp(`/web/${language}/${file}\\.ftl$`)));
}

/** A game's messages for the lobby: its summary, duration and options. */
export function lobbyBundle(language: Language, game: string): Promise<FluentBundle> {
  return bundleOf(language, lobbyFiles(language, game));
}

/** All messages of one game; a game without messages has an empty bundle. */
export function gameBundle(language: Language, game: string): Promise<FluentBundle> {
  return bundleOf(language, [
    ...lobbyFiles(language, game),
    ...filesOf(GAMES, new RegExp(`/games/${game}/text/${language}\\.ftl$`)),
  ]);
}

function lobbyFiles(language: Language, game: string): Read[] {
  return filesOf(LOBBIES, new RegExp(`/games/${game}/text/lobby/${language}\\.ftl$`));
}

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}
