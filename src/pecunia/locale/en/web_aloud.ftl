### What screen readers say of the table in the browser, besides the words that everybody sees. $count, $quality: numbers.

web-tablet = The tablet
web-answers = What you can do
web-aloud-again = Say it again
web-aloud-all = Say everything since your turn
web-aloud-nothing = Nothing has happened since your turn.
web-aloud-quality = quality { $quality }
web-aloud-fakes = { $count } of quality { $quality }
