### Environments for programs that learn.

error-option-opponents = The other { $expected } seats need { $expected } bots, not { $value }.
error-option-render-mode = There’s no render mode “{ $value }”. Choose from: { $known }.
error-option-player = “{ $value }” can’t play: name a bot, or give an object with choose(view), a function like that, or a class of bots.
error-pickle-program = { $bot } is a program that runs on this machine, so it can’t be pickled or copied along with its environment.
error-option-no-pillow = You need Pillow to get pictures as arrays: pip install pillow.
