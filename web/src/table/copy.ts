import { toast } from "$lib/announce.svelte";
import { say } from "$lib/text.svelte";

/** Copy to the clipboard; false if the browser does not allow it (plain http). */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy a field's text: by the clipboard API, else by `execCommand`, else just select it. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  field.focus();
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard: over plain HTTP
  const done = (await toClipboard(field.value)) || document.execCommand("copy");
  toast(say(done ? "invite-copied" : "invite-copy-yourself"), done ? "good" : "info");
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Cancelling the share sheet is not an error.
  }
}
