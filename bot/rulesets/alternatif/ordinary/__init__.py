"""Ordinary actions (ALT-ACT): what people do beside fighting, alone and together, and the game master's hand on it.

`tasks` tells how such an action goes, from the announcement to the effect, `breaking_off` how it is broken off.
`listed` is the list of actions that an encounter carries, `questions` what is asked, `words_announcing` what is said of
any action, of melee too, `words` what is said beside. `actions_gear` is drawing, sheathing and the like.
"""
