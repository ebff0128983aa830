### Ce qui s’est passé dans Pecunia Olet, une ligne chacun. $player : un nom ; $space : une case avec son nom ; $card, $cards : des cartes ;
### $fakes, $quality : des faux billets ; $price, $amount, $fare : de l’argent, écrit ; $lawyer : une carte ; $payments : qui a payé combien.

log-henchman-placed = { $player } place un homme de main ({ $space }).
log-henchman-laid = { $player } passe et couche un homme de main.
log-henchman-declined = { $player } renonce.
log-lawyer-declined = { $player } laisse tous ses hommes de main où ils sont ({ $lawyer }).
log-henchman-lifted = { $lawyer } : { $player } reprend un homme de main ({ $space }).
log-card-bought = { $player } achète { $card } pour { $price } ({ $space }).
log-fakes-printed = { $player } imprime { $number } { $quality }.
    .where = { $player } imprime { $number } { $quality } ({ $space }).
log-taxes-cheated = { $player } fraude le fisc : { $amount } ({ $space }).
log-pawn-taken = { $player } met les lunettes de soleil et commencera la manche suivante.
log-fakes-sold = { $player } écoule { $fakes } pour { $amount } ({ $space }).
log-flight-boarded = { $player } s’envole pour les Caraïbes pour { $fare } ({ $space }).
    .free = { $player } s’envole pour les Caraïbes en jet privé ({ $space }).
log-money-moved = { $player } déplace de l’argent. Combien, et dans quel sens, personne ne le voit.
    .out = { $player } met { $amount } offshore.
    .home = { $player } rapporte { $amount }.
log-officer-moved = Le policier avance d’un pas.
    .godfather = Le policier avance d’un pas et tombe sur le Parrain.
    .investigation = Le policier avance d’un pas : on enquête au supermarché.
    .strike = Le policier avance d’un pas : grève des contrôleurs, aucun avion ne décolle.
    .last = Le policier arrive sur la dernière case, et le Parrain avec lui.
log-godfather-paid = Le Parrain passe à la caisse : { $player } paie { $amount }.
    .several = Le Parrain passe à la caisse : { $payments }.
log-round-ended = Fin de la manche { $round } : les hommes de main reviennent.
log-card-binned = À la poubelle : { $card }.
    .several = À la poubelle : { $cards }.
log-market-filled = Nouveau au marché noir : { $cards }.
log-diners-served = { $player } change { $fakes } contre { $amount } au bistrot.
log-round-broken-off = La manche { $round } s’arrête : un dernier homme de main chacun.
log-lottery-paid = { $player } gagne { $amount } à la loterie. Quel hasard !
