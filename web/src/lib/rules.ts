/** Fetches a game's rules in one language, once. */
import { get } from "./api";
import type { RuleInfo, RulesPage } from "./protocol";
import type { Language } from "./text.svelte";

const asked = new Map<string, Promise<RulesPage>>();

export function loadRules(game: string, language: Language): Promise<RulesPage> {
  const path = `/api/v1/games/${encodeURIComponent(game)}/rules/${language}`;
  const known = asked.get(path);
  if (known) return known;
  const coming = get<RulesPage>(path).catch((error: unknown) => {
    asked.delete(path); // the next call asks again
    throw error;
  });
  asked.set(path, coming);
  return coming;
}

/** The words of a search; all of them must be found. */
export function searchWords(query: string): string[] {
  return [
    ...new Set(
      folded(query)
        .split(/\s+/)
        .filter((word) => word !== ""),
    ),
  ];
}

/** Normalised for comparison: ignores case and treats ё as е. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

export function matches(rule: RuleInfo, words: string[]): boolean {
  const whole = folded(`${rule.id} ${rule.rule} ${rule.note}`);
  return words.every((word) => whole.includes(word));
}

export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

const NUMBER = /\b[A-Z]{2}-[A-Z]+-\d+\b/g;

/** A text split into search hits, rule numbers and the rest. */
export function pieces(text: string, words: string[]): Piece[] {
  const result: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    result.push(...marked(text.slice(from, match.index), words), { text: match[0], kind: "rule" });
    from = match.index + match[0].length;
  }
  result.push(...marked(text.slice(from), words));
  return result.filter((piece) => piece.text !== "");
}

function marked(text: string, words: string[]): Piece[] {
  const low = folded(text);
  const result: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    let at = -1;
    let length = 0;
    for (const word of words) {
      const found = low.indexOf(word, from);
      if (found >= 0 && (at < 0 || found < at || (found === at && word.length > length))) {
        at = found;
        length = word.length;
      }
    }
    if (at < 0) break;
    result.push({ text: text.slice(from, at), kind: "plain" }, { text: text.slice(at, at + length), kind: "found" });
    from = at + length;
  }
  result.push({ text: text.slice(from), kind: "plain" });
  return result;
}
