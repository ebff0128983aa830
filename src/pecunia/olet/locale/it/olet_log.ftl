### Che cosa è successo in Pecunia Olet, una riga ciascuno. $player: un nome; $space: uno spazio con il suo nome; $card, $cards: carte;
### $fakes, $quality: banconote false; $price, $amount, $fare: denaro, per esteso; $lawyer: una carta; $payments: chi ha pagato quanto.

log-henchman-placed = { $player } piazza uno scagnozzo ({ $space }).
log-henchman-laid = { $player } passa e stende uno scagnozzo.
log-henchman-declined = { $player } rinuncia.
log-lawyer-declined = { $player } lascia tutti gli scagnozzi dove sono ({ $lawyer }).
log-henchman-lifted = { $lawyer }: { $player } riprende uno scagnozzo ({ $space }).
log-card-bought = { $player } compra { $card } per { $price } ({ $space }).
log-fakes-printed = { $player } stampa { $number } { $quality }.
    .where = { $player } stampa { $number } { $quality } ({ $space }).
log-taxes-cheated = { $player } froda il fisco: { $amount } ({ $space }).
log-pawn-taken = { $player } si mette gli occhiali da sole e comincerà il round seguente.
log-fakes-sold = { $player } smercia { $fakes } per { $amount } ({ $space }).
log-flight-boarded = { $player } vola ai Caraibi per { $fare } ({ $space }).
    .free = { $player } vola ai Caraibi con il jet privato ({ $space }).
log-money-moved = { $player } sposta denaro. Quanto, e in che direzione, nessuno lo vede.
    .out = { $player } porta { $amount } offshore.
    .home = { $player } riporta a casa { $amount }.
log-officer-moved = Il poliziotto avanza di un passo.
    .godfather = Il poliziotto avanza di un passo e s’imbatte nel Padrino.
    .investigation = Il poliziotto avanza di un passo: al supermercato s’indaga.
    .strike = Il poliziotto avanza di un passo: sciopero dei controllori, nessuno vola.
    .last = Il poliziotto arriva sull’ultimo spazio, e con lui il Padrino.
log-godfather-paid = Il Padrino manda i suoi saluti: { $player } paga { $amount }.
    .several = Il Padrino manda i suoi saluti: { $payments }.
log-round-ended = Fine del round { $round }: gli scagnozzi tornano.
log-card-binned = Nel bidone: { $card }.
    .several = Nel bidone: { $cards }.
log-market-filled = Novità al mercato nero: { $cards }.
log-diners-served = { $player } cambia { $fakes } in { $amount } in trattoria.
log-round-broken-off = Il round { $round } si interrompe: un ultimo scagnozzo ciascuno.
log-lottery-paid = { $player } vince { $amount } alla lotteria. Ma che fortuna!
