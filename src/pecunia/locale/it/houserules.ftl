### Regole della casa e opzioni di un tavolo: il nome, e in .text che cosa significa.

## Regole della casa

house-finishedTiming = Quando pagano i visitatori che hanno finito
    .text = Stabilisce quando paga un visitatore a cui una carta ha tolto l’ultimo segnalino.
house-finishedTiming-phase2ThenOpen = All’incasso, poi subito
    .text = Un visitatore che ha finito aspetta che tu incassi nella fase 2 del tuo turno; da lì fino alla pesca, chi finisce paga subito.
house-finishedTiming-strictPhase2 = Solo all’incasso
    .text = I visitatori pagano nella fase 2 del tuo turno e mai in altri momenti, se non per Giunone; chi finisce più tardi resta fino al tuo turno successivo.
house-finishedTiming-immediate = Sempre subito
    .text = Chi perde l’ultimo segnalino per una carta paga subito, di chiunque sia il turno; chi finisce da sé nella fase 1 paga comunque nella fase 2.
house-queueCap5 = Code di cinque al massimo
    .text = Stabilisce se le carte possono allungare una coda oltre cinque (solo edizione 2005).
house-queueCap5-false = Nessun limite
    .text = Le code si allungano quanto vogliono le carte.
house-queueCap5-true = Cinque al massimo
    .text = Nessuna carta può mandare un romano in una coda di cinque; quelli di Pausa al Colosseo che non trovano posto vengono scartati.
house-winBy = Che cosa conta per la vittoria
    .text = Stabilisce se vinci con ciò che possiedi o con tutto ciò che hai incassato.
house-winBy-held = Il denaro posseduto
    .text = Vinci appena possiedi la somma prevista; ciò che paghi o regali è perso.
house-winBy-earned = Il denaro incassato
    .text = Vinci appena la banca ti ha pagato in tutto la somma prevista; tasse, doni ed elemosine non contano.
house-targetPerModule = Sesterzi in più per ogni modulo
    .text = Ogni modulo in gioco alza la somma di altrettanti sesterzi, altrimenti di 5; una somma che concordate voi resta com’è.
house-leaveTriggers = Quali uscite contano
    .text = Stabilisce se hanno effetto anche i romani famosi e i cittadini che se ne vanno senza pagare.
house-leaveTriggers-any = Ogni uscita
    .text = I romani famosi fanno il loro effetto e i cittadini ti fanno scambiare il favore, che paghino o no.
house-leaveTriggers-paidOnly = Solo chi paga
    .text = I romani famosi che se ne vanno senza pagare non fanno nulla, e i cittadini che se ne vanno senza pagare non fanno scambiare nulla.
house-upgradeOncePerTurn = Quanto spesso agiscono gli ampliamenti
    .text = Stabilisce se un ampliamento vale per un nuovo romano a turno o per tutti.
house-upgradeOncePerTurn-true = Una volta per turno
    .text = Un ampliamento vale per il primo romano del turno a cui si adatta.
house-upgradeOncePerTurn-false = Ogni nuovo romano
    .text = Un ampliamento vale per ogni nuovo romano a cui si adatta; i cartelli e la Paletta agiscono sempre una volta per turno.
house-ladderWin = Come si vince con le scale carriera
    .text = Stabilisce se si vince con l’ultimo gradino, con la somma prevista o con entrambi.
house-ladderWin-ladderOnly = L’ultimo gradino
    .text = Vinci appena sei sull’ultimo gradino; il denaro da solo non basta.
house-ladderWin-ladderAndTarget = L’ultimo gradino e la somma
    .text = Vinci appena sei sull’ultimo gradino e possiedi la somma prevista, in qualunque ordine.
house-ladderWin-either = L’ultimo gradino o la somma
    .text = Vinci appena sei sull’ultimo gradino o possiedi la somma prevista.

## Opzioni

setting-dark-red = Carte rosso scuro
    .text = Aggiunge le dodici carte azione rosso scuro (solo edizione 2016); quante ce ne siano di ogni tipo è ricostruito.
setting-open-draft = Scelta scoperta
    .text = I primi romani di ogni latrina non vengono distribuiti, ma scoperti e scelti uno alla volta, in un senso e poi nell’altro (solo edizione 2016).
setting-target = Somma prevista
    .text = Quanti sesterzi fanno vincere la partita: 30 in due, 25 in tre, 20 da quattro a sei, 5 in più per ogni modulo, o quanto concordate.
setting-famous = Quanti romani famosi
    .text = Quanti dei diciotto romani famosi partecipano, estratti a caso (solo con il loro modulo).
setting-famous-all = tutti
