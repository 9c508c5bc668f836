"""Positions and movement (ALT-MOV): a grid of 2 m cells or none at all, steps of one cell, full moves.

`shared.ground` has what knows no rule; `base.distances` what everybody else asks: how far, what terrain, who stands
where. `contacts` makes contact of neighbourhood, `deployment` finds places for those who have none, and says what
pushes and breakthroughs do on the grid. `steps` are moves of one cell, `runs` full moves, `ways` what lies open to
either; `words` is what is said of all of it, and what may be.

Readings. The steps of a segment are made when its blows have fallen (ALT-GEN-016): they are collected until then,
revealed together, and answered at once by those who would lose contact with whoever stepped away. A cell that somebody
stands on cannot be crossed by others. The fallen bar nobody's way.
"""
