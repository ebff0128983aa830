### The five modules of the 2016 edition. Names are the official ones; what things do is told in our own words.
### In .short a name that can be cut and still be told apart.

module-famous = Famous Romans
    .text = Famous Romans mingle with the crowd. They do something when they sit down with you, or when they leave.
module-upgrades = Latrine upgrades
    .text = A little luxury: upgrades go on seats and work for the next Roman who sits down there. A slave who has finished can bring you one instead of paying.
module-events = Events
    .text = New markers come from open event cards. Take the last one, and the event breaks loose for everybody.
module-careers = Career ladders
    .text = From bucket carrier to latrine king: everyone climbs a ladder, at most one rung a turn, for its price or its task. First to the top wins.
module-favours = Favour of the Gods
    .text = Everyone has one god on their side. When a citizen leaves you on your own turn, you may swap yours: gods are fickle, and so are you.

## Famous Romans

famous-pompey = Pompey
    .text = When he sits down, all citizens in your queue go to its front and keep their order.
famous-vergil = Vergil
    .text = When he sits down, you draw Romans until your queue has seven.
famous-livia = Livia
    .text = When she sits down, you reveal five Romans: the women join the end of your queue, the others are discarded.
famous-caesar = Caesar
    .text = He sits down only where there’s no senator in the latrine. Otherwise he stays in front and nobody gets past him.
famous-vercingetorix = Vercingetorix
    .text = When he sits down, you may seat up to two more men from the front of your queue, each sharing a place with a man sitting alone.
famous-brutus = Brutus
    .text = He sits only in the middle. If a place is free but he can’t have the middle, he goes to the end of the next player’s queue.
famous-marc-antony = Marc Antony
    .text = He may join a citizen or a senator who sits alone, even where no place is free.
famous-ovid = Ovid
    .text = When he sits down, each of your other visitors ends up with exactly three markers, no more, no fewer.
famous-pliny = Pliny
    .text = When he sits down, each of the other players puts two markers on their own visitors.
famous-crassus = Crassus
    .text = When he sits down, all your other visitors who would pay one or two sesterces, coins on them included, leave and pay nothing.
famous-seneca = Seneca
    .text = When he leaves, you may take one marker off each of your other visitors.
famous-spartacus = Spartacus
    .text = When he leaves, you get one sesterce for each slave who still sits in your latrine.
famous-maecenas = Maecenas
    .text = When he leaves, you get one sesterce for each citizen who still sits in your latrine.
famous-cicero = Cicero
    .text = When he leaves, you get one sesterce for each senator who still sits in your latrine.
famous-cleopatra = Cleopatra
    .text = When she leaves, you get one sesterce for each woman who still sits in your latrine.
famous-flamma = Flamma
    .text = When he leaves, you get one sesterce for each Roman in your queue.
famous-octavian = Octavian
    .text = When he leaves, you may discard up to three action cards: one brings 1 sesterce, two bring 3, three bring 5.
famous-agrippina = Agrippina
    .text = When she leaves, you may draw two action cards.

## Latrine upgrades

upgrade-wooden-urinal = Wooden urinal
    .text = Two slaves may share this seat.
    .short = Wooden urinal
upgrade-marble-urinal = Marble urinal
    .text = Two citizens may share this seat.
    .short = Marble urinal
upgrade-golden-urinal = Golden urinal
    .text = Two senators may share this seat.
    .short = Golden urinal
upgrade-reserved-citizens = Reserved for citizens
    .text = Once a turn, while this seat is free, you may seat the first citizen in your queue here, ahead of everyone.
    .short = Citizens (sign)
upgrade-reserved-senators = Reserved for senators
    .text = Once a turn, while this seat is free, you may seat the first senator in your queue here, ahead of everyone.
    .short = Senators (sign)
upgrade-reserved-women = Reserved for Roman women
    .text = Once a turn, while this seat is free, you may seat the first woman in your queue here, ahead of everyone.
    .short = Women (sign)
upgrade-partition = Partition
    .text = Between this seat and its neighbours, senators and slaves get along.
upgrade-wood-splinter = Wood splinter
    .text = The first Roman who sits down here in a turn gets one marker fewer, but at least one.
upgrade-hourglass = Hourglass
    .text = The first Roman who sits down here in a turn gets three markers, whatever the card says.
upgrade-latrine-scrubber = Latrine scrubber
    .text = The first Roman with a duration of 4 or 5 who sits down here in a turn gets two markers fewer.
upgrade-towel-rails = Towel rails
    .text = The first slave who sits down here in a turn gets two coins on the card.
upgrade-sprig-of-lavender = Sprig of lavender
    .text = The first woman who sits down here in a turn gets two coins on the card.
upgrade-fountain = Fountain
    .text = The first citizen who sits down here in a turn gets two coins on the card.
upgrade-newspaper = Newspaper
    .text = The first Roman who sits down here in a turn gets one coin on the card.
upgrade-bag-of-silver = Little bag of silver
    .text = The first Roman with a duration of 2 or 3 who sits down here in a turn gets one coin on the card.
    .short = Silver (bag)
upgrade-bag-of-gold = Little bag of gold
    .text = The first Roman with a duration of 4 or 5 who sits down here in a turn gets two coins on the card.
    .short = Gold (bag)
upgrade-mop-bucket = Mop bucket
    .text = When the first Roman of a turn sits down here, you draw an action card.
upgrade-dustpan = Dustpan
    .text = When the first Roman of a turn leaves this seat, for whatever reason, you draw an action card.

## Events

event-slave-revolt = Slave revolt
    .text = In every queue all slaves go to the front and keep their order.
event-bread-and-games = Bread and games
    .text = All players discard one slave of their choice from their own queue, if it has one.
event-coliseum = Coliseum
    .text = All players get three Romans, keep one and pass the others to the left, until all are kept. Those kept join the end of the queue.
event-tumult = Tumult
    .text = All players draw three Romans and may swap any of them with Romans of their own queue, place for place. Discard the rest.
event-flower-market = Flower market
    .text = Every woman in every latrine loses a marker.
event-campaign = Campaign
    .text = All players pay one sesterce for each citizen in their latrine, or that citizen leaves and pays nothing.
event-feeding-the-poor = Feeding the poor
    .text = Every Roman in latrines and queues who would pay exactly one sesterce gets a coin on the card.
event-freeing-the-slaves = Freeing the slaves
    .text = Every slave in latrines and queues gets a coin on the card.
    .short = Freeing slaves
event-senate-schemes = Senate schemes
    .text = All players secretly choose any number of their action cards, discard them and draw the same number.
event-temple-service = Temple service
    .text = All players draw two action cards.

## Favours

favour-ceres = Ceres
    .text = Once on your turn: put a marker on one of your visitors and draw an action card.
favour-diana = Diana
    .text = Once on your turn: draw Romans until your queue has five.
favour-juno = Juno
    .text = Once on your turn: move one or two markers from one of your visitors to visitors in your other places. A visitor with none left pays and leaves at once.
favour-jupiter = Jupiter
    .text = Every Roman who sits down with you on your turn gets one more marker and two coins on the card.
favour-mars = Mars
    .text = On your turn you may fill a free place with one of the first three of your queue instead of the front one.
favour-minerva = Minerva
    .text = Once on your turn: discard an action card, get one sesterce and take a marker off one of your visitors.
favour-venus = Venus
    .text = As long as you hold this favour, no action card, not even your own, touches visitors and markers in your latrine.

## Career ladders. The first rung has its official name; all other names, tasks and prices are reconstructed.

ladder-patron = Patron
ladder-people = Friend of the people
ladder-matron = Matron
ladder-master = Slave master
ladder-schemer = Schemer
ladder-builder = Builder

rung-0 = bucket carrier
rung-1 = sponge washer
rung-2 = doorkeeper
rung-3 = latrine tenant
rung-4 = latrine master
rung-5 = latrine king
# A rung of a ladder that is longer than ours. $number: which one.
rung-more = rung { $number }

# Tasks. $count (number): how many; $class: the class in singular or plural.
task-seated = { $count } { $class } in the latrine
task-pairs =
    { $count ->
        [one] { $count } place with two visitors
       *[other] { $count } places with two visitors each
    }
task-classes = visitors of { $count } classes
task-markers-over = a visitor with more than { $count } markers
task-markers-total = { $count } markers on the visitors in all
task-hand =
    { $count ->
        [one] { $count } action card in hand
       *[other] { $count } action cards in hand
    }
task-queue =
    { $count ->
        [one] { $count } Roman in the queue
       *[other] { $count } Romans in the queue
    }
task-villas =
    { $count ->
        [one] { $count } villa with a visitor
       *[other] { $count } villas with visitors
    }
task-received =
    { $count ->
        [one] { $count } sesterce from leaving Romans in a turn
       *[other] { $count } sesterces from leaving Romans in a turn
    }
task-paid =
    { $count ->
        [one] { $count } Roman pays and leaves in a turn
       *[other] { $count } Romans pay and leave in a turn
    }
task-paid-class =
    { $count ->
        [one] { $count } { $class } pays and leaves in a turn
       *[other] { $count } { $class } pay and leave in a turn
    }
task-played =
    { $count ->
        [one] { $count } action card played in a turn
       *[other] { $count } action cards played in a turn
    }
task-hastened =
    { $count ->
        [one] { $count } marker off your visitors in a turn, bar phase 1
       *[other] { $count } markers off your visitors in a turn, bar phase 1
    }
