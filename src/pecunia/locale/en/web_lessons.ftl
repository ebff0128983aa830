### The page in a guided first game.

web-lesson = Your first game
web-lesson-step = { $number } of { $count }
web-lesson-read = Continue
web-lesson-show = Show me
web-lesson-skip = Skip the lesson
web-lesson-learn = Learn by playing
web-lesson-resume = Carry on with your first game
