### Le regole di Pecunia Olet per i giocatori che discutono: che cosa dice un passo di docs/rules, e perché (.why).
### La chiave è il gioco e il passo: O7, o section-3-4 per §3.4.

## Sezioni

rule-olet-section-2-3 = Nel tuo turno piazzi uno scagnozzo su uno spazio libero e lì agisci subito, o passi e ne corichi uno. Puoi piazzarlo solo dove puoi davvero fare qualcosa. Ci resta fino alla fine del round, quindi ogni spazio serve una volta per round. Rinunciare si può solo alla fine della partita.
rule-olet-section-2-6 = Quando il poliziotto arriva sull’ultimo spazio, il round si interrompe. Chi ha ancora uno scagnozzo può piazzarne uno; poi i proprietari di { olet-card-great-lawyer } e { olet-card-bad-lawyer }, in quest’ordine, possono riprendere ciascuno uno dei propri dal tabellone e piazzarlo di nuovo, anche sullo stesso spazio. Se lì nessuna azione è possibile, resta dov’era.
rule-olet-section-3 = Gli scagnozzi vanno sugli spazi del vostro lato del tabellone; ce n’è uno per due giocatori e uno per tre o quattro. Lo spazio dev’essere libero, e devi poter fare ciò che offre. Si paga solo in contanti.
rule-olet-section-3-1 = Al mercato nero compri la carta che sta nella posizione, al prezzo della posizione e in contanti. Una volta comprata, la posizione resta vuota fino alla fine del round; solo allora arrivano altre carte.
rule-olet-section-3-3 = Il supermercato prende da una a tre banconote false e dà 50 $ per ciascuna, ma solo di una qualità che lì non conoscono ancora. Ogni indagine ne fa conoscere una in più, la peggiore per prima, fino alla fine della partita. Dopo la terza, lì nessuno smercia più nulla.
rule-olet-section-3-4 = Il ricettatore prende da una a otto banconote false di qualunque qualità, anche quelle che il supermercato rifiuta. Ciascuna è pagata come la peggiore: 20 $ con una stella, 30 $ con due, 40 $ con tre.

## Decisioni

rule-olet-O7 = Chi vende consegna almeno una banconota falsa, al massimo tre al supermercato e otto dal ricettatore. Zero non basta, perché uno scagnozzo non può occupare uno spazio senza farci nulla.
rule-olet-O9 = Puoi comprare solo ciò che paghi subito in contanti; puoi spenderci anche gli ultimi. Non si prende una carta per pagarla dopo, perché il regolamento non conosce debiti.
rule-olet-O10 = Carte e voli si pagano in contanti, mai con il denaro del conto offshore. Il prezzo del volo, 30 $, viene prima: ciò che riporti con un volo non può pagare quel volo.
rule-olet-O11 = Nessuno può avere due jet privati. Il regolamento vieta di comprarne un secondo, quindi non puoi nemmeno soffiarlo agli altri. Di tutte le altre carte puoi averne quante vuoi.
rule-olet-O32 = Un volo sposta denaro, o offshore o verso casa, a decine e solo quello che hai. Un volo che non sposta nulla non sarebbe un’azione, e senza azione non si piazza nessuno scagnozzo.
rule-olet-O36 = Finché il poliziotto è su uno sciopero nessuno vola, né con la linea né con un jet privato. Non puoi nemmeno piazzarci uno scagnozzo senza volare. Lo sciopero finisce quando il poliziotto va avanti.
rule-olet-O41 = Alla fine chi ha ancora uno scagnozzo può piazzarne uno un’ultima volta. Il regolamento dice «può»: sei libero di rinunciare, ma passare non si può più.
rule-olet-O62 = Da uno spazio dei jet privati parte solo chi possiede un jet privato, e vola senza pagare. Tutti gli altri prendono il volo di linea per 30 $; se parti da lì, li paghi anche con un jet tuo.
