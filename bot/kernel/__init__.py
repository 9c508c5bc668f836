"""The kernel: an encounter is one coroutine that yields effects and gets their results back.

Its own law: pure and synchronous, no clock, no chance, no I/O, and it knows no game. Read in this order: `effects`
(the few functions that yield), `decisions` (a question is a small form), `inputs` and `events` (what comes in, what
is told), `dice` (a face belongs to its address), `frame` (all that an encounter is between two inputs), `ruleset`
(what a game brings). Then what runs it, each chapter built on the one before: `line` (one line while it is taken),
`questions` (opened, made anew, withdrawn), `running` (the coroutine and the inputs of play), `marks` (what stood after
each line), `taking` (all or nothing; undo and redo), `engine` (the way back from the journal), `retracing` (the whole
journal again, to check it).
"""
