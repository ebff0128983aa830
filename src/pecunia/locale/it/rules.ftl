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
rule-non-olet-section-2-5 = Il primo romano della tua coda si siede su un posto libero a tua scelta. Un senatore e uno schiavo non siedono mai fianco a fianco; sinistra e centro sono vicini, centro e destra anche, una villa non ha vicini. Solo due donne possono dividersi un posto. I moduli conoscono eccezioni. Chi è in testa e non può sedersi da nessuna parte blocca tutti gli altri.
    .why = I senatori non tollerano schiavi accanto a sé: nel gioco base è l’unico motivo per cui un posto resta vuoto. L’ordine della coda non viene mai sospeso; per quello ci sono le carte.
rule-non-olet-section-3-5 = Ognuno ha il favore di una sola divinità. { favour-ceres }, { favour-diana }, { favour-juno } e { favour-minerva } si usano nel proprio turno, e solo se cambia qualcosa. { favour-jupiter }, { favour-mars } e { favour-venus } non si usano: il loro favore vale sempre. Quando nel tuo turno un cittadino se ne va, puoi scambiare il tuo con uno al centro del tavolo o con quello di un altro giocatore.
    .why = I primi quattro offrono qualcosa da fare, una volta per turno; gli altri tre dicono che cosa vale. Che debba cambiare qualcosa lo chiediamo come per le carte azione.
rule-non-olet-section-3-6 = Nel tuo turno puoi salire un gradino della tua scala, sempre il successivo: ne paghi l’intero prezzo alla banca, o ne hai svolto il compito. Oltre l’ultimo gradino non c’è nulla. Chi ci arriva per primo vince, a meno che non abbiate concordato che conti anche il denaro.
    .why = Per vincere il regolamento chiede tutti i gradini. Quanti siano, quanto costino e che compiti abbiano sta solo sulle carte: i nostri sono ricostruiti, tranne il nome del primo gradino.

## Tempi, turno, vittoria

rule-non-olet-A1 = Se una carta toglie a un tuo visitatore l’ultimo segnalino prima che tu incassi, lui resta seduto e paga nella fase 2. Con la regola della casa «{ house-finishedTiming-immediate }» paga subito.
    .why = Di pagare si parla solo nella fase 2, e nell’esempio del regolamento prima si giocano ancora carte: chi ha finito resta dunque lì per un po’. I soldi ti arrivano comunque nello stesso turno.
rule-non-olet-A2 = Se nel tuo turno un tuo visitatore perde l’ultimo segnalino durante l’incasso o dopo, paga e se ne va subito, finché non peschi. Con la regola della casa «{ house-finishedTiming-strictPhase2 }» chi finisce dopo la fase 2 aspetta il tuo turno successivo.
    .why = Le carte si giocano per tutto il turno, e chi non ha segnalini se ne va. Che debba occupare il posto per un altro giro non lo dice nessuno. { favour-juno } dice «subito» solo perché agisce anche prima dell’incasso.
rule-non-olet-A3 = Se un tuo visitatore perde l’ultimo segnalino nel turno di un altro, resta seduto e paga la prossima volta che incassi. Fino ad allora è un visitatore come gli altri: può essere cacciato o ricevere nuovi segnalini. Con la regola della casa «{ house-finishedTiming-immediate }» paga subito.
    .why = Secondo il regolamento tedesco incassa solo chi è di turno. Così nessuno deve scegliere fra denaro e ampliamento nel bel mezzo del turno altrui. Al massimo perdi un po’ di tempo.
rule-non-olet-A4 = Ciò che un visitatore paga va al giocatore nella cui latrina è seduto.
    .why = I regolamenti nominano il giocatore di turno, un riassunto il proprietario della carta. È la stessa persona, perché si incassa nel proprio turno.
rule-non-olet-A5 = Se più visitatori tuoi hanno finito insieme, pagano e se ne vanno uno dopo l’altro, nell’ordine che scegli tu.
    .why = Secondo il regolamento tedesco ciascuno se ne va appena ha pagato, quindi non tutti insieme. L’ordine conta: { famous-spartacus }, per esempio, conta solo gli schiavi ancora presenti.
rule-non-olet-A6 = Anche un posto che si libera solo mentre fai sedere i romani va riempito nello stesso turno. Se è riempito tutto ciò che si può riempire, lo si guarda nel momento in cui vuoi pescare.
    .why = Di principio tutti i posti liberi vanno riempiti; il regolamento scusa solo la lite fra senatori e schiavi. Per i posti liberati tardi non fa eccezioni.
rule-non-olet-A7 = Con la pesca il tuo turno è finito: dopo non giochi più nulla, e la carta pescata al più presto nel turno successivo.
    .why = Su questo tutti i regolamenti sono d’accordo: la pesca è l’ultima cosa del turno.
rule-non-olet-A8 = Nel tuo turno puoi giocare carte in qualunque momento prima della pesca, ma non una dentro l’altra: una carta si esegue per intero prima che cominci qualcos’altro. Nessuno risponde con una carta, e nessuno ne gioca nel turno di un altro.
    .why = Il regolamento permette le carte in ogni momento del proprio turno, e solo lì. Di risposte a una carta non sa nulla.
rule-non-olet-A9 = Non puoi rinunciare a incassare: chi dei tuoi visitatori non ha più segnalini paga e se ne va.
    .why = Solo il regolamento inglese sembra lasciarti la scelta; quello tedesco, che vale in caso di dubbio, non te la lascia.
rule-non-olet-A10 = La partita finisce subito, anche nel mezzo di una fase o di una carta, appena qualcuno possiede la somma prevista. Nessun giro viene completato.
    .why = Vince chi ce l’ha per primo: lo dicono quasi tutti i regolamenti, solo quello inglese ha perso la parola. Un riassunto del 2005 lo dice chiaro: subito.
rule-non-olet-A11 = Per la vittoria conta ciò che possiedi. Ciò che hai pagato o regalato è perso. Con la regola della casa «{ house-winBy-earned }» conta tutto ciò che la banca ti ha mai pagato.
    .why = Alcuni regolamenti parlano di denaro guadagnato. Ma i soldi stanno scoperti sul tavolo, e altrimenti le tasse e i gradini pagati non conterebbero nulla per la vittoria.
rule-non-olet-A12 = Se una carta porta denaro a più giocatori, lo ricevono uno dopo l’altro, prima chi è di turno, poi in senso orario. Il primo che raggiunge la somma vince da solo.
    .why = Il regolamento conosce un solo primo e nessuna vittoria in comune. Quindi ci vuole un ordine.
rule-non-olet-A13 = Puoi vincere anche nel turno di un altro: con un dono, con { card-alms } o con un romano famoso che ti lascia.
    .why = La partita finisce appena qualcuno ha la somma, e nessuna regola dice che debba essere il suo turno.
rule-non-olet-A14 = Ogni modulo in gioco alza la somma di 5. Le carte rosso scuro non sono un modulo. La regola della casa «{ house-targetPerModule }» cambia il numero; una somma che concordate voi resta com’è.
    .why = Il regolamento lo consiglia per ogni modulo usato. Con le scale carriera la somma di solito non conta, perché lì vince l’ultimo gradino.
rule-non-olet-A15 = Dopo il tuo turno tocca semplicemente al prossimo in senso orario. Chi comincia non cambia.
    .why = Solo un riassunto del 2005 parla di un primo giocatore che cambia. Non c’è nessun segno per indicarlo, e i regolamenti non ne sanno nulla.
rule-non-olet-A16 = Chi comincia si stabilisce prima della partita; poi si va in senso orario.
    .why = Nel 2016 comincia chi è stato per ultimo in bagno, nel 2005 scegliete voi qualcuno. La prima cosa un programma non la può controllare.
rule-non-olet-A17 = Dove il regolamento tedesco parla di «giro», intende il turno di un giocatore. I tuoi visitatori perdono dunque un segnalino in ogni tuo turno, non in quello di tutti.
    .why = Il regolamento tedesco usa due parole per la stessa cosa, e le traduzioni oscillano con lui.

## Sedersi, donne, villa

rule-non-olet-A18 = Scegli liberamente su quale dei tuoi posti liberi si siede il primo romano. Un posto è libero quando non ci è seduto nessuno.
    .why = Il regolamento parla solo di un posto libero, e mai di quello a sinistra.
rule-non-olet-A19 = Finché hai un posto libero e il primo romano della tua coda può sedersi lì, deve farlo. Solo allora puoi pescare e finire il turno.
    .why = Solo un vecchio testo francese sembra più mite; tutti gli altri regolamenti su questo sono chiari.
rule-non-olet-A20 = Se il primo non può sedersi, nessuno lo supera: il posto resta libero finché una carta o un modulo non cambia qualcosa. Nulla ti obbliga a giocare una carta.
    .why = In tutti gli esempi dei regolamenti il posto resta libero, o qualcuno gioca una carta.
rule-non-olet-A21 = Puoi far sedere i romani in modo che uno, più tardi, non trovi più posto, anche apposta.
    .why = Hai un dovere solo verso chi è in testa in quel momento. Il regolamento tedesco osserva lui stesso che un posto vuoto può essere un vantaggio.
rule-non-olet-A22 = Se due donne sono in testa alla tua coda, hai la scelta: un posto per ciascuna, tutte e due insieme su uno, o una dopo l’altra. Senza moduli nessun altro divide un posto.
    .why = Il regolamento permette alle donne di dividersi un posto, subito in due o una più tardi; non lo impone. Agli altri non lo concede.
rule-non-olet-A23 = Una donna in testa alla tua coda può sedersi con una donna che sta da sola, anche se non hai posti liberi. Non deve: puoi farla sedere altrove o farla aspettare, finché non c’è un posto libero da riempire.
    .why = Il regolamento ne fa un caso a sé, accanto al riempire i posti liberi.
rule-non-olet-A24 = La donna in testa può sedersi con un’altra anche se c’è ancora un posto libero. Allora tocca al prossimo della coda riempirlo.
    .why = Nessuna regola chiede di riempire prima i posti liberi. Il dovere passa semplicemente al prossimo.
rule-non-olet-A25 = Su un posto non si sta mai in più di due, chiunque siano e con qualunque modulo giochiate.
    .why = Il regolamento parla ovunque di due e mai di più.
rule-non-olet-A26 = Se una delle due che si dividono un posto se ne va, il posto non è libero. Un’altra donna può sedersi con quella che resta.
    .why = Un posto è libero quando non ci è seduto nessuno: quindi non devi riempirlo. E chi sta da sola può avere compagnia.
rule-non-olet-A27 = Anche per sedersi con un’altra una donna dev’essere in testa alla coda.
    .why = Il regolamento permette alle donne di dividersi un posto, non di saltare la coda: ci si siede a partire dalla testa.
rule-non-olet-A28 = Una { card-villa-dixius } vuota va riempita come un sedile libero.
    .why = La carta dice sì che lì si possono mettere romani. Ma per la villa vale tutto ciò che vale per la latrina, e l’unica eccezione nominata è la lite fra senatori e schiavi.
rule-non-olet-A29 = Una { card-villa-dixius } sparisce con il suo ultimo visitatore, per qualunque motivo se ne vada. Se non ci si è ancora seduto nessuno, resta.
    .why = Il regolamento del 2016 dice così. I testi del 2005 parlano del romano come se potesse starcene uno solo; con due donne anche lì conta l’ultima.
rule-non-olet-A30 = Una villa conta dappertutto come parte della latrina: per le tasse, per le carte che colpiscono i visitatori e ovunque si contino visitatori.
    .why = Nel 2016 sta scritto espressamente. I testi del 2005 lo dicono solo delle tasse; noi facciamo uguale nelle due edizioni.
rule-non-olet-A31 = Ciò che riguarda i romani arriva anche nella villa: { card-latrine-gossip }, { favour-juno }, { favour-mars }, { famous-vercingetorix }. Ciò che sta su un sedile o intende quello al centro no: ampliamenti e { famous-brutus } restano fuori.
    .why = La frase generale mette la villa alla pari della latrina per quanto riguarda i romani. Con ciò non diventa un sedile.
rule-non-olet-A32 = Puoi avere più ville. Ognuna sta per conto suo.
    .why = Nessuna regola mette un limite, a parte le tre carte del mazzo.
rule-non-olet-A33 = Se metti giù una { card-villa-dixius } mentre fai sedere i romani, è disponibile subito e va riempita nello stesso turno.
    .why = Le carte si giocano quando si vuole, e una villa è un posto libero come gli altri.
rule-non-olet-A34 = Se senatori e schiavi vanno d’accordo, lo si guarda quando qualcuno si siede.
    .why = La regola si può leggere come un desiderio al momento di sedersi o come un divieto che vale sempre. È lo stesso, perché nessuna carta mette fianco a fianco due che sono già seduti.

## Code e mazzi

rule-non-olet-A35 = Una coda può superare i cinque romani, in entrambe le edizioni. In quella del 2005 potete mettere un limite con la regola della casa «{ house-queueCap5 }».
    .why = Nel 2016 è permesso espressamente. Un testo francese del 2005 lo vieta, ma così renderebbe quasi inutili dieci carte del suo stesso mazzo, fra cui { card-ejection }: probabilmente ci è scappato un «non» di troppo.
rule-non-olet-A36 = Se giocate con la regola della casa «{ house-queueCap5-true }», nessuno può essere mandato in una coda di cinque romani. Se { card-colosseum-break } scopre dei romani e tutte le code sono piene, vengono scartati nell’ordine in cui sono stati scoperti.
    .why = Il testo che mette il limite non dice che cosa succede a chi è di troppo. Non poter nemmeno scegliere una coda piena è ciò che richiede meno eccezioni.
rule-non-olet-A37 = Una coda vuota si riempie subito con cinque romani, anche nel mezzo di una carta e nel turno di un altro. Ciò che la carta sta facendo non tocca i nuovi.
    .why = Tutti i regolamenti dicono: subito. Una carta intende i romani che c’erano quando è stata giocata.
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

## decisioni

rule-non-olet-A43 = Puoi giocare una carta solo se cambia qualcosa, e scegliere solo chi ne può essere toccato. Altrimenti la tieni. Non ci perdi nulla, perché in mano puoi avere quante carte vuoi.
rule-non-olet-A45 = Se ci sono meno segnalini di quanti una carta ne vuole togliere, prendi tutti quelli che ci sono. Ce ne vuole almeno uno, e non puoi fermarti prima di aver preso ciò che la carta richiede.
rule-non-olet-A47 = { card-good-business } e { card-rumour-mill } costano un sesterzio, che va a un altro giocatore, mai a te stesso. Devi possederlo quando giochi la carta: è il prezzo di una cosa a cui nulla ti obbliga. Altrimenti queste carte all’inizio, quando nessuno ha nulla, sarebbero gratis.
rule-non-olet-A49 = { card-fish-poisoning } colpisce un solo visitatore, nella latrina o nella villa di un altro giocatore; tutti e due i segnalini vanno a lui. Non si può scegliere chi è in coda, né un visitatore tuo. Anche { card-latrine-gossip } vale solo per i visitatori degli altri.
rule-non-olet-A50 = Per { card-latrine-gossip } ci vogliono due donne che dividono un posto di un altro giocatore, sedile o villa, con un numero diverso di segnalini: quella che ne ha meno ne riceve quanti ne ha l’altra. Due donne su posti diversi non bastano, perché solo su uno stesso posto è chiaro quali siano le due.
rule-non-olet-A51 = { card-rat-infestation } toglie segnalini a uno dei tuoi visitatori, almeno uno e quanti ne vuoi, e li mette su altri tuoi visitatori. Quindi te ne servono due. Anche chi divide lo stesso posto può riceverne, ma nessuno riprende i suoi.
rule-non-olet-A52 = { card-slave-market }, { card-citizens-assembly }, { card-senate-meeting } e { card-womens-forum } colpiscono un giocatore a tua scelta, e puoi essere anche tu. Nella sua latrina o nella sua coda dev’esserci qualcuno di quella classe; dove { favour-venus } protegge la latrina conta solo la coda. Chi deve andarsene non paga nulla.
rule-non-olet-A53 = In una { card-conspiracy } tutti cedono un proprio visitatore, apertamente e uno dopo l’altro; comincia chi gioca la carta. Chi non ha visitatori, o ha il favore di { favour-venus }, non perde nulla. Se non colpisce nessuno, la carta non si può giocare.
rule-non-olet-A54 = Una tassa speciale costa un sesterzio per ogni visitatore della sua classe. Chi ha meno paga quello che ha; nessuno si indebita e nessun visitatore se ne va per questo. Se nessuno deve pagare nulla, la carta non si può giocare.
rule-non-olet-A55 = { card-alms }: chi possiede di più dà due sesterzi a chi possiede di meno, o tutto se ha meno. In caso di parità scegli tu, ma solo fra chi è alla pari. Se tutti possiedono lo stesso, nessuno è ricco o povero, e la carta non si può giocare.
rule-non-olet-A56 = { card-rich-slaves } raddoppia ciò che pagano gli schiavi, da adesso alla fine del turno, in ogni latrina. Una seconda carta di questo tipo non cambierebbe nulla, perché si raddoppia una volta sola. Le monete che stanno su uno schiavo non raddoppiano: si aggiungono al pagamento.
rule-non-olet-A60 = { card-ejection } manda un romano in un’altra coda, proprio in fondo, e { card-latrine-change } scambia due romani di due code diverse. Dentro una stessa coda non si può fare né l’uno né l’altro: il regolamento parla di un’altra.
rule-non-olet-A61 = { card-line-cutter } porta un romano in testa alla coda in cui si trova già. Quindi non può essere il primo, e la coda deve avere almeno due romani. Che la coda sia la stessa lo dicono tutti i regolamenti, tranne un vecchio testo francese.
rule-non-olet-A64 = { card-regular-guest } riporta il romano in cima agli scarti, cioè l’ultimo scartato. Se lì non c’è nessuno, la carta non si può giocare.
rule-non-olet-A74 = { famous-caesar } si siede da te solo finché nella tua latrina e nelle tue ville non c’è nessun senatore. Fino ad allora resta in testa e nessuno lo supera; non dura per sempre, perché prima o poi ogni senatore finisce. Quando è seduto, possono arrivare altri senatori. { famous-brutus } siede solo al centro.
rule-non-olet-A76 = { famous-brutus } siede solo al centro. Se è in testa, hai un posto libero e lui non può andare al centro, prima che il tuo turno finisca va in fondo alla coda del giocatore successivo, anche se un altro posto gli andrebbe bene. Senza posti liberi aspetta.
rule-non-olet-A87 = Prima della partita ognuno sceglie due romani, il primo per il sedile a sinistra, il secondo per quello a destra. Con il modulo «{ module-upgrades }» si aggiunge un ampliamento, da mettere subito su uno dei tuoi sedili, con «{ module-favours }» un favore. Nessuno prende più di questa parte: così ce n’è per tutti.
rule-non-olet-A94 = Ogni ampliamento ti serve una volta per turno, ma più d’uno può servirti nello stesso turno. È vero che alcune carte parlano di ogni nuovo romano, ma la frase generale ha la precedenza; solo di { favour-jupiter } il regolamento dice espressamente che agisce più volte. I cartelli valgono una volta per turno anche se avete concordato che gli ampliamenti servano a tutti.
rule-non-olet-A98 = Ogni volta che nel tuo turno puoi giocare una carta, con un cartello puoi far sedere sul suo sedile il primo romano della sua classe, davanti a tutti gli altri. Il sedile dev’essere libero, e proprio quel romano deve poterci stare. Puoi, ma non devi: così dice il regolamento tedesco.
rule-non-olet-A128 = Si sale al massimo un gradino per turno. Ne paghi l’intero prezzo, o ne hai svolto il compito; pagarne una parte non si può.
rule-non-olet-A129 = Un compito conta solo nel tuo turno, quello in corso. Ciò che hai fatto in turni passati, o che è successo nel turno di un altro, non viene riportato. Ciò che un compito ti chiede di avere si controlla nel momento in cui sali.
rule-non-olet-A135 = Un favore che ricevi in questo turno ti serve dal tuo prossimo turno in poi, anche { favour-jupiter } e { favour-mars }. Solo { favour-venus } ti protegge subito, perché agisce finché ne hai il favore.
rule-non-olet-A138 = Un favore che usi tu si può usare una volta per turno. Il regolamento francese parla solo del tuo turno; tutti gli altri dicono: una volta.
rule-non-olet-A143 = Con il favore di { favour-mars } puoi riempire un posto libero con uno dei primi tre della tua coda invece che con il primo, nel tuo turno e quante volte vuoi. Chi scegli deve poterci stare. { favour-mars } non aiuta a sedersi insieme a qualcuno, e non sei obbligato a servirtene.
rule-non-olet-A145 = Finché qualcuno ha il favore di { favour-venus }, nessuna carta azione, nemmeno sua, tocca visitatori e segnalini di quella latrina e delle sue ville. La coda e la borsa non sono protette, perché il favore parla solo della latrina. { favour-venus } non ferma gli eventi né i romani famosi.
rule-non-olet-A174 = Per { card-rumour-mill } dev’esserci almeno una carta azione da pescare, dal mazzo o dagli scarti, che se serve si mescolano. Altrimenti pagheresti un sesterzio per nulla, e una carta che non porta nulla non si gioca.
