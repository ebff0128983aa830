### Warum ein Zug nicht erlaubt ist: ein Satz für den Spieler. Das Programm ergänzt die Regelstelle.

## Der Augenblick. $asked: die Frage, die gestellt ist.

reason-not-a-move = Das liest sich nicht wie ein Spielzug.
reason-not-your-question = Jetzt bist nicht du gefragt.
reason-game-over = Das Spiel ist zu Ende.
reason-not-now = Das geht jetzt nicht. Die Frage ist: „{ $asked }“
reason-no-such-player = Einen solchen Spieler gibt es an diesem Tisch nicht.

## Hinsetzen und Kassieren

reason-no-such-place = Einen solchen Platz hast du nicht.
reason-place-taken = Da sitzt schon jemand.
reason-place-free = Da sitzt niemand, zu dem man sich setzen könnte.
reason-place-full = Da sitzen schon zwei, und drei passen nie.
reason-not-two-women = Die beiden dürfen sich keinen Platz teilen: Wenn kein Modul es erlaubt, dürfen das nur zwei Römerinnen.
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

## Module

reason-module-off-famous = Du spielst ohne das Modul „{ module-famous }“ (famous).
reason-module-off-upgrades = Du spielst ohne das Modul „{ module-upgrades }“ (upgrades).
reason-module-off-events = Du spielst ohne das Modul „{ module-events }“ (events).
reason-module-off-careers = Du spielst ohne das Modul „{ module-careers }“ (careers).
reason-module-off-favours = Du spielst ohne das Modul „{ module-favours }“ (favours).
reason-modules-off = Du spielst ohne die Module, zu denen dieser Zug gehört.
reason-not-his-place = Caesar setzt sich nur, wenn du keinen Senator hast, und Brutus nur in die Mitte.
reason-not-two-men = Die Gefährten des Vercingetorix setzen sich nur zu einem Mann, nicht zu einer Römerin.
reason-vercingetorix-elsewhere = Die Gefährten des Vercingetorix sitzen auf anderen Plätzen als er, und auf jedem nur einer.
reason-not-passed-on = Brutus kannst du nur weiterschicken, wenn er vorne steht, du einen freien Platz hast und er nicht in der Mitte sitzen kann.
reason-draft-share = Du hast deine zwei Römer schon: Nimm etwas anderes.
reason-no-sign = Ein solches Schild hast du auf keinem deiner Sitze.
reason-sign-used = Dieses Schild hast du in diesem Zug schon genutzt.
reason-seat-not-free = Der Sitz mit dem Schild ist nicht frei, also kannst du dort niemanden hinsetzen.
reason-signs-roman-cannot-sit = In deiner Schlange steht niemand für dieses Schild, oder der Vorderste kann dort nicht sitzen.
reason-top-rung = Du stehst schon auf der letzten Stufe.
reason-already-climbed = Du bist in diesem Zug schon aufgestiegen.
reason-no-money-to-climb = Die nächste Stufe kannst du nicht bezahlen.
reason-task-not-done = Die Aufgabe der nächsten Stufe hast du in diesem Zug nicht erfüllt.
reason-favour-not-held = Diese Gunst hältst du nicht.
reason-favour-standing = Diese Gunst musst du nicht nutzen: Sie wirkt von selbst.
reason-favour-fresh = Diese Gunst hast du erst in diesem Zug bekommen; sie dient dir ab deinem nächsten.
reason-favour-used = Diese Gunst hast du in diesem Zug schon genutzt.
reason-favour-idle = Die Gunst würde dir jetzt nichts bringen.
reason-mars-cannot = Nur mit der Gunst des Mars darfst du den Zweiten oder Dritten deiner Schlange setzen, und nur, wo er sitzen kann.
reason-venus-protects = Venus schützt diese Latrine: Deine Karten rühren sie nicht an.

## Pecunia Olet

reason-no-henchman = Da steht keiner deiner Handlanger.
reason-no-such-space = Ein solches Feld hat dieser Spielplan nicht.
reason-space-occupied = Da steht schon ein Handlanger.
reason-strike = Es ist Streik: Bis der Polizist weiterzieht, kannst du nicht fliegen.
reason-no-jet = Um dort zu starten, brauchst du einen eigenen Privatjet.
reason-no-market-card = Da liegt keine Karte, die du kaufen könntest.
reason-second-jet = Du besitzt schon einen Privatjet, und zwei darf niemand haben.
reason-no-cash = Dafür hast du nicht genug Bargeld; das Geld auf dem Auslandskonto zahlt hier nichts.
reason-bad-count = So viele kannst du nicht abgeben: mindestens einen, im Supermarkt höchstens drei, beim Hehler acht.
reason-no-fakes = Dafür fehlen dir die Blüten.
reason-blocked-quality = Diese Fälschungen kennt der Supermarkt inzwischen: Dort wirst du sie nicht los.
reason-bad-transfer = Du kannst Geld ins Ausland bringen oder heimholen, in Zehnern, aber nur, was du hast.
reason-no-passing-now = Passen kannst du jetzt nicht: Setz einen Handlanger ein oder verzichte.
reason-no-declining-now = Verzichten kannst du hier nicht: Setz einen Handlanger ein, oder passe in deinem Zug.
reason-nothing-after-lifting = Mit diesem Handlanger könntest du danach nichts anfangen, also bleibt er, wo er ist.
