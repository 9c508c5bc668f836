"""Reaction and initiative (ALT-REA): who announces what, when it comes up, which of two events comes first.

`awaited` knows who is asked what he does next, `announcer` what he has before him then; `initiative` rolls his `dice`
and lets actions come up. `same_segment` finds what is settled to the second, by `simultaneous_tests`. `words` are
people's, `words_gm` the game master's.
"""
