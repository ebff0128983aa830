### Bots: was mit einem nicht stimmt und wie es gesagt wird.
### $bot: sein Name oder das Programm; $package: was installiert wurde; $detail: was das Programm oder das System sagt.

error-bot-broken = Der Bot { $bot } lässt sich nicht verwenden: Sein Paket { $package } ist kaputt. { $detail }
error-bot-twice = Der Bot { $bot } kommt aus mehreren Paketen: { $packages }. Behalte nur eines davon.
error-bot-no-choose = Der Bot { $bot } lässt sich nicht verwenden: Was sein Paket { $package } herstellt, hat kein choose(view).
error-bot-raised = { $bot } ist gescheitert; stattdessen wurde zufällig gezogen. { $detail }
error-bot-illegal = { $bot } hat „{ $move }“ gewählt, was jetzt nicht erlaubt ist; stattdessen wurde zufällig gezogen.
error-bot-given-up = { $bot } setzt für den Rest der Partie aus (Fehler: { $faults }); seine Züge bestimmt der Zufall.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count }-mal)
    }

## Programme. $words: das Letzte aus ihrer Standardfehlerausgabe; $text: was sie schrieben; $value: was angegeben wurde.

error-option-bot-command = „{ $value }“ kann kein Bot sein: Nach cmd: stehen ein Programm und seine Argumente, alle Anführungszeichen geschlossen, mit einfachen Leerzeichen und ohne #.
error-option-bot-python = „{ $value }“ ist kein Bot: Nach py: stehen ein Modul, ein Doppelpunkt und ein Name darin (py:my_bots:Prudent), danach Wörter für ihn.
error-option-bot-program = Ein Programm „{ $value }“, das sich als Bot starten ließe, gibt es nicht.
error-option-bot-seconds = Ein Bot hat mehr als 0 und höchstens { $most } Sekunden für einen Zug, nicht { $value }.
error-option-trust = In { $file } ist „{ $value }“ ein Bot. Wenn du der Datei traust, lass sie mit --trust Programme starten.
error-bot-start = { $bot } lässt sich nicht starten. { $detail }
error-bot-hello = { $bot } spricht nicht Version { $protocol } des Protokolls: Am Anfang stand „{ $text }“.
error-bot-late = { $bot } hat nicht innerhalb von { $seconds } s geantwortet; stattdessen wurde zufällig gezogen. Letzte Worte: { $words }
error-bot-garbage = { $bot } hat „{ $text }“ geschrieben, was keine Antwort ist; stattdessen wurde zufällig gezogen.
error-bot-flood = { $bot } hat ohne Ende geschrieben und wurde beendet; stattdessen wurde zufällig gezogen.
error-bot-ended = { $bot } hat sich mit Status { $status } beendet; stattdessen wurde zufällig gezogen. Letzte Worte: { $words }
error-bot-closed = { $bot } hat die Leitung geschlossen und wurde beendet; stattdessen wurde zufällig gezogen. Letzte Worte: { $words }

## Die Vertragsprüfung (bot-check). $same von $of waren gleich; Zeiten in Millisekunden.

cli-bot-check = Prüfen, ob ein Bot sich an Tischen aller Art bewährt. Scheitert, wo er das nicht tut.
cli-bot-check-what = Ein Programm mit seinen Argumenten, in Anführungszeichen, oder der Name eines Bots.
cli-bot-check-games = Nur so viele Partien spielen, von der ersten an.
cli-check-is-passed = ja
cli-check-is-failed = NEIN
cli-check-is-told = –
cli-check-starts = Startet und meldet sich; er nennt sich: { $name }
cli-check-games = Spielt ganze Partien beider Spiele, mit jeder Spielerzahl, beiden Ausgaben und allen Modulen: { $played } von { $of } ohne Fehler, { $decisions } Entscheidungen
cli-check-some-games = Spielt ganze Partien an den ersten { $of } Arten von Tischen, nicht an allen: { $played } von { $of } ohne Fehler, { $decisions } Entscheidungen
cli-check-again = Spielt Partie um Partie in einem Prozess (Starts: { $starts })
cli-check-strange = Übergeht Nachrichten und Felder, die er nicht kennt
cli-check-leaves = Endet, wenn seine Eingabe geschlossen wird
cli-check-told = Erfährt nichts, was sein Platz nicht sehen kann: Neu ausgeteilt waren { $same } von { $of } Fragen Byte für Byte dieselben
cli-check-fair = Wählt ohne das, was sein Platz nicht sehen kann: Neu ausgeteilt war die Wahl in { $same } von { $of } Fällen dieselbe
cli-check-repeats = Derselbe Startwert, dieselbe Wahl: { $same } von { $of } (gut zu wissen, nicht verlangt)
cli-check-time = Zeit für einen Zug: die Hälfte in { NUMBER($p50, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, 99 von 100 in { NUMBER($p99, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms, der längste { NUMBER($longest, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms; die Grenze ist { $limit } ms
cli-check-fits = Dieser Bot kann sich an den Tisch setzen.
cli-check-fits-not = Dieser Bot kann sich noch nicht an den Tisch setzen.
