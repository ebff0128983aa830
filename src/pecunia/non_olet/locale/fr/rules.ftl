### Les règles de Pecunia non olet pour qui discute : ce qui vaut à un passage de docs/rules et, dans .why, pourquoi il en est
### ainsi. La clé est le jeu et le passage : A19, ou section-2-5 pour §2.5.

## Sections

rule-non-olet-section-1-2 = C’est l’édition qui fixe les cartes action de la pioche. Celle de 2005 en a quarante. Celle de 2016 a les mêmes sans { card-colosseum-break } ni { card-regular-guest }, plus douze cartes bordeaux si vous en êtes convenus avant la partie.
    .why = La règle de 2016 ne donne que les totaux, 36 et 12 ; le nombre de chaque sorte n’est imprimé que sur les cartes. Quarante moins les quatre disparues, cela fait tout juste 36. La répartition des douze bordeaux est reconstituée.
rule-non-olet-section-2-1 = On joue de deux à six. Chacun a des latrines de trois sièges, à gauche, au milieu et à droite ; seule une { card-villa-dixius } ajoute une place. Chacun commence avec cinq Romains dans sa file et deux cartes action en main, et en pioche une à la fin de chaque tour. On joue les cartes de sa propre main.
    .why = Toutes les règles mettent le jeu en place ainsi. Seul l’ordre de la distribution vient de nous, pour qu’une partie puisse être rejouée exactement.
rule-non-olet-section-2-2 = L’édition 2016 a cinq modules : { module-famous }, { module-upgrades }, { module-events }, { module-careers }, { module-favours }. Avant la partie, vous convenez de ceux avec lesquels vous jouez. Les autres restent dans la boîte, avec leurs cartes et tout ce qu’ils permettent de faire.
    .why = La règle vous laisse libres de les combiner ; elle conseille seulement aux débutants de ne pas en prendre plus de deux à la fois.
rule-non-olet-section-2-3 = Un tour a quatre phases, toujours dans cet ordre : tous tes visiteurs perdent un marqueur ; ceux qui n’en ont plus paient et s’en vont ; des Romains de ta file s’asseyent aux places libres ; tu pioches une carte action, et le tour est fini. Aucune ne se saute. Jusqu’à la pioche, tu peux jouer entre-temps autant de cartes que tu veux, l’une après l’autre.
    .why = Toutes les règles décrivent le tour ainsi. Elles permettent de jouer des cartes à tout moment du tour et le terminent par la pioche : la carte que tu viens de piocher attend donc au moins ton tour suivant.
rule-non-olet-section-2-5 = Le premier Romain de ta file s’assied à une place libre de ton choix. Un sénateur et un esclave ne s’asseyent jamais côte à côte ; la gauche et le milieu sont voisins, le milieu et la droite aussi, une villa n’a pas de voisins. Seules deux Romaines peuvent partager une place. Les modules font des exceptions. Un Romain en tête qui ne peut s’asseoir nulle part bloque tous les autres.
    .why = Les sénateurs ne souffrent pas d’esclave à côté d’eux : dans le jeu de base, c’est la seule raison de laisser une place vide. Nulle part la règle ne suspend l’ordre de la file ; les cartes sont là pour cela.
rule-non-olet-section-3-5 = Chacun tient la faveur d’une seule divinité. { favour-ceres }, { favour-diana }, { favour-juno } et { favour-minerva } s’utilisent pendant ton propre tour, et seulement si cela change quelque chose. { favour-jupiter }, { favour-mars } et { favour-venus } ne s’utilisent pas : leur faveur agit tout le temps. Quand un citoyen te quitte pendant ton propre tour, tu peux échanger la tienne contre une du milieu ou celle d’un autre joueur.
    .why = Les quatre premières offrent une action, une fois par tour ; les trois autres décrivent ce qui est toujours vrai. Comme pour les cartes action, nous demandons que cela change quelque chose.
rule-non-olet-section-3-6 = Pendant ton propre tour, tu peux gravir un échelon de ton échelle, toujours le suivant : tu paies son prix entier à la banque, ou tu as accompli sa mission. Il n’y a rien au-delà du dernier échelon. Le premier à l’atteindre gagne, à moins que vous ne soyez convenus que l’argent compte aussi.
    .why = Pour gagner, la règle demande tous les échelons. Leur nombre, leurs prix et leurs missions ne sont imprimés que sur les cartes : les nôtres sont reconstitués, sauf le nom du premier échelon.

## Moments, tour, victoire

rule-non-olet-A1 = Si une carte prend à un de tes visiteurs son dernier marqueur avant que tu encaisses, il reste assis et paie en phase 2. Avec la règle maison « { house-finishedTiming-immediate } », il paie tout de suite.
    .why = On ne parle de payer qu’en phase 2, et dans l’exemple de la règle on joue encore des cartes avant : un visiteur qui a fini reste donc là un moment. De toute façon, l’argent t’arrive dans le même tour.
rule-non-olet-A2 = Si un de tes visiteurs perd son dernier marqueur pendant ton propre tour, mais pendant l’encaissement ou après, il paie et s’en va aussitôt. Avec la règle maison « { house-finishedTiming-strictPhase2 } », celui qui finit après la phase 2 attend ton tour suivant.
    .why = Tu peux jouer des cartes pendant tout ton tour, et un visiteur sans marqueur s’en va. Rien ne dit qu’il bloque sa place jusqu’au tour suivant. Si { favour-juno } dit « aussitôt », c’est qu’elle agit aussi avant l’encaissement.
rule-non-olet-A3 = Si ton visiteur perd son dernier marqueur pendant le tour d’un autre, il reste assis et paie la prochaine fois que tu encaisses. D’ici là, c’est un visiteur comme un autre : on peut le mettre dehors ou lui rendre des marqueurs. Avec la règle maison « { house-finishedTiming-immediate } », il paie tout de suite.
    .why = D’après la règle allemande, seul encaisse celui dont c’est le tour. Ainsi, personne n’a à choisir entre argent et accessoire au beau milieu du tour d’un autre. Tu n’y perds qu’un peu de temps.
rule-non-olet-A4 = Ce que paie un visiteur va au joueur chez qui il est assis.
    .why = Les règles nomment le joueur dont c’est le tour, un aide-mémoire le propriétaire de la carte. C’est le même, puisqu’on encaisse pendant son propre tour.
rule-non-olet-A5 = Si plusieurs de tes visiteurs ont fini en même temps, ils paient et s’en vont l’un après l’autre, dans l’ordre que tu choisis.
    .why = D’après la règle allemande, chacun part juste après avoir payé, donc pas tous ensemble. L’ordre compte : { famous-spartacus }, par exemple, ne compte que les esclaves encore là.
rule-non-olet-A6 = Une place qui ne se libère que pendant l’installation doit elle aussi être remplie dans le même tour. On vérifie que tout ce qui peut l’être est rempli au moment où tu veux piocher.
    .why = En principe, toutes les places libres doivent être remplies ; la règle n’excuse que la brouille entre sénateurs et esclaves. Elle ne fait pas d’exception pour les places libérées tard.
rule-non-olet-A7 = La pioche finit ton tour : après elle, tu ne joues plus rien, et la carte piochée attend au moins ton tour suivant.
    .why = Toutes les règles sont d’accord : la pioche est la dernière chose du tour.
rule-non-olet-A8 = Pendant ton propre tour, tu peux jouer des cartes à tout moment avant de piocher, mais pas l’une dans l’autre : une carte est exécutée entièrement avant que rien d’autre ne commence. Personne ne répond par une carte, et personne n’en joue pendant le tour d’un autre.
    .why = La règle permet les cartes à chaque instant de ton propre tour, et là seulement. Elle ignore les réponses à une carte.
rule-non-olet-A9 = Tu ne peux pas te passer d’encaisser : ceux de tes visiteurs qui n’ont plus de marqueur paient et s’en vont.
    .why = Seule la règle anglaise semble te laisser le choix ; la règle allemande, qui fait foi en cas de doute, ne t’en laisse pas.
rule-non-olet-A10 = La partie finit aussitôt, même au milieu d’une phase ou d’une carte, dès que quelqu’un possède la somme visée. On ne termine pas la manche.
    .why = Le premier à l’avoir gagne : presque toutes les règles le disent, seule l’anglaise a perdu le mot. Un aide-mémoire de 2005 le dit en clair : aussitôt.
rule-non-olet-A11 = Ce qui compte pour la victoire, c’est ce que tu possèdes. Ce que tu as payé ou donné est perdu. Avec la règle maison « { house-winBy-earned } », c’est tout ce que la banque t’a jamais versé.
    .why = Certaines règles parlent d’argent gagné. Mais l’argent est à la vue de tous sur la table, et sinon les impôts et les échelons payés ne compteraient pour rien dans la victoire.
rule-non-olet-A12 = Si une carte rapporte de l’argent à plusieurs joueurs, ils le reçoivent l’un après l’autre, d’abord celui dont c’est le tour, puis dans le sens horaire. Le premier qui atteint la somme visée gagne seul.
    .why = La règle ne connaît qu’un premier et pas de victoire partagée. Il faut donc un ordre.
rule-non-olet-A13 = Tu peux aussi gagner pendant le tour d’un autre : par un don, par une { card-alms } ou par un Romain célèbre qui te quitte.
    .why = La partie finit dès que quelqu’un a la somme visée, et aucune règle n’exige que ce soit son tour.
rule-non-olet-A14 = Chaque module en jeu relève la somme visée de 5. Les cartes bordeaux ne sont pas un module. La règle maison « { house-targetPerModule } » change ce nombre ; une somme que vous décidez vous-mêmes ne bouge pas.
    .why = La règle le recommande pour chaque module utilisé. Avec les échelons de carrière, la somme ne joue en général aucun rôle, car c’est le dernier échelon qui gagne.
rule-non-olet-A15 = Après ton tour, c’est tout simplement au suivant dans le sens horaire. Le premier joueur ne change pas.
    .why = Seul un aide-mémoire de 2005 parle d’un premier joueur qui change. Il n’existe pas de pion pour cela, et les livrets n’en savent rien.
rule-non-olet-A16 = Le premier joueur est désigné avant la partie ; ensuite on joue dans le sens horaire.
    .why = En 2016, c’est le dernier à être allé aux toilettes qui commence ; en 2005, vous désignez quelqu’un. Un programme ne peut pas vérifier le premier cas.
rule-non-olet-A17 = Quand la règle allemande dit « manche », elle entend le tour d’un joueur. Tes visiteurs perdent donc un marqueur à chacun de tes tours, pas à tous les tours.
    .why = La règle allemande emploie deux mots pour la même chose, et les traductions hésitent avec elle.

## S’asseoir, Romaines, villa

rule-non-olet-A18 = Tu choisis librement à laquelle de tes places libres s’assied le premier Romain. Une place est libre quand personne n’y est assis.
    .why = La règle parle seulement d’une place libre, et nulle part de celle de gauche.
rule-non-olet-A19 = Tant que tu as une place libre et que le premier Romain de ta file peut s’y asseoir, il doit le faire. Alors seulement tu peux piocher et finir ton tour.
    .why = Un vieux texte français est seul à paraître plus doux ; toutes les autres règles sont claires là-dessus.
rule-non-olet-A20 = Si le premier ne peut pas s’asseoir, personne ne le dépasse : la place reste libre jusqu’à ce qu’une carte ou un module y change quelque chose. Rien ne t’oblige à jouer une carte.
    .why = Dans tous les exemples des règles, la place reste libre, ou quelqu’un joue une carte.
rule-non-olet-A21 = Tu peux asseoir tes Romains de façon qu’un autre, plus tard, ne trouve plus de place, même exprès.
    .why = Tu n’as de devoir qu’envers celui qui est en tête à cet instant. La règle allemande remarque elle-même qu’une place vide peut être un avantage.
rule-non-olet-A22 = Si deux Romaines sont en tête de ta file, tu as le choix : une place pour chacune, les deux ensemble à une place, ou l’une après l’autre. Sans module, personne d’autre ne partage une place.
    .why = La règle permet aux Romaines de partager une place, à deux d’un coup ou l’une après l’autre ; elle ne l’impose pas. Aux autres, elle ne l’accorde pas.
rule-non-olet-A23 = Une Romaine en tête de ta file peut rejoindre une Romaine assise seule, même si tu n’as aucune place libre. Rien ne l’y oblige : tu peux l’asseoir ailleurs ou la faire attendre, tant qu’aucune place libre n’est à remplir.
    .why = La règle en fait un cas à part, à côté du remplissage des places libres.
rule-non-olet-A24 = La Romaine en tête peut en rejoindre une autre bien qu’une place soit encore libre. C’est alors au suivant de la file de remplir la place libre.
    .why = Aucune règle n’exige de remplir d’abord les places libres. Le devoir passe simplement au suivant.
rule-non-olet-A25 = À une place, on n’est jamais plus de deux, qui que l’on soit et quels que soient les modules.
    .why = La règle parle partout de deux et nulle part de plus.
rule-non-olet-A26 = Si l’une des deux qui partagent une place s’en va, la place n’est pas libre. Une autre Romaine peut rejoindre celle qui reste.
    .why = Une place est libre quand personne n’y est assis : tu n’as donc pas à la remplir. Et celle qui est assise seule peut avoir de la compagnie.
rule-non-olet-A27 = Même pour en rejoindre une autre, une Romaine doit être en tête de la file.
    .why = La règle permet aux Romaines de partager une place, pas de dépasser la file : on assied à partir de la tête.
rule-non-olet-A28 = Une { card-villa-dixius } vide doit être remplie comme un siège libre.
    .why = La règle dit bien qu’on peut y mettre des Romains. Mais tout ce qui vaut pour les latrines vaut pour la villa, et la seule exception nommée est la brouille entre sénateurs et esclaves.
rule-non-olet-A29 = Une { card-villa-dixius } disparaît avec son dernier visiteur, quelle que soit la raison de son départ. Si personne ne s’y est encore assis, elle reste.
    .why = La règle de 2016 le dit ainsi. Les textes de 2005 parlent du Romain comme s’il ne pouvait y en avoir qu’un ; avec deux Romaines, là aussi, c’est la dernière qui compte.
rule-non-olet-A30 = Une villa compte partout comme une partie des latrines : pour les impôts, pour les cartes qui touchent des visiteurs, et partout où l’on compte des visiteurs.
    .why = En 2016, c’est dit en toutes lettres. Les textes de 2005 ne le disent que des impôts ; nous faisons de même dans les deux éditions.
rule-non-olet-A31 = Ce qui touche les Romains va jusque dans la villa : { card-latrine-gossip }, { favour-juno }, { favour-mars }, { famous-vercingetorix }. Ce qui se pose sur un siège ou vise celui du milieu, non : les accessoires et { famous-brutus } restent dehors.
    .why = La phrase générale met la villa au rang des latrines pour ce qui est des Romains. Cela n’en fait pas un siège.
rule-non-olet-A32 = Tu peux avoir plusieurs villas. Chacune est à part.
    .why = Aucune règle ne fixe de limite, hormis les trois cartes de la pioche.
rule-non-olet-A33 = Si tu poses une { card-villa-dixius } pendant l’installation, elle est là aussitôt et doit être remplie dans le même tour.
    .why = Tu joues tes cartes quand tu veux, et une villa est une place libre comme une autre.
rule-non-olet-A34 = C’est quand quelqu’un s’assied qu’on regarde si sénateurs et esclaves se supportent.
    .why = On peut y lire un souhait au moment de s’asseoir ou une interdiction de tous les instants. Cela revient au même, car aucune carte ne met côte à côte deux visiteurs déjà assis.

## Files et piles

rule-non-olet-A35 = Une file peut dépasser cinq Romains, dans les deux éditions. Dans celle de 2005, la règle maison « { house-queueCap5 } » permet de poser une limite.
    .why = En 2016, c’est permis en toutes lettres. Un texte français de 2005 l’interdit, mais il rendrait presque inutiles dix cartes de sa propre pioche, dont { card-ejection } : une négation s’y est sans doute glissée par erreur.
rule-non-olet-A36 = Si vous jouez avec la règle maison « { house-queueCap5-true } », on ne peut envoyer personne dans une file de cinq. Si { card-colosseum-break } révèle des Romains et que toutes les files sont pleines, ils sont défaussés dans l’ordre où ils ont été révélés.
    .why = Le texte qui pose la limite ne dit pas ce que deviennent ceux qui sont de trop. Ne pas pouvoir choisir une file pleine est ce qui demande le moins d’exceptions.
rule-non-olet-A37 = Une file vide se remplit aussitôt de cinq Romains, même au milieu d’une carte et pendant le tour d’un autre. Ce que fait la carte ne touche plus les nouveaux.
    .why = Toutes les règles disent : aussitôt. Une carte vise les Romains qui étaient là quand on l’a jouée.
rule-non-olet-A38 = Une file d’un à quatre Romains n’est pas complétée.
    .why = On ne pioche que lorsqu’elle est épuisée.
rule-non-olet-A39 = On ne mélange une défausse que lorsqu’il faut une carte et que la pioche est vide, et alors même au milieu d’une pioche.
    .why = Jusque-là, ce qui a été défaussé en dernier reste au-dessus ; pour { card-regular-guest }, cela fait une différence.
rule-non-olet-A40 = Quand la pioche des Romains est épuisée, on mélange la défausse, qui devient la nouvelle pioche. Si les deux sont vides, tu pioches ce qu’il y a, peut-être rien. Une file vide se remplit alors dès qu’il y a de nouveau des Romains ; d’ici là, tes places peuvent rester libres.
    .why = Les règles n’y ont pas pensé, mais à six, avec de longues files, cela arrive. Personne ne doit être puni parce que Rome manque de Romains.
rule-non-olet-A41 = Quand plusieurs Romains sont défaussés ensemble, ils le sont dans cet ordre : d’abord les visiteurs de gauche à droite, puis ceux des villas (de deux à une même place, le plus ancien en premier), et enfin la file, de la tête au bout.
    .why = Les règles se taisent. La défausse est ouverte, et parfois il importe de savoir qui est au-dessus : il lui faut donc un ordre fixe.
rule-non-olet-A42 = Quand la pioche des cartes action est épuisée, on mélange leur défausse, qui devient la nouvelle pioche.
    .why = La règle française de 2016 oublie de mélanger. Toutes les autres le disent.

## Cartes action

rule-non-olet-A43 = Tu ne peux jouer une carte que si elle change quelque chose, et ne choisir que ceux qu’elle peut toucher. Sinon, tu la gardes.
    .why = Les règles n’en disent rien. Tu n’y perds rien, car ta main peut compter autant de cartes que tu veux.
rule-non-olet-A44 = Dans l’édition 2016, { card-great-haste } retire deux marqueurs : les deux au même visiteur, ou un à chacun de deux visiteurs. Dans celle de 2005, les deux viennent du même.
    .why = Les quatre règles de 2016 parlent de deux en tout, les textes français de 2005 d’une seule carte. Ce que disent les cartes allemandes de 2005, nous ne le savons pas.
rule-non-olet-A45 = S’il y a moins de marqueurs qu’une carte n’en veut retirer, tu prends tous ceux qu’il y a. Il en faut au moins un, et tu ne peux pas t’arrêter avant d’avoir pris ce que la carte exige.
    .why = Les règles se taisent. Faire ce qu’on peut est le plus simple ; sans aucun marqueur, la carte ne changerait rien.
rule-non-olet-A46 = Avec { card-good-business }, tu retires trois marqueurs en tout. À toi de les répartir entre tes visiteurs.
    .why = Le texte allemand n’a pas les mots « en tout », l’italien insiste sur ton choix. Nous lisons la carte comme { card-great-haste }, qui le dit.
rule-non-olet-A47 = { card-good-business } et { card-rumour-mill } coûtent un sesterce, qui va à un autre joueur, jamais à toi-même. Tu dois le posséder quand tu joues la carte.
    .why = C’est le prix d’une chose à laquelle rien ne t’oblige. Sinon, ces cartes seraient gratuites au début, quand personne n’a rien.
rule-non-olet-A48 = Avec { card-rumour-mill }, tu pioches d’abord et tu donnes ensuite le sesterce. On vérifie avant que tu l’as. Les cartes piochées peuvent encore être jouées dans ce tour.
    .why = C’est l’ordre du texte, et ton tour n’est pas fini.
rule-non-olet-A49 = { card-fish-poisoning } touche un seul visiteur, dans les latrines ou la villa d’un autre joueur ; les deux marqueurs vont sur lui. On ne peut choisir ni un Romain d’une file ni un de tes propres visiteurs. { card-latrine-gossip }, de même, ne vaut que pour les visiteurs des autres.
    .why = Seul un texte français de 2005 parle vaguement d’un Romain de l’adversaire ; tous les autres disent : dans ses latrines. La règle allemande souligne qu’il n’y en a qu’un.
rule-non-olet-A50 = Pour { card-latrine-gossip }, il faut deux Romaines qui partagent une place d’un autre joueur, siège ou villa, avec un nombre inégal de marqueurs : celle qui en a moins en reçoit autant que l’autre. Deux Romaines à des places différentes ne suffisent pas.
    .why = C’est ce que dit 2016. Les textes français de 2005 parlent de latrines avec deux Romaines ; mais il n’est clair qu’à une même place quelles sont les deux, et nous faisons de même dans les deux éditions.
rule-non-olet-A51 = { card-rat-infestation } retire des marqueurs à un de tes visiteurs, au moins un et autant que tu veux, et les pose sur d’autres de tes visiteurs. Il t’en faut donc deux. Celui qui partage la même place peut aussi en recevoir, mais personne ne reprend les siens.
    .why = Seule la règle italienne semble les vouloir tous ; les autres te laissent le nombre.
rule-non-olet-A52 = { card-slave-market }, { card-citizens-assembly }, { card-senate-meeting } et { card-womens-forum } touchent un joueur de ton choix, et ce peut être toi. Il faut quelqu’un de cette classe dans ses latrines ou sa file ; là où { favour-venus } protège les latrines, seule la file compte. Ceux qui doivent partir ne paient rien.
    .why = La règle dit « un joueur » et n’excepte personne. Seuls paient les visiteurs qui ont fini.
rule-non-olet-A53 = Lors d’un { card-conspiracy }, tous les joueurs cèdent un de leurs visiteurs, ouvertement et l’un après l’autre ; celui qui joue la carte commence. Un joueur sans visiteur, ou qui tient la faveur de { favour-venus }, ne perd rien. Si elle ne touche personne, la carte ne peut pas être jouée.
    .why = Partout il est dit : chaque joueur, donc toi aussi. De secret, il n’est pas question, et l’ordre est celui qui vaut ailleurs.
rule-non-olet-A54 = Un impôt spécial coûte un sesterce par visiteur de sa classe. Celui qui a moins paie ce qu’il a ; personne ne s’endette et aucun visiteur ne part pour cela. Si personne n’a rien à payer, la carte ne peut pas être jouée.
    .why = Les règles ne connaissent ni dettes ni visiteurs mis en gage. Ce qu’un autre t’impose ne peut pas te coûter plus que tu n’as.
rule-non-olet-A55 = { card-alms } : le plus riche donne deux sesterces au plus pauvre, ou tout s’il a moins. En cas d’égalité tu choisis, mais seulement parmi ceux qui sont à égalité. Si tous ont autant, la carte ne peut pas être jouée.
    .why = Les règles laissent l’égalité ouverte. Ailleurs aussi, celui qui joue une carte tranche ce qu’elle laisse ouvert ; et si tous ont autant, personne n’est riche ni pauvre.
rule-non-olet-A56 = { card-rich-slaves } double ce que paient les esclaves, dès maintenant et jusqu’à la fin du tour, dans toutes les latrines. Une seconde carte de ce genre ne changerait rien. Les pièces posées sur un esclave ne sont pas doublées.
    .why = C’est le prix des esclaves qui partent dans ce tour qui est double ; les pièces de la carte s’y ajoutent. Et double veut dire doublé une fois.
rule-non-olet-A58 = Pour { card-state-visit }, tu pioches dans la pile cachée des Romains.
    .why = La règle allemande emploie ici un autre mot pour la pile. Il n’y a pas de seconde pile de Romains.
rule-non-olet-A59 = Avec { card-latrine-change }, deux Romains échangent exactement leurs places. Les deux files restent aussi longues qu’avant.
    .why = Seul un texte français de 2005 pourrait vouloir dire que l’un passe de l’autre côté ; tous les autres parlent d’un échange.
rule-non-olet-A60 = { card-ejection } envoie un Romain dans une autre file, tout au bout, et { card-latrine-change } échange deux Romains de deux files différentes. Ni l’un ni l’autre ne se joue à l’intérieur d’une file.
    .why = Dans les deux cas, la règle parle d’une autre file.
rule-non-olet-A61 = { card-line-cutter } fait passer un Romain en tête de la file où il se trouve déjà. Ce ne peut donc pas être le premier, et la file doit compter au moins deux Romains.
    .why = Toutes les règles, sauf un vieux texte français, disent que c’est la même file.
rule-non-olet-A62 = Avec { card-spring-cleaning }, chacun de tes visiteurs perd un marqueur. Tu ne peux en oublier aucun.
    .why = La carte ne laisse pas le choix.
rule-non-olet-A63 = Nos douze cartes bordeaux : deux de { card-state-visit }, de { card-good-business }, d’{ card-rat-infestation } et de { card-rumour-mill }, une de chacune des quatre autres sortes. C’est une reconstitution.
    .why = La règle donne le total et huit sortes ; les nombres ne sont imprimés que sur les cartes. Si tu possèdes la boîte, tu peux indiquer les tiens.
rule-non-olet-A64 = { card-regular-guest } ramène le Romain du dessus de la défausse. S’il n’y a personne, la carte ne peut pas être jouée.
    .why = Les textes de 2005 parlent du dernier Romain de la défausse. C’est celui qu’on y a mis en dernier, et il est au-dessus.
rule-non-olet-A65 = Avec { card-colosseum-break }, tu décides dans quelles files vont les trois Romains, et dans quel ordre.
    .why = Un texte de 2005 permet de les répartir, l’autre parle d’une ou de plusieurs files. Rien d’autre ne te limite.

## Modules et Romains célèbres

rule-non-olet-A66 = Quand il s’agit de ce que quelqu’un paierait, les pièces de la carte comptent aussi, comme pour { famous-crassus }. Quand il s’agit de ce que dit la carte, seul compte le nombre imprimé.
    .why = Pour les marqueurs et les sesterces, la règle de 2016 compte tous les modules, sauf indication contraire. « Indiqué sur la carte » en est une.
rule-non-olet-A67 = Si un module contredit la règle de base, c’est le module qui vaut.
    .why = Les règles le disent dans les quatre langues.
rule-non-olet-A68 = Quels Romains célèbres jouent, et combien, c’est à vous de voir. On ne les mélange aux autres qu’après la mise en place : au début, aucun n’est assis ni n’attend.
    .why = La règle permet n’importe quel nombre et les ajoute après. Seule la française oublie « après ».
rule-non-olet-A69 = Les Romains célèbres font leur effet en partant, et les citoyens te laissent échanger ta faveur, qu’ils paient ou non. Avec la règle maison « { house-leaveTriggers-paidOnly } », ils doivent payer, et un esclave échangé contre un accessoire n’a pas payé ; la { upgrade-dustpan } fait toujours piocher à chaque départ.
    .why = Partir et payer sont deux choses dans la règle allemande : lors d’un { card-conspiracy }, quelqu’un part sans payer, et pour les pièces il faut partir et payer.
rule-non-olet-A70 = Un Romain qui s’est assis fait son effet, même si un événement le renvoie aussitôt.
    .why = La seule condition est de s’être assis. Il l’a fait.
rule-non-olet-A71 = Quand { famous-pompey } s’assied, tous les citoyens de ta file passent tout devant et gardent leur ordre. Tu ne peux pas y renoncer.
    .why = Les traductions divergent, et la règle allemande ne dit pas jusqu’où ils avancent. Nous lisons cela comme la { event-slave-revolt }.
rule-non-olet-A72 = Quand { famous-vergil } s’assied, ta file est complétée jusqu’à sept. Si elle en a déjà sept ou plus, rien ne se passe.
    .why = Seule la règle italienne ajoute sept Romains ; les autres complètent jusqu’à sept.
rule-non-olet-A73 = Les Romaines que dévoile { famous-livia } vont dans la file du joueur chez qui elle s’assied.
    .why = La règle anglaise dit seulement « la file ». Les autres entendent clairement la sienne.
rule-non-olet-A74 = { famous-caesar } ne s’assied chez toi que tant qu’aucun sénateur n’est dans tes latrines et tes villas. Jusque-là, il reste en tête et personne ne le dépasse. Une fois qu’il est assis, d’autres sénateurs peuvent venir. { famous-brutus } ne s’assied qu’au milieu.
    .why = La règle ne pose qu’une condition pour s’asseoir. Qu’on le défausse ou qu’on le dépasse, elle ne le dit pas, et cela ne dure pas toujours : chaque sénateur finit un jour.
rule-non-olet-A75 = Quand { famous-vercingetorix } s’assied, tu peux asseoir jusqu’à deux hommes de la tête de ta file, chacun avec un homme seul à une autre place. Pas de sénateur à côté d’un esclave ni avec lui. Tu peux t’arrêter à tout moment.
    .why = En allemand et en italien, c’est un sur chacun des deux autres sièges, en anglais un seul. Un second homme suppose un premier : ni place vide, ni Romaine.
rule-non-olet-A76 = { famous-brutus } ne s’assied qu’au milieu. S’il est en tête, que tu as une place libre et qu’il ne peut pas aller au milieu, il va au bout de la file du joueur suivant avant la fin de ton tour, même si une autre place lui convenait. Sans place libre, il attend.
    .why = On le passe au suivant quand il doit s’asseoir et que le milieu ne va pas. Un siège de côté, la règle n’y pense même pas pour lui ; et sans place libre, ce n’est pas encore à lui de s’asseoir.
rule-non-olet-A77 = { famous-marc-antony } peut rejoindre un citoyen ou un sénateur assis seul, même si tu n’as aucune place libre.
    .why = Rejoindre quelqu’un est une façon de s’asseoir, comme pour les Romaines.
rule-non-olet-A78 = { famous-ovid } met tous les autres visiteurs des latrines où il s’assied à exactement trois marqueurs, en plus ou en moins. Il ne touche pas aux autres latrines.
    .why = Seule la règle anglaise semble viser toutes les cartes.
rule-non-olet-A79 = Quand { famous-pliny } s’assied, chacun des autres joueurs, dans le sens horaire, pose deux marqueurs sur ses visiteurs, sur un seul ou sur deux. Un joueur sans visiteur ne pose rien.
    .why = La règle parle de n’importe quels Romains de ses propres latrines. Où personne n’est assis, on ne peut rien poser.
rule-non-olet-A80 = Pour { famous-crassus }, ce qui compte est ce qu’un visiteur paierait, ses pièces comprises. Lui-même reste, et il ne touche pas à la file.
    .why = La règle vise les visiteurs qui ne paient qu’un ou deux sesterces, et quand il s’agit de payer, les pièces comptent.
rule-non-olet-A81 = Quand { famous-seneca } s’en va, tu retires un marqueur à chacun de tes autres visiteurs, ou à aucun.
    .why = Tu peux le faire pour tous les autres ; rien ne parle d’un choix parmi eux.
rule-non-olet-A82 = Celui qui paie part seul : { famous-spartacus } compte alors les esclaves encore là. Quand plusieurs sont défaussés ensemble, tous sont déjà partis : après une { card-senate-meeting }, { famous-cicero } ne trouve plus de sénateur.
    .why = On paie l’un après l’autre ; une carte qui renvoie toute une classe la renvoie d’un seul coup.
rule-non-olet-A83 = { famous-flamma } compte chaque carte de ta file. C’est un esclave et un homme.
    .why = La règle anglaise dit « chaque autre », alors qu’il n’est pas dans la file ; l’italienne en fait une femme. Ce sont deux étourderies.
rule-non-olet-A84 = Si { famous-octavian } te quitte pendant le tour d’un autre, tu peux là aussi défausser des cartes et prendre l’argent.
    .why = Il agit quand il part, quel que soit le moment. Défausser des cartes n’est pas les jouer.
rule-non-olet-A85 = Quand { famous-agrippina } s’en va, tu pioches deux cartes action ou aucune. Une seule, c’est seulement s’il n’y en a pas plus.
    .why = La règle te permet d’en piocher deux, pas jusqu’à deux.

## Accessoires

rule-non-olet-A87 = Avant la partie, chacun choisit deux Romains, le premier pour le siège de gauche, le second pour celui de droite. Le module « { module-upgrades } » y ajoute un accessoire, à poser aussitôt sur un de tes sièges, et « { module-favours } » une faveur. Personne ne prend plus que cette part.
    .why = La règle dit ce que chacun doit avoir à la fin : un Romain à gauche, un à droite et un accessoire sur un siège quelconque. Si quelqu’un prenait plus, il n’y en aurait pas pour tous.
rule-non-olet-A88 = Si vous jouez à la fois avec « { module-upgrades } » et « { module-favours } », chacun choisit deux Romains, un accessoire et une faveur, en quatre tours de table : dans le sens horaire, en sens inverse, et encore une fois les deux.
    .why = La règle ne décrit le choix que pour chaque module seul, en trois tours de table qui changent de sens. Une quatrième chose, un quatrième tour.
rule-non-olet-A89 = Avec « { module-upgrades } » ou « { module-favours } », on choisit avant la partie ; rien n’est distribué au hasard.
    .why = Ce choix est la mise en place de ces modules, et aucune règle n’en connaît d’autre.
rule-non-olet-A90 = Si tu prends un accessoire pour un esclave, tu ne reçois ni son prix ni les pièces de sa carte ; { card-rich-slaves } n’y apporte rien non plus. Avec la règle maison « { house-finishedTiming-immediate } », ce choix peut se présenter pendant le tour d’un autre.
    .why = L’accessoire vient à la place de la somme, et les pièces ne viennent que de celui qui part et paie. Celui-ci ne paie pas.
rule-non-olet-A91 = Un accessoire ne se pose que sur un siège libre. Celui que l’esclave vient de quitter compte, une villa non. Si aucun siège n’est libre, l’esclave paie.
    .why = La règle n’admet les accessoires que sur des sièges libres. Sur un siège partagé où quelqu’un reste assis, c’est donc impossible.
rule-non-olet-A92 = Un accessoire remplacé va sur une défausse. Quand la pioche des accessoires est vide, on mélange celle-ci ; si les deux sont vides, il y en a moins d’étalés.
    .why = Les règles se taisent. Nous faisons comme pour les autres piles.
rule-non-olet-A93 = Tu ne peux retirer un accessoire que pour en poser un nouveau à sa place.
    .why = La règle ne le permet que pour cela.
rule-non-olet-A94 = Chaque accessoire te sert une fois par tour, mais plusieurs peuvent servir dans le même tour. Avec la règle maison « { house-upgradeOncePerTurn-false } », ils servent plus souvent ; les panneaux et la { upgrade-dustpan } en restent à une fois.
    .why = Certaines cartes parlent bien de chaque nouveau Romain, mais la phrase générale l’emporte. La règle ne dit que de { favour-jupiter } qu’il agit plusieurs fois ; sinon, elle n’aurait pas à le dire.
rule-non-olet-A95 = Ce qu’un accessoire donne ou prend au Romain qui s’assied se fait tout seul. Tu n’as le choix que pour les urinoirs et les panneaux.
    .why = En général, il est dit qu’on peut utiliser les accessoires. Mais les cartes elles-mêmes ordonnent, le { upgrade-hourglass } dit même « toujours » ; seuls urinoirs et panneaux se contentent de permettre.
rule-non-olet-A96 = La { upgrade-dustpan } te fait piocher aussi pendant le tour d’un autre, une fois par tour de chacun.
    .why = D’ordinaire, les accessoires servent pendant ton propre tour. Mais cette carte dit : pour quelque raison que ce soit, et le plus souvent la raison est justement la carte d’un autre.
rule-non-olet-A97 = { upgrade-wooden-urinal } : deux esclaves. { upgrade-marble-urinal } : deux citoyens. { upgrade-golden-urinal } : deux sénateurs. Cela vaut toujours, et pas seulement une fois par tour.
    .why = La règle nomme les trois d’un seul souffle, et c’est ainsi que les mots se répondent dans l’ordre. Ils permettent quelque chose, et une permission ne s’use pas.
rule-non-olet-A98 = Chaque fois que tu peux jouer une carte pendant ton propre tour, un panneau te permet d’asseoir sur son siège le premier Romain de sa classe, devant tous les autres. Le siège doit être libre, et ce Romain-là doit pouvoir s’y asseoir. Assis avant la phase 1, il perd aussitôt son premier marqueur.
    .why = En allemand, on « peut » ; dans les traductions, on l’assied, tout simplement. Et il est dit seulement : pendant ton tour, si le siège est libre, et pas seulement quand on remplit les places.
rule-non-olet-A99 = La { upgrade-partition } sépare son siège de ses voisins, dans les deux sens. Au milieu, il ne reste plus aucune brouille ; sur un côté, seulement celle entre les deux autres sièges. À une même place, un sénateur et un esclave ne sont toujours jamais ensemble.
    .why = Pour le siège à la cloison, la règle ne vaut pas, pour les autres elle vaut encore, dit la règle allemande. Et il faut être deux pour être voisins.
rule-non-olet-A100 = L’accessoire agit d’abord, puis { favour-jupiter } ajoute un marqueur. Avec le { upgrade-hourglass }, cela en fait donc quatre.
    .why = Le { upgrade-hourglass } dit toujours trois, { favour-jupiter } dit en plus. Ainsi, tous les deux ont raison.
rule-non-olet-A101 = { upgrade-latrine-scrubber }, { upgrade-bag-of-silver } et { upgrade-bag-of-gold } s’en tiennent à la durée imprimée sur la carte.
    .why = La règle parle du nombre indiqué sur la carte du Romain. Cela passe avant la phrase selon laquelle tous les modules comptent.
rule-non-olet-A102 = Tu ne reçois les pièces d’une carte que lorsque ce Romain paie et s’en va.
    .why = En allemand et en anglais, c’est clair. La règle française a perdu la condition, l’italienne est embrouillée.
rule-non-olet-A103 = Le { upgrade-sprig-of-lavender } ne sert qu’aux Romaines, la { upgrade-fountain } qu’aux citoyens.
    .why = En français, on croirait qu’ils s’ajoutent aux esclaves ; les autres règles disent : à leur place.
rule-non-olet-A104 = Les accessoires ne servent qu’à celui qui vient s’asseoir sur leur siège, pas à celui qui y est déjà, ni à la mise en place.
    .why = Trois fois, la règle française oublie le mot « nouveau ». Les autres l’ont.
rule-non-olet-A105 = Un accessoire que tu reçois dans ce tour te sert encore dans le même.
    .why = Seule une nouvelle faveur doit attendre ; des accessoires, personne ne le dit.

## Événements

rule-non-olet-A106 = Tous les nouveaux marqueurs viennent des cartes événement ouvertes : quand quelqu’un s’assied, avec { card-fish-poisoning } et { card-latrine-gossip }, avec { famous-pliny }, { favour-ceres }, { favour-jupiter } et ce qu’ajoute { famous-ovid }. Ceux qu’on déplace, non, ni ceux de la mise en place.
    .why = La règle cite l’installation et { card-fish-poisoning } comme exemples où l’on doit poser des marqueurs sur des Romains. Les déplacer, ce n’est pas en poser de nouveaux.
rule-non-olet-A107 = Un événement se produit dès que tous les marqueurs de cette carte ou de ce Romain sont posés, et avant toute autre chose. Il ne survient pas au milieu.
    .why = Le mot est « immédiatement ». Mais ce qui est commencé s’achève, sinon le Romain resterait assis avec la moitié.
rule-non-olet-A108 = Si plusieurs événements sont épuisés ensemble, celui dont c’est le tour décide de leur ordre.
    .why = C’est dit de plusieurs événements dans une même « manche ». Il s’agit de ceux qui tombent ensemble, car les précédents sont déjà passés.
rule-non-olet-A109 = S’il y a trop peu de marqueurs sur les cartes événement, ou aucun, le reste vient de la réserve.
    .why = Les règles le disent pour le cas où tous les événements ont eu lieu. Quand il y en a trop peu, c’est pareil.
rule-non-olet-A110 = Quand la pioche des événements est vide, on mélange ceux qui ont eu lieu, qui deviennent la nouvelle.
    .why = Les règles se taisent. Il en va ainsi des autres piles.
rule-non-olet-A111 = Les marqueurs ne s’épuisent jamais. S’il en manque, on prend autre chose.
    .why = La règle de 2016 le conseille elle-même. Les textes de 2005 n’en disent rien ; nous faisons de même dans les deux éditions.
rule-non-olet-A112 = Avec { famous-pliny }, chacun de ceux qui posent des marqueurs décide lui-même de quelles cartes événement ils viennent.
    .why = D’après la règle allemande, c’est le joueur qui doit les poser qui les prend.
rule-non-olet-A113 = Lors d’une { event-slave-revolt }, les esclaves gardent leur ordre entre eux, et les autres derrière eux aussi.
    .why = Il est dit seulement : tout devant. Personne ne demande de mélanger le reste.
rule-non-olet-A114 = Avec { event-bread-and-games }, chacun défausse exactement un esclave de sa file, celui qu’il veut. Celui qui n’en a pas ne défausse rien.
    .why = Seule la règle anglaise semble en permettre autant qu’on veut.
rule-non-olet-A115 = Avec { event-coliseum }, tous choisissent en secret et en même temps. S’il n’y a pas assez de Romains, on distribue ce qu’il y a. À deux, la dernière carte qui te revient est une que tu as passée toi-même.
    .why = Les règles disent seulement ce qu’on garde et ce qu’on passe. Personne ne doit savoir ce qu’un autre garde avant d’avoir choisi.
rule-non-olet-A116 = Dans le { event-tumult }, un nouveau Romain prend exactement la place de celui qu’il remplace.
    .why = C’est un échange, et dans un échange la place reste la même.
rule-non-olet-A117 = À une Romaine sans marqueur, le { event-flower-market } ne prend rien. Elle reste jusqu’à ce qu’elle paie.
    .why = Où il n’y a rien, il n’y a rien à prendre.
rule-non-olet-A118 = Lors d’une { event-campaign }, tu décides pour chaque citoyen séparément : un sesterce, ou il s’en va sans rien payer. Si tu ne peux pas payer, tu dois le laisser partir.
    .why = En français, on croirait que c’est tous ou aucun ; les autres règles disent : pour chacun. Il n’a pas fini, donc il ne paie pas.
rule-non-olet-A119 = { event-feeding-the-poor } aide quiconque paierait exactement un sesterce, pièces comprises. { card-rich-slaves } n’y compte pas.
    .why = La règle demande ce qu’il paierait, et les pièces en font partie. Le double ne vaut que pour celui qui part vraiment dans ce tour.
rule-non-olet-A120 = Les pièces d’une carte voyagent avec elle, d’une file à l’autre et jusqu’au siège. Si elle est défaussée, elles vont à la banque.
    .why = Les règles n’en disent rien. Les pièces sont sur le Romain, pas sur sa place.
rule-non-olet-A121 = Lors des { event-senate-schemes }, tous défaussent d’abord, puis tous piochent.
    .why = On choisit en secret et en même temps : personne ne doit déjà voir ce qu’un autre a défaussé.
rule-non-olet-A122 = S’il n’y a pas assez de cartes action pour tous, on pioche dans le sens horaire, à partir de celui dont c’est le tour, jusqu’à ce qu’il n’y en ait plus.
    .why = Les règles n’en disent rien. C’est l’ordre qui vaut ailleurs.
rule-non-olet-A123 = Tu es libre de prendre les marqueurs sur les cartes événement que tu veux, même sur plusieurs.
    .why = La règle allemande le dit en toutes lettres. C’est tout le sel de la chose : tu as ton mot à dire sur ce qui va arriver.
rule-non-olet-A124 = Un événement qui a eu lieu n’est remplacé qu’une fois le tour tout à fait fini, donc après la pioche.
    .why = Pas avant la fin du tour, disent les règles, et la pioche en fait encore partie.
rule-non-olet-A125 = Les marqueurs retirés vont à la réserve, jamais sur une carte événement.
    .why = Aucune règle n’en remet jamais sur un événement.

## Échelons de carrière

rule-non-olet-A126 = Avec les échelons de carrière, le premier à atteindre le dernier échelon gagne ; l’argent seul ne suffit pas. Avec la règle maison « { house-ladderWin } », vous pouvez aussi exiger la somme visée, ou admettre qu’elle fasse gagner.
    .why = Pour gagner, il faut gravir tous les échelons, disent les règles : cela exclut de gagner par l’argent seul. Demander les deux, ce serait payer des échelons et amasser quand même toute la somme. C’est notre décision la moins sûre, car nous ne connaissons pas les prix imprimés.
rule-non-olet-A127 = Tous commencent sur l’échelon « { rung-0 } », et le suivant est celui qui est imprimé au-dessous.
    .why = La règle fait commencer tout en haut, puis monter plus haut. Cela n’a de sens que si l’échelle est imprimée de haut en bas ; en français, c’est simplement le premier échelon.
rule-non-olet-A128 = On gravit un échelon par tour au plus. Tu paies son prix entier, ou tu as accompli sa mission ; en payer une partie n’est pas possible.
    .why = Toutes les règles disent : un échelon, payé ou mérité. Elles ne connaissent pas de mélange des deux.
rule-non-olet-A129 = Une mission ne compte que pendant ton propre tour, celui qui est en cours. Ce que tu as fait dans des tours passés, ou ce qui est arrivé pendant le tour d’un autre, n’est pas reporté. Ce qu’une mission te demande d’avoir est vérifié au moment où tu montes.
    .why = D’après la règle allemande, tu peux monter à tout moment de ton tour. Si l’on pouvait garder ses exploits en réserve, il faudrait tenir des comptes toute la partie.
rule-non-olet-A131 = Ce qui compte pour une mission est ce qui est vraiment posé sur les Romains ou leur a été retiré, quels que soient la carte ou le module.
    .why = La règle compte en toutes lettres les marqueurs et les pièces qui viennent des cartes et des modules.
rule-non-olet-A132 = C’est toi qui décides si tu montes, et quand. Rien ne se fait tout seul.
    .why = Aucune règle ne t’y force. Si tu as encore besoin de ton argent, tu peux attendre.
rule-non-olet-A133 = Tu peux payer un échelon même si cela t’appauvrit, par exemple juste avant une { card-alms }. Ce que possèdent les autres ne change rien à ton échelle.
    .why = Les règles ne lient pas l’un à l’autre.

## Faveurs

rule-non-olet-A134 = Tu peux échanger au moment où un citoyen quitte tes latrines pendant ton propre tour, qu’il paie ou non. Si tu prends la faveur d’un autre joueur, il reçoit la tienne et ne peut pas refuser. Avec la règle maison « { house-leaveTriggers-paidOnly } », le citoyen doit avoir payé.
    .why = La règle dit : chaque fois qu’un citoyen s’en va, et ne demande pas pourquoi. Elle ne te fait pas non plus demander la permission.
rule-non-olet-A135 = Une faveur que tu reçois pendant ce tour te sert à partir de ton tour suivant, { favour-jupiter } et { favour-mars } aussi. Seule { favour-venus } te protège aussitôt.
    .why = Une nouvelle faveur ne s’emploie qu’au tour suivant. { favour-venus } ne s’emploie pas : elle agit tant qu’on la possède.
rule-non-olet-A136 = Si quelqu’un prend ta faveur et te laisse la sienne, tu peux l’utiliser dès ton prochain tour.
    .why = On n’attend que pendant le tour où on la reçoit, et ce n’était pas le tien.
rule-non-olet-A137 = Si plusieurs citoyens s’en vont, tu peux échanger plusieurs fois. Une faveur que tu donnes et qui te revient compte comme nouvelle.
    .why = La règle allemande dit : chaque fois. Et ce qui t’est revenu, tu l’as reçu dans ce tour.
rule-non-olet-A138 = Une faveur que tu utilises ne s’utilise qu’une fois par tour.
    .why = La règle française parle seulement de ton tour ; toutes les autres disent : une fois.
rule-non-olet-A139 = Avec { favour-ceres }, tu poses d’abord le marqueur et tu pioches ensuite. Sans visiteur, tu ne peux pas l’utiliser.
    .why = Le marqueur est le prix de la carte. Sans visiteur, elle serait gratuite.
rule-non-olet-A140 = { favour-diana } complète ta file jusqu’à cinq. Si elle en a cinq ou plus, tu ne peux pas l’utiliser.
    .why = En italien on en ajoute cinq, en anglais ce n’est pas clair. En allemand et en français, on complète jusqu’à cinq.
rule-non-olet-A141 = { favour-juno } prend un ou deux marqueurs à un seul visiteur et les pose sur des visiteurs à d’autres places, sur un seul ou sur deux ; celui qui partage sa place n’en reçoit pas. Celui qui n’en a plus paie et s’en va aussitôt, quelle que soit la phase.
    .why = En français, il n’y a qu’une seule cible ; en allemand, n’importe lesquelles sur les autres sièges. La règle y voit un siège se libérer : ce Romain a donc fini, et celui qui a fini paie.
rule-non-olet-A142 = Si tu tiens { favour-jupiter }, quiconque vient s’asseoir chez toi pendant ton tour reçoit un marqueur de plus et deux pièces. Tu ne peux pas y renoncer.
    .why = Seul le texte français permet au lieu d’ordonner.
rule-non-olet-A143 = Avec la faveur de { favour-mars }, tu peux remplir une place libre avec l’un des trois premiers de ta file au lieu du premier, pendant ton propre tour et aussi souvent que tu veux. Celui que tu choisis doit pouvoir s’y asseoir. { favour-mars } n’aide pas à rejoindre quelqu’un, et tu n’es pas obligé de faire appel à lui.
    .why = Il aide quand une place se libère ; où quelqu’un est déjà assis, aucune n’est libre. La règle n’en fait pas un nouveau devoir : il suffit que le premier ne puisse pas s’asseoir.
rule-non-olet-A144 = { favour-minerva } retire un marqueur à un de tes propres visiteurs. Le sesterce te revient même si tu n’en as aucun.
    .why = D’où vient ce marqueur, les règles ne le disent pas. Mais partout ailleurs, une faveur t’aide chez toi.
rule-non-olet-A145 = Tant que quelqu’un tient la faveur de { favour-venus }, aucune carte action, même à lui, ne touche aux visiteurs et aux marqueurs de ces latrines et de leurs villas. La file et la bourse ne sont pas protégées, et l’on peut poser une { card-villa-dixius }. { favour-venus } n’arrête ni les événements ni les Romains célèbres.
    .why = Pas de carte action sur tes latrines, qui que ce soit qui la joue, dit la règle : donc ni celle d’un autre ni la tienne, mais rien que les latrines et rien que les cartes action. Un impôt spécial touche la bourse, et la villa se pose à côté.
rule-non-olet-A147 = Un citoyen célèbre qui s’en va te laisse lui aussi échanger ta faveur.
    .why = Sa classe est écrite devant son nom. Les Romains célèbres en font partie à tous égards.

## Cartes, argent, secrets

rule-non-olet-A148 = Des cartes aux noms semblables sont des cartes différentes : { card-colosseum-break } est une carte action de 2005, { event-coliseum } un événement de 2016.
    .why = Seuls les noms se ressemblent. En italien, même { card-latrine-gossip } et { card-rumour-mill } portent presque le même nom.
rule-non-olet-A149 = Les citoyens sont une seule classe, quel que soit le nom que leur donne une édition.
    .why = Deux textes français, l’un avec « bourgeois », l’autre avec « citoyen », traduisent le même mot.
rule-non-olet-A150 = Dans les deux éditions, il y a soixante-dix Romains ordinaires : 15 sénateurs, 20 citoyens, 20 esclaves et 15 Romaines.
    .why = La règle de 2016 ne donne que le total. C’est un texte de 2005 qui dit comment il se répartit.
rule-non-olet-A151 = La banque peut toujours payer et toujours faire la monnaie.
    .why = Les règles ne parlent pas d’une banque vide. C’est l’argent qu’on compte ; les pièces ne font que le montrer.
rule-non-olet-A152 = L’argent est à la vue de tous. Les cartes en main sont secrètes, seul leur nombre est connu.
    .why = Toutes les règles laissent l’argent à découvert. On tient ses cartes cachées, mais à table chacun peut les compter.
rule-non-olet-A153 = Il y a 18 accessoires différents, dont trois panneaux : pour les citoyens, pour les sénateurs, pour les Romaines.
    .why = La règle cite le panneau en triple, un par classe. Ainsi, le compte y est.
rule-non-olet-A156 = Les défausses sont ouvertes. Chacun peut les parcourir, ordre compris.
    .why = Elles sont face visible. Seul { card-regular-guest } en fait quelque chose.
rule-non-olet-A157 = Si la { upgrade-dustpan } est sur le siège qui reçoit le nouvel accessoire, tu pioches d’abord sa carte ; ensuite, elle peut être remplacée.
    .why = D’abord le Romain s’en va, puis vient l’accessoire qu’il apporte.
rule-non-olet-A158 = Les hommes qu’amène { famous-vercingetorix } s’asseyent juste après lui. Les places encore libres ne se remplissent qu’ensuite et ne sont pas pour eux.
    .why = Il agit quand il s’assied, pas plus tard. Et là où personne n’est encore assis, on ne peut pas être le second.

## L’ordre dans le détail, la durée de la partie

rule-non-olet-A159 = À partir de l’encaissement, « aussitôt » veut dire : dès que la carte est entièrement exécutée ou que le Romain a fini de s’asseoir, et s’ils sont plusieurs, dans l’ordre que tu choisis. Deux qui s’asseyent ensemble paient quand l’un et l’autre ont fait leur effet, dans l’ordre que tu choisis. Une Romaine que le { event-flower-market } a menée à zéro reçoit donc encore trois marqueurs d’{ famous-ovid } en train de s’asseoir.
    .why = Ainsi, personne n’est arraché à ce qui est encore en cours.
rule-non-olet-A160 = Une carte jouée va à la défausse quand tout ce qu’elle fait est fait, événements compris, mais avant que paient les visiteurs qui ont fini. { card-rumour-mill } ne peut donc pas se piocher elle-même.
    .why = Les règles disent seulement où vont les cartes jouées, pas quand. Si elle y était déjà, elle pourrait être mélangée au milieu de la pioche.
rule-non-olet-A161 = Si un { card-slave-market } ou une { card-citizens-assembly } vide ta file, on la remplit d’abord ; ensuite, les visiteurs qui ont dû partir font leur effet : { famous-flamma } compte les cinq nouveaux.
    .why = Une file vide se remplit aussitôt, et tous ceux qui sont touchés partent ensemble.
rule-non-olet-A162 = Si { famous-brutus } est en tête et qu’une place est libre, tu dois t’occuper de lui avant de piocher, mais pas en premier : avec { favour-mars } ou un panneau, tu peux d’abord en asseoir d’autres, et s’il n’y a plus de place libre, il attend. Ce n’est jamais ainsi qu’on le passe au suivant, et là aussi il ne s’assied qu’au milieu.
    .why = Les règles n’en disent rien. Comme tout devoir de remplir, celui-ci compte au moment où tu veux avoir fini.
rule-non-olet-A163 = Lors d’une { event-campaign }, tes citoyens partent un par un, dans l’ordre que tu choisis, et chacun entièrement avant que tu décides du suivant. Ce que { famous-maecenas } te rapporte en partant peut payer pour le suivant.
    .why = On décide pour chaque citoyen à part, donc l’un après l’autre.
rule-non-olet-A164 = Là où tous choisissent en secret, rien n’est montré avant que tous aient choisi : avec { event-coliseum } et lors des { event-senate-schemes }. { event-tumult } et { card-conspiracy } se jouent ouvertement, dans le sens horaire à partir de celui dont c’est le tour.
    .why = À table, on choisit en même temps. Ici, on interroge l’un après l’autre, sans voir ce que les autres ont choisi ; cela revient au même.
rule-non-olet-A165 = Aucune règle ne limite la durée d’un tour ou d’une partie. Mais un tour ne peut pas tourner en rond sans fin.
    .why = Rien d’obligatoire ne se répète sans fin : chaque nouveau visiteur reçoit au moins un marqueur, et un événement se produit une fois par tour au plus. Personne n’est pressé pour autant, pas même sur l’échelle.
rule-non-olet-A166 = Sur nos échelles, l’argent de Romains qui partent, c’est leur prix, leurs pièces et ce que les célèbres rapportent en partant, pas un don. A payé celui qui avait fini ; un esclave échangé contre un accessoire n’a pas payé. Les marqueurs retirés comptent sans la phase 1, sans ceux qu’on déplace et sans ceux des visiteurs qui partent ; seule une carte vraiment jouée compte comme jouée, pas une carte seulement défaussée.
    .why = Les missions sont reconstituées par nous : c’est donc à nous de dire comment on les compte. Les villas comptent partout.
rule-non-olet-A167 = Si { famous-brutus } est en tête, que tu n’as aucune place libre et qu’au milieu un sénateur est seul à l’{ upgrade-golden-urinal }, il peut le rejoindre. Il n’y est pas obligé, et on ne le passe pas au suivant.
    .why = Rejoindre quelqu’un est toujours facultatif tant qu’aucune place libre n’attend.
rule-non-olet-A168 = Après le { event-tumult }, les joueurs défaussent l’un après l’autre : d’abord les Romains échangés, dans l’ordre des échanges, puis ceux qui n’ont pas servi, dans l’ordre de la pioche.
    .why = Les règles se taisent. Une pile ouverte a besoin d’un ordre fixe.
rule-non-olet-A169 = Lors des { event-senate-schemes } et du { event-temple-service }, on pioche l’un après l’autre, chacun toutes ses cartes à la fois.
    .why = Les règles se taisent. Cela ne compte que si les cartes ne suffisent pas pour tous.
rule-non-olet-A170 = Si la { upgrade-dustpan } ou le { upgrade-mop-bucket } ne trouve pas de carte à piocher, l’accessoire n’est pas épuisé pour ce tour.
    .why = Après tout, il n’a pas encore servi.
rule-non-olet-A171 = Une carte que tu joues quitte aussitôt ta main. Pendant qu’elle agit, tu ne peux ni la défausser, ni la compter, ni la repiocher.
    .why = À table, elle est au milieu, sous les yeux de tous. Elle ne va à la défausse qu’ensuite.
rule-non-olet-A172 = Ce qui a commencé va jusqu’au bout, même si celui qui l’a déclenché n’est plus là. Si un événement chasse { famous-pliny }, les autres posent quand même leurs marqueurs.
    .why = Les règles n’en disent rien. Sinon, c’est le hasard de l’ordre qui déciderait qui est touché.
rule-non-olet-A173 = Avec la règle maison « { house-finishedTiming-immediate } », celui qui finit paie dès que la partie en cours de l’effet est achevée, par exemple ce qu’un joueur doit faire pour sa part. Avec { card-good-business }, le don vient d’abord, le paiement ensuite.
    .why = Le don fait partie de la carte. Son sesterce ne peut donc pas venir de quelqu’un qui n’a fini que grâce à elle.
rule-non-olet-A174 = { favour-minerva } donne d’abord le sesterce, qui peut déjà te faire gagner, puis retire le marqueur. Pour { card-rumour-mill }, il faut au moins une carte action à piocher, dans la pioche ou dans la défausse, qu’on mélange au besoin.
    .why = Pour { favour-minerva }, c’est l’ordre du texte. Avec { card-rumour-mill }, tu paierais sinon un sesterce pour rien, et une carte qui n’apporte rien ne se joue pas.
