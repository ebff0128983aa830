### The page on which owners enter what is printed in their box.

web-box = My box
web-box-text = What’s printed on your own cards: tap it in, and play with it. Half a box will do.
web-box-open = Enter my box
web-box-plays = The numbers you’ve entered. Anything you haven’t stays reconstructed.
web-values-which = Which numbers
web-values-ours = Our numbers
web-values-file = Or a file with what’s printed:

## Entering. $what: a card, a class, a page; $count, $total, $least, $most: numbers.

web-box-saved = saved
web-box-not-saved = not saved: this browser keeps nothing
web-box-tap = Tap what it says
web-box-tap-text = One tap, one card. Hold a field to take one off.
web-box-one-text = One tap, and the next card comes. The same tap again takes it off.
web-box-rows-text = Say what’s printed, one after the other.
web-box-row-tap = Tap one space after the other, from the first to the last.
web-box-cell = { $stays }, { $pays }: { $count }
web-box-copies = { $what }: { $count }
web-box-plain = nothing on it
web-box-add = Add
web-box-off = Take off: { $what }
web-box-undo = Undo { $what }
web-box-undo-nothing = Nothing to undo
web-box-of = { $count } of { $total }
web-box-of-short = { $count }/{ $total }
web-box-rows = { $count } so far
web-box-range = from { $least } to { $most }
web-box-full = { $what }: there are only { $total } of them. Hold a field to take one off.
web-box-next = { $what }, { $count } to go
web-box-usable = Whole parts are played.
web-box-unused = Ours play until it’s whole.

## Comparing. $same, $count: cards; $what: a class, a number on cards; $origin: where our numbers come from.

web-box-enter = Enter
web-box-compare = Compare
web-box-alike = { $what }: { $same } of your { $count } are as we have them.
web-box-none = { $what }: you haven’t entered any yet.
web-box-ours-are = Our numbers: { $origin }.
web-box-half = Not whole yet: ours play, and are called reconstructed.
web-box-more = more than ours
web-box-fewer = fewer
web-box-same = the same
web-box-mine = mine
web-box-ours = ours
web-box-ours-count = ours { $count }
web-box-average = { $what }, on average

## Handing on, taking in. $what: what could not be read.

web-box-share = Share
web-box-share-title = Share my box
web-box-link-text = The link holds the numbers themselves. Nothing is stored with us, and nobody needs an account.
web-box-too-long = This box is too large for a QR code. The link works all the same.
web-box-file = As a file
web-box-file-text = For another device, the command line, or printing. Half a box is in it, too.
web-box-save-file = Save a file
web-box-take-file = Open a file
web-box-taken = the file or link
web-box-taken-in = It’s here. Undo brings back what was here before.
web-box-other-game = This file belongs to the other game. Choose that one above, then open the file again.
web-box-unfit = What couldn’t be read was left out: { $what }. Perhaps it comes from another version.
web-box-link-broken = This link has lost its end, or isn’t one of ours. Nothing has changed here: ask for the link again.
web-box-offered = This link brings another box. Yours stays until you take it, and Undo brings yours back.
web-box-take = Take it
web-box-keep = Keep mine
web-box-contribute = Contribute
web-box-contribute-text = No rulebook gives these numbers. Send us yours: where two owners agree, a value counts as confirmed.
web-box-printed = Language on your cards
web-box-by = Your name, if you like
web-box-contribute-file = Make the file
web-box-contributed = The file is made. Send it to the project: that’s all.
