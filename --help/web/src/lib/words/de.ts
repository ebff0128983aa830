// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.

export default import.meta.glob<string>(
  [
    "../../../../src/pecunia/locale/de/*.ftl",
    "!../../../../src/pecunia/locale/de/balance.ftl",
    "!../../../../src/pecunia/locale/de/cli.ftl",
    "!../../../../src/pecunia/locale/de/envs.ftl",
    "!../../../../src/pecunia/locale/de/errors.ftl",
    "!../../../../src/pecunia/locale/de/faults.ftl",
    "!../../../../src/pecunia/locale/de/lab.ftl",
    "!../../../../src/pecunia/locale/de/lessons.ftl",
    "!../../../../src/pecunia/locale/de/previews.ftl",
    "!../../../../src/pecunia/locale/de/print.ftl",
    "!../../../../src/pecunia/locale/de/print_pages.ftl",
    "!../../../../src/pecunia/locale/de/print_sheets.ftl",
    "!../../../../src/pecunia/locale/de/replays.ftl",
    "!../../../../src/pecunia/locale/de/rulebook.ftl",
    "!../../../../src/pecunia/locale/de/rules*.ftl",
    "!../../../../src/pecunia/locale/de/scenarios.ftl",
    "!../../../../src/pecunia/locale/de/spoken.ftl",
    "!../../../../src/pecunia/locale/de/terminal.ftl",
    "!../../../../src/pecunia/locale/de/topics.ftl",
    "!../../../../src/pecunia/locale/de/tournament.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
