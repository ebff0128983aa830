### L’arbitre : ce que les règles disent d’une position et d’un coup.

## La réponse. $player : un nom ; $letter : une place ; $move : le coup, comme il a été dit ; $text : une phrase.

judge-player = Joueur { $letter }
judge-asked = { $player } ({ $letter }) : { $question }
judge-forced = { $player } n’a rien à choisir ici. Ceci se passe tout seul :
judge-before = Avant cela, ceci s’est passé tout seul :
judge-legal = { $move } : permis. { $text }
judge-refused = { $move } : pas permis. { $text }
judge-rule = Règle { $clause } : { $text }
judge-unprinted = { $romans } : pas parmi les Romains reconstitués. C’est ce que tu as indiqué qui compte.
judge-over = Cette partie est terminée : rien n’est permis.

## Noms. $text : ce qui a été dit ; $near : ce qui s’en approche le plus.

error-name-unknown = Personne ici ne connaît « { $text } ». Ce qui s’en approche le plus : { $near }.
error-name-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $near }.
error-name-strange = Rien ne s’appelle « { $text } » ici.
error-name-no-player = Il n’y a pas de joueur « { $text } » à cette table. Il y a : { $near }.

## Ce qu’on dit pour les mots des coups et des places, séparé par des virgules. Le premier est proposé quand un mot n’est pas connu.

say-done = fini, terminer, fin du tour
say-play = joue, jouer, jouons
say-discard = défausse, défausser
say-upgrade = accessoire, prends l’accessoire, amélioration
say-event = événement
say-favour = faveur
say-use = utilise, utiliser
say-seat = assieds, asseoir, place
say-join = rejoins, rejoindre
say-collect = encaisse, encaisser
say-visitor = visiteur
say-queue = file
say-player = joueur
say-card = carte
say-yes = oui
say-pay = paie, payer, paye
say-pass = passe, passer
say-climb = monte, monter
say-place = place, placer
say-lift = reprends, reprendre
say-sell = vends, vendre
say-deposit = dépose, déposer
say-withdraw = retire, retirer
say-decline = renonce, renoncer
say-L = gauche, à gauche, place de gauche
say-M = milieu, au milieu, place du milieu
say-R = droite, à droite, place de droite
say-V1 = villa 1, villa
say-V2 = villa 2
say-V3 = villa 3
say-pair = paire, ensemble, les deux
say-second = deuxième, le deuxième
say-third = troisième, le troisième
say-paying = en payant
