### What happened, one line each. $player, $to: names of players; $roman, $second: a Roman with class; $romans, $cards: lists;
### $place: the text of a place; $amount, $due, $count, $turn: numbers.

## The turn

log-turn-began = Turn { $turn }: { $player }.
log-water-ran = { $player }: one marker off every visitor.
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
log-drafted = { $player } takes { $roman } ({ $place }).

## Cards

log-card-played = { $player } plays { $card }.
log-villa-built = { $player } opens a Villa Dixius.
log-villa-gone = { $player }: the empty Villa Dixius goes.
log-left-unpaid = { $player }: { $roman } leaves and pays nothing ({ $place }).
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

log-queue-moved = { $roman } has to leave { $player }’s queue and joins the end of { $to }’s.
    .front = { $roman } cuts in at the front of { $player }’s queue.
log-queue-swapped = { $roman } from { $player }’s queue and { $second } from { $to }’s change places.
log-queue-joined = { $roman } joins the end of { $player }’s queue.
    .front = { $roman } goes to the front of { $player }’s queue.
log-queue-left = Gone from { $player }’s queue: { $romans }.
log-queue-refilled = New in { $player }’s queue: { $romans }.
log-regular-returned = { $roman } is back, at the end of { $player }’s queue.
log-romans-shown = Laid open: { $romans }.
log-roman-discarded = { $roman } is discarded.
log-romans-shuffled =
    { $count ->
        [one] The discarded Romans become a new pile of { $count } card.
       *[other] The discarded Romans become a new pile of { $count } cards.
    }
log-actions-shuffled =
    { $count ->
        [one] The discarded action cards become a new pile of { $count } card.
       *[other] The discarded action cards become a new pile of { $count } cards.
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
    .short = { $player } owes the bank { $due } and can pay only { $amount }.

## The end

log-game-over = The game is over.
    .fee = With this fee { $player } reaches the target and wins.
    .gift = With this gift { $player } reaches the target and wins.
    .alms = With these alms { $player } reaches the target and wins.
    .turn-limit = The game was stopped. Nobody wins.
