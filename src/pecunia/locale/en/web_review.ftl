### The review beside the replay of a game, and playing on from one of its moments.

web-review = Review
web-review-chart = Everyone’s chances over the course of the game, in percent. Numbers below are turns.
web-review-how = The chart knows what the player to move knew. Each decision is judged on the same knowledge.
web-review-whose = Whose
web-review-everybody = everybody
web-review-order = Order
web-review-by-size = largest first
web-review-by-time = as they came
web-review-decision = Turn { $turn }, { $name }: { $size }
web-review-asked = Asked
web-review-played = Played
web-review-better = Better
web-review-because = What makes the difference
web-review-knew = Judged by what { $name } could see.
web-review-balances-how = In percentage points: your chance at the start, what your own decisions cost, what the others’ changed, luck, and the result.
web-review-turn = Turn { $turn } ({ $name })
web-review-working = Working on it. You can keep watching.
web-review-ahead =
    { $count ->
        [one] One review ahead of yours in the queue.
       *[other] { $count } reviews ahead of yours in the queue.
    }
web-review-progress = { $done } of { $of } decisions
web-review-stop = Stop
web-review-begin = Review this game
web-review-again = Try again
web-review-open = Where did it go wrong?
web-onward = Play on from here as { $name }
