import { toast } from "$lib/announce.svelte";
import { say } from "$lib/text.svelte";

/** Put something on the clipboard; false where the browser does not let us (plain http). */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copy the text of a field: the clipboard's own way first, then the way of old, then at least select it. */
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
    // Changing one's mind about sharing is no fault.
  }
}
