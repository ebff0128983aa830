### Cartes, classes, places et éditions. Les noms des cartes sont les noms officiels quand une édition en donne.

## Cartes action : le nom, et ce que la carte fait pour qui la tient en main.

card-line-cutter = Voleur de tour
    .text = Choisis, dans n’importe quelle file, un Romain qui n’est pas en tête : il passe en tête de cette même file.
card-ejection = Renvoi
    .text = Choisis un Romain dans n’importe quelle file et envoie-le tout au bout d’une autre file.
card-latrine-change = Changement de latrines
    .text = Choisis un Romain dans chacune de deux files différentes : ils échangent leurs places.
card-villa-dixius = Villa Dixius
    .text = Pose-la à côté de tes latrines : une place de plus, sans voisins. Sénateur ou esclave, chacun y est bienvenu. Elle disparaît avec son dernier visiteur.
card-great-haste = Bousculade
    .text = Retire deux marqueurs à tes visiteurs : les deux au même, ou un à chacun de deux visiteurs.
    .text-2005 = Choisis un de tes visiteurs et retire-lui deux marqueurs.
card-fish-poisoning = Intoxication alimentaire
    .text = Choisis un visiteur dans les latrines d’un autre joueur : il reçoit deux marqueurs de plus.
card-latrine-gossip = Commérage aux latrines
    .text = Choisis, chez un autre joueur, une place où deux Romaines n’ont pas autant de marqueurs : celle qui en a moins en reçoit jusqu’à égaler l’autre.
card-slave-market = Marché aux esclaves
    .text = Choisis un joueur, toi-même si tu veux : tous les esclaves de ses latrines et de sa file sont défaussés sans payer.
card-citizens-assembly = Assemblée des citoyens
    .text = Choisis un joueur, toi-même si tu veux : tous les citoyens de ses latrines et de sa file sont défaussés sans payer.
card-senate-meeting = Séance au Sénat
    .text = Choisis un joueur, toi-même si tu veux : tous les sénateurs de ses latrines et de sa file sont défaussés sans payer.
card-womens-forum = Forum des Romaines
    .text = Choisis un joueur, toi-même si tu veux : toutes les Romaines de ses latrines et de sa file sont défaussées sans payer.
card-tax-senators = Impôt spécial (sénateurs)
    .text = Tous les joueurs, toi compris, paient à la banque un sesterce par sénateur assis dans leurs latrines. Celui qui est à court paie ce qu’il a.
card-tax-citizens = Impôt spécial (citoyens)
    .text = Tous les joueurs, toi compris, paient à la banque un sesterce par citoyen assis dans leurs latrines. Celui qui est à court paie ce qu’il a.
card-tax-slaves = Impôt spécial (esclaves)
    .text = Tous les joueurs, toi compris, paient à la banque un sesterce par esclave assis dans leurs latrines. Celui qui est à court paie ce qu’il a.
card-colosseum-break = Pause au Colisée
    .text = Révèle trois cartes Romain et place chacune au bout d’une file de ton choix, dans l’ordre que tu veux.
card-regular-guest = Habitué
    .text = Le Romain du dessus de la défausse va au bout d’une file de ton choix.
card-state-visit = Visite d’État
    .text = Révèle trois cartes Romain. Une va en tête de ta file, les autres à la défausse dans l’ordre que tu veux.
card-good-business = Bonnes affaires
    .text = Retire trois marqueurs en tout à tes visiteurs, répartis à ta guise, puis donne un sesterce à un autre joueur. Il faut en posséder un pour jouer cette carte.
card-spring-cleaning = Ménage de printemps
    .text = Chacun de tes visiteurs perd un marqueur.
card-rat-infestation = Invasion de rats
    .text = Retire à un de tes visiteurs autant de marqueurs que tu veux, au moins un, et répartis-les entre tes autres visiteurs.
card-conspiracy = Complot
    .text = Tous les joueurs, toi d’abord, choisissent un de leurs propres visiteurs, qui part aussitôt sans payer.
card-alms = Aumône
    .text = Le joueur le plus riche donne deux sesterces au plus pauvre. En cas d’égalité, c’est toi qui choisis.
card-rich-slaves = Esclaves riches
    .text = Jusqu’à la fin de ce tour, chaque esclave qui paie et s’en va paie le double.
card-rumour-mill = Rumeurs
    .text = Pioche trois cartes action, puis donne un sesterce à un autre joueur. Il faut en posséder un pour jouer cette carte.

## Classes. $count (nombre) : combien.

class-senator =
    { $count ->
        [one] sénateur
       *[other] sénateurs
    }
class-citizen =
    { $count ->
        [one] citoyen
       *[other] citoyens
    }
class-slave =
    { $count ->
        [one] esclave
       *[other] esclaves
    }
class-woman =
    { $count ->
        [one] Romaine
       *[other] Romaines
    }

## Places, telles qu’elles figurent entre parenthèses derrière un Romain.

place-L = à gauche
place-M = au milieu
place-R = à droite
place-V1 = villa 1
place-V2 = villa 2
place-V3 = villa 3

## Éditions.

edition-2005 = Édition 2005 (Goldsieber)
    .text = 40 cartes action, dont Pause au Colisée et Habitué. Bousculade retire les deux marqueurs au même visiteur.
edition-2016 = Édition 2016 (Noris)
    .text = 36 cartes action, et les 12 bordeaux si tu veux. Bousculade peut se partager entre deux visiteurs.

## D’où vient une valeur.

provenance-rulebook = tirée de la règle
    .text = Cette valeur figure dans une règle du jeu.
provenance-reconstruction = reconstituée
    .text = Cette valeur n’est imprimée que sur les cartes et ne figure dans aucune règle : nous l’avons choisie. Si tu possèdes la boîte, tu peux utiliser tes propres valeurs.
provenance-owner = tirée de ta boîte
    .text = Cette valeur vient du fichier de valeurs que tu as chargé.
provenance-confirmed = confirmé
    .text = Deux propriétaires qui ne se connaissent pas lisent la même chose sur leurs boîtes.
