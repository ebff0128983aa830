### The command line: help texts and what the commands print.

cli-pecunia = Play or simulate Pecunia non olet and Pecunia Olet, or settle a quarrel about their rules.
cli-play = Play in the terminal, or resume a saved game.
cli-play-what = A game to begin, or the file of a saved one.
cli-simulate = Let bots play many games, and sum up how they went.
cli-replay = Retell a recorded game, turn by turn.
cli-verify = Prove that a game followed the rules, deck included.
cli-position = Say what is legal in a position, and why other moves aren’t.
cli-ledger = Show clauses, the code that keeps them and their scenarios. Fails where something is missing.
cli-ledger-words = A game, and clauses of the rules (A54) or sections (§2.4, or just 2.4). Without any: a summary.
cli-ledger-all = The whole ledger.
cli-ledger-card = Say what a card, class, space and so on has, and what it lacks: declaration, values, drawing, words, rulebook, scenarios…
cli-ledger-json = Print plain values for programs.
cli-values-command = Print the card values in use, to start a file of your own. “merge” puts the boxes of several owners together.
cli-values-words = A game; or “merge” and the files that owners have contributed.
cli-values-output = Write what nobody disputes into this file.
owners-confirmed = { $what }: confirmed by { $count } owners
owners-one = { $what }: one owner says so
owners-disputed = { $what }: the owners disagree, so it is left out
owners-sum = Boxes: { $owners }. Stated: { $stated }, confirmed: { $confirmed }.
owners-written = Written: { $file }
cli-title = Which game: { $titles }.
cli-edition = Edition: 2005 or 2016.
cli-players = Number of players, 2 to 6 (olet: 2 to 4).
cli-dark-red = Add the twelve dark red cards (2016).
cli-open-draft = Choose the first Romans in an open draft (2016).
cli-target = Sesterces that win; by default 30, 25 or 20 by number of players, and 5 more for each module.
cli-values = Card values of your own box instead of the reconstructed ones.
cli-warning = Warning: { $warning }
cli-house = A house rule, such as finishedTiming=immediate. May be given several times.
cli-modules = Modules of the 2016 edition, separated by commas: famous, upgrades, events, careers, favours.
cli-famous = Which famous Romans take part: all, none, how many, or names separated by commas.
cli-open-money = Show everybody’s money (olet).
cli-tie = What a tie at the top means: a shared victory (shared), or a game to be played again (replay) (olet).
cli-round-cap = End every game after this many rounds, without a winner (olet, for simulations).
cli-bots = Bots by seat, separated by commas; a short list repeats. A program will do too: "cmd:./mybot --flag".
cli-bot-seconds = How many seconds a bot program has for a move.
cli-trust = Start the programs that a saved game names as bots.
cli-names = Names of the people at this terminal, separated by commas.
cli-seed = The same seed gives the same game.
cli-save = Where the game is saved.
cli-pause = Seconds to wait after a bot’s move.
cli-language = Language.
cli-version = Show the version.
cli-games = How many games.
cli-jobs = How many processes play at the same time.
cli-record = Write every game to this folder.
cli-json = Print a single JSON object.
cli-turn = Show the table after this turn and stop.
cli-seat = Whose view: a letter; without it, what a spectator sees.
cli-position-move = Ask about this move only, as you would say it: "seat M", "play fish poisoning", "Ben: joue Aumône". May be given several times.
cli-position-all = Go through every move there is, legal or not.
cli-position-table = Also show the table as it was understood.
cli-position-status = Exit status: 0 legal, 1 not allowed, 2 not understood.
cli-root = The checkout with docs/rules and tests/rules; by default the one you’re in.
cli-progress-games = Games
cli-simulated =
    { $games ->
        [one] One game in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
       *[other] { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
    }
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-shared = The share counts a shared victory, the second number, for everybody who shares it.
cli-mean = On average, { $decisions } decisions and { $turns } turns a game.
cli-column-figure = Figure
cli-column-mean = Mean
cli-column-least = Least
cli-column-most = Most
cli-column-games = Games
cli-figure-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure-rounds = Rounds
cli-figure-won = Won by no. { $what } in the order of play
cli-figure-shown = { $what }: in the market
cli-figure-bought = { $what }: bought
cli-verified = { $file }: { $moves } moves, all legal; the seed fits its commitment { $commitment }; final state { $hash }
cli-verified-position = { $file }: { $moves } moves from a position, all legal; final state { $hash }
cli-ledger-gap = NO SCENARIO
cli-ledger-uncited = NOT CITED IN THE ENGINE
cli-ledger-contents = { $rules } clauses and sections, { $cards } cards; { $editorial } clauses have nothing to prove
cli-ledger-cited = { $count } of { $total } cited in the engine, in { $places } places
cli-ledger-proved = { $count } of { $total } proved, by { $scenarios } scenarios
cli-ledger-more = …and { $count } more
cli-ledger-complete = There are no gaps.
cli-ledger-incomplete = There are gaps.
cli-ledger-hint = More: pecunia ledger A54 · pecunia ledger §2.4 · pecunia ledger --card alms · pecunia ledger --all
cli-ledger-thing = { $thing } ({ $kind }, { $game })
cli-ledger-missing = MISSING
cli-ledger-nothing-missing = Nothing is missing.
cli-ledger-missing-parts = Missing: { $parts }
cli-ledger-part-rule = rule
cli-ledger-part-declaration = declaration
cli-ledger-part-values = values
cli-ledger-part-moves = moves
cli-ledger-part-drawing = drawing
cli-ledger-part-words = words
cli-ledger-part-rulebook = rulebook
cli-ledger-part-weight = weight
cli-ledger-part-observer = observer
cli-ledger-part-clause = clause
cli-ledger-part-code = code
cli-ledger-part-scenarios = scenarios
cli-ledger-editorial = Nothing to prove: { $clause } – { $reason }
cli-ledger-unknown = { $place } cites { $cited }, which isn’t in the rules

## Ways a game ends.

end-fee = A Roman paid the deciding fee
end-gift = A gift decided it
end-alms = Alms decided it
end-famous = A famous Roman brought the deciding sum
end-ladder = Somebody reached the last rung
end-minerva = Minerva’s sesterce decided it
end-most-money = Somebody had the most money
end-shared = The victory was shared
end-replay = A tie, to be played again
end-round-cap = Stopped after the agreed last round, without a winner
end-turn-limit = Stopped without a winner

## What is wrong with a command line. $what: the option or argument.

usage-no-option = There’s no option “{ $what }”. --help lists them all.
usage-option-value = “{ $what }” needs a value, or takes none. --help explains all options.
usage-missing = Something is missing: { $what }. --help explains the command.
usage-bad-value = “{ $what }” can’t have this value. --help explains all options.
usage-no-command = There’s no command “{ $what }”. “pecunia --help” lists them.
usage-extra = There’s one word too many. --help explains the command.
usage-usage = Usage:
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-help = Show this help.
usage-default = default:
usage-required = required
usage-file-missing = { $file }: there’s no such file.
usage-file-folder = { $file } is a folder.
usage-file-forbidden = { $file } can’t be read or written: no permission.

## The ladder of levels. $share, $low, $high, $goal: per cent; $slips, $iterations, $milliseconds, $games, $players: numbers; $level: a name.

cli-levels = Measure the six levels of bots. Each plays against the one below, the highest against greedy; slow levels take hours (see --pair and --json).
cli-levels-game = Only this game: { $titles }. By default all.
cli-levels-pair = Only this match, such as 4-5 or 6-greedy-4. May be given several times.
cli-levels-games = Games of each match; by default 1000 for fast levels and 300 for slow ones. With 0, nothing is played and the results are only shown.
cli-levels-json = Keep what’s played in this file, and play only what’s missing from it.
cli-levels-merge = Add what another machine has played. May be given several times.
cli-levels-markdown = Write the tables into this Markdown file, between its comments “levels”.
cli-levels-table =
    { $title }, { $players ->
        [2] two players
        [4] four players
       *[other] { $players } players
    }
    .special =
        { $title }, { $players ->
            [2] two players
            [4] four players
           *[other] { $players } players
        }, { $special }
cli-levels-modules = all modules
cli-column-level = Level
cli-column-thinks = Budget of a move, at most
cli-column-below = Wins against the level below (95% interval)
cli-column-elo = Elo
cli-column-time = Time (p99)
cli-levels-looks =
    { $slips ->
        [0] one move ahead, { $milliseconds } ms
       *[other] one move ahead, { $slips }% blind, { $milliseconds } ms
    }
cli-levels-champion = plays as the champion
cli-levels-network = the champion’s network: { $overlooked }% overlooked, { $near }% near-sighted, temperature { NUMBER($temperature, minimumFractionDigits: 1) }
cli-levels-searches = { $iterations } imagined games, { $milliseconds } ms
cli-levels-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-levels-time = { $milliseconds } ms
cli-levels-rival =
    { $players ->
        [2] { $level } against one greedy bot: { $share } of { $games } games.
       *[other] { $level } at a table of { $players }, the others greedy bots: { $share } of { $games } games.
    }
cli-levels-missed = { $pair } falls short: { $share }, and the goal is { $goal }%.
cli-levels-unproved = { $pair } isn’t proved: { $share }, and the whole interval should lie above { $goal }%.
cli-levels-hurried = { $level } had the processor for { $share }% of its time: the machine was busy, so it may have played below its strength.

## Reviews

cli-review = Say where a finished game was lost. Chances, mistakes, luck and skill, from a record.
cli-review-json = print the review as JSON
cli-review-seat = only the mistakes of this seat
cli-review-all = all mistakes, not only the largest
cli-review-again = review afresh, ignoring what was kept
cli-progress-decisions = decisions
cli-review-stopped = The review was stopped; nothing was kept.
cli-playthrough = Print a random game as every seat sees it. Step by step, always in English.
cli-playthrough-steps = How many of the first moves to show, besides the last one. 0 shows all.
cli-puzzles = Find puzzles in games among bots. One move of each is clearly best.
cli-puzzles-count = How many to find.
cli-puzzles-out = The folder for the file.
cli-puzzles-resume = Go on with the file that is there, if this command began it.
cli-puzzles-progress = Puzzles
cli-puzzles-written = The puzzles are in { $file }.
cli-puzzle = Solve a puzzle. One move is clearly best.
cli-puzzle-number = Which puzzle, from easy to hard; by default one that changes every day.
cli-day = Play the deal of the day. It’s the same for everybody, by the date (UTC).
cli-day-date = Another day, such as 2026-11-16.
cli-day-name = Your name.
