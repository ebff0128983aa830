### Les premières parties guidées : ce que dit chaque étape, et ce qu’il faut faire. Une idée par étape.

## Pecunia non olet.

lesson-non-olet-seat = Bienvenue dans tes latrines ! Ta file attend en bas ; premier arrivé, premier assis : un sénateur.
    .task = Assieds-le à droite, sur la place qui brille.
lesson-non-olet-refusal = Voici un esclave en tête, mais sénateurs et esclaves ne s’asseyent jamais côte à côte. Quand c’est interdit, la table dit pourquoi.
    .task = Essaie quand même la place du milieu, qui brille.
lesson-non-olet-cutter = Il bloque toute la file, et derrière on croise les jambes. Le Voleur de tour amène qui tu veux en tête.
    .task = Joue le Voleur de tour.
lesson-non-olet-citizen = Un citoyen s’assied à côté de n’importe qui : question de savoir-vivre.
    .task = Choisis le citoyen qui est deuxième dans ta file.
lesson-non-olet-middle = Le voilà en tête, et pressé.
    .task = Assieds-le sur la place libre du milieu.
lesson-non-olet-markers = Les gouttes sont des marqueurs, une par tour que le visiteur passe chez toi. Ton sénateur reste trois tours, puis te paie quatre sesterces.
lesson-non-olet-draw = Complet ! Chaque tour se termine par la pioche d’une carte.
    .task = Pioche une carte et finis ton tour.
lesson-non-olet-rival = Les autres ont joué. Tu vois le sénateur de Balbina ? À son prochain tour, il lui paiera cinq sesterces !
    .task = Joue l’Intoxication alimentaire.
lesson-non-olet-poison = Celui qui mange de ce poisson reçoit deux marqueurs et reste deux tours de plus. Le pauvre.
    .task = Choisis le sénateur de Balbina.
lesson-non-olet-water = À tes visiteurs, maintenant. Au début de ton tour, la nature retire un marqueur à chacun.
    .task = Continue et laisse faire la nature.
lesson-non-olet-collect = Ton esclave n’a plus de marqueur. Plus de marqueur : on paie et on s’en va.
    .task = Choisis-le et encaisse un sesterce.
lesson-non-olet-slave = Sa place est libre, et un esclave peut s’asseoir à côté d’un citoyen.
    .task = Assieds l’esclave suivant à gauche.
lesson-non-olet-villa = Tu as pioché la Villa Dixius : une place de plus, sans voisins à supporter.
    .task = Joue la Villa Dixius.
lesson-non-olet-women = Deux Romaines aiment être ensemble, il y a tant à raconter : en tête toutes les deux, elles partagent une place.
    .task = Choisis la deuxième Romaine : elles vont ensemble à la villa.
lesson-non-olet-win = Il n’y avait plus rien à faire, ton tour s’est donc terminé tout seul. Le premier à 20 sesterces gagne sur-le-champ. Aux autres de jouer.
lesson-non-olet-patience = Tu as pioché la Bousculade : elle retire deux marqueurs à tes visiteurs. Elle rapporte davantage une fois que la nature a fait sa part.
    .task = Garde la carte et continue.
lesson-non-olet-haste = Deux visiteurs paient maintenant. Et deux autres n’ont plus qu’un marqueur chacun !
    .task = Joue la Bousculade.
lesson-non-olet-hurry = La carte retire deux marqueurs à qui tu veux.
    .task = Retire le dernier marqueur du sénateur.
lesson-non-olet-both = Le second marqueur peut venir d’un autre visiteur.
    .task = Retire le dernier marqueur de la Romaine de la villa.
lesson-non-olet-free = Quatre visiteurs te paient maintenant onze sesterces : encaisse-les l’un après l’autre. À partir d’ici, tu joues librement. Bonne chance !

## Pecunia Olet.

lesson-olet-print = Tu imprimes de l’argent, et trois hommes de main travaillent pour toi. À chaque tour, tu en places un.
    .task = Places-en un à l’imprimerie qui brille.
lesson-olet-shop = Deux faux billets ! Avec l’encre et le papier, ils sont de qualité ★★, et le supermarché donne 50 $ pour chacun.
    .task = Place un homme de main au supermarché qui brille.
lesson-olet-sell = Tu choisis ici avec quoi tu paies. Reste naturel.
    .task = Donne les deux faux billets ★★.
lesson-olet-hat = Une case à képi fait avancer le policier d’un pas. Encore un pas et le Parrain débarque : il prend à tous la moitié de leur liquide !
lesson-olet-fly = Ce qui est à l’étranger, le Parrain n’y touche pas. Un billet d’avion coûte 30 $.
    .task = Place un homme de main sur le vol de ligne.
lesson-olet-hide = Tu gardes 40 $ pour le marché et tu caches le reste.
    .task = Mets 60 $ sur ton compte offshore.
lesson-olet-godfather = Le képi de Balbina l’a fait venir. Tu as payé 20 $ de ton liquide ; tes 60 $ à l’étranger sont à l’abri.
lesson-olet-market = Une nouvelle manche : les hommes de main sont revenus, et les cartes invendues coûtent moins cher. L’hologramme est le troisième ingrédient, après l’encre et le papier.
    .task = Achète l’hologramme pour 20 $.
lesson-olet-police = Une enquête ! Désormais le supermarché refuse ★ et ★★. Avec trois ingrédients, tes faux seront ★★★.
lesson-olet-better = Deux faux par imprimante, aussi bons que tes ingrédients.
    .task = Place un homme de main à l’imprimerie qui brille.
lesson-olet-receiver = Le receleur prend tout, quoi que sache la police. Il paie moins, mais cette case n’a pas de képi.
    .task = Place un homme de main chez le receleur qui brille.
lesson-olet-rate = Il les paie tous comme le plus mauvais : 20, 30 ou 40 $.
    .task = Donne les deux faux billets ★★★.
lesson-olet-round = La manche est finie. Tu as le pion, c’est donc encore à toi de commencer, tant que personne ne te le prend sur la case aux lunettes de soleil.
lesson-olet-lawyer = Quand le policier arrive sur sa dernière case, la partie s’achève : chacun peut placer un dernier homme de main. Un avocat fait alors travailler l’un des tiens encore une fois ; le ténor du barreau coûte 30 $ en ce moment.
lesson-olet-free = À la fin, seul l’argent compte, le liquide et l’offshore. À partir d’ici, tu joues librement. Mais gare : le prochain képi amène le Parrain !
