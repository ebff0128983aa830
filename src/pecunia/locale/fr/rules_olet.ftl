### Les règles de Pecunia Olet pour les joueurs qui discutent : ce que dit un passage de docs/rules, et pourquoi (.why).
### La clé est le jeu et le passage : O7, ou section-3-4 pour §3.4.

## Sections

rule-olet-section-2-3 = À ton tour, tu places un homme de main sur une case libre et tu y agis aussitôt, ou tu passes et tu en couches un. Tu ne peux le placer que là où tu peux vraiment agir. Il y reste jusqu’à la fin de la manche : chaque case sert donc une fois par manche. On ne peut renoncer qu’à la fin de la partie.
rule-olet-section-2-6 = Quand le policier atteint la dernière case, la manche s’arrête. Qui a encore un homme de main peut en placer un, puis les propriétaires du { olet-card-great-lawyer } et de l’{ olet-card-bad-lawyer }, dans cet ordre, peuvent chacun reprendre un des leurs sur le plateau et le placer à nouveau, même sur la même case. Si aucune action n’y est possible, il reste où il était.
rule-olet-section-3 = Les hommes de main vont sur les cases de votre côté du plateau ; il y en a un pour deux joueurs et un pour trois ou quatre. La case doit être libre, et tu dois pouvoir faire ce qu’elle offre. On ne paie qu’en liquide.
rule-olet-section-3-1 = Au marché noir, tu achètes la carte de l’emplacement, au prix de l’emplacement et en liquide. Une fois la carte achetée, l’emplacement reste vide jusqu’à la fin de la manche ; c’est alors seulement que d’autres cartes arrivent.
rule-olet-section-3-3 = Le supermarché prend un à trois faux billets et donne 50 $ pour chacun, mais seulement d’une qualité qu’on n’y connaît pas encore. Chaque enquête en fait connaître une de plus, la plus mauvaise d’abord, jusqu’à la fin de la partie. Après la troisième, personne n’y écoule plus rien.
rule-olet-section-3-4 = Le receleur prend un à huit faux billets de n’importe quelle qualité, même ceux que le supermarché refuse. Chacun est payé comme le plus mauvais du lot : 20 $ avec une étoile, 30 $ avec deux, 40 $ avec trois.

## Décisions

rule-olet-O7 = Qui vend donne au moins un faux billet, trois au plus au supermarché, huit chez le receleur. Zéro ne suffit pas, car un homme de main ne peut pas occuper une case sans rien y faire.
rule-olet-O9 = Tu ne peux acheter que ce que tu paies aussitôt en liquide ; tes derniers billets peuvent y passer. On ne prend pas une carte pour la payer plus tard, car la règle ne connaît pas de dettes.
rule-olet-O10 = Les cartes et les vols se paient en liquide, jamais avec l’argent du compte offshore. Le prix du vol, 30 $, vient d’abord : ce que tu rapportes d’un vol ne peut pas payer ce vol.
rule-olet-O11 = Personne ne peut avoir deux jets privés. La règle interdit d’en acheter un second : tu ne peux donc pas non plus le souffler aux autres. De toutes les autres cartes, tu peux avoir autant que tu veux.
rule-olet-O32 = Un vol déplace de l’argent, soit offshore, soit vers chez toi, par dizaines et seulement ce que tu as. Un vol qui ne déplace rien ne serait pas une action, et sans action on ne place pas d’homme de main.
rule-olet-O36 = Tant que le policier est sur une grève, personne ne vole, ni en vol de ligne ni en jet privé. Tu ne peux pas non plus y placer un homme de main sans voler. La grève finit quand le policier avance.
rule-olet-O41 = À la fin, qui a encore un homme de main peut en placer un une dernière fois. La règle dit « peut » : tu as le droit de renoncer, mais on ne passe plus.
rule-olet-O62 = D’une case de jet privé ne part que celui qui possède un jet privé, et il vole sans rien payer. Tous les autres prennent le vol de ligne pour 30 $ ; si tu pars de là, tu les paies même avec ton propre jet.
