### The server: its command, its settings, and what it refuses.

cli-serve = Serve tables over the network.
cli-tables = Check the stored tables, and list those that cannot be read.
tables-readable = { $count ->
    [0] There are no stored tables.
    [one] The only stored table can be read.
   *[other] All { $count } stored tables can be read.
}
tables-unreadable = { $broken } of { $count } stored tables cannot be read.
cli-serving = Tables are open at { $address } (Ctrl-C ends).
cli-port-taken = Port { $port } is taken by something else, so another one is used.
cli-no-browser = No browser could be opened here. Open { $address } in one yourself, or play in the terminal: make terminal (pecunia play).

serve-variables = Environment variables, with what they are by default:
serve-host = the address to listen on; other computers reach it only if it is not the loopback
serve-port = the port
serve-open = open the page in the browser; where the usual port is taken, another one is used
serve-data_dir = the folder for the database; by default where the system keeps a user’s data
serve-database_url = a PostgreSQL database instead of SQLite: postgresql://user:password@host/name
serve-bus_url = a Redis or Valkey server through which several processes tell each other of moves: redis://host/0
serve-secret = the key that signs identities; by default one is made and kept in the database
serve-origins = further addresses of pages that may send moves, with commas between them
serve-proxies = addresses of proxies whose word about the sender is taken
serve-bot_workers = how many processes think for bots
serve-bot_seconds = how long a bot may think about a move, in seconds
serve-review_workers = how many processes make a review (0: one for each core)
serve-most_tables = how many tables may be in memory at once
serve-rate_percent = how fast people may send messages, as a share of the usual limits
serve-log_level = what is logged: debug, info, warning or error

error-option-variable = { $option } must be a whole number, not “{ $value }”.
error-option-log-level = There is no log level “{ $value }”. Known: { $known }.
error-option-address = { $option } is not an address that can be used.
error-serve-windows = The server runs on Linux and macOS, not on Windows itself. There, use the Windows Subsystem for Linux (WSL).
error-serve-extra = The server needs more than the game: install it with “pip install pecunia[server]” ({ $module } is missing).
error-serve-address = The address { $address } cannot be used: { $reason }.
error-serve-newer = The database comes from a newer pecunia (form { $found }; this one knows { $known }). Please update.
error-serve-no-database = There is no database of tables here yet. “pecunia serve” makes one.
error-serve-other-schema = The database has the schema { $found }, and this release reads { $known }. Use the release that serves it.
error-store-unavailable = The database does not answer. Nothing has changed; please try again in a moment.
error-cannot-take-back = That cannot be taken back: moves can be undone within your own turn, until a card is drawn or shown.
error-table-busy = Too much is happening at this table at once. Please try again.
error-unknown-table = There is no such table.
error-unreadable-table = This table cannot be opened at the moment: the server cannot read its stored data. The operator can see why in the log.
error-unknown-path = There is nothing at this address.
error-method = That cannot be done with this address.
error-malformed = This message cannot be understood: { $detail }
error-too-large = This message is too long: { $most } bytes at most.
error-too-fast = That was a little too fast. Please wait { $seconds } s.
error-signed-out = Please say your name first.
error-not-invited = This table is by invitation only.
error-not-host = Only whoever laid the table can do that.
error-not-seated = You do not sit at this table.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-not-over = The game is not over yet.
error-table-over = The game is over.
error-table-full = All seats are taken.
error-seat-taken = Somebody sits there already.
error-no-such-seat = There is no such seat at this table.
error-begins-by-chance = Only tables that begin by chance are laid like this.
error-lesson-first = That would be allowed, but first: { $task }
error-no-lesson = No lesson is going on at this table.
error-unknown-lesson = There is no lesson “{ $name }”; there are { $known }.
error-reviews-waiting = { $most } reviews are waiting already. Please try again in a while.
error-no-puzzle = This table is no puzzle.
error-puzzle-unanswered = The puzzle has not been answered yet.
error-already-seated = You already sit at this table.
error-seats-free = There are free seats still.
error-nobody-plays = Somebody other than bots must play.
error-has-resigned = You have resigned from this game.
error-asked-already = Somebody has asked to take back a move; that must be answered first.
error-nothing-asked = Nobody asks you for that.
error-not-printable = That contains characters that cannot be shown.
error-code-unknown = This code is not valid, or no longer.
error-wrong-origin = This request comes from a foreign page.
error-too-many-tables = You have laid { $most } tables that are not over yet: that is the limit.
error-too-many-sockets = There are { $most } connections from here to this table already.
error-house-full = All tables of this house are in use. Please try again later.
error-internal = Something went wrong on our side. Nothing has changed.
why-allowed = This move is allowed.
