/** The service worker keeps what the page is made of, so that it opens without the network and says so kindly. */

export async function keepShell(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // What was fetched before the worker was there: it could not see that.
    const fetched = performance.getEntriesByType("resource").map((entry) => new URL(entry.name, location.href));
    const own = fetched.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
    active?.postMessage({ keep: own.map((url) => url.pathname) });
  } catch {
    // A browser that forbids workers plays just as well.
  }
}
