### The review of a game that is over: chances, mistakes, luck and skill, income.

review-title = { $game }: the review
review-how = Every decision compared with what the level “{ $bot }” would have done knowing only what the player knew. Percentages are chances of winning.
review-won = { $names } won.
review-reconstructed = Some values on the cards are reconstructed, and so are these chances.
review-chart = Chances over the turns
review-balances = Luck and skill
review-balances-how = In percentage points: at the start, then what a player’s own decisions cost, what the others’ changed, and luck; together they make the result.
review-column-player = player
review-column-start = start
review-column-own = own
review-column-others = others
review-column-luck = luck
review-column-result = result
review-column-loss = loss per decision
review-mistakes = Where it went wrong
review-no-mistakes = No decision gave away two percent of a victory or more.
review-left-out =
    { $count ->
        [one] One smaller mistake is left out; --all shows it.
       *[other] { $count } smaller mistakes are left out; --all shows them.
    }
review-size-slip = slip
review-size-mistake = mistake
review-size-blunder = blunder
review-sizes = ?? blunder: gave away 10% of a victory or more. ? mistake: 5% or more. ?! slip: 2% or more.
review-decision = Turn { $turn }, { $name }: { $size }, { $loss }
review-played = Played: { $move } ({ $chance })
review-better = Better: { $move } ({ $chance })
review-asked = Asked: { $question }
review-for = Better for: { $topics }.
review-against = Worse for: { $topics }.
review-later = Worse at first for: { $topics }. It pays off later.
review-fortunes = Luck by turns
review-fortune = Turn { $turn } ({ $name }): { $luck }
review-income = Where the money came from
review-income-how = ×: how often. + and –: how much money came or went.
review-column-thing = of what
review-thing-famous = famous Romans, extra
review-thing-godfather = Godfather
review-thing-rung = rungs of the ladder
review-thing-bank = the bank
