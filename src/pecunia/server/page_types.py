"""The types of the page, as TypeScript modules, so that both sides use the same ones.

`web/src/messages` has a module for each module of `messages`, and one for reviews. What a title declares (options,
views, happenings, rules) is in its own folder of the page; `web/src/views.ts` has what all titles have in common.
"""

import json
import posixpath
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, get_args

from pecunia.review import review_report, sentences
from pecunia.server import messages
from pecunia.server.messages.json_schema import structs_by_module
from pecunia.server.messages.title_types import NAMES, declared_types
from pecunia.server.messages.typescript import comment, imported, interface, key, names_in, union, with_inner
from pecunia.titles import box_form
from pecunia.titles.message_types import MessageTypes, TableHappening, TableView
from pecunia.titles.registry import our_titles

FOLDER = "web/src"
HEAD = "// Made from types in Python by `python -m pecunia.server.schema`; do not edit.\n"
VIEWS = "views"
REVIEW: list[type[Any]] = [
    review_report.Tried,
    review_report.Decision,
    review_report.Balance,
    review_report.Fortune,
    review_report.Source,
    review_report.Review,
    sentences.DecisionWords,
]
BOX_FORM: list[type[Any]] = [
    box_form.BoxAxis,
    box_form.BoxChoice,
    box_form.BoxColumn,
    box_form.BoxField,
    box_form.BoxPart,
    box_form.BoxForm,
]
# The end of the module that all titles share, for titles from outside, which declare no types.
OTHER_TITLES = """\
/** Whatever JSON can say. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

/** The view of a title that declares no types: what every view has, and more. */
export type OtherView = TableView & { title: string } & JsonObject;
/** Something that happened at a table of such a title. */
export type OtherHappening = TableHappening & { kind: string } & JsonObject;
/** The rules of such a title. */
export type OtherRules = JsonObject;

/** A title that declares its types. */
export type TitleName = keyof Titles;
export type TitleHappening = Titles[TitleName]["happening"];

export type View = Titles[TitleName]["view"] | OtherView;
export type Happening = TitleHappening | OtherHappening;
export type Rules = Titles[TitleName]["rules"] | OtherRules;
"""


class Module(NamedTuple):
    """A module of types; `path` is its file below `web/src`, without the extension."""

    path: str
    types: list[type[Any]]
    unions: Mapping[str, Iterable[type[Any]]] = {}
    end: str = ""
    end_names: frozenset[str] = frozenset()

    def defined(self) -> set[str]:
        return {kind.__name__ for kind in self.types} | set(self.unions)

    def used(self) -> set[str]:
        members = {kind.__name__ for kinds in self.unions.values() for kind in kinds}
        return members.union(self.end_names, *map(names_in, self.types)) - self.defined()


def page_types() -> dict[str, str]:
    """The text of each module by its file."""
    of_messages, of_views = _message_modules(), _view_modules()
    places: dict[str, str] = dict.fromkeys(NAMES, VIEWS)
    for module in [*of_messages, *of_views]:
        for name in sorted(module.defined()):
            if name in places:
                raise ValueError(f"two types have the same name: {name}")
            places[name] = module.path
    files = {f"{FOLDER}/{module.path}.ts": _text(module, places) for module in [*of_messages, *of_views]}
    exports = [f'export type * from "./{posixpath.basename(module.path)}";\n' for module in of_messages]
    return {**files, f"{FOLDER}/messages/index.ts": HEAD + "".join(exports)}


def _text(module: Module, places: Mapping[str, str]) -> str:
    names: dict[str, list[str]] = {}
    for name in module.used():
        names.setdefault(_path(places[name], module.path), []).append(name)
    imports = [imported(names[path], path) + "\n" for path in sorted(names)]
    parts = [interface(kind) for kind in module.types]
    parts += [union(name, [kind.__name__ for kind in kinds]) for name, kinds in module.unions.items()]
    return "\n".join([HEAD + "".join(imports), *parts, *([module.end] if module.end else [])])


def _path(there: str, here: str) -> str:
    """How a module imports another one."""
    path = posixpath.relpath(there, posixpath.dirname(here))
    return path if path.startswith(".") else f"./{path}"


def _message_modules() -> list[Module]:
    socket = {"ServerMessage": get_args(messages.ServerMessage), "ClientMessage": get_args(messages.ClientMessage)}
    return [
        Module("messages/review", REVIEW),
        Module("messages/boxForm", BOX_FORM),
        *[
            Module(f"messages/{name}", list(structs), socket if name == "socket" else {})
            for name, structs in structs_by_module().items()
        ],
    ]


def _view_modules() -> list[Module]:
    """A module for each title, and the one that all titles share."""
    declared = declared_types()
    options = {known.name: known.table_options() for known in our_titles()}
    reached = {name: with_inner([title.view, title.rules, *title.happenings]) for name, title in declared.items()}
    every = dict.fromkeys(kind for kinds in reached.values() for kind in kinds)
    common = [kind for kind in every if kind.__module__ == TableView.__module__]
    titles = [
        Module(
            f"titles/{name.replace('-', '')}/views",
            [options[name], *[kind for kind in reached[name] if kind not in common]],
            {_happenings(title): title.happenings},
            _constants(name, title),
        )
        for name, title in declared.items()
    ]
    names = {name for title in declared.values() for name in _named_by(title)}
    shared = Module(
        VIEWS,
        [TableView, TableHappening, *common],
        end="\n".join([_titles(declared), OTHER_TITLES, _options(options.values())]),
        end_names=frozenset(names | {kind.__name__ for kind in options.values()}),
    )
    return [*titles, shared]


def _named_by(title: MessageTypes) -> tuple[str, str, str]:
    return title.view.__name__, _happenings(title), title.rules.__name__


def _happenings(title: MessageTypes) -> str:
    """The name of the union of happenings: `NonOletHappening` for `NonOletView`."""
    return f"{title.view.__name__.removesuffix('View')}Happening"


def _constants(name: str, title: MessageTypes) -> str:
    """`NON_OLET.CLASSES`"""
    values = [f"  {constant}: {json.dumps(value)}," for constant, value in title.constants.items()]
    head = [
        f"/** What one must know to read views of {name}. */",
        f"export const {name.replace('-', '_').upper()} = {{",
    ]
    return "\n".join([*head, *values, "} as const;\n"])


def _titles(declared: Mapping[str, MessageTypes]) -> str:
    lines = ["/** What each title declares. */", "export interface Titles {"]
    for name, title in declared.items():
        view, happening, rules = _named_by(title)
        lines.append(f"  {key(name)}: {{ view: {view}; happening: {happening}; rules: {rules} }};")
    return "\n".join([*lines, "}", f"export const TITLES: readonly TitleName[] = {json.dumps(list(declared))};\n"])


def _options(options: Iterable[type[Any]]) -> str:
    """One type for all titles: every option may be missing, and the server refuses those of another title."""
    head = comment("The options of a table. Those left out have the title's default.")
    return f"{head}\nexport type Options = {' & '.join(kind.__name__ for kind in options)};\n"
