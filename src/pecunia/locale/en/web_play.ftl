### The table in the browser, playing: answers, reasons, what was missed.

web-reconstructed = Reconstructed: no rulebook gives these values.
web-dismiss = Close
web-rule = The rule ({ $clause })
web-rule-why = Why?
web-less = less
web-more-of-it = more
web-answers-all = { $count ->
        [one] Show the option
       *[other] Show all { $count } options
    }
web-answers-fewer = Hide them
web-notation = in notation
web-take-back-ask = Ask to undo
web-take-back-asked = You’ve asked the others.
