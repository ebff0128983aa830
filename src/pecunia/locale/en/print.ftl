# Printing: cards, texts to glue on, player aids, rulebooks.
print-as-texts = Texts to glue on
print-as-cards = Cards and pieces
print-title-cards = To cut out: { $sets }
print-set-2005 = Pecunia non olet, 2005
print-set-2016 = Pecunia non olet, 2016, with all modules
print-set-2016-base = Pecunia non olet, 2016, base game
print-set-olet = Pecunia Olet
print-set-actions-2005 = Action cards of 2005
print-set-actions-2016 = Action cards of 2016
print-set-dark-red = Dark red action cards
print-set-romans = Romans
print-set-olet-cards = Cards of Pecunia Olet
print-set-olet-money = Money of Pecunia Olet
print-set-pieces-2005 = Latrines, coins and markers of 2005
print-set-pieces-2016 = Latrines, coins and markers of 2016
print-set-olet-board = Board of Pecunia Olet
print-set-olet-pieces = Henchmen, screens and envelopes of Pecunia Olet
print-how = Print at actual size (100%), without fitting it to the page.
print-how-backs = Print at actual size (100%), without fitting it to the page, on both sides of the paper, flipped on the long edge: each back then lies behind its front. Where there’s no back, the page is empty.
print-how-cut = Cut along the marks in the margin; anything beyond them is meant to be cut off.
print-how-cut-lines = Cut along the marks in the margin: cards lie edge to edge.
print-count = { $count ->
    [one] One piece.
   *[other] { $count } pieces.
}
print-values-stated = All numbers printed here come from a rulebook or from the owner’s file of values.
print-values-reconstructed = Reconstructed, because no rulebook gives it: { $tables }. We worked it out from what the rules say; a real box may differ. If you own one, you can print its values: “pecunia values” shows the file.
print-drawings = Drawings and texts are our own work.
print-fonts-licence = Fonts: { $fonts }, under the SIL Open Font License.
print-no-link = The games are by Christian Fiore and Knut Happel (Pecunia non olet) and Olivier Bourgeois (Pecunia Olet). These sheets have nothing to do with their publishers.

error-print-set = There’s no set “{ $value }” to print. Choose from: { $known }.
error-print-product = “{ $value }” can’t be printed. Choose from: { $known }.
error-print-paper = Unknown paper “{ $value }”. Choose from: { $known }.
error-print-size = “{ $value }” isn’t a card size. Give width and height in millimetres, upright, such as 63x88, each from { $least } to { $most }.
error-print-too-large = A card of { $width } × { $height } mm doesn’t fit on this paper.
error-print-languages = A card has room for two different languages, not for “{ $value }”.
error-print-large-two = Large type has room for one language only.
error-print-values-both = A file of values belongs to one game: print the sets of the other game separately.
error-print-typst = Printing needs more than the game: install it with “pip install pecunia-games”.
error-print-fonts = The fonts are missing from this installation: “make page” builds them.
cli-print = Print cards, pieces, player aids and rulebooks as PDF.
cli-print-sets = What: { $known }. The first four are whole boxes, pieces included.
cli-print-as = In which form: { $known }.
cli-print-output = Where to; by default a file here, named after what’s in it.
cli-print-second = A second language on the same cards.
cli-print-paper = The paper.
cli-print-size = Width and height of a card in millimetres.
cli-print-no-bleed = Cards edge to edge, nothing beyond the cut.
cli-print-no-backs = Fronts only.
cli-print-grey = In black and white; symbols and patterns do the work of colours.
cli-print-large = In large type, for tired eyes.
cli-print-written = { $file } ({ $size } MB)
