### Warum ein Zug nicht erlaubt ist: ein Satz für den Spieler. Das Programm ergänzt die Regelstelle.

## Der Augenblick

reason-not-a-move = Das liest sich nicht wie ein Spielzug.
reason-not-your-question = Jetzt bist nicht du gefragt.
reason-game-over = Das Spiel ist zu Ende.
reason-not-now = Das kannst du in diesem Augenblick nicht tun.
reason-no-such-player = Einen solchen Spieler gibt es an diesem Tisch nicht.

## Hinsetzen und Kassieren

reason-no-such-place = Einen solchen Platz hast du nicht.
reason-place-taken = Da sitzt schon jemand.
reason-place-free = Da sitzt niemand, zu dem sie sich setzen könnte.
reason-place-full = Da sitzen schon zwei, und drei passen nie.
reason-not-two-women = Nur zwei Römerinnen dürfen sich einen Platz teilen.
reason-senator-beside-slave = Senator und Sklave sitzen nie nebeneinander.
reason-queue-empty = In deiner Warteschlange steht niemand.
reason-must-seat = Du hast einen freien Platz und dein vorderster Römer kann sich setzen, also darfst du deinen Zug noch nicht beenden.
reason-must-collect = Einer deiner Besucher ist fertig: Du musst erst kassieren.
reason-not-finished = Dieser Besucher hat noch Rundenmarker und ist nicht fertig.
reason-no-visitor-there = Da sitzt niemand.

## Eine Karte spielen

reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-card-not-in-game = Diese Karte ist in eurem Spiel nicht dabei.
reason-no-other-card-in-play = Eine andere Karte wird noch ausgeführt: Bring erst die zu Ende.
reason-nothing-to-do = Die Karte würde jetzt nichts bewirken, also behältst du sie.
reason-no-money-to-give = Du brauchst einen Sesterz zum Verschenken und besitzt keinen.
reason-no-markers = Da ist kein Rundenmarker, den du wegnehmen könntest.
reason-must-take-marker = Du musst erst nehmen, was die Karte verlangt, solange Rundenmarker da sind.
reason-no-romans-left = Es ist keine Römerkarte mehr da, die du ziehen könntest.
reason-no-cards-to-draw = Es ist keine Aktionskarte mehr da, die du ziehen könntest.
reason-discard-empty = Auf dem Ablagestapel liegt kein Römer, den du zurückrufen könntest.

## Ein Ziel wählen

reason-no-card-there = Da ist kein Römer, den du wählen könntest.
reason-no-queue-to-cut = In keiner Warteschlange steht ein zweiter Römer, also kannst du niemanden vordrängen lassen.
reason-already-in-front = Der gewählte Römer steht schon ganz vorne.
reason-same-queue = Du musst eine andere Warteschlange wählen.
reason-queue-full = An eurem Tisch nimmt eine Warteschlange mit fünf Römern niemanden mehr auf.
reason-own-visitor = Du musst einen fremden Besucher wählen, keinen eigenen.
reason-no-unequal-pair = Du brauchst zwei Römerinnen auf einem fremden Platz, mit ungleich vielen Rundenmarkern.
reason-not-a-pair = Auf dem gewählten Platz sitzen keine zwei Römerinnen.
reason-needs-two-visitors = Du brauchst mindestens zwei eigene Besucher.
reason-same-visitor = Du musst die Rundenmarker auf einen anderen deiner Besucher legen.
reason-no-such-class = Von diesem Stand findest du dort niemanden, weder in der Latrine noch in der Warteschlange.
reason-nobody-pays = Niemand an eurem Tisch müsste zahlen.
reason-all-equal = Ihr besitzt alle gleich viel, also ist niemand reich oder arm.
reason-not-richest = Du musst jemanden wählen, der am meisten besitzt.
reason-not-poorest = Du musst jemanden wählen, der am wenigsten besitzt.
reason-already-rich = Du hast die Sklaven schon reich gemacht; noch einmal verdoppelt wird nicht.
reason-yourself = Dir selbst kannst du nichts schenken: Wähle jemand anderen.
