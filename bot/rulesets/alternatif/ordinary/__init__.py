"""Ordinary actions (ALT-ACT): what people do beside fighting, alone and together, and the game master's hand on it.

`tasks` tells how such an action goes, from the announcement to the effect. Here stand what it needs: `amounts` reads
times, `listed` is the list of actions that an encounter carries, `questions` what is asked, `words` what is said
beside announcing them.
"""
