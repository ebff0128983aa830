"""Tables that wait for players do not wait for ever. While somebody is connected they stay."""

from pecunia.server.messages import Setting

MINUTE, DAY = 60.0, 86400.0
LIVE = 30 * MINUTE  # people who want to play now look for others who do
DAYS = 7 * DAY
INVITED = 30 * DAY  # nobody else sees it, so it is in nobody's way


def waiting_seconds(setting: Setting) -> float:
    """How long a table waits for players when nobody is connected and nothing happens."""
    if not setting.public:
        return INVITED
    return LIVE if setting.pace.kind == "live" else DAYS
