### Die Regeln von Pecunia Olet für Spieler, die streiten: was eine Stelle in docs/rules sagt, und warum es so ist (.why).
### Der Schlüssel ist das Spiel und die Stelle: O7, oder section-3-4 für §3.4.

## Abschnitte

rule-olet-section-2-3 = In deinem Zug setzt du einen Handlanger auf ein freies Feld und handelst dort sofort, oder du passt und legst einen hin. Einsetzen darfst du ihn nur, wo du wirklich etwas tun kannst. Er bleibt bis zum Ende der Runde stehen, also dient jedes Feld einmal pro Runde. Verzichten gibt es erst am Ende der Partie.
rule-olet-section-2-6 = Erreicht der Polizist das letzte Feld, bricht die Runde ab. Wer noch einen Handlanger hat, darf einen einsetzen; danach dürfen die Besitzer von { olet-card-great-lawyer } und { olet-card-bad-lawyer }, in dieser Reihenfolge, je einen eigenen vom Plan zurückholen und neu einsetzen, auch auf dasselbe Feld. Ist dort keine Handlung möglich, bleibt er, wo er war.
rule-olet-section-3 = Handlanger kommen auf die Felder eurer Seite des Spielplans; es gibt eine für zwei Spieler und eine für drei oder vier. Ein Feld muss frei sein, und du musst tun können, was es bietet. Bezahlt wird nur mit Bargeld.
rule-olet-section-3-1 = Auf dem Schwarzmarkt kaufst du die Karte, die auf dem Platz liegt, zum Preis des Platzes und mit Bargeld. Ist sie gekauft, bleibt der Platz bis zum Ende der Runde leer; erst dann rücken Karten nach.
rule-olet-section-3-3 = Der Supermarkt nimmt eine bis drei Blüten und zahlt 50 $ für jede, aber nur bei einer Güte, die man dort noch nicht kennt. Jede Ermittlung macht eine weitere Güte bekannt, die schlechteste zuerst, bis zum Ende der Partie. Nach der dritten wird dort niemand mehr etwas los.
rule-olet-section-3-4 = Der Hehler nimmt eine bis acht Blüten beliebiger Güte, auch solche, die der Supermarkt nicht mehr will. Jede wird bezahlt wie die schlechteste davon: 20 $ bei einem Stern, 30 $ bei zweien, 40 $ bei dreien.

## Entscheidungen

rule-olet-O7 = Wer verkauft, gibt mindestens eine Blüte ab, im Supermarkt höchstens drei, beim Hehler acht. Null genügt nicht, denn kein Handlanger darf ein Feld besetzen, ohne dort etwas zu tun.
rule-olet-O9 = Kaufen kannst du nur, was du sofort mit Bargeld bezahlst; dein letztes darf dabei draufgehen. Erst nehmen und später zahlen geht nicht, denn Schulden kennt die Regel nicht.
rule-olet-O10 = Karten und Flüge werden mit Bargeld bezahlt, nie mit Geld vom Auslandskonto. Der Flugpreis von 30 $ kommt zuerst: Was du mit einem Flug heimholst, kann diesen Flug nicht bezahlen.
rule-olet-O11 = Niemand darf zwei Privatjets besitzen. Die Regel verbietet, einen zweiten zu kaufen; du kannst ihn also auch niemandem wegkaufen. Von allen anderen Karten darfst du beliebig viele haben.
rule-olet-O32 = Auf einem Flug bewegst du Geld, entweder ins Ausland oder heim, in Zehnern und nur, was du hast. Ein Flug, der nichts bewegt, wäre keine Handlung, und ohne Handlung darf kein Handlanger eingesetzt werden.
rule-olet-O36 = Solange der Polizist auf einem Streik steht, fliegt niemand, weder mit der Linie noch mit einem Privatjet. Du kannst deinen Handlanger auch nicht ohne Flug dorthin stellen. Der Streik endet, wenn der Polizist weiterzieht.
rule-olet-O41 = Am Ende darf jeder, der noch einen Handlanger hat, ein letztes Mal einen einsetzen. Die Regel sagt „darf“: Du kannst stattdessen verzichten, aber gepasst wird nicht mehr.
rule-olet-O62 = Von einem Feld für Privatjets startet nur, wer einen Privatjet besitzt, und zwar umsonst. Alle anderen nehmen den Linienflug für 30 $; startest du dort, zahlst du das auch mit eigenem Jet.
