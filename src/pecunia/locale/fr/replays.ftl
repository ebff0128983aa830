### Les parties enregistrées qu’on revoit : pourquoi c’est parfois impossible, et la page dans un fichier.

error-record-too-long = L’enregistrement a plus de { $most } coups : c’est trop long pour être montré.
error-record-hidden = Cet enregistrement tait ce qui est encore secret, car sa partie n’était pas finie. Reprends-le quand elle le sera.
error-no-such-moment = L’enregistrement a { $most } coups : le moment { $at } n’existe pas, ou personne n’est assis là.
error-page-missing = Cette installation n’a pas de page pour le navigateur : « make page » la construit.
error-html-extra = Pour la page, le jeu seul ne suffit pas : installe le reste avec « pip install pecunia-games » ({ $module } manque).
error-html-itself = { $file } est l’enregistrement lui-même : choisis un autre nom pour la page.

cli-html = Écrire la partie dans un seul fichier HTML qui la montre sans aucune connexion.
cli-html-written = { $file } montre la partie dans n’importe quel navigateur, même sans connexion.
