### Erklärungen, wenn in einer ersten Partie etwas zum ersten Mal vorkommt.

web-tip = Kurz erklärt: { $what }
web-tip-this = diese Frage
web-tip-show = Erklären
web-tip-ok = Verstanden
web-tip-off = Nichts mehr erklären
web-tips = Erklären, was zum ersten Mal vorkommt

web-tip-on-window = Vor der Natur wirken Karten auf alle Rundenmarker, die noch daliegen. Danach verliert jeder deiner Besucher einen.
web-tip-on-collect = Wer keinen Rundenmarker mehr hat, zahlt und geht. In welcher Reihenfolge, bestimmst du; Karten gehen auch dazwischen.
web-tip-on-seat = Nur der Vorderste darf sich setzen, und kein Sklave sitzt neben einem Senator. Passt er nirgends hin, wartet er, und hinter ihm alle.
web-tip-on-settle = Bei allen ist die Zeit um. Die Reihenfolge zählt, wenn einer beim Gehen etwas bewirkt.
web-tip-on-draft = Reihum nimmt sich jeder, was seine Latrine am Anfang hat. Wer lange bleibt, zahlt meist mehr.
web-tip-on-gift = Die Sesterze geht an jemanden, der damit gewinnen könnte. Zähl also vorher nach.
web-tip-on-upgrade = Ein Sklave, der fertig ist, kann statt seiner Gebühr einen Ausbau bringen. Der Ausbau wirkt, wenn sich dort jemand hinsetzt.
web-tip-on-draft-seat = Der Ausbau bleibt auf diesem Sitz und wirkt, sooft sich dort jemand hinsetzt.
web-tip-on-take-marker = Neue Rundenmarker kommen von den offenen Ereignissen. Wer den letzten von einer Karte nimmt, löst das Ereignis aus.
web-tip-on-event-order = Jedes dieser Ereignisse geschieht jetzt, und zwar allen. Du bestimmst nur, welches zuerst.
web-tip-on-favour-swap = Du kannst deine Gunst behalten oder gegen eine aus der Mitte tauschen, wenn ein Bürger in deinem Zug geht.
web-tip-on-place = Jedes Feld gibt es nur einmal pro Runde. Eine Mütze am Feld schickt den Polizisten einen Schritt weiter.
web-tip-on-last-henchman = Der Polizist ist am Ziel. Jeder setzt noch einen Handlanger ein, dann zählt nur noch echtes Geld.
web-tip-on-sell = Der Supermarkt zahlt nach Qualität, der Hehler für alle so viel wie für die schlechteste. Was die Polizei kennt, nimmt nur der Hehler.
web-tip-on-fly = Geld im Ausland ist vor dem Paten sicher. Bezahlen kannst du damit aber nichts.
