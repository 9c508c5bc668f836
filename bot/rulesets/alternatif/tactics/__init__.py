"""Tactical circumstances (ALT-TAC): outnumbering, high ground, the ground, darkness, narrow places, ranks of pikes.

`circumstances` says what a combat action gains and loses by them: strikes, parries, shots and special actions have its
terms (`roll_table`). `numbers` knows who faces whom, `blind` rolls whether a blow goes astray in the dark, `room`
what narrow places leave of a weapon's factors; who sees whom is in `state.sight`. `words` are the
game master's.
"""
