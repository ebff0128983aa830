"""The files of deploy/ name only things that exist: figures, settings, files, commands."""

import configparser
import json
import re
import subprocess
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import yaml

from pecunia.server.run import KEEP_ALIVE
from pecunia.server.settings import CONFIG, SECRETS, VARIABLES, settings_from, variable
from pecunia.server.store.database import known_revisions
from tests.server.processes import PATIENCE, Server, program

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file() and "secrets" not in path.parts)
KNOWN = {CONFIG, *map(variable, VARIABLES), *(variable(f"{name}_file") for name in SECRETS)}
FIGURE = re.compile(r"\b(?:pecunia|process)_[a-z_]+\b")
OF_PROXY = {"PECUNIA_NAME", "PECUNIA_UPSTREAMS", "PECUNIA_TLS", "PECUNIA_HTTP_PORT", "PECUNIA_CADDY_ADMIN"}


def rules() -> list[dict[str, Any]]:
    (group,) = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


def panels() -> list[dict[str, Any]]:
    found = json.loads((DEPLOY / "grafana" / "dashboard.json").read_text(encoding="utf-8"))["panels"]
    return [panel for panel in found if panel["type"] != "row"]


def expressions() -> list[str]:
    return [rule["expr"] for rule in rules()] + [each["expr"] for panel in panels() for each in panel["targets"]]


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of all figures of a running server."""
    with (
        Server(tmp_path_factory.mktemp("figures")) as server,
        urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer,
    ):
        text = answer.read().decode()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)", text, re.MULTILINE))
    parts = {name: ("_bucket", "_count", "_sum") if kind == "histogram" else ("",) for name, kind in kinds.items()}
    return {f"{name}{part}" for name, ends in parts.items() for part in ends}


def test_alerts_and_dashboard_name_figures_that_exist(figures: set[str]) -> None:
    named = {name for expression in expressions() for name in FIGURE.findall(expression)}
    assert len(named) > 25
    assert named <= figures


def test_labels_of_figures_exist(figures: set[str]) -> None:
    known = {"job", "instance", "le", "version", "kind", "key", "code", "route", "method", "status", "end"}
    for expression in expressions():
        by = [name.strip() for names in re.findall(r"by \(([^)]*)\)", expression) for name in names.split(",")]
        assert {*by, *re.findall(r"[{,]\s*([a-z]+)=~?\"", expression)} <= known, expression


def test_every_figure_of_ours_is_on_the_dashboard(figures: set[str]) -> None:
    shown = {name for panel in panels() for each in panel["targets"] for name in FIGURE.findall(each["expr"])}
    parts = ("_count", "_sum", "_created")
    assert {name for name in figures if name.startswith("pecunia_") and not name.endswith(parts)} <= shown


def test_alerts_are_complete() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len({*names})
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert "{{ $labels.instance }}" in rule["annotations"]["summary"]
    manual = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert [name for name in names if f"`{name}`" not in manual] == [], "the manual says what to do"


def test_the_manual_names_the_schema_that_brought_owners() -> None:
    manual = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    migrations = ROOT / "src" / "pecunia" / "server" / "store" / "migrations" / "versions"
    (brought,) = [file.name[:4] for file in migrations.glob("0*.py") if '"leases",' in file.read_text(encoding="utf-8")]
    assert re.findall(r"without owners\*\* \(schema before `(\d+)`\)", manual) == [brought]
    assert {number for number in re.findall(r"schema `(\d{4})`", manual)} <= known_revisions()


def test_panels_do_not_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        place = panel["gridPos"]
        cells = {(place["x"] + dx, place["y"] + dy) for dx in range(place["w"]) for dy in range(place["h"])}
        assert place["x"] + place["w"] <= 24
        assert not taken & cells, panel["title"]
        taken |= cells


def test_prometheus_accepts_its_files() -> None:
    for command in (["rules", "alerts.yml"], ["config", "--syntax-only", "prometheus.yml"]):
        done = subprocess.run(
            [program("promtool"), "check", *command],
            cwd=DEPLOY / "prometheus",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_reads_the_alerts() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert config["rule_files"] == ["alerts.yml"]
    (job,) = config["scrape_configs"]
    assert job["job_name"] == "pecunia", "the alerts ask for this name"


@pytest.mark.parametrize(
    "file", sorted(path for path in DEPLOY.rglob("*") if path.is_file()), ids=lambda file: file.name
)
def test_only_settings_that_exist_are_named(file: Path) -> None:
    if "secrets" in file.parts:
        return
    named = set(re.findall(r"\bPECUNIA_[A-Z_]+\b", file.read_text(encoding="utf-8")))
    assert named - KNOWN <= OF_PROXY


def test_the_configuration_file_can_be_read() -> None:
    file = DEPLOY / "pecunia.toml"
    settings = settings_from({}, file)
    assert settings.proxies == "127.0.0.1"
    assert settings.drain_seconds == 10
    commented = re.sub(r"^# (\w+_file = )", r"\1", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert {name for name in tomllib.loads(commented) if name.endswith("_file")} <= {f"{name}_file" for name in SECRETS}


def test_the_environment_file_has_one_variable_a_line() -> None:
    for line in (DEPLOY / "pecunia.env").read_text(encoding="utf-8").splitlines():
        assert not line or line.startswith("# ") or re.fullmatch(r"#?(PECUNIA|OTEL)_[A-Z_]+=\S+", line), line


def unit() -> configparser.RawConfigParser:
    class Several(dict[str, str]):
        """A name may stand several times, and all of its values count."""

        def __setitem__(self, name: str, value: Any) -> None:
            both = isinstance(value, list) and name in self
            super().__setitem__(name, self[name] + value if both else value)

    read = configparser.RawConfigParser(strict=False, dict_type=Several, delimiters=("=",))
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / "pecunia@.service", encoding="utf-8")
    return read


@pytest.mark.parametrize(("file", "setting"), [("nginx.conf", "keepalive_timeout"), ("Caddyfile", "keepalive")])
def test_proxies_close_idle_connections_first(file: str, setting: str) -> None:
    """Otherwise a proxy may send a request just when the server closes the connection, and the request is lost."""
    text = (DEPLOY / file).read_text(encoding="utf-8")
    if file == "nginx.conf":
        text = text[text.index("upstream pecunia") : text.index("server {")]
    (found,) = re.findall(rf"^\s*{setting} (\d+)s", text, re.MULTILINE)
    assert 1 <= int(found) < KEEP_ALIVE


def test_the_unit_gives_the_process_time_to_drain() -> None:
    service = unit()["Service"]
    drain = settings_from({}, DEPLOY / "pecunia.toml").drain_seconds
    assert int(service["TimeoutStopSec"]) >= drain + 10
    assert service["KillMode"] == "mixed", "workers go on while the server drains"
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["Type"] == "notify"
    assert "--config /etc/pecunia/pecunia.toml --port %i" in service["ExecStart"]


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "pecunia@.service").read_text(encoding="utf-8").replace("/opt/pecunia/bin/pecunia", "/bin/true")
    (tmp_path / "pecunia@8001.service").write_text(text)
    done = subprocess.run(
        [program("systemd-analyze"), "verify", str(tmp_path / "pecunia@8001.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if "pecunia" in line]
    assert (done.returncode, ours) == (0, [])


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_parts_of_the_compose_file_fit_together() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"game1", "game2", "postgres", "valkey", "proxy"}
    assert services["proxy"]["networks"]["house"]["ipv4_address"] == services["game1"]["environment"]["PECUNIA_PROXIES"]
    assert services["proxy"]["environment"]["PECUNIA_UPSTREAMS"] == "game1:8000 game2:8000"
    for service in services.values():
        assert {secret for secret in service.get("secrets", ())} <= set(found["secrets"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file(), source
        for needed in service.get("depends_on", ()):
            assert "healthcheck" in services[needed] or "build" in services[needed], "an image of ours has its own"
    game = services["game1"]
    drain = int(game["environment"]["PECUNIA_DRAIN_SECONDS"])
    assert int(game["stop_grace_period"].removesuffix("s")) >= drain + 10
    assert (DEPLOY / game["build"]["context"] / game["build"]["dockerfile"]).is_file()
    commands = (DEPLOY / "compose.yaml").read_text(encoding="utf-8").partition("name:")[0]
    assert all(f"deploy/secrets/{name}" in commands for name in found["secrets"]), "the commands make every secret"


def test_the_image_is_small_and_unprivileged() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    build, last = text.split("FROM ${PYTHON} AS build")[1].split("FROM ${PYTHON}\n")
    assert "npm" in build
    for word in ("npm", "gcc", "COPY src", "pip"):
        assert word not in last
    assert re.search(r"^USER [1-9]\d*$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", build, re.MULTILINE):
        for source in line.split():
            assert (ROOT / source).exists(), source
            assert f"!{source.split('/')[0]}" in ignored or "!requirements*.lock" in ignored


def test_the_tools_of_the_image_are_in_the_lock() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    (names,) = re.findall(r"for name in ([a-z -]+); do", text)
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name in names.split():
        assert f"\n{name}==" in lock, name
