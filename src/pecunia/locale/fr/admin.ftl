### `pecunia admin` : ce que lisent ceux qui tiennent un serveur.

cli-admin = S’occuper d’un serveur : sauvegardes, tables, personnes, clés.
cli-admin-json = pour les programmes : un objet JSON
cli-admin-backup = Sauvegarder la base dans un fichier, même pendant que des serveurs tournent. Le fichier contient les clés ; toi seul peux le lire.
cli-admin-backup-file = le fichier de la sauvegarde
cli-admin-backup-check = ne rien sauvegarder ; vérifier que le fichier est entier et peut être restauré
cli-admin-restore = Restaurer une sauvegarde dans la base, SQLite ou PostgreSQL, d’où qu’elle vienne. Aucun serveur ne doit tourner.
cli-admin-restore-replace = effacer ce qui est dans la base maintenant
backup-writing = { $done } lignes écrites sur { $count }
backup-checking = { $done } lignes vérifiées sur { $count }
backup-restoring = { $done } lignes restaurées sur { $count }
backup-made = La sauvegarde est dans { $file }.
backup-whole = La sauvegarde { $file } est entière, et cette version peut la restaurer.
backup-restored = La sauvegarde { $file } est restaurée.
backup-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
backup-entries = { $entries ->
    [one] { $entries } entrée dans le journal
   *[other] { $entries } entrées dans les journaux
}
backup-from = Faite le { $at } UTC par la version { $release }, schéma { $revision }.
error-backup-foreign = { $file } n’est pas une sauvegarde de pecunia.
error-backup-damaged = La sauvegarde { $file } est abîmée ou incomplète. Rien n’a changé.
error-backup-newer = La sauvegarde vient d’un pecunia plus récent (version { $release }, schéma { $found } ; celui-ci connaît { $known }). Restaure-la avec cette version.
error-backup-other-file = { $file } existe et n’est pas une sauvegarde ; il n’est pas remplacé.
error-restore-not-empty = Il y a déjà une base de données. Avec --replace, elle est effacée et la sauvegarde restaurée à sa place.
error-restore-in-use = La base est utilisée. Arrête d’abord tous les serveurs.
error-restore-refused = La base n’accepte pas les lignes de { $file }, donc rien n’a changé : { $reason }

cli-tables = Regarder, fermer et réparer les tables enregistrées.
cli-tables-id = la table
cli-tables-broken = Lister les tables illisibles, et pourquoi.
tables-readable = { $count ->
    [0] Aucune table n’est enregistrée.
    [one] La seule table enregistrée est lisible.
   *[other] Les { $count } tables enregistrées sont toutes lisibles.
}
tables-unreadable = Tables enregistrées illisibles : { $broken } sur { $count }.
cli-keys = Lister et changer les clés qui signent les identités.
cli-keys-rotate = Créer une clé, qui signe désormais. Personne n’est déconnecté.
cli-keys-retire = Supprimer une ancienne clé. Les appareils qui l’utilisent encore sont déconnectés.
cli-keys-id = la clé, telle que « pecunia admin keys » la nomme
keys-signs = signe
keys-verifies = encore valable
keys-devices = { $count ->
    [one] { $count } appareil
   *[other] { $count } appareils
}
keys-rotated = La clé { $id } signe désormais. Les serveurs en marche l’utilisent en moins d’une demi-minute ; les anciennes restent valables.
keys-retired = { $count ->
    [0] La clé { $id } est supprimée. Plus aucun appareil ne l’utilisait.
    [one] La clé { $id } est supprimée. Un appareil est déconnecté.
   *[other] La clé { $id } est supprimée. { $count } appareils sont déconnectés.
}
cli-tables-repair = Réparer une table : couper son journal après la dernière entrée lisible, ou la fermer. Sans --yes, dit seulement ce qui serait fait.
cli-tables-yes = Le faire.
tables-repair-entry = L’entrée { $number } ({ $kind }) ne peut pas être appliquée : { $reason }
tables-repair-row = La table elle-même est illisible : { $reason }
tables-repair-cut = { $cut ->
    [one] Le journal s’arrête après l’entrée { $kept }. Une entrée est perdue.
   *[other] Le journal s’arrête après l’entrée { $kept }. { $cut } entrées sont perdues.
}
tables-repair-close = La table est fermée. Son journal reste tel quel.
tables-repair-none = La table { $table } est lisible. Il n’y a rien à réparer.
tables-repair-done = C’est fait.
tables-repair-dry = Rien n’a changé. Ajoute --yes pour le faire.
error-keys-stated = Les clés sont dans PECUNIA_SECRET. Mets-y une nouvelle clé devant les autres, séparée par une virgule.
error-keys-many = Il y a déjà { $most } clés. Supprimes-en d’abord une.
error-keys-unknown = Il n’y a pas de clé « { $id } ».
error-keys-signing = La clé { $id } est celle qui signe. Crées-en d’abord une nouvelle (pecunia admin keys rotate).

cli-admin-most = combien en lister, au plus
cli-admin-server = le serveur qui s’en charge, si ce n’est pas celui des réglages, par exemple http://127.0.0.1:8001
cli-admin-queues = Montrer ce qui attend dans un serveur qui tourne.
queues-figures = { $waiting } en attente, { $running } en cours, { $refused } refusés depuis le démarrage
queues-process = Coups qui attendent d’être écrits : { $writes_waiting }. Tables en mémoire : { $tables }, connexions : { $connections }, tables illisibles : { $unreadable_tables }.
cli-admin-retention = Montrer ce qui est plus vieux que les réglages ne le permettent et sera effacé.
cli-admin-retention-now = le faire effacer maintenant par un serveur qui tourne
retention-people = Personnes absentes depuis trop longtemps : { $count }
retention-talk = Lignes de conversation : { $count }
retention-games = Parties dont les joueurs deviennent anonymes : { $count }
retention-expired = Codes et appareils périmés : { $count }
retention-dry = Rien n’a changé. Un serveur qui tourne l’efface dans l’heure, ou tout de suite avec --now.
retention-done = C’est effacé.
retention-deleting = { $done } effacés sur environ { $count }
cli-tables-list = Lister les tables, à commencer par les dernières modifiées.
cli-tables-status = seulement les tables qui attendent des joueurs (open), où l’on joue (playing) ou qui sont terminées (over)
cli-tables-person = seulement les tables où cette personne est assise, ou qu’elle a ouvertes
cli-tables-days = seulement les tables où il s’est passé quelque chose ces N derniers jours
cli-tables-show = Montrer ce que l’on sait d’une table. Ni cartes, ni graine, ni invitation.
cli-tables-close = Fermer une table, même au milieu d’une partie. Un serveur qui tourne s’en charge.
admin-tables = { $count ->
    [0] Aucune table.
    [one] { $count } table.
   *[other] { $count } tables.
}
tables-host = Table ouverte par : { $name } ({ $id })
tables-seat = Place { $number } : { $name } ({ $id })
tables-log = Entrées du journal : { $entries }, la dernière le { $last } UTC. Invités : { $guests }.
tables-closed = La table { $table } est fermée.
cli-people = Trouver des personnes, s’en occuper, les effacer.
cli-people-id = la personne, telle que « pecunia admin people find » la liste
cli-people-find = Trouver des personnes par une partie de leur nom ou le début de leur identifiant.
cli-people-words = une partie du nom, ou le début de l’identifiant
cli-people-show = Montrer quelqu’un avec ses appareils et ses tables.
cli-people-rename = Donner un autre nom à quelqu’un, à toutes ses tables. Un serveur qui tourne s’en charge.
cli-people-name = le nouveau nom
cli-people-sign-out = Déconnecter quelqu’un de tous ses appareils. Un serveur qui tourne s’en charge.
cli-people-delete = Effacer quelqu’un avec tout ce qu’il a laissé. Ses parties restent, sans lui. Un serveur qui tourne s’en charge.
cli-people-delete-yes = Le faire. C’est définitif.
cli-people-export = Écrire tout ce qui est enregistré sur quelqu’un, en JSON.
cli-people-export-file = un nouveau fichier ; sinon, dans le terminal
people-found = { $count ->
    [0] Personne.
    [one] { $count } personne.
   *[other] { $count } personnes.
}
people-since = Depuis le { $created }, vu pour la dernière fois le { $seen }
people-device = { $label } : depuis le { $created }, utilisé pour la dernière fois le { $seen }
people-program = Programme ou navigateur inconnu
people-renamed = { $tables ->
    [0] Le nom est maintenant { $name }.
    [one] Le nom est maintenant { $name }, aussi à une table.
   *[other] Le nom est maintenant { $name }, aussi à { $tables } tables.
}
people-signed-out = { $count ->
    [0] Il n’y avait aucun appareil à déconnecter.
    [one] Un appareil est déconnecté.
   *[other] { $count } appareils sont déconnectés.
}
people-delete-dry = Cela efface { $name } ({ $id }) pour de bon. Rien n’a changé. Ajoute --yes pour le faire.
people-deleted = { $name } ({ $id }) : tout est effacé.
people-exported = Tout ce qui concerne cette personne est dans { $file }.
error-option-status = Il n’y a pas d’état « { $value } ». Au choix : { $known }.
error-people-export-exists = { $file } existe déjà.
error-unknown-person = Personne n’a l’identifiant « { $person } ».
error-not-operator = Seul pecunia admin peut faire cela, avec un accès à la base de données de ce serveur.
error-admin-no-server = Aucun serveur ne répond à { $address }. Indique avec --server un serveur qui tourne.
error-admin-address = « { $address } » n’est pas l’adresse d’un serveur, comme http://127.0.0.1:8001.

cli-people-ban = Bannir quelqu’un du serveur. Un serveur qui tourne s’en charge.
cli-people-unban = Laisser revenir quelqu’un qui est banni. Un serveur qui tourne s’en charge.
cli-people-mute = Priver quelqu’un de parole à toutes les tables : il joue, mais en silence. Un serveur qui tourne s’en charge.
cli-people-unmute = Rendre la parole à quelqu’un. Un serveur qui tourne s’en charge.
cli-people-sanction-days = pour combien de jours ; sinon, pour toujours
people-ban = Exclusion définitive.
people-ban-until = Exclusion jusqu’au { $until } UTC.
people-ban-lifted = L’exclusion est levée.
people-ban-none = Cette personne n’était pas bannie.
people-mute = Privation de parole définitive.
people-mute-until = Privation de parole jusqu’au { $until } UTC.
people-mute-lifted = La parole est rendue.
people-mute-none = Cette personne n’était pas privée de parole.
