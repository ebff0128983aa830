### The table in the browser: pages, buttons, and what screen readers say of things.

web-welcome = A seat is free.
web-welcome-text = Two games about money that does or does not smell: at once against bots, or with friends from anywhere.
web-your-name = Your name
web-guest = Foricarius
web-play-now = Play now: three bots are waiting
web-play-olet = Pecunia Olet against two bots
web-create = Lay a table
web-join = Come to a table
web-join-label = Link or code
web-go = Go
web-my-games = My games
web-open-tables = Open tables
web-no-tables = Nobody has laid a public table right now.
web-offline = The server does not answer. Are you connected?
web-game-non-olet = Pecunia non olet
web-game-olet = Pecunia Olet
web-seats-taken = { $taken } of { $players }
web-your-turn = Your turn
web-status-open = open
web-status-playing = in play
web-status-over = over
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = like the device
web-theme-light = day
web-theme-dark = night
web-close = Done
web-connecting = Connecting …
web-seat-moved = Your seat has moved to another device.
web-to-start = To the start page
web-waiting = The table is laid
web-seat-free = free
web-sit = Sit down
web-stand = Stand up
web-invite = Invite
web-invite-text = Whoever has this link may come to the table.
web-qr = The link as a QR code
web-link = Link
web-copy = Copy
web-copied = Copied
web-start = Begin
web-start-waiting = Waiting for all seats
web-host-starts = Whoever laid the table begins the game.
web-table = The table
web-away = You were away; a bot plays for you.
web-back = I am back
web-ask-back = { $name } asks to take back { $moves ->
        [one] a move
       *[other] { $moves } moves
    }.
web-agree = Agree
web-decline = Decline
web-over = The game is over.
web-waits = Waiting for { $name } …
web-do = Do it
web-take-back = Take back
web-resign = Resign
web-resign-certain = Yes, I resign
web-resign-no = No, play on
web-log = What happened
web-chat = Talk
web-chat-say = Say something
web-send = Send
web-clock = Time left: { $clock }
web-clock-days = Time left: { $days ->
        [one] one day
       *[other] { $days } days
    }, { $clock }
web-ended-resigned = The others have resigned.
web-ended-closed = The table was closed.
web-won = won
web-seed = The seed of the deal was { $seed }.
web-rematch = Play again
web-rematch-offered = Waiting for the others
web-record = Download the record
web-look = Look at the table
web-bot-greedy = Bot Avara
web-bot-random = Bot Temeraria
web-nobody = nobody
web-not-here = not here
web-roman = { $who }, stays { $duration }, pays { $fee }
web-coins = { $count ->
        [one] one sesterce
       *[other] { $count } sesterces
    } on the card
web-markers = { $count ->
        [one] one marker
       *[other] { $count } markers
    }
web-sesterces = { $count ->
        [one] one sesterce
       *[other] { $count } sesterces
    }
web-hand-size = { $count ->
        [one] one action card
       *[other] { $count } action cards
    }
web-queue = Queue
web-hand = Your hand
web-visitor = { $roman }, { $place }, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }{ $coins ->
        [0] { "" }
        [one] , one sesterce on the card
       *[other] , { $coins } sesterces on the card
    }
web-place-free = { $place }: free
web-used = { $what }: used in this turn
web-fresh = { $what }: new, from the next turn on
web-turn = It is this player’s turn
web-rung = Career: { $ladder }, rung { $number }, { $rung }
web-pile-romans = Romans
web-pile-actions = Actions
web-pile-discard = Discard
web-events = Events
web-event-over = { $event }: over until the end of the turn
web-upgrades = Upgrades to be had
web-favours = Favours in the middle
web-left-upgrade = Upgrades in the pile:
web-left-event = Events in the pile:
web-shown = Laid open
web-draft = Choosing
web-phase-1 = Water
web-phase-2 = Collect
web-phase-3 = Seat
web-phase-4 = Draw
web-turn-number = Turn { $turn }
web-goal = First to { $target }
    .ladderOnly = First on the last rung
    .ladderAndTarget = Last rung and { $target }
    .either = Last rung or { $target }
web-money = Sesterces
web-earned = Earned in the whole game
web-progress = Done of the next task
web-behind-screen = Money and fakes are behind the screen.
web-first-game = For a first game: 2016, no modules, four players.
web-game = Game
web-players = Players
web-bots = of them bots
web-bot = Kind of bot
web-pace = Pace
web-pace-live = live, { $limit } s a decision
web-pace-days = { $limit ->
        [one] one day
       *[other] { $limit } days
    } a decision
web-edition = Edition
web-edition-2005 = The first edition: 40 action cards, Break at the Colosseum and Regular among them.
web-edition-2016 = The second edition: 36 action cards, and five modules in any combination.
web-modules = Modules
web-more = More
web-option-dark_red = The twelve dark red cards for those who know the game.
web-option-open_draft = Choose your first Romans openly instead of being dealt them.
web-option-open_money = No screens: everybody sees all money.
web-house = House rules
web-public = Public: the table stands in the lobby, anybody may watch.
web-lay = Lay the table
web-reconstructed = Reconstructed: no rulebook states these values.
