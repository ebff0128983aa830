"""The Chromium of this machine, and how it is started."""

import shutil
from typing import Any

# The headless shell comes first: the others also draw a window of their own for every page, which takes twice as long.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync --disable-dev-shm-usage"
)
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB", "color_scheme": "light"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def launch_arguments() -> dict[str, Any]:
    for name in NAMES:
        if found := shutil.which(name):
            return {"executable_path": found, "args": QUIET.split()}
    raise RuntimeError("Chromium is not installed: `make services` installs what the tests need")
