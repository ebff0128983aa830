### Règles maison et options d’une table : le nom, et dans .text ce qu’il signifie.

## Règles maison

house-finishedTiming = Quand paient les visiteurs qui ont fini
    .text = Détermine quand paie un visiteur qui a perdu son dernier marqueur à cause d’une carte.
house-finishedTiming-phase2ThenOpen = À l’encaissement, ensuite aussitôt
    .text = Un visiteur qui a fini attend que tu encaisses en phase 2 de ton tour ; ensuite, jusqu’à la pioche, ceux qui finissent paient aussitôt.
house-finishedTiming-strictPhase2 = Seulement à l’encaissement
    .text = Les visiteurs paient en phase 2 de ton tour et à aucun autre moment, sauf par Junon ; ceux qui finissent plus tard restent jusqu’à ton tour suivant.
house-finishedTiming-immediate = Toujours aussitôt
    .text = Un visiteur qui perd son dernier marqueur par une carte paie aussitôt, quel que soit le tour ; ceux qui finissent d’eux-mêmes en phase 1 paient toujours en phase 2.
house-queueCap5 = Files de cinq au plus
    .text = Détermine si des cartes peuvent allonger une file au-delà de cinq (édition 2005 seulement).
house-queueCap5-false = Sans limite
    .text = Les files s’allongent autant que les cartes le veulent.
house-queueCap5-true = Cinq au plus
    .text = Aucune carte ne peut envoyer un Romain dans une file de cinq ; ceux de Pause au Colisée qui n’en trouvent pas sont défaussés.
house-winBy = Ce qui compte pour la victoire
    .text = Détermine si tu gagnes par ce que tu possèdes ou par tout ce que tu as encaissé.
house-winBy-held = L’argent possédé
    .text = Tu gagnes dès que tu possèdes la somme visée ; ce que tu paies ou donnes est perdu.
house-winBy-earned = L’argent encaissé
    .text = Tu gagnes dès que la banque t’a versé en tout la somme visée ; impôts, dons et aumônes n’y changent rien.
house-targetPerModule = Sesterces de plus par module
    .text = Chaque module en jeu relève la somme visée d’autant de sesterces, sinon de 5 ; une somme que vous décidez vous-mêmes ne change pas.
house-leaveTriggers = Quels départs comptent
    .text = Détermine si les Romains célèbres et les citoyens qui partent sans payer ont eux aussi leur effet.
house-leaveTriggers-any = Tous les départs
    .text = Les Romains célèbres font leur effet et les citoyens te laissent échanger ta faveur, qu’ils paient ou non.
house-leaveTriggers-paidOnly = Seulement s’ils paient
    .text = Les Romains célèbres qui partent sans payer ne font rien, et les citoyens qui partent sans payer ne te laissent rien échanger.
house-upgradeOncePerTurn = Combien de fois agissent les accessoires
    .text = Détermine si un accessoire agit pour un nouveau Romain par tour ou pour chacun.
house-upgradeOncePerTurn-true = Une fois par tour
    .text = Un accessoire agit pour le premier Romain du tour à qui il convient.
house-upgradeOncePerTurn-false = Chaque nouveau Romain
    .text = Un accessoire agit pour chaque nouveau Romain à qui il convient ; les panneaux et la Balayette n’agissent toujours qu’une fois par tour.
house-ladderWin = Comment on gagne avec les échelons de carrière
    .text = Détermine si c’est le dernier échelon, la somme visée ou les deux qui font gagner.
house-ladderWin-ladderOnly = Le dernier échelon
    .text = Tu gagnes dès que tu es sur le dernier échelon ; l’argent seul ne suffit pas.
house-ladderWin-ladderAndTarget = Le dernier échelon et la somme visée
    .text = Tu gagnes dès que tu es sur le dernier échelon et que tu possèdes la somme visée, dans n’importe quel ordre.
house-ladderWin-either = Le dernier échelon ou la somme visée
    .text = Tu gagnes dès que tu es sur le dernier échelon ou que tu possèdes la somme visée.

## Options

setting-dark-red = Cartes bordeaux
    .text = Ajoute les douze cartes action bordeaux (édition 2016 seulement) ; le nombre de chaque sorte est reconstitué.
setting-open-draft = Choix ouvert
    .text = Les premiers Romains de chaque latrine ne sont pas distribués, mais étalés et choisis un à un, dans un sens puis dans l’autre (édition 2016 seulement).
setting-target = Somme visée
    .text = Ce qu’il faut de sesterces pour gagner : 30 à deux, 25 à trois, 20 de quatre à six, 5 de plus par module, ou ce que vous décidez.
setting-famous = Combien de Romains célèbres
    .text = Combien des dix-huit Romains célèbres participent, tirés au hasard (avec leur module seulement).
setting-famous-all = tous
