"""Thinking processes: an installed bot that fails or cheats is played for, and the worker goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from pecunia.bots import registry
from pecunia.games import new
from pecunia.server.bot_workers.pool import Thinking
from tests.bots.installed import LAST, install

BOTS = (
    LAST
    + """
class Raises(Last):
    def choose(self, view): raise ValueError

class Cheats(Last):
    def choose(self, view): return next(m for m in view._game.all_moves() if m not in view.moves)
"""
)


@pytest.fixture(autouse=True)
def _site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = "".join(f"{name} = guest_bots:{name.title()}\n" for name in ("last", "raises", "cheats"))
    install(tmp_path, "guest-bots", f"[pecunia.bots]\n{entries}", guest_bots=BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


def test_a_bot_that_fails_or_cheats_is_played_for(tmp_path: Path) -> None:
    """Also one whose package is gone again, and a program, which nobody starts here."""

    async def run() -> None:
        game = new("olet", seed=1, players=2)
        assert game.question is not None
        seat, moves = game.question.player, game.question.moves
        thinking = Thinking(1, 30)
        try:
            assert await thinking.choose("last", game, seat) is moves[-1]
            for bot in ("raises", "cheats", "gone", f"cmd:touch {tmp_path / 'here'}"):
                assert await thinking.choose(bot, game, seat) in moves
            assert thinking.too_slow == 0, "the worker has lived on"
        finally:
            thinking.close()

    asyncio.run(run())
    assert not (tmp_path / "here").exists()
