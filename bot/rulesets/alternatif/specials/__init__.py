"""Special melee actions ("bottes", ALT-SPE) and counter-attacks (ALT-CTR).

What can be attempted is in `possible`, how it is asked for in `details` and `answering`; `announcing` begins an
attempt, `opposing` has its target answer it, `dice` rolls it and `outcomes` lets it take effect. `counters` are the
counter-attacks, `grip` the contest for a weapon, `ground` what is done to places, `words` what is
said beside.
"""
