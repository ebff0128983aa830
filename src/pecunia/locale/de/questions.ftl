### Was ein Spieler gefragt wird, und wie die Züge in einer Liste lauten.

## Der Zug

question-window = Du bist am Zug. Spiel eine Karte, oder lass der Natur ihren Lauf: ein Rundenmarker weg von jedem deiner Besucher.
question-collect = Kassiere bei allen, die fertig sind, oder spiel vorher noch eine Karte.
question-seat = Der Nächste bitte! Setz deinen vordersten Römer, spiel eine Karte, oder beende den Zug, wenn sich niemand mehr setzen kann.
question-settle = Mehrere deiner Besucher sind zugleich fertig. Wer zahlt als Nächster?
question-draft = Welcher Römer darf deine Latrine eröffnen?

## Warteschlangen

question-line-cutter-card = Wer drängelt sich in seiner Schlange nach vorne?
question-ejection-card = Wer muss sich woanders anstellen?
question-ejection-queue = In wessen Schlange geht es, ganz ans Ende?
question-latrine-change-first = Zwei Schlangen, ein Tausch. Wer wechselt als Erster?
question-latrine-change-second = Und mit wem wird getauscht, in einer anderen Schlange?
question-state-visit-keep = Hoher Besuch! Wer kommt an die Spitze deiner Schlange?
question-state-visit-discard = Wen von den anderen legst du zuerst ab?
question-break-card = Die Spiele sind aus. Welchen dieser Römer schickst du als Nächsten los?
question-break-queue = Ans Ende welcher Schlange?
question-regular-queue = Der Stammgast ist wieder da. Ans Ende welcher Schlange?

## Latrinen

question-haste-marker = Beeilung da drin! Wer verliert einen Rundenmarker?
question-haste-visitor = Beeilung da drin! Welcher deiner Besucher verliert zwei Rundenmarker?
question-business-marker = Zeit ist Geld. Wer verliert einen Rundenmarker?
question-gift = Eine Hand wäscht die andere. Wer bekommt deinen Sesterz?
question-fish-visitor = Wer hatte den Fisch? Wähle den Besucher, der zwei Rundenmarker mehr bekommt.
question-gossip-place = Welche zwei Römerinnen haben sich so viel zu erzählen?
question-rats-source = Ratten! Welchem deiner Besucher nimmst du Rundenmarker weg?
question-rats-marker = Wer bekommt den nächsten Rundenmarker? Nach dem ersten darfst du jederzeit aufhören.

## Forum und Geldbeutel

question-assembly-player = Die Pflicht ruft. Wessen Römer müssen gehen?
question-conspiracy-visitor = Verschwörung! Welchen deiner Besucher gibst du her?
question-alms-giver = Gleichstand unter den Reichsten. Wer gibt?
question-alms-receiver = Gleichstand unter den Ärmsten. Wer bekommt es?

## Die Züge. $roman, $second, $partner: ein Römer; $place: der Text eines Platzes; $player: der Name eines Spielers; $card: der Name einer Karte;
## $fee, $markers, $position: Zahlen.

move-done-window = Weiter: jedem Besucher einen Rundenmarker wegnehmen
move-done-collect = Weiter: zur Warteschlange
move-done-seat = Eine Aktionskarte ziehen und den Zug beenden
move-done-rats = Das reicht
move-play = { $card } spielen
move-collect =
    { $fee ->
        [one] { $fee } Sesterz von { $roman } kassieren ({ $place })
       *[other] { $fee } Sesterzen von { $roman } kassieren ({ $place })
    }
move-seat = { $roman } hinsetzen ({ $place })
move-seat-pair = { $roman } und { $second } zusammen hinsetzen ({ $place })
move-join = { $roman } setzt sich zu { $partner } ({ $place })
move-visitor =
    { $markers ->
        [0] { $roman } ({ $place }, kein Rundenmarker)
        [one] { $roman } ({ $place }, { $markers } Rundenmarker)
       *[other] { $roman } ({ $place }, { $markers } Rundenmarker)
    }
move-visitor-of =
    { $markers ->
        [0] { $player }: { $roman } ({ $place }, kein Rundenmarker)
        [one] { $player }: { $roman } ({ $place }, { $markers } Rundenmarker)
       *[other] { $player }: { $roman } ({ $place }, { $markers } Rundenmarker)
    }
move-pair-of = { $player }: { $roman } und { $second } ({ $place })
move-queue = { $player }, Nummer { $position } in der Schlange: { $roman }
move-player = { $player }
move-card = { $roman }
