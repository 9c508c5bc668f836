"""Combatants (ALT-GEN): who is here, on whose side, played by whom, with which figures.

`words` are about coming, going and changing hands, and the game master's hand on `figures`.
"""
