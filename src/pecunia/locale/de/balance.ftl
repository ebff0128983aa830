### `pecunia balance`: was Plätze, der Beginn, Karten und Module wert sind. $value, $low, $high, $advantage: Zahlen mit Vorzeichen als Text; $share, $even: Anteile als Text; $games, $deals, $players, $place, $amount, $least: Zahlen; $bot, $seed, $file, $game: Namen.

cli-balance = Messen, was Plätze, Beginn, Karten und Module wert sind. Gleich starke Bots spielen; die Intervalle gelten zu 95 %.
cli-balance-players = Die Spielerzahlen, durch Kommas getrennt: Jede wird gemessen.
cli-balance-bots = Welcher Bot auf jedem Platz spielt.
cli-balance-deals = Wie viele Ausgangslagen mit jeder Spielerzahl gespielt werden.
cli-balance-further = Wie viele davon auch mit Modulen gespielt werden, bei Pecunia Olet mit Geschenken; sonst alle.
cli-balance-out = Einen Bericht in diesen Ordner schreiben: report.html, report.md und die Diagramme als SVG.
cli-balance-png = Die Diagramme auch als PNG schreiben.
cli-balance-written = Der Bericht steht in { $file }.

error-balance-bots = Auf jedem Platz spielt derselbe Bot: Nenne einen, nicht „{ $value }“.
error-balance-players = „{ $value }“ ist keine Liste von Spielerzahlen wie 2,4.
error-balance-twice = Der Tisch zu { $players } ist zweimal verlangt.
error-balance-png = Wohin mit den Diagrammen? Sag es mit --out.
error-balance-cannot-write = Der Bericht lässt sich nicht nach { $file } schreiben: { $detail }

balance-title = Wie ausgewogen ist { $game }?
balance-games = { $games } Partien mit { $deals ->
        [one] einer Ausgangslage
       *[other] { $deals } Ausgangslagen
    } bei jeder Spielerzahl; auf jedem Platz spielt der Bot „{ $bot }“, Startwert { $seed }. Wer beginnt, geht reihum.
balance-further = { $deals ->
        [one] Eine der Ausgangslagen wurde
       *[other] { $deals } der Ausgangslagen wurden
    } auch mit dem gespielt, was auf den einfachen Tisch folgt.
balance-points = In Klammern das Intervall zu 95 % über die Ausgangslagen. Punkte sind Hundertstel eines Sieges; ein geteilter Sieg zählt in Teilen.
balance-reconstructed = Manche Werte auf den Karten sind rekonstruiert, also auch diese Zahlen.
balance-caption = Intervalle zu 95 % über die Ausgangslagen.
balance-players = { $players ->
        [one] Einer allein
       *[other] Zu { $players }
    }
balance-start = Der Beginn
balance-start-says = Der Startspieler gewinnt { $share } der Partien, ausgeglichen wären { $even }: { $advantage } Punkte.
balance-place = { $place ->
        [1] Startspieler
       *[other] { $place }. in der Reihe
    }
balance-seats = Die Plätze
balance-seats-says = Wer beginnt, geht reihum, also sollten alle Plätze gleich oft gewinnen.
balance-modules = Die Module
balance-modules-says = Dieselben Ausgangslagen ohne Module, mit jedem allein und mit allen. Das Ziel wächst mit den Modulen, wie die Regel es will.
balance-variant-plain = Ohne Module
balance-variant-all = Alle Module
balance-card = Aktionskarten
balance-card-says = Um wie viele Punkte öfter du gewinnst, wenn du diese Karte ziehst und nicht eine andere des Stapels. Welche Karte kommt, ist Zufall; ob du sie spielst, ist deine Wahl. Darum wird das Ziehen gemessen, zu jeder Zeit der Partie.
balance-class = Römer
balance-class-says = Um wie viele Punkte öfter du gewinnst, wenn beim Auffüllen deiner Schlange ein solcher Römer kommt und nicht ein anderer des Stapels.
balance-famous = Berühmte Römer
balance-famous-says = Um wie viele Punkte öfter du gewinnst, wenn beim Auffüllen deiner Schlange dieser Römer kommt und nicht ein anderer des Stapels. Mit diesem Modul allein gespielt.
balance-ladder = Karriereleitern
balance-ladder-says = Um wie viele Punkte öfter du gewinnst, wenn du diese Leiter bekommst und nicht eine andere. Mit diesem Modul allein gespielt.
balance-favour = Gunst der Götter
balance-favour-says = Um wie viele Punkte öfter du gewinnst, wenn du mit dieser Gunst beginnst und nicht mit einer anderen der Auslage. Ausgelost statt gewählt: Was Bots wählen, verriete nur, wer gut wählt. Mit diesem Modul allein gespielt.
balance-upgrade = Ausbauten
balance-upgrade-says = Um wie viele Punkte öfter du gewinnst, wenn du mit diesem Ausbau beginnst und nicht mit einem anderen der Auslage. Ausgelost statt gewählt: Was Bots wählen, verriete nur, wer gut wählt. Mit diesem Modul allein gespielt.
balance-gift = Karten
balance-gift-says = Um wie viele Punkte öfter du gewinnst, wenn du diese Karte geschenkt bekommst, sobald es ihre Art zu kaufen gibt; Geld, zu Beginn geschenkt, steht zum Vergleich dabei. Jeder Platz in der Reihe wird gleich oft beschenkt.
balance-gift-money = { $amount } Dollar
balance-few = Was seltener als { $least }-mal kam, ist weggelassen.
balance-column-thing = Was
balance-column-place = Reihenfolge
balance-column-seat = Platz
balance-column-share = Anteil an den Siegen
balance-column-worth = Wert in Punkten
balance-column-came = Gekommen
balance-column-used = Gespielt
balance-column-module = Modul
balance-column-start = Siege des Startspielers
balance-column-change = Änderung in Punkten
balance-column-turns = Züge
balance-column-longer = Änderung in Zügen
balance-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-interval = { $value } ({ $low } … { $high })

## Wie Partien verlaufen

balance-course = Wie Partien verlaufen
balance-course-says = Wie lange Partien dauern und wie oft gewinnt, wer nach der Hälfte der Züge allein geführt hat. Ohne Sieg bleibt eine Partie, die nach tausend Zügen noch niemand gewonnen hat.
balance-uses = Genutzt, wo es ging: { $table }
balance-uses-says = In einem Zug ging es, wenn einer der erlaubten Züge die Sache genutzt hätte.
balance-use-climb = Eine Stufe der Leiter
balance-column-table = Tisch
balance-column-rounds = Runden
balance-column-leader = Wer zur Halbzeit führt, gewinnt
balance-column-games = Partien
balance-column-undecided = Ohne Sieg
balance-column-shared = Geteilt
balance-column-could = Züge, in denen es ging
balance-column-did = Genutzt in
balance-column-could-games = Partien, in denen es ging
balance-column-did-games = Genutzt in
