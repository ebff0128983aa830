question-lay = Welche Karte legst du?
obolus-lay = Die { $card } legen
obolus-obols = { $count ->
    [one] ein Obolus
   *[other] { $count } Oboli
}
obolus-laid = gelegt: { $card }
obolus-hand = auf der Hand: { $cards }
obolus-log-laid = { $player } legt die { $card }.
obolus-log-round-won = { $player } bekommt einen Obolus.
obolus-log-game-over = { $winners } gewinnt.
obolus-thing-obol = Oboli
end-most-obols = die meisten Oboli
say-lay = lege
topic-obols = Oboli
topic-high-cards = hohe Karten
obolus-rounds = Runden
    .text = So viele Runden, und so viele Karten für jeden: 1 bis 3.
