### `pecunia balance`: what seats, the start, cards and modules are worth. $value, $low, $high, $advantage: signed numbers as texts; $share, $even: shares as texts; $games, $deals, $players, $place, $amount, $least: numbers; $bot, $seed, $file, $game: names.

cli-balance = Measure what seats, the start, cards and modules are worth. Bots of equal strength play; intervals hold to 95%.
cli-balance-players = The numbers of players, separated by commas: each is measured.
cli-balance-bots = Which bot plays on every seat.
cli-balance-deals = How many deals are played with each number of players.
cli-balance-further = How many of these deals are also played with modules, and in Pecunia Olet with gifts; by default all.
cli-balance-out = Write a report into this folder: report.html, report.md and the plots as SVG.
cli-balance-png = Write the plots as PNG too; needs pecunia[print].
cli-balance-written = The report is in { $file }.

error-balance-bots = The same bot plays on every seat: name one, not “{ $value }”.
error-balance-players = “{ $value }” doesn’t say for how many players. An example: 2,4.
error-balance-twice = The table of { $players } was asked for twice.
error-balance-png = Where should the plots be written? Say it with --out.
error-balance-cannot-write = The report can’t be written to { $file }: { $detail }

balance-title = Balance of { $game }
balance-games = { $games } games on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with each number of players; the bot “{ $bot }” plays on every seat, seed { $seed }. Who begins goes around.
balance-further = { $deals ->
        [one] One of the deals was
       *[other] { $deals } of the deals were
    } also played with what follows the plain table.
balance-points = In brackets the 95% interval over deals. Points are hundredths of a victory; a shared victory counts in parts.
balance-reconstructed = Some values on the cards are reconstructed, so these figures are, too.
balance-caption = 95% intervals over deals.
balance-players = { $players ->
        [one] One player
       *[other] { $players } players
    }
balance-start = The start
balance-start-says = The starting player wins { $share } of the games where { $even } would be even: { $advantage } points.
balance-place = { $place ->
        [1] Starting player
       *[other] No. { $place } in turn
    }
balance-seats = The seats
balance-seats-says = Players take turns to begin, so all seats should win alike.
balance-modules = The modules
balance-modules-says = The same deals without modules, with each alone and with all. The target grows with the modules as the rules say.
balance-variant-plain = Without modules
balance-variant-all = All modules
balance-card = Action cards
balance-card-says = By how many points more somebody wins who draws this card instead of another one of the pile. Which card comes is chance, whether it’s played is chosen; so drawing is measured, at any time of the game.
balance-class = Romans
balance-class-says = By how many points more somebody wins whose queue such a Roman joins, when it’s filled, instead of another one of the pile.
balance-famous = Famous Romans
balance-famous-says = By how many points more somebody wins whose queue this Roman joins, when it’s filled, instead of another one of the pile. Played with this module alone.
balance-ladder = Career ladders
balance-ladder-says = By how many points more somebody wins who is dealt this ladder instead of another one. Played with this module alone.
balance-favour = Favours
balance-favour-says = By how many points more somebody wins who begins with this favour instead of another one on display. Drawn by lot, not drafted: what bots choose would tell who chooses well. Played with this module alone.
balance-upgrade = Upgrades
balance-upgrade-says = By how many points more somebody wins who begins with this upgrade instead of another one on display. Drawn by lot, not drafted: what bots choose would tell who chooses well. Played with this module alone.
balance-gift = Cards
balance-gift-says = By how many points more somebody wins who is given this card as soon as its kind can be bought; money, given at the beginning, is there to compare. All places in the order of play get it equally often.
balance-gift-money = { $amount } dollars
balance-few = What came fewer than { $least } times is left out.
balance-column-thing = What
balance-column-place = Order of play
balance-column-seat = Seat
balance-column-share = Share of the victories
balance-column-worth = Worth in points
balance-column-came = Came
balance-column-used = Played
balance-column-module = Module
balance-column-start = Starting player wins
balance-column-change = Change in points
balance-column-turns = Turns
balance-column-longer = Change in turns
balance-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-interval = { $value } ({ $low } … { $high })

## How games go

balance-course = How games go
balance-course-says = How long games are, and how often the player who led alone after half of the turns won. A game is undecided if nobody had won after a thousand turns.
balance-uses = Used when it could be: { $table }
balance-uses-says = A thing could be used in a turn if one of the legal moves would have used it.
balance-use-climb = A rung of the ladder
balance-column-table = Table
balance-column-rounds = Rounds
balance-column-leader = The leader at half-time wins
balance-column-games = Games
balance-column-undecided = Undecided
balance-column-shared = Shared
balance-column-could = Turns it could be used in
balance-column-did = Used in
balance-column-could-games = Games it could be used in
balance-column-did-games = Used in
