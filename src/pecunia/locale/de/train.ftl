### `pecunia lab train` und `pecunia lab measure`: Netze, die im Spiel gegen sich selbst lernen.

cli-train = Ein Netz im Spiel gegen sich selbst trainieren. Ohne Angaben zum Tisch spielt es alle Arten von Tischen.
cli-train-out = Wohin alles kommt: ein Ordner.
cli-train-minutes = Nach so vielen Minuten aufhören.
cli-train-decisions = Nach insgesamt so vielen Entscheidungen aufhören, die vor --resume mitgezählt.
cli-train-resume = Mit dem Ordner eines früheren Trainings weitermachen oder mit der Datei eines Netzes beginnen.
cli-train-seed = Derselbe Startwert und dieselbe Zahl von Entscheidungen ergeben auf demselben Rechner wieder dasselbe Netz.
cli-train-tables = Wie viele Tische in jeder der zwei Gruppen spielen, die sich abwechseln.
cli-train-steps = Wie viele Entscheidungen ein Tisch spielt, bevor das Netz daraus lernt.
cli-train-minibatch = Aus wie vielen Entscheidungen es auf einmal lernt.
cli-train-rate = Die Lernrate am Anfang; am Ende ist sie ein Zwölftel davon.
cli-train-workers = Wie viele Prozesse spielen; 0 für so viele, wie Prozessoren frei sind.
cli-train-measured = Neben dem Training immer wieder so viele Partien gegen greedy spielen; 0 für keine.
cli-train-progress = { NUMBER($seconds, maximumFractionDigits: 0) } s: { NUMBER($millions, minimumFractionDigits: 2, maximumFractionDigits: 2) } Millionen Entscheidungen, { $thousands } Tausend je Sekunde; Züge { NUMBER($policy, minimumFractionDigits: 4, maximumFractionDigits: 4) }, Wert { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }, vorhergesehen { NUMBER($foreseen, minimumFractionDigits: 3, maximumFractionDigits: 3) }, Entropie { NUMBER($entropy, minimumFractionDigits: 3, maximumFractionDigits: 3) }, Divergenz { NUMBER($divergence, minimumFractionDigits: 4, maximumFractionDigits: 4) }
cli-train-written = Netz, Zwischenstand und Kurven sind in { $folder }.
cli-measure = Messen, wie oft ein trainiertes Netz gegen Bots gewinnt. Es spielt von jedem Platz aus, ohne Angaben zum Tisch an vielen Arten von Tischen.
cli-measure-file = Die Datei eines Netzes, wie `pecunia lab train` sie schreibt.
cli-measure-bots = Gegen wen, durch Kommas getrennt: Bots oder Dateien von Netzen.
cli-measure-games = Mindestens so viele Partien für jeden Tisch und Gegner.
cli-measured = { $table } gegen { $bot }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) von { $games } Partien

error-train-extra = Zum Trainieren braucht es mehr als das Spiel: Mit „pip install pecunia-games[train]“ wird es installiert ({ $module } fehlt).
error-train-limit = Wann endet das Training? Sag es mit --minutes oder --decisions.
error-train-worker = Ein Prozess, der spielte, ist zu Ende: { $detail }
error-train-not-found = Bei { $file } gibt es kein Netz.
error-train-damaged = { $file } ist nicht die Datei eines Netzes, oder sie ist beschädigt.
error-train-title = Das Netz in { $file } spielt { $found }, nicht { $title }.
error-train-layout = Das Netz in { $file } wurde für Beobachtungen der Version { $found } trainiert; hier gilt Version { $layout }.
