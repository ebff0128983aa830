### Why a move is not allowed: one sentence for the player. The program adds the clause of the rules.

## The moment. $asked: the question that is open.

reason-not-a-move = That does not read like a move.
reason-not-your-question = It is not you who has to choose now.
reason-game-over = The game is over.
reason-not-now = You cannot do that now. The question is: “{ $asked }”
reason-no-such-player = There is no such player at this table.

## Seating and collecting

reason-no-such-place = You have no such place.
reason-place-taken = Somebody is sitting there already.
reason-place-free = Nobody is sitting there to be joined.
reason-place-full = Two are sitting there already, and a third will never fit.
reason-not-two-women = You cannot put these two on one place: unless a module allows it, only two women may share.
reason-senator-beside-slave = A senator and a slave never sit side by side.
reason-queue-empty = Nobody is waiting in your queue.
reason-must-seat = You have a free place and the Roman in front can sit down there, so you cannot end your turn yet.
reason-must-collect = One of your visitors has finished: you must collect before you go on.
reason-not-finished = This visitor of yours still has markers and is not finished.
reason-no-visitor-there = Nobody is sitting there.

## Playing a card

reason-card-not-in-hand = You do not hold this card.
reason-card-not-in-game = You are playing without this card.
reason-no-other-card-in-play = Another card is still being carried out: finish that one first.
reason-nothing-to-do = The card would change nothing now, so you keep it.
reason-no-money-to-give = You need a sesterce to give away, and you own none.
reason-no-markers = There is no marker you could take away there.
reason-must-take-marker = You must first take what the card demands, as long as there are markers.
reason-no-romans-left = There is no Roman card left for you to draw.
reason-no-cards-to-draw = There is no action card left for you to draw.
reason-discard-empty = No Roman lies on the discard pile for you to call back.

## Choosing a target

reason-no-card-there = There is no Roman you could choose there.
reason-no-queue-to-cut = No queue has a second Roman, so you can let nobody cut in.
reason-already-in-front = The Roman you chose is in front already.
reason-same-queue = You must choose a different queue.
reason-queue-full = At your table a queue of five takes nobody else.
reason-own-visitor = You must choose another player’s visitor, not one of your own.
reason-no-unequal-pair = You need two women sharing another player’s place, with unequal markers.
reason-not-a-pair = There are no two women on the place you chose.
reason-needs-two-visitors = You need at least two visitors of your own.
reason-same-visitor = You must lay the markers on another of your visitors.
reason-no-such-class = You will find nobody of this class there, neither in the latrine nor in the queue.
reason-nobody-pays = Nobody at your table would have to pay.
reason-all-equal = You all own the same, so nobody is rich or poor.
reason-not-richest = You must choose one of the richest players.
reason-not-poorest = You must choose one of the poorest players.
reason-already-rich = You have made the slaves rich already; they pay double once, not twice.
reason-yourself = You cannot give it to yourself: choose another player.

## Modules

reason-module-off-famous = You are playing without the module “{ module-famous }” (famous).
reason-module-off-upgrades = You are playing without the module “{ module-upgrades }” (upgrades).
reason-module-off-events = You are playing without the module “{ module-events }” (events).
reason-module-off-careers = You are playing without the module “{ module-careers }” (careers).
reason-module-off-favours = You are playing without the module “{ module-favours }” (favours).
reason-modules-off = You are playing without any of the modules that know this move.
reason-not-his-place = Caesar sits down only where you have no senator, and Brutus only in the middle.
reason-not-two-men = The friends of Vercingetorix share a place with one man, never with a woman.
reason-vercingetorix-elsewhere = Vercingetorix’ friends sit on other places than his own, and only one on each.
reason-not-passed-on = You can send Brutus on only when he is in front, you have a free place and he cannot sit in the middle.
reason-draft-share = You have your two Romans already: take something else.
reason-no-sign = You have no such sign on any of your seats.
reason-sign-used = You have used this sign in this turn already.
reason-seat-not-free = The seat with the sign is not free, so you cannot seat anybody there.
reason-signs-roman-cannot-sit = Your queue has nobody for this sign, or the foremost one cannot sit there.
reason-top-rung = You stand on the last rung already.
reason-already-climbed = You have climbed a rung in this turn already.
reason-no-money-to-climb = You cannot pay for the next rung.
reason-task-not-done = You have not done the task of the next rung in this turn.
reason-favour-not-held = You do not hold this favour.
reason-favour-standing = You need not use this favour: it works by itself.
reason-favour-fresh = You have got this favour in this turn; it serves you from your next turn on.
reason-favour-used = You have used this favour in this turn already.
reason-favour-idle = The favour would change nothing for you now.
reason-mars-cannot = Only if you hold the favour of Mars may the second or third of your queue sit down there, and only where they fit.
reason-venus-protects = Venus protects that latrine: your cards cannot touch it.

## Pecunia Olet

reason-no-henchman = No henchman of yours is standing there.
reason-no-such-space = This board has no such space.
reason-space-occupied = A henchman is standing there already.
reason-strike = There is a strike: you cannot fly until the officer moves on.
reason-no-jet = You need a private jet of your own to start there.
reason-no-market-card = There is no card for you to buy there.
reason-second-jet = You own a private jet already, and nobody may have two.
reason-no-cash = You do not have enough cash for that; your offshore money pays nothing here.
reason-bad-count = You cannot hand in so many: at least one, three at most at the supermarket, eight at the receiver.
reason-no-fakes = You lack the fakes for that.
reason-blocked-quality = The supermarket knows these fakes by now: you cannot sell them there.
reason-bad-transfer = You can take some money offshore or bring some home, in tens, but only what you have.
reason-no-passing-now = You cannot pass now: place a henchman or decline.
reason-no-declining-now = You cannot decline here: place a henchman, or pass in your turn.
reason-nothing-after-lifting = You could do nothing with this henchman afterwards, so you leave it where it is.
