### The table in the browser, around the tables: start page, setting up a table, waiting room, settings, trouble.

## The start page

web-welcome = A seat is free.
web-non-olet-text = Run a public latrine in ancient Rome. Everyone else meddles with your queue, your guests pay on the way out, and the first to pocket enough sesterces wins.
web-olet-text = Send your henchmen to print fake banknotes, pass them on, and fly the real money abroad before the Godfather comes for his half.
web-title-text = For { $least } to { $most } players. The table is shown in words.
web-your-name = Your name
web-play-now = Play now: three bots are waiting
web-play-olet = Play now: two bots are waiting
web-play-bots = Play now: { $bots ->
    [one] a bot is waiting
   *[other] { $bots } bots are waiting
}
web-with-friends = With friends
web-with-friends-text = Set up a table your way and send your friends the link. Bots fill any empty seats.
web-create = Set up a table
web-join = Join a table
web-join-text = Got a link from a friend, or a code from your other device? Enter it here.
web-join-label = Link or code
web-join-elsewhere = This link belongs to another server: { $house }.
web-go = Go
web-my-games = My games
web-my-over = Finished games
web-open-tables = Open tables
web-no-tables = No public tables right now.
web-show-more = Show more
web-find-game = Find a game
web-find-title = Game
web-find-any = All games
web-find-with = Played with
web-find-from = From
web-find-to = To
web-find-none = None of your games matches.
web-seats-taken = taken: { $taken } of { $players }
web-your-turn = Your turn
web-status-open = open
web-status-playing = in play
web-status-over = over
web-turns-title = ({ $count }) Pecunia: your turn
web-turns-elsewhere = { $count ->
        [one] Another table’s waiting
       *[other] { $count } tables are waiting
    }
web-skip = Skip to content
web-about = Our drawings, our words; the games are by Christian Fiore and Knut Happel (Pecunia non olet) and Olivier Bourgeois (Pecunia Olet). This site has nothing to do with their publishers.

## Trouble

web-offline = The server isn’t answering. Are you connected?
web-to-start = To the start page
web-nothing-here = There’s nothing at this address.
web-nothing-here-text = Perhaps the link got cut short. A link to a private table ends in # and a word.
web-table-gone = The host has closed it, or part of the link is missing.
web-ask-for-link = Ask somebody who’s sitting there for the whole link.
web-seat-moved = Your seat has moved to another device.
web-full = All seats are taken. You may watch.
web-new-version = A new version of this page is ready.
web-reload = Reload
web-not-now = Later
web-connecting = Connecting…
web-finding-out = The server doesn’t know yet whether this was done. Finding out…

## Setting up a table

web-first-game = First game? Leave everything as it is: second edition, no modules, four seats.
web-first-olet = First game? Leave everything as it is: three seats, money behind screens.
web-first-title = First game? Leave everything as it is: { $players } seats, bots on all but yours.
web-as-recommended = Back to our suggestion
web-game = Game
web-seats = Seats
web-players = Players
web-seat-of = Seat { $letter }
web-seat-you = you
web-seat-person = for a person
web-introduced = { $name }: { $is }
web-pace = Pace
web-pace-text = When time runs out, a bot steps in for anyone who’s away.
web-pace-live = live, { $limit ->
        [one] one minute
       *[other] { $limit } minutes
    } per decision
web-pace-days = at your leisure, { $limit ->
        [one] one day
       *[other] { $limit } days
    } per decision
web-edition = Edition
web-edition-2005 = The first edition: 40 action cards, Break at the Coliseum and Regular guest among them.
web-edition-2016 = The second edition: 36 action cards, and five modules in any combination.
web-modules = Modules
web-more = If you know the game
web-as-usual = as usual
web-open-money = Without screens
    .text = Everybody sees all the money and all the fakes.
web-tie-replay = No shared victories
    .text = If the leaders are tied, nobody wins: play again.
web-house = House rules
web-values = Values of your own box
web-values-text = Numbers that no rulebook gives are reconstructed here.
web-who-comes = Who may come
web-by-invitation = By invitation: only people with the link see the table.
web-public = Public: the table is listed, and anyone may sit down or watch.
web-lay = Set up the table
web-lay-play = Set up and start
web-cancel = Never mind

## The waiting room. $name: a player's name; $count: a number

web-waiting = Your table is ready
web-seat-free = free
web-sit = Sit down
web-stand = Stand up
web-invite = Invite
web-invite-text = Anyone with this link can join, to play or to watch.
web-qr = The link as a QR code
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Send
web-start = Begin
web-host-starts = { $name } is hosting and starts the game.
web-host-absent = The host starts the game.
web-close-table = Close the table
web-close-certain = Yes, close it
web-guests = Guests
web-no-guests = Nobody else has come yet.
web-nobody-watches = Nobody you invited is watching.
web-guest-watches = watching
web-remove = Remove
web-remove-name = Remove { $name }
web-remove-text = Remove { $name } from the table? The link will change too, so the old one doesn’t bring them back.
web-remove-certain = Yes, remove
web-removed = { $name } is no longer at the table. There’s a new link.
web-new-link = New link
web-new-link-text = The old link will stop working for everybody who hasn’t come yet.
web-new-link-certain = Yes, make a new one
web-new-link-made = There’s a new link. The old one doesn’t work any more.
web-watching = You’re watching. Sit down where a seat is free, or stay and see how it goes.
web-here = here
web-not-here = not here

## Settings. $minutes: a number; $name: a name

web-settings = Settings
web-language = Language
web-second = Card names in a second language
web-second-none = none
web-theme = Look
web-theme-auto = same as my device
web-theme-light = day
web-theme-dark = night
web-speed = How fast the others play
web-speed-slow = leisurely
web-speed-normal = normal
web-speed-instant = instant
web-sounds = Sounds
web-text = The table in words instead of pictures
web-in-words = The table in words
web-in-pictures = The table in pictures
web-log-notation = Show the log in notation
web-single = Make forced moves for me
web-rename = Change it
web-called = From now on you’re { $name }.
web-other-device = On another device
web-other-device-text = Take your seat with you: get a code here, then enter it on the other device’s start page.
web-code = Get a code
web-code-good = Works once, for the next { $minutes ->
        [one] minute
       *[other] { $minutes } minutes
    }.
web-traces = What we keep
web-traces-text = Finished games keep your name until you delete it. The server also has your moves and what you’ve said, the devices above and your daily results.
web-forget = Delete my name from finished games
web-forget-certain = Yes, delete it for good
web-forgotten = Your name is gone from all finished games.
web-data = Download my data
web-delete-all = Delete everything
web-delete-all-text = This deletes you here for good: your name everywhere, everything you’ve said, your results and your devices. You resign from games still running, and a bot plays on. Games you’ve played stay for the others, without you. Nobody can undo this.
web-delete-all-certain = Delete everything for good
web-delete-all-not = Keep everything
web-deleted = Everything’s deleted. You’re nobody here now.
web-devices = My devices
web-devices-text = If you sign out on your only device, nobody can get your seats and games back.
web-device-browser = A browser
web-device-program = A program
web-device-current = this device
web-device-seen = last here on { $day }
web-device-revoke = Sign out there: { $device }
web-sign-out-there = Sign out
web-device-out = Signed out: { $device }.
web-devices-revoke = Sign out on all others
web-devices-out = You’re now signed in on this device only.
web-sign-out = Sign out on this device
web-signed-out = You’re nobody here now.
web-invalid-token = The server doesn’t recognise this browser’s sign-in. It’s still stored and may work again later. If you start over, you’re a new player here, without your earlier seats and games.
web-start-over = Start over
web-close = Done
