"""What a device is called in the list of devices. Only the kind of browser and system, so that it identifies nobody."""

PROGRAM = ""
UNKNOWN_BROWSER = "-"

# In this order, because most browsers also claim to be another one.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_label(agent: str) -> str:
    """The label for a `User-Agent` header: `Firefox, Linux`. Without one it is a program."""
    if not agent:
        return PROGRAM
    found = [next((name for part, name in kinds.items() if part in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found)) or UNKNOWN_BROWSER
