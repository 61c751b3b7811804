/** The window title: the page's name, preceded by anything urgent ("Your turn"). */

let page = $state("");
let notice = $state("");

export function setTitle(text: string): void {
  page = text;
}

/** Set the urgent part of the title; empty for none. */
export function setNotice(text: string): void {
  notice = text;
}

export function wholeTitle(): string {
  const name = page === "" ? "Ecumene" : `${page} · Ecumene`;
  return notice === "" ? name : `● ${notice} · ${name}`;
}
