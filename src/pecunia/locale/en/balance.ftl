### `pecunia balance`: what seats, the start, cards and modules are worth. $value, $low, $high, $advantage: signed numbers as texts; $share, $even: shares as texts; $games, $deals, $players, $place, $amount, $least: numbers; $bot, $seed, $file, $game: names.

cli-balance = Measure what seats, the start, cards and modules are worth. Bots of equal strength play; intervals are 95%.
cli-balance-players = The numbers of players to measure, separated by commas.
cli-balance-bots = Which bot plays on every seat.
cli-balance-deals = How many deals are played with each number of players.
cli-balance-further = How many of these deals to play with modules as well, and in Pecunia Olet with gifts; by default all.
cli-balance-out = Write a report into this folder: report.html, report.md and the plots as SVG.
cli-balance-png = Write the plots as PNG too.
cli-balance-written = The report is in { $file }.

error-balance-bots = The same bot plays on every seat: name one, not “{ $value }”.
error-balance-players = “{ $value }” isn’t a list of numbers of players, such as 2,4.
error-balance-twice = The table for { $players } was asked for twice.
error-balance-png = Where should the plots go? Use --out to say so.
error-balance-cannot-write = The report can’t be written to { $file }: { $detail }

balance-title = Balance of { $game }
balance-games = { $games } games on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } with each number of players; the bot “{ $bot }” plays on every seat, seed { $seed }. Players take turns to go first.
balance-further = { $deals ->
        [one] One of the deals was
       *[other] { $deals } of the deals were
    } also played with what comes after the plain table.
balance-points = In brackets, the 95% interval over deals. Points are hundredths of a victory; a shared victory counts in parts.
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
balance-seats-says = Players take turns to go first, so all seats should win equally often.
balance-modules = The modules
balance-modules-says = The same deals without modules, with each alone and with all. The target grows with the modules as the rules say.
balance-variant-plain = Without modules
balance-variant-all = All modules
balance-card = Action cards
balance-card-says = How many points more often you win if you draw this card rather than another from the pile. Which card comes is chance, whether you play it is choice; so it’s the draw that’s measured, at any time of the game.
balance-class = Romans
balance-class-says = How many points more often you win if a Roman like this joins your queue when it’s filled, rather than another from the pile.
balance-famous = Famous Romans
balance-famous-says = How many points more often you win if this Roman joins your queue when it’s filled, rather than another from the pile. Played with this module alone.
balance-ladder = Career ladders
balance-ladder-says = How many points more often you win if you’re dealt this ladder rather than another. Played with this module alone.
balance-favour = Favours
balance-favour-says = How many points more often you win if you begin with this favour rather than another on offer. Drawn by lot, not drafted: what bots choose would only tell who chooses well. Played with this module alone.
balance-upgrade = Upgrades
balance-upgrade-says = How many points more often you win if you begin with this upgrade rather than another on offer. Drawn by lot, not drafted: what bots choose would only tell who chooses well. Played with this module alone.
balance-gift = Cards
balance-gift-says = How many points more often you win if you’re given this card as soon as its kind can be bought; money, given at the beginning, is there to compare. Every place in the order of play gets it equally often.
balance-gift-money = { $amount } dollars
balance-few = Anything that came up fewer than { $least } times is left out.
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
