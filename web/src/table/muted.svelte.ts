/** Muted chat authors. Each has an id that stays the same at one table. */
import { remember, remembered } from "$lib/storage";

interface Muted {
  all: boolean;
  authors: string[];
}

function read(): Muted {
  try {
    const saved = JSON.parse(remembered("muted") ?? "null") as Partial<Muted> | null;
    const authors = Array.isArray(saved?.authors) ? saved.authors.filter((author) => typeof author === "string") : [];
    return { all: saved?.all === true, authors };
  } catch {
    return { all: false, authors: [] };
  }
}

const MOST = 200;
let muted = $state.raw<Muted>(read());

function keep(next: Muted): void {
  muted = { ...next, authors: next.authors.slice(-MOST) };
  remember("muted", JSON.stringify(muted));
}

export function isMuted(author: string): boolean {
  return muted.all || muted.authors.includes(author);
}

export function mutedAll(): boolean {
  return muted.all;
}

export function mutedOne(author: string): boolean {
  return muted.authors.includes(author);
}

export function muteAll(yes: boolean): void {
  keep({ ...muted, all: yes });
}

export function muteOne(author: string, yes: boolean): void {
  const others = muted.authors.filter((other) => other !== author);
  keep({ ...muted, authors: yes ? [...others, author] : others });
}
