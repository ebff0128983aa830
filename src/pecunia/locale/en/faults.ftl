### Bots: what is wrong with one, and how that is told.
### $bot: its name, or the program; $package: what was installed; $detail: what the program or the system says.

error-bot-broken = The bot { $bot } cannot be used: its package { $package } is broken. { $detail }
error-bot-twice = The bot { $bot } comes from several packages: { $packages }. Keep only one of them.
error-bot-no-choose = The bot { $bot } cannot be used: what its package { $package } makes has no choose(view).
error-bot-raised = { $bot } failed, and a move was chosen at random instead. { $detail }
error-bot-illegal = { $bot } chose “{ $move }”, which is not allowed now; a move was chosen at random instead.
error-bot-given-up = { $bot } is left out for the rest of the game after { $faults } faults; its moves are chosen at random.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count } times)
    }
