# RPG 2.0: what is refused, and what would be right.

refused-rpg20-too-far = { $name } is at { $metres } m, and this weapon reaches { $most } m at most.
refused-rpg20-too-near = { $name } is at { $metres } m, and this weapon is of use from { $least } m on.
refused-rpg20-nobody-to-surprise = There is nobody to surprise: both sides need people.
refused-rpg20-no-odds = “{ $value }” are no odds: write 1:3, for instance.
refused-rpg20-no-weapon = { $name } has no weapon “{ $value }”. There are: { $known_words }.
refused-rpg20-no-piece = { $name } does not wear “{ $value }”. { $known ->
        [none] Nothing protects.
       *[other] What is worn: { $known_words }.
    }
refused-rpg20-no-gauge = { $name } has no such gauge. There are: { $known_words }.
refused-rpg20-no-stock = Nothing of that is counted for { $name }. { $known ->
        [none] There is neither magazine nor explosive.
       *[other] What is counted: { $known_words }.
    }
refused-rpg20-no-dice = “{ $value }” is no die of an explosion: write 3d6, for instance.
refused-rpg20-in-the-middle = A blow is under way: let it end.
refused-rpg20-no-newcomer = { $name } is no newcomer of this sequence.
refused-rpg20-order-told = The order of the sequence is told: { $name } declares in the next one.
refused-rpg20-say-what = Say what { $name } does: for example `/declare action:something else how:bar the door`.
