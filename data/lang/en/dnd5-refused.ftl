# D&D 5: what is wrong, and what would be right.

refused-dnd5-surprise-over = The first turn of { $name } has gone by: nobody will surprise them now.
refused-dnd5-no-turn = No turn can end right now: wait until what is under way is settled.
refused-dnd5-not-decided = The fight is not decided: it goes on by itself.
refused-dnd5-dead = { $name } is dead: bring them back to life first (`/fix back`).
refused-dnd5-no-such-cell = “{ $value }” is not a square: they go from { $first } to { $last }.
refused-dnd5-not-metres = “{ $value }” is not a distance in metres (`9`, `4.5`).
refused-dnd5-no-map = This table plays without a map: say the distances (`/gm tool` distance).
refused-dnd5-has-map = This table plays on a map: place the combatants (`/fix place`).
refused-dnd5-cell-taken = The square { $cell } is taken or off the map.
refused-dnd5-too-many-cells = Too many squares at once ({ $count }): at most { $most }.
refused-dnd5-setting-value = The setting “{ $setting }” cannot be “{ $value }”. You can choose: { $options }.
refused-dnd5-unknown-setting = “{ $setting }” is not a setting. Known: { $known }.
