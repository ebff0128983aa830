"""Makes the icons of the page from the drawing in the art: python web/make_icons.py

It needs Chromium; run it when the drawing changes. Browsers want pictures of fixed sizes; one of them fills its square
to the edge, for systems that cut icons round.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"
DRAWING = Path(__file__).parents[1] / "src" / "pecunia" / "non_olet" / "art" / "parts" / "table" / "icon.svg"
SAFE = 0.8  # so much of a square survives when it is cut round
WALL = "#9c3a27"


def maskable(drawing: str) -> str:
    """The drawing without its frame, smaller, on a wall that reaches all edges."""
    head, *shapes, tail = re.findall(r"<[^!][^>]*>", drawing)
    inside = "".join(shape for shape in shapes if not shape.startswith("<rect"))
    edge = 512 * (1 - SAFE) / 2
    ground = f'<rect width="512" height="512" fill="{WALL}"/>'
    return f'{head}{ground}<g transform="translate({edge:g} {edge:g}) scale({SAFE})">{inside}</g>{tail}\n'


def picture(drawing: str, size: int, file: Path) -> None:
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        raise SystemExit("Chromium is missing.")
    page = f"<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "icon.html")
        source.write_text(page, encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={size},{size}"]
        shot = ["--default-background-color=00000000", f"--screenshot={file}", source.as_uri()]
        subprocess.run([browser, *options, f"--user-data-dir={folder}/profile", *shot], check=True, capture_output=True)


def main() -> None:
    drawing = DRAWING.read_text(encoding="utf-8")
    PUBLIC.joinpath("icon.svg").write_text(drawing, encoding="utf-8")
    full = maskable(drawing)
    picture(drawing, 192, PUBLIC / "icon-192.png")
    picture(drawing, 512, PUBLIC / "icon-512.png")
    picture(full, 512, PUBLIC / "icon-maskable-512.png")
    picture(full, 180, PUBLIC / "icon-apple-180.png")


if __name__ == "__main__":
    main()
