### `pecunia admin`: was Betreiber eines Servers lesen.

cli-admin = Einen Server betreuen: Sicherungen, Tische, Leute, Schlüssel.
cli-admin-json = für Programme: ein JSON-Objekt
cli-admin-backup = Die Datenbank in eine Datei sichern, auch während Server laufen. Die Datei enthält die Schlüssel; nur du kannst sie lesen.
cli-admin-backup-file = die Datei der Sicherung
cli-admin-backup-check = nichts sichern, sondern prüfen, ob die Datei vollständig ist und sich einspielen lässt
cli-admin-restore = Eine Sicherung in die Datenbank einspielen, in SQLite oder PostgreSQL, egal woher sie stammt. Es darf kein Server laufen.
cli-admin-restore-replace = löschen, was jetzt in der Datenbank ist
backup-writing = { $done } von { $count } Zeilen gesichert
backup-checking = { $done } von { $count } Zeilen geprüft
backup-restoring = { $done } von { $count } Zeilen eingespielt
backup-made = Die Sicherung liegt in { $file }.
backup-whole = Die Sicherung { $file } ist vollständig und lässt sich einspielen.
backup-restored = Die Sicherung { $file } ist eingespielt.
backup-tables = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}
backup-entries = { $entries ->
    [one] 1 Eintrag im Protokoll
   *[other] { $entries } Einträge in den Protokollen
}
backup-from = Erstellt am { $at } UTC von Version { $release }, Schema { $revision }.
error-backup-foreign = { $file } ist keine Sicherung von pecunia.
error-backup-damaged = Die Sicherung { $file } ist beschädigt oder unvollständig. Es hat sich nichts geändert.
error-backup-newer = Die Sicherung stammt von einem neueren pecunia (Version { $release }, Schema { $found }; dieses kennt { $known }). Spiel sie mit jener Version ein.
error-backup-other-file = Die Datei { $file } gibt es schon, und sie ist keine Sicherung; sie wird nicht überschrieben.
error-restore-not-empty = Es gibt schon eine Datenbank. Mit --replace wird sie gelöscht und die Sicherung an ihrer Stelle eingespielt.
error-restore-in-use = Die Datenbank ist in Gebrauch. Beende erst alle Server.
error-restore-refused = Die Datenbank nimmt die Zeilen aus { $file } nicht an, also hat sich nichts geändert: { $reason }

cli-tables = Gespeicherte Tische ansehen, schließen, reparieren.
cli-tables-id = der Tisch
cli-tables-broken = Tische auflisten, die sich nicht lesen lassen, und warum.
tables-readable = { $count ->
    [0] Es ist kein Tisch gespeichert.
    [one] Der einzige gespeicherte Tisch ist lesbar.
   *[other] Alle { $count } gespeicherten Tische sind lesbar.
}
tables-unreadable = Nicht lesbar: { $broken } von { $count } gespeicherten Tischen.
cli-keys = Schlüssel für Anmeldungen auflisten und ändern.
cli-keys-rotate = Einen neuen Schlüssel erzeugen, der ab jetzt unterschreibt. Niemand wird abgemeldet.
cli-keys-retire = Einen alten Schlüssel löschen. Geräte, die ihn noch benutzen, werden abgemeldet.
cli-keys-id = der Schlüssel, wie „pecunia admin keys“ ihn nennt
keys-signs = unterschreibt
keys-verifies = gilt noch
keys-devices = { $count ->
    [one] 1 Gerät
   *[other] { $count } Geräte
}
keys-rotated = Ab jetzt unterschreibt der Schlüssel { $id }. Laufende Server benutzen ihn innerhalb einer halben Minute; die älteren gelten weiter.
keys-retired = { $count ->
    [0] Der Schlüssel { $id } ist gelöscht. Kein Gerät hat ihn mehr benutzt.
    [one] Der Schlüssel { $id } ist gelöscht. Ein Gerät ist abgemeldet.
   *[other] Der Schlüssel { $id } ist gelöscht. { $count } Geräte sind abgemeldet.
}
cli-tables-repair = Einen Tisch reparieren: sein Protokoll bis zum letzten lesbaren Eintrag kürzen oder ihn schließen. Sagt nur, was zu tun wäre; erst mit --yes geschieht es.
cli-tables-yes = Wirklich tun.
tables-repair-entry = Eintrag { $number } ({ $kind }) lässt sich nicht anwenden: { $reason }
tables-repair-row = Der Tisch selbst lässt sich nicht lesen: { $reason }
tables-repair-cut = { $cut ->
    [one] Das Protokoll endet nach Eintrag { $kept }. Ein Eintrag geht verloren.
   *[other] Das Protokoll endet nach Eintrag { $kept }. { $cut } Einträge gehen verloren.
}
tables-repair-close = Der Tisch wird geschlossen. Sein Protokoll bleibt, wie es ist.
tables-repair-none = Tisch { $table } ist lesbar. Es gibt nichts zu reparieren.
tables-repair-done = Erledigt.
tables-repair-dry = Es wurde nichts geändert. Mit --yes geschieht es.
error-keys-stated = Die Schlüssel stehen in PECUNIA_SECRET. Setz dort einen neuen vor die anderen, durch ein Komma getrennt.
error-keys-many = Es gibt schon { $most } Schlüssel. Lösch erst einen.
error-keys-unknown = Einen Schlüssel „{ $id }“ gibt es nicht.
error-keys-signing = Der Schlüssel { $id } ist der, der unterschreibt. Erzeuge erst einen neuen (pecunia admin keys rotate).

cli-admin-most = wie viele höchstens aufgelistet werden
cli-admin-server = der Server, der es tut, falls er nicht dort läuft, wo es in den Einstellungen steht, etwa http://127.0.0.1:8001
cli-admin-queues = Zeigen, was in einem laufenden Server wartet.
queues-figures = { $waiting } warten, { $running } in Arbeit, { $refused } abgelehnt seit dem Start
queues-process = Züge, die noch geschrieben werden: { $writes_waiting }. Tische im Speicher: { $tables }, Verbindungen: { $connections }, unlesbare Tische: { $unreadable_tables }.
cli-admin-retention = Zeigen, was älter ist, als die Einstellungen erlauben, und gelöscht wird.
cli-admin-retention-now = es jetzt von einem laufenden Server löschen lassen
retention-people = Leute, die zu lange nicht da waren: { $count }
retention-talk = Zeilen aus Gesprächen: { $count }
retention-games = Partien, deren Spieler anonym werden: { $count }
retention-expired = Abgelaufene Codes und Geräte: { $count }
retention-dry = Es wurde nichts geändert. Ein laufender Server löscht das innerhalb einer Stunde, mit --now sofort.
retention-done = Gelöscht.
retention-deleting = { $done } von etwa { $count } gelöscht
cli-tables-list = Tische auflisten, zuletzt geänderte zuerst.
cli-tables-status = nur Tische, die auf Spieler warten (open), an denen gespielt wird (playing) oder die zu Ende sind (over)
cli-tables-person = nur Tische, an denen diese Person sitzt oder Gastgeber ist
cli-tables-days = nur Tische, an denen sich in den letzten N Tagen etwas getan hat
cli-tables-show = Zeigen, was über einen Tisch bekannt ist. Karten, Startwert und Einladung werden nicht verraten.
cli-tables-close = Einen Tisch schließen, auch mitten im Spiel. Das erledigt ein laufender Server.
admin-tables = { $count ->
    [0] Keine Tische.
    [one] 1 Tisch.
   *[other] { $count } Tische.
}
tables-host = Gastgeber: { $name } ({ $id })
tables-seat = Platz { $number }: { $name } ({ $id })
tables-log = Einträge im Protokoll: { $entries }, der letzte vom { $last } UTC. Gäste: { $guests }.
tables-closed = Tisch { $table } ist geschlossen.
cli-people = Leute finden, betreuen und löschen.
cli-people-id = die Person, wie „pecunia admin people find“ sie nennt
cli-people-find = Leute nach einem Teil ihres Namens oder dem Anfang ihrer Kennung suchen.
cli-people-words = ein Teil des Namens oder der Anfang der Kennung
cli-people-show = Jemanden mit Geräten und Tischen zeigen.
cli-people-rename = Jemandem an allen Tischen einen anderen Namen geben. Das erledigt ein laufender Server.
cli-people-name = der neue Name
cli-people-sign-out = Jemanden auf allen Geräten abmelden. Das erledigt ein laufender Server.
cli-people-delete = Jemanden mit allem löschen, was er hinterlassen hat. Seine Partien bleiben, ohne ihn. Das erledigt ein laufender Server.
cli-people-delete-yes = Wirklich tun. Es lässt sich nicht rückgängig machen.
cli-people-export = Alles, was über jemanden gespeichert ist, als JSON ausgeben.
cli-people-export-file = eine neue Datei; sonst erscheint es im Terminal
people-found = { $count ->
    [0] Niemand gefunden.
    [one] 1 Person.
   *[other] { $count } Personen.
}
people-since = Seit { $created }, zuletzt da am { $seen }
people-device = { $label }: seit { $created }, zuletzt benutzt am { $seen }
people-program = Programm oder unbekannter Browser
people-renamed = { $tables ->
    [0] Der Name ist jetzt { $name }.
    [one] Der Name ist jetzt { $name }, auch an einem Tisch.
   *[other] Der Name ist jetzt { $name }, auch an { $tables } Tischen.
}
people-signed-out = { $count ->
    [0] Es gab kein Gerät abzumelden.
    [one] Ein Gerät ist abgemeldet.
   *[other] { $count } Geräte sind abgemeldet.
}
people-delete-dry = Das löscht { $name } ({ $id }) endgültig. Es wurde nichts geändert. Mit --yes geschieht es.
people-deleted = { $name } ({ $id }) ist gelöscht.
people-exported = Alles über diese Person steht in { $file }.
error-option-status = Einen Zustand „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-people-export-exists = { $file } gibt es schon.
error-unknown-person = Niemand hat die Kennung „{ $person }“.
error-not-operator = Das darf nur pecunia admin, mit Zugang zur Datenbank dieses Servers.
error-admin-no-server = Unter { $address } antwortet kein Server. Nenne mit --server einen, der läuft.
error-admin-address = „{ $address }“ ist keine Adresse eines Servers, etwa http://127.0.0.1:8001.

cli-people-ban = Jemanden vom Server ausschließen. Das erledigt ein laufender Server.
cli-people-unban = Jemanden, der ausgeschlossen ist, wieder hereinlassen. Das erledigt ein laufender Server.
cli-people-mute = Jemanden an allen Tischen stumm schalten: Er kann spielen, aber nicht reden. Das erledigt ein laufender Server.
cli-people-unmute = Jemanden, der stumm geschaltet ist, wieder reden lassen. Das erledigt ein laufender Server.
cli-people-sanction-days = für wie viele Tage; sonst für immer
people-ban = Für immer ausgeschlossen.
people-ban-until = Ausgeschlossen bis { $until } UTC.
people-ban-lifted = Nicht mehr ausgeschlossen.
people-ban-none = Diese Person war nicht ausgeschlossen.
people-mute = Für immer stumm geschaltet.
people-mute-until = Stumm geschaltet bis { $until } UTC.
people-mute-lifted = Nicht mehr stumm geschaltet.
people-mute-none = Diese Person war nicht stumm geschaltet.
