### Carte, classi, posti ed edizioni. I nomi delle carte sono quelli ufficiali, dove un’edizione li riporta.

## Carte azione: il nome, e che cosa fa la carta per chi la tiene in mano.

card-line-cutter = Saltare la coda
    .text = Scegli, in una coda qualsiasi, un romano che non sia il primo: passa in testa alla stessa coda.
card-ejection = Espulsione
    .text = Scegli un romano in una coda qualsiasi e mandalo in fondo a un’altra coda.
card-latrine-change = Cambio di latrina
    .text = Scegli un romano in ciascuna di due code diverse: i due si scambiano di posto.
card-villa-dixius = Villa Dixius
    .text = Mettila accanto alla tua latrina: un posto in più, senza vicini. Senatore o schiavo, va bene chiunque. Se ne va con il suo ultimo visitatore.
card-great-haste = Grande fretta
    .text = Togli due segnalini ai tuoi visitatori: tutti e due allo stesso, o uno a ciascuno di due visitatori.
    .text-2005 = Scegli uno dei tuoi visitatori e togligli due segnalini.
card-fish-poisoning = Avvelenamento di pesci
    .text = Scegli un visitatore nella latrina di un altro giocatore: riceve due segnalini in più.
card-latrine-gossip = Pettegolezzi da latrina
    .text = Scegli un posto di un altro giocatore dove due romane hanno un numero diverso di segnalini: quella che ne ha meno ne riceve fino a pareggiare l’altra.
card-slave-market = Mercato degli schiavi
    .text = Scegli un giocatore, anche te: tutti gli schiavi della sua latrina e della sua coda vengono scartati senza pagare.
card-citizens-assembly = Assemblea di cittadini
    .text = Scegli un giocatore, anche te: tutti i cittadini della sua latrina e della sua coda vengono scartati senza pagare.
card-senate-meeting = Assemblea di senatori
    .text = Scegli un giocatore, anche te: tutti i senatori della sua latrina e della sua coda vengono scartati senza pagare.
card-womens-forum = Forum di donne
    .text = Scegli un giocatore, anche te: tutte le romane della sua latrina e della sua coda vengono scartate senza pagare.
card-tax-senators = Tassa speciale (senatori)
    .text = Tutti i giocatori, te compreso, pagano alla banca un sesterzio per ogni senatore seduto nella propria latrina. Chi non ne ha abbastanza paga quello che ha.
card-tax-citizens = Tassa speciale (cittadini)
    .text = Tutti i giocatori, te compreso, pagano alla banca un sesterzio per ogni cittadino seduto nella propria latrina. Chi non ne ha abbastanza paga quello che ha.
card-tax-slaves = Tassa speciale (schiavi)
    .text = Tutti i giocatori, te compreso, pagano alla banca un sesterzio per ogni schiavo seduto nella propria latrina. Chi non ne ha abbastanza paga quello che ha.
card-colosseum-break = Pausa al Colosseo
    .text = Scopri tre carte romano e metti ciascuna in fondo a una coda a tua scelta, nell’ordine che preferisci.
card-regular-guest = Cliente abituale
    .text = Il romano in cima agli scarti va in fondo a una coda a tua scelta.
card-state-visit = Visita ufficiale
    .text = Scopri tre carte romano. Una va in testa alla tua coda, le altre negli scarti nell’ordine che preferisci.
card-good-business = Buoni affari
    .text = Togli in tutto tre segnalini ai tuoi visitatori, distribuiti come vuoi, poi dai un sesterzio a un altro giocatore. Per giocare questa carta devi possederne uno.
card-spring-cleaning = Pulizie di primavera
    .text = Ciascuno dei tuoi visitatori perde un segnalino.
card-rat-infestation = Epidemia di topi
    .text = Togli a uno dei tuoi visitatori quanti segnalini vuoi, almeno uno, e distribuiscili fra gli altri tuoi visitatori.
card-conspiracy = Congiura
    .text = Tutti i giocatori, tu per primo, scelgono uno dei propri visitatori, che se ne va subito senza pagare.
card-alms = Elemosine
    .text = Il giocatore più ricco dà due sesterzi al più povero. In caso di parità scegli tu.
card-rich-slaves = Schiavi ricchi
    .text = Fino alla fine di questo turno, ogni schiavo che paga e se ne va paga il doppio.
card-rumour-mill = Pettegolezzi
    .text = Pesca tre carte azione, poi dai un sesterzio a un altro giocatore. Per giocare questa carta devi possederne uno.

## Classi. $count (numero): quanti.

class-senator =
    { $count ->
        [one] senatore
       *[other] senatori
    }
class-citizen =
    { $count ->
        [one] cittadino
       *[other] cittadini
    }
class-slave =
    { $count ->
        [one] schiavo
       *[other] schiavi
    }
class-woman =
    { $count ->
        [one] romana
       *[other] romane
    }

## Posti, come stanno fra parentesi dopo un romano.

place-L = a sinistra
place-M = al centro
place-R = a destra
place-V1 = villa 1
place-V2 = villa 2
place-V3 = villa 3

## Edizioni.

edition-2005 = Edizione 2005 (Goldsieber)
    .text = 40 carte azione, fra cui Pausa al Colosseo e Cliente abituale. Grande fretta toglie entrambi i segnalini allo stesso visitatore.
edition-2016 = Edizione 2016 (Noris)
    .text = 36 carte azione, più le 12 rosso scuro se le vuoi. Grande fretta si può dividere fra due visitatori.

## Da dove viene un valore.

provenance-rulebook = dal regolamento
    .text = Questo valore si trova in un regolamento.
provenance-reconstruction = ricostruito
    .text = Questo valore è stampato solo sulle carte e non si trova in nessun regolamento: l’abbiamo scelto noi. Se possiedi la scatola, puoi usare i tuoi valori.
provenance-owner = dalla tua scatola
    .text = Questo valore viene dal file di valori che hai caricato.
provenance-confirmed = confermato
    .text = Due proprietari che non si conoscono leggono lo stesso sulle loro scatole.
