// Keeps the page itself, so that it opens at once and without a connection; everything about a game comes fresh from
// the server. The page names its build in the address of this worker.
const KEPT = `pecunia-${location.search.slice(1)}`;
const SHELL = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("pecunia-") && name !== KEPT);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What the page had loaded before this worker was there: with it, the page opens without a connection from now on.
// Where the house is in the tab, the page asks for all its files once the house is there.
self.addEventListener("message", (event) => {
  const wanted = event.data.filter((address) => new URL(address).pathname.startsWith("/assets/"));
  event.waitUntil(Promise.all(wanted.map((address) => asset(new Request(address)).catch(() => undefined))));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/"))
    return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (address.pathname.startsWith("/tab/")) event.respondWith(partOfKit(event.request));
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
});

/** A host of static files does not know the addresses of tables: the page itself does. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await caches.match("/")) ?? answer ?? Response.error());
}

/** Python and what belongs to it; `tab/kit.ts` keeps it. Which kit is the newest, the network knows, if it is there. */
async function partOfKit(request) {
  if (request.cache !== "no-cache") return (await caches.match(request)) ?? fetch(request);
  return (await fetch(request).catch(() => null)) ?? (await caches.match(request)) ?? Response.error();
}

/** Names of assets change with what is in them: one that is kept is right for ever. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
