"""The ledger: every clause of the rules, the code that keeps it and the scenarios that prove it.

`citations` finds the clauses in the engine, `entries` ties them to the rules and the scenarios, `things` says what a
single card has and lacks. `lines` tells all this in words, `page` writes it as Markdown.
"""
