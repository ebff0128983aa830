/** Whether the server has a newer page than the open one. Nothing changes until the user reloads. */
export const update = $state({ there: false });

const EVERY = 15 * 60_000;
const entry = () => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";

/** Compare this page with the one on the server: the names of built files change with their content. */
export async function lookForUpdate(): Promise<void> {
  if (!import.meta.env.PROD || update.there) return;
  try {
    const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
    if (answer.ok) update.there = !(await answer.text()).includes(new URL(entry()).pathname);
  } catch {
    // Without a connection we cannot know.
  }
}

/** Start the worker. Look for a new page now and then, and whenever the user returns to this one. */
export function serve(): void {
  setInterval(() => void lookForUpdate(), EVERY);
  addEventListener("online", () => void lookForUpdate());
  document.addEventListener("visibilitychange", () => document.hidden || void lookForUpdate());
  // The server no longer has a part of this page, so it must have a newer one.
  addEventListener("vite:preloadError", () => (update.there = true));
  // The worker's address contains the build: a new page brings a new worker, and the old worker's cache is dropped.
  const build = /-([\w-]+)\.js$/.exec(entry())?.[1] ?? "";
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void workers
    ?.register(`/worker.js?${build}`)
    .then(() => workers.ready)
    .then(({ active }) => active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)))
    .catch(() => undefined);
}

/** Have the worker keep every file of the page, so that all of it is there without a connection. */
export async function keepAll(): Promise<void> {
  try {
    const files = (await (await fetch("/kept.json")).json()) as string[];
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(files.map((file) => new URL(file, location.href).href));
  } catch {
    // What has been loaded is kept all the same.
  }
}
