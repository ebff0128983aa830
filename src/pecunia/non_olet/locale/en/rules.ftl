### The rules of Pecunia non olet for people who argue: what holds at a clause of docs/rules, and in .why the reason for it.
### A key is the game and the clause: A19, or section-2-5 for §2.5.

## Sections

rule-non-olet-section-1-2 = The edition decides which action cards are in the pile. The 2005 edition has forty. The 2016 edition has all of these but { card-colosseum-break } and { card-regular-guest }, and twelve dark red ones as well, if you agreed on them before the game.
    .why = The 2016 rules give totals only, 36 and 12; how many there are of each kind is printed on the cards themselves. Forty less the four that vanished makes exactly 36. How the twelve dark red ones are divided is reconstructed.
rule-non-olet-section-2-1 = Two to six play. Each player has a latrine with three seats, left, middle and right; only a { card-villa-dixius } adds one more place. Everybody begins with five Romans in the queue and two action cards in hand, and draws one more at the end of each turn. You play cards from your own hand.
    .why = All printed rules set up the game this way. Only the order of dealing is ours, so that a game can be repeated exactly.
rule-non-olet-section-2-2 = The 2016 edition has five modules: { module-famous }, { module-upgrades }, { module-events }, { module-careers }, { module-favours }. You agree before the game which of them to play with. The others stay in the box, with their cards and everything they let you do.
    .why = The rules allow any combination and merely advise newcomers against more than two modules at a time.
rule-non-olet-section-2-3 = A turn has four phases, always in this order: all your visitors lose a marker; those who have none left pay and leave; Romans from your queue sit down in your free places; you draw an action card, and the turn is over. None can be left out. Until you draw you may play as many cards as you like in between, one after the other.
    .why = This is how all the rules describe a turn. They allow cards at any time in it and end it with the draw, so a card you have just drawn comes into play on your next turn at the earliest.
rule-non-olet-section-2-5 = The first Roman in your queue sits down in a free place of your choice. A senator and a slave never sit side by side; left and middle are neighbours, middle and right too, and a villa has none. Only two women may share a place. Modules make exceptions. A Roman in front who cannot sit down anywhere blocks all the others.
    .why = Senators will not have slaves beside them: in the basic game that is the one reason for a place to stay empty. The rules never suspend the order of the queue; that is what cards are for.
rule-non-olet-section-3-5 = All players hold the favour of exactly one god. { favour-ceres }, { favour-diana }, { favour-juno } and { favour-minerva } are used on your own turn, and only where they change something. { favour-jupiter }, { favour-mars } and { favour-venus } are not used: they work all the time. When a citizen leaves you on your own turn, you may swap yours for one in the middle or another player’s.
    .why = The four that are used offer something to do, once a turn; the other three describe what is always true. As with action cards, we require that using one changes something.
rule-non-olet-section-3-6 = On your own turn you may climb one rung of your ladder, always the next one: you pay its whole price to the bank, or you have done its task. There is nothing beyond the last rung. The first to get there wins, unless you have agreed that money counts as well.
    .why = To win, the rules ask for every rung. How many there are, their prices and their tasks are printed only on the cards: ours are reconstructed, except for the name of the first rung.

## Timing, turn, victory

rule-non-olet-A1 = If a card takes the last marker off one of your visitors before you collect on your turn, that visitor stays seated and pays in phase 2. With the house rule “{ house-finishedTiming-immediate }” payment comes straight away.
    .why = Paying is described in phase 2 only, and in the rules’ own example cards are played before it: so a finished visitor sits there for a while. Your money comes in the same turn anyway.
rule-non-olet-A2 = If one of your visitors loses the last marker on your own turn while you collect or later, that visitor pays and leaves at once. With the house rule “{ house-finishedTiming-strictPhase2 }” a visitor who finishes after phase 2 waits for your next turn.
    .why = You may play cards throughout your turn, and a visitor without markers leaves. Nobody says that such a visitor blocks the place for another round. { favour-juno } says “at once” only because she also works before you collect.
rule-non-olet-A3 = If your visitor loses the last marker on another player’s turn, that visitor stays and pays when you next collect. Until then this is a visitor like any other, who can be thrown out or given new markers. With the house rule “{ house-finishedTiming-immediate }” payment comes straight away.
    .why = Under the German rules, only the player whose turn it is collects. It also spares you a choice between money and an upgrade in the middle of somebody else’s turn. All you can lose is a little time.
rule-non-olet-A4 = What a visitor pays goes to the player in whose latrine that visitor sits.
    .why = The rules name the player whose turn it is, a quick reference names the owner of the card. They are the same person, for you collect on your own turn.
rule-non-olet-A5 = If several of your visitors are finished together, they pay and leave one after the other, in the order you choose.
    .why = Under the German rules, each goes right after paying, so they do not all go at once. Who goes first matters: { famous-spartacus }, for one, counts only the slaves who are still there.
rule-non-olet-A6 = A place that becomes free while you are seating Romans must be filled in the same turn too. What counts is the moment you want to draw: by then, every place that can be filled must be filled.
    .why = In principle all free places must be filled; the only excuse they allow is the quarrel between senators and slaves. They make no exception for places that become free late.
rule-non-olet-A7 = Drawing ends your turn: you play nothing after that, and the card you drew has to wait for your next turn.
    .why = All the rules agree on this: drawing is the last thing in a turn.
rule-non-olet-A8 = On your own turn you may play cards at any moment before you draw, but not into one another: a card is carried out completely before anything else begins. Nobody answers with a card of their own, and nobody plays one on another player’s turn.
    .why = The rules allow cards at every moment of your own turn, and at no other time. They say nothing about answering a card.
rule-non-olet-A9 = You cannot skip collecting: every one of your visitors with no marker left pays and leaves.
    .why = Only the English rules sound as if you had a choice; the German ones, which count when in doubt, leave you none.
rule-non-olet-A10 = The game ends at once, even in the middle of a phase or a card, as soon as somebody owns the target. No round is played to its end.
    .why = The first to have it wins: almost all the rules say so, only the English ones dropped the word. A quick reference from 2005 says explicitly that it happens at once.
rule-non-olet-A11 = What you own counts for victory. What you have paid or given away is gone. With the house rule “{ house-winBy-earned }”, everything the bank has ever paid you counts.
    .why = Some of the rules speak of money earned. But money is in plain view on the table, and otherwise taxes and paid rungs would mean nothing for victory.
rule-non-olet-A12 = If a card brings money to several players, they get it one after the other, first the player whose turn it is, then clockwise. The first to reach the target wins alone.
    .why = In the rules, one player gets there first; there is no shared victory. So there must be an order.
rule-non-olet-A13 = You can win on another player’s turn, too: by a gift, by { card-alms } or by a famous Roman who leaves you.
    .why = The game ends as soon as somebody has the target, and no rule says that it must be that player’s turn.
rule-non-olet-A14 = Each module in play raises the target by 5. Dark red cards are not a module. The house rule “{ house-targetPerModule }” changes the number; a target that you agree on yourselves stays as it is.
    .why = The rules recommend it for each module used. With career ladders the target hardly matters, since the last rung wins.
rule-non-olet-A15 = After your turn, it is simply the next player clockwise. The starting player does not change.
    .why = Only a quick reference from 2005 speaks of a starting player that changes. There is no token for it, and the rulebooks do not mention it.
rule-non-olet-A16 = Who begins is settled before the game; after that, play goes clockwise.
    .why = In 2016, the last to have been to the toilet begins; in 2005, you name somebody. A program cannot check the former.
rule-non-olet-A17 = Where the rules say “round”, they mean one player’s turn. So your visitors lose a marker in each of your turns, not in everybody’s.
    .why = The German rules use two words for the same thing, and the translations waver with them.

## Seating, women, villa

rule-non-olet-A18 = You choose freely in which of your free places the first Roman sits down. A place is free when nobody sits there.
    .why = The rules speak only of a free place, and nowhere of the leftmost.
rule-non-olet-A19 = As long as you have a free place and the first Roman in your queue may sit there, that Roman must sit down. Only then may you draw and end your turn.
    .why = Only one old French text sounds milder; all other rules are clear about it.
rule-non-olet-A20 = If the first in line cannot sit down, nobody overtakes: the place stays free until a card or a module changes something. You are not obliged to play a card.
    .why = In all examples of the rules the place stays free, or somebody plays a card.
rule-non-olet-A21 = You may seat Romans so that a later one finds no place, even on purpose.
    .why = Your duty concerns only the one who is in front right now. The German rules themselves remark that an empty place can be an advantage.
rule-non-olet-A22 = If two women are at the front of your queue, you choose: each gets a place of her own, both sit down together on one, or one after the other. Without a module nobody else shares a place.
    .why = The rules let women share a place, two at once or one joining later; they do not demand it. Nobody else is allowed to.
rule-non-olet-A23 = A woman at the front of your queue may join a woman who sits alone, even if you have no free place. She need not: you may seat her elsewhere or let her wait, as long as no free place has to be filled.
    .why = The rules name joining as a case of its own, besides filling free places.
rule-non-olet-A24 = The woman in front may join another although a place is still free. It is then up to the next in the queue to fill the free place.
    .why = No rule demands that free places be filled first. The duty simply passes to the next one.
rule-non-olet-A25 = There are never more than two in one place, no matter who they are and which modules you play with.
    .why = The rules speak of two everywhere and never of more.
rule-non-olet-A26 = If one of two who share a place leaves, it is not free. Another woman may join the one who stays.
    .why = A place is free when nobody sits there, so you need not fill it. And a woman who sits alone may have company.
rule-non-olet-A27 = Even to join somebody, a woman must be at the front of the queue.
    .why = The rules let women share a place, not jump the queue: seating begins in front.
rule-non-olet-A28 = An empty { card-villa-dixius } must be filled like a free seat.
    .why = The rules do say that you can put Romans there. But whatever is true of the latrine is true of the villa; the only exception named is the quarrel between senators and slaves.
rule-non-olet-A29 = A { card-villa-dixius } goes with its last visitor, for whatever reason they leave. If nobody has sat in it yet, it stays.
    .why = The 2016 rules put it like this. The 2005 texts speak of the Roman as if only one could sit there; with two women, the last one counts.
rule-non-olet-A30 = A villa counts as part of the latrine everywhere: for taxes, for cards that hit visitors, and wherever somebody counts visitors.
    .why = In 2016 this is stated outright. The 2005 texts say it only of taxes; we do the same in both editions.
rule-non-olet-A31 = Whatever concerns Romans reaches into the villa: { card-latrine-gossip }, { favour-juno }, { favour-mars }, { famous-vercingetorix }. Whatever belongs to a seat, or to the middle one, does not: upgrades and { famous-brutus } stay outside.
    .why = The general rule treats the villa like the latrine as far as Romans are concerned. That does not make it a seat.
rule-non-olet-A32 = You may have several villas. Each stands by itself.
    .why = No rule sets a limit, apart from the three cards in the pile.
rule-non-olet-A33 = If you build a { card-villa-dixius } while you are seating Romans, it is there at once and must be filled in the same turn.
    .why = You play cards whenever you like, and a villa is a free place like any other.
rule-non-olet-A34 = Whether senators and slaves get along is checked only when somebody sits down.
    .why = The rule can be read as a condition for sitting down or as a ban that always holds. It makes no difference, for no card ever moves two seated Romans side by side.

## Queues and piles

rule-non-olet-A35 = A queue may grow longer than five, in both editions. In the 2005 edition you can set a limit with the house rule “{ house-queueCap5 }”.
    .why = In 2016 it is explicitly allowed. A 2005 French text forbids it, but that would cripple ten cards of its own pile, { card-ejection } among them: most likely a “not” that slipped in.
rule-non-olet-A36 = If you play with the house rule “{ house-queueCap5-true }”, nobody can be sent to a queue of five Romans. If { card-colosseum-break } turns up Romans and every queue is full, they are discarded in the order in which they were turned up.
    .why = The text that sets the limit does not say what becomes of those who do not fit. Not letting a full queue be chosen in the first place takes the fewest exceptions.
rule-non-olet-A37 = When a queue is empty, it is filled with five Romans at once, even in the middle of a card and on another player’s turn. What the card is doing does not touch the new ones.
    .why = All the rules say: at once. A card is about the Romans who were there when it was played.
rule-non-olet-A38 = A queue of one to four Romans is not topped up.
    .why = You draw only when it is used up.
rule-non-olet-A39 = A discard pile is shuffled only when a card is needed and the pile is empty, then even in the middle of drawing.
    .why = Until then whatever was discarded last stays on top; for { card-regular-guest } this makes a difference.
rule-non-olet-A40 = If the pile of Romans is used up, the discard pile is shuffled and becomes the new one. If both are empty, you draw what there is, perhaps nothing. An empty queue is then filled as soon as there are Romans again; until then your places may stay free.
    .why = The rules do not expect it, but with six players and long queues it does happen. Nobody should suffer because Rome has run out of Romans.
rule-non-olet-A41 = When several are discarded together, first go the visitors from left to right, then those in the villas, of two in one place the one who has been there longer first, and finally the queue from front to back.
    .why = The rules are silent. The discard pile is face up, and sometimes it matters who is on top, so it needs a fixed order.
rule-non-olet-A42 = When the pile of action cards is used up, their discard pile is shuffled and becomes the new one.
    .why = The French rules of 2016 leave out the shuffling. All the others have it.

## Action cards

rule-non-olet-A43 = You may play a card only if it changes something, and choose only those it can affect. Otherwise you keep it.
    .why = The rules say nothing about it. You lose nothing, for there is no limit to the cards in your hand.
rule-non-olet-A44 = In the 2016 edition { card-great-haste } takes two markers, both from one visitor or one each from two. In the 2005 edition both come from the same visitor.
    .why = The four rules of 2016 speak of two in total, the 2005 French texts of a single card. What the German 2005 cards say we do not know.
rule-non-olet-A45 = If there are fewer markers than a card wants to take away, you take all there are. There must be at least one, and you cannot stop before you have taken what the card demands.
    .why = The rules are silent. Doing what can be done is the simplest way; without any marker the card would change nothing.
rule-non-olet-A46 = { card-good-business } takes three markers in total. How you divide them among your visitors is up to you.
    .why = The German text lacks the words “in total”; the Italian one stresses your choice. We read the card like { card-great-haste }, which says so.
rule-non-olet-A47 = { card-good-business } and { card-rumour-mill } cost a sesterce, which goes to another player, never to yourself. You must own it when you play the card.
    .why = It is the price of something nobody forces you to do. Otherwise these cards would cost nothing at the beginning, when nobody owns anything.
rule-non-olet-A48 = With { card-rumour-mill } you draw first and then give the sesterce away. You must own it before you draw. You may play the cards you drew in this same turn.
    .why = That is the order in the text, and your turn is not over yet.
rule-non-olet-A49 = { card-fish-poisoning } hits exactly one visitor in another player’s latrine or villa; both markers go there. Nobody in a queue and none of your own visitors can be chosen. { card-latrine-gossip } too is for other players’ visitors only.
    .why = Only a 2005 French text speaks loosely of an opponent’s Roman; all others say: in an opponent’s latrine. The German rules stress that it is a single one.
rule-non-olet-A50 = { card-latrine-gossip } needs two women who share a place of another player, a seat or a villa, and have unequal markers: the one with fewer gets as many as the other. Two women in different places will not do.
    .why = This is how 2016 puts it. The 2005 French texts speak of a latrine with two women; but only if they share a place is it clear which two are meant, so we do the same in both editions.
rule-non-olet-A51 = { card-rat-infestation } takes markers off one of your visitors, at least one and as many as you like, and puts them on other visitors of yours. So you need two. The one who shares the place may get some as well, but nobody gets their own back.
    .why = Only the Italian rules sound as if it had to be all of them; the others leave the number to you.
rule-non-olet-A52 = { card-slave-market }, { card-citizens-assembly }, { card-senate-meeting } and { card-womens-forum } hit one player of your choice, and that may be you. There must be somebody of that class in that latrine or queue; where { favour-venus } protects the latrine, only the queue counts. Nobody pays on leaving.
    .why = The rules say “one player” and exclude nobody. Only visitors who are finished pay.
rule-non-olet-A53 = In a { card-conspiracy } all players give up one visitor of their own, openly, one after the other; the player who played the card begins. Players without a visitor lose nothing, nor does the holder of { favour-venus }. If nobody would lose anybody, the card cannot be played.
    .why = Everywhere it says each player, so that includes you. Secrecy is not mentioned, and the order is the usual one.
rule-non-olet-A54 = A special tax costs one sesterce for each visitor of its class. If you own less, you pay what you have; nobody gets into debt and nobody has to leave for it. If nobody would pay anything, the card cannot be played.
    .why = The rules have no debts, and no visitors given as security. What somebody else forces on you cannot cost more than you have.
rule-non-olet-A55 = { card-alms }: the richest player gives two sesterces to the poorest, or all there is if it is less. In a tie you choose, but only among those who are tied. If all own the same, the card cannot be played.
    .why = The rules leave ties open. With other cards, too, the one who plays them decides what they leave open; and where all own the same, nobody is rich or poor.
rule-non-olet-A56 = { card-rich-slaves } doubles what slaves pay from now on until the end of the turn, in every latrine. A second card of this kind would change nothing. Coins lying on a slave are not doubled.
    .why = It is the payment of slaves who leave in this turn that is double; the coins on the card come on top of it. And double means doubled once.
rule-non-olet-A58 = For a { card-state-visit } you draw from the face-down pile of Romans.
    .why = Here the German rules use a different word for the pile. There is no second pile of Romans.
rule-non-olet-A59 = In a { card-latrine-change }, two Romans take each other’s exact places. Both queues stay as long as they were.
    .why = Only a 2005 French text might also mean that one of them moves across; all others speak of an exchange.
rule-non-olet-A60 = { card-ejection } sends a Roman to another queue, to its very end, and { card-latrine-change } swaps two Romans of two different queues. Within one queue neither of them works.
    .why = In both cases the rules say: another queue.
rule-non-olet-A61 = { card-line-cutter } brings a Roman to the front of the queue that Roman is already in. So it cannot be the first in line, and the queue needs at least two.
    .why = All the rules, except one old French text, say that it stays in the same queue.
rule-non-olet-A62 = With { card-spring-cleaning } each of your visitors loses a marker. You cannot leave anybody out.
    .why = The card offers no choice.
rule-non-olet-A63 = Our twelve dark red cards: two each of { card-state-visit }, { card-good-business }, { card-rat-infestation } and { card-rumour-mill }, one each of the four other kinds. This is reconstructed.
    .why = The rules give the total and eight kinds; the numbers are printed on the cards alone. If you own the box, you can enter yours.
rule-non-olet-A64 = { card-regular-guest } brings back the Roman on top of the discard pile. If there is nobody, the card cannot be played.
    .why = The 2005 texts speak of the last Roman of the discard pile. That is the one discarded last, on top.
rule-non-olet-A65 = With { card-colosseum-break } you decide which queues the three Romans join, and in which order.
    .why = One 2005 text lets you divide them; the other mentions one or several queues. Nothing else limits you.

## Modules and famous Romans

rule-non-olet-A66 = Where it matters what somebody would pay, the coins on the card count as well, as with { famous-crassus }. Where it matters what the card says, only the printed number counts.
    .why = The 2016 rules include all modules in what they say about markers and sesterces, unless they say otherwise. “Indicated on the card” says otherwise.
rule-non-olet-A67 = Where a module contradicts the basic rules, the module wins.
    .why = The rules say so in all four languages.
rule-non-olet-A68 = Which famous Romans play, and how many, is up to you. They are shuffled in only after the set-up: at the beginning none of them sits or waits.
    .why = The rules allow any number and mix them in afterwards. Only the French ones leave out the “afterwards”.
rule-non-olet-A69 = Famous Romans have their effect when they leave, and citizens let you swap your favour, whether they pay or not. With the house rule “{ house-leaveTriggers-paidOnly }” they must pay, and a slave exchanged for an upgrade has not paid; the { upgrade-dustpan } still draws for every departure.
    .why = Leaving and paying are two things in the German rules: in a { card-conspiracy }, somebody leaves without paying, and coins are only for those who leave and pay.
rule-non-olet-A70 = A Roman who has sat down has the effect of sitting down, even if an event sends that Roman away straight after.
    .why = The condition is only that they sat down. They did.
rule-non-olet-A71 = When { famous-pompey } sits down, all citizens of your queue go to the very front and keep their order. You cannot decline.
    .why = The translations differ, and the German rules do not say how far forward. We read it like { event-slave-revolt }.
rule-non-olet-A72 = When { famous-vergil } sits down, your queue is filled up to seven. If it has seven or more already, nothing happens.
    .why = Only the Italian rules add seven Romans; the others fill up to seven.
rule-non-olet-A73 = The women whom { famous-livia } turns up join the queue of the player with whom she sits.
    .why = The English rules say just “the queue”. The others clearly mean one’s own.
rule-non-olet-A74 = { famous-caesar } sits down with you only while no senator sits in your latrine or villas. Until then he stays in front, and nobody gets past him. Once he sits, other senators may come. { famous-brutus } sits in the middle and nowhere else.
    .why = The rules merely set a condition for sitting down. They do not say that he is discarded or overtaken, and he cannot wait for ever: every senator finishes some day.
rule-non-olet-A75 = When { famous-vercingetorix } sits down, you may seat up to two men from the front of your queue, each with a man who sits alone in another place. No senator comes beside or together with a slave. You may stop at any time.
    .why = In German and Italian, it is one on each of the two other seats; in English, only one. A second man needs a first one, so neither an empty place nor a woman will do.
rule-non-olet-A76 = { famous-brutus } sits in the middle and nowhere else. If he is in front, you have a free place and he cannot sit in the middle, he goes to the end of the next player’s queue before your turn ends, even if another place would suit him. Without a free place he waits.
    .why = He is passed on when it is his turn to sit and the middle will not do. The rules never mention a side seat for him, and without a free place it is not yet his turn to sit.
rule-non-olet-A77 = { famous-marc-antony } may join a citizen or senator who sits alone, even if you have no free place.
    .why = Joining somebody is a way of sitting down, as with the women.
rule-non-olet-A78 = { famous-ovid } brings all other visitors of the latrine in which he sits down to exactly three markers, upwards or downwards. He does not touch other latrines.
    .why = Only the English rules sound as if they meant every card on the table.
rule-non-olet-A79 = When { famous-pliny } sits down, the other players, clockwise, each put two markers on visitors of their own, on one or on two. Players without a visitor put down none.
    .why = The rules speak of any Romans in one’s own latrine. Where nobody sits, no marker can go.
rule-non-olet-A80 = For { famous-crassus }, what counts is what a visitor would pay, coins on the card included. He himself stays, and he does not touch the queue.
    .why = The rules hit visitors who pay only one or two sesterces, and coins count when it comes to paying.
rule-non-olet-A81 = When { famous-seneca } leaves, you take a marker from each of your other visitors, or from none.
    .why = You may do it to all the others; the rules say nothing about choosing among them.
rule-non-olet-A82 = A Roman who pays leaves alone: then { famous-spartacus } counts the slaves who are still there. When several are discarded together, they are all gone already: after a { card-senate-meeting } { famous-cicero } finds no senator left.
    .why = Visitors pay one after the other; a card that sends away everybody of a class sends them away together.
rule-non-olet-A83 = { famous-flamma } counts every card in your queue. He is a slave and a man.
    .why = The English rules say “every other” although he is not in the queue; the Italian ones turn him into a woman. Both are slips.
rule-non-olet-A84 = If { famous-octavian } leaves you on another player’s turn, you may discard cards and take the money then, too.
    .why = He has his effect when he leaves, whenever that is. Discarding cards is not playing them.
rule-non-olet-A85 = When { famous-agrippina } leaves, you draw two action cards or none. You get just one only if there are no more.
    .why = The rules let you draw two, not up to two.

## Upgrades

rule-non-olet-A87 = Before the game all players choose two Romans, the first for the left seat, the second for the right one. With the module “{ module-upgrades }” each also takes an upgrade and puts it on a seat at once; with “{ module-favours }” a favour. Nobody takes more than that share.
    .why = The rules name what all should have in the end: a Roman on the left, one on the right and an upgrade on any seat. If somebody took more, there would not be enough for all.
rule-non-olet-A88 = If you play with “{ module-upgrades }” and “{ module-favours }” together, everybody chooses two Romans, one upgrade and one favour, in four rounds: clockwise, back, clockwise, back.
    .why = The rules describe the choice for each module by itself, in three rounds that change direction. A fourth thing, a fourth round.
rule-non-olet-A89 = With “{ module-upgrades }” or “{ module-favours }” you choose before the game; nothing is dealt at random.
    .why = Choosing is how these modules are set up; no rules mention another way.
rule-non-olet-A90 = If you take an upgrade for a slave, you get neither his payment nor the coins on his card; { card-rich-slaves } brings nothing either. With the house rule “{ house-finishedTiming-immediate }” this choice may come on another player’s turn.
    .why = The upgrade comes instead of the money, and you get coins only from somebody who leaves and pays. This one does not pay.
rule-non-olet-A91 = An upgrade can only go on a free seat. The one the slave is just leaving counts, a villa does not. If no seat is free, the slave pays.
    .why = The rules allow upgrades on free seats only. On a shared seat where somebody still sits it is therefore not possible.
rule-non-olet-A92 = An upgrade that is replaced goes to a discard pile. When the pile of upgrades is empty, this one is shuffled; if both are empty, fewer are on offer.
    .why = The rules are silent. The other piles work like this.
rule-non-olet-A93 = You can remove an upgrade only to put a new one in its place.
    .why = The rules allow it only for this.
rule-non-olet-A94 = Each upgrade works once a turn; different ones may work in the same turn. With the house rule “{ house-upgradeOncePerTurn-false }”, they work more often; signs and the { upgrade-dustpan } still work once.
    .why = Some cards speak of every new Roman, but the general rule comes first. Only of { favour-jupiter } do the rules say explicitly that he works several times; otherwise they would not need to.
rule-non-olet-A95 = Whatever an upgrade gives to or takes from the Roman who sits down happens by itself. Only urinals and signs are up to you.
    .why = The general text says that upgrades can be used. But the cards themselves command, the { upgrade-hourglass } even “always”; only urinals and signs merely permit.
rule-non-olet-A96 = The { upgrade-dustpan } lets you draw on another player’s turn as well, once in every turn.
    .why = Other upgrades work on your own turn. But this card says “for whatever reason”, and usually the reason is somebody else’s card.
rule-non-olet-A97 = { upgrade-wooden-urinal }: two slaves. { upgrade-marble-urinal }: two citizens. { upgrade-golden-urinal }: two senators. This always holds, not just once a turn.
    .why = The rules name the three in one breath, and in this order the words match. They permit something, and a permission is never used up.
rule-non-olet-A98 = Whenever you may play a card on your own turn, a sign lets you seat the first Roman of its class on its seat, past all the others. The seat must be free, and exactly this Roman must be allowed to sit there. Seated before phase 1, that Roman loses the first marker straight away.
    .why = The German says “may”; in the translations the Roman is simply seated. And it says only: on your own turn, while the seat is free, not just when places are being filled.
rule-non-olet-A99 = The { upgrade-partition } separates its seat from its neighbours, both ways. In the middle it ends all quarrels, at the side all but the one between the two other seats. A senator and a slave still never share a place.
    .why = The German rules say that the rule does not apply to the seat with the partition, but does to the others. And it takes two to be neighbours.
rule-non-olet-A100 = First the upgrade works, then { favour-jupiter } adds one marker. With the { upgrade-hourglass } that makes four.
    .why = The { upgrade-hourglass } says always three, { favour-jupiter } says additional. This way both are right.
rule-non-olet-A101 = { upgrade-latrine-scrubber }, { upgrade-bag-of-silver } and { upgrade-bag-of-gold } go by the duration printed on the card.
    .why = The rules speak of the number indicated on the Roman’s card. That takes precedence over the general rule that all modules count.
rule-non-olet-A102 = You get the coins on a card only when that Roman pays and leaves.
    .why = In German and English this is clear. The French rules lost the condition, and the Italian ones are garbled.
rule-non-olet-A103 = The { upgrade-sprig-of-lavender } works for women only, the { upgrade-fountain } for citizens only.
    .why = The French sounds as if they came on top of the slaves; the other rules say: instead.
rule-non-olet-A104 = Upgrades work only for a Roman who has just sat down on their seat, not for one who is already sitting there, and not at set-up.
    .why = The French rules leave out the word “new” three times. The others have it.
rule-non-olet-A105 = An upgrade that you get this turn works in the same turn.
    .why = Only a new favour has to wait; nobody says so of upgrades.

## Events

rule-non-olet-A106 = All new markers come from the face-up event cards: when somebody sits down, with { card-fish-poisoning } and { card-latrine-gossip }, with { famous-pliny }, { favour-ceres }, { favour-jupiter } and what { famous-ovid } adds. Markers that are moved do not, nor do those of the set-up.
    .why = The rules name sitting down and { card-fish-poisoning } as examples of having to put markers on Romans. Moving markers does not put down new ones.
rule-non-olet-A107 = An event happens as soon as all the markers for this card or this Roman are down, before anything else, but not in the middle.
    .why = The word is “immediately”. But what has begun is finished first, or the Roman would sit there with half the markers.
rule-non-olet-A108 = If several events run out of markers together, the player whose turn it is decides in which order they happen.
    .why = The rules say this of several in one “round”. They mean those that are due together, since earlier ones are over by then.
rule-non-olet-A109 = If there are too few markers on the event cards, or none, the rest comes from the supply.
    .why = The rules say so for when all events have happened. Too few is the same case.
rule-non-olet-A110 = When the pile of events is empty, those that have happened are shuffled and become the new one.
    .why = The rules are silent. The other piles work like this.
rule-non-olet-A111 = Markers never run out. If some are missing, you use something else.
    .why = The 2016 rules advise this themselves. The 2005 texts say nothing; we do the same in both editions.
rule-non-olet-A112 = With { famous-pliny }, everybody who puts down markers decides which event cards they come from.
    .why = Under the German rules, the player who has to put them down takes them.
rule-non-olet-A113 = In a { event-slave-revolt } the slaves keep their order among themselves, and so do the others behind them.
    .why = The card just says: to the very front. Nothing asks for the rest to be jumbled.
rule-non-olet-A114 = With { event-bread-and-games } everybody discards exactly one slave of their choice from their own queue. Players without one discard none.
    .why = Only the English rules sound as if it were any number.
rule-non-olet-A115 = In the { event-coliseum } all choose secretly and at the same time. If there are not enough Romans, those there are get dealt. With two players the last card to come back is one that you passed on yourself.
    .why = The rules say only what is kept and what is passed on. Nobody should know what the others keep before choosing.
rule-non-olet-A116 = In a { event-tumult } a new Roman takes exactly the place of the one replaced.
    .why = It is an exchange, and in an exchange the position stays the same.
rule-non-olet-A117 = From a woman without markers the { event-flower-market } takes nothing. She stays until she pays.
    .why = Where there is nothing, there is nothing to take.
rule-non-olet-A118 = In a { event-campaign } you decide for each citizen separately: one sesterce, or he leaves and pays nothing. If you cannot pay, you must let him go.
    .why = The French sounds like all or none; the other rules say: for each. He is not finished, so he does not pay.
rule-non-olet-A119 = { event-feeding-the-poor } helps all who would pay exactly one sesterce, coins included. { card-rich-slaves } does not count here.
    .why = The rules ask what they would pay, and the coins belong to that. Double payment is only for slaves who actually leave this turn.
rule-non-olet-A120 = Coins on a card travel with it, from queue to queue and on to the seat. When it is discarded, they go to the bank.
    .why = The rules say nothing about it. The coins belong to the Roman, not to the place.
rule-non-olet-A121 = In { event-senate-schemes } first all discard, then all draw.
    .why = The choice is secret and made at the same time: nobody should see beforehand what another has discarded.
rule-non-olet-A122 = If there are not enough action cards for all, they are drawn clockwise from the player whose turn it is, until none is left.
    .why = The rules say nothing about it. This is the usual order.
rule-non-olet-A123 = You are free to choose from which event cards you take markers, from several as well.
    .why = The German rules say so explicitly. That is the fun of it: you have a say in what will happen soon.
rule-non-olet-A124 = An event that has happened is replaced only when the turn is quite over, that is, after the draw.
    .why = Not before the end of the turn, say the rules, and the draw still belongs to it.
rule-non-olet-A125 = Markers taken away go to the supply, never back to an event card.
    .why = No rule ever puts any back on an event.

## Career ladders

rule-non-olet-A126 = With career ladders the first on the last rung wins; money alone is not enough. With the house rule “{ house-ladderWin }” you can ask for the target as well, or let it win on its own.
    .why = The rules say that you must climb all the rungs to win, and that excludes winning by money alone. Asking for both would mean paying for rungs and still hoarding the whole target. This is our least certain ruling, for we do not know the printed prices.
rule-non-olet-A127 = Everybody begins on the rung “{ rung-0 }”, and the next one is the one printed below it.
    .why = The rules let you begin on the uppermost rung and then climb higher. That works only if the ladder is printed from top to bottom; the French simply says the first.
rule-non-olet-A128 = You climb one rung a turn at most. You pay its whole price or you have done its task; you cannot pay part of it.
    .why = All the rules say: one rung, paid for or earned. None of them mentions a mixture.
rule-non-olet-A129 = A task counts only on your own turn, the one that is running now. What you did in earlier turns, or what happened on another player’s turn, is not carried over. What a task asks you to have must be true at the moment you climb.
    .why = Under the German rules, you may climb at any time on your turn. If deeds could be saved up, somebody would have to keep accounts for the whole game.
rule-non-olet-A131 = For a task, what counts is what is really on the Romans or has been taken off them, no matter which card or module did it.
    .why = The rules explicitly include markers and coins that come from cards and modules.
rule-non-olet-A132 = Whether and when you climb is your decision. Nothing happens by itself.
    .why = No rule forces you. If you still need the money, you may wait.
rule-non-olet-A133 = You may pay for a rung even if it makes you poor, just before { card-alms }, say. What others own does not matter to your ladder.
    .why = The rules do not link the two.

## Favours

rule-non-olet-A134 = You may swap at the moment a citizen leaves your latrine on your own turn, paying or not. If you take another player’s favour, that player gets yours and cannot refuse. With the house rule “{ house-leaveTriggers-paidOnly }” the citizen must have paid.
    .why = The rules say “whenever a citizen leaves” and do not ask why. Nor do they require anybody’s consent.
rule-non-olet-A135 = A favour that you get this turn works from your next turn on, { favour-jupiter } and { favour-mars } too. Only { favour-venus } protects you at once.
    .why = A new favour can be used from the next turn on. { favour-venus } is not used: she works as long as you hold her.
rule-non-olet-A136 = If somebody takes your favour and leaves you theirs, you can use it on your very next turn.
    .why = You have to wait only on the turn you get it, and that was not your turn.
rule-non-olet-A137 = If several citizens leave, you may swap several times. A favour that you give away and get back counts as new.
    .why = The German rules say “whenever”. And what you got back, you got this turn.
rule-non-olet-A138 = A favour that you use can be used once a turn.
    .why = The French rules speak only of your turn; all others say once.
rule-non-olet-A139 = With { favour-ceres } you put down the marker first and then draw. Without a visitor you cannot use her.
    .why = The marker is the price of the card. Without a visitor the card would be free.
rule-non-olet-A140 = { favour-diana } fills your queue up to five. If it has five or more, you cannot use her.
    .why = The Italian adds five, the English is unclear. In German and French, the queue is filled up to five.
rule-non-olet-A141 = { favour-juno } takes one or two markers from a single visitor and puts them on visitors of other places, on one or on two; the one who shares the place gets none. A visitor left without a marker pays and leaves at once, in whatever phase.
    .why = The French names only one target, the German any visitors on the other seats. The rules let a seat become free this way: so that Roman is finished, and finished visitors pay.
rule-non-olet-A142 = If you hold { favour-jupiter }, everybody who sits down with you on your turn gets one more marker and two coins. You cannot decline.
    .why = Only the French allows it instead of commanding it.
rule-non-olet-A143 = With the favour of { favour-mars } you may fill a free place with one of the first three of your queue instead of the first, on your own turn and as often as you like. The one you choose must be allowed to sit there. { favour-mars } does not help anybody join a visitor, and you need not use him.
    .why = He helps when a place becomes free; where somebody already sits, none is. The rules do not turn it into a new duty: it is enough that the first in line cannot sit down.
rule-non-olet-A144 = { favour-minerva } takes a marker from one of your own visitors. You get the sesterce even if you have none.
    .why = The rules do not say where it comes from. But all other favours help you in your own latrine.
rule-non-olet-A145 = As long as somebody holds the favour of { favour-venus }, no action card touches visitors and markers in that latrine or its villas, not even the holder’s own. Queue and purse are not protected, and a { card-villa-dixius } may be opened. { favour-venus } does not hold back events or famous Romans.
    .why = The rules say: no action card on your latrine, no matter who plays it. So neither another player’s nor your own, but only the latrine and only action cards. A special tax hits the purse, and the villa goes beside the latrine.
rule-non-olet-A147 = A famous citizen who leaves lets you swap your favour, too.
    .why = His class is printed before his name. Famous Romans belong to their class in every respect.

## Cards, money, secrets

rule-non-olet-A148 = Cards with similar names are different cards: { card-colosseum-break } is a 2005 action card, { event-coliseum } a 2016 event.
    .why = Only the names sound alike. In Italian even { card-latrine-gossip } and { card-rumour-mill } have almost the same name.
rule-non-olet-A149 = Citizens are one class, whatever an edition calls them.
    .why = Two French texts translate the same word differently.
rule-non-olet-A150 = In both editions there are seventy ordinary Romans: 15 senators, 20 citizens, 20 slaves and 15 women.
    .why = The 2016 rules give the total only. A 2005 text says how to divide it.
rule-non-olet-A151 = The bank can always pay and always give change.
    .why = The rules say nothing of an empty bank. What counts is the amount; the coins just show it.
rule-non-olet-A152 = Money is in plain view. The cards in your hand are secret; only their number is known to all.
    .why = All the rules keep money in plain view. Cards are hidden in your hand, but at a table everybody can count them.
rule-non-olet-A153 = There are 18 different upgrades, three signs among them: for citizens, for senators, for women.
    .why = The rules list the sign three times, once for each class. That makes the total right.
rule-non-olet-A156 = Discard piles are open. Everybody may look through them, in order.
    .why = They lie face up. Only { card-regular-guest } does anything with them at all.
rule-non-olet-A157 = If the { upgrade-dustpan } is on the seat that gets the new upgrade, you draw its card first; then it may be replaced.
    .why = First the Roman leaves, then comes the upgrade he brings.
rule-non-olet-A158 = The men whom { famous-vercingetorix } brings along sit down right after him. Places that are still free are filled only afterwards; they are not for these men.
    .why = He has his effect when he sits down, not later. And where nobody sits yet, nobody can be second.

## Order in detail, length of the game

rule-non-olet-A159 = From the moment you collect, “at once” means: as soon as the card has been carried out completely or the Roman has finished sitting down. If there are several, you choose the order. Two who sit down together pay once both have done what they do on sitting down, in the order you choose. So a woman whom the { event-flower-market } has finished still gets three markers from { famous-ovid }, who is just sitting down.
    .why = This way nobody is torn away from something that is still going on.
rule-non-olet-A160 = A card that is played goes to the discard pile once all its effects are done, events included, but before finished visitors pay. So { card-rumour-mill } cannot draw itself.
    .why = The rules say only where played cards go, not when. If it were there already, it might be shuffled in during the drawing.
rule-non-olet-A161 = If a { card-slave-market } or a { card-citizens-assembly } empties your queue, it is filled first; then the visitors who had to go do what they do: { famous-flamma } counts the five new ones.
    .why = An empty queue is filled at once, and all who are hit go together.
rule-non-olet-A162 = If { famous-brutus } is in front and a place is free, you must see to him before you draw, but not first of all: with { favour-mars } or a sign you may seat others before, and if no place is free then, he waits. These never pass him on, and even with them he sits only in the middle.
    .why = The rules say nothing about it. Like every duty to fill places, this one counts when you want to be done.
rule-non-olet-A163 = In a { event-campaign } your citizens go one by one, in the order you choose, each completely before you decide on the next. What { famous-maecenas } brings you on leaving may pay for the next one.
    .why = You decide on each citizen separately, so one after the other.
rule-non-olet-A164 = Where all choose secretly, nothing is shown until all have chosen: in the { event-coliseum } and in { event-senate-schemes }. { event-tumult } and { card-conspiracy } go round openly, clockwise from the player whose turn it is.
    .why = At a table you choose at the same time. Here one is asked after the other, without seeing what the others have chosen; it comes to the same thing.
rule-non-olet-A165 = No rule limits how long a turn or a game lasts. But a turn cannot go round in circles for ever.
    .why = Nothing that must happen repeats for ever: every new visitor gets at least one marker, and an event happens once a turn at most. But nobody has to hurry, not even on the ladder.
rule-non-olet-A166 = On our ladders, money from Romans who leave is their payment, their coins and what famous ones bring on leaving, not a gift. Finished visitors have paid, but a slave exchanged for an upgrade has not. Markers taken off count without phase 1, without those moved and without those of visitors who leave; and only what was played counts as played, not what was merely discarded.
    .why = We reconstructed the tasks, so it is for us to say how they are counted. Villas count everywhere.
rule-non-olet-A167 = If { famous-brutus } is in front, you have no free place and a senator sits alone at the { upgrade-golden-urinal } in the middle, he may join. He need not, and he is not passed on.
    .why = Joining is always voluntary as long as no free place is waiting.
rule-non-olet-A168 = After a { event-tumult } the players discard one after the other: first the Romans swapped out, in the order of swapping, then the unused ones as they were drawn.
    .why = The rules are silent. An open pile needs a fixed order.
rule-non-olet-A169 = In { event-senate-schemes } and { event-temple-service } the players draw one after the other, each all of their cards.
    .why = The rules are silent. It matters only if there are not enough cards for everybody.
rule-non-olet-A170 = If the { upgrade-dustpan } or the { upgrade-mop-bucket } finds no card to draw, it is not used up for this turn.
    .why = After all, it has not worked yet.
rule-non-olet-A171 = A card that you play leaves your hand at once. While it is being carried out, you can neither discard it, nor count it, nor draw it again.
    .why = At a table it is in the middle for all to see. It goes to the discard pile only afterwards.
rule-non-olet-A172 = What has begun is carried through, even if the Roman who set it off has gone by then. If an event drives { famous-pliny } away, the others still put down their markers.
    .why = The rules say nothing about it. Otherwise whom it hits would depend on who happened to be first.
rule-non-olet-A173 = With the house rule “{ house-finishedTiming-immediate }” a visitor who finishes pays as soon as the current part is over, such as what one player has to do. With { card-good-business } the gift comes first, then the payment.
    .why = The gift belongs to the card. So its sesterce cannot come from somebody who is finished only by that card.
rule-non-olet-A174 = { favour-minerva } brings the sesterce first, which may already win you the game, and then takes the marker. For { card-rumour-mill } there must be at least one action card to draw, from the pile or from the discard pile, which is shuffled if necessary.
    .why = With { favour-minerva } this is the order in the text. With { card-rumour-mill } you would otherwise pay a sesterce for nothing, and a card that does nothing cannot be played.
