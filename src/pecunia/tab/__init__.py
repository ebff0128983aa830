"""The whole house in a tab of a browser: tables, bots, lessons, puzzles, replays and reviews without a server.

The page sends the same requests and the same messages as to a server. What answers them here is the server's own code,
as far as it knows neither HTTP nor SQL: commands, rooms, views, words, answers.

    tab_server.py      the tables of this browser: what `server.tables.table_registry` is in a server
    tab_store.py       their rows and logs, kept in a `Cupboard` (IndexedDB in a browser)
    page_requests.py   requests by path, and their answers
    routes.py          the routes that a tab has
    page_lines.py      the socket of a table, without a socket
    page_workers.py    what other workers of the browser do: bots, replays, reviews
    plain_packages.py  plain Python for compiled packages that a browser cannot load
    start.py           what the scripts of the page call (`web/src/tab`)
    first_tables.py    tables that a visitor sees while Python is loading
    kit.py             packs all that a browser needs
    bytecode.py        compiles it, with the Python of browsers
    site.py            puts page and kit together for hosts of static files (`make site`)

`kit.py` and `site.py` run outside the browser.
"""
