// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.

export default import.meta.glob<string>(
  [
    "../../../../src/pecunia/locale/en/*.ftl",
    "!../../../../src/pecunia/locale/en/balance.ftl",
    "!../../../../src/pecunia/locale/en/cli.ftl",
    "!../../../../src/pecunia/locale/en/envs.ftl",
    "!../../../../src/pecunia/locale/en/errors.ftl",
    "!../../../../src/pecunia/locale/en/faults.ftl",
    "!../../../../src/pecunia/locale/en/lab.ftl",
    "!../../../../src/pecunia/locale/en/lessons.ftl",
    "!../../../../src/pecunia/locale/en/previews.ftl",
    "!../../../../src/pecunia/locale/en/print.ftl",
    "!../../../../src/pecunia/locale/en/print_pages.ftl",
    "!../../../../src/pecunia/locale/en/print_sheets.ftl",
    "!../../../../src/pecunia/locale/en/replays.ftl",
    "!../../../../src/pecunia/locale/en/rulebook.ftl",
    "!../../../../src/pecunia/locale/en/rules*.ftl",
    "!../../../../src/pecunia/locale/en/scenarios.ftl",
    "!../../../../src/pecunia/locale/en/spoken.ftl",
    "!../../../../src/pecunia/locale/en/terminal.ftl",
    "!../../../../src/pecunia/locale/en/topics.ftl",
    "!../../../../src/pecunia/locale/en/tournament.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
