### `pecunia lab`: learning from many games.

cli-lab = Learn from many games among bots.
cli-fit = Learn from games among bots what a position is worth.
cli-fit-games = How many games in each round.
cli-fit-rounds = How often to play and learn: each round plays with what the one before has learnt.
cli-fit-bots = Who plays, separated by commas: greedy learns, others play as they are.
cli-fit-out = The file for the weights; by default that of the checkout you’re in.
cli-fit-kind = Kind of game “{ $kind }”: { $positions } positions
cli-fit-column-judged = By
cli-fit-column-loss = Log-loss
cli-fit-column-right = Right
cli-fit-column-chance = Chance
cli-fit-column-seats = Seats
cli-fit-column-won = Won
cli-fit-column-feature = Feature
cli-fit-column-early = Early
cli-fit-column-late = Late
cli-fit-by-even = the number of players alone
cli-fit-by-before = the weights so far
cli-fit-by-new = the new weights
cli-fit-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-fit-held-out = Everything but the weights comes from games that weren’t learnt from.
cli-fit-written = The weights are in { $file }.

error-lab-extra = Learning needs more than the game: install it with “pip install pecunia-games[lab]” ({ $module } is missing).
error-fit-few-games = { $games ->
        [one] One game is
       *[other] { $games } games are
    } too few to learn from: there aren’t enough of the kind “{ $kind }”.
error-fit-cannot-write = The weights can’t be written to { $file }: { $detail }
error-weights-no-table = The table { $table } is missing.
error-weights-missing = “{ $entry }” is missing in the table { $table }.
error-weights-pair = “{ $entry }” in the table { $table } needs two numbers, early and late, not “{ $value }”.
