### `pecunia admin`: what operators of a server read.

cli-admin = Look after a server: backups, tables, people, queues, keys.
cli-admin-json = for programs: one JSON object
cli-admin-backup = Back up the database to a file, even while servers run. The file holds the signing keys; only you can read it.
cli-admin-backup-file = the file of the backup
cli-admin-backup-check = make nothing; check that the file is complete and can be restored
cli-admin-restore = Restore a backup into the database, SQLite or PostgreSQL, wherever it comes from. No server may be running.
cli-admin-restore-replace = delete what is in the database now
backup-writing = { $done } of { $count } rows written
backup-checking = { $done } of { $count } rows checked
backup-restoring = { $done } of { $count } rows restored
backup-made = The backup is in { $file }.
backup-whole = The backup { $file } is complete, and this release can restore it.
backup-restored = The backup { $file } has been restored.
backup-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
backup-entries = { $entries ->
    [one] 1 entry in its log
   *[other] { $entries } entries in their logs
}
backup-from = Made on { $at } UTC by release { $release }, schema { $revision }.
error-backup-foreign = { $file } isn’t a backup of pecunia.
error-backup-damaged = The backup { $file } is damaged or incomplete. Nothing has changed.
error-backup-newer = The backup comes from a newer pecunia (release { $release }, schema { $found }; this one knows { $known }). Restore it with that release.
error-backup-other-file = { $file } exists and isn’t a backup, so it isn’t replaced.
error-restore-not-empty = There’s already a database. Add --replace to delete it and restore the backup in its place.
error-restore-in-use = The database is in use. Stop all servers first.
error-restore-refused = The database won’t accept the rows of { $file }, so nothing has changed: { $reason }

cli-tables = Look at the stored tables, close them, repair them.
cli-tables-id = the table
cli-tables-broken = List the tables that can’t be read, and why.
tables-readable = { $count ->
    [0] There are no stored tables.
    [one] The only stored table can be read.
   *[other] All { $count } stored tables can be read.
}
tables-unreadable = { $broken } of { $count } stored tables can’t be read.
cli-keys = List and change the keys that sign people in.
cli-keys-rotate = Make a new key, which signs from now on. Nobody is signed out.
cli-keys-retire = Delete an old key. Devices that still use it are signed out.
cli-keys-id = the key, as “pecunia admin keys” lists it
keys-signs = signs
keys-verifies = still valid
keys-devices = { $count ->
    [one] 1 device
   *[other] { $count } devices
}
keys-rotated = The key { $id } signs from now on. Servers that are running use it within half a minute; the older keys stay valid.
keys-retired = { $count ->
    [0] The key { $id } is gone. No device used it any more.
    [one] The key { $id } is gone. One device is signed out.
   *[other] The key { $id } is gone. { $count } devices are signed out.
}
cli-tables-repair = Repair a table: cut its log back to the last entry that can be read, or close it. Without --yes, it only says what it would do.
cli-tables-yes = Do it.
tables-repair-entry = Entry { $number } ({ $kind }) can’t be applied: { $reason }
tables-repair-row = The table itself can’t be read: { $reason }
tables-repair-cut = { $cut ->
    [one] The log ends after entry { $kept }. One entry is lost.
   *[other] The log ends after entry { $kept }. { $cut } entries are lost.
}
tables-repair-close = The table is closed. Its log stays as it is.
tables-repair-none = Table { $table } can be read. There’s nothing to repair.
tables-repair-done = Done.
tables-repair-dry = Nothing has been changed. Add --yes to do it.
error-keys-stated = The keys are in PECUNIA_SECRET. Put a new one in front of the others there, with a comma between them.
error-keys-many = There are already { $most } keys. Retire one first.
error-keys-unknown = There’s no key “{ $id }”.
error-keys-signing = The key { $id } is the one that signs. Make a new one first (pecunia admin keys rotate).

cli-admin-most = how many to list at most
cli-admin-server = the server that does it, if it isn’t where the settings say it is, such as http://127.0.0.1:8001
cli-admin-queues = Show what’s waiting in a running server.
queues-figures = { $waiting } waiting, { $running } running, { $refused } refused since the start
queues-process = Moves waiting to be written: { $writes_waiting }. Tables in memory: { $tables }, sockets: { $connections }, tables that can’t be read: { $unreadable_tables }.
cli-admin-retention = Show what is older than the settings allow and will be deleted.
cli-admin-retention-now = have a running server delete it now
retention-people = People away for too long: { $count }
retention-talk = Lines of talk: { $count }
retention-games = Games whose players become anonymous: { $count }
retention-expired = Codes and devices that have expired: { $count }
retention-dry = Nothing has been changed. A running server deletes this within the hour, or at once with --now.
retention-done = Deleted.
retention-deleting = { $done } of about { $count } deleted
cli-tables-list = List tables, the last changed first.
cli-tables-status = only tables that wait for players, are being played, or are over
cli-tables-person = only tables where this person sits or is the host
cli-tables-days = only tables that have changed in the last N days
cli-tables-show = Show what’s known about one table, but not its cards, seed or invitation.
cli-tables-close = Close a table, even in the middle of a game. A running server does it.
admin-tables = { $count ->
    [0] No tables.
    [one] 1 table.
   *[other] { $count } tables.
}
tables-host = Host: { $name } ({ $id })
tables-seat = Seat { $number }: { $name } ({ $id })
tables-log = Entries in the log: { $entries }, the last on { $last } UTC. Guests: { $guests }.
tables-closed = Table { $table } is closed.
cli-people = Find people, look after them, delete them.
cli-people-id = the person, as “pecunia admin people find” lists them
cli-people-find = Find people by a part of their name or by the beginning of their id.
cli-people-words = a part of the name, or the beginning of the id
cli-people-show = Show somebody’s devices and tables.
cli-people-rename = Give somebody another name, at all their tables. A running server does it.
cli-people-name = the new name
cli-people-sign-out = Sign somebody out on all devices. A running server does it.
cli-people-delete = Delete somebody and everything they’ve left behind. Their games stay, without them. A running server does it.
cli-people-delete-yes = Do it. It can’t be undone.
cli-people-export = Write everything that’s stored about somebody, as JSON.
cli-people-export-file = a new file; without it, to the terminal
people-found = { $count ->
    [0] Nobody found.
    [one] 1 person.
   *[other] { $count } people.
}
people-since = Here since { $created }, last seen on { $seen }
people-device = { $label }: since { $created }, last used on { $seen }
people-program = Program or unknown browser
people-renamed = { $tables ->
    [0] The name is now { $name }.
    [one] The name is now { $name }, also at one table.
   *[other] The name is now { $name }, also at { $tables } tables.
}
people-signed-out = { $count ->
    [0] There was no device to sign out.
    [one] One device is signed out.
   *[other] { $count } devices are signed out.
}
people-delete-dry = This deletes { $name } ({ $id }) for good. Nothing has been changed. Add --yes to do it.
people-deleted = { $name } ({ $id }) is deleted.
people-exported = Everything about this person is in { $file }.
error-option-status = There’s no status “{ $value }”. Choose from: { $known }.
error-people-export-exists = { $file } already exists.
error-unknown-person = There’s nobody with the id “{ $person }”.
error-not-operator = Only pecunia admin may do this, with access to the database of this server.
error-admin-no-server = No server answers at { $address }. Use --server to name one that’s running.
error-admin-address = “{ $address }” isn’t the address of a server, such as http://127.0.0.1:8001.

cli-people-ban = Ban somebody from the server. A running server does it.
cli-people-unban = Let somebody back in who was banned. A running server does it.
cli-people-mute = Mute somebody at all tables: they can play but not talk. A running server does it.
cli-people-unmute = Let somebody who is muted talk again. A running server does it.
cli-people-sanction-days = for how many days; without it, for good
people-ban = Banned for good.
people-ban-until = Banned until { $until } UTC.
people-ban-lifted = Not banned any more.
people-ban-none = This person wasn’t banned.
people-mute = Muted for good.
people-mute-until = Muted until { $until } UTC.
people-mute-lifted = Not muted any more.
people-mute-none = This person wasn’t muted.
