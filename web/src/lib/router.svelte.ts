/** Routing with the browser's history. */
import { untrack } from "svelte";

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let place = $state.raw<Place>(here());

export const route = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  get hash(): string {
    return place.hash;
  },
};

/** Go to one of our pages; with `replace` the current history entry is replaced. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const before = untrack(() => place).path;
  if (how.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const next = here();
  place = next;
  if (next.path !== before && next.hash === "") scrollTo(0, 0);
}

addEventListener("popstate", () => (place = here()));

/** The path of a link that the app can follow itself; null for other hosts, new tabs and downloads. */
export function innerAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== "" && link.target !== "_self")) return null;
  if (link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/"))
    return null;
  return link.pathname + link.search + link.hash;
}

/** The page that a path names: `/t/abc` is the table `abc`. */
export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; table: string }
  | { name: "rules"; game: string }
  | { name: "records" }
  | { name: "settings" }
  | { name: "nowhere" };

export function pageOf(path: string): Page {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const [first, second] = parts;
  if (first === undefined) return { name: "lobby" };
  if (parts.length === 1 && (first === "records" || first === "settings")) return { name: first };
  if (parts.length === 2 && second !== undefined) {
    if (first === "t") return { name: "table", table: second };
    if (first === "new" || first === "rules") return { name: first, game: second };
  }
  return { name: "nowhere" };
}
