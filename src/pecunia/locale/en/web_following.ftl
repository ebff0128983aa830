### Following the others in the browser: pace, summary before a question, log. $name, $cause, $player: names; $count, $turn: numbers; $money: money, written out; $parts: what was done.

web-speed-brisk = brisk
web-follow = While the others play
web-follow-plays = { $name } plays
web-follow-on-you = against you
web-follow-for-you = in your favour
web-follow-happens = Coming up
web-follow-pause = Pause
web-follow-go-on = Go on
web-follow-back = One step back
web-follow-forth = One step on
web-follow-all = Skip the rest
web-follow-speed = Pace: { $speed }
web-follow-step = Step { $count } of { $of }
web-since = Since your turn
web-since-away = While you were away
web-since-again = Show the last round again
web-since-more = { $count ->
        [one] one more line in the log
       *[other] { $count } more lines in the log
    }
web-since-head = { $head }:
web-since-item = { $cause }: { $parts }.
web-since-gain = { $name } takes in { $money }.
web-since-near = { $name } is { $money } away from winning.
web-since-got = you get { $money }
web-since-pay = you pay { $money }
web-since-left-unpaid = { $count ->
        [one] one visitor gone without paying
       *[other] { $count } visitors gone without paying
    }
web-since-markers-laid = { $count ->
        [one] one more marker on your visitors
       *[other] { $count } more markers on your visitors
    }
web-since-markers-removed = { $count ->
        [one] one marker off your visitors
       *[other] { $count } markers off your visitors
    }
web-since-queue-left = { $count ->
        [one] one Roman gone from your queue
       *[other] { $count } Romans gone from your queue
    }
web-since-coins-laid = { $count ->
        [one] one more coin on your visitors
       *[other] { $count } more coins on your visitors
    }
web-since-livia-invited = { $count ->
        [one] one woman joins your queue
       *[other] { $count } women join your queue
    }
web-since-climbed = you climb a rung
web-log-turn = Turn { $turn }
web-log-begin = Before the first turn
web-log-who = Whose lines
web-log-all = Everybody
web-log-touched = Only what affects you
web-log-show = Show this moment
