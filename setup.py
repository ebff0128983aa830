"""The compiled part of the build; everything else stands in pyproject.toml.

The core, the engines of the games, bots and observers are ordinary typed Python that mypyc compiles into one extension,
so that calls between their modules are direct C calls. Without a C compiler, or with PECUNIA_PURE=1, the same source is
installed as it is.
"""

import ast
import importlib.util
import os
import re
import shlex
import subprocess
import sys
import sysconfig
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


def docstrings() -> dict[tuple[str, str], str]:
    """The docstrings of what is compiled, by module and name (`("pecunia.core.game", "Game.play")`). A module's own has
    an empty name."""
    found: dict[tuple[str, str], str] = {}
    for file in modules():
        name = ".".join(Path(file).relative_to("src").with_suffix("").parts)
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
        waiting: list[tuple[str, Any]] = [("", tree)]
        while waiting:
            where, node = waiting.pop()
            found[name, where] = ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                    waiting.append((f"{where}.{inner.name}".lstrip("."), inner))
    return {place: text for place, text in found.items() if text}


C_TEXT = r'"(?:[^"\\]|\\.)*"'  # a text in C


def add_docstrings(file: Path) -> None:
    """Write our docstrings into the C code of mypyc, which by itself has only the signatures of functions.

    A pattern has three groups: what comes before, with the name in C as the second, and the signature or NULL.
    """
    from mypyc.codegen.cstring import c_string_initializer
    from mypyc.namegen import exported_name, make_module_translation_map

    texts = docstrings()
    short = make_module_translation_map(
        [".".join(Path(each).relative_to("src").with_suffix("").parts) for each in modules()]
    )
    known: dict[str, str] = {}
    for (module, name), text in texts.items():
        owner, _, last = name.rpartition(".")
        known[exported_name(short[module] + name) if name else module] = text
        known[f"{exported_name(short[module] + owner)}_get_{last}"] = text

    def with_text(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        text = known.get(name)
        if text is None:
            return found[0]
        literal = c_string_initializer(text.encode())  # C joins texts that follow each other
        return before + (literal if signature == "NULL" else f"{signature} {literal}")

    code = file.read_text(encoding="utf-8")
    for place in (
        rf"(\(PyCFunction\)CPyPy_(\w+),[^\"]*PyDoc_STR\()({C_TEXT}|NULL)",  # functions and methods
        rf"(CPyType_(\w+)_template_ = \{{[^;]*?\.tp_doc = PyDoc_STR\()({C_TEXT}|NULL)",  # classes
        r"(\(getter\)(\w+),\s+NULL, )(NULL)(?=, NULL\})",  # properties
        r'(struct PyModuleDef \w+ = \{\s+PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+)(NULL)(?=, /\* docstring \*/)',
    ):
        code = re.sub(place, with_text, code)
    file.write_text(code, encoding="utf-8")


def mark_cold(file: Path) -> None:
    """What runs once, when a module is loaded, is nearly half of the C code. There the compiler need not try hard."""
    code = file.read_text(encoding="utf-8")
    code = re.sub(
        r"^char (CPyDef_\w+_____top_level__\(void\) \{)", r"__attribute__((cold)) char \1", code, flags=re.MULTILINE
    )
    file.write_text(code, encoding="utf-8")


def link_time_flags() -> list[str]:
    """What lets GCC optimise in the linker, on several processors. Nothing for other compilers and linkers that cannot.

    In the 128 parts that are usual, the engine is up to 5 % slower; in two, it is as fast as in one piece.
    """
    compiler = sysconfig.get_config_var("CC") or "cc"
    parts = min(4, max(2, os.cpu_count() or 1))
    flags = [f"-flto={parts}", f"--param=lto-partitions={parts}"]
    with tempfile.TemporaryDirectory(prefix="pecunia-probe-") as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#ifdef __clang__\n#error not GCC\n#endif\nint pecunia_probe(void) { return 0; }\n")
        command = [
            *shlex.split(compiler),
            "-shared",
            "-fPIC",
            *flags,
            str(source),
            "-o",
            str(Path(scratch, "probe.so")),
        ]
        try:
            probed = subprocess.run(command, capture_output=True)
        except OSError:
            return []
    return flags if probed.returncode == 0 else []


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
    # One C file: with a file for each module (multi_file) nothing is inlined across modules; the engine needs 2 to 7 %
    # more instructions (`bench.compare --instructions`). With GCC the linker optimises it, in parts side by side.
    try:
        found = mypycify([*options, *modules()], opt_level="3", target_dir=scratch, group_name="pecunia")
    except (Exception, SystemExit):  # over a type error, mypyc ends the process
        raise CannotCompileError("mypyc failed, see its messages above") from None
    for file in Path(scratch).glob("__native_*.c"):
        add_docstrings(file)
        mark_cold(file)
    side_by_side = link_time_flags() if os.name == "posix" else []
    for extension in found:
        # A warning that a newer C compiler has learnt must not end the build.
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"]
        if os.name == "posix":
            # All calls stay inside this one library; knowing that, the C compiler inlines more of them.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
            # Nobody debugs the C code, and writing down its lines takes a third of the compiler's time.
            extension.extra_compile_args += ["-g0"]
        if any("__native_" in source for source in extension.sources):
            extension.extra_compile_args += side_by_side
            extension.extra_link_args += [*side_by_side, "-O3"] if side_by_side else []
    return list(found)


def run_setup(ext_modules: list[Any], scratch: str) -> None:
    # The build lives in a folder of its own that is gone afterwards: no leftover of an earlier build can be
    # packed, and src/ never holds a shared library that would hide the source beside it.
    setup(
        ext_modules=ext_modules,
        options={
            "build": {"build_base": scratch},
            "build_ext": {"parallel": os.cpu_count() or 1},
            "egg_info": {"egg_base": scratch},
        },
    )


def main() -> None:
    if "bdist_wheel" in sys.argv:
        if not Path("src/pecunia/server/page/index.html").is_file():
            print("pecunia: a build without the table in the browser: `make page` makes it first", file=sys.stderr)
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
