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
web-used = { $what }: used in this turn
web-fresh = { $what }: new, from the next turn on
web-resigned = resigned
web-is-asked = Is asked now
web-turn = It is this player’s turn
web-rung = Career: { $ladder }, rung { $number }, { $rung }
web-piles = Piles and what lies open
web-pile-romans = Romans
web-pile-actions = Actions
web-pile-discard = Discard
web-events = Events
web-event-over = { $event }: over until the end of the turn
web-upgrades = Upgrades to be had
web-favours = Favours in the middle
web-left-upgrade = Upgrades: { $left } in the pile, { $discard } discarded
web-left-event = Events: { $left } in the pile, { $discard } discarded
web-shown = Laid open
web-draft = Choosing
web-phase-1 = Water
web-phase-2 = Collect
web-phase-3 = Seat
web-phase-4 = Draw
web-turn-number = Turn { $turn }
web-goal = First to { $target }
    .ladderOnly = First on the last rung
    .ladderAndTarget = Last rung and { $target }
    .either = Last rung or { $target }
web-money = Sesterces
web-earned = Earned in the whole game
web-progress = Done of the next task
web-count-received = Sesterces received in this turn
web-count-paid = Paid and left in this turn
web-count-played = Action cards played in this turn
web-count-hastened = Markers taken off in this turn
web-climbed = Has climbed a rung in this turn
