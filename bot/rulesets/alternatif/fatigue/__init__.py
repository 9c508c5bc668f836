"""Fatigue (ALT-FAT): counted by rounds of the scene, silently until it matters.

`efforts` says which events are exertion, `breath` counts a round that is over and has the numbers, `words` the game
master's. What the malus weighs on asks `breath.terms`.
"""
