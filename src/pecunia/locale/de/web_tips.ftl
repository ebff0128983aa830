### Erklärungen, wenn in einer ersten Partie etwas zum ersten Mal vorkommt.

web-tip = Kurz erklärt: { $what }
web-tip-this = diese Frage
web-tip-show = Erklären
web-tip-ok = Verstanden
web-tip-off = Nichts mehr erklären
web-tips = Erklären, was zum ersten Mal vorkommt

tip-window = Vor der Natur wirken Karten auf alle Rundenmarker, die noch daliegen. Danach verliert jeder deiner Besucher einen.
tip-collect = Wer keinen Rundenmarker mehr hat, zahlt und geht. In welcher Reihenfolge, bestimmst du; Karten gehen auch dazwischen.
tip-seat = Nur der Vorderste darf sich setzen, und kein Sklave sitzt neben einem Senator. Passt er nirgends hin, wartet er, und hinter ihm alle.
tip-settle = Bei allen ist die Zeit um. Die Reihenfolge zählt, wenn einer beim Gehen etwas bewirkt.
tip-draft = Reihum nimmt sich jeder, was seine Latrine am Anfang hat. Wer lange bleibt, zahlt meist mehr.
tip-gift = Die Sesterze geht an jemanden, der damit gewinnen könnte. Zähl also vorher nach.
tip-upgrade = Ein Sklave, der fertig ist, kann statt seiner Gebühr einen Ausbau bringen. Der Ausbau wirkt, wenn sich dort jemand hinsetzt.
tip-draft-seat = Der Ausbau bleibt auf diesem Sitz und wirkt, sooft sich dort jemand hinsetzt.
tip-take-marker = Neue Rundenmarker kommen von den offenen Ereignissen. Wer den letzten von einer Karte nimmt, löst das Ereignis aus.
tip-event-order = Jedes dieser Ereignisse geschieht jetzt, und zwar allen. Du bestimmst nur, welches zuerst.
tip-favour-swap = Du kannst deine Gunst behalten oder gegen eine aus der Mitte tauschen, wenn ein Bürger in deinem Zug geht.
tip-place = Jedes Feld gibt es nur einmal pro Runde. Eine Mütze am Feld schickt den Polizisten einen Schritt weiter.
tip-last-henchman = Der Polizist ist am Ziel. Jeder setzt noch einen Handlanger ein, dann zählt nur noch echtes Geld.
tip-sell = Der Supermarkt zahlt nach Qualität, der Hehler für alle so viel wie für die schlechteste. Was die Polizei kennt, nimmt nur der Hehler.
tip-fly = Geld im Ausland ist vor dem Paten sicher. Bezahlen kannst du damit aber nichts.
