### Print: texts to glue on, player aids, rulebooks.

print-title-texts = Texts to glue on: { $sets }
print-how-texts = Cut along the lines, first across, then down, and glue each text on its card. The texts in a row are the same height.

print-as-rules = Rulebook
print-how-rules = Two pages fit on a sheet: print them as a booklet, on both sides, fold and staple. Small raised numbers are page numbers.
print-how-large = Print on whole sheets. Small raised numbers are page numbers.

## Player aids. $targets: how many sesterces for how many players.

print-as-aid = Player aid
print-title-aid = Player aid: { $sets }
print-how-aid = Print it once for every player, on both sides where there are two pages.
print-aid-turn = Your turn
print-aid-goal = First to own this many sesterces wins on the spot (players: sesterces): { $targets }.
    .modules = Each module in play asks for 5 more.
print-aid-phase-1 = Nature calls
    .text = Take one marker off each of your visitors.
print-aid-phase-2 = Collect
    .text = A visitor with no marker left pays the fee and leaves.
print-aid-phase-3 = Fill the places
    .text = Romans from the front of your queue sit down in your free places, one after the other, and get as many markers as their duration says.
print-aid-phase-4 = Draw
    .text = Draw an action card. Your turn is over.
print-aid-play = Before and in between you may play as many action cards as you like, until you draw.
print-aid-seats = A senator and a slave never sit side by side. If the Roman in front can’t sit down, all the others wait. Two women may share a place.
print-aid-queue = When a queue is empty, five new Romans join it at once.
print-aid-spaces = Spaces

error-print-ladder = Ladders on paper have { $expected } rungs; those in this file have { $found }. Without its table careers, the rest can be printed.
error-print-name-long = “{ $value }” is too long for a card. A name has one line, which is about 20 letters.
error-print-name-letter = “{ $value }” can’t be printed: the typeface of the cards has no “{ $letter }”.
