/** The same files that Python reads, all of one language in one piece. */
export default import.meta.glob<string>(
  ["../../../../src/pecunia/locale/it/*.ftl", "!../../../../src/pecunia/locale/it/{cli,scenarios,spoken,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
