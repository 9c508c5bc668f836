# D&D Alternatif: positions and movement.

## What happens
event-alternatif-placed = { $reason ->
        [gm] 🔧 The GM puts **{ $combatant }** on { $cell }.
       *[other] { "" }
    }
event-alternatif-ground_said = { $combatant ->
        [none] 🔧 Ground on { $cells }: { $ground_count ->
            [0] clear.
           *[other] { $ground_words }.
        }
       *[other] 🔧 Under the feet of { $combatant }: { $ground_count ->
            [0] nothing particular.
           *[other] { $ground_words }.
        }
    }

## What is wrong
refused-alternatif-no-map = This table plays without a map: the GM can give it one with the setting “map”.
refused-alternatif-no-such-cell = “{ $value }” is no cell: a letter and a number, from { $first } to { $last }.
refused-alternatif-too-many-cells = That would be { $count } cells: { $most } at most.
refused-alternatif-cells-or-person = Say which cells, or under whose feet: one of the two.
refused-alternatif-obstacle-needs-cells = Nobody stands on an obstacle: say on which cells it is.
refused-alternatif-cell-obstacle = There is an obstacle on { $cell }: choose another cell.
refused-alternatif-cell-taken = { $name } already stands on { $cell }: choose a free cell.
refused-alternatif-out-of-reach = { $target } is { $cells } cells from { $name }: move closer first.

## Words
word-ground-plain = clear
word-ground-obstacle = obstacle
word-ground-difficult = difficult ground
word-ground-high_ground = high ground
word-ground-low_ceiling = low ceiling
word-ground-narrow = narrow passage

## Settings
word-setting-map = map
word-setting-walk_speed = walking speed
word-setting-run_speed = running speed
word-alternatif-value-square = square cells
word-alternatif-value-hex = hexagons
setting-alternatif-map = Play on a map of square cells or hexagons of 2 m, or without one.
setting-alternatif-walk_speed = How many cells of 2 m a segment of walking covers.
setting-alternatif-run_speed = How many cells of 2 m a segment of running or charging covers.
