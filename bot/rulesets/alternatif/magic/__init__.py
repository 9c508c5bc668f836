"""Magical actions (ALT-MAG): spells, what breaks them, wands, rings, scrolls and other magic items.

They are actions beside fighting like any others (`ordinary.tasks`), of fixed times (`base.times`). `casting` tells what
happens when they take effect or are disturbed, `questions` what the game master is asked, `words` what is said beside
announcing and holding them.
"""
