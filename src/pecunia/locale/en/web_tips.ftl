### Explanations when something comes up for the first time in a first game.

web-tip = In short: { $what }
web-tip-this = this question
web-tip-show = Explain
web-tip-ok = Got it
web-tip-off = No more explanations
web-tips = Explain what comes up for the first time

web-tip-on-window = Before nature calls, cards work on all the markers still there. After that each of your visitors loses one.
web-tip-on-collect = Visitors with no marker left pay and go. You choose the order, and cards may come in between.
web-tip-on-seat = Only the first in the queue may sit down, and no slave sits beside a senator. If he fits nowhere he waits, and so does everybody behind him.
web-tip-on-settle = Time’s up for all of them. The order matters when one of them does something on leaving.
web-tip-on-draft = In turn, everybody takes what their latrine begins with. Those who stay long mostly pay more.
web-tip-on-gift = Your sesterce may let somebody win. So count first.
web-tip-on-upgrade = A slave who’s done may bring you an upgrade instead of his fee. It works whenever somebody sits down there.
web-tip-on-draft-seat = The upgrade stays on that seat and works whenever somebody sits down there.
web-tip-on-take-marker = New markers come from the open events. Take the last one off a card, and you set the event off.
web-tip-on-event-order = Each of these events happens now, and to everybody. You only choose which comes first.
web-tip-on-favour-swap = You may keep your favour or swap it for one from the middle, when a citizen leaves on your turn.
web-tip-on-place = Each space works only once a round. A cap on the space sends the officer one step on.
web-tip-on-last-henchman = The officer has arrived. Everybody places one more henchman, then only real money counts.
web-tip-on-sell = The supermarket pays by quality, the receiver pays for all of them as for the worst. Only he takes what the police know.
web-tip-on-fly = The Godfather never finds money offshore. But you can’t pay for anything with it either.
