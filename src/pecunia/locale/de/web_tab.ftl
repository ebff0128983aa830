## Tables in this tab, without a server

web-tab-here = Offline
web-tab-there = Online
web-tab-loading = Wir rücken die Tische zurecht: { $percent } %
web-tab-offline = Keine Verbindung, und die Tische sind noch nicht alle da. Was du gespielt hast, ist sicher.
web-tab-old = Dieser Browser ist zu alt, um die Spiele selbst laufen zu lassen. Aktualisiere ihn oder spiele in einem anderen.
web-tab-full = In diesem Browser ist kein Platz für die Spiele. Schaffe Platz und versuche es noch einmal.
web-tab-broken = Die Tische ließen sich nicht aufstellen. Was du gespielt hast, ist sicher.
web-tab-not-kept = Dieser Browser behält nichts, vielleicht ist das Fenster privat. Sichere die Aufzeichnung einer Partie, bevor du es schließt.
web-tab-again = Noch einmal versuchen
web-tab-leave = In Ordnung
web-offline-title = Ohne Netz
web-offline-text = Behalte die Spiele in diesem Browser ({ $size } MB), dann sind Bots, Einführungen, Aufgaben und Regeln auch ohne Verbindung da.
web-offline-keep = Spiele behalten
web-offline-kept = Die Spiele sind in diesem Browser. Reißt die Verbindung ab, spielst du gegen Bots weiter; deine Tische mit anderen warten so lange.
web-offline-remove = Wieder entfernen
