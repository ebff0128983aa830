### Was in Pecunia Olet geschah, je eine Zeile. $player: ein Name; $space: ein Feld mit seinem Namen; $card, $cards: Karten;
### $fakes, $quality: Blüten; $price, $amount, $fare: Geld, ausgeschrieben; $lawyer: eine Karte; $payments: wer wie viel zahlte.

log-henchman-placed = { $player } setzt einen Handlanger ein ({ $space }).
log-henchman-laid = { $player } passt und legt einen Handlanger hin.
log-henchman-declined = { $player } verzichtet.
log-lawyer-declined = { $player } lässt alle Handlanger, wo sie sind ({ $lawyer }).
log-henchman-lifted = { $lawyer }: { $player } holt einen Handlanger zurück ({ $space }).
log-card-bought = { $player } kauft { $card } für { $price } ({ $space }).
log-fakes-printed = { $player } druckt { $number } { $quality }.
    .where = { $player } druckt { $number } { $quality } ({ $space }).
log-taxes-cheated = { $player } beschummelt das Finanzamt: { $amount } ({ $space }).
log-pawn-taken = { $player } setzt die Sonnenbrille auf und beginnt die nächste Runde.
log-fakes-sold = { $player } bringt { $fakes } für { $amount } unter die Leute ({ $space }).
log-flight-boarded = { $player } fliegt für { $fare } in die Karibik ({ $space }).
    .free = { $player } fliegt im Privatjet in die Karibik ({ $space }).
log-money-moved = { $player } bewegt Geld. Wie viel und wohin, sieht niemand.
    .out = { $player } bringt { $amount } ins Ausland.
    .home = { $player } holt { $amount } heim.
log-officer-moved = Der Polizist geht einen Schritt weiter.
    .godfather = Der Polizist geht einen Schritt weiter und läuft dem Paten in die Arme.
    .investigation = Der Polizist geht einen Schritt weiter: Im Supermarkt wird ermittelt.
    .strike = Der Polizist geht einen Schritt weiter: Die Lotsen streiken, niemand fliegt.
    .last = Der Polizist erreicht das letzte Feld, und mit ihm der Pate.
log-godfather-paid = Der Pate lässt grüßen: { $player } zahlt { $amount }.
    .several = Der Pate lässt grüßen: { $payments }.
log-round-ended = Ende von Runde { $round }: Die Handlanger kommen zurück.
log-card-binned = Im Müll: { $card }.
    .several = Im Müll: { $cards }.
log-market-filled = Neu auf dem Schwarzmarkt: { $cards }.
log-diners-served = { $player } wechselt im Imbiss { $fakes } in { $amount }.
log-round-broken-off = Runde { $round } bricht ab: für jeden ein letzter Handlanger.
log-lottery-paid = { $player } gewinnt { $amount } im Lotto. So ein Zufall!
