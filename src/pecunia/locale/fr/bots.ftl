### Qui joue là où il n’y a personne : les robots, sous le nom que les commandes connaissent, et leur caractère (-is).

bot-random = Robot au hasard
bot-random-is = joue n’importe quel coup permis
bot-greedy = Robot avide
bot-greedy-is = joue le meilleur coup en vue
bot-bucket-carrier = Porteur de seaux
bot-bucket-carrier-is = porte ce qui vient et en renverse presque tout
bot-sponge-washer = Laveur d’éponges
bot-sponge-washer-is = frotte bien là où il regarde, et regarde une fois sur deux
bot-doorkeeper = Portier
bot-doorkeeper-is = surveille la porte et s’assoupit de temps en temps
bot-latrine-tenant = Tenancier des latrines
bot-latrine-tenant-is = a un bail à payer et laisse passer peu d’occasions
bot-latrine-master = Maître des latrines
bot-latrine-master-is = manque peu de choses, et rarement une bonne affaire
bot-latrine-king = Roi des latrines
bot-latrine-king-is = joue comme le champion et ne laisse rien passer
bot-old-king = Vieux roi
bot-old-king-is = explore des parties imaginées, comme le roi des latrines avant qu’il y ait un champion
bot-champion = Champion
bot-champion-is = a appris en jouant contre lui-même
