"""Tables over HTTP and WebSocket. A table is a log of entries, kept in a store; its state follows from the log.

    messages/     everything that is said between server and clients: the one schema
    access/       who somebody is, where a request comes from, how often one may ask
    http/         requests and their answers; the files of the page
    sockets/      the socket of a table
    tables/       the tables: commands, log, state, who is connected, what they are told
    bot_workers/  processes in which bots think
    background/   work beside the tables: replays, reviews, score histories
    store/        the database
    page/         the page as `web/` builds it

A move takes this way: `sockets.endpoint` reads a message, `Room.carry_out` makes a command of it
(`tables.commands`), the command drafts an entry, `Room.execute` has the store append it to the log, `TableState.apply`
changes the table, and `Audience.broadcast` tells everybody. Nothing goes back the other way.

`run.py` is the process, `app.py` puts the parts together, `settings.py` is what can be set, `schema.py` writes the
documents of the interface.
"""
