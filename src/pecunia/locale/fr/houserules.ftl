### Règles maison et options d’une table : le nom, et dans .text ce qu’il signifie.

## Règles maison

house-finishedTiming = Quand paient les visiteurs qui ont fini
    .text = Fixe le moment où paie un visiteur à qui une carte a pris son dernier marqueur.
house-finishedTiming-phase2ThenOpen = À l’encaissement, ensuite aussitôt
    .text = Un visiteur qui a fini attend que tu encaisses en phase 2 de ton tour ; de là jusqu’à la pioche, quiconque finit paie aussitôt.
house-finishedTiming-strictPhase2 = Seulement à l’encaissement
    .text = Les visiteurs paient en phase 2 de ton tour et à aucun autre moment, sauf par Junon ; qui finit plus tard reste jusqu’à ton tour suivant.
house-finishedTiming-immediate = Toujours aussitôt
    .text = Qui perd son dernier marqueur par une carte paie aussitôt, quel que soit le tour ; ceux qui finissent d’eux-mêmes en phase 1 paient toujours en phase 2.
house-queueCap5 = Files de cinq au plus
    .text = Fixe si des cartes peuvent allonger une file au-delà de cinq (édition 2005 seulement).
house-queueCap5-false = Sans limite
    .text = Les files s’allongent autant que les cartes le veulent.
house-queueCap5-true = Cinq au plus
    .text = Aucune carte ne peut envoyer un Romain dans une file de cinq ; ceux de Pause au Colisée qui n’en trouvent pas sont défaussés.
house-winBy = Ce qui compte pour la victoire
    .text = Fixe si tu gagnes par ce que tu possèdes ou par tout ce que tu as encaissé.
house-winBy-held = L’argent possédé
    .text = Tu gagnes dès que tu possèdes la somme visée ; ce que tu paies ou donnes est perdu.
house-winBy-earned = L’argent encaissé
    .text = Tu gagnes dès que la banque t’a versé en tout la somme visée ; impôts, dons et aumônes n’y changent rien.
house-targetPerModule = Sesterces de plus par module
    .text = Chaque module en jeu relève la somme visée d’autant de sesterces, sinon de 5 ; une somme que vous décidez vous-mêmes ne change pas.
house-leaveTriggers = Quels départs comptent
    .text = Fixe si les Romains célèbres et les citoyens qui partent sans payer ont eux aussi leur effet.
house-leaveTriggers-any = Tous les départs
    .text = Les Romains célèbres font leur effet et les citoyens te laissent échanger ta faveur, qu’ils paient ou non.
house-leaveTriggers-paidOnly = Seulement payés
    .text = Les Romains célèbres qui partent sans payer ne font rien, et les citoyens qui partent sans payer ne te laissent rien échanger.
house-upgradeOncePerTurn = Combien de fois servent les accessoires
    .text = Fixe si un accessoire sert un nouveau Romain par tour ou chacun.
house-upgradeOncePerTurn-true = Une fois par tour
    .text = Un accessoire sert le premier Romain du tour qu’il peut servir.
house-upgradeOncePerTurn-false = Chaque nouveau Romain
    .text = Un accessoire sert chaque nouveau Romain qu’il peut servir ; les panneaux et la Balayette agissent toujours une fois par tour.
house-ladderWin = Ce qui gagne avec les échelons de carrière
    .text = Fixe si c’est le dernier échelon, la somme visée ou les deux qui gagnent.
house-ladderWin-ladderOnly = Le dernier échelon
    .text = Tu gagnes dès que tu es sur le dernier échelon ; l’argent seul ne gagne pas.
house-ladderWin-ladderAndTarget = Le dernier échelon et la somme visée
    .text = Tu gagnes dès que tu es sur le dernier échelon et que tu possèdes la somme visée, dans n’importe quel ordre.
house-ladderWin-either = Le dernier échelon ou la somme visée
    .text = Tu gagnes dès que tu es sur le dernier échelon ou que tu possèdes la somme visée.

## Options

setting-dark-red = Cartes rouge foncé
    .text = Ajoute les douze cartes action rouge foncé (édition 2016 seulement) ; le nombre de chaque sorte est reconstitué.
setting-open-draft = Choix ouvert
    .text = Les premiers Romains de chaque latrine ne sont pas distribués, mais étalés et choisis un à un, dans un sens puis dans l’autre (édition 2016 seulement).
setting-target = Somme visée
    .text = Le nombre de sesterces qui gagne la partie : 30 à deux, 25 à trois, 20 de quatre à six, 5 de plus par module, ou ce que vous décidez.
setting-famous = Combien de Romains célèbres
    .text = Autant des dix-huit Romains célèbres prennent part au jeu, tirés au hasard (avec leur module seulement).
setting-famous-all = tous
