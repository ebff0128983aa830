### Die Seite in einer geführten ersten Partie.

web-lesson = Deine erste Partie
web-lesson-step = { $number } von { $count }
web-lesson-read = Weiter
web-lesson-show = Zeig es mir
web-lesson-skip = Einführung überspringen
web-lesson-learn = Spielend lernen
web-lesson-resume = Deine erste Partie fortsetzen
