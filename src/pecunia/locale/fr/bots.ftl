### Qui joue là où il n’y a personne : les bots, sous le nom que les commandes connaissent, et leur caractère (-is).

bot-random = Bot tête en l’air
bot-random-is = joue n’importe quoi, pourvu que ce soit permis
bot-greedy = Bot avide
bot-greedy-is = saute sur le meilleur coup en vue
bot-bucket-carrier = Porteur de seau
bot-bucket-carrier-is = porte ce qui vient et en renverse la moitié en route
bot-sponge-washer = Laveur d’éponges
bot-sponge-washer-is = frotte bien là où il regarde, et il regarde une fois sur deux
bot-doorkeeper = Portier
bot-doorkeeper-is = garde la porte d’un œil, et de temps en temps d’aucun
bot-latrine-tenant = Tenancier
bot-latrine-tenant-is = a un bail à payer et ne laisse pas filer grand-chose
bot-latrine-master = Maître des latrines
bot-latrine-master-is = a l’œil à tout, et du nez pour les affaires
bot-latrine-king = Roi des latrines
bot-latrine-king-is = joue comme le champion et n’oublie personne
bot-old-king = Vieux roi
bot-old-king-is = explore des donnes imaginées, comme le roi des latrines avant l’arrivée du champion
bot-champion = Champion
bot-champion-is = a tout appris en jouant contre lui-même

## Quatre de même force, chacun à sa manière.

bot-builder = Bâtisseur
bot-builder-is = monte d’abord son affaire et laisse venir l’argent ensuite
bot-hasty = Pressé
bot-hasty-is = veut son argent tout de suite et ne sait pas attendre
bot-spiteful = Rancunier
bot-spiteful-is = se réjouit de tout ce qui nuit aux autres
bot-miser = Avare
bot-miser-is = ne dépense rien de ce qui peut se garder
