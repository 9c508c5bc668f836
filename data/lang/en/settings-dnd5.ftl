# The settings of the game dnd5, each in one line: what its values mean.

setting-dnd5-foe_numbers = What players read of their foes: all their numbers, totals (neither bonus nor AC), or words alone.
setting-dnd5-map = Without a map the GM says distances and moves change them; with one everybody has a square of 1.5 m.
setting-dnd5-diagonals = On the map a diagonal counts 1.5 m, or every second one counts 3.
setting-dnd5-gap = How many metres from the players their foes begin, as long as the GM says nothing.
setting-dnd5-ties = Ties are settled by their players and the GM, or by a d20.
setting-dnd5-groups = The GM’s identical creatures roll one initiative, or one each.
setting-dnd5-upon_hidden = On a map, whoever comes onto the square of a hidden foe walks on unaware, and it makes room, or stops before it and sees it.
setting-dnd5-undecided = Whoever lets the deadline pass dodges or gets ready (to strike whoever comes within reach), where that is still possible, or ends the turn.
setting-dnd5-switching = On changing speeds, the distance already covered is taken off the new one (3 m of rubble count 3), or all that it has cost (6).
setting-dnd5-doorway_bars = On a map, whoever fills a doorway bars it to any foe whatever its size, or not to one two sizes apart.
setting-dnd5-mount_goes_twice = A mount that somebody mounts and controls moves and acts in that turn even if it has had its own in the round, or does not.
setting-dnd5-absorbed_fails = At 0 HP, damage that temporary HP absorb entirely counts as a failure all the same, or does not.
setting-dnd5-dropping = Letting go of what one holds costs nothing, or counts as handling an object.
