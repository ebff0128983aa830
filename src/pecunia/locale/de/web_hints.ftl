### Tipps am Tisch im Browser. $names: Namen; $chance: ein Anteil, ausgeschrieben; $rank: eine Zahl; $move: ein Zug in Worten.

web-hints = Tipps
web-hints-show = Die besten Züge zeigen
web-hints-hide = Tipps ausblenden
web-hints-wait = Moment, ich denke nach …
web-hints-later = Den nächsten Tipp gibt es, wenn du gefragt bist.
web-hints-how = Die Siegchance, wie sie der stärkste Bot von deinem Platz aus sieht.
web-hints-for = Dafür
web-hints-against = Dagegen
web-hints-same = nichts, was sie unterscheidet
web-hints-compare = Warum ist das besser als meiner?
web-hints-mine = Wähle deinen Zug …
web-hints-yours = Dein Zug
web-hints-best = Das ist der beste Zug.
web-hints-agree = Tipps zustimmen
web-hints-agreed = Du hast zugestimmt. Jetzt die anderen.
web-hints-ask = Tipps gibt es an diesem Tisch für alle oder keinen: Alle müssen zustimmen.
web-hints-wants = { $names } hätte gern Tipps für alle.
