### Le regole di Pecunia non olet per chi discute: che cosa vale in un passo di docs/rules e, in .why, perché è così.
### La chiave è il gioco e il passo: A19, o section-2-5 per §2.5.

## Sezioni

rule-non-olet-section-1-2 = Quali carte azione ci siano nel mazzo dipende dall’edizione. Quella del 2005 ne ha quaranta. Quella del 2016 ha le stesse senza { card-colosseum-break } e { card-regular-guest }, più dodici carte rosso scuro se le avete concordate prima della partita.
    .why = Il regolamento del 2016 dà solo i totali, 36 e 12; quante ce ne siano di ogni tipo sta scritto soltanto sulle carte. Quaranta meno le quattro scomparse fa esattamente 36. Come si dividano le dodici rosso scuro è ricostruito.
rule-non-olet-section-2-1 = Si gioca da due a sei. Ognuno ha una latrina con tre sedili, a sinistra, al centro e a destra; solo una { card-villa-dixius } aggiunge un posto. Ognuno comincia con cinque romani in coda e due carte azione in mano, e ne pesca una alla fine di ogni turno. Si giocano le carte della propria mano.
    .why = Tutti i regolamenti preparano il gioco così. Di nostro c’è solo l’ordine in cui si distribuisce, perché una partita si possa ripetere tale e quale.
rule-non-olet-section-2-2 = L’edizione 2016 ha cinque moduli: { module-famous }, { module-upgrades }, { module-events }, { module-careers }, { module-favours }. Prima della partita concordate con quali giocare. Gli altri restano nella scatola, con le loro carte e con tutto ciò che permettono di fare.
    .why = Il regolamento vi lascia combinarli come volete; ai principianti consiglia solo di non prenderne più di due alla volta.
rule-non-olet-section-2-3 = Un turno ha quattro fasi, sempre in quest’ordine: tutti i tuoi visitatori perdono un segnalino; chi non ne ha più paga e se ne va; i romani della tua coda si siedono sui posti liberi; peschi una carta azione, e il turno è finito. Nessuna si salta. Fino alla pesca puoi giocare nel frattempo quante carte vuoi, una dopo l’altra.
    .why = Tutti i regolamenti descrivono così il turno. Le carte si possono giocare in ogni suo momento e la pesca lo chiude: perciò la carta appena pescata entra in gioco al più presto nel tuo turno successivo.
rule-non-olet-section-2-5 = Il primo romano della tua coda si siede su un posto libero a tua scelta. Un senatore e uno schiavo non siedono mai fianco a fianco; sinistra e centro sono vicini, centro e destra anche, una villa non ha vicini. Solo due romane possono dividersi un posto. I moduli fanno eccezione. Chi è in testa e non può sedersi da nessuna parte blocca tutti gli altri.
    .why = I senatori non tollerano schiavi accanto a sé: nel gioco base è l’unico motivo per cui un posto resta vuoto. L’ordine della coda non viene mai sospeso; per quello ci sono le carte.
rule-non-olet-section-3-5 = Ognuno ha il favore di una sola divinità. { favour-ceres }, { favour-diana }, { favour-juno } e { favour-minerva } si usano nel proprio turno, e solo se cambia qualcosa. { favour-jupiter }, { favour-mars } e { favour-venus } non si usano: il loro favore vale sempre. Quando nel tuo turno un cittadino se ne va, puoi scambiare il tuo con uno al centro del tavolo o con quello di un altro giocatore.
    .why = I primi quattro offrono qualcosa da fare, una volta per turno; gli altri tre descrivono ciò che vale sempre. Come per le carte azione, chiediamo che cambi qualcosa.
rule-non-olet-section-3-6 = Nel tuo turno puoi salire un gradino della tua scala, sempre il successivo: ne paghi l’intero prezzo alla banca, o ne hai svolto il compito. Oltre l’ultimo gradino non c’è nulla. Chi ci arriva per primo vince, a meno che non abbiate concordato che conti anche il denaro.
    .why = Per vincere il regolamento chiede tutti i gradini. Quanti siano, quanto costino e che compiti abbiano sta solo sulle carte: i nostri sono ricostruiti, tranne il nome del primo gradino.

## Tempi, turno, vittoria

rule-non-olet-A1 = Se una carta toglie a un tuo visitatore l’ultimo segnalino prima che tu incassi, lui resta seduto e paga nella fase 2. Con la regola della casa «{ house-finishedTiming-immediate }» paga subito.
    .why = Di pagare si parla solo nella fase 2, e nell’esempio del regolamento prima si giocano ancora carte: chi ha finito resta dunque lì per un po’. I soldi ti arrivano comunque nello stesso turno.
rule-non-olet-A2 = Se nel tuo turno un tuo visitatore perde l’ultimo segnalino durante l’incasso o dopo, paga e se ne va subito. Con la regola della casa «{ house-finishedTiming-strictPhase2 }» chi finisce dopo la fase 2 aspetta il tuo turno successivo.
    .why = Le carte si giocano per tutto il turno, e chi non ha segnalini se ne va. Che debba occupare il posto fino al turno successivo non lo dice nessuno. { favour-juno } dice «subito» solo perché agisce anche prima dell’incasso.
rule-non-olet-A3 = Se un tuo visitatore perde l’ultimo segnalino nel turno di un altro, resta seduto e paga la prossima volta che incassi. Fino ad allora è un visitatore come gli altri: può essere cacciato o ricevere nuovi segnalini. Con la regola della casa «{ house-finishedTiming-immediate }» paga subito.
    .why = Secondo il regolamento tedesco incassa solo chi è di turno. Così nessuno deve scegliere fra denaro e ampliamento nel bel mezzo del turno altrui. Al massimo perdi un po’ di tempo.
rule-non-olet-A4 = Ciò che un visitatore paga va al giocatore nella cui latrina è seduto.
    .why = I regolamenti nominano il giocatore di turno, un riassunto il proprietario della carta. È la stessa persona, perché si incassa nel proprio turno.
rule-non-olet-A5 = Se più visitatori tuoi hanno finito insieme, pagano e se ne vanno uno dopo l’altro, nell’ordine che scegli tu.
    .why = Secondo il regolamento tedesco ciascuno se ne va appena ha pagato, quindi non tutti insieme. L’ordine conta: { famous-spartacus }, per esempio, conta solo gli schiavi ancora presenti.
rule-non-olet-A6 = Anche un posto che si libera solo mentre fai sedere i romani va riempito nello stesso turno. Che sia riempito tutto ciò che si può riempire si controlla quando vuoi pescare.
    .why = In linea di principio tutti i posti liberi vanno riempiti; il regolamento scusa solo la lite fra senatori e schiavi. Per i posti liberati tardi non fa eccezioni.
rule-non-olet-A7 = Con la pesca il tuo turno è finito: dopo non giochi più nulla, e la carta pescata al più presto nel turno successivo.
    .why = Su questo tutti i regolamenti sono d’accordo: la pesca è l’ultima cosa del turno.
rule-non-olet-A8 = Nel tuo turno puoi giocare carte in qualunque momento prima della pesca, ma non una dentro l’altra: una carta si esegue per intero prima che cominci qualcos’altro. Nessuno risponde con una carta, e nessuno ne gioca nel turno di un altro.
    .why = Il regolamento permette le carte in ogni momento del proprio turno, e solo lì. Di risposte a una carta non parla.
rule-non-olet-A9 = Non puoi rinunciare a incassare: chi dei tuoi visitatori non ha più segnalini paga e se ne va.
    .why = Solo il regolamento inglese sembra lasciarti la scelta; quello tedesco, che vale in caso di dubbio, non te la lascia.
rule-non-olet-A10 = La partita finisce subito, anche nel mezzo di una fase o di una carta, appena qualcuno possiede la somma prevista. Nessun round viene completato.
    .why = Vince chi ce l’ha per primo: lo dicono quasi tutti i regolamenti, solo quello inglese ha perso la parola. Un riassunto del 2005 lo dice chiaro: subito.
rule-non-olet-A11 = Per la vittoria conta ciò che possiedi. Ciò che hai pagato o regalato è perso. Con la regola della casa «{ house-winBy-earned }» conta tutto ciò che la banca ti ha mai pagato.
    .why = Alcuni regolamenti parlano di denaro guadagnato. Ma i soldi stanno scoperti sul tavolo, e altrimenti le tasse e i gradini pagati non conterebbero nulla per la vittoria.
rule-non-olet-A12 = Se una carta porta denaro a più giocatori, lo ricevono uno dopo l’altro, prima chi è di turno, poi in senso orario. Il primo che raggiunge la somma vince da solo.
    .why = Il regolamento conosce un solo primo e nessuna vittoria in comune. Quindi ci vuole un ordine.
rule-non-olet-A13 = Puoi vincere anche nel turno di un altro: con un dono, con le { card-alms } o con un romano famoso che ti lascia.
    .why = La partita finisce appena qualcuno ha la somma, e nessuna regola dice che debba essere il suo turno.
rule-non-olet-A14 = Ogni modulo in gioco alza la somma di 5. Le carte rosso scuro non sono un modulo. La regola della casa «{ house-targetPerModule }» cambia il numero; una somma che concordate voi resta com’è.
    .why = Il regolamento lo consiglia per ogni modulo usato. Con le scale carriera la somma di solito non conta, perché lì vince l’ultimo gradino.
rule-non-olet-A15 = Dopo il tuo turno tocca semplicemente al prossimo in senso orario. Chi comincia non cambia.
    .why = Solo un riassunto del 2005 parla di un primo giocatore che cambia. Non c’è nessun segno per indicarlo, e i regolamenti non ne sanno nulla.
rule-non-olet-A16 = Chi comincia si stabilisce prima della partita; poi si va in senso orario.
    .why = Nel 2016 comincia chi è stato per ultimo in bagno, nel 2005 scegliete voi qualcuno. La prima cosa un programma non la può controllare.
rule-non-olet-A17 = Dove il regolamento tedesco parla di «giro», intende il turno di un giocatore. I tuoi visitatori perdono dunque un segnalino in ogni tuo turno, non in quello di tutti.
    .why = Il regolamento tedesco usa due parole per la stessa cosa, e le traduzioni oscillano con lui.

## Sedersi, romane, villa

rule-non-olet-A18 = Scegli liberamente su quale dei tuoi posti liberi si siede il primo romano. Un posto è libero quando non ci è seduto nessuno.
    .why = Il regolamento parla solo di un posto libero, e mai di quello a sinistra.
rule-non-olet-A19 = Finché hai un posto libero e il primo romano della tua coda può sedersi lì, deve farlo. Solo allora puoi pescare e finire il turno.
    .why = Solo un vecchio testo francese sembra più mite; tutti gli altri regolamenti su questo sono chiari.
rule-non-olet-A20 = Se il primo non può sedersi, nessuno lo supera: il posto resta libero finché una carta o un modulo non cambia qualcosa. Nulla ti obbliga a giocare una carta.
    .why = In tutti gli esempi dei regolamenti il posto resta libero, o qualcuno gioca una carta.
rule-non-olet-A21 = Puoi far sedere i romani in modo che uno, più tardi, non trovi più posto, anche apposta.
    .why = Hai un dovere solo verso chi è in testa in quel momento. Lo stesso regolamento tedesco osserva che un posto vuoto può essere un vantaggio.
rule-non-olet-A22 = Se due romane sono in testa alla tua coda, hai la scelta: un posto per ciascuna, tutte e due insieme su uno, o una dopo l’altra. Senza moduli nessun altro divide un posto.
    .why = Il regolamento permette alle romane di dividersi un posto, subito in due o una più tardi; non lo impone. Agli altri non lo concede.
rule-non-olet-A23 = Una romana in testa alla tua coda può sedersi con una romana che sta da sola, anche se non hai posti liberi. Non è obbligata: puoi farla sedere altrove o farla aspettare, finché non c’è un posto libero da riempire.
    .why = Il regolamento ne fa un caso a sé, accanto al riempire i posti liberi.
rule-non-olet-A24 = La romana in testa può sedersi con un’altra anche se c’è ancora un posto libero. Allora tocca al prossimo della coda riempirlo.
    .why = Nessuna regola chiede di riempire prima i posti liberi. Il dovere passa semplicemente al prossimo.
rule-non-olet-A25 = Su un posto non si sta mai in più di due, chiunque siano e con qualunque modulo giochiate.
    .why = Il regolamento parla ovunque di due e mai di più.
rule-non-olet-A26 = Se una delle due che si dividono un posto se ne va, il posto non è libero. Un’altra romana può sedersi con quella che resta.
    .why = Un posto è libero quando non ci è seduto nessuno: quindi non devi riempirlo. E chi sta da sola può avere compagnia.
rule-non-olet-A27 = Anche per sedersi con un’altra una romana dev’essere in testa alla coda.
    .why = Il regolamento permette alle romane di dividersi un posto, non di saltare la coda: ci si siede a partire dalla testa.
rule-non-olet-A28 = Una { card-villa-dixius } vuota va riempita come un sedile libero.
    .why = Il regolamento dice sì che lì si possono mettere romani. Ma per la villa vale tutto ciò che vale per la latrina, e l’unica eccezione nominata è la lite fra senatori e schiavi.
rule-non-olet-A29 = Una { card-villa-dixius } sparisce con il suo ultimo visitatore, per qualunque motivo se ne vada. Se non ci si è ancora seduto nessuno, resta.
    .why = Il regolamento del 2016 dice così. I testi del 2005 parlano del romano come se potesse starcene uno solo; con due romane anche lì conta l’ultima.
rule-non-olet-A30 = Una villa conta dappertutto come parte della latrina: per le tasse, per le carte che colpiscono i visitatori e ovunque si contino visitatori.
    .why = Nel 2016 sta scritto espressamente. I testi del 2005 lo dicono solo delle tasse; noi facciamo uguale nelle due edizioni.
rule-non-olet-A31 = Ciò che riguarda i romani arriva anche nella villa: { card-latrine-gossip }, { favour-juno }, { favour-mars }, { famous-vercingetorix }. Ciò che sta su un sedile o intende quello al centro no: ampliamenti e { famous-brutus } restano fuori.
    .why = La frase generale mette la villa alla pari della latrina per quanto riguarda i romani. Con ciò non diventa un sedile.
rule-non-olet-A32 = Puoi avere più ville. Ognuna sta per conto suo.
    .why = Nessuna regola mette un limite, a parte le tre carte del mazzo.
rule-non-olet-A33 = Se metti giù una { card-villa-dixius } mentre fai sedere i romani, è disponibile subito e va riempita nello stesso turno.
    .why = Le carte si giocano quando si vuole, e una villa è un posto libero come gli altri.
rule-non-olet-A34 = Che senatori e schiavi vadano d’accordo si controlla solo quando qualcuno si siede.
    .why = La regola si può leggere come un desiderio al momento di sedersi o come un divieto che vale sempre. È lo stesso, perché nessuna carta mette fianco a fianco due che sono già seduti.

## Code e mazzi

rule-non-olet-A35 = Una coda può superare i cinque romani, in entrambe le edizioni. In quella del 2005 potete mettere un limite con la regola della casa «{ house-queueCap5 }».
    .why = Nel 2016 è permesso espressamente. Un testo francese del 2005 lo vieta, ma così renderebbe quasi inutili dieci carte del suo stesso mazzo, fra cui { card-ejection }: probabilmente ci è scappato un «non» di troppo.
rule-non-olet-A36 = Se giocate con la regola della casa «{ house-queueCap5-true }», nessuno può essere mandato in una coda di cinque romani. Se { card-colosseum-break } scopre dei romani e tutte le code sono piene, vengono scartati nell’ordine in cui sono stati scoperti.
    .why = Il testo che mette il limite non dice che cosa succede a chi è di troppo. Non poter nemmeno scegliere una coda piena è ciò che richiede meno eccezioni.
rule-non-olet-A37 = Una coda vuota si riempie subito con cinque romani, anche nel mezzo di una carta e nel turno di un altro. Ciò che la carta sta facendo non tocca i nuovi.
    .why = Tutti i regolamenti dicono: subito. Una carta riguarda i romani che c’erano quando è stata giocata.
rule-non-olet-A38 = Una coda da uno a quattro romani non si completa.
    .why = Si pesca solo quando è esaurita.
rule-non-olet-A39 = Gli scarti si mescolano solo quando serve una carta e il mazzo è vuoto, e allora anche nel mezzo di una pesca.
    .why = Fino ad allora resta in cima ciò che è stato scartato per ultimo; per { card-regular-guest } fa differenza.
rule-non-olet-A40 = Quando il mazzo dei romani è finito, si mescolano gli scarti, che diventano il nuovo mazzo. Se mancano anche quelli, peschi quello che c’è, magari nulla. Una coda vuota si riempie allora appena ci sono di nuovo romani; fino ad allora i tuoi posti possono restare liberi.
    .why = I regolamenti non lo prevedono, ma in sei e con code lunghe succede. Nessuno dev’essere punito perché a Roma sono finiti i romani.
rule-non-olet-A41 = Quando se ne scartano più d’uno insieme, prima vanno i visitatori da sinistra a destra, poi quelli delle ville, di due su un posto prima chi c’è da più tempo, e infine la coda dalla testa al fondo.
    .why = I regolamenti tacciono. Gli scarti sono scoperti, e a volte conta chi sta in cima: perciò serve un ordine fisso.
rule-non-olet-A42 = Quando il mazzo delle carte azione è finito, si mescolano i loro scarti, che diventano il nuovo mazzo.
    .why = Il regolamento francese del 2016 si dimentica di mescolare. Tutti gli altri lo dicono.

## Carte azione

rule-non-olet-A43 = Puoi giocare una carta solo se cambia qualcosa, e scegliere solo chi ne può essere toccato. Altrimenti la tieni.
    .why = I regolamenti non ne parlano. Non ci perdi nulla, perché in mano puoi avere quante carte vuoi.
rule-non-olet-A44 = Nell’edizione 2016 { card-great-haste } toglie due segnalini, tutti e due allo stesso visitatore o uno ciascuno a due. In quella del 2005 vengono entrambi dallo stesso.
    .why = I quattro regolamenti del 2016 parlano di due in tutto, i testi francesi del 2005 di una sola carta. Che cosa dicano le carte tedesche del 2005 non lo sappiamo.
rule-non-olet-A45 = Se ci sono meno segnalini di quanti una carta ne vuole togliere, prendi tutti quelli che ci sono. Ce ne vuole almeno uno, e non puoi fermarti prima di aver preso ciò che la carta richiede.
    .why = I regolamenti tacciono. Fare quel che si può è la via più semplice; senza nemmeno un segnalino la carta non cambierebbe nulla.
rule-non-olet-A46 = Con { card-good-business } togli tre segnalini in tutto. Come dividerli fra i tuoi visitatori lo decidi tu.
    .why = Al testo tedesco mancano le parole «in tutto», quello italiano insiste sulla tua scelta. Leggiamo la carta come { card-great-haste }, dove sta scritto.
rule-non-olet-A47 = { card-good-business } e { card-rumour-mill } costano un sesterzio, che va a un altro giocatore, mai a te stesso. Devi possederlo quando giochi la carta.
    .why = È il prezzo di una cosa a cui nulla ti obbliga. Altrimenti queste carte all’inizio, quando nessuno ha nulla, sarebbero gratis.
rule-non-olet-A48 = Con { card-rumour-mill } prima peschi e poi dai il sesterzio. Che tu lo abbia si controlla prima. Le carte pescate puoi giocarle già in questo turno.
    .why = È l’ordine del testo, e il tuo turno non è ancora finito.
rule-non-olet-A49 = { card-fish-poisoning } colpisce un solo visitatore, nella latrina o nella villa di un altro giocatore; tutti e due i segnalini vanno a lui. Non si può scegliere chi è in coda, né un visitatore tuo. Anche { card-latrine-gossip } vale solo per i visitatori degli altri.
    .why = Solo un testo francese del 2005 parla vagamente di un romano dell’avversario; tutti gli altri dicono: nella sua latrina. Il regolamento tedesco sottolinea che è uno.
rule-non-olet-A50 = Per { card-latrine-gossip } ci vogliono due romane che dividono un posto di un altro giocatore, sedile o villa, con un numero diverso di segnalini: quella che ne ha meno ne riceve quanti ne ha l’altra. Due romane su posti diversi non bastano.
    .why = Così dice il 2016. I testi francesi del 2005 parlano di una latrina con due romane; ma solo su uno stesso posto è chiaro quali siano le due, e perciò facciamo uguale nelle due edizioni.
rule-non-olet-A51 = { card-rat-infestation } toglie segnalini a uno dei tuoi visitatori, almeno uno e quanti ne vuoi, e li mette su altri tuoi visitatori. Quindi te ne servono due. Anche chi divide lo stesso posto può riceverne, ma nessuno riprende i suoi.
    .why = Solo il regolamento italiano sembra volerli tutti; gli altri lasciano a te il numero.
rule-non-olet-A52 = { card-slave-market }, { card-citizens-assembly }, { card-senate-meeting } e { card-womens-forum } colpiscono un giocatore a tua scelta, e puoi essere anche tu. Nella sua latrina o nella sua coda dev’esserci qualcuno di quella classe; dove { favour-venus } protegge la latrina conta solo la coda. Chi deve andarsene non paga nulla.
    .why = Il regolamento dice «un giocatore» e non esclude nessuno. Paga solo il visitatore che ha finito.
rule-non-olet-A53 = In una { card-conspiracy } tutti cedono un proprio visitatore, apertamente e uno dopo l’altro; comincia chi gioca la carta. Chi non ha visitatori, o ha il favore di { favour-venus }, non perde nulla. Se non colpisce nessuno, la carta non si può giocare.
    .why = Dappertutto si dice: ogni giocatore, quindi anche tu. Di segretezza non si parla, e l’ordine è quello che vale altrove.
rule-non-olet-A54 = Una tassa speciale costa un sesterzio per ogni visitatore della sua classe. Chi ha meno paga quello che ha; nessuno si indebita e nessun visitatore se ne va per questo. Se nessuno deve pagare nulla, la carta non si può giocare.
    .why = I regolamenti non conoscono né debiti né visitatori in pegno. Ciò che un altro ti impone non può costarti più di quel che hai.
rule-non-olet-A55 = { card-alms }: chi possiede di più dà due sesterzi a chi possiede di meno, o tutto se ha meno. In caso di parità scegli tu, ma solo fra chi è alla pari. Se tutti possiedono lo stesso, la carta non si può giocare.
    .why = I regolamenti lasciano aperta la parità. Anche altrove chi gioca una carta decide ciò che essa lascia aperto; e se tutti hanno lo stesso, nessuno è ricco o povero.
rule-non-olet-A56 = { card-rich-slaves } raddoppia ciò che pagano gli schiavi, da adesso alla fine del turno, in ogni latrina. Una seconda carta di questo tipo non cambierebbe nulla. Le monete che stanno su uno schiavo non raddoppiano.
    .why = Doppio è il pagamento degli schiavi che se ne vanno in questo turno; le monete sulla carta si aggiungono. E doppio vuol dire raddoppiato una volta.
rule-non-olet-A58 = Per { card-state-visit } peschi dal mazzo coperto dei romani.
    .why = Il regolamento tedesco qui usa per il mazzo una parola diversa dal solito. Un secondo mazzo di romani non c’è.
rule-non-olet-A59 = Con { card-latrine-change } due romani si scambiano esattamente il posto. Le due code restano lunghe com’erano.
    .why = Solo un testo francese del 2005 potrebbe anche dire che uno passa dall’altra parte; tutti gli altri parlano di uno scambio.
rule-non-olet-A60 = { card-ejection } manda un romano in un’altra coda, proprio in fondo, e { card-latrine-change } scambia due romani di due code diverse. Dentro una stessa coda non si può fare né l’uno né l’altro.
    .why = Tutte e due le volte il regolamento parla di un’altra coda.
rule-non-olet-A61 = { card-line-cutter } porta un romano in testa alla coda in cui si trova già. Quindi non può essere il primo, e la coda deve avere almeno due romani.
    .why = Che la coda sia la stessa lo dicono tutti i regolamenti, tranne un vecchio testo francese.
rule-non-olet-A62 = Con { card-spring-cleaning } ciascuno dei tuoi visitatori perde un segnalino. Non puoi escludere nessuno.
    .why = La carta non lascia scelta.
rule-non-olet-A63 = Le nostre dodici carte rosso scuro: due ciascuna di { card-state-visit }, { card-good-business }, { card-rat-infestation } e { card-rumour-mill }, una di ciascuno degli altri quattro tipi. È una ricostruzione.
    .why = Il regolamento dà il totale e otto tipi; i numeri stanno solo sulle carte. Chi possiede la scatola può inserire i propri.
rule-non-olet-A64 = { card-regular-guest } riporta il romano in cima agli scarti. Se lì non c’è nessuno, la carta non si può giocare.
    .why = I testi del 2005 parlano dell’ultimo romano degli scarti. È quello scartato per ultimo, e sta in cima.
rule-non-olet-A65 = Con { card-colosseum-break } decidi tu in quali code vanno i tre romani, e in che ordine.
    .why = Un testo del 2005 permette di dividerli, l’altro nomina una o più code. Nient’altro ti limita.

## Moduli e romani famosi

rule-non-olet-A66 = Dove conta quanto uno pagherebbe, contano anche le monete sulla carta, come per { famous-crassus }. Dove conta ciò che dice la carta, conta solo il numero stampato.
    .why = Per segnalini e sesterzi il regolamento del 2016 tiene conto di tutti i moduli, se non dice altro. «Indicato sulla carta» è un caso del genere.
rule-non-olet-A67 = Se un modulo contraddice la regola di base, vale il modulo.
    .why = I regolamenti lo dicono in tutte e quattro le lingue.
rule-non-olet-A68 = Quali e quanti romani famosi partecipino lo decidete voi. Si mescolano agli altri solo dopo la preparazione: all’inizio nessuno di loro siede o aspetta.
    .why = Il regolamento permette qualunque numero e li mescola dopo. Solo quello francese tralascia il «dopo».
rule-non-olet-A69 = I romani famosi, quando se ne vanno, fanno il loro effetto, e i cittadini ti fanno scambiare il favore, che paghino o no. Con la regola della casa «{ house-leaveTriggers-paidOnly }» devono pagare, e uno schiavo scambiato con un ampliamento non ha pagato; la { upgrade-dustpan } fa comunque pescare a ogni uscita.
    .why = Andarsene e pagare sono due cose nel regolamento tedesco: in una { card-conspiracy } qualcuno se ne va senza pagare, e per le monete bisogna andarsene e pagare.
rule-non-olet-A70 = Chi si è seduto fa il suo effetto anche se un evento lo manda subito via.
    .why = La condizione è solo che si sia seduto. Lo ha fatto.
rule-non-olet-A71 = Quando { famous-pompey } si siede, tutti i cittadini della tua coda passano proprio in testa e mantengono il loro ordine. Non puoi rinunciarci.
    .why = Le traduzioni non concordano, e il regolamento tedesco non dice quanto avanti vadano. Lo leggiamo come la { event-slave-revolt }.
rule-non-olet-A72 = Quando { famous-vergil } si siede, la tua coda viene completata fino a sette. Se ne ha già sette o più, non succede nulla.
    .why = Solo il regolamento italiano aggiunge sette romani; gli altri completano fino a sette.
rule-non-olet-A73 = Le romane che { famous-livia } scopre vanno nella coda del giocatore da cui si siede.
    .why = Il regolamento inglese dice soltanto «la coda». Gli altri intendono chiaramente la propria.
rule-non-olet-A74 = { famous-caesar } si siede da te solo finché nella tua latrina e nelle tue ville non c’è nessun senatore. Fino ad allora resta in testa e nessuno lo supera. Quando è seduto, possono arrivare altri senatori. { famous-brutus } siede solo al centro.
    .why = Il regolamento pone solo una condizione per sedersi. Che venga scartato o superato non lo dice, e non dura per sempre: prima o poi ogni senatore finisce.
rule-non-olet-A75 = Quando { famous-vercingetorix } si siede, puoi far sedere fino a due uomini dalla testa della tua coda, ciascuno con un uomo che sta da solo su un altro posto. Nessun senatore va accanto o insieme a uno schiavo. Puoi fermarti quando vuoi.
    .why = In tedesco e in italiano è uno su ciascuno degli altri due sedili, in inglese uno solo. Un secondo uomo ne presuppone un primo: quindi né un posto vuoto né una romana.
rule-non-olet-A76 = { famous-brutus } siede solo al centro. Se è in testa, hai un posto libero e lui non può andare al centro, prima che il tuo turno finisca va in fondo alla coda del giocatore successivo, anche se un altro posto gli andrebbe bene. Senza posti liberi aspetta.
    .why = Passa oltre quando deve sedersi e il centro non va. Di un sedile di lato per lui il regolamento non parla nemmeno, e senza posti liberi non tocca ancora a lui sedersi.
rule-non-olet-A77 = { famous-marc-antony } può sedersi con un cittadino o un senatore che sta da solo, anche se non hai posti liberi.
    .why = Sedersi con qualcuno è un modo di sedersi, come per le romane.
rule-non-olet-A78 = { famous-ovid } porta tutti gli altri visitatori della latrina in cui si siede a esattamente tre segnalini, in su o in giù. Le altre latrine non le tocca.
    .why = Solo il regolamento inglese sembra intendere tutte le carte.
rule-non-olet-A79 = Quando { famous-pliny } si siede, ciascuno degli altri giocatori, in senso orario, mette due segnalini sui propri visitatori, su uno solo o su due. Chi non ha visitatori non mette nulla.
    .why = Il regolamento parla di romani qualsiasi della propria latrina. Dove non siede nessuno non si può mettere nulla.
rule-non-olet-A80 = Per { famous-crassus } conta quanto un visitatore pagherebbe, monete comprese. Lui stesso resta, e la coda non la tocca.
    .why = Il regolamento colpisce i visitatori che pagano solo uno o due sesterzi, e quando si paga le monete contano.
rule-non-olet-A81 = Quando { famous-seneca } se ne va, togli un segnalino a ciascuno degli altri tuoi visitatori, o a nessuno.
    .why = Puoi farlo con tutti gli altri; di una scelta fra loro non si dice nulla.
rule-non-olet-A82 = Chi paga se ne va da solo: allora { famous-spartacus } conta gli schiavi ancora presenti. Quando se ne scartano più d’uno insieme, sono già tutti via: dopo un’{ card-senate-meeting } { famous-cicero } non trova più senatori.
    .why = Si paga uno dopo l’altro; una carta che manda via un’intera classe la manda via tutta insieme.
rule-non-olet-A83 = { famous-flamma } conta ogni carta della tua coda. È uno schiavo ed è un uomo.
    .why = Il regolamento inglese dice «ogni altro», anche se lui in coda non c’è; quello italiano ne fa una donna. Sono due sviste.
rule-non-olet-A84 = Se { famous-octavian } ti lascia nel turno di un altro, anche allora puoi scartare carte e prendere il denaro.
    .why = Agisce quando se ne va, in qualunque momento. Scartare carte non è giocarle.
rule-non-olet-A85 = Quando { famous-agrippina } se ne va, peschi due carte azione o nessuna. Una sola, soltanto se non ce ne sono altre.
    .why = Il regolamento ti permette di pescarne due, non fino a due.

## Ampliamenti

rule-non-olet-A87 = Prima della partita ognuno sceglie due romani, il primo per il sedile a sinistra, il secondo per quello a destra. Con il modulo «{ module-upgrades }» si aggiunge un ampliamento, da mettere subito su uno dei tuoi sedili, con «{ module-favours }» un favore. Nessuno prende più di questa parte.
    .why = Il regolamento dice che cosa ognuno deve avere alla fine: un romano a sinistra, uno a destra e un ampliamento su un sedile qualsiasi. Se qualcuno prendesse di più, non ce ne sarebbe per tutti.
rule-non-olet-A88 = Se giocate insieme con «{ module-upgrades }» e «{ module-favours }», ognuno sceglie due romani, un ampliamento e un favore, in quattro giri: in senso orario, indietro, in senso orario, indietro.
    .why = Il regolamento descrive la scelta per ciascun modulo da solo, in tre giri che cambiano direzione. Una quarta cosa, un quarto giro.
rule-non-olet-A89 = Con «{ module-upgrades }» o «{ module-favours }» prima della partita si sceglie; non si distribuisce a caso.
    .why = La scelta è la preparazione di questi moduli, e nessun regolamento ne conosce un’altra.
rule-non-olet-A90 = Se per uno schiavo prendi un ampliamento, non ricevi né il suo pagamento né le monete sulla sua carta; nemmeno { card-rich-slaves } porta qualcosa. Con la regola della casa «{ house-finishedTiming-immediate }» questa scelta può capitare nel turno di un altro.
    .why = L’ampliamento viene al posto della somma, e le monete le dà solo chi se ne va e paga. Questo non paga.
rule-non-olet-A91 = Un ampliamento va solo su un sedile libero. Quello che lo schiavo sta lasciando conta, una villa no. Se nessun sedile è libero, lo schiavo paga.
    .why = Il regolamento ammette gli ampliamenti solo su sedili liberi. Su un sedile in comune, dove c’è ancora qualcuno, quindi non si può.
rule-non-olet-A92 = Un ampliamento sostituito va in una pila di scarti. Quando il mazzo degli ampliamenti è vuoto, si mescola quella; se sono vuoti entrambi, ne restano esposti di meno.
    .why = I regolamenti tacciono. Facciamo come per gli altri mazzi.
rule-non-olet-A93 = Puoi togliere un ampliamento solo per metterne uno nuovo al suo posto.
    .why = Il regolamento lo permette solo per questo.
rule-non-olet-A94 = Ogni ampliamento ti serve una volta per turno, ma più d’uno può servirti nello stesso turno. Con la regola della casa «{ house-upgradeOncePerTurn-false }» servono più spesso; i cartelli e la { upgrade-dustpan } restano a una volta.
    .why = È vero che alcune carte parlano di ogni nuovo romano, ma la frase generale ha la precedenza. Solo di { favour-jupiter } il regolamento dice espressamente che agisce più volte; altrimenti non servirebbe dirlo.
rule-non-olet-A95 = Ciò che un ampliamento dà o toglie al romano che si siede avviene da sé. A te restano solo gli orinatoi e i cartelli.
    .why = In generale si dice che gli ampliamenti si possono usare. Ma le carte stesse comandano, la { upgrade-hourglass } dice perfino «sempre»; solo orinatoi e cartelli si limitano a permettere.
rule-non-olet-A96 = La { upgrade-dustpan } ti fa pescare anche nel turno di un altro, una volta in ogni turno.
    .why = Di solito gli ampliamenti servono nel proprio turno. Ma questa carta dice: per qualunque motivo, e per lo più il motivo è proprio la carta di un altro.
rule-non-olet-A97 = { upgrade-wooden-urinal }: due schiavi. { upgrade-marble-urinal }: due cittadini. { upgrade-golden-urinal }: due senatori. Vale sempre, non solo una volta per turno.
    .why = Il regolamento li nomina tutti e tre d’un fiato, e così le parole si corrispondono nell’ordine. Permettono qualcosa, e un permesso non si consuma.
rule-non-olet-A98 = Ogni volta che nel tuo turno puoi giocare una carta, con un cartello puoi far sedere sul suo sedile il primo romano della sua classe, davanti a tutti gli altri. Il sedile dev’essere libero, e proprio quel romano deve poterci stare. Se lo fai sedere prima della fase 1, perde subito il primo segnalino.
    .why = In tedesco «può», nelle traduzioni viene semplicemente messo a sedere. E si dice solo: nel proprio turno, se il sedile è libero, non soltanto quando si riempiono i posti.
rule-non-olet-A99 = La { upgrade-partition } separa il suo sedile dai vicini, in entrambe le direzioni. Al centro non resta più nessuna lite, di lato solo quella fra gli altri due sedili. Su uno stesso posto un senatore e uno schiavo non stanno mai insieme.
    .why = Per il sedile con la parete la regola non vale, per gli altri sì, dice il regolamento tedesco. E per essere vicini bisogna essere in due.
rule-non-olet-A100 = Prima agisce l’ampliamento, poi { favour-jupiter } aggiunge un segnalino. Con la { upgrade-hourglass } sono dunque quattro.
    .why = La { upgrade-hourglass } dice sempre tre, { favour-jupiter } dice in più. Così hanno ragione tutti e due.
rule-non-olet-A101 = { upgrade-latrine-scrubber }, { upgrade-bag-of-silver } e { upgrade-bag-of-gold } guardano la durata stampata sulla carta.
    .why = Il regolamento parla del numero indicato sulla carta del romano. Questo viene prima della frase per cui contano tutti i moduli.
rule-non-olet-A102 = Le monete su una carta le ricevi solo quando quel romano paga e se ne va.
    .why = In tedesco e in inglese è chiaro. Il regolamento francese ha perso la condizione, quello italiano è confuso.
rule-non-olet-A103 = Il { upgrade-sprig-of-lavender } serve solo alle romane, la { upgrade-fountain } solo ai cittadini.
    .why = In francese sembra che si aggiungano agli schiavi; gli altri regolamenti dicono: al loro posto.
rule-non-olet-A104 = Gli ampliamenti servono solo chi viene a sedersi sul loro sedile, non chi c’è già, e non durante la preparazione.
    .why = Per tre volte al regolamento francese manca la parola «nuovo». Gli altri ce l’hanno.
rule-non-olet-A105 = Un ampliamento che ricevi in questo turno ti serve già nello stesso.
    .why = Solo un favore nuovo deve aspettare; degli ampliamenti non lo dice nessuno.

## Eventi

rule-non-olet-A106 = Tutti i nuovi segnalini vengono dalle carte evento scoperte: quando qualcuno si siede, con { card-fish-poisoning } e { card-latrine-gossip }, con { famous-pliny }, { favour-ceres }, { favour-jupiter } e ciò che aggiunge { famous-ovid }. Quelli spostati no, e nemmeno quelli della preparazione.
    .why = Il regolamento cita il sedersi e { card-fish-poisoning } come esempi in cui si devono mettere segnalini sui romani. Chi li sposta soltanto non ne mette di nuovi.
rule-non-olet-A107 = Un evento avviene appena tutti i segnalini di questa carta o di questo romano sono al loro posto, e prima di ogni altra cosa. Nel mezzo non arriva.
    .why = La parola è «subito». Ma ciò che è cominciato si finisce, altrimenti il romano resterebbe seduto con metà dei segnalini.
rule-non-olet-A108 = Se più eventi si svuotano insieme, decide chi è di turno in che ordine avvengono.
    .why = Così si dice di più eventi in uno stesso «giro». S’intendono quelli che scadono insieme, perché i precedenti sono già passati.
rule-non-olet-A109 = Se sulle carte evento ci sono troppo pochi segnalini, o nessuno, il resto viene dalla riserva.
    .why = I regolamenti lo dicono per il caso in cui tutti gli eventi siano avvenuti. Quando sono troppo pochi è lo stesso.
rule-non-olet-A110 = Quando il mazzo degli eventi è vuoto, si mescolano quelli avvenuti, che diventano il nuovo.
    .why = I regolamenti tacciono. Così è per gli altri mazzi.
rule-non-olet-A111 = I segnalini non finiscono mai. Se ne mancano, si usa qualcos’altro.
    .why = Lo consiglia il regolamento del 2016 stesso. I testi del 2005 non dicono nulla; noi facciamo uguale nelle due edizioni.
rule-non-olet-A112 = Con { famous-pliny } chi mette i segnalini decide da sé da quali carte evento vengono.
    .why = Secondo il regolamento tedesco li prende il giocatore che deve metterli.
rule-non-olet-A113 = In una { event-slave-revolt } gli schiavi mantengono l’ordine fra loro, e così gli altri dietro di loro.
    .why = Si dice solo: proprio in testa. Di rimescolare altro non lo chiede nessuno.
rule-non-olet-A114 = Con { event-bread-and-games } ognuno scarta dalla propria coda esattamente uno schiavo, quello che vuole. Chi non ne ha non scarta nulla.
    .why = Solo il regolamento inglese sembra permetterne quanti se ne vuole.
rule-non-olet-A115 = Nel { event-coliseum } tutti scelgono in segreto e nello stesso momento. Se i romani non bastano, si distribuisce quello che c’è. In due, l’ultima carta che ti torna è una che hai passato tu.
    .why = I regolamenti dicono solo che cosa si tiene e che cosa si passa. Nessuno deve sapere che cosa tiene un altro prima di aver scelto.
rule-non-olet-A116 = Nel { event-tumult } un nuovo romano prende esattamente il posto di quello che sostituisce.
    .why = È uno scambio, e in uno scambio il posto resta lo stesso.
rule-non-olet-A117 = A una romana senza segnalini il { event-flower-market } non toglie nulla. Resta seduta finché non paga.
    .why = Dove non c’è nulla, non c’è nulla da togliere.
rule-non-olet-A118 = In una { event-campaign } decidi per ogni cittadino separatamente: un sesterzio, o se ne va senza pagare. Chi non può pagare deve lasciarlo andare.
    .why = In francese sembra tutti o nessuno; gli altri regolamenti dicono: per ciascuno. Non ha finito, quindi non paga.
rule-non-olet-A119 = La { event-feeding-the-poor } aiuta chiunque pagherebbe esattamente un sesterzio, monete comprese. { card-rich-slaves } qui non conta.
    .why = Il regolamento chiede quanto pagherebbe, e le monete ne fanno parte. Il doppio vale solo per chi se ne va davvero in questo turno.
rule-non-olet-A120 = Le monete su una carta viaggiano con lei, da una coda all’altra e fino al sedile. Se viene scartata, vanno alla banca.
    .why = I regolamenti non ne parlano. Le monete stanno sul romano, non sul suo posto.
rule-non-olet-A121 = Negli { event-senate-schemes } prima tutti scartano, poi tutti pescano.
    .why = Si sceglie in segreto e nello stesso momento: nessuno deve vedere prima che cosa ha scartato un altro.
rule-non-olet-A122 = Se le carte azione non bastano per tutti, si pescano in senso orario, a partire da chi è di turno, finché ce ne sono.
    .why = I regolamenti non ne parlano. È l’ordine che vale anche altrove.
rule-non-olet-A123 = Sei libero di prendere i segnalini dalle carte evento che vuoi, anche da più d’una.
    .why = Il regolamento tedesco lo dice espressamente. Il bello è proprio questo: hai voce in capitolo su ciò che sta per succedere.
rule-non-olet-A124 = Un evento avvenuto si sostituisce solo a turno del tutto finito, cioè dopo la pesca.
    .why = Non prima della fine del turno, dicono i regolamenti, e la pesca ne fa ancora parte.
rule-non-olet-A125 = I segnalini tolti vanno nella riserva, mai di nuovo su una carta evento.
    .why = Nessuna regola ne rimette mai su un evento.

## Scale carriera

rule-non-olet-A126 = Con le scale carriera vince chi arriva per primo sull’ultimo gradino; il denaro da solo non basta. Con la regola della casa «{ house-ladderWin }» potete chiedere anche la somma, o accettare che basti quella.
    .why = Per vincere bisogna salire tutti i gradini, dicono i regolamenti, e questo esclude di vincere solo con il denaro. Chiedere entrambe le cose vorrebbe dire pagare i gradini e intanto accumulare tutta la somma. È la nostra decisione meno sicura, perché i prezzi stampati non li conosciamo.
rule-non-olet-A127 = Tutti cominciano dal gradino «{ rung-0 }», e il successivo è quello stampato sotto.
    .why = Il regolamento fa cominciare dal gradino più alto e poi salire. Torna solo se la scala è stampata dall’alto in basso; in francese è semplicemente il primo.
rule-non-olet-A128 = Si sale al massimo un gradino per turno. Ne paghi l’intero prezzo, o ne hai svolto il compito; pagarne una parte non si può.
    .why = Tutti i regolamenti dicono: un gradino, pagato o meritato. Una via di mezzo non la conoscono.
rule-non-olet-A129 = Un compito conta solo nel tuo turno, quello in corso. Ciò che hai fatto in turni passati, o che è successo nel turno di un altro, non viene riportato. Ciò che un compito ti chiede di avere si controlla nel momento in cui sali.
    .why = Secondo il regolamento tedesco puoi salire in ogni momento del tuo turno. Se le imprese si potessero mettere da parte, qualcuno dovrebbe tenere i conti per tutta la partita.
rule-non-olet-A131 = Per un compito conta ciò che sta davvero sui romani o è stato loro tolto, con qualunque carta e qualunque modulo.
    .why = Il regolamento include espressamente segnalini e monete che vengono da carte e moduli.
rule-non-olet-A132 = Se e quando salire lo decidi tu. Nulla avviene da sé.
    .why = Nessuna regola ti obbliga. Chi ha ancora bisogno dei suoi soldi può aspettare.
rule-non-olet-A133 = Puoi pagare un gradino anche se così diventi povero, per esempio poco prima delle { card-alms }. Ciò che possiedono gli altri non conta per la tua scala.
    .why = I regolamenti non legano una cosa all’altra.

## Favori

rule-non-olet-A134 = Puoi scambiare nel momento in cui, nel tuo turno, un cittadino lascia la tua latrina, che paghi o no. Se prendi il favore di un altro giocatore, lui riceve il tuo e non può rifiutare. Con la regola della casa «{ house-leaveTriggers-paidOnly }» il cittadino deve aver pagato.
    .why = Il regolamento dice: ogni volta che un cittadino se ne va, e non chiede perché. Né ti fa chiedere il permesso.
rule-non-olet-A135 = Un favore che ricevi in questo turno ti serve dal tuo prossimo turno in poi, anche { favour-jupiter } e { favour-mars }. Solo { favour-venus } ti protegge subito.
    .why = Un favore nuovo si impiega solo nel turno successivo. { favour-venus } non si impiega: agisce finché ne hai il favore.
rule-non-olet-A136 = Se qualcuno ti prende il favore e ti lascia il suo, puoi usarlo già nel tuo prossimo turno.
    .why = Si aspetta solo nel turno in cui lo si riceve, e quello non era il tuo.
rule-non-olet-A137 = Se più cittadini se ne vanno, puoi scambiare più volte. Un favore che dai via e che ti torna conta come nuovo.
    .why = Il regolamento tedesco dice: ogni volta. E ciò che ti è tornato lo hai ricevuto in questo turno.
rule-non-olet-A138 = Un favore che usi tu si può usare una volta per turno.
    .why = Il regolamento francese parla solo del tuo turno; tutti gli altri dicono: una volta.
rule-non-olet-A139 = Con { favour-ceres } prima metti il segnalino e poi peschi. Senza visitatori non puoi usarla.
    .why = Il segnalino è il prezzo della carta. Senza visitatori sarebbe gratis.
rule-non-olet-A140 = { favour-diana } completa la tua coda fino a cinque. Se ne ha cinque o più, non puoi usarla.
    .why = In italiano se ne aggiungono cinque, in inglese non è chiaro. In tedesco e in francese si completa fino a cinque.
rule-non-olet-A141 = { favour-juno } prende uno o due segnalini da un solo visitatore e li mette su visitatori di altri posti, su uno solo o su due; chi divide il suo posto non ne riceve. Chi non ne ha più paga e se ne va subito, in qualunque fase.
    .why = In francese si nomina una sola meta, in tedesco quelle che vuoi sugli altri sedili. Il regolamento vede così liberarsi un sedile: quel romano dunque ha finito, e chi ha finito paga.
rule-non-olet-A142 = Se hai il favore di { favour-jupiter }, chiunque nel tuo turno venga a sedersi da te riceve un segnalino in più e due monete. Non puoi rinunciarci.
    .why = Solo in francese è permesso invece che ordinato.
rule-non-olet-A143 = Con il favore di { favour-mars } puoi riempire un posto libero con uno dei primi tre della tua coda invece che con il primo, nel tuo turno e quante volte vuoi. Chi scegli deve poterci stare. { favour-mars } non aiuta a sedersi insieme a qualcuno, e non sei obbligato a servirtene.
    .why = Aiuta quando un posto si libera; dove siede già qualcuno non ce n’è di liberi. Il regolamento non ne fa un nuovo dovere: basta che il primo non possa sedersi.
rule-non-olet-A144 = { favour-minerva } toglie un segnalino a un tuo visitatore. Il sesterzio lo ricevi anche se da te non ce n’è nessuno.
    .why = Da dove venga, i regolamenti non lo dicono. Ma in tutto il resto un favore ti aiuta a casa tua.
rule-non-olet-A145 = Finché qualcuno ha il favore di { favour-venus }, nessuna carta azione, nemmeno sua, tocca visitatori e segnalini di quella latrina e delle sue ville. La coda e la borsa non sono protette, e una { card-villa-dixius } si può mettere giù. { favour-venus } non ferma gli eventi né i romani famosi.
    .why = Nessuna carta azione sulla tua latrina, chiunque la giochi, dice il regolamento: quindi né quella di un altro né la tua, ma soltanto la latrina e soltanto le carte azione. Una tassa speciale colpisce la borsa, e la villa sta accanto.
rule-non-olet-A147 = Anche un cittadino famoso che se ne va ti fa scambiare il favore.
    .why = Davanti al suo nome sta la sua classe. I romani famosi ne fanno parte sotto ogni aspetto.

## Carte, denaro, segreti

rule-non-olet-A148 = Carte dal nome simile sono carte diverse: { card-colosseum-break } è una carta azione del 2005, { event-coliseum } un evento del 2016. E { card-rumour-mill } non è { card-latrine-gossip }.
    .why = Si somigliano solo i nomi, e in altre lingue nemmeno quelli.
rule-non-olet-A149 = I cittadini sono una sola classe, comunque li chiami un’edizione.
    .why = Due testi francesi traducono la stessa parola in modo diverso.
rule-non-olet-A150 = In entrambe le edizioni ci sono settanta romani comuni: 15 senatori, 20 cittadini, 20 schiavi e 15 romane.
    .why = Il regolamento del 2016 dà solo il totale. Come si divida lo dice un testo del 2005.
rule-non-olet-A151 = La banca può sempre pagare e sempre cambiare.
    .why = Di una banca vuota i regolamenti non parlano. Si conta il denaro; le monete lo mostrano soltanto.
rule-non-olet-A152 = Il denaro sta scoperto. Le carte in mano sono segrete, solo il loro numero è noto a tutti.
    .why = Tutti i regolamenti lasciano il denaro in vista. Le carte si tengono coperte, ma al tavolo chiunque può contarle.
rule-non-olet-A153 = Ci sono 18 ampliamenti diversi, fra cui tre cartelli: per cittadini, per senatori, per romane.
    .why = Il regolamento elenca il cartello tre volte, uno per classe. Così il conto torna.
rule-non-olet-A156 = Gli scarti sono scoperti. Chiunque può guardarli, anche nell’ordine.
    .why = Stanno a faccia in su. E solo { card-regular-guest } se ne fa qualcosa.
rule-non-olet-A157 = Se sul sedile che riceve il nuovo ampliamento c’è la { upgrade-dustpan }, prima peschi la sua carta; poi può essere sostituita.
    .why = Prima il romano se ne va, poi arriva l’ampliamento che porta.
rule-non-olet-A158 = Gli uomini che { famous-vercingetorix } porta con sé si siedono subito dopo di lui. I posti ancora liberi si riempiono solo in seguito e non sono per loro.
    .why = Agisce quando si siede, non più tardi. E dove non siede ancora nessuno non si può essere il secondo.

## L’ordine nei dettagli, la durata della partita

rule-non-olet-A159 = Dall’incasso in poi, «subito» vuol dire: appena la carta è eseguita per intero o il romano ha finito di sedersi, e se sono più d’uno, nell’ordine che scegli. Due che si siedono insieme pagano quando entrambi hanno fatto il loro effetto, nell’ordine che scegli. Una romana a cui il { event-flower-market } ha tolto l’ultimo segnalino ne riceve dunque ancora tre da { famous-ovid }, che si sta sedendo.
    .why = Così nessuno viene strappato via da qualcosa che è ancora in corso.
rule-non-olet-A160 = Una carta giocata va negli scarti quando tutto ciò che fa è fatto, eventi compresi, ma prima che paghino i visitatori che hanno finito. { card-rumour-mill } quindi non può pescare sé stessa.
    .why = I regolamenti dicono solo dove vanno le carte giocate, non quando. Se fosse già lì, potrebbe essere rimescolata nel mezzo della pesca.
rule-non-olet-A161 = Se un { card-slave-market } o un’{ card-citizens-assembly } svuota la tua coda, prima la si riempie; poi i visitatori che hanno dovuto andarsene fanno il loro effetto: { famous-flamma } conta i cinque nuovi.
    .why = Una coda vuota si riempie subito, e chi è colpito se ne va tutto insieme.
rule-non-olet-A162 = Se { famous-brutus } è in testa e c’è un posto libero, devi occuparti di lui prima di pescare, ma non per prima cosa: con { favour-mars } o un cartello puoi prima far sedere altri, e se poi non ci sono più posti liberi, aspetta. In questo modo non passa mai oltre, e anche così siede solo al centro.
    .why = I regolamenti non ne parlano. Come ogni dovere di riempire, questo conta quando vuoi aver finito.
rule-non-olet-A163 = In una { event-campaign } i tuoi cittadini se ne vanno uno alla volta, nell’ordine che scegli, e ciascuno del tutto prima che tu decida sul prossimo. Ciò che { famous-maecenas } ti porta andandosene può pagare per il prossimo.
    .why = Si decide per ogni cittadino a parte, quindi uno dopo l’altro.
rule-non-olet-A164 = Dove tutti scelgono in segreto, nulla si mostra prima che tutti abbiano scelto: nel { event-coliseum } e negli { event-senate-schemes }. { event-tumult } e { card-conspiracy } si fanno apertamente, in senso orario a partire da chi è di turno.
    .why = Al tavolo si sceglie nello stesso momento. Qui si chiede a uno dopo l’altro, senza che veda che cosa hanno scelto gli altri; è lo stesso.
rule-non-olet-A165 = Nessuna regola limita la durata di un turno o di una partita. Ma un turno non può girare in tondo all’infinito.
    .why = Nulla di obbligatorio si ripete senza fine: ogni nuovo visitatore riceve almeno un segnalino, e un evento avviene al massimo una volta per turno. Fretta però non deve averne nessuno, nemmeno sulla scala.
rule-non-olet-A166 = Sulle nostre scale, denaro da romani che se ne vanno sono il loro pagamento, le loro monete e ciò che portano i famosi andandosene, non un dono. Ha pagato chi aveva finito; uno schiavo scambiato con un ampliamento non ha pagato. I segnalini tolti contano senza la fase 1, senza quelli spostati e senza quelli dei visitatori che se ne vanno; giocata è solo una carta giocata, non una soltanto scartata.
    .why = I compiti li abbiamo ricostruiti noi, quindi tocca a noi dire come si contano. Le ville contano dappertutto.
rule-non-olet-A167 = Se { famous-brutus } è in testa, non hai posti liberi e al centro, all’{ upgrade-golden-urinal }, un senatore sta da solo, può sedersi con lui. Non deve, e non passa oltre.
    .why = Sedersi con qualcuno è sempre facoltativo, finché nessun posto libero aspetta.
rule-non-olet-A168 = Dopo il { event-tumult } i giocatori scartano uno dopo l’altro: prima i romani scambiati, nell’ordine degli scambi, poi quelli non usati, nell’ordine in cui sono stati pescati.
    .why = I regolamenti tacciono. Una pila scoperta ha bisogno di un ordine fisso.
rule-non-olet-A169 = Negli { event-senate-schemes } e nel { event-temple-service } si pesca uno dopo l’altro, ciascuno tutte le sue carte insieme.
    .why = I regolamenti tacciono. Conta solo se le carte non bastano per tutti.
rule-non-olet-A170 = Se la { upgrade-dustpan } o il { upgrade-mop-bucket } non trova carte da pescare, l’ampliamento per questo turno non è consumato.
    .why = In fondo non è ancora servito.
rule-non-olet-A171 = Una carta che giochi lascia subito la tua mano. Finché agisce non puoi né scartarla, né contarla, né ripescarla.
    .why = Al tavolo sta al centro, sotto gli occhi di tutti. Negli scarti va solo dopo.
rule-non-olet-A172 = Ciò che è cominciato si porta a termine, anche se chi l’ha provocato nel frattempo non c’è più. Se un evento caccia { famous-pliny }, gli altri mettono comunque i loro segnalini.
    .why = I regolamenti non ne parlano. Altrimenti chi ne è colpito dipenderebbe da chi per caso era il primo.
rule-non-olet-A173 = Con la regola della casa «{ house-finishedTiming-immediate }» chi finisce paga appena è conclusa la parte in corso, per esempio ciò che un giocatore deve fare per conto suo. Con { card-good-business } viene prima il dono, poi il pagamento.
    .why = Il dono fa parte della carta. Il suo sesterzio non può dunque venire da chi ha finito solo grazie a lei.
rule-non-olet-A174 = { favour-minerva } dà prima il sesterzio, con cui puoi già vincere, e poi toglie il segnalino. Per { card-rumour-mill } dev’esserci almeno una carta azione da pescare, dal mazzo o dagli scarti, che se serve si mescolano.
    .why = Per { favour-minerva } è l’ordine del testo. Con { card-rumour-mill } altrimenti pagheresti un sesterzio per nulla, e una carta che non porta nulla non si gioca.
