### La page dans une première partie guidée.

web-lesson = Ta première partie
web-lesson-step = { $number } sur { $count }
web-lesson-read = Continuer
web-lesson-show = Montre-moi
web-lesson-skip = Passer la leçon
web-lesson-learn = Apprendre en jouant
web-lesson-resume = Reprendre ta première partie
