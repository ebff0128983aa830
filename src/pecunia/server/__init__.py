"""Tables over HTTP and WebSocket. A table is a log of entries, kept in a store; its state follows from the log.

    messages/     all messages between server and clients: the one schema
    access/       identities, hosts and origins of requests, rate limits
    http/         requests and their answers; the files of the page
    sockets/      the socket of a table
    tables/       the tables: commands, log, state, who is connected, what is sent to them
    bot_workers/  processes in which bots think
    background/   work beside the tables: replays, reviews, score histories, the watch over the event loop
    store/        the database
    page/         the page as `web/` builds it

The path of a move: `sockets.endpoint` reads a message, `Room.carry_out` turns it into a command (`tables.commands`),
the command drafts an entry, `Room.execute` has the store append it to the log, `TableState.apply` changes the table,
and `Audience.broadcast` tells everybody. Nothing goes the other way.

`run.py` runs the process, `app.py` puts the parts together, `settings.py` has the settings, `schema.py` writes the
documents of the interface.
"""
