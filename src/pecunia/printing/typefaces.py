"""The typefaces of a game in print. No two games share one."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Typefaces:
    """The typefaces for the text, the headings and the title of a game, and their names."""

    text: str
    heading: str
    title: str
    title_weight: int
    title_size: float  # relative to the size of the text
    names: tuple[str, ...]
    grown: float = 1.0  # a condensed typeface is set slightly larger

    def rules(self) -> str:
        """Typst rules for the rest of the block. The fonts have no italics, so emphasis uses the heading font."""
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
