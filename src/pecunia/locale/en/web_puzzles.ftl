### Puzzles and the deal of the day on the page. $number, $count, $solved, $stars, $tries, $chance, $place, $margin, $rounds, $points: numbers; $game, $date, $from, $to: texts.

web-puzzles = Puzzles
web-puzzles-text = Positions from games among bots, each with one clearly best move. Can you find it?
web-puzzles-open = See the puzzles
web-puzzles-how = Each puzzle is a position from a game among bots, with one move that’s clearly best. You see what the player saw; the rest is dealt afresh every day, so only the view counts. A puzzle asks one question, and your first answer decides. After that you may play on.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle = Puzzle { $number }
web-puzzle-stars = difficulty { $stars } of 5
web-puzzle-ticked = solved
web-puzzle-asks = What would you play?
web-puzzle-right = Right!
web-puzzle-wrong = Not quite
web-puzzle-why = Why?
web-puzzle-all = All puzzles
web-puzzle-chances = Your chances with each answer, and what makes the difference to the best other one:
web-puzzle-yours = your answer
web-puzzle-for = better:
web-puzzle-against = worse:
web-puzzle-tries = From { $tries } imagined games that look like this one to you.
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-on = Play on

web-day = The deal of the day
web-day-text = One deal a day, the same for everybody, against the same bots. How far will you get?
web-day-open = Play today’s deal
web-day-how = Everybody gets the same cards, the same seat and the same bots; make the same moves and you see the same game. You have one try a day. The day changes at midnight UTC, all over the world at once.
web-day-next = Next deal in
web-day-before = The day before
web-day-after = The day after
web-day-play = Play
web-day-on = Go on
web-day-look = Look at your game
web-day-others = How others did
web-day-missed = That day is over. You can still play today’s deal.
web-day-share = Copy the result
web-day-copied = Copied. Paste it wherever you like.
web-day-place = Place { $place } of { $count }.
web-day-results = How it went
web-day-nobody = Nobody’s finished it yet.
web-day-name = Name
web-day-margin = Ahead
web-day-rounds = Rounds
web-day-days = Days
web-day-sum = Points
web-day-week = The week, { $from } to { $to }
web-day-points = Points: three for a victory, and one for every player who ends up poorer than you. Resign and you get none. The week adds them up from Monday to Sunday. “Ahead” is your lead over your best rival.
web-day-share-won = { $game }, { $date }: won, { $margin } ahead, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-day-share-lost = { $game }, { $date }: lost by { $margin }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
