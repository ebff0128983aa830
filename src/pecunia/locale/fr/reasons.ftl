### Pourquoi un coup n’est pas permis : une phrase pour le joueur. Le programme ajoute la référence de la règle.

## Le moment. $asked : la question posée.

reason-not-a-move = Ça ne ressemble à aucun coup connu, même à Rome.
reason-not-your-question = Ce n’est pas à toi de choisir : un peu de patience.
reason-game-over = La partie est finie : rien ne va plus.
reason-not-now = Pas maintenant. La question est : « { $asked } »
reason-no-such-player = Personne ne s’appelle ainsi à cette table.

## S’asseoir et encaisser

reason-no-such-place = Cette place n’existe pas chez toi.
reason-place-taken = Occupé ! Il y a déjà quelqu’un.
reason-place-free = Il n’y a personne à rejoindre là.
reason-place-full = Ils sont déjà deux, et à trois, ça ne tient pas.
reason-not-two-women = Ces deux-là ne partagent pas leur place : sans module qui le permette, c’est réservé à deux Romaines.
reason-senator-beside-slave = Un sénateur à côté d’un esclave ? Pas dans cette Rome.
reason-queue-empty = Ta file est vide : personne n’attend.
reason-must-seat = Pas si vite : une place est libre, et le premier de ta file ne tient plus. Ton tour n’est pas fini.
reason-must-collect = L’argent d’abord : quelqu’un a fini, encaisse avant de continuer.
reason-not-finished = Patience : ce visiteur a encore des marqueurs, il n’a pas fini.
reason-no-visitor-there = Il n’y a personne à cette place.

## Jouer une carte

reason-card-not-in-hand = Cette carte n’est pas dans ta main, hélas.
reason-card-not-in-game = Cette carte ne fait pas partie de votre jeu.
reason-no-other-card-in-play = Une chose à la fois : termine d’abord l’autre carte.
reason-nothing-to-do = La carte ne changerait rien pour l’instant : garde-la pour plus tard.
reason-no-money-to-give = Tu n’as rien à donner : il faut un sesterce, et ta bourse est vide.
reason-no-markers = Il n’y a aucun marqueur à retirer là.
reason-must-take-marker = Pas encore : la carte demande plus de marqueurs, et il en reste.
reason-no-romans-left = Il n’y a plus de Romains à piocher : Rome est vide.
reason-no-cards-to-draw = Il n’y a plus de cartes action à piocher : Rome est à court d’idées.
reason-discard-empty = La défausse est vide : aucun Romain à rappeler.

## Choisir une cible

reason-no-card-there = Il n’y a aucun Romain à choisir là.
reason-no-queue-to-cut = Aucune file ne compte deux Romains : il n’y a personne à doubler.
reason-already-in-front = Ce Romain est déjà en tête : plus personne à bousculer.
reason-same-queue = Il faut une autre file : ce Romain est déjà dans celle-ci.
reason-queue-full = Cette file est complète : à votre table, on s’arrête à cinq.
reason-own-visitor = C’est un des tiens : choisis un visiteur chez quelqu’un d’autre.
reason-no-unequal-pair = Pas de commérage possible : il faut deux Romaines à une place d’un autre joueur, avec un nombre inégal de marqueurs.
reason-not-a-pair = Il n’y a pas deux Romaines à cette place.
reason-needs-two-visitors = Il te faut au moins deux visiteurs : les rats doivent bien aller quelque part.
reason-same-visitor = Pas le même visiteur : les marqueurs vont à un autre des tiens.
reason-no-such-class = Personne de cette classe n’est là, ni aux latrines ni dans la file.
reason-nobody-pays = Personne n’aurait à payer : cet impôt ne rapporterait rien.
reason-all-equal = Vous avez tous autant : ni riches ni pauvres, donc pas d’aumône.
reason-not-richest = Il y a plus riche : choisis parmi les plus riches.
reason-not-poorest = Il y a plus pauvre : choisis parmi les plus pauvres.
reason-already-rich = Les esclaves sont déjà riches : ils paient le double, pas le quadruple.
reason-yourself = Pas de cadeau à soi-même : choisis quelqu’un d’autre.

## Modules

reason-module-off-famous = Le module « { module-famous } » (famous) n’est pas en jeu.
reason-module-off-upgrades = Le module « { module-upgrades } » (upgrades) n’est pas en jeu.
reason-module-off-events = Le module « { module-events } » (events) n’est pas en jeu.
reason-module-off-careers = Le module « { module-careers } » (careers) n’est pas en jeu.
reason-module-off-favours = Le module « { module-favours } » (favours) n’est pas en jeu.
reason-modules-off = Aucun des modules qui permettent ce coup n’est en jeu.
reason-not-his-place = César ne s’assied pas tant qu’il y a un sénateur, et Brutus exige le milieu.
reason-not-two-men = Les amis de Vercingétorix ne rejoignent qu’un homme seul, jamais une Romaine.
reason-vercingetorix-elsewhere = Les amis de Vercingétorix s’installent ailleurs qu’à sa place, et un seul à chacune.
reason-not-passed-on = Brutus ne peut pas être envoyé ailleurs : il doit être en tête, une place doit être libre et le milieu hors de portée.
reason-draft-share = Tu as déjà tes deux Romains : prends autre chose.
reason-no-sign = Ce panneau n’est sur aucun de tes sièges.
reason-sign-used = Ce panneau a déjà servi pendant ce tour.
reason-seat-not-free = Le siège au panneau est pris : personne ne peut s’y mettre.
reason-signs-roman-cannot-sit = Personne dans ta file pour ce panneau, ou le premier concerné ne peut pas s’asseoir là.
reason-top-rung = Tu es déjà sur le dernier échelon : plus haut, il n’y a que les dieux.
reason-already-climbed = Un échelon par tour : le tien est déjà gravi.
reason-no-money-to-climb = L’échelon suivant est au-dessus de tes moyens.
reason-task-not-done = La mission de l’échelon suivant n’est pas accomplie : pas de promotion ce tour-ci.
reason-favour-not-held = Tu n’as pas cette faveur : les dieux choisissent leurs amis.
reason-favour-standing = Cette faveur n’attend pas d’ordre : elle agit d’elle-même.
reason-favour-fresh = Tu viens de recevoir cette faveur : elle agit à partir de ton prochain tour.
reason-favour-used = Cette faveur a déjà servi pendant ce tour : les dieux n’aident qu’une fois.
reason-favour-idle = Cette faveur ne te servirait à rien pour l’instant : laisse les dieux dormir.
reason-mars-cannot = Ce n’est pas son tour : seule la faveur de Mars fait asseoir le deuxième ou le troisième, et seulement là où c’est permis.
reason-venus-protects = Vénus protège ces latrines : bas les pattes, tes cartes n’y touchent pas.

## Pecunia Olet

reason-no-henchman = Aucun de tes hommes de main n’est là.
reason-no-such-space = Cette case n’existe pas sur ce plateau.
reason-space-occupied = La place est prise : un homme de main y travaille déjà.
reason-strike = Aucun avion ne décolle : grève des contrôleurs, jusqu’à ce que le policier avance.
reason-no-jet = On ne décolle d’ici qu’avec son propre jet privé.
reason-no-market-card = Il n’y a rien à acheter là : même le marché noir a ses trous.
reason-second-jet = Tu as déjà un jet privé, et deux, ça se remarque.
reason-no-cash = Tu manques de liquide, et l’argent offshore ne paie rien ici.
reason-bad-count = Tu ne peux pas en écouler autant : un au moins, trois au plus au supermarché, huit chez le receleur.
reason-no-fakes = Il te manque des faux billets pour ça.
reason-blocked-quality = Le supermarché connaît ces faux billets : plus personne n’y croit.
reason-bad-transfer = Le compte n’y est pas : dans un sens ou dans l’autre, par dizaines, et seulement ce que tu as.
reason-no-passing-now = Tu ne peux pas passer maintenant : place un homme de main ou renonce.
reason-no-declining-now = Tu ne peux pas renoncer ici : place un homme de main, ou passe à ton tour.
reason-nothing-after-lifting = Cet homme de main n’aurait plus rien à faire ensuite : il reste où il est.
