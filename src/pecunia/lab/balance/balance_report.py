"""The results of a balance measurement in words of one language."""

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pecunia.core.errors import PecuniaError
from pecunia.core.moves import seat_letter
from pecunia.lab.balance.plot import Row, plot
from pecunia.lab.balance.report_blocks import Block, Code, Grid, Heading, Plot, Words, files_of
from pecunia.lab.balance.study import PLAIN, Group
from pecunia.lab.simulation_report import share_text
from pecunia.texts import Texts
from pecunia.titles.registry import title
from pecunia.words.fault_words import fault_lines

FEWEST = 30  # things that came less often are left out: they say nothing


class BalanceReport:
    def __init__(self, summary: dict[str, Any], texts: Texts) -> None:
        self.summary = summary
        self.texts = texts
        self.title = title(summary["game"])
        self.study = self.title.lab().study
        caption = [texts.text("balance-caption")]
        if summary["reconstructed"]:
            caption.append(texts.text("balance-reconstructed"))
        self._caption = " ".join(caption)
        self._few = False

    def blocks(self) -> list[Block]:
        texts, summary = self.texts, self.summary
        found: list[Block] = [Heading(1, texts.text("balance-title", game=self.title.label))]
        facts = {name: summary[name] for name in ("games", "deals", "bot", "seed")}
        found.append(Words(texts.text("balance-games", **facts)))
        if summary["further"] < summary["deals"]:
            found.append(Words(texts.text("balance-further", deals=summary["further"])))
        found.append(Words(texts.text("balance-points")))
        if summary["reconstructed"]:
            found.append(Words(texts.text("balance-reconstructed")))
        for table in summary["tables"]:
            found += self._table(table)
        if self._few:
            found.append(Words(texts.text("balance-few", least=FEWEST)))
        return found + [Words(line) for line in fault_lines(summary["faults"], texts)]

    def _table(self, table: dict[str, Any]) -> list[Block]:
        players: int = table["players"]
        variants = {variant["name"]: variant for variant in table["variants"]}
        found: list[Block] = [Heading(2, self.texts.text("balance-players", players=players))]
        found.append(Code(variants[PLAIN]["options"][0].removeprefix("options ")))
        found += self._start(players, variants[PLAIN])
        found += self._seats(variants[PLAIN])
        found += self._course(variants)
        found += self._modules(players, variants)
        for group in self.study.groups:
            measured = [thing for name in variants if group.measured_in(name) for thing in variants[name]["things"]]
            things = [thing for thing in measured if thing["thing"].split()[0] == group.name]
            found += self._things(players, group, things)
        for name in dict.fromkeys((PLAIN, self.study.compared[-1])):  # with all modules, there are more things
            if name in variants:
                found += self._uses(name, variants[name]["uses"])
        return found

    # Seats and the start.

    def _start(self, players: int, plain: dict[str, Any]) -> list[Block]:
        first = plain["places"][0]
        told = self.texts.text(
            "balance-start-says",
            share=self.share(first),
            even=share_text(1 / players, self.texts),
            advantage=self.points({name: number - 1 / players for name, number in first.items()}),
        )
        names = [self.texts.text("balance-place", place=place + 1) for place in range(players)]
        rows = [[name, self.share(share)] for name, share in zip(names, plain["places"])]
        return [
            Heading(3, self.texts.text("balance-start")),
            Words(told),
            self._shares_plot(players, "start", "balance-column-share", list(zip(names, plain["places"]))),
            Grid(self.columns("place", "share"), rows),
        ]

    def _seats(self, plain: dict[str, Any]) -> list[Block]:
        rows = [[seat_letter(seat), self.share(share)] for seat, share in enumerate(plain["seats"])]
        heading = Heading(3, self.texts.text("balance-seats"))
        return [heading, Words(self.texts.text("balance-seats-says")), Grid(self.columns("seat", "share"), rows)]

    def _course(self, variants: dict[str, Any]) -> list[Block]:
        shown = [name for name in [PLAIN, *self.study.compared[1:]] if name in variants]
        rows = []
        for name in shown:
            found = variants[name]
            ends = [str(found[count]) for count in ("deals", "undecided", "shared")]
            row = [self._table_name(name), self.plain(found["turns"]), self.plain(found["rounds"])]
            rows.append([*row, self.share(found["leader"]), *ends])
        return [
            Heading(3, self.texts.text("balance-course")),
            Words(self.texts.text("balance-course-says")),
            Grid(self.columns("table", "turns", "rounds", "leader", "games", "undecided", "shared"), rows),
        ]

    def _uses(self, variant: str, uses: list[dict[str, Any]]) -> list[Block]:
        shown = [thing for thing in uses if thing["games"] >= FEWEST]
        self._few = self._few or len(shown) < len(uses)
        if not shown:
            return []
        shown.sort(key=lambda thing: (-float(thing["used_games"]), thing["thing"]))
        rows = []
        for thing in shown:
            shares = [share_text(thing[share], self.texts) for share in ("used", "used_games")]
            name = self.study.use_name(thing["thing"], self.texts)
            rows.append([name, str(thing["turns"]), shares[0], str(thing["games"]), shares[1]])
        return [
            Heading(3, self.texts.text("balance-uses", table=self._table_name(variant))),
            Words(self.texts.text("balance-uses-says")),
            Grid(self.columns("thing", "could", "did", "could-games", "did-games"), rows),
        ]

    def _table_name(self, variant: str) -> str:
        """A title without modules has only one table."""
        only = len(self.study.compared) < 2
        return self.title.label if only else self.study.variant_name(variant, self.texts)

    def _modules(self, players: int, variants: dict[str, Any]) -> list[Block]:
        shown = [name for name in self.study.compared if name in variants]
        if len(shown) < 2:
            return []
        names = {name: self.study.variant_name(name, self.texts) for name in shown}
        rows = []
        for name in shown:
            found = variants[name]
            row = [names[name], self.share(found["places"][0]), self.points(found["start_change"])]
            row += [self.number(found["turns"]["value"]), self.signed(found["turns_change"])]
            rows.append(["–" if name == PLAIN and place in (2, 4) else cell for place, cell in enumerate(row)])
        starts = [(names[name], variants[name]["places"][0]) for name in shown]
        return [
            Heading(3, self.texts.text("balance-modules")),
            Words(self.texts.text("balance-modules-says")),
            self._shares_plot(players, "modules", "balance-column-start", starts),
            Grid(self.columns("module", "start", "change", "turns", "longer"), rows),
        ]

    # Things.

    def _things(self, players: int, group: Group, things: list[dict[str, Any]]) -> list[Block]:
        shown = [thing for thing in things if thing["came"] >= FEWEST]
        self._few = self._few or len(shown) < len(things)
        if not shown:
            return []
        shown.sort(key=lambda thing: -float(thing["value"]))  # from several variants, each sorted by itself
        names = [self.study.thing_name(thing["thing"], self.texts) for thing in shown]
        rows = []
        for name, thing in zip(names, shown):
            row = [name, self.points(thing), str(thing["came"])]
            rows.append([*row, share_text(thing["used"] / thing["came"], self.texts)] if group.played else row)
        dots = [Row(name, *(100 * thing[figure] for figure in FIGURE)) for name, thing in zip(names, shown)]
        heading = self.texts.text(f"balance-{group.name}")
        above = f"{heading} · {self.texts.text('balance-column-worth')}"
        columns = self.columns("thing", "worth", "came", *(["used"] if group.played else []))
        return [
            Heading(3, heading),
            Words(self.texts.text(f"balance-{group.name}-says")),
            self._plot(players, group.name, above, dots, 0.0, self._sign, self._whole_sign),
            Grid(columns, rows),
        ]

    # Plots.

    def _shares_plot(self, players: int, name: str, key: str, rows: list[tuple[str, dict[str, float]]]) -> Plot:
        dots = [Row(row, *(100 * share[name] for name in FIGURE)) for row, share in rows]
        title = self.texts.text(key)
        return self._plot(players, name, title, dots, 100 / players, self._percent, self._whole_percent)

    def _plot(
        self,
        players: int,
        name: str,
        title: str,
        rows: list[Row],
        even: float,
        words: Callable[[float], str],
        whole: Callable[[float], str],
    ) -> Plot:
        full = f"{title} · {self.texts.text('balance-players', players=players)}"
        return Plot(f"{players}-{name}.svg", full, plot(full, self._caption, rows, even, words, whole))

    # Numbers in words.

    def columns(self, *names: str) -> list[str]:
        return [self.texts.text(f"balance-column-{name}") for name in names]

    def number(self, number: float) -> str:
        return self.texts.text("balance-number", number=number)

    def share(self, share: dict[str, float]) -> str:
        facts = {"share": share["value"], "low": share["low"], "high": share["high"]}
        return self.texts.text("cli-levels-share", **{name: 100 * number for name, number in facts.items()})

    def plain(self, figure: dict[str, float]) -> str:
        value, low, high = (self.number(figure[name]) for name in FIGURE)
        return self.texts.text("balance-interval", value=value, low=low, high=high)

    def points(self, figure: dict[str, Any]) -> str:
        """Hundredths of a victory, signed, with their interval."""
        return self.signed({name: 100 * figure[name] for name in FIGURE})

    def signed(self, figure: dict[str, float]) -> str:
        value, low, high = (self._sign(figure[name]) for name in FIGURE)
        return self.texts.text("balance-interval", value=value, low=low, high=high)

    def _sign(self, number: float) -> str:
        rounded = round(number, 1)  # rounded once for both sign and digits, so that there is no minus zero
        return f"{sign_of(rounded)}{self.number(abs(rounded))}"

    def _percent(self, number: float) -> str:
        return share_text(number / 100, self.texts)

    def _whole_percent(self, number: float) -> str:
        return self.texts.share(number / 100, whole=True)

    def _whole_sign(self, number: float) -> str:
        return f"{sign_of(round(number, 6))}{abs(round(number, 1)):g}"


FIGURE = ("value", "low", "high")


def sign_of(number: float) -> str:
    return "+" if number > 0 else "\N{MINUS SIGN}" if number < 0 else ""


# The files.


def checked_folder(folder: Path) -> Path:
    """Refuse a folder that cannot be written to before anything is played."""
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    try:
        with tempfile.TemporaryFile(dir=place):
            return folder
    except OSError as error:
        raise PecuniaError("balance-cannot-write", file=str(folder), detail=error.strerror or "") from None


def write_report(folder: Path, blocks: list[Block], language: str, pictures: Mapping[str, bytes] = {}) -> None:
    """Write all files to a temporary folder first, then move them into place, so that no file is ever incomplete."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".report-") as aside:
        files = {name: text.encode() for name, text in files_of(blocks, language).items()} | dict(pictures)
        for name, content in files.items():
            (Path(aside) / name).write_bytes(content)
        for name in files:
            (Path(aside) / name).replace(folder / name)
