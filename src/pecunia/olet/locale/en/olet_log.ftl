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
log-pawn-taken = { $player } puts on the sunglasses and begins the next round.
log-fakes-sold = { $player } flogs { $fakes } for { $amount } ({ $space }).
log-flight-boarded = { $player } flies to the Caribbean for { $fare } ({ $space }).
    .free = { $player } flies to the Caribbean by private jet ({ $space }).
log-money-moved = { $player } moves some money. How much, and which way, nobody sees.
    .out = { $player } takes { $amount } offshore.
    .home = { $player } brings { $amount } home.
log-officer-moved = The officer takes a step.
    .godfather = The officer takes a step and runs into the Godfather.
    .investigation = The officer takes a step: they’re asking questions at the supermarket.
    .strike = The officer takes a step: the controllers go on strike, and nobody flies.
    .last = The officer reaches the last space, and so does the Godfather.
log-godfather-paid = The Godfather sends his regards: { $player } pays { $amount }.
    .several = The Godfather sends his regards: { $payments }.
log-round-ended = End of round { $round }: the henchmen come back for more.
log-card-binned = Binned: { $card }.
    .several = Binned: { $cards }.
log-market-filled = New on the black market: { $cards }.
log-diners-served = { $player }’s diners turn { $fakes } into { $amount }.
log-round-broken-off = Round { $round } breaks off: one last henchman each.
log-lottery-paid = { $player } wins { $amount } in the lottery. What luck!
