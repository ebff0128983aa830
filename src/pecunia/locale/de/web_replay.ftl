### Aufgezeichnete Partien im Browser: eine öffnen, sich darin bewegen, sie weitergeben.

web-replay = Eine Aufzeichnung ansehen
web-replay-text = Jede Partie lässt sich noch einmal ansehen, Schritt für Schritt und mit den Augen aller, die mitgespielt haben. Was du hier öffnest, wird nirgends gespeichert, außer einer Analyse, um die du bittest.
web-replay-open = Eine Aufzeichnung öffnen
web-replay-paste = Die Aufzeichnung als Text
web-replay-file = Datei wählen
web-replay-drop = … oder zieh eine .pecunia-Datei hierher.
web-replay-show = Ansehen
web-replay-other = Andere Aufzeichnung
web-replay-again = Noch einmal ansehen
web-replay-loading = Die Partie wird ausgelegt …
web-replay-broken-link = Dieser Link enthält keine ganze Aufzeichnung: Vielleicht wurde er unterwegs abgeschnitten.

## Sich bewegen. $at von $last: Schritte.

web-replay-move = Schritt { $at } von { $last }
web-replay-beginning = Vor dem ersten Schritt
web-replay-turn = Zug { $turn }
web-replay-turns = Verlauf
web-replay-slider = Schritte der Partie
web-replay-first = An den Anfang
web-replay-last = Ans Ende
web-replay-back = Einen Schritt zurück
web-replay-forth = Einen Schritt weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-forth = Einen Zug weiter
web-replay-swing-back = Vorige Wende
web-replay-swing-forth = Nächste Wende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-key = { $what } ({ $key })
web-replay-key-space = Leertaste
web-replay-does = { $player }: { $move }
web-replay-secret = { $player } wählt im Geheimen.
web-replay-panels = Neben dem Tisch

## Wessen Augen.

web-replay-eyes = Gesehen von
web-replay-everybody = Alle Karten offen
web-replay-spectator = Publikum

## Weitergeben.

web-replay-share = Ab hier teilen
web-replay-shared = Link kopiert
web-replay-download = Als Seite herunterladen
web-replay-downloading = Die Seite wird gemacht …
web-replay-hands = Hand von { $player }
