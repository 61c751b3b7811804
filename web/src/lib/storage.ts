/** What this browser remembers. Where storing is forbidden (private windows), it simply forgets. */

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
    // Full or forbidden: the choice holds for this page alone.
  }
}
