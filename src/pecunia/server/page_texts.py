"""Which texts the page loads, and the TypeScript modules that load them, one for each language.

The page reads the same Fluent files as Python, but it does not need most of them. Texts that few people read are
loaded on demand (`web/src/lib/rules.ts`) or come from the server.
"""

from collections.abc import Sequence
from fnmatch import fnmatch

from pecunia.texts import LANGUAGES

NOT_ON_THE_PAGE = (
    "admin",
    "balance",
    "boxes",
    "cli",
    "envs",
    "errors",
    "faults",
    "judge",
    "lab",
    "lessons",
    "network",
    "positions",
    "previews",
    "print",
    "print_pages",
    "print_sheets",
    "replays",
    "rulebook",
    "rules*",  # one file for each title
    "scenarios",
    "spoken",
    "terminal",
    "topics",
    "tournament",
    "train",
)
# A replay in one file has no server that could refuse something, and cannot print.
NOT_IN_A_REPLAY = (*NOT_ON_THE_PAGE, "server", "web_box", "web_print", "web_tab")

FOLDER = "web/src/lib/words"
HEAD = "// Made from `server/page_texts.py` by `python -m pecunia.server.schema`; do not edit.\n"


def is_left_out(name: str, patterns: Sequence[str] = NOT_ON_THE_PAGE) -> bool:
    """Whether a file of texts is not loaded. `name` is the file name without its extension."""
    return any(fnmatch(name, pattern) for pattern in patterns)


def text_modules() -> dict[str, str]:
    """The text of each module by its file: one for each language, and one that imports them all."""
    files = {f"{FOLDER}/{language}.ts": _module(language) for language in LANGUAGES}
    return {**files, f"{FOLDER}/all.ts": _all()}


def _module(language: str) -> str:
    """The module of one language. Vite wants every pattern as a plain string."""
    folder = f"../../../../src/pecunia/**/locale/{language}"  # of the house, and of each title
    patterns = [f"{folder}/*.ftl", *(f"!{folder}/{name}.ftl" for name in NOT_ON_THE_PAGE)]
    lines = [HEAD, "export default import.meta.glob<string>(", "  ["]
    lines += [f'    "{pattern}",' for pattern in patterns]
    return "\n".join([*lines, "  ],", '  { query: "?raw", import: "default", eager: true },', ");\n"])


def _all() -> str:
    lines = [HEAD, 'import type { Language } from "../settings.svelte";\n']
    lines += ["/** A language is loaded when somebody speaks it. */"]
    lines += ["export const WORDS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {"]
    lines += [f'  {language}: () => import("./{language}"),' for language in LANGUAGES]
    return "\n".join([*lines, "};\n"])
