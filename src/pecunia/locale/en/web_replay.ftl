### Recorded games in the browser: opening one, getting about in it, handing it on.

web-replay = Watch a recorded game
web-replay-text = Watch any game again, move by move and through any player’s eyes. Nothing you open here is stored, except a review you ask for.
web-replay-open = Open a record
web-replay-paste = The record, as text
web-replay-file = Choose a file
web-replay-drop = …or drop a .pecunia file here.
web-replay-show = Watch
web-replay-other = Another record
web-replay-again = Watch again
web-replay-loading = Setting up the game…
web-replay-broken-link = This link doesn’t carry a whole record: perhaps it got cut short on its way.

## Getting about. $at of $last: moves.

web-replay-move = Move { $at } of { $last }
web-replay-beginning = Before the first move
web-replay-turn = Turn { $turn }
web-replay-turns = Turns
web-replay-slider = Moves of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One move back
web-replay-forth = One move forward
web-replay-turn-back = One turn back
web-replay-turn-forth = One turn forward
web-replay-swing-back = Previous turning point
web-replay-swing-forth = Next turning point
web-replay-play = Play
web-replay-pause = Pause
web-replay-key = { $what } ({ $key })
web-replay-key-space = space bar
web-replay-does = { $player }: { $move }
web-replay-secret = { $player } chooses in secret.
web-replay-panels = Beside the table

## Whose eyes.

web-replay-eyes = Seen by
web-replay-everybody = Everybody’s cards
web-replay-spectator = A spectator

## Handing it on.

web-replay-share = Share from here
web-replay-shared = Link copied
web-replay-download = Download as a page
web-replay-downloading = Making the page…
web-replay-hands = Hand of { $player }
