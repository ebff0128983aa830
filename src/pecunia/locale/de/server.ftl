### The server: its command, its settings, and what it refuses.

cli-serve = Tische übers Netz anbieten.
cli-tables = Gespeicherte Tische prüfen; unlesbare werden genannt.
tables-readable = { $count ->
    [0] Es ist kein Tisch gespeichert.
    [one] Der einzige gespeicherte Tisch ist lesbar.
   *[other] Alle { $count } gespeicherten Tische sind lesbar.
}
tables-unreadable = Nicht lesbar: { $broken } von { $count } gespeicherten Tischen.
cli-serving = Die Tische stehen unter { $address } (Strg-C beendet).
cli-port-taken = Port { $port } ist schon vergeben, also wird ein anderer genommen.
cli-no-browser = Hier ließ sich kein Browser öffnen. Öffne { $address } selbst in einem, oder spiel im Terminal: make terminal (pecunia play).

serve-variables = Umgebungsvariablen, dahinter ihr Standardwert:
serve-host = die Adresse, auf der gelauscht wird; andere Rechner erreichen sie nur, wenn sie nicht die Schleifenadresse ist
serve-port = der Port
serve-open = die Seite im Browser öffnen; ist der übliche Port vergeben, wird ein anderer genommen
serve-data_dir = der Ordner für die Datenbank; sonst dort, wo das System Daten von Benutzern ablegt
serve-database_url = eine PostgreSQL-Datenbank statt SQLite: postgresql://name:passwort@rechner/datenbank
serve-bus_url = ein Redis- oder Valkey-Server, über den mehrere Prozesse einander Züge melden: redis://rechner/0
serve-secret = der Schlüssel, mit dem Ausweise unterschrieben werden; sonst wird einer erzeugt und in der Datenbank aufbewahrt
serve-origins = weitere Adressen von Seiten, die Züge senden dürfen, durch Kommas getrennt
serve-proxies = Adressen von Proxys, denen geglaubt wird, wer der Absender ist
serve-bot_workers = wie viele Prozesse für Bots denken
serve-bot_seconds = wie lange ein Bot an einem Zug denken darf, in Sekunden
serve-review_workers = wie viele Prozesse an einer Analyse arbeiten (0: einer je Kern)
serve-most_tables = wie viele Tische zugleich im Speicher sein dürfen
serve-rate_percent = wie schnell Nachrichten gesendet werden dürfen, in Prozent der üblichen Grenzen
serve-log_level = was protokolliert wird: debug, info, warning oder error

error-option-variable = { $option } muss eine ganze Zahl sein, nicht „{ $value }“.
error-option-log-level = Die Protokollstufe „{ $value }“ gibt es nicht. Bekannt: { $known }.
error-option-address = { $option } ist keine brauchbare Adresse.
error-serve-windows = Der Server läuft unter Linux und macOS, nicht unter Windows selbst. Dort hilft das Windows-Subsystem für Linux (WSL).
error-serve-extra = Der Server braucht mehr als das Spiel: mit „pip install pecunia[server]“ wird es installiert ({ $module } fehlt).
error-serve-address = Die Adresse { $address } ist nicht zu haben: { $reason }.
error-serve-newer = Die Datenbank stammt von einem neueren pecunia (Form { $found }; dieses kennt { $known }). Bitte aktualisieren.
error-serve-no-database = Hier gibt es noch keine Datenbank mit Tischen. „pecunia serve“ legt eine an.
error-serve-other-schema = Die Datenbank hat das Schema { $found }, diese Version liest { $known }. Bitte die Version nehmen, mit der der Server läuft.
error-store-unavailable = Die Datenbank antwortet nicht. Es hat sich nichts geändert; bitte gleich noch einmal versuchen.
error-cannot-take-back = Das lässt sich nicht zurücknehmen: Das geht nur im eigenen Zug, und nur bis eine Karte gezogen oder aufgedeckt wird.
error-table-busy = An diesem Tisch geschieht gerade zu viel auf einmal. Bitte noch einmal versuchen.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unreadable-table = Dieser Tisch lässt sich im Moment nicht öffnen: Der Server kann seine gespeicherten Daten nicht lesen. Der Betreiber sieht den Grund im Protokoll.
error-unknown-path = Unter dieser Adresse ist nichts.
error-method = Das geht mit dieser Adresse nicht.
error-malformed = Diese Nachricht ist nicht zu verstehen: { $detail }
error-too-large = Diese Nachricht ist zu lang: höchstens { $most } Bytes.
error-too-fast = Das war etwas zu schnell. Bitte { $seconds } s warten.
error-signed-out = Bitte zuerst einen Namen nennen.
error-not-invited = An diesen Tisch kommt man nur mit Einladung.
error-not-host = Das kann nur, wer den Tisch aufgestellt hat.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-not-over = Das Spiel ist noch nicht vorbei.
error-table-over = Das Spiel ist zu Ende.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Dort sitzt schon jemand.
error-no-such-seat = Diesen Platz gibt es hier nicht.
error-begins-by-chance = So deckt man nur Tische, deren Spiel der Zufall beginnt.
error-lesson-first = Das ginge auch, aber zuerst: { $task }
error-no-lesson = An diesem Tisch läuft keine Einführung.
error-unknown-lesson = Eine Einführung „{ $name }“ gibt es nicht; es gibt { $known }.
error-reviews-waiting = { $most } Analysen warten schon. Bitte versuche es in einer Weile noch einmal.
error-no-puzzle = Dieser Tisch ist kein Rätsel.
error-puzzle-unanswered = Das Rätsel ist noch nicht beantwortet.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seats-free = Es sind noch Plätze frei.
error-nobody-plays = Es muss auch jemand mitspielen, der kein Bot ist.
error-has-resigned = Du hast dieses Spiel aufgegeben.
error-asked-already = Jemand möchte schon einen Zug zurücknehmen; das muss erst beantwortet werden.
error-nothing-asked = Danach fragt dich niemand.
error-not-printable = Darin sind Zeichen, die sich nicht anzeigen lassen.
error-code-unknown = Dieser Code gilt nicht oder nicht mehr.
error-wrong-origin = Diese Anfrage kommt von einer fremden Seite.
error-too-many-tables = Du hast { $most } Tische aufgestellt, die noch nicht zu Ende sind: mehr geht nicht.
error-too-many-sockets = Von hier aus bestehen schon { $most } Verbindungen zu diesem Tisch.
error-house-full = Alle Tische dieses Hauses sind besetzt. Bitte später noch einmal versuchen.
error-internal = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
why-allowed = Dieser Zug ist erlaubt.
