### Warum ein Zug nicht erlaubt ist: ein Satz für den Spieler. Das Programm ergänzt die Regelstelle.

## Der Augenblick. $asked: die Frage, die gestellt ist.

reason-not-a-move = So einen Zug gibt es nicht, nicht einmal in Rom.
reason-not-your-question = Jetzt bist nicht du gefragt: Geduld.
reason-game-over = Die Partie ist zu Ende: Jetzt Hände waschen.
reason-not-now = Das geht jetzt nicht. Die Frage ist: „{ $asked }“
reason-no-such-player = So heißt an diesem Tisch niemand.

## Hinsetzen und Kassieren

reason-no-such-place = So einen Platz hat deine Latrine nicht.
reason-place-taken = Besetzt! Da sitzt schon jemand.
reason-place-free = Da sitzt niemand, zu dem man sich setzen könnte.
reason-place-full = Da sitzen schon zwei, und zu dritt geht es nie.
reason-not-two-women = Diese beiden teilen sich keinen Platz: Ohne passendes Modul dürfen das nur zwei Römerinnen.
reason-senator-beside-slave = Ein Senator neben einem Sklaven? Nicht in diesem Rom.
reason-queue-empty = Deine Schlange ist leer: Niemand wartet.
reason-must-seat = Halt: Ein Platz ist frei, und dein vorderster Römer muss dringend. Dein Zug ist noch nicht zu Ende.
reason-must-collect = Erst das Geld: Jemand ist fertig, also kassiere, bevor es weitergeht.
reason-not-finished = Geduld: Dieser Besucher hat noch Rundenmarker, da dauert es noch.
reason-no-visitor-there = Da sitzt niemand.

## Eine Karte spielen

reason-card-not-in-hand = Diese Karte hast du nicht auf der Hand, leider.
reason-card-not-in-game = Diese Karte spielt in eurer Partie nicht mit.
reason-no-other-card-in-play = Eins nach dem anderen: Bring erst die andere Karte zu Ende.
reason-nothing-to-do = Die Karte würde jetzt nichts bewirken: Behalt sie lieber.
reason-no-money-to-give = Du hast nichts zu verschenken: Die Karte kostet eine Sesterze, und du besitzt keine.
reason-no-markers = Da gibt es keinen Rundenmarker wegzunehmen.
reason-must-take-marker = Noch nicht: Die Karte verlangt mehr Rundenmarker, und es sind noch welche da.
reason-no-romans-left = Es gibt keine Römer mehr zu ziehen: Rom ist leer.
reason-no-cards-to-draw = Es gibt keine Aktionskarten mehr zu ziehen: Rom gehen die Ideen aus.
reason-discard-empty = Der Ablagestapel ist leer: Da ist kein Römer, der zurückkommen könnte.

## Ein Ziel wählen

reason-no-card-there = Da gibt es keinen Römer zu wählen.
reason-no-queue-to-cut = In keiner Schlange steht ein zweiter Römer: Es gibt niemanden zum Vordrängeln.
reason-already-in-front = Dieser Römer steht schon ganz vorne: Da gibt es nichts zu drängeln.
reason-same-queue = Es muss eine andere Schlange sein: In dieser steht der Römer schon.
reason-queue-full = Diese Schlange ist voll: An eurem Tisch ist bei fünf Schluss.
reason-own-visitor = Das ist dein eigener Besucher: Wähl einen fremden.
reason-no-unequal-pair = Hier gibt es nichts zu tratschen: Du brauchst zwei Römerinnen auf einem fremden Platz, mit ungleich vielen Rundenmarkern.
reason-not-a-pair = Auf diesem Platz sitzen keine zwei Römerinnen.
reason-needs-two-visitors = Du brauchst mindestens zwei Besucher: Irgendwohin müssen die Ratten.
reason-same-visitor = Nicht derselbe Besucher: Die Rundenmarker müssen zu einem anderen von deinen.
reason-no-such-class = Von diesem Stand ist dort niemand, weder in der Latrine noch in der Schlange.
reason-nobody-pays = Niemand müsste zahlen: Diese Steuer brächte nichts ein.
reason-all-equal = Ihr seid alle gleich reich, oder gleich arm: Niemand gibt, niemand bekommt.
reason-not-richest = Da ist jemand reicher: Wähl unter den Reichsten.
reason-not-poorest = Da ist jemand ärmer: Wähl unter den Ärmsten.
reason-already-rich = Die Sklaven sind schon reich: Sie zahlen das Doppelte, nicht das Vierfache.
reason-yourself = Dir selbst kannst du nichts schenken, so gern du dich hast: Wähl jemand anderen.

## Module

reason-module-off-famous = Das Modul „{ module-famous }“ (famous) spielt nicht mit.
reason-module-off-upgrades = Das Modul „{ module-upgrades }“ (upgrades) spielt nicht mit.
reason-module-off-events = Das Modul „{ module-events }“ (events) spielt nicht mit.
reason-module-off-careers = Das Modul „{ module-careers }“ (careers) spielt nicht mit.
reason-module-off-favours = Das Modul „{ module-favours }“ (favours) spielt nicht mit.
reason-modules-off = Kein Modul mit diesem Zug spielt mit.
reason-not-his-place = Caesar setzt sich nicht, solange ein Senator da ist, und Brutus besteht auf der Mitte.
reason-not-two-men = Die Gefährten des Vercingetorix setzen sich nur zu einem Mann, der allein sitzt, nie zu einer Römerin.
reason-vercingetorix-elsewhere = Die Gefährten des Vercingetorix sitzen auf anderen Plätzen als er, und auf jedem nur einer.
reason-not-passed-on = Brutus kann nicht weiter: Er muss vorne stehen, ein Platz muss frei und die Mitte verbaut sein.
reason-draft-share = Du hast deine zwei Römer schon: Nimm etwas anderes.
reason-no-sign = Dieses Schild hängt an keinem deiner Sitze.
reason-sign-used = Dieses Schild hast du in diesem Zug schon genutzt.
reason-seat-not-free = Der Sitz mit dem Schild ist besetzt: Da kann jetzt niemand hin.
reason-signs-roman-cannot-sit = Zu diesem Schild passt niemand in deiner Schlange, oder der Vorderste kann dort nicht sitzen.
reason-top-rung = Du stehst schon auf der letzten Stufe: Höher geht es in Rom nicht.
reason-already-climbed = Eine Stufe pro Zug: Du bist schon aufgestiegen.
reason-no-money-to-climb = Die nächste Stufe kannst du dir nicht leisten: Karriere kostet.
reason-task-not-done = Die Aufgabe der nächsten Stufe hast du in diesem Zug nicht erfüllt: ohne Fleiß kein Aufstieg.
reason-favour-not-held = Diese Gunst hältst du nicht: Götter sind wählerisch.
reason-favour-standing = Diese Gunst musst du nicht nutzen: Sie wirkt von selbst.
reason-favour-fresh = Diese Gunst hast du erst in diesem Zug bekommen; sie wirkt ab deinem nächsten.
reason-favour-used = Diese Gunst hast du in diesem Zug schon genutzt: Götter helfen einmal.
reason-favour-idle = Die Gunst würde dir jetzt nichts bringen: Lass die Götter ruhen.
reason-mars-cannot = Dieser Römer ist nicht dran: Nur mit der Gunst des Mars darf sich der Zweite oder Dritte setzen, und nur, wo es passt.
reason-venus-protects = Venus schützt diese Latrine: Finger weg, deine Karten rühren hier nichts an.

## Pecunia Olet

reason-no-henchman = Da steht keiner deiner Handlanger.
reason-no-such-space = Dieses Feld gibt es auf dem Plan nicht.
reason-space-occupied = Da ist schon jemand am Werk.
reason-strike = Hier fliegt niemand: Die Lotsen streiken, bis der Polizist weiterzieht.
reason-no-jet = Von hier startest du nur mit eigenem Privatjet.
reason-no-market-card = Da liegt nichts zu kaufen: Auch der Schwarzmarkt hat Lücken.
reason-second-jet = Du besitzt schon einen Privatjet, und zwei würden auffallen.
reason-no-cash = Dafür fehlt dir Bargeld, und das Geld auf dem Auslandskonto zahlt hier nichts.
reason-bad-count = So viele wirst du nicht los: mindestens eine, im Supermarkt höchstens drei, beim Hehler acht.
reason-no-fakes = Dafür fehlen dir die Blüten.
reason-blocked-quality = Diese Blüten kennt der Supermarkt inzwischen: Dort fällt keiner mehr darauf herein.
reason-bad-transfer = Das geht nicht auf: Geld ins Ausland oder heim, in Zehnern, und nur, was du hast.
reason-no-passing-now = Passen kannst du jetzt nicht: Setz einen Handlanger ein oder verzichte.
reason-no-declining-now = Verzichten kannst du hier nicht: Setz einen Handlanger ein, oder passe in deinem Zug.
reason-nothing-after-lifting = Für diesen Handlanger gäbe es danach nichts zu tun, also bleibt er, wo er ist.
