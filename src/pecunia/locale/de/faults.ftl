### Bots: was mit einem nicht stimmt und wie es gesagt wird.
### $bot: sein Name oder das Programm; $package: was installiert wurde; $detail: was das Programm oder das System sagt.

error-bot-broken = Der Bot { $bot } lässt sich nicht verwenden: Sein Paket { $package } ist kaputt. { $detail }
error-bot-twice = Der Bot { $bot } kommt aus mehreren Paketen: { $packages }. Behalte nur eines davon.
error-bot-no-choose = Der Bot { $bot } lässt sich nicht verwenden: Was sein Paket { $package } herstellt, hat kein choose(view).
error-bot-raised = { $bot } ist gescheitert; stattdessen wurde zufällig gezogen. { $detail }
error-bot-illegal = { $bot } hat „{ $move }“ gewählt, was jetzt nicht erlaubt ist; stattdessen wurde zufällig gezogen.
error-bot-given-up = { $bot } setzt nach { $faults } Fehlern für den Rest der Partie aus; seine Züge bestimmt der Zufall.
cli-fault =
    { $count ->
        [one] { $fault }
       *[other] { $fault } ({ $count }-mal)
    }
