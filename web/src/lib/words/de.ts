/**
 * The same files that Python reads, all of one language in one piece; but for the rules, which few read, and what is
 * said elsewhere.
 */
export default import.meta.glob<string>(
  [
    "../../../../src/pecunia/locale/de/*.ftl",
    "!../../../../src/pecunia/locale/de/{balance,cli,envs,errors,faults,lab,lessons,print,print_pages}.ftl",
    "!../../../../src/pecunia/locale/de/{replays,rulebook,rules,rules_olet,scenarios,spoken,terminal,tournament}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
