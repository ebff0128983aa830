question-lay = Which card do you lay?
obolus-lay = Lay the { $card }
obolus-obols = { $count ->
    [one] one obol
   *[other] { $count } obols
}
obolus-laid = laid: { $card }
obolus-hand = in hand: { $cards }
obolus-log-laid = { $player } lays the { $card }.
obolus-log-round-won = { $player } takes an obol.
obolus-log-game-over = { $winners } wins.
obolus-thing-obol = obols
end-most-obols = most obols
say-lay = lay
topic-obols = obols
topic-high-cards = high cards
obolus-rounds = Rounds
    .text = So many rounds, and as many cards for everybody: 1 to 3.
