"""The ground of any game: a grid of squares or hexagons, or none at all.

`geometry` knows cells, distances, straight lines and ways; `cells` who is in the way, what a cell costs, where there is
room; `shown` makes of it what one reader sees. None of them knows a rule or a state: they are told which cells are
taken, and what single ones are beside plain ground.
"""
