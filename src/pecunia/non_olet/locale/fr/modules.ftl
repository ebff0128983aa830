### Les cinq modules de l’édition 2016. Les noms sont les noms officiels ; les effets sont dits avec nos propres mots.
### Dans .short un nom qui reste clair une fois coupé.

module-famous = Romains célèbres
    .text = Des célébrités se glissent dans la foule. Elles font leur effet en s’asseyant chez toi, ou en te quittant.
module-upgrades = Accessoires de latrines
    .text = Un peu de luxe : les accessoires se posent sur les sièges et servent à ceux qui s’y asseyent. Un esclave qui a fini peut t’en apporter un au lieu de payer.
module-events = Événements
    .text = Les nouveaux marqueurs viennent des cartes événement ouvertes. Le dernier marqueur pris, l’événement éclate, et pour tout le monde.
module-careers = Échelons de carrière
    .text = De porteur de seau à roi des latrines : chacun gravit son échelle, un échelon par tour au plus, pour son prix ou pour sa mission. Le premier en haut gagne.
module-favours = Faveur des dieux
    .text = Chacun a la faveur d’une divinité. Quand un citoyen te quitte pendant ton tour, tu peux en changer : on n’est pas marié avec les dieux.

## Romains célèbres

famous-pompey = Pompée
    .text = Quand il s’assied, tous les citoyens de ta file passent en tête et gardent leur ordre.
famous-vergil = Virgile
    .text = Quand il s’assied, tu pioches des Romains jusqu’à ce que ta file en compte sept.
famous-livia = Livia
    .text = Quand elle s’assied, tu dévoiles cinq Romains : les Romaines vont au bout de ta file, les autres sont défaussés.
famous-caesar = César
    .text = Il ne s’assied que s’il n’y a aucun sénateur dans les latrines. Sinon il reste en tête et personne ne le dépasse.
famous-vercingetorix = Vercingétorix
    .text = Quand il s’assied, tu peux asseoir jusqu’à deux autres hommes de la tête de ta file, chacun avec un homme seul à une autre place.
famous-brutus = Brutus
    .text = Il ne s’assied qu’au milieu. Si une place est libre mais qu’il ne peut pas prendre celle du milieu, il va au bout de la file du joueur suivant.
famous-marc-antony = Marc Antoine
    .text = Il peut rejoindre un citoyen ou un sénateur assis seul, même quand aucune place n’est libre.
famous-ovid = Ovide
    .text = Quand il s’assied, chacun de tes autres visiteurs se retrouve avec exactement trois marqueurs, ni plus ni moins.
famous-pliny = Pline
    .text = Quand il s’assied, chacun des autres joueurs pose deux marqueurs sur ses propres visiteurs.
famous-crassus = Crassus
    .text = Quand il s’assied, tous tes autres visiteurs qui paieraient un ou deux sesterces, leurs pièces comprises, s’en vont sans rien payer.
famous-seneca = Sénèque
    .text = Quand il s’en va, tu peux retirer un marqueur à chacun de tes autres visiteurs.
famous-spartacus = Spartacus
    .text = Quand il s’en va, tu reçois un sesterce par esclave encore assis dans tes latrines.
famous-maecenas = Mécène
    .text = Quand il s’en va, tu reçois un sesterce par citoyen encore assis dans tes latrines.
famous-cicero = Cicéron
    .text = Quand il s’en va, tu reçois un sesterce par sénateur encore assis dans tes latrines.
famous-cleopatra = Cléopâtre
    .text = Quand elle s’en va, tu reçois un sesterce par Romaine encore assise dans tes latrines.
famous-flamma = Flamma
    .text = Quand il s’en va, tu reçois un sesterce par Romain de ta file.
famous-octavian = Octave
    .text = Quand il s’en va, tu peux défausser jusqu’à trois cartes action : une rapporte 1 sesterce, deux en rapportent 3, trois en rapportent 5.
famous-agrippina = Agrippine
    .text = Quand elle s’en va, tu peux piocher deux cartes action.

## Accessoires de latrines

upgrade-wooden-urinal = Urinoir en bois
    .text = Deux esclaves peuvent partager ce siège.
    .short = Bois (urinoir)
upgrade-marble-urinal = Urinoir en marbre
    .text = Deux citoyens peuvent partager ce siège.
    .short = Marbre (urinoir)
upgrade-golden-urinal = Urinoir en or
    .text = Deux sénateurs peuvent partager ce siège.
    .short = En or (urinoir)
upgrade-reserved-citizens = Réservé pour citoyens
    .text = Une fois par tour, si ce siège est libre, tu peux y asseoir le premier citoyen de ta file avant les autres.
    .short = Citoyens (panneau)
upgrade-reserved-senators = Réservé pour sénateurs
    .text = Une fois par tour, si ce siège est libre, tu peux y asseoir le premier sénateur de ta file avant les autres.
    .short = Sénateurs (panneau)
upgrade-reserved-women = Réservé pour Romaines
    .text = Une fois par tour, si ce siège est libre, tu peux y asseoir la première Romaine de ta file avant les autres.
    .short = Romaines (panneau)
upgrade-partition = Cloison de séparation
    .text = Entre ce siège et ses voisins, sénateurs et esclaves se supportent.
upgrade-wood-splinter = Écharde
    .text = Le premier Romain qui s’assied ici dans un tour reçoit un marqueur de moins, mais au moins un.
upgrade-hourglass = Sablier
    .text = Le premier Romain qui s’assied ici dans un tour reçoit trois marqueurs, quoi que dise sa carte.
upgrade-latrine-scrubber = Brosse de latrines
    .text = Le premier Romain de durée 4 ou 5 qui s’assied ici dans un tour reçoit deux marqueurs de moins.
upgrade-towel-rails = Porte-serviette
    .text = Le premier esclave qui s’assied ici dans un tour reçoit deux pièces sur sa carte.
upgrade-sprig-of-lavender = Brin de lavande
    .text = La première Romaine qui s’assied ici dans un tour reçoit deux pièces sur sa carte.
upgrade-fountain = Fontaine
    .text = Le premier citoyen qui s’assied ici dans un tour reçoit deux pièces sur sa carte.
upgrade-newspaper = Journal
    .text = Le premier Romain qui s’assied ici dans un tour reçoit une pièce sur sa carte.
upgrade-bag-of-silver = Sachet argenté
    .text = Le premier Romain de durée 2 ou 3 qui s’assied ici dans un tour reçoit une pièce sur sa carte.
    .short = Argenté (sachet)
upgrade-bag-of-gold = Sachet doré
    .text = Le premier Romain de durée 4 ou 5 qui s’assied ici dans un tour reçoit deux pièces sur sa carte.
    .short = Doré (sachet)
upgrade-mop-bucket = Seau
    .text = Quand le premier Romain d’un tour s’assied ici, tu pioches une carte action.
upgrade-dustpan = Balayette
    .text = Quand le premier Romain d’un tour quitte ce siège, peu importe pourquoi, tu pioches une carte action.

## Événements

event-slave-revolt = Révolte d’esclaves
    .text = Dans chaque file, tous les esclaves passent en tête et gardent leur ordre.
event-bread-and-games = Pain et jeux
    .text = Chacun défausse un esclave de son choix de sa propre file, s’il y en a un.
event-coliseum = Le Colisée
    .text = Chacun reçoit trois Romains, en garde un et passe les autres à gauche, jusqu’au dernier. Les Romains gardés vont au bout de la file.
event-tumult = Tumulte
    .text = Chacun pioche trois Romains et peut en échanger, place pour place, autant qu’il veut avec ceux de sa file. Le reste est défaussé.
event-flower-market = Marché aux fleurs
    .text = Chaque Romaine, dans toutes les latrines, perd un marqueur.
event-campaign = Campagne militaire
    .text = Pour chaque citoyen de ses latrines, chacun paie un sesterce, ou le citoyen s’en va sans rien payer.
event-feeding-the-poor = Repas pour les pauvres
    .text = Chaque Romain, aux latrines ou en file, qui paierait exactement un sesterce reçoit une pièce sur sa carte.
event-freeing-the-slaves = Affranchissement d’esclaves
    .text = Chaque esclave, aux latrines ou en file, reçoit une pièce sur sa carte.
    .short = Affranchissement
event-senate-schemes = Intrigues au Sénat
    .text = Chacun choisit en secret autant de ses cartes action qu’il veut, les défausse et en pioche autant.
event-temple-service = Service du temple
    .text = Chacun pioche deux cartes action.

## Faveurs

favour-ceres = Cérès
    .text = Une fois dans ton tour : pose un marqueur sur un de tes visiteurs et pioche une carte action.
favour-diana = Diane
    .text = Une fois dans ton tour : pioche des Romains jusqu’à ce que ta file en compte cinq.
favour-juno = Junon
    .text = Une fois dans ton tour : déplace un ou deux marqueurs d’un de tes visiteurs sur des visiteurs de tes autres places. Celui qui n’en a plus paie et s’en va aussitôt.
favour-jupiter = Jupiter
    .text = Chaque Romain qui s’assied chez toi pendant ton tour reçoit un marqueur de plus et deux pièces sur sa carte.
favour-mars = Mars
    .text = Pendant ton tour, tu peux remplir une place libre avec l’un des trois premiers de ta file au lieu du premier.
favour-minerva = Minerve
    .text = Une fois dans ton tour : défausse une carte action, reçois un sesterce et retire un marqueur à un de tes visiteurs.
favour-venus = Vénus
    .text = Tant que tu tiens cette faveur, aucune carte action, même à toi, ne touche aux visiteurs et aux marqueurs de tes latrines.

## Échelons de carrière. Le premier échelon a son nom officiel ; les autres noms, les missions et les prix sont reconstitués.

ladder-patron = Patron
ladder-people = Ami du peuple
ladder-matron = Matrone
ladder-master = Maître d’esclaves
ladder-schemer = Intrigant
ladder-builder = Bâtisseur

rung-0 = porteur de seau
rung-1 = laveur d’éponges
rung-2 = portier
rung-3 = tenancier
rung-4 = maître des latrines
rung-5 = roi des latrines
# Un échelon d’une échelle plus longue que la nôtre. $number : lequel.
rung-more = échelon { $number }

# Tâches. $count (nombre) : combien ; $class : la classe au singulier ou au pluriel.
task-seated = { $count } { $class } dans les latrines
task-pairs =
    { $count ->
        [one] { $count } place à deux visiteurs
       *[other] { $count } places à deux visiteurs
    }
task-classes = des visiteurs de { $count } classes
task-markers-over = un visiteur avec plus de { $count } marqueurs
task-markers-total = { $count } marqueurs en tout sur les visiteurs
task-hand =
    { $count ->
        [one] { $count } carte action en main
       *[other] { $count } cartes action en main
    }
task-queue =
    { $count ->
        [one] { $count } Romain dans la file
       *[other] { $count } Romains dans la file
    }
task-villas =
    { $count ->
        [one] { $count } villa occupée
       *[other] { $count } villas occupées
    }
task-received =
    { $count ->
        [one] { $count } sesterce de Romains qui partent, en un tour
       *[other] { $count } sesterces de Romains qui partent, en un tour
    }
task-paid =
    { $count ->
        [one] { $count } Romain paie et part, en un tour
       *[other] { $count } Romains paient et partent, en un tour
    }
task-paid-class =
    { $count ->
        [one] { $count } { $class } paie et part, en un tour
       *[other] { $count } { $class } paient et partent, en un tour
    }
task-played =
    { $count ->
        [one] { $count } carte action jouée en un tour
       *[other] { $count } cartes action jouées en un tour
    }
task-hastened =
    { $count ->
        [one] { $count } marqueur ôté chez toi en un tour, hors phase 1
       *[other] { $count } marqueurs ôtés chez toi en un tour, hors phase 1
    }
