### What is wrong, in one line. The program puts the file and its line in front where there is one.

error-cannot-save = The game can’t be saved in { $file }: { $detail }

## Options. $option, $name: what it is called; $value: what was said; $known, $least, $most: what is possible.

error-option-title = There’s no game “{ $value }”. Choose from: { $known }.
error-option-edition = There’s no edition { $value }. Choose from: 2005, 2016.
error-option-players = This game takes { $least } to { $most } players, not { $value }.
error-option-only-2016 = “{ $option }” belongs to the 2016 edition only.
error-option-only-2005 = “{ $option }” belongs to the 2005 edition only.
error-option-start = There’s no seat { $value } at this table to go first.
error-option-target = { $value } can’t be the target: it has to be between { $least } and { $most } sesterces.
error-option-house-rule = There’s no house rule “{ $name }”. Choose from: { $known }.
error-option-house-value = House rule { $name } can’t be “{ $value }”. Choose from: { $known }.
error-option-house-form = “{ $value }” isn’t a house rule: write NAME=VALUE, such as winBy=earned.
error-option-house-module = House rule { $name } needs one of these modules: { $modules }.
error-option-module = There’s no module “{ $value }”. Choose from: { $known }.
error-option-famous = There’s no famous Roman “{ $value }”. Write all, none, a number up to 18, or names: { $known }.
error-option-famous-off = Famous Romans (“{ $value }”) need the module famous: add --modules famous.
error-option-tie = A tie can’t be “{ $value }”. Choose from: { $known }.
error-option-round-cap = The game can’t be cut off after { $value } rounds: write a number up to { $most }, 0 for never.
error-option-not-a-number = “{ $option }” needs a whole number, not “{ $value }”.
error-option-card = There’s no card “{ $value }”.
error-option-not-a-switch = “{ $option }” is true or false, not “{ $value }”.
error-option-not-a-word = “{ $option }” needs one word, not “{ $value }”.
error-option-not-words = “{ $option }” needs names in a list or in one text, not “{ $value }”.
error-option-not-values = “{ $option }” needs the name of a file of card values, not “{ $value }”.
error-option-which-seat = There’s no seat “{ $value }” at this table: seats go from 0 to { $most }, or from A to { $last }. Spectators are -1.
error-option-unknown = There’s no option “{ $option }”.
error-option-not-of-game = The game { $game } has no option “{ $option }”.
error-option-seed = “{ $value }” can’t be a seed: it must be one word or number without spaces.
error-option-language = There’s no language “{ $value }”. Choose from: { $known }.
error-option-bot = There’s no bot “{ $value }”. Choose from: { $known }.
error-option-name = Nobody at the table can be called “{ $value }”: that is the name of a bot.
error-option-people = { $people } people don’t fit on { $seats } seats.
error-option-bots-unseated = --bots seats nobody: { $people } people take all the seats.
error-option-resumed = --{ $option } doesn’t work with a saved game: { $file } carries on the way it was set up.
error-option-pause = A pause lasts 0 to { $most } seconds, not { $value }.
error-option-seat = There’s no seat “{ $value }” at this table.
error-option-turn = There’s no turn { $value }: the game has { $most }.
error-save-exists = { $file } already exists. Resume it with “pecunia play { $file }”, or choose another name with --save.
error-file-not-text = This file isn’t text.
error-game-finished = { $file } is a finished game: look at it with “pecunia replay { $file }”.

## Values. $table, $entry, $where: where it stands; $value: what stands there; $found, $expected: numbers of cards.

error-values-not-toml =
    { $column ->
        [end] This file ends in the middle of an entry.
       *[other] This line can’t be read from column { $column } on.
    } Every entry is a name, “=” and a value; texts stand in quotation marks, lists in brackets, and no name appears twice in a table.
error-values-too-deep = This name has too many parts: at most { $most }, with dots between them.
error-values-not-plain = Values can only be texts, whole numbers, true, false, and lists and tables of these.
error-values-too-long = That’s too much: at most { $most } characters, not counting comments and spaces.
error-values-unknown-table = There’s no table “{ $table }”: “pecunia values” lists them all.
error-values-not-a-table = { $where }: this must be a table with entries of its own, not a single value.
error-values-unknown-entry = { $where }: “{ $entry }” has no place here.
error-values-not-a-number = { $where }: this must be a whole number from { $least } to { $most }, not “{ $value }”.
error-values-not-a-card = { $where }: “{ $value }” isn’t a Roman. Write duration/fee, such as "3/2"; durations go from { $shortest } to { $longest }, fees from { $least } to { $most }.
error-values-class-total = { $where }: there must be { $expected } cards, not { $found }.
error-values-class-size = { $where }: the rulebook says there are { $expected }, and that can’t be changed.
error-values-deck-total = { $where }: there must be { $expected } cards in all, not { $found }. Anything your file leaves out stays as it is in ours.
error-values-villas = { $where }: the decks in use together have at most { $most }.
error-values-names = { $where }: there must be exactly { $expected } names.
error-values-name = { $where }: “{ $value }” can’t be a name. A name has 1 to { $most } letters in one line, single spaces, and none of the signs # @ $.
error-values-names-twice = { $where }: two Romans are called “{ $value }”.
error-values-prices = { $where }: write a list that begins with 0 for the start and has a price for each further rung, not “{ $value }”.
error-values-ladder = { $where }: each price after the first needs a task, { $expected } in all.
error-values-task = { $where }: “{ $value }” isn’t a task. Write for example "seated senator 2" or "received 3".
error-values-task-number = { $where }: nobody could do “{ $value }”. The number must lie between { $least } and { $most }, which is all the box allows.
error-values-rungs = { $where }: there must be { $expected } names, one for each price.
error-values-provenance = { $where }: provenance must be "rulebook", "reconstruction", "owner" or "confirmed", not “{ $value }”.

## Values of Pecunia Olet: the board, the track, the cards. $least, $most: how many there may be.

error-values-spaces = { $where }: this must be a list of { $least } to { $most } spaces.
error-values-price = { $where }: “{ $value }” isn’t a position on the market. It begins with a price in tens from { $least } to { $most }, such as "60" or "20 bin hat".
error-values-space = { $where }: “{ $value }” can’t be printed here. A space is plain or has a cap (hat); only the market has bins, only tax fraud has sunglasses.
error-values-sunglasses = { $where }: exactly one space has the sunglasses, not { $found }.
error-values-no-bin = { $where }: at least one position must have a bin.
error-values-no-hat = { $table }: neither a print shop nor a space for tax fraud has a cap, so a game might never end.
warning-values-few-spaces = { $table }: there are { $found } spaces, fewer than three for each player ({ $expected }). You may often have to pass.
error-values-track = { $where }: this must be a list of the words { $known }.
error-values-track-last = { $table }: the track must end with “last”, which appears nowhere else.
error-values-track-investigations = { $table }: there must be { $expected } investigations, one for each quality. With printed levels (investigation-1…), each of the { $expected } must appear at least once, from left to right.
error-values-track-start = { $where }: say here where the officer begins with { $players } players: the number of any space but the last, counted from 0.
error-values-card = { $where }: “{ $value }” isn’t an entry for cards. It needs card and copies, such as card = "ink", copies = 2, and may have mark = "3+" or "4" (but not in S).
error-values-lottery = { $where }: “{ $value }” can’t be right. A lottery ticket needs a value in tens from { $least } to { $most }, and no other card has one.
error-values-start-cards = { $where }: there must be at least { $expected } printers and { $expected } cards of ink or paper, and nothing else.
error-values-rare-cards = The cards must have at least one hologram, and at most one Great Lawyer and one Bad Lawyer.

## Positions. $text: what was read there.

error-position-head = A position begins with the line “{ $expected }”.
error-position-game = This isn’t a position of this game: “{ $text }”.
error-position-unknown = “{ $text }” doesn’t belong in a position.
error-position-incomplete = This line says nothing about “{ $text }”: write what is there, or - for nothing.
error-position-twice = “{ $text }” is stated twice.
error-position-values = The values of this position can’t be read: { $detail }
error-position-seed = “{ $text }” isn’t a seed.
error-position-turn = “{ $text }” isn’t a turn: it’s a number, a player and one of { $stages }.
error-position-player = There’s no player “{ $text }” at this table.
error-position-not-a-number = There must be a whole number here, not “{ $text }”.
error-position-won = Player { $player } has { $target } sesterces or more: this game is over.
error-position-not-a-roman = “{ $text }” isn’t a Roman: write for example SEN4/5 or WOM2/3:parfumia@1.
error-position-no-such-roman = The box has no { $text } that isn’t already somewhere else.
error-position-villa-order = Villas are numbered from V1 without gaps, so { $text } can’t come here.
error-position-unknown-card = There’s no card “{ $text }”.
error-position-no-such-card = There’s no { $text } left: it’s already somewhere else.
error-position-unknown-step = “{ $text }” isn’t a step of the agenda.
error-position-agenda = The agenda doesn’t fit the table.
error-position-outcome = “{ $text }” isn’t the end of a game: write one of { $known }, and the letter of the winner (A+B for two, - for none).
error-position-no-module = “{ $text }” belongs to the module { $module }, which isn’t in play.
error-position-event = “{ $text }” can’t be right: this event opens with { $most } markers, and there are only ever fewer.
error-position-upgrades = A player’s upgrades are three words, for L, M and R: a name, or - for none.
error-position-ladder = “{ $text }” isn’t a place on a ladder: write its name and a rung from 0 to { $most }.
error-position-climbed = Player { $player } stands on the last rung: this game is over.
error-position-favour = A player holds exactly one favour.
error-position-events = With this many players, at most { $most } events are in play at a time.
error-position-one-card = There’s room for only one card here.
error-position-counts = “{ $text }” can’t be right: 0 or 1 comes first, and then as many Romans by class as have paid.
error-position-coins = Coins lie on Romans only with one of these modules: { $modules }.
error-position-famous = A position names the famous Romans who take part, or says all or none; it doesn’t draw them.

## Positions of Pecunia Olet.

error-position-trigger = Say whose cap brought the officer to the last space (trigger A) if the round has been broken off, and only then.
error-position-officer = The officer must be between { $least } and { $most } here: on the last space if the round has been broken off, and only then.
error-position-market = The market has { $expected } positions, but { $found } are given: write one word for each, - for a gap.
error-position-cards-missing = { $text } is missing: with a “deck” line, every card must be somewhere.
error-position-deck-order = The A cards are on top of the deck, then B, C and D.
error-position-known = “{ $text }” can’t be what’s known of this player’s cash: write the least and the most it can be, in tens.
error-position-fakes = “{ $text }” isn’t a number of fakes: write how many of ★, ★★ and ★★★, such as 0/2/4.
error-position-money = ${ $text } can’t be right: all money is in tens.
error-position-too-rich = ${ $text } is more money than a position may state: ${ $most } at most.
error-position-henchmen = Player { $player }’s henchmen don’t add up: there are three, ready, placed or laid down, and the player to move has one ready.
error-position-turn-order = Player { $player } can’t have used that many henchmen: everybody uses one a turn, in order.
error-position-no-lawyer = Player { $player } doesn’t own this lawyer.

## Records.

error-record-head = A record begins with the line “{ $expected }”.
error-record-seats = The record names { $found } players, and { $expected } sit at this table.
error-record-unknown = “{ $text }” doesn’t belong in a record.
error-record-truncated = The record breaks off: its last line must be “end”.
error-record-after-end = The record ends with “end”; “{ $text }” can’t come after it.
error-record-missing = The record doesn’t state “{ $text }”.
error-record-turn = A line of moves is a turn number, a player and moves, not “{ $text }”.
error-record-rules-version = The record was played by version { $found } of the rules; this program plays version { $known }.
error-undo-nothing = There’s nothing to undo: no move has been played yet.
error-undo-no-start = There’s nothing to undo here: this game was imagined from a view, so nobody knows how it began. Copy the game before you play.
error-pickle-form = This pickle comes from another version of pecunia (form { $found }; this one reads form { $known }). Its records and positions can still be read.
error-pickle-rules = This game of { $game } was pickled with version { $found } of the rules; this program plays version { $known }.
error-record-commitment = The commitment doesn’t match the seed: one of the two has been changed.
error-record-not-asked = In turn { $turn } it’s { $asked } who has to choose, so “{ $move }” doesn’t fit here.
error-record-result = The record states the result “{ $stated }”, but its moves lead to “{ $found }”.

## The ledger.

error-ledger-no-checkout = There are no rules and scenarios in { $folder } or above: start this in a checkout, or name one with --root.
error-ledger-no-rules = { $file } is missing: this checkout has no rules of this game.
error-ledger-no-clause = The rules have no clause “{ $value }”. The nearest are { $similar }.
error-ledger-no-card = Nothing is called “{ $thing }”. The nearest are { $similar }.
error-ledger-no-things = { $game } doesn’t say what’s on its table: it has no { $file }.

## The ladder of levels.

error-option-pair = There’s no match “{ $value }”. Choose from: { $known }.
error-levels-file = This file wasn’t written by “pecunia levels --json”.
error-levels-otherwise = The match { $pair } was measured under different conditions ({ $bot }). Choose another file, or delete this one.
error-levels-markers = The table goes between the comments { $begin } and { $end }, and this file doesn’t have both.
error-review-unfinished = This game isn’t over. Only finished games can be reviewed.

## Puzzles and the deal of the day. $value: what was said; $most: a number.

error-puzzle-unknown = There’s no puzzle { $value }: they go from 1 to { $most }.
error-option-date = “{ $value }” isn’t a date: write it like 2026-11-16.
error-day-not-yet = The deal of { $value } doesn’t exist yet: days begin at midnight UTC.

## Boxes of several owners. $file: the file; $sentence: what is wrong with it.

error-owners-impossible = { $file } can’t be right. { $sentence }
error-owners-games = { $file } belongs to another game than the files before it.
error-owners-editions = { $file } is a box of another edition than the files before it.
error-owners-none = Name the files of at least one owner.
