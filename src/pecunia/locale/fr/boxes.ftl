### What an owner can read off the things in a box, as the page "My box" asks for it.

box-stays = reste
box-pays = paie
box-task = Mission
box-class = Classe
box-number = Combien
box-price = Prix
box-prices = Prix des échelons
box-plain = Rien dessus
box-space = Case
box-start-two = Départ du policier à deux joueurs
box-start-many = Départ du policier à trois et quatre joueurs
box-card = Carte
box-worth = Ce qu’il rapporte
box-mark = Marque
box-copies = Exemplaires

## Tasks of the ladders, without their numbers.

box-task-seated = visiteurs d’une classe dans les latrines
box-task-pairs = places avec deux visiteurs
box-task-classes = visiteurs de classes différentes
box-task-markers-over = un visiteur avec plus de marqueurs que cela
box-task-markers-total = marqueurs sur tous les visiteurs
box-task-hand = cartes Action en main
box-task-queue = Romains dans la file
box-task-villas = villas avec des visiteurs
box-task-received = sesterces de Romains partis dans un tour
box-task-paid = Romains qui paient et partent dans un tour
box-task-paid-class = Romains d’une classe qui paient et partent dans un tour
box-task-played = cartes Action jouées dans un tour
box-task-hastened = marqueurs retirés à tes visiteurs dans un tour
