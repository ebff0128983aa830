### Che cosa si chiede in Pecunia Olet, e come si leggono le mosse in un elenco. $price, $amount, $rates: denaro, per esteso;
### $market, $receiver: quante banconote false; $fakes: banconote false; $card: una carta; $space: uno spazio.

question-place = Tocca a te. Dove va il tuo scagnozzo?
question-last-henchman = Siamo scoperti! Un ultimo scagnozzo: dove va?
question-great-lawyer = Il tuo Grande Avvocato fa uscire qualcuno. Quale scagnozzo riprendi?
question-bad-lawyer = Il tuo Cattivo Avvocato, un vero azzeccagarbugli, conosce un cavillo. Quale scagnozzo riprendi?
question-lawyer-place = E adesso dove va?
question-sell = Quali banconote false smerci?
    .supermarket = Alla cassa: da 1 a { $market } banconote false, { $price } per ciascuna. Quali?
    .receiver = Dal ricettatore: da 1 a { $receiver } banconote false, { $rates } l’una secondo la peggiore. Quali?
question-fly = Palme e discrezione. Quanto sposti?

move-lay = Passa: stendi uno scagnozzo
move-decline = Non piazzare nessuno
    .lawyer = Lascia tutti dove sono
move-place-market = Compra { $card } per { $price }
move-place-print = Stampa { $fakes }
move-place-supermarket = Supermercato: fino a { $market } false, { $price } l’una
move-place-receiver = Ricettatore: fino a { $receiver } false, { $rates }
move-place-tax = Frode fiscale: { $amount }
    .sunglasses = Frode fiscale: { $amount }, e cominci il round seguente
move-place-jet = Volo privato, gratis
move-place-commercial = Volo commerciale, per { $price }
move-lift = Riprendi: { $space }
move-sell = { $fakes } per { $price }
move-deposit = { $amount } offshore
move-withdraw = Riporta { $amount }
