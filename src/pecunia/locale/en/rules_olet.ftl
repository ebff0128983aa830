### The rules of Pecunia Olet for players who argue: what a clause of docs/rules says, and why it is so (.why).
### A key is the game and the clause: O7, or section-3-4 for §3.4.

## Sections

rule-olet-section-2-3 = In your turn you place one henchman on a free space and act there at once, or you pass and lay one down. You may place him only where you can really act. He stays there until the end of the round, so each space serves once a round. Declining exists only at the end of the game.
rule-olet-section-2-6 = When the officer reaches the last space, the round breaks off. Whoever still has a henchman may place one, then the owners of the { olet-card-great-lawyer } and the { olet-card-bad-lawyer }, in this order, may each take back one of their own from the board and place it anew, on the same space too. Without an action that is possible there, it stays where it was.
rule-olet-section-3 = Henchmen go to the spaces of your side of the board; there is one side for two players and one for three or four. A space must be free, and you must be able to do what it offers. You pay with cash alone.
rule-olet-section-3-1 = On the black market you buy the card that lies at the position, for the price of the position and with cash. Once it is bought, the position stays empty until the end of the round; only then do cards move up.
rule-olet-section-3-3 = The supermarket takes one to three fakes and pays $50 for each, but only for a quality that is not known there yet. Each investigation makes one more quality known, the worst first, until the end of the game. After the third nobody sells anything there.
rule-olet-section-3-4 = The receiver takes one to eight fakes of any quality, also those which the supermarket refuses. Each is paid like the worst among them: $20 with one star, $30 with two, $40 with three.

## Rulings

rule-olet-O7 = Whoever sells hands in at least one fake, at most three in the supermarket and eight at the receiver. Zero is not enough, for a henchman may not occupy a space without doing something there.
rule-olet-O9 = You can buy only what you can pay for at once, with cash; you may spend your last cash on it. You do not take a card first and pay later, for the rules know no debts.
rule-olet-O10 = Cards and flights are paid with cash, never with money from the offshore account. The fare of $30 comes first: what you bring home on a flight cannot pay for that flight.
rule-olet-O11 = Nobody may own two private jets. The rules forbid buying a second one, so you cannot buy it away from others either. Of all other cards you may own as many as you like.
rule-olet-O32 = On a flight you move money, either offshore or home, in tens and only what you have. A flight that moves nothing would be no action, and without an action no henchman may be placed.
rule-olet-O36 = As long as the officer stands on a strike, nobody flies, neither with the airline nor with a private jet. You cannot place a henchman there to no purpose either. The strike ends when the officer moves on.
rule-olet-O41 = At the end whoever still has a henchman may place one last time. The rules say may: you can decline instead, but there is no more passing.
rule-olet-O62 = From a private jet space only those start who own a private jet, and they fly free of charge. All others fly with the airline for $30; if you start there, you pay this even if you own a jet.
