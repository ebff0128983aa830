/** The same files that Python reads, all of one language in one piece. */
export default import.meta.glob<string>(
  ["../../../../src/pecunia/locale/de/*.ftl", "!../../../../src/pecunia/locale/de/{cli,scenarios,spoken,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
