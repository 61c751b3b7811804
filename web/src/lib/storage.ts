/** Local storage. Where it is blocked (private windows), values are simply not kept. */

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`ecumene.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ecumene.${key}`, value);
  } catch {
    // Full or blocked: the value lasts until the page is closed.
  }
}
