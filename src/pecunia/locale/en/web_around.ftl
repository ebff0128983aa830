### The table in the browser, around the tables: start page, laying a table, waiting room, settings, trouble.

## The start page

web-welcome = A seat is free.
web-non-olet-text = Run a public latrine in ancient Rome. Your queue is stirred by everybody else, your guests pay when they leave, and whoever owns enough sesterces first has won.
web-olet-text = Send your henchmen to print fake banknotes, pass them on, and fly the real money abroad before the Godfather comes for his half.
web-title-text = { $least } to { $most } players. The table is shown in words.
web-your-name = Your name
web-guest = Foricarius
web-play-now = Play now: three bots are waiting
web-play-olet = Play now: two bots are waiting
web-play-bots = Play now: { $bots ->
    [one] a bot is waiting
   *[other] { $bots } bots are waiting
}
web-with-friends = With friends
web-with-friends-text = Lay a table as you like it and send the others a link; bots take the seats that stay free.
web-create = Lay a table
web-join = Come to a table
web-join-text = Somebody has sent you a link, or you bring your seat from another device with its code.
web-join-label = Link or code
web-join-elsewhere = This link leads to another house: { $house }.
web-go = Go
web-my-games = My games
web-my-over = Games that are over
web-open-tables = Open tables
web-no-tables = Nobody has laid a public table right now.
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
        [one] Another table waits for you
       *[other] { $count } other tables wait for you
    }
web-skip = To the content
web-about = Our drawings, our words; the games are by Christian Fiore and Knut Happel (Pecunia non olet) and Olivier Bourgeois (Pecunia Olet). This house has nothing to do with their publishers.

## Trouble

web-offline = The server does not answer. Are you connected?
web-to-start = To the start page
web-nothing-here = There is nothing at this address.
web-nothing-here-text = Perhaps the link was cut off. Links to a table end with a # and a word, if it is by invitation.
web-table-gone = The host has closed it, or the link is not whole.
web-ask-for-link = Ask somebody who sits there for the whole link.
web-seat-moved = Your seat has moved to another device.
web-full = All seats are taken. You may watch.
web-new-version = A new version of this page is there.
web-reload = Reload
web-not-now = Later
web-connecting = Connecting …
web-finding-out = The server doesn’t know yet whether this was done. Finding out …

## Laying a table

web-first-game = First game? Take it as it stands: second edition, no modules, four seats.
web-first-olet = First game? Take it as it stands: three seats, money behind screens.
web-first-title = First game? Take it as it stands: { $players } seats, bots on all but yours.
web-as-recommended = Back to the recommendation
web-game = Game
web-seats = Seats
web-players = How many play
web-seat-of = Seat { $letter }
web-seat-you = you
web-seat-person = free for a person
web-introduced = { $name }: { $is }
web-pace = Pace
web-pace-text = When the time of a decision is up, a bot plays for whoever is away.
web-pace-live = together now, { $limit ->
        [one] one minute
       *[other] { $limit } minutes
    } a decision
web-pace-days = now and then, { $limit ->
        [one] one day
       *[other] { $limit } days
    } a decision
web-edition = Edition
web-edition-2005 = The first edition: 40 action cards, Break at the Colosseum and Regular among them.
web-edition-2016 = The second edition: 36 action cards, and five modules in any combination.
web-modules = Modules
web-more = For those who know the game
web-as-usual = as usual
web-open-money = Without screens
    .text = Everybody sees all money and all fakes.
web-tie-replay = A tie wins nothing
    .text = Whoever ties at the top does not share the victory: nobody wins, play again.
web-house = House rules
web-values = Values of your own box
web-values-text = Numbers that no rulebook states are reconstructed here. If you own the box, give us a file with what is printed on your cards.
web-who-comes = Who may come
web-by-invitation = By invitation: only those with the link see the table.
web-public = Public: the table stands in the list, anybody may sit down or watch.
web-lay = Lay the table
web-lay-play = Lay the table and begin
web-cancel = Not after all

## The waiting room. $name: a player's name; $count: a number

web-waiting = The table is laid
web-seat-free = free
web-sit = Sit down
web-stand = Stand up
web-invite = Invite
web-invite-text = Whoever has this link may come to the table, to play or to watch.
web-qr = The link as a QR code
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Send
web-start = Begin
web-start-waiting = { $count ->
        [one] One seat is free still
       *[other] { $count } seats are free still
    }
web-host-starts = { $name } laid the table and begins the game.
web-host-absent = Whoever laid the table begins the game.
web-close-table = Clear the table away
web-close-certain = Yes, clear it away
web-guests = Guests
web-no-guests = Nobody else has come yet.
web-nobody-watches = Nobody with an invitation is watching.
web-guest-watches = watching
web-remove = Remove
web-remove-name = Remove { $name }
web-remove-text = Remove { $name } from the table? The link will change, too, so the old one doesn’t bring them back.
web-remove-certain = Yes, remove
web-removed = { $name } is no longer at the table. There’s a new link.
web-new-link = New link
web-new-link-text = The old link will stop working for everybody who hasn’t come yet.
web-new-link-certain = Yes, make a new one
web-new-link-made = There’s a new link. The old one doesn’t work any more.
web-watching = You are watching. Sit down where a seat is free, or stay and see how it goes.
web-here = here
web-not-here = not here

## Settings. $minutes: a number; $name: a name

web-settings = Settings
web-language = Language
web-second = Card names in a second language
web-second-none = none
web-theme = Light
web-theme-auto = like the device
web-theme-light = day
web-theme-dark = night
web-speed = How fast the others play
web-speed-slow = slowly
web-speed-normal = normally
web-speed-instant = at once
web-sounds = Sounds
web-text = The table in words instead of pictures
web-in-words = The table in words
web-in-pictures = The table in pictures
web-log-notation = The log in notation instead of words
web-single = Take the only possible step by itself
web-rename = Change it
web-called = You are called { $name } now.
web-other-device = On another device
web-other-device-text = Take your seat along: make a code here and type it on the start page there.
web-code = Make a code
web-code-good = Good once, for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
web-traces = What I leave behind
web-traces-text = Games that are over keep your name until you delete it. The server also has your moves and what you have said, the devices above and your results of the days.
web-forget = Delete my name from games that are over
web-forget-certain = Yes, delete it for good
web-forgotten = Your name is gone from all games that are over.
web-data = Download my data
web-delete-all = Delete everything
web-delete-all-text = This deletes you here for good: your name everywhere, all you have said, your results and your devices. You resign from games that are running, and a bot plays on. Games that you have played stay for the others, without you. Nobody can undo this.
web-delete-all-certain = Delete everything for good
web-delete-all-not = Keep everything
web-deleted = Everything is deleted. You are nobody here now.
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
web-devices-out = You are signed in on this device alone now.
web-sign-out = Sign out on this device
web-signed-out = You are nobody here now.
web-invalid-token = The server does not recognise this browser’s sign-in. It is still stored and may work again later. If you start over, you are a new player here, without your earlier seats and games.
web-start-over = Start over
web-close = Done
