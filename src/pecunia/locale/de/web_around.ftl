### The table in the browser, around the tables: start page, laying a table, waiting room, settings, trouble.

## The start page

web-welcome = Ein Platz ist frei.
web-non-olet-text = Führe eine öffentliche Latrine im alten Rom. In deiner Schlange rühren alle anderen mit, deine Gäste zahlen beim Gehen, und wer zuerst genug Sesterzen beisammen hat, gewinnt.
web-olet-text = Lass deine Handlanger Blüten drucken, bring sie unter die Leute und flieg das echte Geld ins Ausland, bevor der Pate seine Hälfte holt.
web-title-text = Für { $least } bis { $most } Personen. Der Tisch wird in Worten gezeigt.
web-your-name = Dein Name
web-play-now = Jetzt spielen: drei Bots warten
web-play-olet = Jetzt spielen: zwei Bots warten
web-play-bots = Jetzt spielen: { $bots ->
    [one] ein Bot wartet
   *[other] { $bots } Bots warten
}
web-with-friends = Mit Freunden
web-with-friends-text = Eröffne einen Tisch, wie du ihn magst, und schick den anderen den Link; leere Plätze nehmen Bots ein.
web-create = Tisch eröffnen
web-join = An einem Tisch Platz nehmen
web-join-text = Einen Link bekommen, oder einen Code vom anderen Gerät? Hier eingeben.
web-join-label = Link oder Code
web-join-elsewhere = Dieser Link führt zu einem anderen Server: { $house }.
web-go = Los
web-my-games = Meine Partien
web-my-over = Beendete Partien
web-open-tables = Offene Tische
web-no-tables = Gerade gibt es keinen öffentlichen Tisch.
web-show-more = Mehr zeigen
web-find-game = Partie suchen
web-find-title = Spiel
web-find-any = Alle Spiele
web-find-with = Gespielt mit
web-find-from = Von
web-find-to = Bis
web-find-none = Keine deiner Partien passt dazu.
web-seats-taken = besetzt: { $taken } von { $players }
web-your-turn = Du bist dran
web-status-open = offen
web-status-playing = läuft
web-status-over = beendet
web-turns-title = ({ $count }) Pecunia: Du bist dran
web-turns-elsewhere = { $count ->
        [one] Ein anderer Tisch wartet
       *[other] { $count } Tische warten
    }
web-skip = Zum Inhalt
web-about = Zeichnungen und Worte sind unsere eigenen; die Spiele stammen von Christian Fiore und Knut Happel (Pecunia non olet) und Olivier Bourgeois (Pecunia Olet). Mit den Verlagen hat diese Seite nichts zu tun.

## Trouble

web-offline = Der Server antwortet nicht. Besteht eine Verbindung?
web-to-start = Zur Startseite
web-nothing-here = Unter dieser Adresse ist nichts.
web-nothing-here-text = Vielleicht fehlt am Link ein Stück. Ein Link zu einem Tisch mit Einladung endet mit # und einem Wort.
web-table-gone = Der Gastgeber hat ihn geschlossen, oder am Link fehlt etwas.
web-ask-for-link = Bitte jemanden, der dort sitzt, um den ganzen Link.
web-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
web-full = Alle Plätze sind besetzt. Du darfst zusehen.
web-new-version = Es gibt eine neue Version dieser Seite.
web-reload = Neu laden
web-not-now = Später
web-connecting = Verbinde …
web-finding-out = Der Server weiß noch nicht, ob das geschehen ist. Wir fragen nach …

## Laying a table

web-first-game = Die erste Partie? Lass alles, wie es ist: zweite Ausgabe, keine Module, vier Plätze.
web-first-olet = Die erste Partie? Lass alles, wie es ist: drei Plätze, das Geld hinter Sichtschirmen.
web-first-title = Die erste Partie? Lass alles, wie es ist: { $players } Plätze, Bots auf allen außer deinem.
web-as-recommended = Zurück zur Empfehlung
web-game = Spiel
web-seats = Plätze
web-players = Spieler
web-seat-of = Platz { $letter }
web-seat-you = du
web-seat-person = frei für einen Menschen
web-introduced = { $name }: { $is }
web-pace = Tempo
web-pace-text = Ist die Zeit um, springt ein Bot für alle ein, die fehlen.
web-pace-live = jetzt gemeinsam, { $limit ->
        [one] eine Minute
       *[other] { $limit } Minuten
    } je Entscheidung
web-pace-days = in Ruhe, { $limit ->
        [one] ein Tag
       *[other] { $limit } Tage
    } je Entscheidung
web-edition = Ausgabe
web-edition-2005 = Die erste Ausgabe: 40 Aktionskarten, darunter Pause im Colosseum und Stammgast.
web-edition-2016 = Die zweite Ausgabe: 36 Aktionskarten und fünf Module in jeder Mischung.
web-modules = Module
web-more = Für alle, die das Spiel kennen
web-as-usual = wie üblich
web-open-money = Ohne Sichtschirme
    .text = Alle sehen alles Geld und alle Blüten.
web-tie-replay = Kein geteilter Sieg
    .text = Wer oben gleichauf liegt, teilt sich den Sieg nicht: Niemand gewinnt, und ihr spielt noch einmal.
web-house = Hausregeln
web-values = Werte der eigenen Schachtel
web-values-text = Zahlen, die kein Regelheft nennt, sind hier rekonstruiert.
web-who-comes = Wer kommen darf
web-by-invitation = Mit Einladung: Nur wer den Link hat, sieht den Tisch.
web-public = Öffentlich: Der Tisch steht in der Liste, alle dürfen sich setzen oder zusehen.
web-lay = Tisch eröffnen
web-lay-play = Tisch eröffnen und anfangen
web-cancel = Doch nicht

## The waiting room. $name: a player's name; $count: a number

web-waiting = Der Tisch steht bereit
web-seat-free = frei
web-sit = Hinsetzen
web-stand = Aufstehen
web-invite = Einladen
web-invite-text = Wer diesen Link hat, darf an den Tisch, zum Spielen oder Zusehen.
web-qr = Der Link als QR-Code
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-share = Verschicken
web-start = Anfangen
web-host-starts = { $name } hat den Tisch eröffnet und beginnt die Partie.
web-host-absent = Wer den Tisch eröffnet hat, beginnt die Partie.
web-close-table = Tisch schließen
web-close-certain = Ja, schließen
web-guests = Gäste
web-no-guests = Sonst ist noch niemand gekommen.
web-nobody-watches = Von den Eingeladenen schaut niemand zu.
web-guest-watches = schaut zu
web-remove = Entfernen
web-remove-name = { $name } entfernen
web-remove-text = { $name } vom Tisch entfernen? Auch der Link ändert sich, damit der alte nicht zurückführt.
web-remove-certain = Ja, entfernen
web-removed = { $name } ist nicht mehr am Tisch. Es gibt einen neuen Link.
web-new-link = Neuer Link
web-new-link-text = Der alte Link gilt dann nicht mehr für alle, die noch nicht gekommen sind.
web-new-link-certain = Ja, neuer Link
web-new-link-made = Es gibt einen neuen Link. Der alte gilt nicht mehr.
web-watching = Du siehst zu. Setz dich auf einen freien Platz, oder bleib und sieh, wie es ausgeht.
web-here = da
web-not-here = nicht da

## Settings. $minutes: a number; $name: a name

web-settings = Einstellungen
web-language = Sprache
web-second = Kartennamen in einer zweiten Sprache
web-second-none = keine
web-theme = Aussehen
web-theme-auto = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-speed = Wie schnell die anderen spielen
web-speed-slow = gemächlich
web-speed-normal = normal
web-speed-instant = sofort
web-sounds = Töne
web-text = Der Tisch in Worten statt in Bildern
web-in-words = Der Tisch in Worten
web-in-pictures = Der Tisch in Bildern
web-log-notation = Das Protokoll in Notation statt in Worten
web-single = Erzwungene Züge für mich spielen
web-rename = Ändern
web-called = Du heißt jetzt { $name }.
web-other-device = Auf einem anderen Gerät
web-other-device-text = Nimm deinen Platz mit: Hol hier einen Code und gib ihn dort auf der Startseite ein.
web-code = Code holen
web-code-good = Gilt einmal, { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } lang.
web-traces = Was wir behalten
web-traces-text = Beendete Partien behalten deinen Namen, bis du ihn löschst. Der Server hat auch deine Züge und was du gesagt hast, die Geräte oben und deine Tagesergebnisse.
web-forget = Meinen Namen aus beendeten Partien löschen
web-forget-certain = Ja, endgültig löschen
web-forgotten = Dein Name steht in keiner beendeten Partie mehr.
web-data = Meine Daten herunterladen
web-delete-all = Alles löschen
web-delete-all-text = Damit löschst du dich hier endgültig: deinen Namen überall, alles, was du gesagt hast, deine Ergebnisse und deine Geräte. Laufende Partien gibst du auf, ein Bot spielt weiter. Gespielte Partien bleiben den anderen, ohne dich. Niemand kann das rückgängig machen.
web-delete-all-certain = Alles endgültig löschen
web-delete-all-not = Alles behalten
web-deleted = Alles ist gelöscht. Du bist hier jetzt niemand.
web-devices = Meine Geräte
web-devices-text = Wenn du dich auf deinem einzigen Gerät abmeldest, bekommt niemand deine Plätze und Partien zurück.
web-device-browser = Ein Browser
web-device-program = Ein Programm
web-device-current = dieses Gerät
web-device-seen = zuletzt hier am { $day }
web-device-revoke = Dort abmelden: { $device }
web-sign-out-there = Abmelden
web-device-out = Abgemeldet: { $device }.
web-devices-revoke = Auf allen anderen abmelden
web-devices-out = Du bist jetzt nur noch auf diesem Gerät angemeldet.
web-sign-out = Auf diesem Gerät abmelden
web-signed-out = Du bist hier jetzt niemand.
web-invalid-token = Der Server erkennt die Anmeldung dieses Browsers nicht. Sie bleibt gespeichert und gilt vielleicht später wieder. Wenn du neu anfängst, bist du hier eine neue Person, ohne deine bisherigen Plätze und Partien.
web-start-over = Neu anfangen
web-close = Fertig
