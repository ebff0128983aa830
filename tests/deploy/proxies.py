"""The proxies of deploy/, started with the files as they are shipped: only ports, names and certificates differ."""

import os
import shutil
import ssl
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.server.processes import PATIENCE, Started, free_port, port_open, program, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
KINDS = ["nginx", "haproxy", "caddy"]
UPSTREAMS = ("127.0.0.1:8001", "127.0.0.1:8002")


def replaced(text: str, changes: dict[str, str]) -> str:
    """The text with these changes. Each of them must find something to change."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


class Certificate:
    """A certificate for localhost that nobody but the tests trusts."""

    def __init__(self, folder: Path) -> None:
        self.chain, self.key, self.both = (folder / name for name in ("fullchain.pem", "privkey.pem", "site.pem"))
        command = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        command += ["-keyout", str(self.key), "-out", str(self.chain), "-subj", "/CN=localhost"]
        subprocess.run([*command, "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
        self.both.write_text(self.chain.read_text() + self.key.read_text())

    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.chain)


class Proxy(Started):
    """One of the proxies at https://localhost, on ports of its own."""

    def __init__(self, kind: str, upstreams: Sequence[str]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"pecunia-{kind}-"))
        self.port, self.plain_port = free_port(), free_port()
        certificate = Certificate(self.folder)
        self.tls = certificate.trusted()
        self._process: subprocess.Popen[bytes] | None = None
        self._environment = dict(os.environ)
        getattr(self, f"_set_up_{kind}")(certificate, dict(zip(UPSTREAMS, upstreams, strict=True)))

    @property
    def url(self) -> str:
        return f"https://localhost:{self.port}"

    def _set_up_nginx(self, certificate: Certificate, upstreams: dict[str, str]) -> None:
        changes = {
            "table.example.org": "localhost",
            "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "/etc/pecunia/tls/fullchain.pem": str(certificate.chain),
            "/etc/pecunia/tls/privkey.pem": str(certificate.key),
            **upstreams,
        }
        site = self.folder / "pecunia.conf"
        site.write_text(replaced((DEPLOY / "nginx.conf").read_text(), changes))
        temporary = "".join(
            f"{name}_temp_path {self.folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = self.folder / "nginx.conf"
        user = "user root;\n" if os.geteuid() == 0 else ""
        main.write_text(
            f"daemon off;\npid {self.folder}/pid;\nerror_log {self.folder}/log;\n{user}"
            f"events {{ worker_connections 1000; }}\nhttp {{\n{temporary}include {site};\n}}\n"
        )
        nginx = [program("nginx", "/usr/sbin"), "-c", str(main)]
        self._check = [*nginx, "-t"]
        self._command = nginx

    def _set_up_haproxy(self, certificate: Certificate, upstreams: dict[str, str]) -> None:
        changes = {
            "maxconn 20000": "maxconn 500",  # a test may not open so many files
            "bind :443 ": f"bind 127.0.0.1:{self.port} ",
            "bind :80\n": f"bind 127.0.0.1:{self.plain_port}\n",
            "/etc/pecunia/tls/site.pem": str(certificate.both),
            **upstreams,
        }
        file = self.folder / "haproxy.cfg"
        file.write_text(replaced((DEPLOY / "haproxy.cfg").read_text(), changes))
        haproxy = program("haproxy", "/usr/sbin")
        self._check = [haproxy, "-c", "-f", str(file)]
        self._command = [haproxy, "-db", "-f", str(file)]

    def _set_up_caddy(self, certificate: Certificate, upstreams: dict[str, str]) -> None:
        file = DEPLOY / "Caddyfile"
        self._environment |= {
            "HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
            "XDG_CONFIG_HOME": str(self.folder),
            "PECUNIA_NAME": f"https://localhost:{self.port}",
            "PECUNIA_UPSTREAMS": " ".join(upstreams.values()),
            "PECUNIA_TLS": f"tls {certificate.chain} {certificate.key}",
            "PECUNIA_CADDY_ADMIN": "off",
            "PECUNIA_HTTP_PORT": str(self.plain_port),
        }
        caddy = program("caddy")
        self._check = [caddy, "validate", "--adapter", "caddyfile", "--config", str(file)]
        self._command = [caddy, "run", "--adapter", "caddyfile", "--config", str(file)]

    def check(self) -> subprocess.CompletedProcess[str]:
        """Let the program check its configuration."""
        return subprocess.run(self._check, capture_output=True, text=True, env=self._environment, check=False)

    def start(self) -> None:
        log = (self.folder / "output").open("wb")
        with log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)
        try:
            wait_until(lambda: port_open(self.port), "the proxy", self._process.poll)
        except RuntimeError as error:
            raise RuntimeError(f"{error}: {self.log()[-2000:]}") from None

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        return "".join(file.read_text() for file in (self.folder / "output", self.folder / "log") if file.exists())
