/** Registers the service worker, which caches the page so that it opens offline and says so. */

export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // Tell the worker what was fetched before it was active.
    const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name, location.href));
    const own = fetched.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
    active?.postMessage({ keep: own.map((url) => url.pathname) });
  } catch {
    // The game works without a service worker too.
  }
}
