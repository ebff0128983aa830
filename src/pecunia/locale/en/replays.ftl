### Recorded games that are shown again: why one cannot be, and the page for a file.

error-record-too-long = The record has more than { $most } moves: that’s too long to show.
error-record-hidden = This record leaves out what was still secret, because the game wasn’t over. Download it again when it is.
error-no-such-moment = The record has { $most } moves: there’s no moment { $at }, or nobody sits there.
error-page-missing = This installation has no page for the browser: “make page” builds it.
error-html-extra = The page needs more than the game: install it with “pip install pecunia-games” ({ $module } is missing).
error-html-itself = { $file } is the record itself: choose another name for the page.

cli-html = Write the game as one HTML file that shows it without any connection.
cli-html-written = { $file } shows the game in any browser, even offline.
