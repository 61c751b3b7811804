/** Soft hyphens for narrow places: many browsers cannot hyphenate Russian and Bulgarian. */
import { text, type Language } from "./text.svelte";

const SOFT = "\u00AD";
const VOWELS: Partial<Record<Language, string>> = { ru: "аеёиоуыэюя", bg: "аеиоуъюя" };
/** Letters that must stay with the one before. */
const CLINGING: Partial<Record<Language, string>> = { ru: "йьъ", bg: "йь" };
/** Shorter words fit on a line everywhere. */
const LONG = /\p{L}{10,}/gu;
/** At least this many letters stay together at either end of a word. */
const LEAST = 3;

/** The text with soft hyphens in long words; English names are short enough. */
export function softened(words: string, language: Language = text.language): string {
  const vowels = VOWELS[language];
  if (vowels === undefined) return words;
  return words.replace(LONG, (word) => parts(word, vowels, CLINGING[language] ?? "").join(SOFT));
}

/** Syllable by syllable: one consonant opens the next syllable, and so do two like "вл"; else the first closes the one before. */
function parts(word: string, vowels: string, clinging: string): string[] {
  const letters = Array.from(word.toLowerCase());
  const isVowel = (at: number): boolean => vowels.includes(letters[at] ?? "");
  const found: string[] = [];
  let begin = 0;
  for (let at = 0; at < letters.length; at += 1) {
    if (!isVowel(at)) continue;
    const next = letters.findIndex((_, other) => other > at && isVowel(other));
    if (next < 0) break;
    const opening = /^([бвгджзкпстфхцчшщ][лр]|.?)$/u.test(letters.slice(at + 1, next).join(""));
    let cut = at + (opening ? 1 : 2);
    while (cut < next && clinging.includes(letters[cut] ?? "")) cut += 1;
    if (cut < LEAST || letters.length - cut < LEAST || cut - begin < 2) continue;
    found.push(word.slice(begin, cut));
    begin = cut;
  }
  return [...found, word.slice(begin)];
}
