"""Special melee actions ("bottes", ALT-SPE) and counter-attacks (ALT-CTR).

The table of them is `state.specials`. What can be attempted, and how it begins, is in `possible`; how it is asked for,
answered and pulled at in `details`; `dice` rolls it and `outcomes` lets it take effect. `counters` are the
counter-attacks.
"""
