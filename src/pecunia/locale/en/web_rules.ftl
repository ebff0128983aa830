### The rules as pages. $count (number): how many; $name: what a card is called.

web-rules-book = Rules of { $game }
web-rules-none = There’s no rulebook of { $game } here.
web-rules-contents = Contents and search
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] One place found
       *[other] { $count } places found
    }
web-rules-back = Back to the table
web-rules-print = Print
web-rules-here = In the rules
web-rules-of = { $name } in the rules
web-rules-usual = usual
web-rules-reconstructed = reconstructed
web-rules-changes = Changes the rulings:
web-rules-changed-by = A house rule changes this:
web-rules-brief = { $game } in three minutes
web-rules-whole = All the rules
