### Why a move is not allowed: one sentence for the player. The program adds the clause of the rules.

## The moment. $asked: the question that is open.

reason-not-a-move = There’s no such move, not even in Rome.
reason-not-your-question = Patience: it’s not your decision right now.
reason-game-over = The game is over: time to wash your hands.
reason-not-now = You can’t do that now. The question is: “{ $asked }”
reason-no-such-player = Nobody by that name sits at this table.

## Seating and collecting

reason-no-such-place = There’s no such place in your latrine.
reason-place-taken = Occupied! Somebody’s already sitting there.
reason-place-free = There’s nobody there to join.
reason-place-full = Two are already sitting there, and a third will never fit.
reason-not-two-women = These two can’t share a place: unless a module allows it, only two women may.
reason-senator-beside-slave = A senator beside a slave? Not in this Rome.
reason-queue-empty = Your queue is empty: nobody’s waiting.
reason-must-seat = Not so fast: a place is free, and the first in your queue urgently needs it. Your turn isn’t over yet.
reason-must-collect = Money first: somebody has finished, so collect before you go on.
reason-not-finished = Patience: this visitor still has markers and isn’t done yet.
reason-no-visitor-there = Nobody’s sitting there.

## Playing a card

reason-card-not-in-hand = You don’t hold this card, however much you’d like to.
reason-card-not-in-game = This card isn’t part of your game.
reason-no-other-card-in-play = One card at a time: finish the other one first.
reason-nothing-to-do = The card wouldn’t change a thing right now, so keep it.
reason-no-money-to-give = You’ve nothing to give: this card costs a sesterce, and you own none.
reason-no-markers = There’s no marker to take off there.
reason-must-take-marker = Not yet: the card demands more markers, and there are still some left.
reason-no-romans-left = There are no Romans left to draw: Rome is empty.
reason-no-cards-to-draw = There are no action cards left to draw: Rome is out of ideas.
reason-discard-empty = The discard pile is empty: there’s no Roman to call back.

## Choosing a target

reason-no-card-there = There’s no Roman to choose there.
reason-no-queue-to-cut = No queue has a second Roman, so there’s nobody to push in.
reason-already-in-front = This Roman is already at the front: there’s nobody left to elbow past.
reason-same-queue = It has to be a different queue: this Roman is already standing in that one.
reason-queue-full = That queue is full: at your table, five is the limit.
reason-own-visitor = That’s one of your own: choose somebody else’s visitor.
reason-no-unequal-pair = No gossip here: you need two women in another player’s place, with unequal markers.
reason-not-a-pair = There aren’t two women in that place.
reason-needs-two-visitors = You need at least two visitors: rats have to go somewhere.
reason-same-visitor = Not the same visitor: the markers go to another of yours.
reason-no-such-class = Nobody of this class is there, neither in the latrine nor in the queue.
reason-nobody-pays = Nobody would have to pay: this tax would bring in nothing.
reason-all-equal = You’re all equally rich, or equally poor: nobody gives, nobody gets.
reason-not-richest = Somebody else has more: choose one of the richest.
reason-not-poorest = Somebody else has less: choose one of the poorest.
reason-already-rich = The slaves are already rich: they pay double, not four times over.
reason-yourself = You can’t give to yourself, however fond you are: choose another player.

## Modules

reason-module-off-famous = The module “{ module-famous }” (famous) isn’t in play.
reason-module-off-upgrades = The module “{ module-upgrades }” (upgrades) isn’t in play.
reason-module-off-events = The module “{ module-events }” (events) isn’t in play.
reason-module-off-careers = The module “{ module-careers }” (careers) isn’t in play.
reason-module-off-favours = The module “{ module-favours }” (favours) isn’t in play.
reason-modules-off = None of the modules with this move is in play.
reason-not-his-place = Caesar won’t sit here with a senator in the latrine, and Brutus insists on the middle.
reason-not-two-men = Vercingetorix’ friends join only a man who sits alone, never a woman.
reason-vercingetorix-elsewhere = Vercingetorix’ friends keep away from his own place, and only one goes to each of the others.
reason-not-passed-on = Brutus can’t be sent on: he must be at the front, a place must be free, and the middle out of reach.
reason-draft-share = You already have your two Romans: take something else.
reason-no-sign = You don’t have that sign on any of your seats.
reason-sign-used = You’ve already used this sign this turn.
reason-seat-not-free = The seat with the sign is taken: nobody can sit there now.
reason-signs-roman-cannot-sit = Nobody in your queue fits this sign, or the first who does can’t sit there.
reason-top-rung = You’re already on the last rung: it’s lonely up there.
reason-already-climbed = One rung a turn: you’ve already climbed.
reason-no-money-to-climb = You can’t afford the next rung: careers don’t come cheap.
reason-task-not-done = You haven’t done the next rung’s task this turn: no task, no promotion.
reason-favour-not-held = You don’t hold this favour: gods are choosy.
reason-favour-standing = You don’t have to use this favour: it works by itself.
reason-favour-fresh = You only got this favour this turn; it works from your next turn on.
reason-favour-used = You’ve already used this favour this turn: the gods help once.
reason-favour-idle = This favour would do nothing for you right now: let the gods sleep.
reason-mars-cannot = You can’t seat that Roman: only Mars lets the second or third in your queue sit down, and only where they fit.
reason-venus-protects = Venus protects that latrine: keep your cards to yourself.

## Pecunia Olet

reason-no-henchman = None of your henchmen is there.
reason-no-such-space = This board has no such space.
reason-space-occupied = Somebody’s already at work there.
reason-strike = Nobody’s flying: the controllers are on strike until the officer moves on.
reason-no-jet = You can’t start from here without a private jet of your own.
reason-no-market-card = There’s nothing to buy there: even the black market runs out.
reason-second-jet = You already own a private jet, and two would attract attention.
reason-no-cash = You’re short of cash, and offshore money can’t pay for anything here.
reason-bad-count = You can’t flog that many: at least one, three at most at the supermarket, eight at the receiver.
reason-no-fakes = You haven’t got the fakes for that.
reason-blocked-quality = The supermarket knows these fakes by now: nobody there will fall for them.
reason-bad-transfer = That doesn’t add up: move money either way, in tens, but only what you have.
reason-no-passing-now = You can’t pass now: place a henchman or decline.
reason-no-declining-now = You can’t decline here: place a henchman, or pass on your turn.
reason-nothing-after-lifting = This henchman would have nowhere to go, so you leave him where he is.
