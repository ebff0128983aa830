"""The typefaces of a game on paper. No two games share one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Typefaces:
    """What text, headings and the title of a game are set in, and what these typefaces are called."""

    text: str
    heading: str
    title: str
    title_weight: int
    title_size: float  # in sizes of the text
    names: tuple[str, ...]
    grown: float = 1.0  # a condensed typeface is set a little larger

    def rules(self) -> str:
        """Rules of Typst's for everything that follows in the same block. They lack italics: headings stand in."""
        return (
            f'#set text(font: "{self.text}", fallback: false)\n'
            f'#show heading: set text(font: "{self.heading}", weight: 700)\n'
            f'#show emph: set text(font: "{self.heading}", weight: {self.emphasis}, style: "normal")'
        )

    def title_look(self) -> str:
        return f'font: "{self.title}", weight: {self.title_weight}, size: {self.title_size}em, hyphenate: false'

    @property
    def emphasis(self) -> int:
        return 400 if self.heading != self.text else 600
