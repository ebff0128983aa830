### Gli scenari: che cosa non va in uno di essi, e come lo dice `pecunia scenario`.

## Errori nel file. $text: ciò che vi si è letto; $form: come si scrive una riga così; $known, $similar: ciò che si poteva intendere.

error-scenario-empty = In questo file non c’è nessuno scenario.
error-scenario-no-title = Prima di «{ $text }» manca l’inizio di uno scenario: «scenario» e il suo titolo.
error-scenario-cites-nothing = Lo scenario non cita nessuna clausola.
error-scenario-states-nothing = Lo scenario non afferma nulla: gli serve una riga con legal, only, illegal, expect o refused.
error-scenario-no-position = Lo scenario non ha una posizione: gli servono «given» e, sotto, righe rientrate.
error-scenario-unknown = Nessuno scenario ha una riga come «{ $text }».
error-scenario-form = Qui si scrive «{ $form }», non «{ $text }».
error-scenario-twice = «{ $text }» compare qui per la seconda volta.
error-scenario-clause = Le regole di questo gioco non hanno una clausola «{ $text }». Simili: { $similar }.
error-scenario-beside-new = Sotto «new …» può stare solo una riga «values …», non «{ $text }».
error-scenario-refused-alone = «refused» deve essere l’unica riga del suo scenario: una posizione impossibile non si può giocare.
error-scenario-refusal = «{ $text }» non è la chiave di nessun motivo né errore.
error-scenario-question = Questo gioco non ha una domanda «{ $text }». Simili: { $similar }.
error-scenario-reason = Questo gioco non ha un motivo «{ $text }». Simili: { $similar }.
error-scenario-zone = Una posizione di questo gioco non ha una riga «{ $text }». Righe note: { $known }.
error-scenario-field = Nessuna vista ha «{ $text }». Simili: { $similar }.
error-scenario-thing = Questo gioco non ha una carta «{ $text }» che si possa contare.
error-scenario-end = Nessuna partita finisce con «{ $text }». Finali noti: { $known }.
error-scenario-open-middle = In «{ $text }» i puntini «…» devono stare all’inizio o alla fine, come parola a sé.

## Affermazioni che non sono vere.

error-scenario-not-asked = Tocca a { $expected } muovere, ma la domanda è per { $asked }.
error-scenario-nobody-asked = Tocca a { $player } muovere, ma la partita è finita.
error-scenario-should-be-legal = «{ $move }» dovrebbe essere permessa, ma è rifiutata con { $found }.
error-scenario-other-moves = Le mosse permesse sono altre. Permesse ma non nominate: { $missing }. Nominate ma non permesse: { $illegal }.
error-scenario-is-legal = «{ $move }» dovrebbe essere rifiutata con { $expected }, ma è permessa.
error-scenario-other-reason = «{ $move }» dovrebbe essere rifiutata con { $expected }, ma è rifiutata con { $found }.
error-scenario-other-refusal = La posizione dovrebbe essere rifiutata con { $expected }, ma è rifiutata con { $found }.
error-scenario-not-refused = La posizione dovrebbe essere rifiutata con { $expected }, ma è possibile.
error-scenario-not-so = «{ $expected }» non è vero: è «{ $found }».

## Il comando. $scenarios, $failed, $more, $line: numeri; $moves: mosse come le scrivono le partite registrate.

error-scenario-folder = In { $folder } non c’è nessun file *.scenario.
cli-scenario = Giocare gli scenari scritti in file. Fallisce se uno non è vero.
cli-scenario-files = File, cartelle con file *.scenario, oppure - per lo standard input.
cli-scenario-json = Stampare un oggetto JSON (descritto in docs/scenarios.md).
cli-scenario-title = Scenario: { $title } ({ $clauses })
cli-scenario-edition = Edizione: { $edition }
cli-scenario-asked = Domanda a { $player }, { $kind }: { $question }
cli-scenario-over = Nessuno deve rispondere: la partita è finita.
cli-scenario-legal = Permesse: { $moves }
cli-scenario-legal-more = Permesse: { $moves } … e altre { $more }
cli-scenario-automatic = Risposte date in automatico dalla riga { $line }: { $answers }
cli-scenario-passed =
    { $scenarios ->
        [one] Lo scenario è corretto.
       *[other] Tutti i { $scenarios } scenari sono corretti.
    }
cli-scenario-failed =
    { $failed ->
        [one] { $failed } scenario su { $scenarios } fallisce.
       *[other] { $failed } scenari su { $scenarios } falliscono.
    }
