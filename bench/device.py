"""Makes a folder with everything that a training needs on a machine with an accelerator but without internet:
`python -m bench.device build/device [--compile]`. There it is one command (docs/training.md):

    python3 build/device/run.py olet --minutes 9

Python must have the same version here and there. That machine needs Python, JAX and NumPy, and a C compiler unless the
engine is compiled here (`--compile`: it takes minutes, and the accelerator would wait for it).
"""

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "page", "fonts")  # nobody looks at the page there
# The server and paper need these: three quarters of the folder, and what may travel to that machine is limited.
NOT_NEEDED = ("alembic", "faker", "litestar", "polyfactory", "sqlalchemy", "typst", "yaml")
KEPT_LOCALES = re.compile(r"(root|de|en|fr|it)(_[A-Z]{2})?\.dat")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.device", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--compile", action="store_true", help="compile the engine here")
    asked = parser.parse_args()
    folder: Path = asked.folder.resolve()
    prepare(folder)
    if asked.compile:
        subprocess.run([sys.executable, str(folder / "run.py"), "--compile"], check=True)


def prepare(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    site = folder / "site"
    if not site.is_dir():
        install(site)
    for name, place in (("pecunia", ROOT / "src" / "pecunia"), ("bench", ROOT / "bench")):
        shutil.rmtree(site / name, ignore_errors=True)
        shutil.copytree(place, site / name, ignore=LEFT_OUT)
    shutil.copyfile(ROOT / "bench" / "device_run.py", folder / "run.py")
    shutil.copytree(sysconfig.get_paths()["include"], folder / "include", dirs_exist_ok=True)
    translate(folder)


def install(site: Path) -> None:
    """What Pecunia needs at run time. JAX and NumPy are on that machine, and fit its accelerator."""
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    words = [sys.executable, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--target", str(site)]
    subprocess.run([*words, *stated["project"]["dependencies"]], check=True)
    for name in NOT_NEEDED:
        shutil.rmtree(site / name, ignore_errors=True)
    for locale in (site / "babel" / "locale-data").iterdir():
        if not KEPT_LOCALES.fullmatch(locale.name):
            locale.unlink()


def translate(folder: Path) -> None:
    """Translate the compiled part to C, unless that was done for the same sources."""
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)  # setup.py names the modules from here
    import setup

    sources = hashlib.sha256("".join(Path(name).read_text(encoding="utf-8") for name in setup.modules()).encode())
    version = [*sys.version_info[:2]]
    note = folder / "engine.json"
    if note.is_file():
        before = json.loads(note.read_text(encoding="utf-8"))
        if (before["sources"], before["python"]) == (sources.hexdigest(), version):
            return
    scratch = folder / "c"
    shutil.rmtree(scratch, ignore_errors=True)
    extensions = [
        {
            "name": extension.name,
            "files": [os.path.relpath(name, scratch) for name in extension.sources],
            "arguments": [each for each in extension.extra_compile_args if not each.startswith(("-O", "-g"))],
        }
        for extension in setup.extensions(str(scratch))
    ]
    pack(scratch, folder / "c.tar.xz")
    shutil.rmtree(scratch)
    shutil.rmtree(folder / "engine", ignore_errors=True)  # compiled from other sources
    said = {"sources": sources.hexdigest(), "python": version, "extensions": extensions}
    note.write_text(json.dumps(said), encoding="utf-8")


def pack(code: Path, archive: Path) -> None:
    """Put the C files into an archive, and with them the part of mypyc that they include."""
    found = importlib.util.find_spec("mypyc")
    assert found is not None
    assert found.origin is not None
    with tarfile.open(archive, "w:xz") as packed:
        for name in sorted(code.iterdir()):
            if name.name not in ("mypy", "ops.txt"):
                packed.add(name, name.name)
        packed.add(Path(found.origin).with_name("lib-rt"), "lib-rt")


if __name__ == "__main__":
    main()
