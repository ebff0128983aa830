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
