"""Packages that add bots, installed as pip would: a module and its metadata on the path."""

from pathlib import Path


def install(folder: Path, package: str, entries: str, **source: str) -> None:
    """Install a distribution with these entry points. Each keyword argument is a module and its source."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(entries)
    for name, text in source.items():
        (folder / f"{name}.py").write_text(text)


LAST = """
class Last:
    def __init__(self, stream):
        self.stream = stream

    def choose(self, view):
        return view.moves[-1]
"""
