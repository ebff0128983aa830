### Die Befehlszeile: Hilfetexte und was die Befehle ausgeben.

cli-pecunia = Pecunia non olet und Pecunia Olet spielen, simulieren oder einen Regelstreit schlichten.
cli-play = Im Terminal spielen oder eine gespeicherte Partie fortsetzen.
cli-play-what = Ein Spiel, das beginnen soll, oder die Datei einer gespeicherten Partie.
cli-simulate = Bots viele Partien spielen lassen und zusammenzählen.
cli-replay = Eine aufgezeichnete Partie erzählen, Zug um Zug.
cli-verify = Beweisen, dass eine Partie den Regeln folgte, samt Stapel.
cli-position = Sagen, was in einer Stellung erlaubt ist, oder warum nicht.
cli-ledger = Klauseln mit dem Code, der sie einhält, und ihren Szenarien. Scheitert, wo etwas fehlt.
cli-ledger-words = Ein Spiel, und Klauseln der Regeln (A54) oder Abschnitte (§2.4, auch nur 2.4). Ohne alles: eine Übersicht.
cli-ledger-all = Das ganze Verzeichnis.
cli-ledger-card = Sagen, was eine Karte, ein Stand, ein Feld … hat und was fehlt: Deklaration, Werte, Zeichnung, Worte, Regelheft, Szenarien …
cli-ledger-json = Schlichte Werte für Programme ausgeben.
cli-values-command = Die Kartenwerte ausgeben, als Anfang für eine eigene Datei. „merge“ führt die Schachteln mehrerer Besitzer zusammen.
cli-values-words = Ein Spiel; oder „merge“ und die Dateien, die Besitzer beigetragen haben.
cli-values-output = In diese Datei schreiben, was niemand bestreitet.
owners-confirmed = { $what }: von { $count } Besitzern bestätigt
owners-one = { $what }: So sagt es ein Besitzer
owners-disputed = { $what }: Die Besitzer sind sich nicht einig, also bleibt es weg
owners-sum = Schachteln: { $owners }. Angegeben: { $stated }, bestätigt: { $confirmed }.
owners-written = Geschrieben: { $file }
cli-title = Welches Spiel: { $titles }.
cli-edition = Ausgabe: 2005 oder 2016.
cli-players = Zahl der Spieler, 2 bis 6 (olet: 2 bis 4).
cli-dark-red = Die zwölf dunkelroten Karten dazunehmen (2016).
cli-open-draft = Die ersten Römer offen wählen (2016).
cli-target = Sesterzen zum Sieg; sonst 30, 25 oder 20 je nach Spielerzahl, und 5 mehr für jedes Modul.
cli-values = Kartenwerte der eigenen Schachtel statt der rekonstruierten.
cli-warning = Warnung: { $warning }
cli-house = Eine Hausregel, etwa finishedTiming=immediate. Mehrfach möglich.
cli-modules = Module der Ausgabe 2016, durch Kommas getrennt: famous, upgrades, events, careers, favours.
cli-famous = Welche berühmten Römer mitspielen: all, none, wie viele, oder Namen, durch Kommas getrennt.
cli-open-money = Alle Geldbestände offen zeigen (olet).
cli-tie = Was bei Gleichstand an der Spitze gilt: geteilter Sieg (shared) oder neue Partie (replay) (olet).
cli-round-cap = Jede Partie nach so vielen Runden ohne Sieger beenden (olet, für Simulationen).
cli-bots = Bots nach Plätzen, durch Kommas getrennt; eine kurze Liste wiederholt sich. Ein Programm geht auch: "cmd:./meinbot --option".
cli-bot-seconds = Wie viele Sekunden ein Programm als Bot für einen Zug hat.
cli-trust = Die Programme starten, die eine gespeicherte Partie als Bots nennt.
cli-names = Namen der Menschen an diesem Terminal, durch Kommas getrennt.
cli-seed = Derselbe Startwert gibt dieselbe Partie.
cli-save = Wo die Partie gespeichert wird.
cli-pause = Sekunden Pause nach dem Zug eines Bots.
cli-language = Sprache.
cli-version = Die Version zeigen.
cli-games = Wie viele Partien.
cli-jobs = Prozesse, die gleichzeitig spielen.
cli-record = Jede Partie in diesen Ordner schreiben.
cli-json = Ein JSON-Objekt ausgeben.
cli-turn = Den Tisch nach diesem Zug zeigen und aufhören.
cli-seat = Wessen Sicht: ein Buchstabe; ohne ihn die eines Zuschauers.
cli-position-move = Nur nach diesem Zug fragen, wie man ihn sagt: "seat M", "spiele Fischvergiftung", "Ben: play alms". Mehrfach möglich.
cli-position-all = Alle Züge durchgehen, die es gibt, erlaubt oder nicht.
cli-position-table = Auch den Tisch erzählen, wie er verstanden wurde.
cli-position-status = Rückgabewert: 0 erlaubt, 1 nicht erlaubt, 2 nicht verstanden.
cli-root = Das Projekt mit docs/rules und tests/rules; sonst das, in dem man steht.
cli-progress-games = Partien
cli-simulated =
    { $games ->
        [one] Eine Partie in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
       *[other] { $games } Partien in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
    }
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-shared = Beim Anteil zählt ein geteilter Sieg, die zweite Zahl, für alle, die ihn teilen.
cli-mean = Im Mittel { $decisions } Entscheidungen und { $turns } Züge je Partie.
cli-column-figure = Zahl
cli-column-mean = Mittel
cli-column-least = Kleinste
cli-column-most = Größte
cli-column-games = Partien
cli-figure-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-figure-rounds = Runden
cli-figure-won = Siege von Spieler { $what } in der Zugreihenfolge
cli-figure-shown = { $what }: auf dem Markt
cli-figure-bought = { $what }: gekauft
cli-verified = { $file }: { $moves } Züge, alle erlaubt; der Startwert passt zu seiner Prüfsumme { $commitment }; Endstand { $hash }
cli-verified-position = { $file }: { $moves } Züge ab einer Stellung, alle erlaubt; Endstand { $hash }
cli-ledger-gap = KEIN SZENARIO
cli-ledger-uncited = IM CODE NICHT GENANNT
cli-ledger-contents = { $rules } Klauseln und Abschnitte, { $cards } Karten; bei { $editorial } Klauseln ist nichts zu beweisen
cli-ledger-cited = { $count } von { $total } im Code genannt, an { $places } Stellen
cli-ledger-proved = { $count } von { $total } bewiesen, durch { $scenarios } Szenarien
cli-ledger-more = … und { $count } mehr
cli-ledger-complete = Es gibt keine Lücken.
cli-ledger-incomplete = Es gibt Lücken.
cli-ledger-hint = Mehr: pecunia ledger A54 · pecunia ledger §2.4 · pecunia ledger --card alms · pecunia ledger --all
cli-ledger-thing = { $thing } ({ $kind }, { $game })
cli-ledger-missing = FEHLT
cli-ledger-nothing-missing = Es fehlt nichts.
cli-ledger-missing-parts = Es fehlt: { $parts }
cli-ledger-part-rule = Regel
cli-ledger-part-declaration = Deklaration
cli-ledger-part-values = Werte
cli-ledger-part-moves = Züge
cli-ledger-part-drawing = Zeichnung
cli-ledger-part-words = Worte
cli-ledger-part-rulebook = Regelheft
cli-ledger-part-weight = Gewicht
cli-ledger-part-observer = Beobachter
cli-ledger-part-clause = Klausel
cli-ledger-part-code = Code
cli-ledger-part-scenarios = Szenarien
cli-ledger-editorial = Nichts zu beweisen: { $clause } – { $reason }
cli-ledger-unknown = { $place } nennt { $cited }, und das kennen die Regeln nicht

## Wie eine Partie endet.

end-fee = Ein Römer zahlte den entscheidenden Betrag
end-gift = Ein Geschenk gab den Ausschlag
end-alms = Almosen gaben den Ausschlag
end-famous = Ein berühmter Römer brachte den entscheidenden Betrag
end-ladder = Jemand erreichte die letzte Stufe
end-minerva = Die Sesterze von Minerva gab den Ausschlag
end-most-money = Jemand hatte das meiste Geld
end-shared = Mehrere teilten sich den Sieg
end-replay = Gleichstand, neu zu spielen
end-round-cap = Nach der letzten vereinbarten Runde ohne Sieger beendet
end-turn-limit = Ohne Sieger abgebrochen

## Was an einer Befehlszeile nicht stimmt. $what: die Option oder das Argument.

usage-no-option = Eine Option „{ $what }“ gibt es nicht. --help nennt alle.
usage-option-value = „{ $what }“ braucht einen Wert oder nimmt keinen an. --help erklärt alle Optionen.
usage-missing = Es fehlt etwas: { $what }. --help erklärt den Befehl.
usage-bad-value = „{ $what }“ kann diesen Wert nicht haben. --help erklärt alle Optionen.
usage-no-command = Einen Befehl „{ $what }“ gibt es nicht. „pecunia --help“ nennt sie alle.
usage-extra = Da steht ein Wort zu viel. --help erklärt den Befehl.
usage-usage = Aufruf:
usage-arguments = Argumente:
usage-options = Optionen:
usage-commands = Befehle:
usage-help = Diese Hilfe zeigen.
usage-default = Standard:
usage-required = erforderlich
usage-file-missing = { $file }: Diese Datei gibt es nicht.
usage-file-folder = { $file } ist ein Ordner.
usage-file-forbidden = { $file } lässt sich nicht lesen oder schreiben: Die Rechte fehlen.

## Die Leiter der Stufen. $share, $low, $high, $goal: Prozent; $slips, $iterations, $milliseconds, $games, $players: Zahlen; $level: ein Name.

cli-levels = Die sechs Stufen der Bots messen. Jede spielt gegen die darunter, die höchste gegen greedy; langsame Stufen brauchen Stunden (siehe --pair und --json).
cli-levels-game = Nur dieses Spiel: { $titles }. Sonst alle.
cli-levels-pair = Nur dieses Paar, etwa 4-5 oder 6-greedy-4. Darf mehrmals stehen.
cli-levels-games = Partien je Paar; sonst 1000 bei schnellen Stufen und 300 bei langsamen. Bei 0 wird nichts gespielt, nur gezeigt.
cli-levels-json = Hier aufheben, was gespielt wurde, und nur spielen, was hier fehlt.
cli-levels-merge = Übernehmen, was ein anderer Rechner gespielt hat. Darf mehrmals stehen.
cli-levels-markdown = Die Tabellen in diese Markdown-Datei schreiben, zwischen ihre Kommentare „levels“.
cli-levels-table =
    { $title }, { $players ->
        [2] zu zweit
        [4] zu viert
       *[other] mit { $players } Personen
    }
    .special =
        { $title }, { $players ->
            [2] zu zweit
            [4] zu viert
           *[other] mit { $players } Personen
        }, { $special }
cli-levels-modules = alle Module
cli-column-level = Stufe
cli-column-thinks = Höchstens je Zug
cli-column-below = Siege gegen die Stufe darunter (zu 95 %)
cli-column-elo = Elo
cli-column-time = Dauer (p99)
cli-levels-looks =
    { $slips ->
        [0] einen Zug voraus, { $milliseconds } ms
       *[other] einen Zug voraus, { $slips } % blind, { $milliseconds } ms
    }
cli-levels-champion = spielt wie der Champion
cli-levels-network = das Netz des Champions: { $overlooked } % übersehen, { $near } % kurzsichtig, Temperatur { NUMBER($temperature, minimumFractionDigits: 1) }
cli-levels-searches = { $iterations } gedachte Partien, { $milliseconds } ms
cli-levels-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-levels-time = { $milliseconds } ms
cli-levels-rival =
    { $players ->
        [2] { $level } gegen einen gierigen Bot: { $share } von { $games } Partien.
       *[other] { $level } an einem Tisch zu { $players }, die anderen gierige Bots: { $share } von { $games } Partien.
    }
cli-levels-missed = { $pair } bleibt darunter: { $share }, und das Ziel sind { $goal } %.
cli-levels-unproved = { $pair } ist nicht bewiesen: { $share }, und das ganze Intervall sollte über { $goal } % liegen.
cli-levels-hurried = { $level } hatte den Prozessor nur in { $share } % seiner Zeit: Der Rechner war beschäftigt, die Stufe ist vielleicht stärker.

## Reviews

cli-review = Sagen, wo eine Partie verloren ging. Chancen, Fehler, Glück und Können, aus einer Aufzeichnung.
cli-review-json = die Analyse als JSON ausgeben
cli-review-seat = nur die Fehler dieses Platzes
cli-review-all = alle Fehler, nicht nur die größten
cli-review-again = neu analysieren, auch wenn schon eine Analyse aufgehoben ist
cli-progress-decisions = Entscheidungen
cli-review-stopped = Die Analyse wurde abgebrochen; nichts wurde aufgehoben.
cli-playthrough = Eine Zufallspartie zeigen, wie jeder Platz sie sieht. Zug für Zug, immer auf Englisch.
cli-playthrough-steps = Wie viele der ersten Züge außer dem letzten gezeigt werden. 0 zeigt alle.
cli-puzzles = Rätsel in Partien unter Bots finden. Ein Zug ist jeweils klar der beste.
cli-puzzles-count = Wie viele gesucht werden.
cli-puzzles-out = Der Ordner, in den die Datei kommt.
cli-puzzles-resume = Bei der vorhandenen Datei weitermachen, wenn dieser Befehl sie begonnen hat.
cli-puzzles-progress = Rätsel
cli-puzzles-written = Die Rätsel stehen in { $file }.
cli-puzzle = Ein Rätsel lösen. Ein Zug ist klar der beste.
cli-puzzle-number = Welches Rätsel, von leicht bis schwer; sonst eines, das jeden Tag wechselt.
cli-day = Das Spiel des Tages spielen. Es ist für alle dasselbe, nach dem Datum (UTC).
cli-day-date = Ein anderer Tag, etwa 2026-11-16.
cli-day-name = Dein Name.
