### Cards, classes, places and editions. Card names are the official ones where an edition has them.

## Action cards: the name, and what the card does for whoever holds it.

card-line-cutter = Line cutter
    .text = Choose a Roman who isn’t in front, in any queue: that Roman goes to the front of the same queue.
card-ejection = Ejection
    .text = Choose a Roman in any queue and send them to the very end of a different queue.
card-latrine-change = Latrine change
    .text = Choose one Roman in each of two different queues. They swap places.
card-villa-dixius = Villa Dixius
    .text = Put it beside your latrine: one more place, with no neighbours. Senator or slave, anyone may sit there. It goes when its last visitor goes.
card-great-haste = Great haste
    .text = Take two markers off your visitors, from one or from two of them.
    .text-2005 = Choose one of your visitors and take two markers off that one.
card-fish-poisoning = Fish poisoning
    .text = Choose one visitor in another player’s latrine: that visitor gets two more markers.
card-latrine-gossip = Latrine gossip
    .text = Choose a place of another player where two women sit with unequal markers: the one with fewer gets as many as the other.
card-slave-market = Slave market
    .text = Choose a player, yourself if you like: all slaves in that latrine and queue are discarded and pay nothing.
card-citizens-assembly = Citizens’ assembly
    .text = Choose a player, yourself if you like: all citizens in that latrine and queue are discarded and pay nothing.
card-senate-meeting = Senate meeting
    .text = Choose a player, yourself if you like: all senators in that latrine and queue are discarded and pay nothing.
card-womens-forum = Women’s forum
    .text = Choose a player, yourself if you like: all women in that latrine and queue are discarded and pay nothing.
card-tax-senators = Special tax (senators)
    .text = All players, you included, pay the bank one sesterce for each senator sitting in their latrine. If you’re short, you pay what you have.
card-tax-citizens = Special tax (citizens)
    .text = All players, you included, pay the bank one sesterce for each citizen sitting in their latrine. If you’re short, you pay what you have.
card-tax-slaves = Special tax (slaves)
    .text = All players, you included, pay the bank one sesterce for each slave sitting in their latrine. If you’re short, you pay what you have.
card-colosseum-break = Break at the Coliseum
    .text = Reveal three Roman cards and put each at the end of a queue of your choice, in any order.
card-regular-guest = Regular guest
    .text = The top Roman of the discard pile goes to the end of a queue of your choice.
card-state-visit = State visit
    .text = Reveal three Roman cards. One goes to the front of your queue, the others to the discard pile in any order.
card-good-business = Good business
    .text = Take three markers off your visitors, split as you like, then give one sesterce to another player. You need a sesterce to play this.
card-spring-cleaning = Spring cleaning
    .text = Each of your visitors loses one marker.
card-rat-infestation = Rat infestation
    .text = Take as many markers as you like, at least one, off one of your visitors and spread them over your other visitors.
card-conspiracy = Conspiracy
    .text = All players, you first, choose one of their own visitors, who leaves at once and pays nothing.
card-alms = Alms
    .text = The richest player gives two sesterces to the poorest. If several are tied, you choose among them.
card-rich-slaves = Rich slaves
    .text = For the rest of this turn, slaves pay double as they leave.
card-rumour-mill = Rumour mill
    .text = Draw three action cards, then give one sesterce to another player. You need a sesterce to play this.

## Classes. $count (number): how many.

class-senator =
    { $count ->
        [one] senator
       *[other] senators
    }
class-citizen =
    { $count ->
        [one] citizen
       *[other] citizens
    }
class-slave =
    { $count ->
        [one] slave
       *[other] slaves
    }
class-woman =
    { $count ->
        [one] woman
       *[other] women
    }

## Places, as they stand in brackets behind a Roman.

place-L = left seat
place-M = middle seat
place-R = right seat
place-V1 = villa 1
place-V2 = villa 2
place-V3 = villa 3

## Editions.

edition-2005 = 2005 edition (Goldsieber)
    .text = 40 action cards, among them Break at the Coliseum and Regular guest. Great haste takes both markers off one visitor.
edition-2016 = 2016 edition (Noris)
    .text = 36 action cards, and 12 dark red ones if you want them. Great haste may be split between two visitors.

## Where a value comes from.

provenance-rulebook = from the rulebook
    .text = This value is stated in a rulebook.
provenance-reconstruction = reconstructed
    .text = This value is printed only on the cards, and no rulebook gives it: we chose it. If you own the box, you can use your own values.
provenance-owner = from your own box
    .text = This value comes from the file of values you loaded.
provenance-confirmed = confirmed
    .text = Two owners who don’t know of each other read the same off their boxes.
