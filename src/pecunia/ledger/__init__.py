"""The ledger: every clause of the rules, the code that keeps it and the scenarios that prove it.

`citations` finds the clauses in the engine, `ledger` connects them to the rules and the scenarios, `things` finds what
a single card has and lacks. `lines` puts all this into words, `markdown` writes it as Markdown.
"""
