### Environments for programs that learn.

error-option-opponents = The other { $expected } seats need { $expected } bots, not { $value }.
error-option-render-mode = There is no way to draw called “{ $value }”. Known: { $known }.
