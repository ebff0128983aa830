### What happened in Pecunia Olet, one line each. $player: a name; $space: a space with its name; $card, $cards: cards;
### $fakes, $quality: fakes; $price, $amount, $fare: money, written out; $lawyer: a card; $payments: who paid how much.

log-henchman-placed = { $player } places a henchman ({ $space }).
log-henchman-laid = { $player } passes and lays a henchman down.
log-henchman-declined = { $player } declines.
log-lawyer-declined = { $player } leaves every henchman where he is ({ $lawyer }).
log-henchman-lifted = { $lawyer }: { $player } takes a henchman back ({ $space }).
log-card-bought = { $player } buys { $card } for { $price } ({ $space }).
log-fakes-printed = { $player } prints { $number } { $quality }.
    .where = { $player } prints { $number } { $quality } ({ $space }).
log-taxes-cheated = { $player } cheats on taxes: { $amount } ({ $space }).
log-pawn-taken = { $player } will begin the next round.
log-fakes-sold = { $player } gets rid of { $fakes } for { $amount } ({ $space }).
log-flight-boarded = { $player } flies to the Caribbean for { $fare } ({ $space }).
    .free = { $player } flies to the Caribbean by private jet ({ $space }).
log-money-moved = { $player } moves some money. How much, and which way, nobody sees.
    .out = { $player } takes { $amount } offshore.
    .home = { $player } brings { $amount } home.
log-officer-moved = The officer goes one step ahead.
    .godfather = The officer goes one step ahead and meets the Godfather.
    .investigation = The officer goes one step ahead: an investigation at the supermarket.
    .strike = The officer goes one step ahead: a strike, nobody can fly.
    .last = The officer arrives on the last space, and so does the Godfather.
log-godfather-paid = { $player } pays the Godfather { $amount }.
    .several = The Godfather collects: { $payments }.
log-round-ended = End of round { $round }: the henchmen come back.
log-card-binned = Binned: { $card }.
    .several = Binned: { $cards }.
log-market-filled = New on the black market: { $cards }.
log-diners-served = { $player }’s diners change { $fakes } into { $amount }.
log-round-broken-off = Round { $round } breaks off: one last henchman each.
log-lottery-paid = { $player } wins { $amount } in the lottery.
