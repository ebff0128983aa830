### Karten, Stände, Plätze und Ausgaben. Die Kartennamen sind die offiziellen, wo eine Ausgabe sie hat.

## Aktionskarten: der Name, und was die Karte für den bewirkt, der sie hält.

card-line-cutter = Vordrängler
    .text = Wähle in einer beliebigen Warteschlange einen Römer, der nicht vorne steht: Er kommt in derselben Schlange ganz nach vorne.
card-ejection = Rauswurf
    .text = Wähle einen Römer aus einer beliebigen Warteschlange und schicke ihn ans Ende einer anderen Schlange.
card-latrine-change = Latrinenwechsel
    .text = Wähle aus zwei verschiedenen Warteschlangen je einen Römer: Die beiden tauschen genau ihre Plätze.
card-villa-dixius = Villa Dixius
    .text = Lege sie neben deine Latrine: ein Platz mehr, ganz ohne Nachbarn, da darf jeder sitzen, Senator oder Sklave. Mit dem letzten Besucher verschwindet sie.
card-great-haste = Große Hast
    .text = Nimm deinen Besuchern zwei Rundenmarker weg, beide von einem oder je einen von zweien.
    .text-2005 = Wähle einen deiner Besucher und nimm ihm zwei Rundenmarker weg.
card-fish-poisoning = Fischvergiftung
    .text = Wähle einen Besucher in einer fremden Latrine: Er bekommt zwei Rundenmarker dazu.
card-latrine-gossip = Latrinenklatsch
    .text = Wähle einen fremden Platz, auf dem zwei Römerinnen mit ungleich vielen Rundenmarkern sitzen: Die mit weniger bekommt so viele wie die andere.
card-slave-market = Sklavenmarkt
    .text = Wähle einen Mitspieler oder dich selbst: Alle Sklaven aus dieser Latrine und dieser Warteschlange werden abgelegt und zahlen nichts.
card-citizens-assembly = Bürgerversammlung
    .text = Wähle einen Mitspieler oder dich selbst: Alle Bürger aus dieser Latrine und dieser Warteschlange werden abgelegt und zahlen nichts.
card-senate-meeting = Senatsversammlung
    .text = Wähle einen Mitspieler oder dich selbst: Alle Senatoren aus dieser Latrine und dieser Warteschlange werden abgelegt und zahlen nichts.
card-womens-forum = Frauenforum
    .text = Wähle einen Mitspieler oder dich selbst: Alle Römerinnen aus dieser Latrine und dieser Warteschlange werden abgelegt und zahlen nichts.
card-tax-senators = Sondersteuer (Senatoren)
    .text = Alle, auch du, zahlen der Bank eine Sesterze für jeden Senator in der eigenen Latrine. Wer zu wenig hat, zahlt, was da ist.
card-tax-citizens = Sondersteuer (Bürger)
    .text = Alle, auch du, zahlen der Bank eine Sesterze für jeden Bürger in der eigenen Latrine. Wer zu wenig hat, zahlt, was da ist.
card-tax-slaves = Sondersteuer (Sklaven)
    .text = Alle, auch du, zahlen der Bank eine Sesterze für jeden Sklaven in der eigenen Latrine. Wer zu wenig hat, zahlt, was da ist.
card-colosseum-break = Pause im Colosseum
    .text = Decke drei Römerkarten auf und lege jede ans Ende einer Warteschlange deiner Wahl, in beliebiger Reihenfolge.
card-regular-guest = Stammgast
    .text = Der oberste Römer vom Ablagestapel kommt ans Ende einer Warteschlange deiner Wahl.
card-state-visit = Staatsbesuch
    .text = Decke drei Römerkarten auf. Eine kommt an die Spitze deiner Warteschlange, die anderen legst du in beliebiger Reihenfolge ab.
card-good-business = Gute Geschäfte
    .text = Nimm deinen Besuchern drei Rundenmarker weg, verteilt, wie du magst. Gib dann einem Mitspieler eine Sesterze: Die musst du schon haben.
card-spring-cleaning = Frühjahrsputz
    .text = Jeder deiner Besucher verliert einen Rundenmarker.
card-rat-infestation = Rattenplage
    .text = Nimm einem deiner Besucher beliebig viele Rundenmarker weg, mindestens einen, und verteile sie auf deine anderen Besucher.
card-conspiracy = Verschwörung
    .text = Alle, du zuerst, wählen einen ihrer eigenen Besucher. Der geht sofort und zahlt nichts.
card-alms = Almosen
    .text = Wer am meisten besitzt, gibt dem, der am wenigsten besitzt, zwei Sesterzen. Bei Gleichstand wählst du aus.
card-rich-slaves = Reiche Sklaven
    .text = Bis zum Ende dieses Zuges zahlt jeder Sklave, der zahlt und geht, das Doppelte.
card-rumour-mill = Gerüchteküche
    .text = Ziehe drei Aktionskarten und gib dann einem Mitspieler eine Sesterze. Die musst du schon haben.

## Stände. $count (Zahl): wie viele.

class-senator =
    { $count ->
        [one] Senator
       *[other] Senatoren
    }
class-citizen =
    { $count ->
        [one] Bürger
       *[other] Bürger
    }
class-slave =
    { $count ->
        [one] Sklave
       *[other] Sklaven
    }
class-woman =
    { $count ->
        [one] Römerin
       *[other] Römerinnen
    }

## Plätze, wie sie in Klammern hinter einem Römer stehen.

place-L = links
place-M = Mitte
place-R = rechts
place-V1 = Villa 1
place-V2 = Villa 2
place-V3 = Villa 3

## Ausgaben.

edition-2005 = Ausgabe 2005 (Goldsieber)
    .text = 40 Aktionskarten, darunter Pause im Colosseum und Stammgast. Große Hast nimmt beide Rundenmarker von einem Besucher.
edition-2016 = Ausgabe 2016 (Noris)
    .text = 36 Aktionskarten, auf Wunsch mit den 12 dunkelroten. Große Hast darf auf zwei Besucher verteilt werden.

## Woher ein Wert stammt.

provenance-rulebook = aus dem Regelheft
    .text = Dieser Wert steht in einem Regelheft.
provenance-reconstruction = rekonstruiert
    .text = Dieser Wert steht nur auf den Karten und in keinem Regelheft: Wir haben ihn gewählt. Wenn du die Schachtel besitzt, kannst du deine eigenen Werte verwenden.
provenance-owner = aus deiner Schachtel
    .text = Dieser Wert stammt aus der Wertedatei, die du geladen hast.
provenance-confirmed = bestätigt
    .text = Zwei Besitzer, die nichts voneinander wissen, lesen dasselbe von ihren Schachteln ab.
