// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.

export default import.meta.glob<string>(
  [
    "../../../../src/pecunia/locale/it/*.ftl",
    "!../../../../src/pecunia/locale/it/balance.ftl",
    "!../../../../src/pecunia/locale/it/cli.ftl",
    "!../../../../src/pecunia/locale/it/envs.ftl",
    "!../../../../src/pecunia/locale/it/errors.ftl",
    "!../../../../src/pecunia/locale/it/faults.ftl",
    "!../../../../src/pecunia/locale/it/lab.ftl",
    "!../../../../src/pecunia/locale/it/lessons.ftl",
    "!../../../../src/pecunia/locale/it/previews.ftl",
    "!../../../../src/pecunia/locale/it/print.ftl",
    "!../../../../src/pecunia/locale/it/print_pages.ftl",
    "!../../../../src/pecunia/locale/it/print_sheets.ftl",
    "!../../../../src/pecunia/locale/it/replays.ftl",
    "!../../../../src/pecunia/locale/it/rulebook.ftl",
    "!../../../../src/pecunia/locale/it/rules*.ftl",
    "!../../../../src/pecunia/locale/it/scenarios.ftl",
    "!../../../../src/pecunia/locale/it/spoken.ftl",
    "!../../../../src/pecunia/locale/it/terminal.ftl",
    "!../../../../src/pecunia/locale/it/topics.ftl",
    "!../../../../src/pecunia/locale/it/tournament.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
