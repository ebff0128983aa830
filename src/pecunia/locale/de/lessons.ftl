### Die geführten ersten Partien: was jeder Schritt sagt, und was zu tun ist. Ein Gedanke je Schritt.

## Pecunia non olet.

lesson-non-olet-seat = Willkommen in deiner Latrine! Unten steht deine Schlange, und wer vorn steht, ist als Erster dran: ein Senator.
    .task = Setz ihn auf den leuchtenden Platz rechts.
lesson-non-olet-refusal = Jetzt steht ein Sklave vorn, aber Senatoren und Sklaven sitzen nie nebeneinander. Was nicht geht, begründet der Tisch.
    .task = Versuch es trotzdem auf dem leuchtenden Platz in der Mitte.
lesson-non-olet-cutter = Er hält die ganze Schlange auf, und hinter ihm kneift man schon die Beine zusammen. Der Vordrängler bringt einen Beliebigen nach vorn.
    .task = Spiel den Vordrängler.
lesson-non-olet-citizen = Ein Bürger sitzt neben jedem: gute Manieren.
    .task = Wähl den Bürger, der in deiner Schlange an zweiter Stelle steht.
lesson-non-olet-middle = Da steht er, ganz vorn, und hat es eilig.
    .task = Setz ihn auf den freien Platz in der Mitte.
lesson-non-olet-markers = Die Tropfen sind Rundenmarker: So viele deiner Züge bleibt ein Besucher. Dein Senator bleibt drei Züge und zahlt dir dann vier Sesterzen.
lesson-non-olet-draw = Volles Haus! Jeder Zug endet damit, dass du eine Karte ziehst.
    .task = Zieh eine Karte und beende den Zug.
lesson-non-olet-rival = Die anderen waren dran. Sieh dir Balbinas Senator an: In ihrem nächsten Zug zahlt er ihr fünf Sesterzen!
    .task = Spiel die Fischvergiftung.
lesson-non-olet-poison = Wer diesen Fisch isst, bekommt zwei Rundenmarker mehr und bleibt zwei Züge länger. Guten Appetit.
    .task = Wähl Balbinas Senator.
lesson-non-olet-water = Nun zu deinen Besuchern. Am Anfang deines Zuges nimmt die Natur jedem von ihnen einen Rundenmarker.
    .task = Mach weiter und lass der Natur ihren Lauf.
lesson-non-olet-collect = Dein Sklave hat keinen Rundenmarker mehr. Wer keinen mehr hat, zahlt und geht.
    .task = Wähl ihn und kassier eine Sesterze.
lesson-non-olet-slave = Sein Platz ist frei, und ein Sklave darf neben einem Bürger sitzen.
    .task = Setz den nächsten Sklaven auf den Platz links.
lesson-non-olet-villa = Du hast die Villa Dixius gezogen: ein weiterer Platz für dich, an dem sich niemand an Nachbarn stört.
    .task = Spiel die Villa Dixius.
lesson-non-olet-women = Zwei Römerinnen sitzen gern zusammen, es gibt so viel zu erzählen: Stehen beide vorn, dürfen sie sich einen Platz teilen.
    .task = Wähl die zweite Römerin, dann ziehen beide in die Villa.
lesson-non-olet-win = Es blieb nichts zu tun, also ging dein Zug von selbst zu Ende. Wer zuerst 20 Sesterzen hat, gewinnt auf der Stelle. Jetzt spielen die anderen.
lesson-non-olet-patience = Du hast die Große Hast gezogen: Sie nimmt deinen Besuchern zwei Rundenmarker. Am meisten bringt sie, wenn die Natur schon gewirkt hat.
    .task = Behalt die Karte noch und mach weiter.
lesson-non-olet-haste = Zwei Besucher zahlen jetzt. Und zwei andere haben nur noch je einen Rundenmarker!
    .task = Spiel die Große Hast.
lesson-non-olet-hurry = Die Karte nimmt zwei Rundenmarker weg, von wem du willst.
    .task = Nimm dem Senator seinen letzten Rundenmarker.
lesson-non-olet-both = Der zweite Rundenmarker darf von einem anderen Besucher kommen.
    .task = Nimm der Römerin in der Villa ihren letzten Rundenmarker.
lesson-non-olet-free = Vier Besucher zahlen dir jetzt elf Sesterzen: Kassier einen nach dem anderen. Von hier an spielst du frei. Viel Glück!

## Pecunia Olet.

lesson-olet-print = Du druckst Geld, und drei Handlanger arbeiten für dich. In jedem Zug setzt du einen von ihnen ein.
    .task = Setz einen in die leuchtende Druckerei.
lesson-olet-shop = Zwei Blüten! Mit Tinte und Papier haben sie die Qualität ★★, und der Supermarkt gibt für jede 50 $.
    .task = Setz einen Handlanger in den leuchtenden Supermarkt.
lesson-olet-sell = Hier wählst du, womit du zahlst. Ganz natürlich bleiben.
    .task = Gib beide Blüten ★★ ab.
lesson-olet-hat = Ein Feld mit Mütze schickt den Polizisten einen Schritt weiter. Noch ein Schritt, und der Pate schaut vorbei: Er nimmt allen die Hälfte ihres Bargelds!
lesson-olet-fly = Was im Ausland liegt, findet der Pate nie. Ein Ticket kostet 30 $.
    .task = Setz einen Handlanger auf den Linienflug.
lesson-olet-hide = 40 $ behältst du für den Markt, der Rest wird versteckt.
    .task = Bring 60 $ auf dein Auslandskonto.
lesson-olet-godfather = Balbinas Mütze hat ihn gerufen. Du hast 20 $ von deinem Bargeld gezahlt; deine 60 $ im Ausland sind unberührt.
lesson-olet-market = Eine neue Runde: Die Handlanger sind zurück, und was liegen blieb, ist billiger geworden. Das Hologramm ist die dritte Zutat neben Tinte und Papier.
    .task = Kauf das Hologramm für 20 $.
lesson-olet-police = Eine Ermittlung! Von nun an weist der Supermarkt ★ und ★★ zurück. Mit drei Zutaten werden deine Blüten ★★★.
lesson-olet-better = Zwei Blüten je Drucker, so gut wie deine Zutaten.
    .task = Setz einen Handlanger in die leuchtende Druckerei.
lesson-olet-receiver = Der Hehler nimmt alles, egal was die Polizei weiß. Er zahlt weniger, aber dieses Feld hat keine Mütze.
    .task = Setz einen Handlanger zum leuchtenden Hehler.
lesson-olet-rate = Er bezahlt alle wie die schlechteste: mit 20, 30 oder 40 $.
    .task = Gib beide Blüten ★★★ ab.
lesson-olet-round = Die Runde ist vorbei. Du hast die Startfigur und beginnst wieder. Wer auf das Feld mit der Sonnenbrille geht, nimmt sie dir weg.
lesson-olet-lawyer = Erreicht der Polizist sein letztes Feld, ist die Partie gleich aus: Jeder darf noch einen Handlanger einsetzen. Ein Anwalt lässt dann einen von deinen noch einmal arbeiten; der Staranwalt kostet jetzt 30 $.
lesson-olet-free = Am Ende zählt nur Geld, Bargeld und Auslandskonto. Von hier an spielst du frei. Aber Vorsicht: Die nächste Mütze bringt den Paten!
