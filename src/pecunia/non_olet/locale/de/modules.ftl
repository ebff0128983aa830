### Die fünf Module der Ausgabe 2016. Die Namen sind die offiziellen; was etwas bewirkt, steht in unseren eigenen Worten.
### In .short ein Name, der gekürzt noch zu erkennen ist.

module-famous = Berühmte Römer
    .text = Berühmte Römer mischen sich unters Volk. Sie bewirken etwas, wenn sie sich zu dir setzen oder wenn sie dich verlassen.
module-upgrades = Latrinenausbauten
    .text = Ein wenig Luxus: Ausbauten liegen auf Sitzen und wirken, wenn sich dort jemand hinsetzt. Ein Sklave, der fertig ist, kann dir einen bringen, statt zu zahlen.
module-events = Ereignisse
    .text = Neue Rundenmarker kommen von offenen Ereigniskarten. Wer den letzten nimmt, tritt das Ereignis los, und zwar für alle.
module-careers = Karriereleitern
    .text = Vom Eimerträger zum Latrinenkönig: Jeder steigt auf seiner Leiter auf, höchstens eine Stufe pro Zug, für ihren Preis oder ihre Aufgabe. Wer zuerst oben steht, gewinnt.
module-favours = Gunst der Götter
    .text = Jeder hält die Gunst einer Gottheit. Geht in deinem eigenen Zug ein Bürger, darfst du deine tauschen: Treue ist keine römische Tugend.

## Berühmte Römer

famous-pompey = Pompeius
    .text = Setzt er sich, kommen alle Bürger deiner Warteschlange nach vorne und behalten ihre Reihenfolge.
famous-vergil = Vergil
    .text = Setzt er sich, ziehst du Römer, bis deine Warteschlange sieben hat.
famous-livia = Livia
    .text = Setzt sie sich, deckst du fünf Römer auf: Die Römerinnen stellen sich bei dir hinten an, die anderen werden abgelegt.
famous-caesar = Caesar
    .text = Er setzt sich nur, wenn kein Senator in der Latrine ist. Sonst bleibt er vorne stehen, und niemand kommt an ihm vorbei.
famous-vercingetorix = Vercingetorix
    .text = Setzt er sich, darfst du noch bis zu zwei Männer vorn aus der Schlange setzen, je zu einem, der auf einem anderen Platz allein sitzt.
famous-brutus = Brutus
    .text = Er sitzt nur in der Mitte. Ist ein Platz frei, aber die Mitte geht nicht, stellt er sich beim nächsten Spieler hinten an.
famous-marc-antony = Marc Anton
    .text = Er darf sich zu einem Bürger oder Senator setzen, der allein sitzt, auch wenn kein Platz frei ist.
famous-ovid = Ovid
    .text = Setzt er sich, haben alle deine anderen Besucher genau drei Rundenmarker, nicht mehr und nicht weniger.
famous-pliny = Plinius
    .text = Setzt er sich, legt jeder Mitspieler zwei Rundenmarker auf eigene Besucher.
famous-crassus = Crassus
    .text = Setzt er sich, gehen alle deine anderen Besucher, die samt ihren Münzen eine oder zwei Sesterzen zahlen würden, und zahlen nichts.
famous-seneca = Seneca
    .text = Geht er, darfst du jedem deiner anderen Besucher einen Rundenmarker wegnehmen.
famous-spartacus = Spartacus
    .text = Geht er, bekommst du eine Sesterze für jeden Sklaven, der noch in deiner Latrine sitzt.
famous-maecenas = Maecenas
    .text = Geht er, bekommst du eine Sesterze für jeden Bürger, der noch in deiner Latrine sitzt.
famous-cicero = Cicero
    .text = Geht er, bekommst du eine Sesterze für jeden Senator, der noch in deiner Latrine sitzt.
famous-cleopatra = Kleopatra
    .text = Geht sie, bekommst du eine Sesterze für jede Römerin, die noch in deiner Latrine sitzt.
famous-flamma = Flamma
    .text = Geht er, bekommst du eine Sesterze für jeden Römer in deiner Warteschlange.
famous-octavian = Octavian
    .text = Geht er, darfst du bis zu drei Aktionskarten ablegen: Eine bringt 1 Sesterze, zwei bringen 3, drei bringen 5.
famous-agrippina = Agrippina
    .text = Geht sie, darfst du zwei Aktionskarten ziehen.

## Latrinenausbauten

upgrade-wooden-urinal = Hölzernes Pissoir
    .text = Zwei Sklaven dürfen sich diesen Sitz teilen.
    .short = Hölzernes Pissoir
upgrade-marble-urinal = Marmornes Pissoir
    .text = Zwei Bürger dürfen sich diesen Sitz teilen.
    .short = Marmornes Pissoir
upgrade-golden-urinal = Goldenes Pissoir
    .text = Zwei Senatoren dürfen sich diesen Sitz teilen.
    .short = Pissoir aus Gold
upgrade-reserved-citizens = Reserviert für Bürger
    .text = Ist dieser Sitz frei, darfst du einmal pro Zug den vordersten Bürger deiner Schlange hierher vorlassen.
    .short = Bürger (Schild)
upgrade-reserved-senators = Reserviert für Senatoren
    .text = Ist dieser Sitz frei, darfst du einmal pro Zug den vordersten Senator deiner Schlange hierher vorlassen.
    .short = Senatoren (Schild)
upgrade-reserved-women = Reserviert für Römerinnen
    .text = Ist dieser Sitz frei, darfst du einmal pro Zug die vorderste Römerin deiner Schlange hierher vorlassen.
    .short = Römerinnen (Schild)
upgrade-partition = Trennwand
    .text = Zwischen diesem Sitz und seinen Nachbarn vertragen sich Senatoren und Sklaven.
upgrade-wood-splinter = Holzsplitter
    .text = Der erste Römer, der sich in einem Zug hierher setzt, erhält einen Rundenmarker weniger, nie null.
upgrade-hourglass = Sanduhr
    .text = Der erste Römer, der sich in einem Zug hierher setzt, bekommt stets drei Rundenmarker.
upgrade-latrine-scrubber = Latrinenbürste
    .text = Der erste Römer mit Dauer 4 oder 5, der sich in einem Zug hierher setzt, erhält zwei Rundenmarker weniger.
upgrade-towel-rails = Handtuchhalter
    .text = Der erste Sklave, der sich in einem Zug hierher setzt, bekommt zwei Münzen auf die Karte.
upgrade-sprig-of-lavender = Lavendelzweig
    .text = Die erste Römerin, die sich in einem Zug hierher setzt, bekommt zwei Münzen auf die Karte.
upgrade-fountain = Springbrunnen
    .text = Der erste Bürger, der sich in einem Zug hierher setzt, bekommt zwei Münzen auf die Karte.
upgrade-newspaper = Zeitung
    .text = Der erste Römer, der sich in einem Zug hierher setzt, bekommt eine Münze auf die Karte.
upgrade-bag-of-silver = Silbersäckchen
    .text = Der erste Römer mit Dauer 2 oder 3, der sich in einem Zug hierher setzt, bekommt eine Münze auf die Karte.
    .short = Silbersäckchen
upgrade-bag-of-gold = Goldsäckchen
    .text = Der erste Römer mit Dauer 4 oder 5, der sich in einem Zug hierher setzt, bekommt zwei Münzen auf die Karte.
    .short = Goldsäckchen
upgrade-mop-bucket = Putzeimer
    .text = Setzt sich in einem Zug der erste Römer hierher, ziehst du eine Aktionskarte.
upgrade-dustpan = Kehrblech
    .text = Geht der erste Römer eines Zuges von diesem Sitz weg, warum auch immer, ziehst du eine Aktionskarte.

## Ereignisse

event-slave-revolt = Sklavenrevolte
    .text = In jeder Warteschlange kommen alle Sklaven nach vorne und behalten ihre Reihenfolge.
event-bread-and-games = Brot und Spiele
    .text = Jeder legt einen Sklaven seiner Wahl aus der eigenen Warteschlange ab, wenn dort einer steht.
event-coliseum = Colosseum
    .text = Jeder bekommt drei Römer, behält einen und gibt die anderen nach links, bis zum letzten. Behaltene stellen sich hinten an.
event-tumult = Tumult
    .text = Jeder zieht drei Römer und darf davon beliebig viele Platz für Platz in die eigene Schlange tauschen. Der Rest wird abgelegt.
event-flower-market = Blumenmarkt
    .text = Jede Römerin in jeder Latrine verliert einen Rundenmarker.
event-campaign = Feldzug
    .text = Alle zahlen für jeden Bürger in ihrer Latrine eine Sesterze, oder der Bürger geht und zahlt nichts.
event-feeding-the-poor = Armenspeisung
    .text = Jeder Römer in Latrinen und Schlangen, der genau eine Sesterze zahlen würde, bekommt eine Münze auf die Karte.
event-freeing-the-slaves = Sklavenfreilassung
    .text = Jeder Sklave in Latrinen und Schlangen bekommt eine Münze auf die Karte.
    .short = Freilassung
event-senate-schemes = Senatsintrigen
    .text = Jeder wählt geheim beliebig viele seiner Aktionskarten, legt sie ab und zieht ebenso viele neue.
event-temple-service = Tempeldienst
    .text = Jeder zieht zwei Aktionskarten.

## Gunst

favour-ceres = Ceres
    .text = Einmal in deinem Zug: Lege einen Rundenmarker auf einen deiner Besucher und ziehe eine Aktionskarte.
favour-diana = Diana
    .text = Einmal in deinem Zug: Ziehe Römer, bis deine Warteschlange fünf hat.
favour-juno = Juno
    .text = Einmal in deinem Zug: Schiebe ein oder zwei Rundenmarker eines Besuchers auf Besucher deiner anderen Plätze. Wer keinen mehr hat, zahlt und geht sofort.
favour-jupiter = Jupiter
    .text = Jeder Römer, der sich in deinem Zug zu dir setzt, bekommt einen Rundenmarker mehr und zwei Münzen auf die Karte.
favour-mars = Mars
    .text = In deinem Zug darfst du einen freien Platz mit einem der ersten drei deiner Schlange füllen statt mit dem vordersten.
favour-minerva = Minerva
    .text = Einmal in deinem Zug: Lege eine Aktionskarte ab, nimm eine Sesterze und nimm einem deiner Besucher einen Rundenmarker weg.
favour-venus = Venus
    .text = Solange du diese Gunst hältst, rührt keine Aktionskarte, auch keine eigene, Besucher und Rundenmarker in deiner Latrine an.

## Karriereleitern. Die erste Stufe heißt wie im Original; alle anderen Namen, Aufgaben und Preise sind rekonstruiert.

ladder-patron = Patron
ladder-people = Volksfreund
ladder-matron = Matrone
ladder-master = Sklavenhalter
ladder-schemer = Intrigant
ladder-builder = Baumeister

rung-0 = Eimerträger
rung-1 = Schwammwäscher
rung-2 = Türhüter
rung-3 = Latrinenpächter
rung-4 = Latrinenmeister
rung-5 = Latrinenkönig
# Eine Stufe einer Leiter, die länger ist als unsere. $number: welche.
rung-more = Stufe { $number }

# Aufgaben. $count (Zahl): wie viele; $class: der Stand in Einzahl oder Mehrzahl.
task-seated = { $count } { $class } in der Latrine
task-pairs =
    { $count ->
        [one] { $count } Platz mit zwei Besuchern
       *[other] { $count } Plätze mit je zwei Besuchern
    }
task-classes = Besucher aus { $count } Ständen
task-markers-over = ein Besucher mit mehr als { $count } Rundenmarkern
task-markers-total = zusammen { $count } Rundenmarker auf den Besuchern
task-hand =
    { $count ->
        [one] { $count } Aktionskarte auf der Hand
       *[other] { $count } Aktionskarten auf der Hand
    }
task-queue =
    { $count ->
        [one] { $count } Römer in der Schlange
       *[other] { $count } Römer in der Schlange
    }
task-villas =
    { $count ->
        [one] { $count } Villa mit einem Besucher
       *[other] { $count } Villen mit Besuchern
    }
task-received =
    { $count ->
        [one] { $count } Sesterze in einem Zug von Römern, die gehen
       *[other] { $count } Sesterzen in einem Zug von Römern, die gehen
    }
task-paid =
    { $count ->
        [one] { $count } Römer zahlt und geht in einem Zug
       *[other] { $count } Römer zahlen und gehen in einem Zug
    }
task-paid-class =
    { $count ->
        [one] { $count } { $class } zahlt und geht in einem Zug
       *[other] { $count } { $class } zahlen und gehen in einem Zug
    }
task-played =
    { $count ->
        [one] { $count } Aktionskarte in einem Zug gespielt
       *[other] { $count } Aktionskarten in einem Zug gespielt
    }
task-hastened =
    { $count ->
        [one] { $count } Rundenmarker in einem Zug bei dir entfernt, ohne Phase 1
       *[other] { $count } Rundenmarker in einem Zug bei dir entfernt, ohne Phase 1
    }
