// Keeps what the page is made of. Games, rules and records always come from the server: nothing under /api is kept.
const SHELL = "ecumene-shell-1";
const MOST_KEPT = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(
    keepPage().then(
      () => self.skipWaiting(),
      () => self.skipWaiting(),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page and the files it names. */
async function keepPage() {
  const cache = await caches.open(SHELL);
  const answer = await fetch("/", { cache: "no-cache" });
  if (!answer.ok) return;
  const page = await answer.clone().text();
  await cache.put("/", answer);
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
  await Promise.all(named.map((path) => cache.add(path).catch(() => undefined)));
}

self.addEventListener("message", (event) => {
  const paths = event.data && Array.isArray(event.data.keep) ? event.data.keep : [];
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(
        paths
          .filter((path) => typeof path === "string" && path.startsWith("/assets/"))
          .map(async (path) => {
            if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
          }),
      ),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(event.request)) ?? Response.error()));
});

/** Pages: the newest if the server answers, else the one that was kept, else a few words. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      const cache = await caches.open(SHELL);
      await cache.put("/", answer.clone());
    }
    return answer;
  } catch {
    return (
      (await caches.match("/")) ??
      new Response(WORDS, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } })
    );
  }
}

/** Files whose name holds their content: once fetched they never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, answer.clone());
    const names = await cache.keys();
    const files = names.filter((name) => new URL(name.url).pathname.startsWith("/assets/"));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST_KEPT)).map((name) => cache.delete(name)));
  }
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.url ?? "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((client) => new URL(client.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

const WORDS = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Ecumene</title>
  </head>
  <body>
    <h1>Ecumene</h1>
    <p lang="en">You are off line. Your games are safe on the server: come back when there is a connection, and load this page again.</p>
    <p lang="ru">Нет связи. Ваши партии сохранены на сервере: вернитесь, когда связь появится, и обновите страницу.</p>
    <p lang="bg">Няма връзка. Партиите ви са запазени на сървъра: върнете се, когато връзката дойде, и презаредете страницата.</p>
  </body>
</html>`;
