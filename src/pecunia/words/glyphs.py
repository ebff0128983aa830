"""Signs that stand in texts: drawn ones where a screen can show them, plain letters elsewhere."""


class Glyphs:
    """The characters one terminal can show."""

    def __init__(
        self,
        signs: list[str],
        drop: str,
        spent: str,
        times: str,
        finished: str,
        full: str,
        empty: str,
        front: str,
        turn: str,
        free: str,
        dot: str,
        rule: str,
        box: str,
        prompt: str,
        star: str,
        upgrade: str,
        rung: str,
        quality: str,
        hat: str,
        bin: str,
        glasses: str,
        half: str,
        end: str,
        ready: str,
        placed: str,
    ) -> None:
        self.signs = signs  # four of them, none where the terminal has only letters
        self.drop = drop
        self.spent = spent
        self.times = times
        self.finished = finished
        self.full = full
        self.empty = empty
        self.front = front
        self.turn = turn
        self.free = free
        self.dot = dot
        self.rule = rule
        self.box = box  # top left, top right, bottom left, bottom right, vertical
        self.prompt = prompt
        self.star = star  # a famous Roman
        self.upgrade = upgrade
        self.rung = rung
        self.quality = quality  # of a fake, one for each ingredient
        self.hat = hat
        self.bin = bin
        self.glasses = glasses
        self.half = half  # the Godfather takes so much
        self.end = end  # the last space of the police track
        self.ready = ready  # a henchman with his owner, and one on the board
        self.placed = placed


# fmt: off
UNICODE = Glyphs(
    ["▲", "■", "◆", "●"], "•", "◦", "×", "✓", "█", "░", "◂", "▶", "–", "·", "─", "╭╮╰╯│", "›", "★", "⌂", "↑",
    "★", "∩", "∪", "∞", "½", "■", "●", "○",
)
ASCII = Glyphs(
    [], "*", ".", "x", "!", "#", "-", "<", ">", "-", "-", "-", "++++|", ">", "@", "=", "^",
    "*", "^", "u", "8", "G", "#", "o", ".",
)
# fmt: on
