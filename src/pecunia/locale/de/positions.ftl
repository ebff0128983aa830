### Was auf keinem Tisch liegen kann. Das Programm stellt Datei und Zeile voran und fügt die Regelstelle an.

## Zeilen. $text: was dort gelesen wurde; $zone: die Zeile, um die es geht; $player: ein Buchstabe.

error-position-too-much = „{ $zone }“ steht allein in der Zeile; „{ $text }“ ist zu viel.
error-position-dash = In „{ $zone }“ sagt ein -, dass dort nichts liegt; daneben kann nichts stehen.
error-position-name = „{ $text }“ kann hier kein Spielername sein: Jemand anders heißt so, es ist ein einzelner Buchstabe oder ein Wort der Schreibweise.
error-position-rest-place = „{ $text }“ kann hier nicht stehen: Was übrig ist, kommt in eine Hand, eine Warteschlange, einen Stapel, eine Ablage oder nach „out“.
error-position-rest-last = „{ $text }“ steht am Ende der Zeile, hinter den genannten Karten.
error-position-rest-twice = Was übrig ist, liegt schon in „{ $zone }“: Es kann nicht an zwei Stellen liegen.

## Der Tisch

error-position-markers = „{ $text }“: Rundenmarker liegen nur auf Römern, die auf einem Platz sitzen.
error-position-coins-there = „{ $text }“: Münzen liegen nur auf Römern in einer Latrine oder einer Warteschlange.
error-position-brutus = Brutus sitzt in der Mitte und nirgends sonst, auch nicht in einer Villa.
error-position-queue-empty = Die Warteschlange von Spieler { $player } kann nicht leer sein: Solange Römer im Stapel oder in der Ablage liegen, kommen sofort fünf nach.
error-position-finished-seating = Spieler { $player } setzt gerade Römer und hat einen fertigen Besucher: Der hätte schon bezahlt und wäre gegangen.
error-position-finished-waiting = Spieler { $player } hat einen fertigen Besucher; an diesem Tisch hätte er sofort bezahlt und wäre gegangen.
error-position-finished-off-turn = Spieler { $player } hat einen fertigen Besucher, obwohl jemand anders am Zug ist; ohne Ereignisse oder Seneca verliert dann niemand den letzten Rundenmarker.
error-position-due = „due“ nennt fertige Besucher des Spielers am Zug, von Phase 1 an, bis alle bezahlt haben, und nur mit finishedTiming=immediate.
error-position-shown = Eine Karte deckt höchstens { $most } Römer auf.
error-position-only-in-effect = In „{ $text }“ liegt nur etwas, während ein Effekt ausgeführt wird, und das geschieht gerade nicht.
error-position-display = { $most } Ausbauten liegen offen, nicht mehr, und weniger nur, wenn keine anderen übrig sind.
error-position-earned = Alle zusammen haben { $held } Sesterzen, aber von der Bank nur { $earned } bekommen.

## Vor und nach der Partie

error-position-no-draft = An diesem Tisch gibt es keine Auswahl vor der Partie: Weder open-draft noch ein Modul mit Auswahl ist dabei.
error-position-in-draft = „{ $text }“ muss leer sein: Vor der Partie gibt es nur die Karten der Auswahl.
error-position-only-draft = „{ $text }“ gibt es nur während der Auswahl vor der Partie.
error-position-draft-seats = Bei der Auswahl kommt der erste Römer nach L und der zweite nach R; noch teilt niemand einen Platz.
error-position-draft-picks = Die Auswahl geht nicht auf: Nach { $picks } genommenen Karten liegen so viele bei den Spielern, und die übrigen Römer der Auswahl liegen offen.
error-position-no-such-end = An diesem Tisch kann keine Partie durch „{ $text }“ enden.
error-position-one-winner = Genau ein Spieler gewinnt.
error-position-not-won = So ging die Partie nicht aus: { $player } hat nicht gewonnen.

## Pecunia Olet

error-position-start-cards = Spieler { $player } muss einen Drucker und eine Zutat mit dem Buchstaben S haben: Die verliert niemand.
error-position-fake-quality = So gute Blüten kann Spieler { $player } nicht gedruckt haben: Mit { $most } verschiedenen Zutaten werden sie nicht besser.
error-position-deck-letters = { $text } kann noch nicht aus dem Stapel sein: Karten eines früheren Buchstabens liegen noch darin.
error-position-round = Eine Runde { $text } gibt es an diesem Tisch nicht.
error-position-pawn = Spieler { $player } muss die Startfigur haben: Sie liegt bei dem, der in dieser Runde die Sonnenbrille benutzt hat, sonst beim Startspieler.
error-position-bought = Auf { $text } steht ein Handlanger, also ist die Karte gekauft und der Platz leer.
error-position-market-hole = Der Platz { $text } kann nicht leer sein: In dieser Runde hat dort niemand gekauft, und der Markt wird von rechts aufgefüllt, solange Karten da sind.
error-position-no-jet = Spieler { $player } steht auf { $text } und besitzt keinen Privatjet.
error-position-strike = Während eines Streiks fliegt niemand.
