### The rooms of Pecunia non olet in the browser. $roman, $place, $what, $ladder, $rung, $event: names; $markers, $coins, $number, $turn, $target, $left, $discard: numbers.

web-visitor = { $roman }, { $place }, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }{ $coins ->
        [0] { "" }
        [one] , one sesterce on the card
       *[other] , { $coins } sesterces on the card
    }
web-place-free = { $place }: free
web-used = { $what }: already used this turn
web-fresh = { $what }: new, works from next turn
web-resigned = resigned
web-is-asked = Deciding
web-turn = It’s this player’s turn
web-rung = Career: { $ladder }, rung { $number }, { $rung }
web-piles = Piles and face-up cards
web-pile-romans = Romans
web-pile-actions = Actions
web-pile-discard = Discard
web-events = Events
web-event-over = { $event }: done for this turn
web-upgrades = Upgrades on offer
web-favours = Favours in the middle
web-left-upgrade = Upgrades: { $left } in the pile, { $discard } discarded
web-left-event = Events: { $left } in the pile, { $discard } discarded
web-shown = Revealed
web-draft = Draft
web-phase-1 = Nature
web-phase-2 = Collect
web-phase-3 = Seat
web-phase-4 = Draw
web-turn-number = Turn { $turn }
web-goal = First to { $target }
    .ladderOnly = First to the last rung
    .ladderAndTarget = Last rung and { $target }
    .either = Last rung or { $target }
web-money = Sesterces
web-earned = Earned over the whole game
web-progress = Progress on your next task
web-count-received = Sesterces received this turn
web-count-paid = Paid and left this turn
web-count-played = Action cards played this turn
web-count-hastened = Markers taken off this turn
web-climbed = Has climbed a rung this turn

## What is heard instead of pictures. $name: a player; $count: a number

web-queue-of = Queue of { $name }
web-piled-romans = Romans in the pile: { $count }
web-piled-discards = Discarded Romans: { $count }
web-piled-actions = Actions in the pile: { $count }
web-piled-action-discards = Discarded actions: { $count }
