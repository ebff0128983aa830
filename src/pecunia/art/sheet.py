"""All symbols of a game on one sheet, each once."""

import re
from collections.abc import Iterable
from functools import cache

from pecunia.art.frames.stock import patterns
from pecunia.art.kinds import NON_OLET, OLET
from pecunia.art.manifest import MANIFEST
from pecunia.art.roomy import BETWEEN
from pecunia.art.shapes import Symbol
from pecunia.art.signs import OF_OLET, sign_symbols
from pecunia.art.table import table_symbols

_REFERENCE = re.compile(r"url\(#([-\w]+)\)")
BASE = "base"
APART = ("famous", "upgrade", "event", "favour", "ladder")  # modules: who plays without them need not load them
HEAD = '<svg xmlns="http://www.w3.org/2000/svg"'


@cache
def all_symbols() -> dict[str, Symbol]:
    """Every symbol of both games by its name, and those that only print shows."""
    printed = [*BETWEEN.values(), *(symbol for kind in MANIFEST.values() for symbol in kind.printed())]
    return {**symbols_of(NON_OLET), **symbols_of(OLET), **{symbol.name: symbol for symbol in printed}}


@cache
def symbols_of(game: str) -> dict[str, Symbol]:
    """Every symbol of a game by its name, in the order of the sheet. What is of Pecunia Olet is called `olet-…`."""
    found: dict[str, Symbol] = {}
    sources: list[Iterable[Symbol]] = [
        [symbol for symbol in sign_symbols().values() if symbol.name.startswith(OF_OLET) == (game == OLET)]
    ]
    if game == NON_OLET:
        sources.append(table_symbols())
    sources += [kind.symbols() for kind in MANIFEST.values() if kind.game == game]
    for symbols in sources:
        for symbol in symbols:
            if symbol.name in found:
                raise ValueError(f"two symbols are called {symbol.name}")
            found[symbol.name] = symbol
    return found


def needed_patterns(markup: str) -> str:
    """The patterns that some markup is filled with."""
    wanted = set(_REFERENCE.findall(markup))
    return "".join(drawn for name, drawn in patterns().items() if name in wanted)


def symbol_markup(symbol: Symbol) -> str:
    return f'<symbol id="{symbol.name}" viewBox="{symbol.box}">{symbol.markup}</symbol>'


def sheet(game: str) -> str:
    """The whole sheet: patterns, then symbols; nothing of it is seen until it is used."""
    symbols = "\n".join(symbol_markup(symbol) for symbol in symbols_of(game).values())
    return _sheet(f"{needed_patterns(symbols)}\n{symbols}")


def sheets(game: str) -> dict[str, str]:
    """The same in pieces: what every table needs, and the cards of each module apart, which needs the first as well."""
    apart = {name: {symbol.name for symbol in MANIFEST[name].symbols()} for name in APART if game == NON_OLET}
    everywhere = symbols_of(game)
    of_modules = set().union(*apart.values())
    base = "\n".join(symbol_markup(symbol) for name, symbol in everywhere.items() if name not in of_modules)
    patterns_of_the_game = needed_patterns("".join(symbol.markup for symbol in everywhere.values()))
    found = {BASE: _sheet(f"{patterns_of_the_game}\n{base}")}
    for name, symbols in apart.items():
        found[name] = _sheet("\n".join(symbol_markup(everywhere[symbol]) for symbol in everywhere if symbol in symbols))
    return found


def _sheet(drawn: str) -> str:
    return f'{HEAD} width="0" height="0" aria-hidden="true"><defs>\n{drawn}\n</defs></svg>\n'
