"""People who play game after game at several tables, while processes come and go."""

import asyncio

from pecunia.server.settings import Settings
from tests.server.processes import PATIENCE
from tests.server.stubborn import Place, Stubborn, check_game, open_table

SLOWLY = 0.2  # seconds that people think before each move


class Evening:
    """People play game after game until it is over. Then they finish their last ones."""

    def __init__(self, database: str) -> None:
        self.over = False
        self.games = 0
        self._database = Settings(database_url=database).database

    async def play(self, people: list[Stubborn]) -> None:
        while not self.over:
            places = await open_table(people, players=2, game="non-olet", options={"target": 40})  # some 170 moves
            async with asyncio.TaskGroup() as group:
                for place in places:
                    group.create_task(self._play_on(place))
            await check_game(self._database, places)
            self.games += 1

    async def _play_on(self, place: Place) -> None:
        place.pause = SLOWLY
        playing = asyncio.create_task(place.play_on())
        while not playing.done():
            place.pause = 0 if self.over else SLOWLY
            await asyncio.wait([playing], timeout=0.1)
        await playing

    async def look(self, person: Stubborn) -> None:
        """Somebody goes through the lists all the time."""
        while not self.over:
            for path in ("/tables", "/tables/mine"):
                await person.ask("GET", path)
            await asyncio.sleep(0.2)


async def moved(people: list[Stubborn], more: int = 5) -> None:
    """Wait until everybody has moved so many times more, so that games are in the middle of it."""
    until = [person.answered + more for person in people]
    async with asyncio.timeout(PATIENCE):
        while any(person.answered < wanted for person, wanted in zip(people, until, strict=True)):
            await asyncio.sleep(0.05)


def unharmed(people: list[Stubborn]) -> bool:
    """Whether nobody was cut off or refused anything: people were only asked to come back, and each of them was."""
    harm = [
        person
        for person in people
        if set(person.ends) != {1012} or person.unanswered or person.refused or max(person.statuses) >= 500
    ]
    for person in harm:
        print(person.ends, person.unanswered, person.refused, person.statuses)
    return not harm
