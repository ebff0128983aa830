### Pecunia Olet: cards, spaces, the table, its pages. Names in our own words.

## Cards: the name, what it does, and a shorter name where the first is long.

olet-card-printer = Printer
    .text = Each of your printers prints two fakes whenever you print.
olet-card-ink = Ink
    .text = One of three components. The more different ones you own, the better your fakes. A second one of the same kind is no use.
olet-card-paper = Paper
    .text = One of three components. The more different ones you own, the better your fakes. A second one of the same kind is no use.
olet-card-hologram = Hologram
    .text = The rare third component: with ink and paper you print the best fakes money can’t buy.
olet-card-diner = Diner
    .text = At the end of every round, and once more at the end of the game, it must change one of your fakes, the worst first, into a real $50 note.
olet-card-jet = Private jet
    .text = You may start from the private jet spaces, free of charge. Nobody may own two.
    .short = Jet
olet-card-lottery = Winning lottery ticket
    .text = It pays out at the end of the game, when the Godfather can’t get his hands on it any more.
    .short = Ticket
olet-card-great-lawyer = Great Lawyer
    .text = After the last henchmen you may take one of your henchmen back from the board and place him once more, before the Bad Lawyer.
    .short = G. Lawyer
olet-card-bad-lawyer = Bad Lawyer
    .text = After the last henchmen and the Great Lawyer you may take one of your henchmen back from the board and place him once more.
    .short = B. Lawyer

## Kinds of spaces: the name, and what a henchman does there.

olet-space-market = Black market
    .text = Buy the card at this position for the price of the position. At the end of the round the cards move to the right, where they’re cheaper.
olet-space-print = Print shop
    .text = Print two fakes for each of your printers. Their quality is the number of different components you own.
olet-space-supermarket = Supermarket
    .text = Pay with one to three fakes of a quality that isn’t known here yet, and get $50 for each.
olet-space-receiver = Receiver
    .text = Flog one to eight fakes of any quality. All are paid at the rate of the worst: $20, $30 or $40.
olet-space-tax = Tax fraud
    .text = Take $30.
olet-space-jet = Private flight
    .text = With a private jet of your own: take any amount to your offshore account or bring some home, free of charge.
olet-space-commercial = Commercial flight
    .text = For $30: take any amount to your offshore account or bring some home.

## What is printed on spaces.

olet-sign-hat = Police cap
    .text = Act here and the officer moves one step, once you’re done.
olet-sign-bin = Bin
    .text = A card that lies here at the end of the round leaves the game.
olet-sign-sunglasses = Sunglasses
    .text = Act here and you take the starting player’s pawn: you begin the next round.

## The spaces of the police track.

olet-track-godfather = Godfather
    .text = Everyone pays half their cash, rounded up to the next ten. Offshore accounts, fakes and cards stay untouched.
olet-track-investigation = Investigation
    .text = The police investigation progresses: from now on the supermarket knows fakes of this quality and refuses them.
olet-track-strike = Strike
    .text = The air traffic controllers are on strike: as long as the officer stands here, nobody flies.
olet-track-last = Last space
    .text = The Godfather comes once more and the round breaks off. Everyone with a henchman left may place one; then come the lawyers, the diners and the lottery.

## The table. $amount, $round, $lap, $steps, $binned: numbers; the others are texts.

olet-money = ${ $amount }
olet-none = none
olet-round = Round { $round }
olet-stage-round = lap { $lap } of 3
olet-stage-last-henchmen = the last henchmen
olet-stage-great-lawyer = the Great Lawyer
olet-stage-bad-lawyer = the Bad Lawyer
olet-piles = deck: { $deck } · binned: { $binned }
    .empty = deck empty · binned: { $binned }
olet-police = Police
olet-godfather = { $sign } in { $steps }
olet-known = supermarket knows { $stars }
olet-strike = STRIKE: no flights
olet-screen = behind the screen
olet-purse = cash { $cash } · offshore { $offshore }
olet-fakes = fakes: { $fakes }
olet-prints = (prints { $fakes })
olet-pawn = next round: { $player } begins

## Answers that are amounts. $most: how much, $stars: the three qualities, $fakes: what one has.

olet-answer-out = Write an amount in tens, such as 50: it goes offshore (up to { $most }).
olet-answer-home = With a minus, such as -50, it comes home from there (up to { $most }).
olet-answer-fakes = Write how many of { $stars }, such as 1/0/2: { $most } at most. You have { $fakes }.

## The first page and the last. $players, $rounds: numbers; the others are texts.

olet-motto = Money does smell.
olet-options = { $players } players · when the police arrive, the most money wins
olet-open-money = Everyone’s money is in plain view
olet-tie-replay = No shared victories: play again
olet-round-cap = The game ends without a winner after round { $rounds }
olet-reconstructed = Reconstructed, since no rulebook gives them: { $what }. Names on the player boards are our own.
olet-what-board = spaces and prices
olet-what-track = the police track
olet-what-cards = how many there are of each card, and what tickets pay
olet-legend-quality = quality
olet-legend-hat = moves the officer
olet-legend-bin = bin
olet-legend-sunglasses = begins the next round
olet-legend-godfather = Godfather
olet-legend-investigation = investigations
olet-legend-strike = strike
olet-legend-last = the end
olet-legend-ready = henchman ready
olet-legend-placed = on the board
olet-legend-laid = laid down
olet-score = { $score } = { $cash } cash + { $offshore } offshore
    .lottery = { $score } = { $cash } cash + { $offshore } offshore + { $lottery } from the lottery
olet-left = unsold: { $fakes }

## Pages on request. $cards: names of cards.

olet-binned = Binned: { $cards }
olet-page-spaces = The other spaces
olet-page-signs = Signs
olet-page-players = Players
olet-help-goal = You print counterfeit money and turn it into the real thing. The most cash and offshore money at the end wins; fakes and cards are worth nothing.
olet-help-turn = A turn: place one of your three henchmen on a free space and act there, or lay one down (pass). Once all are used, they come back, the market moves on and the diners work.
olet-help-money = Cards cost cash, nothing else. Cash is in danger; offshore money is safe, but you have to fly it home to spend it. What the others have is behind their screens.
olet-help-police = A space with a cap moves the officer. On his way the Godfather takes half of everyone’s cash, investigations make the supermarket refuse fakes, strikes stop all flights.
olet-help-end = On the last space the game ends: one last henchman each, the lawyers, the diners, the lottery.
olet-help-answer = Answer with the number of a choice, or write the move: place SM1, or just SM1 · pass · sell 0/1/2 · deposit 50 · withdraw 50 · lift SM1 · decline. For an amount, the number alone will do: 50, or -50 to bring money home; 0/1/2 for fakes.
olet-help-ask = ? diner explains a card, ? SM1 a space, ? cap a sign, ? 2 a choice, ? place M1 says why a move isn’t allowed, ? O36 what a rule says.
olet-help-keys = u undoes · l what’s happened since your last turn · h what a strong player would do, and why · c everything of yours · m the board in words · q saves and leaves (so does Ctrl-C)
