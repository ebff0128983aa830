// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.

export default import.meta.glob<string>(
  [
    "../../../../src/pecunia/locale/fr/*.ftl",
    "!../../../../src/pecunia/locale/fr/balance.ftl",
    "!../../../../src/pecunia/locale/fr/cli.ftl",
    "!../../../../src/pecunia/locale/fr/envs.ftl",
    "!../../../../src/pecunia/locale/fr/errors.ftl",
    "!../../../../src/pecunia/locale/fr/faults.ftl",
    "!../../../../src/pecunia/locale/fr/lab.ftl",
    "!../../../../src/pecunia/locale/fr/lessons.ftl",
    "!../../../../src/pecunia/locale/fr/previews.ftl",
    "!../../../../src/pecunia/locale/fr/print.ftl",
    "!../../../../src/pecunia/locale/fr/print_pages.ftl",
    "!../../../../src/pecunia/locale/fr/print_sheets.ftl",
    "!../../../../src/pecunia/locale/fr/replays.ftl",
    "!../../../../src/pecunia/locale/fr/rulebook.ftl",
    "!../../../../src/pecunia/locale/fr/rules*.ftl",
    "!../../../../src/pecunia/locale/fr/scenarios.ftl",
    "!../../../../src/pecunia/locale/fr/spoken.ftl",
    "!../../../../src/pecunia/locale/fr/terminal.ftl",
    "!../../../../src/pecunia/locale/fr/topics.ftl",
    "!../../../../src/pecunia/locale/fr/tournament.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
