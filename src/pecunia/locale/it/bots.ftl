### Chi gioca dove non siede nessuno: i bot, con il nome che i comandi conoscono, e il loro carattere (-is).

bot-random = Bot casuale
bot-random-is = gioca quel che capita, purché sia permesso
bot-greedy = Bot avido
bot-greedy-is = si butta sulla mossa migliore che vede
bot-bucket-carrier = Portatore di secchi
bot-bucket-carrier-is = porta quel che capita e ne rovescia la metà per strada
bot-sponge-washer = Lavaspugne
bot-sponge-washer-is = strofina bene dove guarda, e guarda una volta su due
bot-doorkeeper = Portinaio
bot-doorkeeper-is = tiene d’occhio la porta, con un occhio solo
bot-latrine-tenant = Appaltatore
bot-latrine-tenant-is = ha un canone da pagare e si lascia sfuggire poco
bot-latrine-master = Mastro latrinaio
bot-latrine-master-is = ha l’occhio per tutto, e il naso per gli affari
bot-latrine-king = Re delle latrine
bot-latrine-king-is = gioca come il campione e non perdona nulla
bot-old-king = Vecchio re
bot-old-king-is = esplora mani immaginate, come il re delle latrine prima che arrivasse il campione
bot-champion = Campione
bot-champion-is = ha imparato giocando contro sé stesso

## Quattro della stessa forza, ognuno con i suoi modi.

bot-builder = Costruttore
bot-builder-is = prima mette su la sua attività e lascia che i soldi arrivino dopo
bot-hasty = Frettoloso
bot-hasty-is = vuole i soldi subito e non sa aspettare
bot-spiteful = Dispettoso
bot-spiteful-is = gode di tutto ciò che danneggia gli altri
bot-miser = Avaro
bot-miser-is = non spende nulla che si possa tenere
