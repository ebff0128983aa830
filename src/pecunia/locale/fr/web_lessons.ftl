### La page dans une première partie guidée.

web-lesson = Ta première partie
web-lesson-step = { $number } sur { $count }
web-lesson-read = Continuer
web-lesson-show = Montre-moi
web-lesson-skip = Passer la leçon
web-lesson-learn = Apprendre en jouant
web-lesson-resume = Reprendre ta première partie
web-lesson-play-on = Continuer librement
web-lesson-you = Toi
web-next = Et maintenant ?
web-next-lesson = Apprendre en jouant : { $game }
web-next-game = Une partie contre les bots les plus faciles
web-next-rules = Les règles en trois minutes
