### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Reconstructed: no rulebook states these values.
web-dismiss = Put away
web-rule = The rule ({ $clause })
web-rule-why = Why is it so?
web-less = less
web-more-of-it = more
web-answers-all = { $count ->
        [one] List the answer on the table
       *[other] List the { $count } answers on the table
    }
web-answers-fewer = Leave them on the table
web-missed = While you were away
web-missed-more = { $count ->
        [one] One more line in the log.
       *[other] { $count } more lines in the log.
    }
web-missed-earlier = { $count ->
        [one] One earlier step is told in the log only.
       *[other] { $count } earlier steps are told in the log only.
    }
web-missed-skip = Skip
web-missed-close = Now I know
web-notation = in notation
web-take-back-ask = Ask to take back
web-take-back-asked = You have asked the others.
