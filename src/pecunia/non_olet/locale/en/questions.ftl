### What a player is asked, and how the moves read in a list. In .about the same question with what it is about:
### $roman: a Roman; $place: the text of a place; $upgrade: what it is called; $left: a number.

## The turn

question-window = Your turn. Play a card, or let nature take its course: one marker off each of your visitors.
question-collect = Collect from those who have finished, or play a card first.
question-seat = Next, please! Seat the first in your queue, play a card, or end your turn once nobody can sit down.
question-settle = Several of your visitors have finished at once. Who pays next?
question-draft = What do you open your latrine with?

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
    .about = { $class ->
        [senator] The Senate meets. Whose senators have to go?
        [citizen] The citizens assemble. Whose citizens have to go?
        [slave] Slave market! Whose slaves have to go?
        *[woman] The women meet at the forum. Whose women have to go?
    }
question-conspiracy-visitor = Conspiracy! Which of your visitors do you give up?
question-alms-giver = A tie among the richest. Who gives?
question-alms-receiver = A tie among the poorest. Who receives?

## Modules

question-vercingetorix = Vercingetorix brings friends. Who does your next Roman sit with?
question-pliny-marker = Pliny has time to tell stories. Which of your visitors gets a marker?
question-seneca = Seneca leaves, and wisely so. Should each of your visitors lose a marker?
question-agrippina = Agrippina leaves and whispers something. Draw two action cards?
question-octavian = Octavian buys secrets. Discard up to three action cards: 1, 3 or 5 sesterces.
question-fee-or-upgrade = The slave’s done. Do you take the fee, or an upgrade?
    .about = { $roman } is done ({ $place }). Do you take the fee, or an upgrade?
question-lay-upgrade = On which free seat does the upgrade go?
    .about = On which free seat does the upgrade go: { $upgrade }?
question-draft-seat = On which seat does the upgrade go?
    .about = On which seat does the upgrade go: { $upgrade }?
question-take-marker = Which event does the next marker come from?
    .about = Which event does the next marker come from? Still to take: { $left }.
question-event-order = Several events have run out of markers. Which comes first?
question-bread-and-games = Bread and games! Which slave in your queue goes to the arena?
question-coliseum = The Coliseum empties. Which of these Romans do you keep? The others go to your left neighbour.
question-tumult-card = Tumult! Which of these Romans do you swap into your queue?
question-tumult-position = And who makes room?
    .about = And who makes room for { $roman }?
question-campaign-citizen = To arms! Which of your citizens is called up first?
question-campaign-pay = The citizen is called up. Do you pay for him, or does he go?
    .about = { $roman } is called up ({ $place }). Do you pay for him, or does he go?
question-senate-schemes = Schemes in the senate. Which cards do you discard? You draw the same number.
question-favour-swap = A citizen makes an offering at the temple. Whose favour do you want?
question-ceres = Ceres lays on a feast. Which of your visitors gets a marker?
question-juno-source = Juno is tidying up. Which of your visitors gives up markers?
question-juno-marker = Who gets the next marker? Stop whenever you like after the first.
    .about = Who gets { $roman }’s next marker? Stop whenever you like after the first.
question-minerva-card = Minerva rewards restraint. Which action card do you discard?
question-minerva-marker = Who loses a marker?

## The moves. $roman, $second, $partner: a Roman; $place: the text of a place; $player: a player’s name; $card: a card’s name;
## $fee, $markers, $position: numbers.

move-done-window = Go on: one marker off each of your visitors
move-done-collect = On to the queue
move-done-seat = Draw an action card and end your turn
move-done-rats = That’s enough
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

## The moves of the modules. $upgrade, $event, $favour, $rung: what it is called; $price, $markers: numbers.

move-done-vercingetorix = Nobody else
move-done-seneca = No, let them sit
move-done-agrippina = No, don’t draw
move-done-octavian = Done discarding
move-done-tumult = Done swapping
move-done-senate = Done discarding
move-done-favour = Keep your favour
move-done-juno = That’s enough
move-yes-seneca = Yes, take one marker off each
move-yes-agrippina = Yes, draw two action cards
move-yes-campaign = The citizen goes and pays nothing
move-pay-campaign = Pay one sesterce, and he stays
move-pay-fee =
    { $fee ->
        [one] Take the fee: { $fee } sesterce
       *[other] Take the fee: { $fee } sesterces
    }
move-pass = Send { $roman } on to the end of { $player }’s queue
move-climb = Rise to { $rung }: task complete
move-climb-paying =
    { $price ->
        [one] Rise to { $rung } for { $price } sesterce
       *[other] Rise to { $rung } for { $price } sesterces
    }
move-upgrade = Take the upgrade { $upgrade }
move-lay-upgrade = Put it on the { $place }
    .over = Put it on the { $place }, in place of { $upgrade }
move-take-marker =
    { $markers ->
        [one] { $event } ({ $markers } marker left)
       *[other] { $event } ({ $markers } markers left)
    }
move-event = { $event }
move-favour = Take the favour of { $favour }
    .middle = { $favour }, from the middle
    .player = { $favour }, from { $player }
move-use = Use the favour of { $favour }
move-sign = { $upgrade }: seat { $roman } ({ $place })
move-discard = Discard { $card }
move-seat-mars = Mars: seat { $roman } ({ $place })
