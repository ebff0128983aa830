### Chi gioca dove non siede nessuno: i bot, con il nome che i comandi conoscono, e il loro carattere (-is).

bot-random = Bot a caso
bot-random-is = fa una mossa qualsiasi tra quelle permesse
bot-greedy = Bot avido
bot-greedy-is = fa la mossa migliore che vede
bot-bucket-carrier = Portasecchi
bot-bucket-carrier-is = porta quel che capita e ne rovescia metà
bot-sponge-washer = Lavaspugne
bot-sponge-washer-is = vede la mossa che ha davanti e nient’altro
bot-doorkeeper = Portinaio
bot-doorkeeper-is = non lascia entrare nessun cattivo affare
bot-latrine-tenant = Appaltatore delle latrine
bot-latrine-tenant-is = ha un canone da pagare, perciò pensa in anticipo
bot-latrine-master = Maestro delle latrine
bot-latrine-master-is = soppesa tutto quello che potresti nascondere
bot-latrine-king = Re delle latrine
bot-latrine-king-is = conosce la tua prossima mossa prima di te
