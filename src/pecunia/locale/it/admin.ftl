### `pecunia admin`: ciò che legge chi gestisce un server.

cli-admin = Gestire un server: backup, tavoli, persone, chiavi.
cli-admin-json = per i programmi: un oggetto JSON
cli-admin-backup = Salvare il database in un file, anche con i server in funzione. Il file contiene le chiavi; solo tu puoi leggerlo.
cli-admin-backup-file = il file della copia di sicurezza
cli-admin-backup-check = non salvare nulla; controllare che il file sia intero e si possa ripristinare
cli-admin-restore = Ripristinare una copia nel database, SQLite o PostgreSQL, da qualunque delle due venga. Nessun server dev’essere in funzione.
cli-admin-restore-replace = cancellare ciò che ora è nel database
backup-writing = { $done } righe scritte su { $count }
backup-checking = { $done } righe controllate su { $count }
backup-restoring = { $done } righe ripristinate su { $count }
backup-made = La copia di sicurezza è in { $file }.
backup-whole = La copia { $file } è intera e questa versione può ripristinarla.
backup-restored = La copia { $file } è stata ripristinata.
backup-tables = { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
}
backup-entries = { $entries ->
    [one] 1 voce nel registro
   *[other] { $entries } voci nei registri
}
backup-from = Fatta il { $at } UTC dalla versione { $release }, schema { $revision }.
error-backup-foreign = { $file } non è una copia di sicurezza di pecunia.
error-backup-damaged = La copia { $file } è danneggiata o incompleta. Non è cambiato nulla.
error-backup-newer = La copia viene da un pecunia più recente (versione { $release }, schema { $found }; questo conosce { $known }). Ripristinala con quella versione.
error-backup-other-file = { $file } esiste e non è una copia di sicurezza, quindi non viene sostituito.
error-restore-not-empty = C’è già un database. Con --replace viene cancellato e la copia ripristinata al suo posto.
error-restore-in-use = Il database è in uso. Ferma prima tutti i server.
error-restore-refused = Il database non accetta le righe di { $file }, quindi non è cambiato nulla: { $reason }

cli-tables = Guardare, chiudere e riparare i tavoli salvati.
cli-tables-id = il tavolo
cli-tables-broken = Elencare i tavoli illeggibili, e perché.
tables-readable = { $count ->
    [0] Nessun tavolo è salvato.
    [one] L’unico tavolo salvato è leggibile.
   *[other] Tutti i { $count } tavoli salvati sono leggibili.
}
tables-unreadable = Tavoli salvati illeggibili: { $broken } su { $count }.
cli-keys = Elencare e cambiare le chiavi che firmano le identità.
cli-keys-rotate = Creare una nuova chiave, che firma da ora in poi. Nessuno viene disconnesso.
cli-keys-retire = Eliminare una vecchia chiave. I dispositivi che la usano ancora vengono disconnessi.
cli-keys-id = la chiave, come la chiama «pecunia admin keys»
keys-signs = firma
keys-verifies = ancora valida
keys-devices = { $count ->
    [one] 1 dispositivo
   *[other] { $count } dispositivi
}
keys-rotated = Da ora firma la chiave { $id }. I server in funzione la usano entro mezzo minuto; le vecchie restano valide.
keys-retired = { $count ->
    [0] La chiave { $id } è eliminata. Nessun dispositivo la usava più.
    [one] La chiave { $id } è eliminata. Un dispositivo è disconnesso.
   *[other] La chiave { $id } è eliminata. { $count } dispositivi sono disconnessi.
}
cli-tables-repair = Riparare un tavolo: tagliare il suo registro dopo l’ultima voce leggibile, o chiuderlo. Senza --yes dice solo che cosa farebbe.
cli-tables-yes = Farlo.
tables-repair-entry = La voce { $number } ({ $kind }) non si può applicare: { $reason }
tables-repair-row = Il tavolo stesso non si può leggere: { $reason }
tables-repair-cut = { $cut ->
    [one] Il registro finisce dopo la voce { $kept }. Una voce va persa.
   *[other] Il registro finisce dopo la voce { $kept }. { $cut } voci vanno perse.
}
tables-repair-close = Il tavolo viene chiuso. Il suo registro resta com’è.
tables-repair-none = Il tavolo { $table } si può leggere. Non c’è nulla da riparare.
tables-repair-done = Fatto.
tables-repair-dry = Non è cambiato nulla. Aggiungi --yes per farlo.
error-keys-stated = Le chiavi sono in PECUNIA_SECRET. Mettine lì una nuova davanti alle altre, separata da una virgola.
error-keys-many = Ci sono già { $most } chiavi. Prima eliminane una.
error-keys-unknown = La chiave «{ $id }» non esiste.
error-keys-signing = La chiave { $id } è quella che firma. Prima creane una nuova (pecunia admin keys rotate).

cli-admin-most = quanti elencarne al massimo
cli-admin-server = il server che se ne occupa, se non è quello delle impostazioni, per esempio http://127.0.0.1:8001
cli-admin-queues = Mostrare che cosa aspetta in un server in funzione.
queues-figures = { $waiting } in attesa, { $running } in corso, { $refused } rifiutati dall’avvio
queues-process = Mosse che aspettano di essere scritte: { $writes_waiting }. Tavoli in memoria: { $tables }, connessioni: { $connections }, tavoli illeggibili: { $unreadable_tables }.
cli-admin-retention = Mostrare che cosa è più vecchio di quanto permettono le impostazioni e verrà cancellato.
cli-admin-retention-now = farlo cancellare subito da un server in funzione
retention-people = Persone che mancano da troppo tempo: { $count }
retention-talk = Righe di conversazione: { $count }
retention-games = Partite i cui giocatori diventano anonimi: { $count }
retention-expired = Codici e dispositivi scaduti: { $count }
retention-dry = Non è cambiato nulla. Un server in funzione lo cancella entro un’ora, o subito con --now.
retention-done = Cancellato.
retention-deleting = { $done } cancellati su circa { $count }
cli-tables-list = Elencare i tavoli, a partire dagli ultimi modificati.
cli-tables-status = solo i tavoli che aspettano giocatori (open), in cui si gioca (playing) o finiti (over)
cli-tables-person = solo i tavoli dove questa persona siede o ospita
cli-tables-days = solo i tavoli in cui è successo qualcosa negli ultimi N giorni
cli-tables-show = Mostrare che cosa si sa di un tavolo. Né carte, né seme, né invito.
cli-tables-close = Chiudere un tavolo, anche a metà partita. Lo fa un server in funzione.
admin-tables = { $count ->
    [0] Nessun tavolo.
    [one] 1 tavolo.
   *[other] { $count } tavoli.
}
tables-host = Ospita: { $name } ({ $id })
tables-seat = Posto { $number }: { $name } ({ $id })
tables-log = Voci nel registro: { $entries }, l’ultima del { $last } UTC. Ospiti: { $guests }.
tables-closed = Il tavolo { $table } è chiuso.
cli-people = Trovare persone, occuparsene, cancellarle.
cli-people-id = la persona, come la elenca «pecunia admin people find»
cli-people-find = Trovare persone da una parte del nome o dall’inizio del loro codice.
cli-people-words = una parte del nome, o l’inizio del codice
cli-people-show = Mostrare qualcuno con i suoi dispositivi e tavoli.
cli-people-rename = Dare a qualcuno un altro nome, a tutti i suoi tavoli. Lo fa un server in funzione.
cli-people-name = il nuovo nome
cli-people-sign-out = Disconnettere qualcuno da tutti i dispositivi. Lo fa un server in funzione.
cli-people-delete = Cancellare qualcuno con tutto ciò che ha lasciato. Le sue partite restano, ma senza nome. Lo fa un server in funzione.
cli-people-delete-yes = Farlo. Non si può annullare.
cli-people-export = Scrivere tutto ciò che è salvato su qualcuno, in JSON.
cli-people-export-file = un file nuovo; altrimenti sul terminale
people-found = { $count ->
    [0] Nessuno.
    [one] 1 persona.
   *[other] { $count } persone.
}
people-since = Dal { $created }, qui l’ultima volta il { $seen }
people-device = { $label }: dal { $created }, usato l’ultima volta il { $seen }
people-program = Programma o browser sconosciuto
people-renamed = { $tables ->
    [0] Il nome ora è { $name }.
    [one] Il nome ora è { $name }, anche a un tavolo.
   *[other] Il nome ora è { $name }, anche a { $tables } tavoli.
}
people-signed-out = { $count ->
    [0] Non c’era nessun dispositivo da disconnettere.
    [one] Un dispositivo è disconnesso.
   *[other] { $count } dispositivi sono disconnessi.
}
people-delete-dry = Questo cancella { $name } ({ $id }) per sempre. Non è cambiato nulla. Aggiungi --yes per farlo.
people-deleted = { $name } ({ $id }): cancellazione completata.
people-exported = Tutto su questa persona è in { $file }.
error-option-status = Non c’è uno stato «{ $value }». Disponibili: { $known }.
error-people-export-exists = { $file } esiste già.
error-unknown-person = Nessuno ha il codice «{ $person }».
error-not-operator = Può farlo solo pecunia admin, con accesso al database di questo server.
error-admin-no-server = Nessun server risponde a { $address }. Indicane uno in funzione con --server.
error-admin-address = «{ $address }» non è l’indirizzo di un server, come http://127.0.0.1:8001.

cli-people-ban = Escludere qualcuno dal server. Lo fa un server in funzione.
cli-people-unban = Far rientrare chi è stato escluso. Lo fa un server in funzione.
cli-people-mute = Togliere la parola a qualcuno a tutti i tavoli: gioca, ma non può parlare. Lo fa un server in funzione.
cli-people-unmute = Ridare la parola a qualcuno. Lo fa un server in funzione.
cli-people-sanction-days = per quanti giorni; altrimenti per sempre
people-ban = Esclusione definitiva.
people-ban-until = Esclusione fino al { $until } UTC.
people-ban-lifted = L’esclusione è revocata.
people-ban-none = Questa persona non era esclusa.
people-mute = Parola tolta per sempre.
people-mute-until = Parola tolta fino al { $until } UTC.
people-mute-lifted = Ha di nuovo la parola.
people-mute-none = A questa persona non era stata tolta la parola.
