// Keeps the page itself, so that it opens at once; everything about a game comes fresh from the server.
const KEPT = "pecunia-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/icon.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname.startsWith("/assets/")) {
    event.respondWith(
      caches.open(KEPT).then(async (cache) => {
        const known = await cache.match(event.request);
        if (known) return known;
        const answer = await fetch(event.request);
        if (answer.ok) await cache.put(event.request, answer.clone());
        return answer;
      }),
    );
  } else if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  }
});
