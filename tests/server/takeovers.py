"""How long takeovers take, on the clock of the database: from the last sign of life of the former owner."""

from typing import NamedTuple

import psycopg

from tests.server.houses import House

USUAL = 0.6  # seconds between two signs of life of a process that nothing holds up
WATCH = """
create table signs (process text, at float8);
create table takeovers ("table" text, taker text, silent float8, at float8);
create function note_sign() returns trigger language plpgsql as
$$ begin insert into signs values (new.id, new.seen); return null; end $$;
create function note_takeover() returns trigger language plpgsql as
$$ begin
insert into takeovers select new."table", new.process, seen, extract(epoch from clock_timestamp())
from processes where id = old.process;
return null;
end $$;
create trigger note_sign after update of seen on processes for each row when (new.seen > old.seen)
execute function note_sign();
create trigger note_takeover after update of process on leases for each row when (new.process <> old.process)
execute function note_takeover();
"""


class Takeover(NamedTuple):
    """`held_up`: how much later than usual the signs of life of the taker came meanwhile, in all. It is zero unless the
    machine is too busy for its processes."""

    seconds: float
    held_up: float


def watch(house: House) -> None:
    """Note all takeovers from now on."""
    with psycopg.connect(house.database) as connection:
        connection.execute(WATCH)


def takeover(house: House, table: str) -> Takeover:
    """The last takeover of a table."""
    ((taker, silent, at),) = house.ask(
        'select taker, silent, at from takeovers where "table" = %s order by at desc limit 1', table
    )
    signs = house.ask("select at from signs where process = %s and at between %s and %s", taker, silent - 1, at)
    times = [*sorted(time for (time,) in signs), at]
    held_up = sum(max(0.0, late - early - USUAL) for early, late in zip(times, times[1:], strict=False))
    return Takeover(at - silent, held_up)
