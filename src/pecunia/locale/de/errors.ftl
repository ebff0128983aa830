### Was nicht stimmt, in einer Zeile. Das Programm stellt Datei und Zeile voran, wo es welche gibt.

error-cannot-save = Die Partie lässt sich nicht in { $file } speichern: { $detail }

## Optionen. $option, $name: wie sie heißt; $value: was angegeben wurde; $known, $least, $most: was möglich ist.

error-option-title = Ein Spiel „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-edition = Eine Ausgabe { $value } gibt es nicht. Zur Wahl stehen: 2005, 2016.
error-option-players = Dieses Spiel ist für { $least } bis { $most }, nicht für { $value }.
error-option-only-2016 = „{ $option }“ gibt es nur in der Ausgabe 2016.
error-option-only-2005 = „{ $option }“ gibt es nur in der Ausgabe 2005.
error-option-start = An diesem Tisch gibt es keinen Platz { $value }, der beginnen könnte.
error-option-target = { $value } kann nicht die Zielsumme sein: Sie liegt zwischen { $least } und { $most } Sesterzen.
error-option-house-rule = Eine Hausregel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-house-value = Die Hausregel { $name } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
error-option-house-form = „{ $value }“ ist keine Hausregel: Schreib NAME=WERT, etwa winBy=earned.
error-option-house-module = Die Hausregel { $name } braucht eines dieser Module: { $modules }.
error-option-module = Ein Modul „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-famous = Einen berühmten Römer „{ $value }“ gibt es nicht. Schreib all, none, eine Zahl bis 18 oder Namen: { $known }.
error-option-famous-off = Berühmte Römer („{ $value }“) spielen nur mit dem Modul famous mit: Nimm --modules famous dazu.
error-option-tie = Ein Gleichstand kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
error-option-round-cap = Nach { $value } Runden lässt sich die Partie nicht abbrechen: Schreib eine Zahl bis { $most }, 0 für nie.
error-option-not-a-number = „{ $option }“ braucht eine ganze Zahl, nicht „{ $value }“.
error-option-card = Eine Karte „{ $value }“ gibt es nicht.
error-option-not-a-switch = „{ $option }“ ist true oder false, nicht „{ $value }“.
error-option-not-a-word = „{ $option }“ braucht ein Wort, nicht „{ $value }“.
error-option-not-words = „{ $option }“ braucht Namen in einer Liste oder in einem Text, nicht „{ $value }“.
error-option-not-values = „{ $option }“ braucht den Namen einer Datei mit Kartenwerten, nicht „{ $value }“.
error-option-which-seat = An diesem Tisch gibt es keinen Platz „{ $value }“: Die Plätze gehen von 0 bis { $most } oder von A bis { $last }. Das Publikum ist -1.
error-option-unknown = Eine Option „{ $option }“ gibt es nicht.
error-option-not-of-game = Das Spiel { $game } hat keine Option „{ $option }“.
error-option-seed = „{ $value }“ kann kein Startwert sein: Es muss ein Wort oder eine Zahl ohne Leerzeichen sein.
error-option-language = Die Sprache „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-bot = Einen Bot „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
error-option-name = Niemand am Tisch kann „{ $value }“ heißen: So heißt ein Bot.
error-option-people = { $people } Menschen passen nicht auf { $seats } Plätze.
error-option-bots-unseated = --bots setzt niemanden hin: { $people } Menschen besetzen alle Plätze.
error-option-resumed = --{ $option } gilt nicht für eine gespeicherte Partie: { $file } geht weiter, wie sie begonnen wurde.
error-option-pause = Eine Pause dauert 0 bis { $most } Sekunden, nicht { $value }.
error-option-seat = Einen Platz „{ $value }“ gibt es an diesem Tisch nicht.
error-option-turn = Einen Zug { $value } gibt es nicht: Die Partie hat { $most }.
error-save-exists = { $file } gibt es schon. Mit „pecunia play { $file }“ geht es dort weiter; oder wähle mit --save einen anderen Namen.
error-file-not-text = Diese Datei ist kein Text.
error-game-finished = { $file } ist eine beendete Partie: Sieh sie dir mit „pecunia replay { $file }“ an.

## Werte. $table, $entry, $where: wo es steht; $value: was dort steht; $found, $expected: Zahl der Karten.

error-values-not-toml =
    { $column ->
        [end] Die Datei hört mitten in einem Eintrag auf.
       *[other] Diese Zeile ist ab Spalte { $column } nicht zu lesen.
    } Jeder Eintrag besteht aus Name, „=“ und Wert; Texte stehen in Anführungszeichen, Listen in Klammern, und kein Name steht zweimal in einer Tabelle.
error-values-too-deep = Dieser Name hat zu viele Teile: höchstens { $most } mit Punkten dazwischen.
error-values-not-plain = Werte können nur Texte, ganze Zahlen, true, false sowie Listen und Tabellen davon sein.
error-values-too-long = Das sind zu viele Werte: höchstens { $most } Zeichen ohne Kommentare und Leerzeichen.
error-values-unknown-table = Eine Tabelle „{ $table }“ gibt es nicht: „pecunia values“ gibt alle aus.
error-values-not-a-table = { $where }: Hier muss eine Tabelle mit eigenen Einträgen stehen, kein einzelner Wert.
error-values-unknown-entry = { $where }: „{ $entry }“ gehört nicht hierher.
error-values-not-a-number = { $where }: Hier muss eine ganze Zahl von { $least } bis { $most } stehen, nicht „{ $value }“.
error-values-not-a-card = { $where }: „{ $value }“ ist kein Römer. Schreib Dauer/Gebühr, zum Beispiel "3/2"; eine Dauer liegt zwischen { $shortest } und { $longest }, eine Gebühr zwischen { $least } und { $most }.
error-values-class-total = { $where }: Es müssen { $expected } Karten sein, nicht { $found }.
error-values-class-size = { $where }: Laut Regelheft sind es { $expected }, und das lässt sich nicht ändern.
error-values-deck-total = { $where }: Zusammen müssen es { $expected } Karten sein, nicht { $found }. Was deine Datei auslässt, bleibt wie bei uns.
error-values-villas = { $where }: Die Stapel, mit denen gespielt wird, haben zusammen höchstens { $most }.
error-values-names = { $where }: Es müssen genau { $expected } Namen sein.
error-values-name = { $where }: „{ $value }“ kann kein Name sein. Ein Name hat 1 bis { $most } Zeichen in einer Zeile, einfache Leerzeichen und keines der Zeichen # @ $.
error-values-names-twice = { $where }: Zwei Römer heißen „{ $value }“.
error-values-prices = { $where }: Schreib eine Liste, die mit 0 für den Start beginnt und für jede weitere Stufe einen Preis hat, nicht „{ $value }“.
error-values-ladder = { $where }: Jeder Preis nach dem ersten braucht eine Aufgabe, zusammen { $expected }.
error-values-task = { $where }: „{ $value }“ ist keine Aufgabe. Schreib zum Beispiel "seated senator 2" oder "received 3".
error-values-task-number = { $where }: „{ $value }“ kann niemand erfüllen. Die Zahl muss zwischen { $least } und { $most } liegen, mehr gibt die Schachtel nicht her.
error-values-rungs = { $where }: Es müssen { $expected } Namen sein, einer für jeden Preis.
error-values-provenance = { $where }: provenance muss "rulebook", "reconstruction", "owner" oder "confirmed" sein, nicht „{ $value }“.

## Werte von Pecunia Olet: der Spielplan, die Polizeileiste, die Karten. $least, $most: wie viele es sein dürfen.

error-values-spaces = { $where }: Hier muss eine Liste von { $least } bis { $most } Feldern stehen.
error-values-price = { $where }: „{ $value }“ ist kein Platz des Markts. Er beginnt mit einem Preis in Zehnern von { $least } bis { $most }, zum Beispiel "60" oder "20 bin hat".
error-values-space = { $where }: „{ $value }“ kann hier nicht stehen. Ein Feld ist leer (plain) oder hat eine Mütze (hat); Mülleimer (bin) hat nur der Markt, die Sonnenbrille (sunglasses) nur der Steuerbetrug.
error-values-sunglasses = { $where }: Genau ein Feld hat die Sonnenbrille, nicht { $found }.
error-values-no-bin = { $where }: Mindestens ein Platz muss einen Mülleimer haben.
error-values-no-hat = { $table }: Weder eine Druckerei noch ein Steuerbetrug hat eine Mütze. So nähme eine Partie vielleicht nie ein Ende.
warning-values-few-spaces = { $table }: Das sind { $found } Felder, weniger als drei für jeden Spieler ({ $expected }). Da müsst ihr vielleicht oft passen.
error-values-track = { $where }: Hier muss eine Liste aus diesen Wörtern stehen: { $known }.
error-values-track-last = { $table }: Die Leiste muss mit „last“ enden, und das steht sonst nirgends.
error-values-track-investigations = { $table }: Es müssen { $expected } Ermittlungen sein, eine für jede Qualität. Sind Stufen aufgedruckt (investigation-1 …), muss jede der { $expected } mindestens einmal vorkommen, von links nach rechts.
error-values-track-start = { $where }: Hier muss stehen, wo der Polizist bei { $players } Spielern beginnt: die Nummer eines Feldes, ab 0 gezählt, nur nicht des letzten.
error-values-card = { $where }: „{ $value }“ ist kein Eintrag für Karten. Nötig sind card und copies, zum Beispiel card = "ink", copies = 2, dazu vielleicht mark = "3+" oder "4" (aber nicht bei S).
error-values-lottery = { $where }: „{ $value }“ geht nicht. Ein Lottoschein braucht einen Wert in Zehnern von { $least } bis { $most }, und keine andere Karte hat einen.
error-values-start-cards = { $where }: Es müssen mindestens { $expected } Drucker und { $expected } Karten mit Tinte oder Papier sein, und nichts anderes.
error-values-rare-cards = Unter den Karten muss mindestens ein Hologramm sein und höchstens je einmal der Staranwalt und der Winkeladvokat.

## Stellungen. $text: was dort zu lesen war.

error-position-head = Eine Stellung beginnt mit der Zeile „{ $expected }“.
error-position-game = Das ist keine Stellung dieses Spiels: „{ $text }“.
error-position-unknown = „{ $text }“ kann in keiner Stellung stehen.
error-position-incomplete = Diese Zeile sagt nichts über „{ $text }“: Schreib, was dort ist, oder - für nichts.
error-position-twice = „{ $text }“ ist zweimal angegeben.
error-position-values = Die Werte dieser Stellung sind nicht zu lesen: { $detail }
error-position-seed = „{ $text }“ ist kein Startwert.
error-position-turn = „{ $text }“ ist kein Zug: Es braucht eine Nummer, einen Spieler und eines von { $stages }.
error-position-player = Einen Spieler „{ $text }“ gibt es an diesem Tisch nicht.
error-position-not-a-number = Hier muss eine ganze Zahl stehen, nicht „{ $text }“.
error-position-won = Spieler { $player } hat mindestens { $target } Sesterzen: Diese Partie ist zu Ende.
error-position-not-a-roman = „{ $text }“ ist kein Römer: Schreib zum Beispiel SEN4/5 oder WOM2/3:parfumia@1.
error-position-no-such-roman = Die Schachtel hat kein { $text }, das nicht schon anderswo liegt.
error-position-villa-order = Villen sind ab V1 ohne Lücke nummeriert, { $text } kann hier nicht stehen.
error-position-unknown-card = Eine Karte „{ $text }“ gibt es nicht.
error-position-no-such-card = { $text } ist nicht mehr übrig: Es liegt schon anderswo.
error-position-unknown-step = „{ $text }“ ist kein Schritt der Tagesordnung.
error-position-agenda = Die Tagesordnung passt nicht zum Tisch.
error-position-outcome = „{ $text }“ ist kein Ende einer Partie: Es heißt eines von { $known } und der Buchstabe des Siegers (A+B für zwei, - für keinen).
error-position-no-module = „{ $text }“ gehört zum Modul { $module }, und das ist nicht im Spiel.
error-position-event = „{ $text }“ kann nicht sein: Dieses Ereignis beginnt mit { $most } Rundenmarkern, und es werden nur weniger.
error-position-upgrades = Die Ausbauten eines Spielers sind drei Wörter, für L, M und R: ein Name, oder - für keinen.
error-position-ladder = „{ $text }“ ist keine Stelle auf einer Leiter: Schreib ihren Namen und eine Stufe von 0 bis { $most }.
error-position-climbed = Spieler { $player } steht auf der letzten Stufe: Diese Partie ist zu Ende.
error-position-favour = Ein Spieler hält genau eine Gunst.
error-position-events = Bei so vielen Spielern sind höchstens { $most } Ereignisse auf einmal im Spiel.
error-position-one-card = Hier kann nur eine Karte stehen.
error-position-counts = „{ $text }“ kann nicht sein: zuerst 0 oder 1, und nach Ständen so viele Römer, wie bezahlt haben.
error-position-coins = Münzen liegen auf Römern nur mit einem dieser Module: { $modules }.
error-position-famous = Eine Stellung nennt die berühmten Römer, die mitspielen, oder sagt all oder none; ausgelost werden sie hier nicht.

## Stellungen von Pecunia Olet.

error-position-trigger = Wessen Mütze den Polizisten aufs letzte Feld gebracht hat (trigger A), steht genau dann da, wenn die Runde abgebrochen ist.
error-position-officer = Der Polizist steht hier zwischen { $least } und { $most }: genau dann auf dem letzten Feld, wenn die Runde abgebrochen ist.
error-position-market = Der Markt hat { $expected } Plätze, angegeben sind { $found }: Schreib ein Wort für jeden, - für eine Lücke.
error-position-cards-missing = { $text } liegt nirgends: Mit einer Zeile „deck“ muss jede Karte irgendwo sein.
error-position-deck-order = Im Stapel liegen die Karten A oben, dann B, C und D.
error-position-known = „{ $text }“ kann man vom Bargeld dieses Spielers nicht wissen: Schreib, wie viel es mindestens und höchstens ist, in Zehnern.
error-position-fakes = „{ $text }“ sind keine Blüten: Schreib, wie viele mit ★, ★★ und ★★★, etwa 0/2/4.
error-position-money = { $text } $ kann nicht sein: Alles Geld geht in Zehnern.
error-position-too-rich = { $text } $ sind mehr Geld, als eine Stellung angeben darf: höchstens { $most } $.
error-position-henchmen = Die Handlanger von Spieler { $player } passen nicht: Es sind drei, bereit, auf dem Plan oder hingelegt, und wer am Zug ist, hat einen bereit.
error-position-turn-order = So viele Handlanger kann Spieler { $player } nicht eingesetzt haben: Jeder setzt einen pro Zug ein, reihum.
error-position-no-lawyer = Spieler { $player } besitzt diesen Anwalt nicht.

## Aufzeichnungen.

error-record-head = Eine Aufzeichnung beginnt mit der Zeile „{ $expected }“.
error-record-seats = Die Aufzeichnung nennt { $found } Spieler, am Tisch sitzen { $expected }.
error-record-unknown = „{ $text }“ kann in keiner Aufzeichnung stehen.
error-record-truncated = Die Aufzeichnung bricht ab: Ihre letzte Zeile muss „end“ sein.
error-record-after-end = Mit „end“ ist die Aufzeichnung zu Ende; „{ $text }“ kann nicht darauf folgen.
error-record-missing = In der Aufzeichnung fehlt „{ $text }“.
error-record-turn = Eine Zeile mit Zügen hat eine Nummer, einen Spieler und seine Züge, nicht „{ $text }“.
error-record-rules-version = Die Aufzeichnung folgt Version { $found } der Regeln, dieses Programm spielt Version { $known }.
error-undo-nothing = Es gibt nichts zurückzunehmen: Noch ist kein Zug gespielt.
error-undo-no-start = Hier gibt es nichts zurückzunehmen: Diese Partie ist aus einer Ansicht heraus erdacht, und niemand weiß, wie sie begann. Kopiere sie, bevor du ziehst.
error-pickle-form = Dieses Pickle stammt aus einer anderen Version von pecunia (Form { $found }, hier wird Form { $known } gelesen). Aufzeichnungen und Stellungen lassen sich weiterhin lesen.
error-pickle-rules = Diese Partie von { $game } folgt Version { $found } der Regeln, dieses Programm spielt Version { $known }.
error-record-commitment = Die Prüfsumme gehört nicht zum Startwert: Eines von beiden wurde verändert.
error-record-not-asked = In Zug { $turn } ist { $asked } gefragt, „{ $move }“ passt hier nicht.
error-record-result = Die Aufzeichnung nennt das Ergebnis „{ $stated }“, ihre Züge führen zu „{ $found }“.

## Das Verzeichnis der Regeln.

error-ledger-no-checkout = In { $folder } und darüber gibt es keine Regeln und Szenarien: Starte das in einem Checkout, oder nenne einen mit --root.
error-ledger-no-rules = { $file } fehlt: In diesem Checkout gibt es keine Regeln dieses Spiels.
error-ledger-no-clause = Die Regeln kennen keine Klausel „{ $value }“. Am ähnlichsten sind { $similar }.
error-ledger-no-card = Nichts heißt „{ $thing }“. Am ähnlichsten sind { $similar }.
error-ledger-no-things = { $game } sagt nicht, was auf seinem Tisch liegt: Es hat keine { $file }.

## Die Leiter der Stufen.

error-option-pair = Es gibt kein Paar „{ $value }“. Zur Wahl stehen: { $known }.
error-levels-file = Diese Datei stammt nicht von „pecunia levels --json“.
error-levels-otherwise = Das Paar { $pair } wurde unter anderen Bedingungen gemessen ({ $bot }). Wähle eine andere Datei oder lösche diese.
error-levels-markers = Die Tabelle gehört zwischen die Kommentare { $begin } und { $end }, und diese Datei hat nicht beide.
error-review-unfinished = Diese Partie ist nicht zu Ende. Nur beendete Partien lassen sich analysieren.

## Puzzles and the deal of the day. $value: what was said; $most: a number.

error-puzzle-unknown = Ein Rätsel { $value } gibt es nicht: Sie gehen von 1 bis { $most }.
error-option-date = „{ $value }“ ist kein Datum: Schreib es wie 2026-11-16.
error-day-not-yet = Das Spiel vom { $value } gibt es noch nicht: Tage beginnen um Mitternacht UTC.

## Boxes of several owners. $file: the file; $sentence: what is wrong with it.

error-owners-impossible = { $file } kann nicht stimmen. { $sentence }
error-owners-games = { $file } gehört zu einem anderen Spiel als die Dateien davor.
error-owners-editions = { $file } ist eine Schachtel einer anderen Ausgabe als die Dateien davor.
error-owners-none = Nenn die Dateien von mindestens einem Besitzer.
