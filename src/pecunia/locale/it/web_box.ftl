### The page on which owners enter what is printed in their box.

web-box = La mia scatola
web-box-text = Quello che c’è stampato sulle tue carte: toccalo e gioca con quello. Basta mezza scatola.
web-box-open = Inserisci la mia scatola
web-box-plays = I numeri che hai inserito. Il resto rimane ricostruito.
web-values-which = Quali numeri
web-values-ours = I nostri numeri
web-values-file = Oppure un file con quello che c’è stampato:

## Entering. $what: a card, a class, a page; $count, $total, $least, $most: numbers.

web-box-saved = salvato
web-box-not-saved = non salvato: questo browser non conserva nulla
web-box-tap = Tocca quello che dice
web-box-tap-text = Un tocco, una carta. Tieni premuto un campo per toglierne una.
web-box-one-text = Un tocco, e arriva la carta dopo. Lo stesso tocco ancora la toglie.
web-box-rows-text = Di’ quello che c’è stampato, una cosa dopo l’altra.
web-box-row-tap = Tocca uno spazio dopo l’altro, dal primo all’ultimo.
web-box-cell = { $stays }, { $pays }: { $count }
web-box-copies = { $what }: { $count }
web-box-plain = niente sopra
web-box-add = Aggiungi
web-box-off = Togli: { $what }
web-box-undo = Annulla { $what }
web-box-undo-nothing = Niente da annullare
web-box-of = { $count } su { $total }
web-box-of-short = { $count }/{ $total }
web-box-rows = { $count } finora
web-box-range = da { $least } a { $most }
web-box-full = { $what }: ce ne sono solo { $total }. Tieni premuto un campo per togliere una carta.
web-box-next = { $what }: ancora { $count }
web-box-usable = Il completo si gioca.
web-box-unused = Valgono ancora i nostri.

## Comparing. $same, $count: cards; $what: a class, a number on cards; $origin: where our numbers come from.

web-box-enter = Inserisci
web-box-compare = Confronta
web-box-alike = { $what }: { $same } su { $count } sono come i nostri.
web-box-none = { $what }: non hai ancora inserito nulla.
web-box-ours-are = I nostri numeri: { $origin }.
web-box-half = Non ancora completo: valgono i nostri, che si chiamano ricostruiti.
web-box-more = più dei nostri
web-box-fewer = meno
web-box-same = uguale
web-box-mine = miei
web-box-ours = nostri
web-box-ours-count = noi { $count }
web-box-average = { $what }, in media

## Handing on, taking in. $what: what could not be read.

web-box-share = Condividi
web-box-share-title = Condividi la mia scatola
web-box-link-text = I numeri stanno nel link stesso. Da noi non si salva nulla, e nessuno ha bisogno di un account.
web-box-too-long = Questa scatola è troppo grande per un codice QR. Il link funziona lo stesso.
web-box-file = Come file
web-box-file-text = Per un altro dispositivo, la riga di comando o la stampa. C’è anche quello che è a metà.
web-box-save-file = Salva un file
web-box-take-file = Apri un file
web-box-taken = il file o il link
web-box-taken-in = È qui. Annulla riporta quello che c’era prima.
web-box-other-game = Questo file è dell’altro gioco. Sceglilo in alto, poi apri di nuovo il file.
web-box-unfit = Quello che non si leggeva è rimasto fuori: { $what }. Forse viene da un’altra versione.
web-box-link-broken = Questo link ha perso la fine, o non è dei nostri. Qui non è cambiato nulla: fattelo dare di nuovo.
web-box-offered = Questo link porta un’altra scatola. La tua resta finché non la prendi, e Annulla la riporta.
web-box-take = Prendila
web-box-keep = Tieni la mia
web-box-contribute = Contribuisci
web-box-contribute-text = Nessun regolamento riporta questi numeri. Mandaci i tuoi: dove due proprietari concordano, un valore è confermato.
web-box-printed = Lingua delle tue carte
web-box-by = Il tuo nome, se vuoi
web-box-contribute-file = Crea il file
web-box-contributed = Il file è pronto. Mandalo al progetto, nient’altro.
