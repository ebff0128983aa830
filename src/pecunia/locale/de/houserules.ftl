### Hausregeln und Optionen eines Tisches: der Name, und in .text, was er bedeutet.

## Hausregeln

house-finishedTiming = Wann fertige Besucher zahlen
    .text = Legt fest, wann ein Besucher zahlt, dem eine Karte den letzten Rundenmarker genommen hat.
house-finishedTiming-phase2ThenOpen = Beim Kassieren, danach sofort
    .text = Ein fertiger Besucher wartet, bis du in Phase 2 deines Zuges kassierst; von da an bis zum Nachziehen zahlt sofort, wer fertig wird.
house-finishedTiming-strictPhase2 = Nur beim Kassieren
    .text = Besucher zahlen in Phase 2 deines Zuges und sonst nie, außer durch Juno; wer später fertig wird, bleibt bis zu deinem nächsten Zug.
house-finishedTiming-immediate = Immer sofort
    .text = Wer durch eine Karte den letzten Rundenmarker verliert, zahlt sofort, egal wer am Zug ist; wer in Phase 1 von selbst fertig wird, zahlt weiterhin in Phase 2.
house-queueCap5 = Höchstens fünf in der Schlange
    .text = Legt fest, ob Karten eine Warteschlange über fünf hinaus verlängern dürfen (nur Ausgabe 2005).
house-queueCap5-false = Keine Grenze
    .text = Warteschlangen werden so lang, wie die Karten sie machen.
house-queueCap5-true = Höchstens fünf
    .text = Keine Karte darf einen Römer in eine Schlange mit fünf schicken; wer bei Pause im Colosseum keine Schlange findet, wird abgelegt.
house-winBy = Was zum Sieg zählt
    .text = Legt fest, ob du mit dem gewinnst, was du besitzt, oder mit dem, was du je eingenommen hast.
house-winBy-held = Geld im Besitz
    .text = Du gewinnst, sobald du die Zielsumme besitzt; was du zahlst oder verschenkst, ist weg.
house-winBy-earned = Eingenommenes Geld
    .text = Du gewinnst, sobald dir die Bank insgesamt die Zielsumme ausgezahlt hat; Steuern, Geschenke und Almosen ändern daran nichts.
house-targetPerModule = Sesterzen mehr für jedes Modul
    .text = Jedes Modul im Spiel hebt die Zielsumme um so viele Sesterzen, sonst um 5; eine Zielsumme, die ihr selbst vereinbart, bleibt, wie sie ist.
house-leaveTriggers = Welcher Abgang zählt
    .text = Legt fest, ob auch berühmte Römer und Bürger etwas bewirken, die gehen, ohne zu zahlen.
house-leaveTriggers-any = Jeder Abgang
    .text = Berühmte Römer tun, was sie tun, und Bürger lassen dich die Gunst tauschen, ob sie zahlen oder nicht.
house-leaveTriggers-paidOnly = Nur wer zahlt
    .text = Berühmte Römer, die gehen, ohne zu zahlen, bewirken nichts, und solche Bürger lassen dich nichts tauschen.
house-upgradeOncePerTurn = Wie oft Ausbauten wirken
    .text = Legt fest, ob ein Ausbau für einen neuen Römer pro Zug wirkt oder für jeden.
house-upgradeOncePerTurn-true = Einmal pro Zug
    .text = Ein Ausbau wirkt für den ersten Römer eines Zuges, zu dem er passt.
house-upgradeOncePerTurn-false = Für jeden neuen Römer
    .text = Ein Ausbau wirkt für jeden neuen Römer, zu dem er passt; Schilder und Kehrblech wirken weiterhin einmal pro Zug.
house-ladderWin = Wie man mit Karriereleitern gewinnt
    .text = Legt fest, ob die letzte Stufe, die Zielsumme oder beides zusammen gewinnt.
house-ladderWin-ladderOnly = Die letzte Stufe
    .text = Du gewinnst, sobald du auf der letzten Stufe stehst; Geld allein reicht nicht.
house-ladderWin-ladderAndTarget = Letzte Stufe und Zielsumme
    .text = Du gewinnst, sobald du auf der letzten Stufe stehst und die Zielsumme besitzt, gleich in welcher Reihenfolge.
house-ladderWin-either = Letzte Stufe oder Zielsumme
    .text = Du gewinnst, sobald du auf der letzten Stufe stehst oder die Zielsumme besitzt.

## Optionen

setting-dark-red = Dunkelrote Karten
    .text = Mischt die zwölf dunkelroten Aktionskarten dazu (nur Ausgabe 2016); wie viele es von jeder Art gibt, ist rekonstruiert.
setting-open-draft = Offene Auswahl
    .text = Die ersten Römer jeder Latrine werden nicht ausgeteilt, sondern offen ausgelegt und reihum einzeln gewählt, einmal hin und einmal zurück (nur Ausgabe 2016).
setting-target = Zielsumme
    .text = So viele Sesterzen gewinnen die Partie: 30 zu zweit, 25 zu dritt, 20 zu viert bis sechst, 5 mehr für jedes Modul, oder was ihr vereinbart.
setting-famous = Wie viele berühmte Römer
    .text = Wie viele der achtzehn berühmten Römer mitspielen, zufällig gezogen (nur mit ihrem Modul).
setting-famous-all = alle
