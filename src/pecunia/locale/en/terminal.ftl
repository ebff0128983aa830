### The table in the terminal.

# The name of a person who gave none: so Rome called the tenant of a public latrine, and (.olet) a forger.
terminal-you = Foricarius
    .olet = Falsarius

## The table. HS is how Romans wrote sesterces. $turn, $left, $gone, $held, $earned, $target, $count: numbers; $player: a name.

terminal-own = you
terminal-bot = bot
terminal-turn = Turn { $turn }
terminal-phase-1 = nature
terminal-phase-2 = collect
terminal-phase-3 = seat
terminal-phase-4 = draw
terminal-asked = waiting for { $player }
terminal-romans = Roman pile { $left }, discard { $gone }
terminal-actions = action pile { $left }, discard { $gone }
terminal-rich-slaves = Rich slaves: double fees
terminal-shown = Revealed:
terminal-holding = You hold:
terminal-nobody = nobody is waiting
terminal-free = free
terminal-money = { $held }/{ $target } HS
terminal-earned = { $earned }/{ $target } HS earned, { $held } left
terminal-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-hand = Your hand:
terminal-hand-empty = Your hand is empty.

## Asking. $most, $number: numbers of choices; $typed, $topic: what was typed; $move: a move as it is written.

terminal-prompt = 1–{ $most } · ? help · u undo · l log · h hint · c hand · q leave
    .modules = 1–{ $most } · ? help · u undo · l log · h hint · c hand · m modules · q leave
    .olet = 1–{ $most } · ? help · u undo · l log · h hint · c yours · m board · q leave
    .olet-fly = amount · ? help · u undo · l log · h hint · c yours · m board · q leave
    .olet-sell = 1/0/2 · ? help · u undo · l log · h hint · c yours · m board · q leave
terminal-prompt-only = Enter · ? help · u undo · l log · h hint · c hand · q leave
    .modules = Enter · ? help · u undo · l log · h hint · c hand · m modules · q leave
    .olet = Enter · ? help · u undo · l log · h hint · c yours · m board · q leave
terminal-marked = The numbers are on the table.
terminal-which = Type a number from 1 to { $most }, or ? for help.
    .olet-fly = Write an amount in tens, such as 50 or -50, or ? for help.
    .olet-sell = Write how many of each quality, such as 1/0/2, or ? for help.
terminal-no-choice = There’s no choice { $number }: they go from 1 to { $most }.
terminal-not-understood = “{ $typed }” is neither a number nor a move. Type ? for help.
terminal-allowed = “{ $move }” is allowed: it’s choice { $number }.
terminal-explained = { $what }: { $text }
terminal-rule-why = { $rule } Why? { $why }
terminal-no-topic = “{ $topic }” is neither a thing on the table nor a choice nor a move.
terminal-enter = Enter: back to the table
terminal-more = Enter: more
terminal-nothing-yet = Nothing’s happened yet.
terminal-taken-back = Undone.
terminal-undo-none = There’s nothing to undo: you haven’t made a move this turn.
terminal-undo-other = There’s nothing to undo: the last move wasn’t yours.
terminal-undo-shown = Your last move revealed or drew a card, so it stands.
terminal-handover = { $player }, it’s your turn. When nobody else can see the screen: Enter.

## The hint. $bot: a level; $chance: in percent; $count: a number. A topic stands behind + or –: what is better or worse after a move.

terminal-hint = A hint from the level “{ $bot }”
terminal-hint-how = Your chances with each move. After + is what it gains, after – what it costs, compared with the best other move.
terminal-hint-thinking = Thinking…
terminal-hint-none = No hints now: it’s not your decision.
terminal-hint-chance = { $chance }%
terminal-hint-tried =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
terminal-hint-same = hardly any difference
terminal-hint-rest =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }

## Beginning, leaving, end. $file: a file; $players, $target, $score: numbers; $name, $value: texts.

terminal-motto = Money doesn’t smell.
terminal-options = { $edition } · { $players } players · { $target } sesterces win
    .ladderOnly = { $edition } · { $players } players · the last rung wins
    .ladderAndTarget = { $edition } · { $players } players · the last rung and { $target } sesterces win
    .either = { $edition } · { $players } players · the last rung or { $target } sesterces win
terminal-house = House rule: { $name }: { $value }
terminal-reconstructed = The Romans’ durations and fees are reconstructed: no rulebook gives them. The Romans’ names are our own.
terminal-dark-red = The number of each dark red card is reconstructed too.
terminal-sealed = The deal is sealed. At the end you see the seed, and it must fit this commitment:
terminal-saving = The game is saved after every move: { $file }
terminal-lintel = { $lintel } is a senator who stays 3 turns and then pays 4 sesterces.
terminal-begin = Enter: begin
terminal-continue = Enter: resume in turn { $turn }
terminal-saved = The game is saved. Resume it with: pecunia { $command }
terminal-score =
    { $score ->
        [one] { $player }: { $score } sesterce
       *[other] { $player }: { $score } sesterces
    }
terminal-record = The record of the game: { $file }
terminal-seed = The seed was { $seed }; it fits the commitment { $commitment }

## Modules. $rung, $task, $modules, $what: texts; $price, $count, $held: numbers.

terminal-held = { $held } HS
terminal-row-event = Events:
terminal-row-upgrade = Upgrades:
terminal-row-favour = Favours:
terminal-used = used
terminal-fresh = new
terminal-climbed = climbed this turn
terminal-step = { $rung }: { $price } HS, or { $task }
terminal-modules = Modules: { $modules }
terminal-reconstructed-modules = Reconstructed as well: { $what }.
terminal-what-famous = values of the famous Romans
terminal-what-events = markers on events
terminal-what-careers = ladders with tasks and prices
terminal-page-display = On offer:
terminal-page-middle = In the middle:
terminal-page-executed = Done for this turn: { $events }
terminal-page-pile = In the pile: { $count }
terminal-no-modules = You’re playing without modules.

## Help. The keys themselves are letters in every language.

terminal-help-goal =
    { $target ->
        [one] You run a latrine in Rome. The first to { $target } sesterce wins on the spot.
       *[other] You run a latrine in Rome. The first to { $target } sesterces wins on the spot.
    }
    .ladderOnly = You run a latrine in Rome. The first to the last rung of the ladder wins on the spot.
    .ladderAndTarget = You run a latrine in Rome. The first on the last rung of the ladder with { $target } sesterces in hand wins on the spot.
    .either = You run a latrine in Rome. The first to the last rung of the ladder or to { $target } sesterces wins on the spot.
terminal-help-turn = A turn: (1) each of your visitors loses a marker; (2) those with none left pay and leave; (3) the first in your queue fill your free seats; (4) you draw a card. Before and in between you may play cards, as many as you like.
terminal-help-seats = L, M, R are the seats, V1 to V3 villas. A senator and a slave never sit side by side. Two women may share a place. A queue begins on the left, at { $front }.
terminal-help-signs = { $drop } is a marker, { $spent } one that is gone, { $finished } means finished.
terminal-help-answer = Answer with the number of a choice, or write the move: seat M · seat M pair · join L · collect L+ · visitor B L · queue B 3 · player B · card 2 · play line-cutter · done. L+ is the second woman on L; queue B 3 is the third in B’s queue.
terminal-help-ask = ? line-cutter explains a card, ? 2 a choice, ? seat M says why a move isn’t allowed, ? A19 what a rule says.
terminal-help-keys = u undoes · l what’s happened since your last turn · h what a strong player would do, and why · c your hand in full · q saves and leaves (so does Ctrl-C)
terminal-help-pointing = Arrow keys and the mouse choose, too; Enter or a second click plays.
terminal-help-modules = { $star } is a famous Roman; +2 are coins on a card, paid together with the fee. m shows the modules in full, ? Caesar or ? Fountain explains one card.
terminal-help-module-moves = More moves: climb · climb paying · use ceres · use reserved-women · upgrade fountain · event tumult · favour venus · discard alms · seat M second · yes · pay · pass.
terminal-help-moves = Right now you can:

## Puzzles and the deal of the day. $number, $count, $most, $margin, $rounds, $points: numbers; $date: a date.

terminal-puzzle = Puzzle { $number } of { $count }: what would you play?
terminal-puzzle-prompt = 1–{ $most }, or the move · ? a card · q leave
terminal-puzzle-right = Right: that is the best move.
terminal-puzzle-wrong = Not quite: there’s a better move.
terminal-puzzle-next = Enter: next puzzle · q leave
terminal-puzzle-card = Card in play: { $card }. { $text }
terminal-day-won = Pecunia, deal of { $date }: won by { $margin }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terminal-day-lost = Pecunia, deal of { $date }: lost by { $margin }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## A recorded game, step by step. $number, $count: numbers of moves.

terminal-replay = Move { $number } of { $count }
terminal-replay-prompt = ← → one move · ↑ ↓ one turn · number: that turn · l log · q leave
