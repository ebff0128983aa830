"""A learning curve as SVG: the share of games won by number of decisions, with its 95 % interval."""

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt

WIDTH, HEIGHT = 720, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 130, 48, 56
COLOURS = ["#8c2f1b", "#2f5d50", "#6b5b95"]
Point = tuple[float, int, int]  # number of decisions, games won, games lost


def interval(won: int, lost: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of decided games that were won."""
    games = won + lost
    if not games:
        return 0.0, 1.0
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def draw(title: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """The curve, with one line for each opponent."""
    most = max(point[0] for points in lines.values() for point in points) or 1
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(decisions: float) -> float:
        return round(LEFT + wide * decisions / most, 1)

    def y(share: float) -> float:
        return round(TOP + high * (1 - share), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="#2b2b2b" role="img"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="26" font-size="16">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        at = y(percent / 100)
        dashes = ' stroke-dasharray="6 4" stroke="#555"' if percent == 50 else ' stroke="#ddd"'
        parts.append(f'<path d="M{LEFT} {at}H{LEFT + wide}"{dashes}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{percent} %</text>')
    gap = min(digit * 10**zeros for zeros in range(12) for digit in (1, 2.5, 5) if 5 * digit * 10**zeros >= most)
    for number in range(int(most / gap) + 1):
        at, label = x(number * gap), f"{number * gap / 1e6:.4g}"
        parts.append(f'<text x="{at}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{label}</text>')
    parts.append(f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 14}" text-anchor="middle">million decisions</text>')
    for colour, (name, points) in zip(COLOURS, lines.items()):
        bounds = [(x(done), *interval(won, lost)) for done, won, lost in points]
        upper = " ".join(f"{at},{y(high)}" for at, _low, high in bounds)
        lower = " ".join(f"{at},{y(low)}" for at, low, _high in reversed(bounds))
        parts.append(f'<polygon points="{upper} {lower}" fill="{colour}" opacity="0.18"/>')
        shares = [(x(done), y(won / max(won + lost, 1))) for done, won, lost in points]
        line = " ".join(f"{at},{share}" for at, share in shares)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        end = f'x="{shares[-1][0] + 8}" y="{shares[-1][1] + 4}" fill="{colour}"'
        parts.append(f"<text {end}>against {escape(name)}</text>")
    return "\n".join([*parts, "</svg>\n"])
