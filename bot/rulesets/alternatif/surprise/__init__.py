"""Surprise (ALT-SUR) and sneak attacks (ALT-SNK), per pair of combatants.

`state.Surprise` is the relation: who surprises whom, in which segment, and whether he was noticed at the last moment or
not at all. `springing` lets it begin: the free action of whoever comes to hand-to-hand combat. Who can do nothing
against whom is asked of `state.helpless_against`, wherever the text's story comes to it. `sneak` has the numbers of a
sneak attack, `words` the game master's: it is he who says who is surprised.
"""
