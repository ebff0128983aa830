### Qui joue là où il n’y a personne : les robots, sous le nom que les commandes connaissent, et leur caractère (-is).

bot-random = Robot au hasard
bot-random-is = joue n’importe quel coup permis
bot-greedy = Robot avide
bot-greedy-is = joue le meilleur coup en vue
bot-bucket-carrier = Porteur de seaux
bot-bucket-carrier-is = porte ce qui vient et en renverse la moitié
bot-sponge-washer = Laveur d’éponges
bot-sponge-washer-is = voit le coup à jouer et rien au-delà
bot-doorkeeper = Portier
bot-doorkeeper-is = ne laisse entrer aucune mauvaise affaire
bot-latrine-tenant = Tenancier des latrines
bot-latrine-tenant-is = a un bail à payer, alors il prévoit
bot-latrine-master = Maître des latrines
bot-latrine-master-is = pèse tout ce que tu pourrais cacher
bot-latrine-king = Roi des latrines
bot-latrine-king-is = connaît ton prochain coup avant toi
