### What is wrong, in one line. The program puts the file and its line in front where there is one.

error-cannot-save = The game cannot be saved in { $file }: { $detail }

## Options. $option, $name: what it is called; $value: what was said; $known, $least, $most: what is possible.

error-option-title = There is no game “{ $value }”. Known: { $known }.
error-option-edition = There is no edition { $value }. Known: 2005, 2016.
error-option-players = { $value } players cannot play this: { $least } to { $most } can.
error-option-only-2016 = “{ $option }” belongs to the 2016 edition only.
error-option-only-2005 = “{ $option }” belongs to the 2005 edition only.
error-option-start = There is no seat { $value } at this table that could start.
error-option-target = The target cannot be { $value }: it lies between { $least } and { $most } sesterces.
error-option-house-rule = There is no house rule “{ $name }”. Known: { $known }.
error-option-house-value = House rule { $name } cannot be “{ $value }”. Known: { $known }.
error-option-house-form = “{ $value }” is not a house rule: write NAME=VALUE, such as winBy=earned.
error-option-house-module = House rule { $name } needs one of these modules: { $modules }.
error-option-module = There is no module “{ $value }”. Known: { $known }.
error-option-famous = There is no famous Roman “{ $value }”. Write all, none, a number up to 18, or names: { $known }.
error-option-famous-off = Famous Romans (“{ $value }”) take part only with the module famous: add --modules famous.
error-option-tie = A tie cannot be “{ $value }”. Known: { $known }.
error-option-round-cap = The game cannot be cut off after { $value } rounds: write a number up to { $most }, 0 for never.
error-option-not-a-number = “{ $option }” needs a whole number, not “{ $value }”.
error-option-card = There is no card “{ $value }”.
error-option-not-a-switch = “{ $option }” is true or false, not “{ $value }”.
error-option-not-a-word = “{ $option }” needs one word, not “{ $value }”.
error-option-not-words = “{ $option }” needs names in a list or in one text, not “{ $value }”.
error-option-not-values = “{ $option }” needs the name of a file of card values, not “{ $value }”.
error-option-which-seat = There is no seat “{ $value }” at this table: seats go from 0 to { $most }, or from A to { $last }. Spectators are -1.
error-option-unknown = There is no option “{ $option }”.
error-option-not-of-game = The game { $game } has no option “{ $option }”.
error-option-seed = “{ $value }” cannot be a seed: it must be one word or number without spaces.
error-option-language = There is no language “{ $value }”. Known: { $known }.
error-option-bot = There is no bot “{ $value }”. Known: { $known }.
error-option-name = Nobody at the table can be called “{ $value }”: that is the name of a bot.
error-option-people = { $people } people do not fit on { $seats } seats.
error-option-bots-unseated = --bots seats nobody: { $people } people take all the seats.
error-option-resumed = --{ $option } cannot be said for a saved game: { $file } goes on as it was begun.
error-option-pause = A pause lasts 0 to { $most } seconds, not { $value }.
error-option-seat = There is no seat “{ $value }” at this table.
error-option-turn = There is no turn { $value }: the game has { $most }.
error-save-exists = { $file } is there already. Go on with it by “pecunia play { $file }”, or choose another name with --save.
error-file-not-text = This file is not text.
error-game-finished = { $file } is a finished game: look at it with “pecunia replay { $file }”.

## Values. $table, $entry, $where: where it stands; $value: what stands there; $found, $expected: numbers of cards.

error-values-not-toml =
    { $column ->
        [end] This file ends in the middle of an entry.
       *[other] This line cannot be read from column { $column } on.
    } Every entry is a name, “=” and a value; texts stand in quotation marks, lists in brackets, and no name stands twice in a table.
error-values-too-deep = This name has too many parts: at most { $most } with dots between them.
error-values-not-plain = Values can only be texts, whole numbers, true, false, and lists and tables of these.
error-values-too-long = These are too many values: at most { $most } characters without comments and spaces.
error-values-unknown-table = There is no table “{ $table }”: “pecunia values” prints all there are.
error-values-not-a-table = { $where }: this must be a table with entries of its own, not a single value.
error-values-unknown-entry = { $where }: “{ $entry }” has no place here.
error-values-not-a-number = { $where }: this must be a whole number from { $least } to { $most }, not “{ $value }”.
error-values-not-a-card = { $where }: “{ $value }” is not a Roman. Write duration/fee, such as "3/2"; durations go from { $shortest } to { $longest }, fees from { $least } to { $most }.
error-values-class-total = { $where }: there must be { $expected } cards, not { $found }.
error-values-class-size = { $where }: the rulebook says that there are { $expected }, and that cannot be changed.
error-values-deck-total = { $where }: there must be { $expected } cards in all, not { $found }. What your file leaves out stays as it is in ours.
error-values-villas = { $where }: the decks in use together have { $most } at most.
error-values-names = { $where }: there must be exactly { $expected } names.
error-values-name = { $where }: “{ $value }” cannot be a name. A name has 1 to { $most } letters in one line, single spaces, and none of the signs # @ $.
error-values-names-twice = { $where }: two Romans are called “{ $value }”.
error-values-prices = { $where }: write a list that begins with 0 for the start and has a price for each further rung, not “{ $value }”.
error-values-ladder = { $where }: each price after the first needs a task, { $expected } in all.
error-values-task = { $where }: “{ $value }” is not a task. Write for example "seated senator 2" or "received 3".
error-values-task-number = { $where }: “{ $value }” cannot be done. The number must lie between { $least } and { $most }, which is all the box allows.
error-values-rungs = { $where }: there must be { $expected } names, one for each price.
error-values-provenance = { $where }: provenance must be "rulebook", "reconstruction" or "owner", not “{ $value }”.

## Values of Pecunia Olet: the board, the track, the cards. $least, $most: how many there may be.

error-values-spaces = { $where }: this must be a list of { $least } to { $most } spaces.
error-values-price = { $where }: “{ $value }” is no position of the market. It begins with a price in tens from { $least } to { $most }, such as "60" or "20 bin hat".
error-values-space = { $where }: “{ $value }” cannot be printed here. A space is plain or has a hat; only the market has bins, only tax fraud has sunglasses.
error-values-sunglasses = { $where }: exactly one space has the sunglasses, not { $found }.
error-values-no-bin = { $where }: at least one position must have a bin.
error-values-no-hat = { $table }: neither a print shop nor a space for tax fraud has a hat. Then a game might never end.
warning-values-few-spaces = { $table }: there are { $found } spaces, fewer than three for each player ({ $expected }). You may often have to pass.
error-values-track = { $where }: this must be a list of the words { $known }.
error-values-track-last = { $table }: the track must end with “last”, which stands nowhere else.
error-values-track-investigations = { $table }: there must be { $expected } investigations, one for each quality. With printed levels (investigation-1 …), each of the { $expected } must appear at least once, from left to right.
error-values-track-start = { $where }: this must say where the officer begins with { $players } players: the number of any space but the last, counted from 0.
error-values-card = { $where }: “{ $value }” is no entry of cards. It needs card and copies, such as card = "ink", copies = 2, and may have mark = "3+" or "4" (but not in S).
error-values-lottery = { $where }: “{ $value }” cannot be. A lottery ticket needs a value in tens from { $least } to { $most }, and no other card has one.
error-values-start-cards = { $where }: there must be at least { $expected } printers and { $expected } cards of ink or paper, and nothing else.
error-values-rare-cards = The cards must have at least one hologram, and at most one Great Lawyer and one Bad Lawyer.

## Positions. $text: what was read there.

error-position-head = A position begins with the line “{ $expected }”.
error-position-game = This is not a position of this game: “{ $text }”.
error-position-unknown = “{ $text }” is nothing a position can state.
error-position-incomplete = This line says nothing about “{ $text }”: write what is there, or - for nothing.
error-position-twice = “{ $text }” is stated twice.
error-position-values = The values of this position cannot be read: { $detail }
error-position-seed = “{ $text }” is not a seed.
error-position-turn = “{ $text }” is not a turn: it is a number, a player and one of { $stages }.
error-position-player = There is no player “{ $text }” at this table.
error-position-not-a-number = A whole number must stand here, not “{ $text }”.
error-position-won = Player { $player } has { $target } sesterces or more: this game is over.
error-position-not-a-roman = “{ $text }” is not a Roman: write for example SEN4/5 or WOM2/3:parfumia@1.
error-position-no-such-roman = The box has no { $text } that is not already somewhere else.
error-position-villa-order = Villas are numbered from V1 without gaps, so { $text } cannot stand here.
error-position-unknown-card = There is no card “{ $text }”.
error-position-no-such-card = There is no { $text } left: it is somewhere else already.
error-position-unknown-step = “{ $text }” is not a step of the agenda.
error-position-agenda = The agenda does not fit the table.
error-position-outcome = “{ $text }” is no end of a game: it is one of { $known }, and the letter of the winner (A+B for two, - for none).
error-position-no-module = “{ $text }” belongs to the module { $module }, which is not in play.
error-position-event = “{ $text }” cannot be: this event is opened with { $most } markers, and they only become fewer.
error-position-upgrades = A player’s upgrades are three words, for L, M and R: a name, or - for none.
error-position-ladder = “{ $text }” is not a place on a ladder: write its name and a rung from 0 to { $most }.
error-position-climbed = Player { $player } stands on the last rung: this game is over.
error-position-favour = A player holds exactly one favour.
error-position-events = With so many players { $most } events are in play at a time, no more.
error-position-one-card = Only one card can stand here.
error-position-counts = “{ $text }” cannot be: first 0 or 1, and as many Romans by class as have paid.
error-position-coins = Coins lie on Romans only with one of these modules: { $modules }.
error-position-famous = A position names the famous Romans who take part, or says all or none; it does not draw them.

## Positions of Pecunia Olet.

error-position-trigger = Whose hat brought the officer to the last space is stated (trigger A) once the round was broken off, and only then.
error-position-officer = The officer stands between { $least } and { $most } here: on the last space once the round was broken off, and only then.
error-position-market = The market has { $expected } positions, and { $found } are stated: write one word for each, - for a hole.
error-position-cards-missing = { $text } lies nowhere: with a line “deck” every card must be somewhere.
error-position-deck-order = The deck has the cards A on top, then B, C and D.
error-position-known = “{ $text }” cannot be known of this player’s cash: write the least and the most it can be, in tens.
error-position-fakes = “{ $text }” are no fakes: write how many of ★, ★★ and ★★★, such as 0/2/4.
error-position-money = ${ $text } cannot be: all money is in tens.
error-position-too-rich = ${ $text } is more money than a position may state: ${ $most } at most.
error-position-henchmen = The henchmen of player { $player } do not fit: there are three, ready, placed or laid, and one of them ready for whoever is on turn.
error-position-turn-order = Player { $player } cannot have used so many henchmen: everybody uses one a turn, in order.
error-position-no-lawyer = Player { $player } does not own this lawyer.

## Records.

error-record-head = A record begins with the line “{ $expected }”.
error-record-seats = The record names { $found } players, and { $expected } sit at this table.
error-record-unknown = “{ $text }” is nothing a record can state.
error-record-truncated = The record breaks off: its last line must be “end”.
error-record-after-end = The record is over with “end”; “{ $text }” cannot follow it.
error-record-missing = The record does not state “{ $text }”.
error-record-turn = A line of moves is a turn number, a player and moves, not “{ $text }”.
error-record-rules-version = The record was played by version { $found } of the rules; this program plays version { $known }.
error-undo-nothing = No move has been played yet, so none can be taken back.
error-undo-no-start = Nobody knows how this game began, because it was imagined from a view. So no move can be taken back: copy the game before you play.
error-pickle-form = This pickle comes from another version of pecunia (form { $found }; this one reads form { $known }). Records and positions can still be read.
error-pickle-rules = This game of { $game } was pickled with version { $found } of the rules; this program plays version { $known }.
error-record-commitment = The commitment does not belong to the seed: one of the two was changed.
error-record-not-asked = In turn { $turn } it is { $asked } who has to choose, so “{ $move }” does not fit here.
error-record-result = The record states the result “{ $stated }”, but its moves lead to “{ $found }”.

## The ledger.

error-ledger-no-checkout = There are no rules and scenarios in { $folder } or above: start this in a checkout, or name one with --root.
error-ledger-no-rules = { $file } is missing: this checkout has no rules of this game.
error-ledger-no-clause = The rules know no clause “{ $value }”. The nearest are { $similar }.
error-ledger-no-card = Nothing is called “{ $thing }”. The nearest are { $similar }.
error-ledger-no-things = { $game } does not say what lies on its table: it has no { $file }.

## The ladder of levels.

error-option-pair = There is no match “{ $value }”. Known: { $known }.
error-levels-file = This file has not been written by “pecunia levels --json”.
error-levels-otherwise = The match { $pair } was measured under other conditions ({ $bot }). Choose another file, or delete this one.
error-levels-markers = The table belongs between the comments { $begin } and { $end }, and this file does not have both.
error-review-unfinished = This game is not over. Only finished games can be reviewed.

## Puzzles and the deal of the day. $value: what was said; $most: a number.

error-puzzle-unknown = There is no puzzle { $value }: they go from 1 to { $most }.
error-option-date = “{ $value }” is no date: write it like 2026-11-16.
error-day-not-yet = The deal of { $value } does not exist yet: days begin at midnight UTC.
