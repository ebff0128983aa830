### Der Schiedsrichter: was die Regeln zu einer Stellung und einem Zug sagen.

## Die Antwort. $player: ein Name; $letter: ein Sitz; $move: der Zug, wie er gesagt wurde; $text: ein Satz.

judge-player = Spieler { $letter }
judge-asked = { $player } ({ $letter }): { $question }
judge-forced = { $player } hat hier nichts zu wählen. Das geschieht von selbst:
judge-before = Vorher ist von selbst geschehen:
judge-legal = { $move }: erlaubt. { $text }
judge-refused = { $move }: nicht erlaubt. { $text }
judge-rule = Regel { $clause }: { $text }
judge-unprinted = { $romans }: nicht unter den rekonstruierten Römern. Es gilt, was du angegeben hast.
judge-over = Diese Partie ist vorbei: Nichts ist erlaubt.

## Namen. $text: was gesagt wurde; $near: was dem am nächsten kommt.

error-name-unknown = „{ $text }“ ist hier nicht bekannt. Am nächsten kommt: { $near }.
error-name-ambiguous = „{ $text }“ kann mehreres bedeuten: { $near }.
error-name-strange = Hier heißt nichts „{ $text }“.
error-name-no-player = Einen Spieler „{ $text }“ gibt es an diesem Tisch nicht. Hier sitzen: { $near }.

## Was man für die Wörter der Züge und Plätze sagt, durch Kommas getrennt. Das erste wird angeboten, wo ein Wort nicht bekannt ist.

say-done = fertig, Zug beenden
say-play = spiele, spielen, spielt, ausspielen
say-discard = wirf ab, abwerfen, ablegen
say-upgrade = Ausbau
say-event = Ereignis
say-favour = Gunst
say-use = benutze, benutzen, nutzen, einsetzen
say-seat = setze, setzen, setzt
say-join = dazusetzen, setze dazu
say-collect = kassiere, kassieren
say-visitor = Besucher
say-queue = Warteschlange, Schlange
say-player = Spieler
say-card = Karte
say-yes = ja
say-pay = zahle, zahlen, bezahlen
say-pass = passe, passen
say-climb = steige, steigen, aufsteigen
say-place = setze, setzen, setzt
say-lift = hole zurück, zurückholen
say-sell = verkaufe, verkaufen
say-deposit = einzahlen, zahle ein
say-withdraw = abheben, hebe ab
say-decline = verzichte, verzichten
say-L = links, linker Platz
say-M = Mitte, in die Mitte, mittlerer Platz
say-R = rechts, rechter Platz
say-V1 = Villa 1, Villa
say-V2 = Villa 2
say-V3 = Villa 3
say-pair = Paar, zusammen, beide
say-second = zweiter, zweite, den zweiten
say-third = dritter, dritte, den dritten
say-paying = bezahlt, für Geld
