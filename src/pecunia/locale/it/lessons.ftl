### Le prime partite guidate: che cosa dice ogni passo, e che cosa si deve fare. Un’idea per passo.

## Pecunia non olet.

lesson-non-olet-seat = Ti diamo il benvenuto nella tua latrina! La tua coda è qui sotto, e chi sta davanti entra per primo: un senatore.
    .task = Fallo sedere a destra, sul posto che brilla.
lesson-non-olet-refusal = Ora davanti c’è uno schiavo, ma senatori e schiavi non siedono mai vicini. Se una cosa non si può fare, il tavolo ti spiega perché.
    .task = Prova lo stesso il posto al centro, che brilla.
lesson-non-olet-cutter = Blocca tutta la coda, e dietro si stringono le gambe. Saltare la coda porta davanti chi vuoi.
    .task = Gioca Saltare la coda.
lesson-non-olet-citizen = Un cittadino siede accanto a chiunque: buone maniere.
    .task = Scegli il cittadino che è secondo nella tua coda.
lesson-non-olet-middle = Eccolo davanti, e ha fretta.
    .task = Fallo sedere sul posto libero al centro.
lesson-non-olet-markers = Le gocce sono segnalini (sulla scatola: conta-giri), una per ogni turno tuo in cui un visitatore resta. Il tuo senatore resta tre turni e poi ti paga quattro sesterzi.
lesson-non-olet-draw = Tutto esaurito! Ogni turno finisce pescando una carta.
    .task = Pesca una carta e finisci il turno.
lesson-non-olet-rival = Gli altri hanno giocato. Vedi il senatore di Balbina? Al prossimo turno lui le paga cinque sesterzi!
    .task = Gioca Avvelenamento di pesci.
lesson-non-olet-poison = Chi mangia quel pesce riceve altri due segnalini e resta due turni di più. Buon appetito.
    .task = Scegli il senatore di Balbina.
lesson-non-olet-water = Ora i tuoi visitatori. All’inizio del tuo turno la natura toglie un segnalino a ciascuno.
    .task = Vai avanti e lascia fare alla natura.
lesson-non-olet-collect = Il tuo schiavo non ha più segnalini. Finiti i segnalini, si paga e si esce.
    .task = Sceglilo e incassa un sesterzio.
lesson-non-olet-slave = Il suo posto è libero, e uno schiavo può sedere accanto a un cittadino.
    .task = Fai sedere a sinistra lo schiavo seguente.
lesson-non-olet-villa = Hai pescato Villa Dixius: un posto in più tutto tuo, senza vicini da sopportare.
    .task = Gioca Villa Dixius.
lesson-non-olet-women = Due romane stanno volentieri insieme, hanno tanto da raccontarsi: se sono davanti tutte e due, possono dividersi un posto.
    .task = Scegli la seconda romana, e vanno in villa tutte e due.
lesson-non-olet-win = Non restava niente da fare, così il tuo turno è finito da solo. Il primo a 20 sesterzi vince sul colpo. Ora giocano gli altri.
lesson-non-olet-patience = Hai pescato Grande fretta: toglie due segnalini ai tuoi visitatori. Rende di più dopo che la natura ha fatto la sua parte.
    .task = Tieni la carta e vai avanti.
lesson-non-olet-haste = Due visitatori ora pagano. E ad altri due resta un solo segnalino!
    .task = Gioca Grande fretta.
lesson-non-olet-hurry = La carta toglie due segnalini a chi vuoi.
    .task = Togli al senatore l’ultimo segnalino.
lesson-non-olet-both = Il secondo segnalino puoi toglierlo a un altro.
    .task = Togli l’ultimo segnalino alla romana nella villa.
lesson-non-olet-free = Quattro visitatori ora ti pagano undici sesterzi: incassa da uno dopo l’altro. Da qui in poi giochi liberamente. Buona fortuna!

## Pecunia Olet.

lesson-olet-print = Stampi soldi, e tre scagnozzi lavorano per te. A ogni turno ne piazzi uno.
    .task = Piazzane uno nella tipografia che brilla.
lesson-olet-shop = Due banconote false! Con inchiostro e carta la qualità è ★★, e il supermercato dà 50 $ per ciascuna.
    .task = Piazza uno scagnozzo nel supermercato che brilla.
lesson-olet-sell = Qui scegli con che cosa paghi. Fai finta di niente.
    .task = Consegna tutte e due le banconote ★★.
lesson-olet-hat = Uno spazio con il berretto fa avanzare il poliziotto di un passo. Ancora un passo e arriva il Padrino: si prende metà dei contanti di tutti!
lesson-olet-fly = Quello che è all’estero il Padrino non lo tocca. Un biglietto costa 30 $.
    .task = Piazza uno scagnozzo sul volo commerciale.
lesson-olet-hide = Tieni 40 $ per il mercato e nascondi il resto.
    .task = Porta 60 $ sul tuo conto offshore.
lesson-olet-godfather = L’ha chiamato il berretto di Balbina. Hai pagato 20 $ dei tuoi contanti; i tuoi 60 $ all’estero sono al sicuro.
lesson-olet-market = Un nuovo round: gli scagnozzi sono tornati, e le carte invendute costano meno. L’ologramma è il terzo componente, dopo inchiostro e carta.
    .task = Compra l’ologramma per 20 $.
lesson-olet-police = Un’indagine! D’ora in poi il supermercato rifiuta ★ e ★★. Con tre componenti le tue saranno ★★★.
lesson-olet-better = Due banconote per stampatrice, buone quanto i tuoi componenti.
    .task = Piazza uno scagnozzo nella tipografia che brilla.
lesson-olet-receiver = Il ricettatore prende tutto, qualunque cosa sappia la polizia. Paga meno, ma questo spazio non ha berretto.
    .task = Piazza uno scagnozzo dal ricettatore che brilla.
lesson-olet-rate = Le paga tutte come la peggiore: 20, 30 o 40 $.
    .task = Consegna tutte e due le banconote ★★★.
lesson-olet-round = Il round è finito. Hai il segnalino del primo giocatore, quindi cominci ancora tu. Chi va sullo spazio con gli occhiali da sole te lo prende.
lesson-olet-lawyer = Quando il poliziotto arriva sull’ultimo spazio la partita finisce: ognuno può piazzare un ultimo scagnozzo. Un avvocato fa poi lavorare uno dei tuoi ancora una volta; il Grande Avvocato ora costa 30 $.
lesson-olet-free = Alla fine conta solo il denaro, contanti e offshore. Da qui in poi giochi liberamente. Ma attenzione: il prossimo berretto porta il Padrino!
