### The page in a guided first game.

web-lesson = Your first game
web-lesson-step = { $number } of { $count }
web-lesson-read = Continue
web-lesson-show = Show me
web-lesson-skip = Skip the lesson
web-lesson-learn = Learn by playing
web-lesson-resume = Carry on with your first game
web-lesson-play-on = Play on freely
web-lesson-you = You
web-next = What next?
web-next-lesson = Learn by playing: { $game }
web-next-game = A game against the easiest bots
web-next-rules = The rules in three minutes
