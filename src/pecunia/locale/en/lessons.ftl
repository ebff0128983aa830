### The guided first games: what each step says, and what is to be done. One idea a step.

## Pecunia non olet.

lesson-non-olet-seat = Welcome to your latrine! Your queue is below, and the first in line goes first: a senator.
    .task = Seat him on the glowing seat on the right.
lesson-non-olet-refusal = Now a slave’s in front, but senators and slaves never sit side by side. When something isn’t allowed, the table tells you why.
    .task = Try the glowing middle seat anyway.
lesson-non-olet-cutter = He’s holding up the whole queue, and behind him they’re crossing their legs. Line cutter brings anyone to the front.
    .task = Play Line cutter.
lesson-non-olet-citizen = A citizen will sit beside anybody: good manners.
    .task = Choose the citizen who is second in your queue.
lesson-non-olet-middle = There he is, at the front and in a hurry.
    .task = Seat him on the free seat in the middle.
lesson-non-olet-markers = The drops are markers, one for each of your turns a visitor stays. Your senator stays three turns and then pays you four sesterces.
lesson-non-olet-draw = Full house! Every turn ends with a new card.
    .task = Draw a card and end your turn.
lesson-non-olet-rival = The others have had their turns. See Balbina’s senator? On her next turn he’ll pay her five sesterces!
    .task = Play Fish poisoning.
lesson-non-olet-poison = Anyone who eats that fish gets two more markers and stays two turns longer. Bon appétit.
    .task = Choose Balbina’s senator.
lesson-non-olet-water = Now for your own visitors. At the start of your turn nature takes a marker off each of them.
    .task = Go on, and let nature take its course.
lesson-non-olet-collect = Your slave has no marker left. No marker left means: pay and leave.
    .task = Choose him and collect one sesterce.
lesson-non-olet-slave = His seat is free, and a slave may sit beside a citizen.
    .task = Seat the next slave on the left.
lesson-non-olet-villa = You’ve drawn Villa Dixius: one more place of your own, with nobody on either side.
    .task = Play Villa Dixius.
lesson-non-olet-women = Two women like to sit together, there’s so much to tell: if both are at the front, they may share a seat.
    .task = Choose the second woman, and both go to the villa.
lesson-non-olet-win = There was nothing left to do, so your turn ended by itself. The first to 20 sesterces wins on the spot. Now the others play.
lesson-non-olet-patience = You’ve drawn Great haste: it takes two markers off your visitors. It’s worth most after nature has had her turn.
    .task = Keep the card and go on.
lesson-non-olet-haste = Two visitors pay now. And two others have just one marker left each!
    .task = Play Great haste.
lesson-non-olet-hurry = The card takes two markers off anyone you like.
    .task = Take the senator’s last marker.
lesson-non-olet-both = You can take the second marker off somebody else.
    .task = Take the last marker off the woman in the villa.
lesson-non-olet-free = Four visitors now pay you eleven sesterces: collect from one after the other. From here on you’re on your own. Good luck!

## Pecunia Olet.

lesson-olet-print = You print money, and three henchmen work for you. Each turn you place one of them.
    .task = Place one at the glowing print shop.
lesson-olet-shop = Two fakes! Ink and paper give them quality ★★, and the supermarket pays $50 for each.
    .task = Place a henchman at the glowing supermarket.
lesson-olet-sell = Choose what to pay with. Act natural.
    .task = Hand over both ★★ fakes.
lesson-olet-hat = A space with a cap moves the officer one step. One more step and the Godfather drops in to take half of everyone’s cash!
lesson-olet-fly = What’s abroad the Godfather can’t touch. A ticket costs $30.
    .task = Place a henchman on the commercial flight.
lesson-olet-hide = Keep $40 for the market and hide the rest.
    .task = Take $60 offshore.
lesson-olet-godfather = Balbina’s cap brought him. You paid $20 of your cash; your $60 abroad is safe.
lesson-olet-market = A new round: the henchmen are back, and unsold cards cost less. The hologram is the third component, after ink and paper.
    .task = Buy the hologram for $20.
lesson-olet-police = An investigation! From now on the supermarket refuses ★ and ★★. With three components yours will be ★★★.
lesson-olet-better = Two fakes per printer, as good as your components.
    .task = Place a henchman at the glowing print shop.
lesson-olet-receiver = The receiver takes everything, whatever the police know. He pays less, but there’s no cap on this space.
    .task = Place a henchman at the glowing receiver.
lesson-olet-rate = He pays the same for all, the rate of the worst: $20, $30 or $40.
    .task = Flog both ★★★ fakes.
lesson-olet-round = The round’s over. You have the pawn, so you begin again, until somebody goes to the space with the sunglasses and takes it from you.
lesson-olet-lawyer = When the officer reaches his last space the game ends; everybody may place one last henchman. Then a lawyer lets one of yours work once more; the Great Lawyer costs $30 now.
lesson-olet-free = In the end only money counts, cash and offshore. From here on you’re on your own. But beware: the next cap brings the Godfather!
