# Stampa: carte, testi da incollare, aiuti di gioco, regolamenti.
print-as-texts = Testi da incollare
print-as-cards = Carte e materiale
print-title-cards = Da ritagliare: { $sets }
print-set-2005 = Pecunia non olet, 2005
print-set-2016 = Pecunia non olet, 2016, con tutti i moduli
print-set-2016-base = Pecunia non olet, 2016, gioco base
print-set-olet = Pecunia Olet
print-set-actions-2005 = Carte azione del 2005
print-set-actions-2016 = Carte azione del 2016
print-set-dark-red = Carte azione rosso scuro
print-set-romans = Romani
print-set-olet-cards = Carte di Pecunia Olet
print-set-olet-money = Denaro di Pecunia Olet
print-set-pieces-2005 = Latrine, monete e segnalini del 2005
print-set-pieces-2016 = Latrine, monete e segnalini del 2016
print-set-olet-board = Tabellone di Pecunia Olet
print-set-olet-pieces = Scagnozzi, schermi e buste di Pecunia Olet
print-how = Stampa a grandezza naturale (100%), senza adattare alla pagina.
print-how-backs = Stampa a grandezza naturale (100%), senza adattare alla pagina, fronte e retro, voltando sul lato lungo: così ogni dorso sta dietro al suo fronte, e dove non ce n’è la pagina è vuota.
print-how-cut = Taglia lungo i segni nel margine; ciò che li supera è lì per essere tagliato via.
print-how-cut-lines = Taglia lungo i segni nel margine: le carte stanno bordo a bordo.
print-count = { $count ->
    [one] Un pezzo.
   *[other] { $count } pezzi.
}
print-values-stated = Tutti i numeri stampati qui sono indicati da un regolamento o vengono dal file di valori del proprietario.
print-values-reconstructed = Ricostruito, perché nessun regolamento lo indica: { $tables }. L’abbiamo dedotto da quanto dicono le regole; una vera scatola può essere diversa. Se ne possiedi una, puoi stampare i suoi valori: pecunia values mostra il file.
print-drawings = Disegni e testi sono opera nostra.
print-fonts-licence = Caratteri: { $fonts }, sotto la SIL Open Font License.
print-no-link = I giochi sono di Christian Fiore e Knut Happel (Pecunia non olet) e di Olivier Bourgeois (Pecunia Olet). Questi fogli non hanno legami con i loro editori.

error-print-set = Non c’è nessuna serie «{ $value }» da stampare. Disponibili: { $known }.
error-print-product = «{ $value }» non si può stampare. Disponibili: { $known }.
error-print-paper = Foglio sconosciuto: «{ $value }». Disponibili: { $known }.
error-print-size = «{ $value }» non è una misura di carta da gioco. Indica larghezza e altezza in millimetri, in piedi, per esempio 63x88, ciascuna da { $least } a { $most }.
error-print-too-large = Una carta di { $width } × { $height } mm non sta su questo foglio.
error-print-languages = Una carta ha posto per due lingue diverse, non per «{ $value }».
error-print-large-two = In caratteri grandi c’è posto per una sola lingua.
error-print-values-both = Un file di valori vale per un solo gioco: stampa a parte le serie dell’altro.
error-print-typst = Per stampare il solo gioco non basta: installa il resto con «pip install pecunia-games».
error-print-fonts = A questa installazione mancano i caratteri: li prepara «make page».
cli-print = Stampare carte, materiale, aiuti e regolamenti in PDF.
cli-print-sets = Che cosa: { $known }. Le prime quattro sono scatole intere, materiale compreso.
cli-print-as = In quale forma: { $known }.
cli-print-output = Dove; senza, un file qui che prende il nome da ciò che contiene.
cli-print-second = Una seconda lingua sulle stesse carte.
cli-print-paper = Il foglio.
cli-print-size = Larghezza e altezza di una carta in millimetri.
cli-print-no-bleed = Carte bordo a bordo, niente oltre il taglio.
cli-print-no-backs = Solo i fronti.
cli-print-grey = In bianco e nero; segni e motivi distinguono ciò che distinguono i colori.
cli-print-large = In caratteri grandi, per chi vede poco.
cli-print-written = { $file } ({ $size } MB)
