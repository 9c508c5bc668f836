# D&D 3.5: what is refused, and what would be right.

refused-dnd35-cannot = { $lack ->
        [lurks] { $name } is hidden and led by you: no turn waits, which would give the hiding away. `/npc reveal`, and they act from their next turn on; `/npc autopilot`, and they watch for their chance.
        [rests] Nothing is under way any more: `Continue` plays one more round, in which { $name } acts in turn.
        [turn] { $up ->
            [none] No turn is under way: { $name } acts once it is their turn.
           *[other] It is { $up_shown }’s turn: { $name } acts once it is theirs.
        }
        [surprised] { $name } knows nothing of the enemy yet: no action in the surprise round.
        [unable] { $name } cannot act{ $status ->
            [none] .
           *[other] { " " }({ $status_word }).
        }
        [standard] { $name } has no standard action left this turn. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [move] { $name } has no move action left this turn. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [full] That takes the whole turn, and { $name } has used some of it. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [attacks] { $name } has made all the attacks of this turn. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [one_attack] One attack is all this turn: more would have taken { $name }’s move action. { $left ->
            [none] There is nothing left but to end it.
           *[other] Left: { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [busy] Something is still being played out{ $up ->
            [none] : { $name } chooses right after it.
           *[other] { " " }in the turn of { $up_shown }: { $name } acts once it is theirs.
        }
        [left] { $name } is out of the fight.
        [midway] { $mount } is still galloping: attack from here, cast a spell, or ride on.
        [unmastered] { $mount } is not trained for war: master the mount first, dismount, or end the turn.
        [unguided] With nobody to guide { $name }, all that is left is to keep out of the fight.
        [restricted] That takes a whole turn, and { $name } has a single action in this one.
        [free] { $name } has done as many free actions as this table allows in a turn ({ $most }).
        [closed] A charge or a coup de grace leaves no other attack in this turn.
        [stepped] After a 5-foot step there is no other movement in this turn.
        [stepped_already] { $name } has taken a 5-foot step in this turn already.
        [gone_already] There is no 5-foot step in a turn with any other movement.
        [in_grapple] { $name } is grappling ({ $by }): choose among what a grapple allows.
        [pinned] { $by } has { $name } pinned: all that can be done is to try to break free.
        [pinning] { $name } has { $target } pinned: let go first.
        [not_grappling] { $name } is not grappling.
        [not_rival] { $target } is not grappling with { $name }.
        [not_close] Too unwieldy in a grapple ({ $weapon_word }): bare hands, a light or a natural weapon alone will do.
        [winded] { $name } is out of breath: one move action a turn, and no running.
        [prone] Not while prone: { $name } has to stand up first.
        [move_alone] { $name } has one move action a turn ({ $status_word }): no attack, no spell, nothing that takes attention.
        [no_dash] { $target } neither runs nor charges ({ $status_word }).
        [entangled] { $name } is entangled: struggle free first.
        [slow] { $name }’s speed is too low to go anywhere.
        [hemmed] { $name } has no free way from here.
        [mount_down] { $mount } is in no state to carry { $name } any farther.
        [mount_spent] { $mount } has not enough of its turn left for that.
        [mounted] { $name } is in the saddle ({ $mount }): dismount first.
        [on_foot] { $name } is not in the saddle.
        [which_cell] Say which square (`target`): `F7`, for instance.
        [no_cells] This table plays without a map: say to whom to go (`target`), or go away.
        [whither] { $name } cannot go to { $target } in this way.
        [cell] { $name } cannot get to { $cell } that way.
        [oneself] That is nothing { $name } could do to themselves.
        [gone] { $target } is out of the fight.
        [unseen] { $name } does not know where { $target } is.
        [own_side] { $target } is on { $name }’s side.
        [covered] { $target } has total cover.
        [too_far] { $target } is { $metres_decimal } m away: too far, { $name } reaches no farther than { $most_decimal } m.
        [too_near] { $target } is too near for that reach weapon ({ $weapon_word }): step back, or strike with bare hands.
        [nobody] There is nobody here to whom { $name } could do that ({ $action_word }).
        [not_to] { $name } cannot do that to { $target } from here ({ $action_word }).
        [nobody_near] Nothing that { $name } holds reaches a foe from here.
        [in_hand] { $name } has not got that weapon in hand ({ $weapon_word }): draw it first.
        [unloaded] That weapon is not loaded ({ $weapon_word }): load it first.
        [from_the_ground] That weapon cannot be shot while prone ({ $weapon_word }): stand up first.
        [used_up] That weapon ({ $weapon_word }) has given all the attacks that it could this turn.
        [short] { $target } is { $metres_decimal } m away: out of range of that weapon ({ $weapon_word }).
        [single] { $mount } has gone farther than a step: one melee attack is all.
        [by_hand] To strike with bare hands, say “unarmed”.
        [bare_handed] { $name } has nothing but fists here: “attack” will do.
        [no_suspect] { $name } sees where every known foe stands: “attack” will do.
        [no_guess] There is nothing within reach of { $name } where somebody could stand unseen.
        [not_helpless] { $target } can still put up a fight.
        [nobody_helpless] No foe is helpless.
        [immune] { $target } takes no critical hits.
        [guarded] { $name } is fighting defensively already.
        [stance] { $name } has chosen another way of fighting this turn.
        [both] { $name } is fighting with two weapons already.
        [no_second] { $name } has nothing to strike with in the other hand.
        [no_blow] { $name } has nothing in hand that strikes in melee.
        [kind_already] That is how { $name } strikes already.
        [not_dying] { $target } is not dying.
        [nobody_dying] Nobody is dying beside { $name }.
        [too_large] { $target } is too large for { $name }.
        [bodiless] What has no body can be neither held nor tripped.
        [crowded] There is no room left around { $target } for { $name }.
        [no_light_rival] There is no light weapon to turn against an opponent.
        [pinned_other] That opponent is pinned already.
        [not_pinned] Nobody has { $name } pinned.
        [no_ally_pinned] No opponent of { $name } in this grapple has an ally pinned.
        [no_light] { $name } carries no light weapon to draw.
        [no_held_spell] No spell of { $name } can be cast in a grapple: without gestures, in one action, the component in hand.
        [no_component] { $name } has no component to get in hand.
        [pins_nobody] { $name } has nobody pinned.
        [silenced] That is done already: not a word more from there.
        [squeezed] { $name } is squeezed in: there is no charging or running.
        [not_seen] { $name } does not see { $target }.
        [no_line] There is no straight, free line of the right length for { $name } from here.
        [lies] { $target } is down already.
        [grapples] { $target } is grappling.
        [no_trip] That weapon is not made for tripping ({ $weapon_word }).
        [unarmed] { $target } has no weapon in hand.
        [no_things] { $target } carries nothing that could be aimed at.
        [unbreakable] { $target } holds no weapon or shield that could be sundered.
        [no_edge] { $name } has neither edge nor weight in hand to break anything with.
        [overran] { $name } has tried to overrun somebody this turn already.
        [mindless] { $target } has no mind to be fooled by a feint.
        [no_companion] { $name } has nobody to help.
        [gift] { $name } has no such ability ({ $action_word }).
        [turns] { $name } has no attempts left today ({ $action_word }).
        [no_undead] No undead is in sight within 18 m that does not flee already.
        [no_turned] No undead in sight within 18 m has been turned.
        [no_own_undead] No undead on { $name }’s side is in sight within 18 m.
        [no_spells] { $name } knows no spells.
        [casting] { $name } is still casting *{ $spell_word }*.
        [which_spell] Which spell is missing: say it (`with`). { $name } can cast: { $spells_words }.
        [slots] { $name } has no spell left to cast today.
        [slot] { $name } has no spell slot left for *{ $spell_word }*.
        [swift] { $name } has used the swift action of this turn already.
        [immediate] { $name } has taken an immediate action already since the turn began.
        [immediate_alone] It is not { $name }’s turn: there is room for an immediate action alone (`how`).
        [flat_footed] { $name } has had no turn yet: no immediate action before the first.
        [spell_time] *{ $spell_word }* is not cast in one’s own turn of a fight (for falls, or too long to cast).
        [no_aim] No spell of { $name } has anything to aim at from here.
        [aim_there] *{ $spell_word }* cannot be aimed at { $cell } from here: too far, out of sight, or to no effect.
        [no_aim_spell] *{ $spell_word }* has nothing to aim at from here: come nearer, or wait.
        [for_oneself] *{ $spell_word }* works on its caster alone: name no target.
        [spell_far] { $target } is { $metres_decimal } m away: *{ $spell_word }* reaches { $most_decimal } m.
        [spell_no_use] *{ $spell_word }* can do nothing to { $target } right now.
        [no_touch] { $name } holds no touch spell.
        [nobody_asleep] Nobody beside { $name } sleeps by a spell.
        [drawn_already] { $name } has that weapon in hand already ({ $weapon_word }).
        [nothing_carried] { $name } carries nothing else to draw.
        [no_hand] { $name } has not enough hands free.
        [empty_hands] { $name } has nothing in hand.
        [loaded] Nothing in the hands of { $name } needs loading.
        [no_potion] { $name } has no potion.
        [no_bonds] Nothing binds { $name } out of which one struggles.
        [small_already] { $name } is as narrow as can be already.
        [slim] { $name } takes up 1.5 m alone, and passes wherever there is so much room.
        [carries] { $name } has somebody in the saddle, and mounts nobody.
        [ridden] With a rider on its back { $name } does not squeeze.
        [at_ease] { $name } does not squeeze.
        [no_room] There is no room here for { $name } to take up all of its space.
        [standing] { $name } is not prone.
        [lying] { $name } is prone already.
        [nothing_here] Nothing lies at the feet of { $name }.
        [near_already] { $name } is beside { $target } already.
        [whom] Say whom { $name } approaches (`target`).
        [no_foe] There is no foe to get away from.
        [nothing_midway] { $name } has nothing to shoot or throw, and no spell: two moves go as far.
        [nobody_unseen] { $name } knows of nobody unseen around.
        [no_mount] There is no free mount beside { $name }.
        [mount_small] { $mount } is too small to carry { $name }.
        [mount_taken] { $mount } is not free, or not standing.
        [obeys] { $mount } obeys already.
        [no_ride] There is no ride under way.
        [late_delay] One delays before anything is done: { $name } has acted already.
        [by_order] That the turns of { $name } end by themselves is a standing order: /orders matter:end by itself order:always.
        [delayed] { $name } has delayed in this round already.
        [nobody_later] Nobody else has a turn: there is nobody { $name } could let go first.
        [not_delaying] { $name } is not delaying: the turn comes in its place.
        [comes_already] { $name } comes in already, as soon as nobody’s turn is under way.
        [delays] { $name } is delaying: come in first (`/declare action:come in`, or `Act…`).
       *[other] That is not possible for { $name } right now.
    }

word-dnd35-unused-standard = a standard action
word-dnd35-unused-move = a move action
word-dnd35-unused-attacks = further attacks
word-dnd35-unused-step = a 5-foot step
refused-dnd35-not-delaying = { $name } is not delaying: the turn comes in its place.
refused-dnd35-comes-already = { $name } comes in already, as soon as nobody’s turn is under way.
refused-dnd35-held-by-whom = Who holds { $name }? Say it with the condition ({ $status_word }): `other: …`; then one can get free of them.
