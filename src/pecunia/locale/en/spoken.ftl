### The table in words alone, for those who hear it or would rather read it. No signs: every word can be read aloud.

## Every table

spoken-now = Now
spoken-on-turn = to play

## Pecunia non olet. $turn, $phase, $duration, $fee, $markers, $coins, $rung, $top: numbers; the others are texts

spoken-turn = Turn { $turn }, { $player }: phase { $phase } of 4, { $name }.
spoken-draft = The first Romans are being chosen.
spoken-roman = { $name }, { $class }, { $duration ->
        [one] one turn
       *[other] { $duration } turns
    }, { $fee ->
        [one] one sesterce
       *[other] { $fee } sesterces
    }
spoken-with-coins = { $roman }, with { $coins ->
        [one] a coin
       *[other] coins worth { $coins }
    } on the card
spoken-visitor = { $name }, { $class }, { $markers ->
        [0] finished
        [one] one marker left
       *[other] { $markers } markers left
    }, pays { $fee ->
        [one] one sesterce
       *[other] { $fee } sesterces
    }
spoken-queue = Queue, from the front: { $romans }
spoken-held = { $held ->
        [one] one sesterce
       *[other] { $held } sesterces
    }
spoken-money = { $held } of { $target } sesterces
spoken-earned = { $earned } of { $target } sesterces earned, { $held } left
spoken-hand = Your hand
spoken-hand-of = In hand: { $cards }
spoken-discard = Discarded action cards, latest first: { $cards }
spoken-favour = Favour: { $favour }
spoken-rung = Rung { $rung } of { $top }: { $name }
spoken-next = Next { $step } ({ $done } of { $wanted } done)
spoken-step = { $rung }: { $price ->
        [one] one sesterce
       *[other] { $price } sesterces
    }, or { $task }
spoken-markers = { $event }, { $count ->
        [one] one marker left
       *[other] { $count } markers left
    }

## Pecunia Olet. $ready, $placed, $laid, $count, $quality, $index, $last, $steps: numbers; the others are texts

spoken-henchmen = Henchmen: { $ready } ready, { $placed } on the board, { $laid } laid down.
spoken-purse = Cash { $cash }, offshore { $offshore }, fakes: { $fakes }.
spoken-fakes = { $count } of quality { $quality }
spoken-cards = Cards: { $cards }.
spoken-prints = Prints { $fakes }.
spoken-henchman = henchman of { $player }
spoken-empty = empty
spoken-officer = The officer is on space { $index } of { $last }.
spoken-ahead = In { $steps ->
        [one] one step
       *[other] { $steps } steps
    }: { $what }
spoken-known = The supermarket knows fakes up to quality { $quality }.
