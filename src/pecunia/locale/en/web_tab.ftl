## Tables in this tab, without a server

web-tab-here = Offline
web-tab-there = Online
web-tab-loading = Setting up the tables: { $percent }%
web-tab-offline = No connection, and the tables aren’t all here yet. What you’ve played is safe.
web-tab-old = This browser is too old to run the games by itself. Update it, or play in another one.
web-tab-full = There’s no room for the games in this browser. Free some space and try again.
web-tab-broken = The tables couldn’t be set up. What you’ve played is safe.
web-tab-not-kept = This browser keeps nothing, perhaps because the window is private. Save the record of a game before you close it.
web-tab-again = Try again
web-tab-leave = All right
web-offline-title = Without a network
web-offline-text = Keep the games in this browser ({ $size } MB), and bots, lessons, puzzles and rules are there without a connection, too.
web-offline-keep = Keep the games
web-offline-kept = The games are kept in this browser. If the connection goes, play on against bots; your tables with other people wait for it.
web-offline-remove = Remove them
