### What no table can show. The program puts file and line in front and adds the clause of the rules.

## Lines. $text: what was read there; $zone: the line it is about; $player: a letter.

error-position-too-much = “{ $zone }” has its line to itself; “{ $text }” doesn’t belong there.
error-position-dash = In “{ $zone }” a - says that nothing is there, so nothing else can be listed with it.
error-position-name = “{ $text }” can’t be a player’s name here: another player has it, it’s a single letter, or it’s a word of the notation.
error-position-rest-place = “{ $text }” can’t go here: what’s left over goes into a hand, a queue, a pile, a discard or “out”.
error-position-rest-last = “{ $text }” comes at the end of its line, after the cards that are named.
error-position-rest-twice = What’s left over is already in “{ $zone }”: it can’t be in two places.

## The table

error-position-markers = “{ $text }”: only Romans sitting in a place have turn markers.
error-position-coins-there = “{ $text }”: only Romans in a latrine or a queue have coins.
error-position-brutus = Brutus sits in the middle and nowhere else, not even in a villa.
error-position-queue-empty = Player { $player }’s queue can’t be empty: as long as there are Romans in the pile or the discard, five come at once.
error-position-finished-seating = Player { $player } is seating Romans and has a finished visitor, who would have paid and gone by now.
error-position-finished-waiting = Player { $player } has a finished visitor, who at this table would have paid and gone at once.
error-position-finished-off-turn = Player { $player } has a finished visitor on somebody else’s turn; without events or Seneca, nobody loses a last marker then.
error-position-due = “due” names finished visitors of the player whose turn it is, after phase 1 until all have paid, and only with finishedTiming=immediate.
error-position-shown = A card reveals { $most } Romans at most.
error-position-only-in-effect = There’s something in “{ $text }” only while an effect is being carried out, and none is.
error-position-display = { $most } upgrades are on offer, no more, and fewer only when there are no others left.
error-position-earned = All players together hold { $held } sesterces but have received only { $earned } from the bank.

## Before and after the game

error-position-no-draft = There’s no draft at this table: it has neither open-draft nor a module that’s drafted.
error-position-in-draft = “{ $text }” must be empty: before the game there are only the cards of the draft.
error-position-only-draft = “{ $text }” exists only during the draft.
error-position-draft-seats = In the draft the first Roman goes to L and the second to R; nobody shares a place yet.
error-position-draft-picks = The draft doesn’t add up: after { $picks } picks the players have that many cards, and the other Romans of the draft are face up.
error-position-no-such-end = A game at this table can’t end with “{ $text }”.
error-position-one-winner = Exactly one player wins.
error-position-not-won = This isn’t how the game ended: { $player } hasn’t won.

## Pecunia Olet

error-position-start-cards = Player { $player } must have one printer and one component of the letter S: nobody loses those.
error-position-fake-quality = Player { $player } can’t have printed fakes that good: { $most } different components don’t make better ones.
error-position-deck-letters = { $text } can’t have left the deck yet: there are still cards of an earlier letter in it.
error-position-round = There’s no round { $text } at this table.
error-position-pawn = Player { $player } must have the pawn: it belongs to the player who used the sunglasses this round, or else to the starting player.
error-position-bought = There’s a henchman on { $text }, so its card has been bought and the position is empty.
error-position-market-hole = Position { $text } can’t be empty: nobody has bought there this round, and the market fills up from the right as long as there are cards.
error-position-no-jet = Player { $player } is on { $text } without owning a private jet.
error-position-strike = During a strike nobody flies.
