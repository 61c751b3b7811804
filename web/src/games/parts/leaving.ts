/** Close what is open in the panel. If the focus was there, it goes back to where it was opened: to the element with this selector. */
export function leavePanel(board: HTMLElement | undefined, close: () => void, ...openers: readonly string[]): void {
  const active = document.activeElement;
  const inPanel = active?.closest("[data-panel], [data-ways]") !== null || active === document.body;
  close();
  if (inPanel) for (const opener of openers) board?.querySelector<HTMLElement>(opener)?.focus();
}
