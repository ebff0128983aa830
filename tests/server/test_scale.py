"""The measurements of bench.scale that need no server, as a run with --quick does them."""

import json
import resource
import sys
from pathlib import Path

import pytest

from bench import scale


def run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.scale", *map(str, arguments)])
    scale.main()


def test_a_quick_run_writes_its_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    file.write_text('{"watchers": [1], "engine": []}')
    run(monkeypatch, "--quick", "--only", "engine", "logs", "--json", file)
    figures = json.loads(file.read_text())
    assert figures["watchers"] == [1], "other parts are kept"
    assert [one["move"] for one in figures["engine"]] == [10, 500]
    assert [one["entries"] for one in figures["logs"]] == [1_000, 4_000]
    assert all(one["played"] > 0 for one in figures["engine"])
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 6
    assert told[1].endswith("µs to play it (before: about 5 µs)")


def test_a_missing_peer_is_named_before_anything_is_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scale, "PEER", tmp_path)
    with pytest.raises(SystemExit, match="npm ci"):
        run(monkeypatch, "--quick", "--only", "engine", "boardgame.io", "--json", tmp_path / "figures.json")
    assert not (tmp_path / "figures.json").exists()


def test_as_many_tables_as_sockets_can_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1024, 4_200))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: asked.append(limits))
    assert scale.possible_tables(10_000) == (4_000, 4_000), "a person and a bot at each"
    assert scale.possible_tables(2_100) == (2_100, 200)
    assert scale.possible_tables(100) == (100, 0)
    assert asked == [(4_200, 4_200)] * 3
