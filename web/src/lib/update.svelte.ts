/** Whether the house has a newer page than the one that is open. Nothing changes until somebody says "reload". */
export const update = $state({ there: false });

const EVERY = 15 * 60_000;
const entry = () => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

/** Compare this page with the one the server has now: names of built files change with what is in them. */
export async function lookForUpdate(): Promise<void> {
  if (!import.meta.env.PROD || update.there) return;
  try {
    const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
    if (answer.ok) update.there = !(await answer.text()).includes(new URL(entry()).pathname);
  } catch {
    // Without a connection there is nothing new.
  }
}

/** Take the worker into service, and look for a new page now and then and whenever this one is looked at again. */
export function serve(): void {
  setInterval(() => void lookForUpdate(), EVERY);
  addEventListener("online", () => void lookForUpdate());
  document.addEventListener("visibilitychange", () => document.hidden || void lookForUpdate());
  // A piece of this page that the server no longer has: it is a newer one that answers.
  addEventListener("vite:preloadError", () => (update.there = true));
  // The build is part of the worker's address: with a new page comes a new worker, and what the old one kept goes.
  const build = /-([\w-]+)\.js$/.exec(entry())?.[1] ?? "";
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void workers
    ?.register(`/worker.js?${build}`)
    .then(() => workers.ready)
    .then(({ active }) => active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)))
    .catch(() => undefined);
}
