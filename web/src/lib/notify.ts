/** Browser notifications that it is the reader's turn while they look elsewhere. */
import { settings } from "./settings.svelte";

/** Whether this browser supports notifications. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask for permission; the answer is kept in the settings. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  settings.notify = answer === "granted";
  return settings.notify;
}

/** Notify the reader that it is their turn, if they want that and are not looking at the page. */
export function notifyTurn(title: string, body: string): void {
  if (
    !settings.notify ||
    !canNotify() ||
    Notification.permission !== "granted" ||
    document.visibilityState === "visible"
  )
    return;
  void show(title, { body, icon: "/icon-192.png", tag: `turn:${location.pathname}`, data: { url: location.pathname } });
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  // Phones allow notifications only through the service worker.
  const worker =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
