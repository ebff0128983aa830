question-lay = Quelle carte poses-tu ?
obolus-lay = Poser le { $card }
obolus-obols = { $count ->
    [one] une obole
   *[other] { $count } oboles
}
obolus-laid = posé : { $card }
obolus-hand = en main : { $cards }
obolus-log-laid = { $player } pose le { $card }.
obolus-log-round-won = { $player } gagne une obole.
obolus-log-game-over = { $winners } gagne.
obolus-thing-obol = oboles
end-most-obols = le plus d’oboles
say-lay = pose
topic-obols = oboles
topic-high-cards = cartes hautes
obolus-rounds = Manches
    .text = Autant de manches, et autant de cartes pour chacun : 1 à 3.
