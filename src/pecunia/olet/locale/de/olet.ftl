### Pecunia Olet: Karten, Felder, der Tisch, seine Seiten. Die Namen sind unsere eigenen.

## Karten: der Name, was sie tut, und ein kürzerer Name, wo der erste lang ist.

olet-card-printer = Drucker
    .text = Jeder deiner Drucker druckt zwei Blüten, sooft du druckst.
olet-card-ink = Tinte
    .text = Eine von drei Zutaten. Je mehr verschiedene du besitzt, desto besser werden deine Blüten. Ein zweites Mal dieselbe bringt nichts.
olet-card-paper = Papier
    .text = Eine von drei Zutaten. Je mehr verschiedene du besitzt, desto besser werden deine Blüten. Ein zweites Mal dieselbe bringt nichts.
olet-card-hologram = Hologramm
    .text = Die seltene dritte Zutat: Mit Tinte und Papier druckst du die besten Blüten, die es gibt.
olet-card-diner = Imbiss
    .text = Am Ende jeder Runde und noch einmal am Ende der Partie muss er eine deiner Blüten, die schlechteste zuerst, in einen echten Fünfziger wechseln.
olet-card-jet = Privatjet
    .text = Du darfst von den Feldern für Privatjets starten, und zwar umsonst. Zwei darf niemand besitzen.
    .short = Jet
olet-card-lottery = Lottoschein
    .text = Zahlt sich am Ende der Partie aus, wenn der Pate nichts mehr holen kann.
    .short = Lotto
olet-card-great-lawyer = Staranwalt
    .text = Nach den letzten Handlangern darfst du einen deiner Handlanger vom Plan zurückholen und noch einmal einsetzen, vor dem Winkeladvokaten.
    .short = Staranwalt
olet-card-bad-lawyer = Winkeladvokat
    .text = Nach den letzten Handlangern und dem Staranwalt darfst du einen deiner Handlanger vom Plan zurückholen und noch einmal einsetzen.
    .short = Winkeladv.

## Arten von Feldern: der Name, und was ein Handlanger dort tut.

olet-space-market = Schwarzmarkt
    .text = Du kaufst die Karte auf diesem Platz zum Preis des Platzes. Am Ende der Runde rücken die Karten nach rechts, wo sie billiger sind.
olet-space-print = Druckerei
    .text = Du druckst für jeden deiner Drucker zwei Blüten. So viele verschiedene Zutaten du besitzt, so gut sind sie.
olet-space-supermarket = Supermarkt
    .text = Du zahlst mit einer bis drei Blüten einer Qualität, die man hier noch nicht kennt, und bekommst für jede 50 $.
olet-space-receiver = Hehler
    .text = Du gibst eine bis acht Blüten beliebiger Qualität ab. Alle werden bezahlt wie die schlechteste: 20, 30 oder 40 $.
olet-space-tax = Steuerbetrug
    .text = Du nimmst 30 $.
olet-space-jet = Privatflug
    .text = Mit einem eigenen Privatjet: Du bringst einen beliebigen Betrag auf dein Auslandskonto oder holst einen heim, umsonst.
olet-space-commercial = Linienflug
    .text = Für 30 $: Du bringst einen beliebigen Betrag auf dein Auslandskonto oder holst einen heim.

## Was auf Feldern aufgedruckt ist.

olet-sign-hat = Polizeimütze
    .text = Wer hier handelt, schickt den Polizisten danach einen Schritt weiter.
olet-sign-bin = Mülleimer
    .text = Eine Karte, die am Ende der Runde hier liegt, verlässt die Partie.
olet-sign-sunglasses = Sonnenbrille
    .text = Wer hier handelt, nimmt sich die Startfigur und beginnt die nächste Runde.

## Die Felder der Polizeileiste.

olet-track-godfather = Pate
    .text = Alle zahlen die Hälfte ihres Bargelds, aufgerundet auf den nächsten Zehner. Auslandskonten, Blüten und Karten bleiben unberührt.
olet-track-investigation = Ermittlung
    .text = Die Polizei kommt voran: Von nun an kennt der Supermarkt Blüten dieser Qualität und weist sie zurück.
olet-track-strike = Streik
    .text = Die Fluglotsen streiken: Solange der Polizist hier steht, fliegt niemand.
olet-track-last = Letztes Feld
    .text = Der Pate kommt noch einmal, und die Runde bricht ab. Wer noch einen Handlanger hat, darf einen einsetzen, dann kommen die Anwälte, die Imbisse und das Lotto.

## Der Tisch. $amount, $round, $lap, $steps, $binned: Zahlen; das Übrige sind Texte.

olet-money = { $amount } $
olet-none = keine
olet-round = Runde { $round }
olet-stage-round = Durchgang { $lap } von 3
olet-stage-last-henchmen = die letzten Handlanger
olet-stage-great-lawyer = der Staranwalt
olet-stage-bad-lawyer = der Winkeladvokat
olet-piles = Stapel: { $deck } · im Müll: { $binned }
    .empty = Stapel leer · im Müll: { $binned }
olet-police = Polizei
olet-godfather = { $sign } in { $steps }
olet-known = Supermarkt kennt { $stars }
olet-strike = STREIK: keine Flüge
olet-screen = hinter dem Sichtschirm
olet-purse = bar { $cash } · im Ausland { $offshore }
olet-fakes = Blüten: { $fakes }
olet-prints = (druckt { $fakes })
olet-pawn = nächste Runde: { $player } beginnt

## Antworten, die Beträge sind. $most: wie viel, $stars: die drei Qualitäten, $fakes: was man hat.

olet-answer-out = Schreib einen Betrag in Zehnern, etwa 50: Er geht ins Ausland (bis { $most }).
olet-answer-home = Mit einem Minus, etwa -50, kommt er von dort heim (bis { $most }).
olet-answer-fakes = Schreib, wie viele von { $stars }, etwa 1/0/2: höchstens { $most }. Du hast { $fakes }.

## Die erste Seite und die letzte. $players, $rounds: Zahlen; das Übrige sind Texte.

olet-motto = Geld stinkt doch.
olet-options = { $players } Spieler · kommt die Polizei, gewinnt, wer das meiste Geld hat
olet-open-money = Alles Geld liegt offen
olet-tie-replay = Kein geteilter Sieg: noch einmal spielen
olet-round-cap = Nach Runde { $rounds } endet die Partie ohne Sieger
olet-reconstructed = Rekonstruiert, denn kein Regelheft nennt sie: { $what }. Die Namen auf den Plänen sind unsere eigenen.
olet-what-board = Felder und Preise
olet-what-track = die Polizeileiste
olet-what-cards = wie viele es von jeder Karte gibt und was Lottoscheine zahlen
olet-legend-quality = Qualität
olet-legend-hat = bewegt den Polizisten
olet-legend-bin = Mülleimer
olet-legend-sunglasses = beginnt die nächste Runde
olet-legend-godfather = Pate
olet-legend-investigation = Ermittlungen
olet-legend-strike = Streik
olet-legend-last = das Ende
olet-legend-ready = Handlanger bereit
olet-legend-placed = auf dem Plan
olet-legend-laid = hingelegt
olet-score = { $score } = { $cash } bar + { $offshore } im Ausland
    .lottery = { $score } = { $cash } bar + { $offshore } im Ausland + { $lottery } aus dem Lotto
olet-left = unverkauft: { $fakes }

## Seiten auf Wunsch. $cards: Namen von Karten.

olet-binned = Im Müll: { $cards }
olet-page-spaces = Die anderen Felder
olet-page-signs = Zeichen
olet-page-players = Spieler
olet-help-goal = Du druckst Falschgeld und machst echtes daraus. Wer am Ende bar und im Ausland das meiste Geld hat, gewinnt; Blüten und Karten zählen nichts.
olet-help-turn = Ein Zug: Setz einen deiner drei Handlanger auf ein freies Feld und handle dort, oder leg einen hin (passen). Sind alle verbraucht, kommen sie zurück, der Markt rückt weiter, und die Imbisse arbeiten.
olet-help-money = Karten kauft man nur mit Bargeld. Bargeld ist in Gefahr; Geld im Ausland ist sicher, muss aber heimgeflogen werden, bevor man es ausgibt. Was die anderen haben, steht hinter ihren Sichtschirmen.
olet-help-police = Ein Feld mit Mütze bewegt den Polizisten. Unterwegs holt sich der Pate die Hälfte allen Bargelds, nach Ermittlungen nimmt der Supermarkt Blüten nicht mehr, bei Streik fliegt niemand.
olet-help-end = Auf dem letzten Feld endet die Partie: für jeden ein letzter Handlanger, die Anwälte, die Imbisse, das Lotto.
olet-help-answer = Antworte mit einer Nummer oder schreib den Zug: place SM1 oder nur SM1 · pass · sell 0/1/2 · deposit 50 · withdraw 50 · lift SM1 · decline. Wo ein Betrag gefragt ist, reicht die Zahl: 50, oder -50, um Geld heimzuholen; 0/1/2 für Blüten.
olet-help-ask = ? Imbiss erklärt eine Karte, ? SM1 ein Feld, ? Polizeimütze ein Zeichen, ? 2 eine Nummer, ? place M1 sagt, warum ein Zug nicht geht, ? O36, was eine Regel sagt.
olet-help-keys = u nimmt zurück · l was seit deinem letzten Zug geschah · h was ein starker Spieler täte, und warum · c alles Eigene · m der Plan in Worten · q speichert und geht (auch Strg-C)
