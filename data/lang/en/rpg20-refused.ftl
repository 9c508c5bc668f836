# RPG 2.0: what is refused, and what would be right.

refused-rpg20-too-far = { $name } is { $metres } m away, and this weapon reaches { $most } m at most.
refused-rpg20-too-near = { $name } is { $metres } m away, and this weapon serves from { $least } m on.
refused-rpg20-nobody-to-surprise = There is nobody to surprise: people of two sides are needed.
refused-rpg20-no-odds = “{ $value }” is no odds: write for example 1:3.
refused-rpg20-no-weapon = { $name } has no weapon “{ $value }”. There is: { $known }.
refused-rpg20-no-piece = { $name } does not wear “{ $value }”. There is: { $known }.
