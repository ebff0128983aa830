### Den anderen folgen, im Browser: Tempo, Zusammenfassung vor einer Frage, Protokoll. $name, $cause, $player: Namen; $count, $turn: Zahlen; $money: Geld, ausgeschrieben; $parts: was geschah.

web-speed-brisk = flott
web-follow = Während die anderen spielen
web-follow-plays = { $name } spielt
web-follow-on-you = gegen dich
web-follow-for-you = zu deinem Vorteil
web-follow-happens = Was jetzt passiert
web-follow-pause = Anhalten
web-follow-go-on = Weiter
web-follow-back = Einen Schritt zurück
web-follow-forth = Einen Schritt weiter
web-follow-all = Den Rest überspringen
web-follow-speed = Tempo: { $speed }
web-follow-step = Schritt { $count } von { $of }
web-since = Seit deinem Zug
web-since-away = Während du weg warst
web-since-again = Letzte Runde noch einmal zeigen
web-since-more = { $count ->
        [one] noch eine Zeile im Protokoll
       *[other] noch { $count } Zeilen im Protokoll
    }
web-since-head = { $head }:
web-since-item = { $cause }: { $parts }.
web-since-gain = { $name } nimmt { $money } ein.
web-since-near = { $name } ist noch { $money } vom Sieg entfernt.
web-since-got = du bekommst { $money }
web-since-pay = du zahlst { $money }
web-since-left-unpaid = { $count ->
        [one] ein Besucher ist weg, ohne zu zahlen
       *[other] { $count } Besucher sind weg, ohne zu zahlen
    }
web-since-markers-laid = { $count ->
        [one] ein Rundenmarker mehr auf deinen Besuchern
       *[other] { $count } Rundenmarker mehr auf deinen Besuchern
    }
web-since-markers-removed = { $count ->
        [one] ein Rundenmarker weniger auf deinen Besuchern
       *[other] { $count } Rundenmarker weniger auf deinen Besuchern
    }
web-since-queue-left = { $count ->
        [one] einer weniger in deiner Schlange
       *[other] { $count } weniger in deiner Schlange
    }
web-since-coins-laid = { $count ->
        [one] eine Münze mehr auf deinen Besuchern
       *[other] { $count } Münzen mehr auf deinen Besuchern
    }
web-since-livia-invited = { $count ->
        [one] eine Römerin mehr in deiner Schlange
       *[other] { $count } Römerinnen mehr in deiner Schlange
    }
web-since-climbed = du steigst eine Stufe auf
web-log-turn = Zug { $turn }
web-log-begin = Vor dem ersten Zug
web-log-who = Wessen Zeilen
web-log-all = Alle
web-log-touched = Nur was dich betrifft
web-log-show = Diesen Moment zeigen
