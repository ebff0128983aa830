"""Trains on the machine with the accelerator: `python3 run.py olet --minutes 9 …`, with the options of `pecunia lab
train`. `bench.device` puts this file into the folder that it makes. It needs nothing but Python's own modules.

run.py --compile            compile the engine and do nothing else
run.py --speed olet         measure what tables, thinking and learning take (bench.training_time)

Results go to `runs/TITLE` beside the folder, and to the folder named by the variable OUT, if there is one.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ENGINE = HERE / "engine"


def main() -> int:
    words = sys.argv[1:]
    if not words or words[0] in ("-h", "--help"):
        print(__doc__)
        return 2
    compile_engine()
    if words[0] == "--compile":
        return 0
    environment = os.environ | {
        "PYTHONPATH": f"{ENGINE}{os.pathsep}{HERE / 'site'}",
        "PYTHONUNBUFFERED": "1",
        "JAX_COMPILATION_CACHE_DIR": str(HERE / "compiled"),
    }
    if words[0] == "--speed":
        return subprocess.run([sys.executable, "-m", "bench.training_time", *words[1:]], env=environment).returncode
    title = words[0]
    out = HERE.parent / "runs" / title
    command = [sys.executable, "-m", "pecunia", "lab", "train", *words, "--out", str(out)]
    code = subprocess.run(command, env=environment).returncode
    if os.environ.get("OUT") and out.is_dir():
        shutil.copytree(out, Path(os.environ["OUT"], title), dirs_exist_ok=True)
    return code


def compile_engine() -> None:
    """Compile what `bench.device` has translated to C, once. The compiled package replaces the one in `site`."""
    said = json.loads((HERE / "engine.json").read_text(encoding="utf-8"))
    if said["python"] != [*sys.version_info[:2]]:
        sys.exit(f"This folder was made for Python {'.'.join(map(str, said['python']))}.")
    if not ENGINE.is_dir():
        building = HERE / "building"
        shutil.rmtree(building, ignore_errors=True)
        with tarfile.open(HERE / "c.tar.xz") as packed:
            packed.extractall(building / "c", filter="data")
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(lambda each: compile_one(building, each), said["extensions"]))
        shutil.rmtree(building / "c")
        building.rename(ENGINE)
    # Modules beside their sources would not be found: a package is a single folder. So the sources come here.
    shutil.copytree(HERE / "site" / "pecunia", ENGINE / "pecunia", dirs_exist_ok=True)


def compile_one(building: Path, extension: dict[str, Any]) -> None:
    include = Path(sysconfig.get_paths()["include"])
    if not (include / "Python.h").is_file():
        include = HERE / "include"
    target = building / (extension["name"].replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))
    target.parent.mkdir(parents=True, exist_ok=True)
    code = building / "c"
    places = [f"-I{include}", f"-I{code}", f"-I{code / 'lib-rt'}"]
    files = [str(code / name) for name in extension["files"]]
    options = ["-shared", "-fPIC", "-DNDEBUG", "-fwrapv", "-O2", *extension["arguments"]]
    subprocess.run([os.environ.get("CC", "cc"), *options, *places, *files, "-o", str(target)], check=True)


if __name__ == "__main__":
    sys.exit(main())
