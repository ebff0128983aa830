### Scenario tests: only those who write scenarios read these, so they exist in English alone.

error-scenario-no-title = A scenario must begin with “scenario” and its title, before “{ $text }”.
error-scenario-cites-nothing = The scenario cites no clause.
error-scenario-states-nothing = The scenario states nothing: it needs a line with legal, only, illegal or expect.
error-scenario-unknown = No scenario has a line like “{ $text }”.
error-scenario-no-position = The scenario has no position: it needs “given”.
error-scenario-not-asked = { $expected } is to move, but { $asked } is asked.
error-scenario-should-be-legal = “{ $move }” should be legal; legal are: { $legal }.
error-scenario-other-moves = Legal are: { $legal }.
error-scenario-other-reason = “{ $move }” should be refused with { $expected }, but it is { $found }.
error-scenario-not-so = “{ $expected }” is not so: it is “{ $found }”.
