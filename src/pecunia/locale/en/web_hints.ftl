### Hints at the table in the browser. $names: names of players; $chance: a share, written out; $rank: a number; $move: a move in words.

web-hints = Hints
web-hints-show = Show the best moves
web-hints-hide = Hide the hints
web-hints-wait = Let me think…
web-hints-later = Hints come with your next decision.
web-hints-how = The chance to win, as the strongest bot sees it from your seat.
web-hints-for = For
web-hints-against = Against
web-hints-same = nothing to tell them apart
web-hints-compare = Why is that better than mine?
web-hints-mine = Choose your move…
web-hints-yours = Your move
web-hints-best = That is the best move.
web-hints-agree = Agree to hints
web-hints-agreed = You’ve agreed. Now for the others.
web-hints-ask = Hints are for everybody at this table or nobody: all have to agree.
web-hints-wants = { $names } would like hints for everybody.
