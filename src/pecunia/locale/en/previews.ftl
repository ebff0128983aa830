### What messengers show of a link to a page, and the words on pictures that people share. $date: a day.

preview-start = Two board games, here in your browser: against bots or with friends.
preview-table = Somebody is waiting for you at a table.
preview-waiting = A table is free: sit down and play.
preview-playing = A game is on. Come and watch.
preview-over = This game is over. See who won, and watch it again move by move.
preview-replay = Watch a game again, move by move, and see where it was lost.
preview-day = The deal of the day: the same cards for everybody. How well would you do?
preview-puzzles = One clearly best move in each position. Can you find it?
preview-box = The numbers printed in somebody’s box, card by card. Play with them, or enter your own.
preview-rules = All rules, with every card and every ruling.
preview-day-of = The deal of the day, { $date }
