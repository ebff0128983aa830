### Scenarios: what is wrong with one, and how `pecunia scenario` tells it.

## Mistakes in the file. $text: what was read there; $form: how such a line is written; $known, $similar: what could be meant.

error-scenario-empty = This file has no scenario.
error-scenario-no-title = A scenario must begin with “scenario” and its title, before “{ $text }”.
error-scenario-cites-nothing = The scenario cites no clause.
error-scenario-states-nothing = The scenario states nothing: it needs a line with legal, only, illegal, expect or refused.
error-scenario-no-position = The scenario has no position: it needs “given” and indented lines below it.
error-scenario-unknown = No scenario has a line like “{ $text }”.
error-scenario-form = Write “{ $form }” here, not “{ $text }”.
error-scenario-twice = “{ $text }” appears here a second time.
error-scenario-clause = The rules of this game have no clause “{ $text }”. Similar ones: { $similar }.
error-scenario-beside-new = Below “new …” there may only be a line “values …”, not “{ $text }”.
error-scenario-refused-alone = “refused” must be the only line of its scenario: a position that can’t exist can’t be played.
error-scenario-refusal = “{ $text }” isn’t the key of any reason or error.
error-scenario-question = This game has no question “{ $text }”. Similar ones: { $similar }.
error-scenario-reason = This game has no reason “{ $text }”. Similar ones: { $similar }.
error-scenario-zone = A position of this game has no line “{ $text }”. Choose from: { $known }.
error-scenario-field = No view has “{ $text }”. Similar ones: { $similar }.
error-scenario-thing = This game has no card “{ $text }” that could be counted.
error-scenario-end = No game ends with “{ $text }”. Choose from: { $known }.
error-scenario-open-middle = In “{ $text }”, “…” must come at the beginning or the end, as a word of its own.

## Statements that are not true.

error-scenario-not-asked = { $expected } is to move, but { $asked } is asked.
error-scenario-nobody-asked = { $player } is to move, but the game is over.
error-scenario-should-be-legal = “{ $move }” should be legal, but it’s refused with { $found }.
error-scenario-other-moves = The legal moves are different. Legal but not named: { $missing }. Named but not legal: { $illegal }.
error-scenario-is-legal = “{ $move }” should be refused with { $expected }, but it’s legal.
error-scenario-other-reason = “{ $move }” should be refused with { $expected }, but it’s refused with { $found }.
error-scenario-other-refusal = The position should be refused with { $expected }, but it’s refused with { $found }.
error-scenario-not-refused = The position should be refused with { $expected }, but it can exist.
error-scenario-not-so = “{ $expected }” isn’t true: it’s “{ $found }”.

## The command. $scenarios, $failed, $more, $line: numbers; $moves: moves as records write them.

error-scenario-folder = There are no *.scenario files in { $folder }.
cli-scenario = Run scenario files. Fails where one doesn’t hold.
cli-scenario-files = Files, folders with *.scenario files, or - for standard input.
cli-scenario-json = Print one JSON object (docs/scenarios.md describes it).
cli-scenario-title = Scenario: { $title } ({ $clauses })
cli-scenario-edition = Edition: { $edition }
cli-scenario-asked = Asked: { $player }, { $kind }: { $question }
cli-scenario-over = Nobody is asked: the game is over.
cli-scenario-legal = Legal: { $moves }
cli-scenario-legal-more = Legal: { $moves } … and { $more } more
cli-scenario-automatic = Answered automatically since line { $line }: { $answers }
cli-scenario-passed =
    { $scenarios ->
        [one] The scenario holds.
       *[other] All { $scenarios } scenarios hold.
    }
cli-scenario-failed =
    { $failed ->
        [one] { $failed } scenario of { $scenarios } fails.
       *[other] { $failed } scenarios of { $scenarios } fail.
    }
