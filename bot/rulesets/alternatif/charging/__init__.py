"""Charge and reception of a charge (ALT-CHG).

A charge is a full move, so an action without a reaction that fills whole segments (`ordinary.tasks`). `running`
measures it and lets it arrive; `clashes` is the moment of contact, when the charger's free action and the reception of
his target are decided and struck together. `actions` announces it; without a grid the game master says how far people
are, and who guards whom.
"""
