### What a player is asked, and how the moves read in a list.

## The turn

question-window = Your turn. Play a card, or let nature take its course: one marker off each of your visitors.
question-collect = Collect from those who have finished, or play a card first.
question-seat = Next, please! Seat the front of your queue, play a card, or end your turn once nobody can sit down.
question-settle = Several of your visitors have finished at once. Who pays next?
question-draft = Which Roman may open your latrine?

## Queues

question-line-cutter-card = Who elbows their way to the front of the queue?
question-ejection-card = Who has to go and queue somewhere else?
question-ejection-queue = Whose queue gets the newcomer, right at the end?
question-latrine-change-first = Two queues, one swap. Who is the first to change?
question-latrine-change-second = And who changes places with that Roman, in another queue?
question-state-visit-keep = Distinguished guests! Who goes to the front of your queue?
question-state-visit-discard = Which of the others goes to the discard pile first?
question-break-card = The games are over. Which of these Romans do you send off next?
question-break-queue = At the end of whose queue?
question-regular-queue = The regular is back. At the end of whose queue?

## Latrines

question-haste-marker = Hurry up in there! Who loses a marker?
question-haste-visitor = Hurry up in there! Which of your visitors loses two markers?
question-business-marker = Time is money. Who loses a marker?
question-gift = One hand washes the other. Who gets your sesterce?
question-fish-visitor = Who had the fish? Choose the visitor who stays two turns longer.
question-gossip-place = Which two women have so much to tell each other?
question-rats-source = Rats! Which of your visitors do you take markers from?
question-rats-marker = Who gets the next marker? Stop whenever you like after the first.

## Forum and purse

question-assembly-player = Duty calls. Whose Romans have to go?
question-conspiracy-visitor = Conspiracy! Which of your visitors do you give up?
question-alms-giver = A tie among the richest. Who gives?
question-alms-receiver = A tie among the poorest. Who receives?

## The moves. $roman, $second, $partner: a Roman; $place: the text of a place; $player: a player’s name; $card: a card’s name;
## $fee, $markers, $position: numbers.

move-done-window = Go on: one marker off each of your visitors
move-done-collect = Go on: to the queue
move-done-seat = Draw an action card and end your turn
move-done-rats = That is enough
move-play = Play { $card }
move-collect =
    { $fee ->
        [one] Collect { $fee } sesterce from { $roman } ({ $place })
       *[other] Collect { $fee } sesterces from { $roman } ({ $place })
    }
move-seat = Seat { $roman } ({ $place })
move-seat-pair = Seat { $roman } and { $second } together ({ $place })
move-join = { $roman } joins { $partner } ({ $place })
move-visitor =
    { $markers ->
        [0] { $roman } ({ $place }, no markers)
        [one] { $roman } ({ $place }, { $markers } marker)
       *[other] { $roman } ({ $place }, { $markers } markers)
    }
move-visitor-of =
    { $markers ->
        [0] { $player }: { $roman } ({ $place }, no markers)
        [one] { $player }: { $roman } ({ $place }, { $markers } marker)
       *[other] { $player }: { $roman } ({ $place }, { $markers } markers)
    }
move-pair-of = { $player }: { $roman } and { $second } ({ $place })
move-queue = { $player }, number { $position } in the queue: { $roman }
move-player = { $player }
move-card = { $roman }
