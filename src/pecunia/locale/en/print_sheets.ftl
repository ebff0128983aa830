### Print: what is written on boards and on the last page of a set.

print-board-left = left
print-board-middle = middle
print-board-right = right
print-board-front = Front of the queue
    .text = next to sit down

print-contents = What’s in it
    .count = Number
    .what = Part
    .pages = Pages
print-how-one-side = Print at actual size (100%), without fitting it to the page, on one side of the paper.
print-how-lines = Small parts have their own line: cut along it.
print-how-fold = Fold along the dashed lines. Screens: fold along the long line, glue the halves together, then bend the wings back. Envelopes: fold the hatched tabs back, put glue on them, and fold the lower part up.
print-how-board = The pieces of the board are glued together edge to edge, on cardboard.
print-how-ruler = If the size is right, this line is 100 mm long:

## The parts of a box.

print-part-latrines = Latrine boards, one for each player
print-part-coins-10 = Coins of 10 sesterces
print-part-coins-5 = Coins of 5 sesterces
print-part-coins-1 = Coins of 1 sesterce
print-part-markers = Turn markers
print-part-career-markers = Markers for the career ladders
print-part-notes-real-10 = Real notes of $10
print-part-notes-real-50 = Real notes of $50
print-part-notes-fake-1 = Fakes of quality 1
print-part-notes-fake-2 = Fakes of quality 2
print-part-notes-fake-3 = Fakes of quality 3
print-part-board-sides = Sides of the board, in pieces
print-part-screens = Screens
print-part-envelopes = Envelopes
print-part-henchmen = Henchmen
print-part-pawn = Pawn of the starting player
print-part-officer = Police officer

## Values that no rulebook states. $part: which part of them, or "all".

print-value-deck = how many there are of each dark red action card
print-value-romans = { $part ->
    [senator] durations and fees of the senators
    [citizen] durations and fees of the citizens
    [slave] durations and fees of the slaves
    [woman] durations and fees of the women
   *[all] durations and fees of the Romans
}
print-value-names = the names of the Romans
print-value-famous = durations and fees of the famous Romans
print-value-events = the number of markers on each event
print-value-careers = prices and tasks of the career ladders
print-value-board = { $part ->
    [two] the spaces of the board for two players
    [many] the spaces of the board for three or four players
   *[all] the spaces of the board
}
print-value-track = { $part ->
    [two] the police track for two players
    [many] the police track for three or four players
   *[all] the police track
}
print-value-cards = { $part ->
    [all] the cards of Pecunia Olet, their letters and their numbers
   *[other] the cards with the letter { $part }
}
