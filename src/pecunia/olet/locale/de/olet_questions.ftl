### Was in Pecunia Olet gefragt wird, und wie die Züge in einer Liste heißen. $price, $amount, $rates: Geld, ausgeschrieben;
### $market, $receiver: wie viele Blüten; $fakes: Blüten; $card: eine Karte; $space: ein Feld.

question-place = Du bist am Zug. Wohin geht dein Handlanger?
question-last-henchman = Alles fliegt auf! Ein letzter Handlanger: Wohin geht er?
question-great-lawyer = Dein Staranwalt boxt jemanden heraus. Welchen Handlanger holst du zurück?
question-bad-lawyer = Dein Winkeladvokat kennt ein Schlupfloch. Welchen Handlanger holst du zurück?
question-lawyer-place = Wohin geht er jetzt?
question-sell = Welche Blüten bringst du unter die Leute?
    .supermarket = An der Kasse: 1 bis { $market } Blüten, { $price } für jede. Welche?
    .receiver = Beim Hehler: 1 bis { $receiver } Blüten, je { $rates } nach der schlechtesten. Welche?
question-fly = Palmen und Verschwiegenheit. Wie viel bewegst du?

move-lay = Passen: einen Handlanger hinlegen
move-decline = Niemanden einsetzen
    .lawyer = Alle lassen, wo sie sind
move-place-market = { $card } kaufen, { $price }
move-place-print = { $fakes } drucken
move-place-supermarket = Supermarkt: bis { $market } Blüten, je { $price }
move-place-receiver = Hehler: bis { $receiver } Blüten, { $rates }
move-place-tax = Steuerbetrug: { $amount }
    .sunglasses = Steuerbetrug: { $amount }, und die nächste Runde beginnen
move-place-jet = Privatflug, umsonst
move-place-commercial = Linienflug, { $price }
move-lift = Zurückholen: { $space }
move-sell = { $fakes } für { $price }
move-deposit = { $amount } ins Ausland
move-withdraw = { $amount } heim
