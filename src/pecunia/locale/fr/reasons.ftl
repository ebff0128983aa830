### Pourquoi un coup n’est pas permis : une phrase pour le joueur. Le programme ajoute la référence de la règle.

## Le moment. $asked : la question posée.

reason-not-a-move = Cela ne ressemble à aucun coup.
reason-not-your-question = Ce n’est pas à toi de choisir maintenant.
reason-game-over = La partie est terminée.
reason-not-now = Tu ne peux pas faire cela maintenant. La question est : « { $asked } »
reason-no-such-player = Ce joueur n’est pas à cette table.

## S’asseoir et encaisser

reason-no-such-place = Tu n’as pas de telle place.
reason-place-taken = Quelqu’un est déjà assis là.
reason-place-free = Il n’y a personne à rejoindre à cette place.
reason-place-full = Ils sont déjà deux, et à trois on ne tient jamais.
reason-not-two-women = Tu ne peux pas les mettre à la même place : à moins qu’un module le permette, seules deux Romaines partagent.
reason-senator-beside-slave = Un sénateur et un esclave ne s’assoient jamais côte à côte.
reason-queue-empty = Personne n’attend dans ta file.
reason-must-seat = Tu as une place libre et le premier de ta file peut s’y asseoir : tu ne peux pas encore finir ton tour.
reason-must-collect = Un de tes visiteurs a fini : tu dois d’abord encaisser.
reason-not-finished = Ce visiteur a encore des marqueurs : il n’a pas fini.
reason-no-visitor-there = Personne n’est assis là.

## Jouer une carte

reason-card-not-in-hand = Tu n’as pas cette carte en main.
reason-card-not-in-game = Cette carte n’est pas dans votre partie.
reason-no-other-card-in-play = Une autre carte est encore en cours : termine-la d’abord.
reason-nothing-to-do = La carte ne changerait rien maintenant, alors tu la gardes.
reason-no-money-to-give = Il te faut un sesterce à donner, et tu n’en as pas.
reason-no-markers = Il n’y a là aucun marqueur que tu puisses retirer.
reason-must-take-marker = Tu dois d’abord prendre ce que la carte exige, tant qu’il reste des marqueurs.
reason-no-romans-left = Il ne te reste aucune carte Romain à piocher.
reason-no-cards-to-draw = Il ne te reste aucune carte action à piocher.
reason-discard-empty = Il n’y a dans la défausse aucun Romain que tu puisses rappeler.

## Choisir une cible

reason-no-card-there = Il n’y a là aucun Romain que tu puisses choisir.
reason-no-queue-to-cut = Aucune file ne compte deux Romains : tu ne peux faire passer personne devant.
reason-already-in-front = Le Romain que tu as choisi est déjà en tête.
reason-same-queue = Tu dois choisir une autre file.
reason-queue-full = À votre table, une file de cinq n’accepte plus personne.
reason-own-visitor = Tu dois choisir le visiteur d’un autre joueur, pas un des tiens.
reason-no-unequal-pair = Il te faut deux Romaines sur une place d’un autre joueur, avec un nombre inégal de marqueurs.
reason-not-a-pair = Il n’y a pas deux Romaines sur la place que tu as choisie.
reason-needs-two-visitors = Il te faut au moins deux visiteurs à toi.
reason-same-visitor = Tu dois poser les marqueurs sur un autre de tes visiteurs.
reason-no-such-class = Tu n’y trouveras personne de cette classe, ni dans les latrines ni dans la file.
reason-nobody-pays = Personne à votre table n’aurait à payer.
reason-all-equal = Vous possédez tous autant : personne n’est riche ni pauvre.
reason-not-richest = Tu dois choisir l’un des plus riches.
reason-not-poorest = Tu dois choisir l’un des plus pauvres.
reason-already-rich = Tu as déjà enrichi les esclaves : on ne double pas deux fois.
reason-yourself = Tu ne peux pas te faire de cadeau : choisis un autre joueur.

## Modules

reason-module-off-famous = Tu joues sans le module « { module-famous } » (famous).
reason-module-off-upgrades = Tu joues sans le module « { module-upgrades } » (upgrades).
reason-module-off-events = Tu joues sans le module « { module-events } » (events).
reason-module-off-careers = Tu joues sans le module « { module-careers } » (careers).
reason-module-off-favours = Tu joues sans le module « { module-favours } » (favours).
reason-modules-off = Tu joues sans les modules qui connaissent ce coup.
reason-not-his-place = César ne s’assied que si tu n’as aucun sénateur, et Brutus seulement au milieu.
reason-not-two-men = Les compagnons de Vercingétorix ne rejoignent qu’un homme, jamais une Romaine.
reason-vercingetorix-elsewhere = Les compagnons de Vercingétorix s’installent ailleurs que lui, et un seul à chaque place.
reason-not-passed-on = Tu ne peux envoyer Brutus plus loin que s’il est en tête, que tu as une place libre et qu’il ne peut pas s’asseoir au milieu.
reason-draft-share = Tu as déjà tes deux Romains : prends autre chose.
reason-no-sign = Tu n’as ce panneau sur aucun de tes sièges.
reason-sign-used = Tu as déjà utilisé ce panneau pendant ce tour.
reason-seat-not-free = Le siège du panneau n’est pas libre : tu ne peux y asseoir personne.
reason-signs-roman-cannot-sit = Ta file n’a personne pour ce panneau, ou le premier ne peut pas s’asseoir là.
reason-top-rung = Tu es déjà sur le dernier échelon.
reason-already-climbed = Tu as déjà gravi un échelon pendant ce tour.
reason-no-money-to-climb = Tu ne peux pas payer l’échelon suivant.
reason-task-not-done = Tu n’as pas accompli la tâche de l’échelon suivant pendant ce tour.
reason-favour-not-held = Tu n’as pas cette faveur.
reason-favour-standing = Tu n’as pas à utiliser cette faveur : elle agit d’elle-même.
reason-favour-fresh = Tu n’as reçu cette faveur que pendant ce tour ; elle te sert à partir du suivant.
reason-favour-used = Tu as déjà utilisé cette faveur pendant ce tour.
reason-favour-idle = La faveur ne changerait rien pour toi maintenant.
reason-mars-cannot = Il te faut la faveur de Mars pour asseoir le deuxième ou le troisième de ta file, et seulement là où il peut s’asseoir.
reason-venus-protects = Vénus protège ces latrines : tes cartes n’y touchent pas.

## Pecunia Olet

reason-no-henchman = Aucun de tes hommes de main n’est là.
reason-no-such-space = Ce plateau n’a pas de telle case.
reason-space-occupied = Un homme de main est déjà là.
reason-strike = C’est la grève : tu ne peux pas prendre l’avion tant que le policier n’avance pas.
reason-no-jet = Il te faut ton propre jet privé pour partir de là.
reason-no-market-card = Il n’y a là aucune carte que tu puisses acheter.
reason-second-jet = Tu as déjà un jet privé, et personne ne peut en avoir deux.
reason-no-cash = Tu n’as pas assez de liquide ; ton argent offshore ne paie rien ici.
reason-bad-count = Tu ne peux pas en donner autant : au moins un, trois au plus au supermarché, huit chez le receleur.
reason-no-fakes = Il te manque des faux billets pour cela.
reason-blocked-quality = Le supermarché connaît désormais ces faux billets : tu ne peux plus les y écouler.
reason-bad-transfer = Tu peux mettre de l’argent offshore ou en rapporter, par dizaines, mais seulement ce que tu as.
reason-no-passing-now = Tu ne peux pas passer maintenant : place un homme de main ou renonce.
reason-no-declining-now = Tu ne peux pas renoncer ici : place un homme de main, ou passe à ton tour.
reason-nothing-after-lifting = Tu ne pourrais plus rien faire de cet homme de main, alors il reste où il est.
