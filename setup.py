"""The compiled part of the build; everything else stands in pyproject.toml.

The core, the engines of the games, bots and observers are ordinary typed Python that mypyc compiles into one extension,
so that calls between their modules are direct C calls. Without a C compiler, or with PECUNIA_PURE=1, the same source is
installed as it is.
"""

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

# Folders and files below src/pecunia.
COMPILED = (
    "core",
    "bots",
    "network/loops.py",
    "network/parts.py",
    "observers",
    "non_olet/engine",
    "non_olet/judge.py",
    "non_olet/race.py",
    "non_olet/observer.py",
    "non_olet/observer_fields.py",
    "non_olet/module_observers.py",
    "olet/engine",
    "olet/judge.py",
    "olet/observer.py",
    "olet/observer_fields.py",
)


class CannotCompileError(Exception):
    """Why this build leaves the sources uncompiled."""


def modules() -> list[str]:
    """The files to compile: package markers stay Python, they only import."""
    found: list[str] = []
    for name in COMPILED:
        place = Path("src", "pecunia", name)
        files = [place] if place.is_file() else place.rglob("*.py")
        found += sorted(str(file) for file in files if file.name != "__init__.py")
    return found


def obstacle() -> str | None:
    """Why nothing can be compiled here: not wanted, no mypyc, no C compiler that finds Python's headers."""
    if os.environ.get("PECUNIA_PURE", "0") not in ("", "0"):
        return "PECUNIA_PURE is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory(prefix="pecunia-probe-") as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\nint pecunia_probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler: Any = new_compiler()
        try:
            customize_compiler(compiler)
            include = sorted({get_python_inc(), get_python_inc(plat_specific=True)})
            objects = compiler.compile([str(source)], output_dir=scratch, include_dirs=include)
            compiler.link_shared_object(objects, str(Path(scratch, "probe.so")))
        except Exception:  # each platform's compiler class fails in ways of its own
            return "no C compiler that works and finds Python's headers"
    return None


def extensions(scratch: str) -> list[Any]:
    """Translate the modules to C, as one group."""
    reason = obstacle()
    if reason is not None:
        raise CannotCompileError(reason)
    from mypyc.build import mypycify

    # Only an error in what is compiled may stop the build: strictness is for `make types`, and what the rest
    # of the package imports need not be installed yet.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    options += ["--explicit-package-bases", f"--cache-dir={Path(scratch, 'mypy')}"]
    os.environ["MYPYPATH"] = "src"
    # One C file. A file for each module (multi_file) takes the C compiler 2.5 times less CPU time, but then nothing is
    # inlined across modules: the engine needs 2 to 7 % more instructions (`bench.compare --instructions`).
    try:
        found = mypycify([*options, *modules()], opt_level="3", target_dir=scratch, group_name="pecunia")
    except (Exception, SystemExit):  # over a type error, mypyc ends the process
        raise CannotCompileError("mypyc failed, see its messages above") from None
    for extension in found:
        # A warning that a newer C compiler has learnt must not end the build.
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"]
        if os.name == "posix":
            # All calls stay inside this one library; knowing that, the C compiler inlines more of them.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
            # Nobody debugs the C code, and writing down its lines takes a third of the compiler's time.
            extension.extra_compile_args += ["-g0"]
    return list(found)


def run_setup(ext_modules: list[Any], scratch: str) -> None:
    # The build lives in a folder of its own that is gone afterwards: no leftover of an earlier build can be
    # packed, and src/ never holds a shared library that would hide the source beside it.
    setup(
        ext_modules=ext_modules,
        options={"build": {"build_base": scratch}, "egg_info": {"egg_base": scratch}},
    )


def main() -> None:
    if "bdist_wheel" in sys.argv:
        with tempfile.TemporaryDirectory(prefix="pecunia-build-") as scratch:
            try:
                compiled = extensions(scratch)
                try:
                    return run_setup(compiled, scratch)
                except (Exception, SystemExit):
                    raise CannotCompileError("the C compiler failed, see its messages above") from None
            except CannotCompileError as reason:
                print(f"pecunia: uncompiled build: {reason}", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="pecunia-build-") as scratch:
        run_setup([], scratch)


if __name__ == "__main__":
    main()
