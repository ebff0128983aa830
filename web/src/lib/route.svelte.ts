/** Where somebody is: the start page, or a table. Invitations stand behind the `#`, where no server's log sees them. */
export type Route = { page: "start" } | { page: "table"; table: string; invitation: string };

function read(): Route {
  const found = /^\/t\/([A-Za-z0-9_-]{1,32})$/.exec(location.pathname);
  return found ? { page: "table", table: found[1]!, invitation: location.hash.slice(1) } : { page: "start" };
}

export const route = $state<{ now: Route }>({ now: read() });

export function go(path: string): void {
  history.pushState(null, "", path);
  route.now = read();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (route.now = read()));

export function linkTo(table: string, invitation: string): string {
  return new URL(`/t/${table}${invitation ? `#${invitation}` : ""}`, location.href).href;
}
