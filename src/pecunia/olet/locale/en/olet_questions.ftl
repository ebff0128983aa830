### What a player of Pecunia Olet is asked, and how the moves read in a list. $price, $amount, $rates: money, written out;
### $market, $receiver: numbers of fakes; $fakes: fakes; $card: a card; $space: a space.

question-place = Your turn. Where does your henchman go?
question-last-henchman = The game is up! One last henchman: where does he go?
question-great-lawyer = Your Great Lawyer gets somebody off. Which henchman do you take back?
question-bad-lawyer = Your Bad Lawyer knows a loophole. Which henchman do you take back?
question-lawyer-place = Where does he go now?
question-sell = Which fakes do you flog?
    .supermarket = At the checkout: 1 to { $market } fakes, { $price } for each. Which?
    .receiver = At the receiver’s: 1 to { $receiver } fakes, { $rates } for each by the worst. Which?
question-fly = Palm trees and discretion. How much do you move?

move-lay = Pass: lay a henchman down
move-decline = Place nobody
    .lawyer = Leave everybody where he is
move-place-market = Buy { $card } for { $price }
move-place-print = Print { $fakes }
move-place-supermarket = Supermarket: flog up to { $market } fakes, { $price } each
move-place-receiver = Receiver: flog up to { $receiver } fakes, { $rates }
move-place-tax = Tax fraud: { $amount }
    .sunglasses = Tax fraud: { $amount }, and begin the next round
move-place-jet = Private flight, free of charge
move-place-commercial = Commercial flight, for { $price }
move-lift = Take back: { $space }
move-sell = Flog { $fakes } for { $price }
move-deposit = { $amount } offshore
move-withdraw = { $amount } home
