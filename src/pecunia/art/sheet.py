"""All symbols of a game on one sheet, each once."""

import re
from collections.abc import Iterable
from functools import cache

from pecunia.art.all_kinds import MANIFEST, kinds_of
from pecunia.art.floors import patterns
from pecunia.art.part import all_art, art_of
from pecunia.art.print_layouts import between
from pecunia.art.shapes import Symbol

_REFERENCE = re.compile(r"url\(#([-\w]+)\)")
BASE = "base"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg"'


@cache
def all_symbols() -> dict[str, Symbol]:
    """Every symbol of all games by name, including those that only print uses."""
    shown = [symbol for game in all_art() for symbol in symbols_of(game).values()]
    printed = [*between().values(), *(symbol for kind in MANIFEST.values() for symbol in kind.printed())]
    return {symbol.name: symbol for symbol in (*shown, *printed)}


@cache
def symbols_of(game: str) -> dict[str, Symbol]:
    """Every symbol of a game by name, in the order of the sheet."""
    art = art_of(game)
    found: dict[str, Symbol] = {}
    sources: list[Iterable[Symbol]] = [art.signs.values(), art.table(), *(kind.symbols() for kind in art.kinds)]
    for symbols in sources:
        for symbol in symbols:
            if symbol.name in found:
                raise ValueError(f"two symbols are called {symbol.name}")
            found[symbol.name] = symbol
    return found


def needed_patterns(markup: str) -> str:
    """The patterns that this markup uses."""
    wanted = set(_REFERENCE.findall(markup))
    return "".join(drawn for name, drawn in patterns().items() if name in wanted)


def symbol_markup(symbol: Symbol) -> str:
    return f'<symbol id="{symbol.name}" viewBox="{symbol.box}">{symbol.markup}</symbol>'


def sheet(game: str) -> str:
    """The whole sheet: patterns, then symbols. Nothing on it is visible until it is used."""
    symbols = "\n".join(symbol_markup(symbol) for symbol in symbols_of(game).values())
    return _sheet(f"{needed_patterns(symbols)}\n{symbols}")


def sheets(game: str) -> dict[str, str]:
    """The sheet in pieces: one for every table, and one with the cards of each module, which also needs the first."""
    apart = {name: {symbol.name for symbol in kinds_of(game)[name].symbols()} for name in art_of(game).apart.values()}
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
