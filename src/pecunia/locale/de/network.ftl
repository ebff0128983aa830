### Trainierte Netze: ihre Dateien und der Bot, der nach ihnen spielt. $found: wofür die Datei gemacht wurde.

error-option-bot-title = { $value } kann { $title } nicht spielen: Zu diesem Spiel gehört kein trainiertes Netz.
error-option-bot-network = „{ $value }“ ist kein Netz: Nach net: stehen eine Datei (oder champion) und, wenn es nachdenken soll, eine Zahl von Fragen oder Sekunden (400, 1.5s).
error-network-missing = Zu { $title } gehört kein trainiertes Netz.
error-network-not-found = Die Datei { $file } gibt es nicht.
error-network-format = { $file } ist kein Netz, das diese Version lesen kann (Format { $format }).
error-network-damaged = { $file } ist beschädigt: Erzeuge oder lade die Datei noch einmal.
error-network-title = Das Netz in { $file } spielt { $found }, nicht { $title }.
error-network-layout = Das Netz in { $file } wurde für den Aufbau { $found } trainiert, Beobachtungen haben aber den Aufbau { $layout }. Trainiere es neu.

## `pecunia lab ship`

cli-ship = Ein trainiertes Netz zum Netz eines Spiels machen.
cli-ship-file = Das trainierte Netz (.npz).
cli-ship-rows = An wie vielen Stellungen aus eigenen Partien es gemessen wird.
cli-ship-out = Der Ordner für champion.bin und champion.toml; sonst der des Spiels in der Arbeitskopie, in der du bist.
cli-ship-same = Derselbe Zug wie das trainierte Netz: { $share } von { $rows } Stellungen
cli-ship-error = Mittlerer Fehler: { NUMBER($score, minimumFractionDigits: 4, maximumFractionDigits: 4) } bei Bewertungen (Logits), { NUMBER($chance, minimumFractionDigits: 4, maximumFractionDigits: 4) } bei Siegchancen
cli-ship-written = { $file }: { $bytes } Bytes

error-network-large = Das Netz braucht { $bytes } Bytes; höchstens { $most } sind erlaubt.
