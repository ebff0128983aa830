### The end of a game in the browser. $names: names of players; $count: how many; $target: a sum; $one, $two, $three: numbers of fakes.

web-over-you = { $count ->
        [one] You win!
       *[other] You share the victory!
    }
web-over-wins = { $names } { $count ->
        [one] wins
       *[other] win
    }
web-over-player = Player
web-over-money-non-olet = Sesterces
web-over-money-olet = Money in $
web-over-score = Score
web-over-unit-turn = turn
web-over-unit-round = round
web-over-chart = Follow the money
web-over-numbers = The numbers
web-over-target = target { $target }
web-over-unsold = fakes left { $one } / { $two } / { $three }
web-over-wanting = { $names } { $count ->
        [one] wants
       *[other] want
    } to play again.
web-over-again = Result
web-over-picture = Save as picture
