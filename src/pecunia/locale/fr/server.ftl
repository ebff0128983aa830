### The server: its command, its settings, and what it refuses.

cli-serve = Ouvrir des tables sur le réseau.
cli-tables = Vérifier les tables enregistrées, et lister les illisibles.
tables-readable = { $count ->
    [0] Aucune table n’est enregistrée.
    [one] La seule table enregistrée est lisible.
   *[other] Les { $count } tables enregistrées sont toutes lisibles.
}
tables-unreadable = Tables enregistrées illisibles : { $broken } sur { $count }.
cli-serving = Les tables sont ouvertes à { $address } (Ctrl-C pour arrêter).
cli-port-taken = Le port { $port } est déjà pris : un autre est utilisé.
cli-no-browser = Aucun navigateur n’a pu être ouvert ici. Ouvre toi-même { $address } dans un navigateur, ou joue dans le terminal : make terminal (pecunia play).

serve-variables = Variables d’environnement, avec leur valeur par défaut :
serve-host = l’adresse d’écoute ; les autres ordinateurs n’y accèdent que si ce n’est pas la boucle locale
serve-port = le port
serve-open = ouvrir la page dans le navigateur ; si le port habituel est pris, un autre est utilisé
serve-data_dir = le dossier de la base de données ; sinon là où le système range les données de l’utilisateur
serve-database_url = une base PostgreSQL au lieu de SQLite : postgresql://nom:motdepasse@machine/base
serve-bus_url = un serveur Redis ou Valkey par lequel plusieurs processus s’annoncent les coups : redis://machine/0
serve-secret = la clé qui signe les identités ; sinon il en est créé une, gardée dans la base
serve-origins = d’autres adresses de pages qui peuvent envoyer des coups, séparées par des virgules
serve-proxies = adresses des mandataires que l’on croit sur l’expéditeur
serve-bot_workers = combien de processus réfléchissent pour les robots
serve-bot_seconds = combien de temps un robot peut réfléchir à un coup, en secondes
serve-review_workers = combien de processus font une analyse (0 : un par cœur)
serve-most_tables = combien de tables peuvent être en mémoire à la fois
serve-rate_percent = à quelle vitesse on peut envoyer des messages, en pourcentage des limites habituelles
serve-log_level = ce qui est journalisé : debug, info, warning ou error

error-option-variable = { $option } doit être un nombre entier, pas « { $value } ».
error-option-log-level = Il n’y a pas de niveau de journal « { $value } ». Connus : { $known }.
error-option-address = { $option } n’est pas une adresse utilisable.
error-serve-windows = Le serveur fonctionne sous Linux et macOS, mais pas directement sous Windows : utilise le sous-système Windows pour Linux (WSL).
error-serve-extra = Le serveur demande plus que le jeu : installe-le par « pip install pecunia[server] » (il manque { $module }).
error-serve-address = L’adresse { $address } n’est pas utilisable : { $reason }.
error-serve-newer = La base de données vient d’un pecunia plus récent (forme { $found } ; celui-ci connaît { $known }). Mets-le à jour.
error-serve-no-database = Il n’y a pas encore de base de données de tables ici. « pecunia serve » en crée une.
error-serve-other-schema = La base de données a le schéma { $found }, cette version lit { $known }. Utilise la version du serveur.
error-store-unavailable = La base de données ne répond pas. Rien n’a changé ; réessaie dans un instant.
error-cannot-take-back = Cela ne se reprend pas : on peut revenir en arrière pendant son propre tour, tant qu’aucune carte n’est piochée ni dévoilée.
error-table-busy = Il se passe trop de choses à la fois à cette table. Réessaie.
error-unknown-table = Cette table n’existe pas.
error-unreadable-table = Impossible d’ouvrir cette table pour le moment : le serveur n’arrive pas à lire ses données enregistrées. L’exploitant en trouve la raison dans le journal.
error-unknown-path = Il n’y a rien à cette adresse.
error-method = Cela ne se fait pas avec cette adresse.
error-malformed = Ce message est incompréhensible : { $detail }
error-too-large = Ce message est trop long : { $most } octets au plus.
error-too-fast = C’était un peu trop rapide. Attends { $seconds } s.
error-signed-out = Dis d’abord ton nom.
error-not-invited = Cette table est sur invitation.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-not-seated = Tu n’es pas assis à cette table.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = La partie n’est pas encore finie.
error-table-over = La partie est terminée.
error-table-full = Toutes les places sont prises.
error-seat-taken = Quelqu’un est déjà assis là.
error-no-such-seat = Cette place n’existe pas à cette table.
error-begins-by-chance = On ne dresse ainsi que des tables dont la partie commence au hasard.
error-lesson-first = Ce serait permis, mais d’abord : { $task }
error-no-lesson = Aucune leçon n’est en cours à cette table.
error-unknown-lesson = Il n’y a pas de leçon « { $name } » ; il y a { $known }.
error-reviews-waiting = { $most } analyses attendent déjà. Réessaie dans un moment.
error-no-puzzle = Cette table n’est pas une énigme.
error-puzzle-unanswered = L’énigme n’a pas encore de réponse.
error-already-seated = Tu es déjà assis à cette table.
error-seats-free = Il reste des places libres.
error-nobody-plays = Il faut au moins une personne en plus des robots.
error-has-resigned = Tu as abandonné cette partie.
error-asked-already = Quelqu’un demande déjà à reprendre un coup ; il faut d’abord y répondre.
error-nothing-asked = Personne ne te demande cela.
error-not-printable = Il y a là des caractères qui ne s’affichent pas.
error-code-unknown = Ce code n’est pas valable, ou ne l’est plus.
error-wrong-origin = Cette requête vient d’une page étrangère.
error-too-many-tables = Tu as ouvert { $most } tables qui ne sont pas terminées : c’est la limite.
error-too-many-sockets = Il y a déjà { $most } connexions d’ici à cette table.
error-house-full = Toutes les tables de la maison sont prises. Réessaie plus tard.
error-internal = Quelque chose n’a pas marché de notre côté. Rien n’a changé.
why-allowed = Ce coup est permis.
