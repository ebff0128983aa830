### Die Seite in einer geführten ersten Partie.

web-lesson = Deine erste Partie
web-lesson-step = { $number } von { $count }
web-lesson-read = Weiter
web-lesson-show = Zeig es mir
web-lesson-skip = Einführung überspringen
web-lesson-learn = Spielend lernen
web-lesson-resume = Deine erste Partie fortsetzen
web-lesson-play-on = Frei weiterspielen
web-lesson-you = Du
web-next = Wie weiter?
web-next-lesson = Spielend lernen: { $game }
web-next-game = Eine Partie gegen die leichtesten Bots
web-next-rules = Die Regeln in drei Minuten
