### Chi gioca dove non siede nessuno: i bot, con il nome che i comandi conoscono, e il loro carattere (-is).

bot-random = Bot a caso
bot-random-is = fa una mossa qualsiasi tra quelle permesse
bot-greedy = Bot avido
bot-greedy-is = fa la mossa migliore che vede
bot-bucket-carrier = Portasecchi
bot-bucket-carrier-is = porta quel che capita e ne rovescia quasi tutto
bot-sponge-washer = Lavaspugne
bot-sponge-washer-is = strofina bene dove guarda, e guarda una volta su due
bot-doorkeeper = Portinaio
bot-doorkeeper-is = tiene d’occhio la porta e ogni tanto si appisola
bot-latrine-tenant = Appaltatore delle latrine
bot-latrine-tenant-is = ha un canone da pagare e si lascia sfuggire poco
bot-latrine-master = Maestro delle latrine
bot-latrine-master-is = gli sfugge poco, e di rado un buon affare
bot-latrine-king = Re delle latrine
bot-latrine-king-is = gioca come il campione e non si lascia sfuggire nulla
bot-old-king = Vecchio re
bot-old-king-is = esplora partite immaginate, come il re delle latrine prima che ci fosse un campione
bot-champion = Campione
bot-champion-is = ha imparato giocando contro sé stesso
