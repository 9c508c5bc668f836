"""Ordinary actions (ALT-ACT): what people do beside fighting, alone and together, and the game master's hand on it.

`tasks` tells how such an action goes, from the announcement to the effect, and how it is broken off. `listed` is the
list of actions that an encounter carries, `actions` what can be done, `events` what happens and is asked,
`words_announcing` what is said of any action, of melee too, `words` what is said beside.
"""
