### Les scénarios : ce qui ne va pas dans l’un d’eux, et comment `pecunia scenario` le dit.

## Erreurs dans le fichier. $text : ce qu’on y a lu ; $form : comment s’écrit une telle ligne ; $known, $similar : ce qu’on a pu vouloir dire.

error-scenario-empty = Ce fichier ne contient aucun scénario.
error-scenario-no-title = Avant « { $text } », il manque le début d’un scénario : « scenario » et son titre.
error-scenario-cites-nothing = Le scénario ne cite aucune clause.
error-scenario-states-nothing = Le scénario n’affirme rien : il lui faut une ligne avec legal, only, illegal, expect ou refused.
error-scenario-no-position = Le scénario n’a pas de position : il lui faut « given » et, en dessous, des lignes en retrait.
error-scenario-unknown = Aucun scénario n’a de ligne comme « { $text } ».
error-scenario-form = Écris ici « { $form } », pas « { $text } ».
error-scenario-twice = « { $text } » figure ici pour la deuxième fois.
error-scenario-clause = Les règles de ce jeu n’ont pas de clause « { $text } ». Clauses voisines : { $similar }.
error-scenario-beside-new = Sous « new … », seule une ligne « values … » peut être donnée, pas « { $text } ».
error-scenario-refused-alone = « refused » doit être la seule ligne de son scénario : une position impossible ne se joue pas.
error-scenario-refusal = « { $text } » n’est la clé d’aucune raison ni d’aucune erreur.
error-scenario-question = Ce jeu n’a pas de question « { $text } ». Noms voisins : { $similar }.
error-scenario-reason = Ce jeu n’a pas de raison « { $text } ». Noms voisins : { $similar }.
error-scenario-zone = Une position de ce jeu n’a pas de ligne « { $text } ». Lignes connues : { $known }.
error-scenario-field = Aucune vue n’a « { $text } ». Noms voisins : { $similar }.
error-scenario-thing = Ce jeu n’a pas de carte « { $text } » que l’on puisse compter.
error-scenario-end = Aucune partie ne se termine par « { $text } ». Fins connues : { $known }.
error-scenario-open-middle = Dans « { $text } », « … » doit être au début ou à la fin, comme un mot à part.

## Affirmations fausses.

error-scenario-not-asked = { $expected } doit jouer, mais la question s’adresse à { $asked }.
error-scenario-nobody-asked = { $player } doit jouer, mais la partie est finie.
error-scenario-should-be-legal = « { $move } » devrait être permis, mais est refusé avec { $found }.
error-scenario-other-moves = D’autres coups sont permis. Permis mais pas nommés : { $missing }. Nommés mais pas permis : { $illegal }.
error-scenario-is-legal = « { $move } » devrait être refusé avec { $expected }, mais est permis.
error-scenario-other-reason = « { $move } » devrait être refusé avec { $expected }, mais est refusé avec { $found }.
error-scenario-other-refusal = La position devrait être refusée avec { $expected }, mais elle est refusée avec { $found }.
error-scenario-not-refused = La position devrait être refusée avec { $expected }, mais elle est possible.
error-scenario-not-so = « { $expected } » est faux : c’est « { $found } ».

## La commande. $scenarios, $failed, $more, $line : des nombres ; $moves : des coups tels que les notent les parties enregistrées.

error-scenario-folder = Il n’y a aucun fichier *.scenario dans { $folder }.
cli-scenario = Jouer les scénarios écrits dans des fichiers. Échoue si l’un d’eux est faux.
cli-scenario-files = Des fichiers, des dossiers avec des fichiers *.scenario, ou - pour l’entrée standard.
cli-scenario-json = Afficher un objet JSON (décrit dans docs/scenarios.md).
cli-scenario-title = Scénario : { $title } ({ $clauses })
cli-scenario-edition = Édition : { $edition }
cli-scenario-asked = Question posée à { $player }, { $kind } : { $question }
cli-scenario-over = Aucune question n’est posée : la partie est finie.
cli-scenario-legal = Permis : { $moves }
cli-scenario-legal-more = Permis : { $moves } … et { $more } de plus
cli-scenario-automatic = Réponses données d’office depuis la ligne { $line } : { $answers }
cli-scenario-passed =
    { $scenarios ->
        [one] Le scénario est juste.
       *[other] Les { $scenarios } scénarios sont justes.
    }
cli-scenario-failed =
    { $failed ->
        [one] { $failed } scénario sur { $scenarios } échoue.
       *[other] { $failed } scénarios sur { $scenarios } échouent.
    }
