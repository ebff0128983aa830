### What happened, one line each. $player, $to: names of players; $roman, $second: a Roman with class; $romans, $cards: lists;
### $place: the text of a place; $amount, $due, $count, $turn: numbers.

## The turn

log-turn-began = Turn { $turn }: { $player }.
log-water-ran = { $player }: nature calls, one marker off every visitor.
log-paid =
    { $amount ->
        [one] { $player } collects { $amount } sesterce: { $roman } leaves ({ $place }).
       *[other] { $player } collects { $amount } sesterces: { $roman } leaves ({ $place }).
    }
log-seated =
    { $count ->
        [one] { $player } seats { $roman } for { $count } turn ({ $place }).
       *[other] { $player } seats { $roman } for { $count } turns ({ $place }).
    }
log-drew-actions =
    { $count ->
        [0] { $player } finds no action card left to draw.
        [one] { $player } draws an action card.
       *[other] { $player } draws { $count } action cards.
    }
    .own = { $player } draws { $cards }.
log-drafted = { $player } takes { $roman } for the { $place }.

## Cards

log-card-played = { $player } plays { $card }.
log-villa-built = { $player } opens a Villa Dixius.
log-villa-gone = { $player }: the Villa Dixius, now empty, closes.
log-left-unpaid = { $player }: { $roman } slips out without paying ({ $place }).
log-markers-laid =
    { $count ->
        [one] { $player }: { $roman } gets { $count } more marker ({ $place }).
       *[other] { $player }: { $roman } gets { $count } more markers ({ $place }).
    }
log-markers-removed =
    { $count ->
        [one] { $player }: { $roman } loses { $count } marker ({ $place }).
       *[other] { $player }: { $roman } loses { $count } markers ({ $place }).
    }

## Queues and piles

log-queue-moved = { $roman } is thrown out of { $player }’s queue and joins the end of { $to }’s.
    .front = { $roman } elbows past everyone to the front of { $player }’s queue.
log-queue-swapped = { $roman } from { $player }’s queue and { $second } from { $to }’s change places.
log-queue-joined = { $roman } lines up at the end of { $player }’s queue.
    .front = { $roman } goes to the front of { $player }’s queue.
log-queue-left = Gone from { $player }’s queue: { $romans }.
log-queue-refilled = New in { $player }’s queue: { $romans }.
log-regular-returned = { $roman } is back, as ever, at the end of { $player }’s queue.
log-romans-shown = Revealed: { $romans }.
log-roman-discarded = { $roman } is discarded.
log-romans-shuffled =
    { $count ->
        [one] The discarded Romans are shuffled into a new pile: { $count } card.
       *[other] The discarded Romans are shuffled into a new pile: { $count } cards.
    }
log-actions-shuffled =
    { $count ->
        [one] The discarded action cards are shuffled into a new pile: { $count } card.
       *[other] The discarded action cards are shuffled into a new pile: { $count } cards.
    }

## Money

log-money-given =
    { $amount ->
        [one] { $player } gives { $amount } sesterce to { $to }.
       *[other] { $player } gives { $amount } sesterces to { $to }.
    }
log-money-paid =
    { $amount ->
        [one] { $player } pays { $amount } sesterce to the bank.
       *[other] { $player } pays { $amount } sesterces to the bank.
    }
    .short = { $player } owes the bank { $due }, turns out every pocket, and pays { $amount }.

## Modules. $upgrade, $event, $favour, $old, $rung: what it is called.

log-climbed = { $player } rises to { $rung }.
log-queue-sorted = Now waiting in { $player }’s queue: { $romans }.
log-queue-filled = New at the end of { $player }’s queue: { $romans }.
log-livia-invited = Livia invites friends to { $player }’s queue: { $romans }.
    .nobody = Livia finds no woman for { $player }’s queue.
log-famous-paid =
    { $amount ->
        [one] { $player } gets { $amount } sesterce for a famous guest who leaves.
       *[other] { $player } gets { $amount } sesterces for a famous guest who leaves.
    }
log-upgrade-laid = { $player } adds an upgrade: { $upgrade } ({ $place }).
log-slave-exchanged = { $player } takes { $upgrade } instead of a fee: { $roman } leaves ({ $place }).
log-coins-laid =
    { $count ->
        [one] { $player }: { $count } more coin on { $roman }.
       *[other] { $player }: { $count } more coins on { $roman }.
    }
    .several =
        { $count ->
            [one] { $player }: { $count } more coin each on { $romans }.
           *[other] { $player }: { $count } more coins each on { $romans }.
        }
log-card-discarded = { $player } discards { $card }.
log-event-opened = New event: { $event }.
log-marker-taken =
    { $count ->
        [one] { $player } takes { $count } marker from { $event }.
       *[other] { $player } takes { $count } markers from { $event }.
    }
log-event-runs = { $event }: here it comes.
log-tumult-swapped = { $roman } shoves { $second } out of { $player }’s queue.
log-favour-drafted = { $player } takes the favour of { $favour }.
log-favour-used = { $player } uses the favour of { $favour }.
log-favour-swapped = { $player } gives up { $old } and gets the favour of { $favour }.
log-minerva-paid =
    { $amount ->
        [one] { $player } gets { $amount } sesterce from Minerva.
       *[other] { $player } gets { $amount } sesterces from Minerva.
    }

## The end

log-game-over = The game is over.
    .fee = One last visitor pays, and { $player } reaches the target: money doesn’t smell. Victory!
    .gift = One gift too many: it takes { $player } to the target and to victory.
    .alms = From alms to riches: { $player } reaches the target and wins.
    .famous = Fame pays: a famous Roman takes { $player } to the target and to victory.
    .ladder = From bucket to crown: { $player } stands on the last rung and wins.
    .minerva = Wisdom pays: with Minerva’s sesterce { $player } reaches the target and wins.
    .most-money = The police find nobody, and { $player } has the most money: it smells, but it wins.
    .shared = A tie at the top: { $players } share the victory.
    .replay = A tie at the top: nobody wins. Play again!
    .round-cap = The last round is over, and nobody wins.
    .turn-limit = The game was stopped, and nobody wins.
