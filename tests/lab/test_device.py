"""The folder that is carried to a machine with an accelerator."""

import json
import subprocess
import sys
from pathlib import Path

from bench import device, device_run

CODE = """
#include <Python.h>
#include <mypyc_util.h>
static struct PyModuleDef engine = {PyModuleDef_HEAD_INIT, "engine", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_engine(void) { return PyModule_Create(&engine); }
"""


def test_the_engine_is_compiled_there_once(tmp_path: Path) -> None:
    """A module in C, packed as `bench.device` packs the engine, replaces the source of the same name."""
    (tmp_path / "run.py").write_text(Path(device_run.__file__).read_text())
    package = tmp_path / "site" / "pecunia"
    package.mkdir(parents=True)
    for name in ("__init__.py", "engine.py", "other.py"):
        (package / name).write_text("")
    code = tmp_path / "code" / "pecunia"
    code.mkdir(parents=True)
    (code / "engine.c").write_text(CODE)
    device.pack(code.parent, tmp_path / "c.tar.xz")
    extension = {"name": "pecunia.engine", "files": ["pecunia/engine.c"], "arguments": []}
    said = {"python": [*sys.version_info[:2]], "extensions": [extension]}
    (tmp_path / "engine.json").write_text(json.dumps(said))
    for _time in range(2):
        subprocess.run([sys.executable, tmp_path / "run.py", "--compile"], check=True)
    question = "from pecunia import engine, other; print(engine.__file__, other.__file__)"
    command = [sys.executable, "-c", question]
    found = subprocess.run(command, env={"PYTHONPATH": str(tmp_path / "engine")}, capture_output=True, text=True)
    engine, other = found.stdout.split()
    assert Path(engine).suffix in (".so", ".pyd")
    assert other == str(tmp_path / "engine" / "pecunia" / "other.py")

    (tmp_path / "engine.json").write_text(json.dumps(said | {"python": [3, 1]}))
    refused = subprocess.run([sys.executable, tmp_path / "run.py", "--compile"], capture_output=True, text=True)
    assert refused.returncode == 1
    assert "3.1" in refused.stderr
