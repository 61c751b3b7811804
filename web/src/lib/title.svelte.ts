/** The title of the window: the page's name, and before it what is urgent ("Your turn"). */

let page = $state("");
let notice = $state("");

export function setTitle(text: string): void {
  page = text;
}

/** Something urgent in front of the title; empty when it is over. */
export function setNotice(text: string): void {
  notice = text;
}

export function wholeTitle(): string {
  const name = page === "" ? "Ecumene" : `${page} · Ecumene`;
  return notice === "" ? name : `● ${notice} · ${name}`;
}
