# D&D 5: what is wrong, and what would be right.

refused-dnd5-cannot = { $lack ->
        [lurks] { $name } is hidden and led by you: no turn waits, which would give the hiding away. `/npc reveal`, and they act from their next turn on; `/npc autopilot`, and they watch for their chance.
        [rests] Nothing is under way any more: `Continue` plays one more round, in which { $name } acts in turn.
        [turn] { $up ->
            [none] No turn is under way: { $name } acts once it is their turn.
           *[other] It is the turn of { $up_shown }: { $name } acts once it is theirs.
        }
        [busy] Something is still being played out{ $up ->
            [none] : { $name } chooses right after it.
           *[other] { " " }in the turn of { $up_shown }: { $name } acts once it is theirs.
        }
        [out] { $name } is out of the fight ({ $status_word }).
        [surprised] { $name } is still surprised: neither action nor movement this turn.
        [incapacitated] { $name } cannot act ({ $status_word }).
        [action] { $name } has used the action of this turn. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words } ({ $metres_decimal } m).
        }
        [bonus] { $name } has used the bonus action of this turn. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words } ({ $metres_decimal } m).
        }
        [object] { $name } has handled an object in passing already, and the action is used. { $left ->
            [none] There is nothing left but to end the turn.
           *[other] Left: { $left_words } ({ $metres_decimal } m).
        }
        [reaction_alone] It is not { $name }’s turn: there is room for a reaction alone (`how`).
        [no_reaction] { $name } cannot react before their next turn{ $spell ->
            [none] .
           *[other] , under the effect of *{ $spell_word }*.
        }
        [in_passing] { $name } has handled an object in passing this turn already. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words } ({ $metres_decimal } m).
        }
        [on_foot_alone] { $name } is in the saddle: it is the mount that moves.
        [movement] { $name } has { $metres_decimal } m of movement left: not enough for that.
        [half] That takes { $needed_decimal } m of movement, half of the speed: { $name } has { $metres_decimal } m left.
        [gift] { $name } has no such ability ({ $action_word }).
        [led] A mount that is controlled does not attack.
        [grappled] { $by } holds { $name }: the speed is 0. “Escape” gets free.
        [fixed] { $name } cannot move ({ $status_word }).
        [slow] The speed of { $name } is 0 right now.
        [carried] { $mount } carries { $name } and goes where it likes: take the reins, or dismount.
        [hemmed] { $name } has no way to take a step.
        [no_map] This table plays without a map: there are no squares.
        [which_cell] Say which square (`target`): `F7`, for example.
        [cell] { $name } does not get to { $cell } with { $metres_decimal } m of movement.
        [square] { $name } does not reach { $cell } from here.
        [prone] Not while prone: { $name } must stand up first.
        [standing] { $name } is not prone.
        [lying] { $name } is prone already.
        [mounted] { $name } is in the saddle ({ $mount }): dismount first.
        [aloft] { $name } is in the air: come down first.
        [no_leap] There is nothing here to jump over.
        [no_wings] { $name } does not fly.
        [flying] { $name } is flying already.
        [grounded] { $name } is not in the air.
        [high] { $name } is { $metres_decimal } m above the ground: come down first.
        [no_foe] There is no foe to go away from.
        [oneself] { $name } cannot do that to themself.
        [gone] { $target } is out of the fight ({ $status_word }).
        [unseen] { $name } does not know where { $target } is.
        [own_side] { $target } is on the side of { $name }.
        [too_far] { $target } is { $metres_decimal } m away: too far, { $name } reaches no farther than { $most_decimal } m.
        [nobody_near] No foe is within reach of { $name } ({ $most_decimal } m).
        [nobody_beside] Nobody is within reach of { $name } ({ $most_decimal } m).
        [bare_handed] { $name } has fists alone from here: “attack” is enough.
        [nobody_far] No foe in sight is beyond the reach of { $name } ({ $most_decimal } m).
        [covered] { $target } is wholly behind cover.
        [in_hand] { $name } does not hold that weapon ({ $weapon_word }): draw it first (“handle an object”).
        [loading] { $name } has shot with that weapon already ({ $weapon_word }): one shot for each action.
        [two_hands] That weapon ({ $weapon_word }) needs both hands of { $name }, one of which holds somebody.
        [short] { $target } is { $metres_decimal } m away: out of the reach of that weapon ({ $weapon_word }).
        [no_hand] { $name } has no hand free.
        [too_large] { $target } is too large for { $name }.
        [all_too_large] Everybody within reach of { $name } is too large for that.
        [holds_all] { $name } holds everybody within reach already.
        [holds_already] { $name } holds { $target } already.
        [first_light] The second weapon comes after an attack, this turn, with a light weapon held in one hand.
        [second_light] { $name } has no light weapon in the other hand.
        [no_spells] { $name } knows no spell.
        [which_spell] The spell is missing: say which (`with`). { $name } can cast: { $spells_words }.
        [not_a_spell] “{ $typed }” is none of the spells of { $name }, who can cast: { $spells_words }.
        [slots] { $name } has no slot left for any spell.
        [slot] { $name } has no slot left for *{ $spell_word }*.
        [recharge] { $name } has used *{ $spell_word }* up for now.
        [spell_time] *{ $spell_word }* is not cast in one’s own turn (a reaction, or it takes too long).
        [spell_beside] Beside a spell of a bonus action only a cantrip goes in the same turn: not *{ $spell_word }*.
        [no_aim] None of the spells of { $name } has a possible target from here.
        [aim_there] *{ $spell_word }* cannot be aimed at { $cell } from here: too far, out of sight, or to no effect.
        [no_aim_spell] *{ $spell_word }* has no possible target from here: go nearer, or wait.
        [for_oneself] *{ $spell_word }* is for its caster alone: name no target.
        [spell_far] { $target } is { $metres_decimal } m away: *{ $spell_word }* reaches { $most_decimal } m.
        [not_seen] { $name } does not see { $target }.
        [spell_no_use] *{ $spell_word }* does nothing to { $target } right now.
        [dreads] { $target } frightens { $name }, who does not go nearer.
        [near_already] { $name } is beside { $target } already.
        [whom] Say to whom { $name } goes (`target`).
        [hidden_already] { $name } is hiding already.
        [hide_denied] The game master sees nothing here to hide { $name } this turn.
        [drawn_already] { $name } holds that weapon already ({ $weapon_word }).
        [not_dying] { $target } is not dying.
        [nobody_dying] Nobody is dying beside { $name }.
        [no_mount] There is no free mount beside { $name }.
        [on_foot] { $name } is not in the saddle.
        [saddled] { $name } has mounted or dismounted this turn: once a turn.
        [no_reins] { $name } does not hold the reins of { $mount }.
        [reins] { $name } holds the reins of { $mount } already.
        [own_will] { $mount } does not obey the reins.
        [steed_acted] { $mount } has acted this turn already.
        [held_by_none] Nobody here holds { $name }: the GM says how to get free.
        [not_held] Nobody holds { $name }.
        [holds_nobody] { $name } holds nobody.
        [no_bonds] Nothing holds { $name } that one could tear.
        [no_concentration] { $name } concentrates on no spell.
        [no_companion] { $name } has nobody to help.
        [nobody_asleep] Nobody sleeps by a spell beside { $name }.
        [disengaged] { $name } has disengaged this turn already.
        [by_order] That the turns of { $name } end by themselves is a standing order: /orders matter:end by itself order:always.
        [reckless] { $name } strikes recklessly already.
       *[other] That is not possible for { $name } right now.
    }
refused-dnd5-surprise-over = The first turn of { $name } has gone by: nobody will surprise them now.
refused-dnd5-held-by-whom = Who holds { $name }? A grapple is said with who has made it (`other: …`), from whom one can then get free.
refused-dnd5-no-turn = No turn can end right now: wait until what is under way is settled.
refused-dnd5-dead = { $name } is dead: bring them back to life first (`/fix back`).
refused-dnd5-no-such-cell = “{ $value }” is not a square: they go from { $first } to { $last }.
refused-dnd5-not-metres = “{ $value }” is not a distance in metres (`9`, `4.5`).
refused-dnd5-no-map = This table plays without a map: say the distances (`/gm tool` distance).
refused-dnd5-has-map = This table plays on a map: place the combatants (`/fix place`).
refused-dnd5-cell-taken = The square { $cell } is taken or off the map.
refused-dnd5-too-many-cells = Too many squares at once ({ $count }): at most { $most }.
refused-dnd5-setting-value = The setting “{ $setting }” cannot be “{ $value }”. You can choose: { $options }.
refused-dnd5-unknown-setting = “{ $setting }” is not a setting. Known: { $known }.
refused-dnd5-somebody-there = { $name } stands in { $cell }: no obstacle there while it is so.
