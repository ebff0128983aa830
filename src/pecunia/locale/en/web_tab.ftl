## Tables in this tab, without a server

web-tab-here = Offline
web-tab-loading = Setting up the tables: { $percent }%
web-tab-offline = No connection, and the tables aren’t all here yet. What you’ve played is safe.
web-tab-old = This browser is too old to run the games by itself. Update it, or play in another one.
web-tab-broken = The tables couldn’t be set up. What you’ve played is safe.
web-tab-not-kept = This browser keeps nothing, perhaps because the window is private. Save the record of a game before you close it.
web-tab-again = Try again
web-tab-leave = All right
