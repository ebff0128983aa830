### The guided first games: what each step says, and what is to be done. One idea a step.

## Pecunia non olet.

lesson-non-olet-seat = Welcome to your latrine! Your queue stands below, and whoever is in front comes first: a senator.
    .task = Seat him on the glowing seat on the right.
lesson-non-olet-refusal = A slave is in front now, but senators and slaves never sit side by side. Try the glowing seat in the middle: whatever is not allowed, the table says why.
lesson-non-olet-cutter = He holds up the whole queue. Your cards help: Line cutter brings anybody to the front.
    .task = Play Line cutter.
lesson-non-olet-citizen = A citizen sits beside anybody.
    .task = Choose the citizen who is second in your queue.
lesson-non-olet-middle = There he stands, in front.
    .task = Seat him on the free seat in the middle.
lesson-non-olet-markers = The drops are markers: so many of your turns a visitor stays. Your senator stays three turns and then pays you four sesterces.
lesson-non-olet-draw = All your seats are taken. Every turn ends with drawing a card.
    .task = Draw a card and end your turn.
lesson-non-olet-rival = The others have had their turns. Look at Balbina’s senator: in her next turn he pays her five sesterces!
    .task = Play Fish poisoning.
lesson-non-olet-poison = Whoever eats that fish gets two more markers and stays two turns longer.
    .task = Choose Balbina’s senator.
lesson-non-olet-water = Now for your own visitors. At the beginning of your turn the water takes a marker from each of them.
    .task = Go on, and let the water run.
lesson-non-olet-collect = Your slave has no marker left. Whoever has none pays and leaves.
    .task = Choose him and collect one sesterce.
lesson-non-olet-slave = His seat is free, and a slave may sit beside a citizen.
    .task = Seat the next slave on the left.
lesson-non-olet-villa = You have drawn Villa Dixius: one more place of your own, where nobody minds the neighbours.
    .task = Play Villa Dixius.
lesson-non-olet-women = Two women like to sit together: where both are in front, they may share one place.
    .task = Choose the second woman, and both go to the villa.
lesson-non-olet-win = Nothing was left to do, so your turn ended by itself. Whoever has 20 sesterces first wins, at once. Now the others play.
lesson-non-olet-patience = You have drawn Great haste: it takes two markers from your visitors. It is worth most after the water has run.
    .task = Keep the card and go on.
lesson-non-olet-haste = Two visitors pay now. And two others have one marker left each!
    .task = Play Great haste.
lesson-non-olet-hurry = The card takes two markers from whomever you like.
    .task = Take the senator’s last marker.
lesson-non-olet-both = The second marker may be another visitor’s.
    .task = Take the last marker of the woman in the villa.
lesson-non-olet-free = Four visitors pay you eleven sesterces now: collect from one after the other. From here on you play freely. Good luck!

## Pecunia Olet.

lesson-olet-print = You print money, and three henchmen work for you. In each turn you place one of them.
    .task = Place one at the glowing print shop.
lesson-olet-shop = Two fakes! Ink and paper give them quality ★★, and the supermarket pays $50 for each.
    .task = Place a henchman at the glowing supermarket.
lesson-olet-sell = Here you choose what you pay with.
    .task = Hand in both fakes of ★★.
lesson-olet-hat = A space with a hat moves the officer one step on. With his next step the Godfather comes: he takes half of everybody’s cash!
lesson-olet-fly = What lies abroad, the Godfather never finds. A ticket costs $30.
    .task = Place a henchman at the airline.
lesson-olet-hide = You keep $40 for the market and hide the rest.
    .task = Take $60 to your offshore account.
lesson-olet-godfather = Balbina’s hat has called him. You paid $20 of your cash; your $60 abroad are untouched.
lesson-olet-market = A new round: the henchmen are back, and unsold cards cost less. The hologram is the third ingredient, next to ink and paper.
    .task = Buy the hologram for $20.
lesson-olet-police = An investigation! From now on the supermarket refuses ★ and ★★. With three ingredients yours will be ★★★.
lesson-olet-better = Two fakes a printer, as good as your ingredients.
    .task = Place a henchman at the glowing print shop.
lesson-olet-receiver = The receiver takes everything, whatever the police know. He pays less, but on this space there is no hat.
    .task = Place a henchman at the glowing receiver.
lesson-olet-rate = He pays for all of them as for the worst: $20, $30 or $40 each.
    .task = Hand in both fakes of ★★★.
lesson-olet-round = The round is over. You have the pawn, so you begin again. Whoever goes to the space with the sunglasses takes it from you.
lesson-olet-lawyer = When the officer reaches his last space the game ends; everybody may place one last henchman. A lawyer then lets one of yours work once more; the Great Lawyer costs $30 now.
lesson-olet-free = At the end money counts, cash and offshore, and nothing else. From here on you play freely. But beware: the next hat brings the Godfather!
