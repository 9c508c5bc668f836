"""Reaction and initiative (ALT-REA): who announces what, when it comes up, which of two events comes first.

`awaited` knows who is asked what he does next, `announcer` what he has before him then; `initiative` rolls his `dice`
and lets actions come up. `simultaneous_tests` tell to the second which of two comes first; what is settled by them
stands beside the chapters, in `same_segment`. `words` are the game master's.
"""
