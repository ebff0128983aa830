question-lay = Quale carta giochi?
obolus-lay = Gioca il { $card }
obolus-obols = { $count ->
    [one] un obolo
   *[other] { $count } oboli
}
obolus-laid = giocato: { $card }
obolus-hand = in mano: { $cards }
obolus-log-laid = { $player } gioca il { $card }.
obolus-log-round-won = { $player } prende un obolo.
obolus-log-game-over = { $winners } vince.
obolus-thing-obol = oboli
end-most-obols = più oboli di tutti
say-lay = cala
topic-obols = oboli
topic-high-cards = carte alte
obolus-rounds = Turni
    .text = Tanti turni, e altrettante carte per ciascuno: da 1 a 3.
