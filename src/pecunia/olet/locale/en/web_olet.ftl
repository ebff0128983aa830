### The desk of Pecunia Olet in the browser. $amount: money, written out; $count, $index, $last, $steps, $quality, $ready, $laid, $turn, $one, $two, $three: numbers; $what: a space of the police track.

web-olet-jobs = Jobs
web-olet-job-print = two fakes per printer
web-olet-job-supermarket = up to 3 fakes, $50 each
web-olet-job-receiver = up to 8 fakes, the worst counts
web-olet-job-tax = take $30
web-olet-job-jet = with a jet of your own
web-olet-job-commercial = ticket $30
web-olet-refuses = { $quality ->
        [1] refuses quality 1
        [2] refuses qualities 1 and 2
       *[3] refuses every fake
    }
web-olet-strike = strike: no flights
web-olet-deck = Deck { $count }
web-olet-binned = Bin { $count }
web-olet-file = Police file
web-olet-file-at = { $index } of { $last }
web-olet-next = { $steps ->
        [one] Next step: { $what }
       *[other] In { $steps } steps: { $what }
    }
web-olet-plain = nothing
web-olet-officer = the officer’s here
web-olet-around = Around the table
web-olet-henchmen = Henchmen: { $ready } ready, { $laid } laid down
web-olet-first = Began this round
web-olet-pawn = Has the pawn and begins the next round
web-olet-cash = Real money { $amount }
web-olet-fakes = Fresh from the press
web-olet-quality = quality { $quality }
web-olet-fakes-of = fakes { $one } / { $two } / { $three }
web-olet-offshore = offshore
web-olet-contracts = Contracts
web-olet-turn = turn { $turn }
web-olet-blocked = { $quality ->
        [1] Supermarket refuses quality 1
        [2] Supermarket refuses qualities 1 and 2
       *[3] Supermarket refuses every fake
    }
web-olet-note-real = Real note
    .text = Printed by the bank, and not a whiff of anything wrong: plates in register, NON OLET. It buys cards, pays fares and counts at the end.
web-olet-note-fake = Fake
    .text = Slipped plates, sunglasses and three wavy lines: it smells. The more dots, the better; it’s worth nothing until somebody falls for it.

## What is heard instead of pictures. $name: a player; $letter: a letter; $letters: the letters in the deck

web-olet-henchman = henchman of { $name }
web-olet-free = free
web-olet-step = space { $index }
web-olet-notes = { $count ->
        [one] one note of { $amount }
       *[other] { $count } notes of { $amount }
    }
web-olet-fakes-count = { $count ->
        [one] one fake of quality { $quality }
       *[other] { $count } fakes of quality { $quality }
    }
web-olet-deck-said = Deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $letters }
web-olet-letter-said = { $count } with the letter { $letter }
web-olet-contracts-of = Contracts of { $name }
