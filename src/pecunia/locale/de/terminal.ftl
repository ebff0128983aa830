### Der Tisch im Terminal.

# Der Name von Leuten, die keinen nennen: So hieß in Rom der Pächter einer öffentlichen Latrine und (.olet) ein Fälscher.
terminal-you = Foricarius
    .olet = Falsarius

## Der Tisch. HS schrieben die Römer für Sesterzen. $turn, $left, $gone, $held, $earned, $target, $count: Zahlen; $player: ein Name.

terminal-own = du
terminal-bot = Bot
terminal-turn = Zug { $turn }
terminal-phase-1 = Natur
terminal-phase-2 = kassieren
terminal-phase-3 = setzen
terminal-phase-4 = ziehen
terminal-asked = gefragt ist { $player }
terminal-romans = Römer { $left }, Ablage { $gone }
terminal-actions = Aktionskarten { $left }, Ablage { $gone }
terminal-rich-slaves = Reiche Sklaven: doppelte Gebühr
terminal-shown = Aufgedeckt:
terminal-holding = Du hältst:
terminal-nobody = niemand wartet
terminal-free = frei
terminal-money = { $held }/{ $target } HS
terminal-earned = { $earned }/{ $target } HS verdient, { $held } übrig
terminal-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-hand = Deine Hand:
terminal-hand-empty = Deine Hand ist leer.

## Fragen. $most, $number: Nummern; $typed, $topic: was getippt wurde; $move: ein Zug, wie man ihn schreibt.

terminal-prompt = 1–{ $most } · ? Hilfe · u zurück · l Log · h Tipp · c Hand · q Ende
    .modules = 1–{ $most } · ? Hilfe · u zurück · l Log · h Tipp · c Hand · m Module · q Ende
    .olet = 1–{ $most } · ? Hilfe · u zurück · l Log · h Tipp · c deins · m Plan · q Ende
    .olet-fly = Betrag · ? Hilfe · u zurück · l Log · h Tipp · c deins · m Plan · q Ende
    .olet-sell = 1/0/2 · ? Hilfe · u zurück · l Log · h Tipp · c deins · m Plan · q Ende
terminal-prompt-only = Enter · ? Hilfe · u zurück · l Log · h Tipp · c Hand · q Ende
    .modules = Enter · ? Hilfe · u zurück · l Log · h Tipp · c Hand · m Module · q Ende
    .olet = Enter · ? Hilfe · u zurück · l Log · h Tipp · c deins · m Plan · q Ende
terminal-marked = Die Nummern stehen auf dem Tisch.
terminal-which = Tipp eine Nummer von 1 bis { $most }, oder ? für Hilfe.
    .olet-fly = Schreib einen Betrag in Zehnern, etwa 50 oder -50, oder ? für Hilfe.
    .olet-sell = Schreib, wie viele von jeder Qualität, etwa 1/0/2, oder ? für Hilfe.
terminal-no-choice = Eine Nummer { $number } gibt es nicht: Sie gehen von 1 bis { $most }.
terminal-not-understood = „{ $typed }“ ist weder eine Nummer noch ein Zug. Mit ? kommt Hilfe.
terminal-allowed = „{ $move }“ ist erlaubt: Das ist Nummer { $number }.
terminal-explained = { $what }: { $text }
terminal-rule-why = { $rule } Warum? { $why }
terminal-no-topic = „{ $topic }“ ist nichts auf dem Tisch, keine Nummer und kein Zug.
terminal-enter = Enter: zurück zum Tisch
terminal-more = Enter: weiter
terminal-nothing-yet = Es ist noch nichts geschehen.
terminal-taken-back = Zurückgenommen.
terminal-undo-none = Es gibt nichts zurückzunehmen: Du hast in diesem Zug noch nichts getan.
terminal-undo-other = Es gibt nichts zurückzunehmen: Zuletzt war jemand anders dran.
terminal-undo-shown = Dein letzter Zug hat eine Karte aufgedeckt oder gezogen, er gilt.
terminal-handover = { $player }, du bist dran. Wenn sonst niemand auf den Bildschirm schaut: Enter.

## Der Tipp. $bot: eine Stufe; $chance: in Prozent; $count: eine Zahl. Ein Thema steht hinter + oder –: was nach einem Zug besser oder schlechter ist.

terminal-hint = Ein Tipp von der Stufe „{ $bot }“
terminal-hint-how = Deine Siegchance mit jedem Zug. Hinter + steht, was er bringt, hinter –, was er kostet, verglichen mit dem besten anderen Zug.
terminal-hint-thinking = Ich denke nach …
terminal-hint-none = Gerade gibt es keinen Tipp: Du bist nicht gefragt.
terminal-hint-chance = { $chance } %
terminal-hint-tried =
    { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
terminal-hint-same = kaum ein Unterschied
terminal-hint-rest =
    { $count ->
        [one] und { $count } weiterer Zug
       *[other] und { $count } weitere Züge
    }

## Beginn, Abschied, Ende. $file: eine Datei; $players, $target, $score: Zahlen; $name, $value: Texte.

terminal-motto = Geld stinkt nicht.
terminal-options = { $edition } · { $players } Spieler · { $target } Sesterzen gewinnen
    .ladderOnly = { $edition } · { $players } Spieler · die letzte Stufe gewinnt
    .ladderAndTarget = { $edition } · { $players } Spieler · letzte Stufe und { $target } Sesterzen gewinnen
    .either = { $edition } · { $players } Spieler · letzte Stufe oder { $target } Sesterzen gewinnen
terminal-house = Hausregel: { $name }: { $value }
terminal-reconstructed = Dauer und Gebühr der Römer sind rekonstruiert: Sie stehen in keinem Regelheft. Die Namen der Römer sind unsere eigenen.
terminal-dark-red = Auch wie viele es von jeder dunkelroten Karte gibt, ist rekonstruiert.
terminal-sealed = Die Karten sind versiegelt. Am Ende wird der Startwert gezeigt, und er muss zu dieser Prüfsumme passen:
terminal-saving = Die Partie wird nach jedem Zug gespeichert: { $file }
terminal-lintel = { $lintel } ist ein Senator, der 3 Züge bleibt und dann 4 Sesterzen zahlt.
terminal-begin = Enter: beginnen
terminal-continue = Enter: weiter in Zug { $turn }
terminal-saved = Die Partie ist gespeichert. Weiter geht es mit: pecunia { $command }
terminal-score =
    { $score ->
        [one] { $player }: { $score } Sesterze
       *[other] { $player }: { $score } Sesterzen
    }
terminal-record = Die Aufzeichnung der Partie: { $file }
terminal-seed = Der Startwert war { $seed }; er passt zur Prüfsumme { $commitment }

## Module. $rung, $task, $modules, $what: Texte; $price, $count, $held: Zahlen.

terminal-held = { $held } HS
terminal-row-event = Ereignisse:
terminal-row-upgrade = Ausbauten:
terminal-row-favour = Gunst:
terminal-used = genutzt
terminal-fresh = neu
terminal-climbed = in diesem Zug aufgestiegen
terminal-step = { $rung }: { $price } HS, oder { $task }
terminal-modules = Module: { $modules }
terminal-reconstructed-modules = Ebenfalls rekonstruiert: { $what }.
terminal-what-famous = Werte der berühmten Römer
terminal-what-events = Rundenmarker auf Ereignissen
terminal-what-careers = Leitern, Aufgaben und Preise
terminal-page-display = Zu haben:
terminal-page-middle = In der Mitte:
terminal-page-executed = Vorbei bis zum Ende des Zuges: { $events }
terminal-page-pile = Im Stapel: { $count }
terminal-no-modules = Ihr spielt ohne Module.

## Hilfe. Die Tasten selbst sind in jeder Sprache dieselben.

terminal-help-goal =
    { $target ->
        [one] Du betreibst eine Latrine in Rom. Wer zuerst { $target } Sesterze besitzt, gewinnt sofort.
       *[other] Du betreibst eine Latrine in Rom. Wer zuerst { $target } Sesterzen besitzt, gewinnt sofort.
    }
    .ladderOnly = Du betreibst eine Latrine in Rom. Wer zuerst auf der letzten Stufe der Leiter steht, gewinnt sofort.
    .ladderAndTarget = Du betreibst eine Latrine in Rom. Wer zuerst auf der letzten Stufe der Leiter steht und { $target } Sesterzen besitzt, gewinnt sofort.
    .either = Du betreibst eine Latrine in Rom. Wer zuerst auf der letzten Stufe der Leiter steht oder { $target } Sesterzen besitzt, gewinnt sofort.
terminal-help-turn = Ein Zug: (1) Jeder deiner Besucher verliert einen Rundenmarker; (2) wer keinen mehr hat, zahlt und geht; (3) wer in deiner Schlange vorne steht, setzt sich auf freie Plätze; (4) du ziehst eine Karte. Davor und dazwischen darfst du beliebig viele Karten spielen.
terminal-help-seats = L, M, R sind die Sitze, V1 bis V3 Villen. Senator und Sklave sitzen nie nebeneinander. Zwei Römerinnen dürfen sich einen Platz teilen. Eine Schlange beginnt links, bei { $front }.
terminal-help-signs = { $drop } ist ein Rundenmarker, { $spent } ein vergangener, { $finished } heißt fertig.
terminal-help-answer = Antworte mit der Nummer, oder schreib den Zug: seat M · seat M pair · join L · collect L+ · visitor B L · queue B 3 · player B · card 2 · play line-cutter · done. L+ ist die zweite Römerin auf L; queue B 3 ist der Dritte in der Schlange von B.
terminal-help-ask = ? Vordrängler erklärt eine Karte, ? 2 eine Nummer, ? seat M sagt, warum ein Zug nicht erlaubt ist, ? A19, was eine Regel sagt.
terminal-help-keys = u nimmt zurück · l was seit deinem letzten Zug geschah · h was ein starker Spieler täte, und warum · c deine Hand ausführlich · q speichert und geht (Strg-C auch)
terminal-help-pointing = Auch Pfeiltasten und Maus wählen; Enter oder ein zweiter Klick spielt.
terminal-help-modules = { $star } ist ein berühmter Römer; +2 sind Münzen auf einer Karte, die mit der Gebühr gezahlt werden. m zeigt die Module ausführlich, ? Caesar oder ? Springbrunnen erklärt eine Karte.
terminal-help-module-moves = Weitere Züge: climb · climb paying · use ceres · use reserved-women · upgrade fountain · event tumult · favour venus · discard alms · seat M second · yes · pay · pass.
terminal-help-moves = Jetzt kannst du:

## Puzzles and the deal of the day. $number, $count, $most, $margin, $rounds, $points: numbers; $date: a date.

terminal-puzzle = Rätsel { $number } von { $count }: Was würdest du spielen?
terminal-puzzle-prompt = 1–{ $most } oder der Zug · ? eine Karte · q gehen
terminal-puzzle-right = Richtig: Das ist der beste Zug.
terminal-puzzle-wrong = Nicht ganz: Es gibt einen besseren Zug.
terminal-puzzle-next = Enter: nächstes Rätsel · q gehen
terminal-puzzle-card = Im Spiel ist die Karte { $card }. { $text }
terminal-day-won = Pecunia, Spiel vom { $date }: gewonnen mit { $margin } Vorsprung, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
terminal-day-lost = Pecunia, Spiel vom { $date }: nicht gewonnen, { $margin } Abstand, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.

## A recorded game, step by step. $number, $count: numbers of moves.

terminal-replay = Schritt { $number } von { $count }
terminal-replay-prompt = ← → ein Schritt · ↑ ↓ ein Zug · Nummer: dieser Zug · l Log · q gehen
