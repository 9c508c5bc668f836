# RPG 2.0: what is refused, and what would be right.

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
refused-rpg20-cannot = { $lack ->
        [out_oneself] { $name } cannot act{ $status ->
            [none] .
           *[other] { " " }({ $status_word }).
        }
        [said] { $name } has said an intention already: it holds to the end of the sequence.
        [acted] { $name } has acted in this sequence: say what comes in the next one.
        [next_sequence] The sequence is under way: { $name } says an intention in the next one.
        [busy] Something is still being played out: { $name } chooses right after it.
        [apart] The GM says first how far apart the sides are: { $name } chooses right after that.
        [surprised] { $name } is surprised: there is nothing to do in this sequence.
        [helpless] { $name } cannot move: say with “something else” how to get free.
        [down] Not while lying down: { $name } has to get up first.
        [felled] { $name } cannot get up without help.
        [up] { $name } is standing.
        [oneself] That is nothing { $name } could do to themselves.
        [gone] { $target } is dead.
        [out] { $target } is in no state to get up.
        [own_side] { $target } is on the side of { $name }.
        [nobody] There is nobody here to whom { $name } could do that ({ $action_word }).
        [at_hand] { $target } is hand to hand with { $name } already.
        [all_at_hand] Every foe of { $name } is at hand already.
        [no_run_up] No foe is far enough away for { $name } to charge: that takes { $least } m.
        [run_up] { $target } is { $metres } m away: a charge of { $name } takes { $least } m.
        [nobody_in_range] Nobody is within range of what { $name } holds.
        [too_far] { $target } is { $metres } m away, and that reaches { $most } m at most.
        [too_near] { $target } is { $metres } m away, and that is of use from { $least } m on alone.
        [not_beside] { $target } is { $metres } m away: that takes being beside.
        [nobody_down] Nobody is to be helped up beside { $name }.
        [stands] { $target } is standing.
        [nobody_hurt] Nobody is to be treated beside { $name }.
        [unhurt] { $target } has nothing to be treated.
        [broken] That weapon is broken ({ $weapon_word }).
        [in_hand] { $name } has not got that weapon in hand ({ $weapon_word }): take it first.
        [hands] { $name } has not enough sound and free hands for that weapon ({ $weapon_word }).
        [hands_any] { $name } has sound and free hands for none of the weapons carried.
        [shooters_away] { $name } has nothing that shoots in hand: one must be taken first.
        [no_shot] That weapon does not shoot ({ $weapon_word }).
        [no_shooter] { $name } has nothing to shoot with.
        [empty] That weapon is not ready to shoot ({ $weapon_word }): load it first.
        [set_down] That weapon is not set up yet ({ $weapon_word }): take a sequence to reload it, and it will be.
        [nothing_to_throw] { $name } has nothing to throw.
        [no_throw] That weapon is not thrown ({ $weapon_word }).
        [heavy] That weapon ({ $weapon_word }) is too heavy for { $name } to throw.
        [no_explosive] { $name } has no explosive left to throw.
        [held_already] { $name } has that weapon in hand already ({ $weapon_word }).
        [nothing_away] { $name } has no other weapon to take in hand.
        [loaded] That weapon does not need loading ({ $weapon_word }).
        [nothing_to_load] { $name } has nothing to load.
       *[other] That is not possible for { $name } right now.
    }
refused-rpg20-say-what = Say what { $name } does: for example `/declare action:something else how:bar the door`.
