### The judge: what the rules say about a position and a move.

## The answer. $player: a name; $letter: a seat; $move: the move as it was said; $text: a sentence.

judge-player = Player { $letter }
judge-asked = { $player } ({ $letter }): { $question }
judge-forced = { $player } has nothing to choose here. This happens by itself:
judge-before = Before that, this happened by itself:
judge-legal = { $move }: legal. { $text }
judge-refused = { $move }: not allowed. { $text }
judge-rule = Rule { $clause }: { $text }
judge-unprinted = { $romans }: not among the reconstructed Romans. Your figures count.
judge-over = This game is over: nothing is legal.

## Names. $text: what was said; $near: what comes nearest.

error-name-unknown = “{ $text }” isn’t known here. Nearest: { $near }.
error-name-ambiguous = “{ $text }” can mean several things: { $near }.
error-name-strange = Nothing here is called “{ $text }”.
error-name-no-player = There’s no player “{ $text }” at this table. There’s { $near }.

## What people say for the words of moves and places, apart by commas. The first one is offered where a word is not known.

say-done = done, end turn, end
say-play = play
say-discard = discard
say-upgrade = upgrade, take upgrade
say-event = event, take from
say-favour = favour, favor, take favour
say-use = use
say-seat = seat, put
say-join = join
say-collect = collect, collect from
say-visitor = visitor
say-queue = queue
say-player = player
say-card = card
say-yes = yes
say-pay = pay
say-pass = pass
say-climb = climb
say-place = place
say-lift = lift
say-sell = sell
say-deposit = deposit
say-withdraw = withdraw
say-decline = decline
say-L = left, left seat
say-M = middle, middle seat
say-R = right, right seat
say-V1 = villa 1, villa
say-V2 = villa 2
say-V3 = villa 3
say-pair = pair, together, both
say-second = second
say-third = third
say-paying = paying
