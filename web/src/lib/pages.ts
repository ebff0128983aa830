/** The pages, each in its own file: somebody who opens a table does not load the start page. */
export const pages = {
  start: () => import("../start/Start.svelte"),
  table: () => import("../table/TablePage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  puzzles: () => import("../puzzles/PuzzlesPage.svelte"),
  day: () => import("../day/DayPage.svelte"),
  box: () => import("../box/BoxPage.svelte"),
  print: () => import("../print/PrintPage.svelte"),
  nowhere: () => import("../start/Nowhere.svelte"),
};
