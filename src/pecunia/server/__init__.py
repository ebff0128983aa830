"""Tables over HTTP and WebSocket. A table is a log of entries, kept in a store; its state follows from the log.

    messages/     all messages between server and clients: the one schema
    connections/  how many connections there may be, and how long a request may take
    access/       identities, addresses, hosts and origins of requests, rate limits
    http/         requests and their answers; the files of the page
    answers/      answers that depend on no HTTP; `pecunia.tab` gives the same ones in a browser
    sockets/      the socket of a table
    tables/       the tables: commands, log, state, who is connected, what is sent to them
    peers/        the other processes that share the database: who is alive, and the links between them
    bot_workers/  processes in which bots think
    queues/       fair queues for work that strangers can make long, and processes that do it with a deadline
    people/       keys that sign, devices, bans, orders of operators, exporting and deleting what people have left
    background/   work beside the tables: replays, reviews, score histories, the watch over the event loop
    store/        the database
    page/         the page as `web/` builds it

The path of a move: `sockets.endpoint` reads a message, `Room.carry_out` turns it into a command (`tables.commands`),
the command drafts an entry, `Room.execute` has the store append it to the log, `TableState.apply` changes the table,
and `Audience.broadcast` tells everybody. Nothing goes the other way. If the table is at another process,
`sockets.socket_forwarding` passes the message on, and the frames back.

`run.py` runs the process, `app.py` puts the parts together, `settings.py` has the settings (`config_file.py` reads them
from a file), `schema.py` writes the documents of the interface, `tasks.py` ends background tasks. `logs.py`,
`metrics.py`, `tracing.py` and `request_context.py` are for operators.
"""
