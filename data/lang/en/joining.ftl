# What whoever joins a fight is told, whatever the game.

refused-already-joined = { $name } is in this fight already.
refused-gm-side = The foes are the game master’s: join the players, or ask for one of the foes to be handed to you.
refused-how-many-creatures = Add from 1 to { $most } creatures at once.
refused-one-side = You play { $name } on the other side already: nobody plays on both.
refused-unknown-creature = “{ $typed }” is no known creature. Known: { $names }.
