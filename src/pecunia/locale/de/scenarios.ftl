### Szenarien: was an einem nicht stimmt, und wie `pecunia scenario` es sagt.

## Fehler in der Datei. $text: was dort steht; $form: wie man eine solche Zeile schreibt; $known, $similar: was gemeint sein könnte.

error-scenario-empty = In dieser Datei steht kein Szenario.
error-scenario-no-title = Vor „{ $text }“ fehlt der Anfang eines Szenarios: „scenario“ und sein Titel.
error-scenario-cites-nothing = Das Szenario nennt keine Klausel.
error-scenario-states-nothing = Das Szenario behauptet nichts: Es braucht eine Zeile mit legal, only, illegal, expect oder refused.
error-scenario-no-position = Das Szenario hat keine Stellung: Es braucht „given“ und darunter eingerückte Zeilen.
error-scenario-unknown = Eine Zeile wie „{ $text }“ gibt es in keinem Szenario.
error-scenario-form = Hier gehört „{ $form }“ hin, nicht „{ $text }“.
error-scenario-twice = „{ $text }“ steht hier zum zweiten Mal.
error-scenario-clause = Die Regeln dieses Spiels haben keine Klausel „{ $text }“. Ähnlich sind: { $similar }.
error-scenario-beside-new = Unter „new …“ darf nur eine Zeile „values …“ stehen, nicht „{ $text }“.
error-scenario-refused-alone = „refused“ muss die einzige Zeile des Szenarios sein: Eine unmögliche Stellung lässt sich nicht spielen.
error-scenario-refusal = „{ $text }“ ist kein Schlüssel eines Grundes oder Fehlers.
error-scenario-question = Eine Frage „{ $text }“ gibt es in diesem Spiel nicht. Ähnlich sind: { $similar }.
error-scenario-reason = Einen Grund „{ $text }“ gibt es in diesem Spiel nicht. Ähnlich sind: { $similar }.
error-scenario-zone = Eine Stellung dieses Spiels hat keine Zeile „{ $text }“. Zur Wahl stehen: { $known }.
error-scenario-field = In keiner Ansicht gibt es „{ $text }“. Ähnlich sind: { $similar }.
error-scenario-thing = Eine Karte „{ $text }“, die sich zählen ließe, hat dieses Spiel nicht.
error-scenario-end = Keine Partie endet mit „{ $text }“. Zur Wahl stehen: { $known }.
error-scenario-open-middle = In „{ $text }“ muss „…“ am Anfang oder am Ende stehen, als eigenes Wort.

## Aussagen, die nicht stimmen.

error-scenario-not-asked = { $expected } soll ziehen, aber { $asked } ist gefragt.
error-scenario-nobody-asked = { $player } soll ziehen, aber die Partie ist zu Ende.
error-scenario-should-be-legal = „{ $move }“ soll erlaubt sein, wird aber mit { $found } abgelehnt.
error-scenario-other-moves = Andere Züge sind erlaubt. Erlaubt, aber nicht genannt: { $missing }. Genannt, aber nicht erlaubt: { $illegal }.
error-scenario-is-legal = „{ $move }“ soll mit { $expected } abgelehnt werden, ist aber erlaubt.
error-scenario-other-reason = „{ $move }“ soll mit { $expected } abgelehnt werden, wird aber mit { $found } abgelehnt.
error-scenario-other-refusal = Die Stellung soll mit { $expected } abgelehnt werden, wird aber mit { $found } abgelehnt.
error-scenario-not-refused = Die Stellung soll mit { $expected } abgelehnt werden, ist aber möglich.
error-scenario-not-so = „{ $expected }“ stimmt nicht: Es ist „{ $found }“.

## Der Befehl. $scenarios, $failed, $more, $line: Zahlen; $moves: Züge, wie Aufzeichnungen sie schreiben.

error-scenario-folder = In { $folder } liegt keine Datei *.scenario.
cli-scenario = Szenarien aus Dateien durchspielen. Scheitert, wo eines nicht stimmt.
cli-scenario-files = Dateien, Ordner mit Dateien *.scenario, oder - für die Standardeingabe.
cli-scenario-json = Ein JSON-Objekt ausgeben (docs/scenarios.md beschreibt es).
cli-scenario-title = Szenario: { $title } ({ $clauses })
cli-scenario-edition = Ausgabe: { $edition }
cli-scenario-asked = Gefragt: { $player }, { $kind }: { $question }
cli-scenario-over = Niemand ist gefragt: Die Partie ist zu Ende.
cli-scenario-legal = Erlaubt: { $moves }
cli-scenario-legal-more = Erlaubt: { $moves } … und { $more } weitere
cli-scenario-automatic = Seit Zeile { $line } von selbst beantwortet: { $answers }
cli-scenario-passed =
    { $scenarios ->
        [one] Das Szenario stimmt.
       *[other] Alle { $scenarios } Szenarien stimmen.
    }
cli-scenario-failed =
    { $failed ->
        [one] { $failed } Szenario von { $scenarios } schlägt fehl.
       *[other] { $failed } Szenarien von { $scenarios } schlagen fehl.
    }
