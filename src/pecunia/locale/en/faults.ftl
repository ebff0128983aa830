### Bots: what is wrong with one, and how that is told.
### $bot: its name, or the program; $package: what was installed; $detail: what the program or the system says.

error-bot-broken = The bot { $bot } can’t be used: its package { $package } is broken. { $detail }
error-bot-twice = The bot { $bot } comes from several packages: { $packages }. Keep only one of them.
error-bot-no-choose = The bot { $bot } can’t be used: its package { $package } makes something without choose(view).
error-bot-raised = { $bot } failed, and a move was chosen at random instead. { $detail }
error-bot-illegal = { $bot } chose “{ $move }”, which isn’t allowed now; a move was chosen at random instead.
error-bot-given-up = { $bot } is left out for the rest of the game (faults: { $faults }); its moves are chosen at random.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } times)
    }

## Programs. $words: the last lines of their standard error; $text: what they wrote; $value: what was said.

error-option-bot-command = “{ $value }” can’t be a bot: after cmd: comes a program with its arguments, with all quotes closed, single spaces and no #.
error-option-bot-python = “{ $value }” isn’t a bot: after py: come a module, a colon and a name in it (py:my_bots:Prudent), then any words for it.
error-option-bot-program = There’s no program “{ $value }” to start as a bot.
error-option-bot-seconds = A bot gets more than 0 and at most { $most } seconds for a move, not { $value }.
error-option-trust = { $file } has “{ $value }” as a bot. If you trust this file, let it start programs with --trust.
error-bot-start = { $bot } can’t be started. { $detail }
error-bot-hello = { $bot } doesn’t speak version { $protocol } of the protocol: it began with “{ $text }”.
error-bot-late = { $bot } didn’t answer within { $seconds } s; a move was chosen at random instead. Its last words: { $words }
error-bot-garbage = { $bot } wrote “{ $text }”, which isn’t an answer; a move was chosen at random instead.
error-bot-flood = { $bot } wouldn’t stop writing, so it was stopped; a move was chosen at random instead.
error-bot-ended = { $bot } has ended with status { $status }; a move was chosen at random instead. Its last words: { $words }
error-bot-closed = { $bot } hung up and was stopped; a move was chosen at random instead. Its last words: { $words }

## The contract test (bot-check). $same of $of were the same; times in milliseconds.

cli-bot-check = Test whether a bot behaves at all kinds of tables. Fails where it doesn’t.
cli-bot-check-what = A program with its arguments, in quotation marks, or the name of a bot.
cli-bot-check-games = Play only this many games, starting with the first.
cli-check-is-passed = yes
cli-check-is-failed = NO
cli-check-is-told = –
cli-check-starts = Starts and says hello; it calls itself: { $name }
cli-check-games = Plays whole games of both titles, with every number of players, both editions and all modules: { $played } of { $of } without a fault, { $decisions } decisions
cli-check-some-games = Plays whole games at the first { $of } kinds of tables only: { $played } of { $of } without a fault, { $decisions } decisions
cli-check-again = Plays game after game in one process (starts: { $starts })
cli-check-strange = Ignores messages and fields it doesn’t know
cli-check-leaves = Ends when its input is closed
cli-check-told = Learns nothing its seat can’t see: with that dealt again, { $same } of { $of } questions were the same, byte for byte
cli-check-fair = Chooses without what its seat can’t see: with that dealt again, { $same } of { $of } choices were the same
cli-check-repeats = Same seed, same choice: { $same } of { $of } (good to know, not required)
cli-check-time = Time for a move: half of them within { NUMBER($p50, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, 99 of 100 within { NUMBER($p99, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, the longest { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms; the limit is { $limit } ms
cli-check-fits = This bot can sit down.
cli-check-fits-not = This bot can’t sit down yet.
