### Environments for programs that learn.

error-option-opponents = The other { $expected } seats need { $expected } bots, not { $value }.
<<<<<<< HEAD
error-option-render-mode = There is no way to draw called “{ $value }”. Known: { $known }.
error-option-player = “{ $value }” cannot play: name a bot, or give an object with choose(view), a function like that, or a class of bots.
error-pickle-program = { $bot } is a program that runs on this machine, so it cannot be pickled or copied with its environment.
error-option-no-pillow = Pictures as arrays need Pillow: pip install pillow.
=======
error-option-render-mode = There’s no way to draw called “{ $value }”. Known: { $known }.
>>>>>>> h-voice
