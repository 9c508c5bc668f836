# D&D 5: movement, cover, mounts, water. See dnd5.ftl for the form.

## Moving
event-dnd5-took_off = { $on ->
        [yes] 🪽 **{ $combatant }** takes off.
       *[no] 🪽 **{ $combatant }** lands.
    }
event-dnd5-soared = { $height ->
        [0] 🪽 **{ $combatant }** comes down to just above the ground.
       *[other] 🪽 **{ $combatant }** flies { $metres_decimal } m above the ground.
    }
event-dnd5-fall_begun = { "" }
event-dnd5-fall_averted = { "" }
event-dnd5-borne = 🪶 **{ $combatant }** sinks like a feather: { $metres_decimal } m more to the ground.
event-dnd5-plunged = { $height ->
        [0] 🪽 **{ $combatant }** flies no more.
       *[other] { $softly ->
            [yes] 🪶 **{ $combatant }** sinks { $metres_decimal } m like a feather and lands unharmed.
           *[no] 💫 **{ $combatant }** falls { $metres_decimal } m!
        }
    }
event-dnd5-stretch_said = { $kinds_count ->
        [0] 🗺️ The way is clear for **{ $combatant }**.
       *[other] 🗺️ In the way of **{ $combatant }**: { $kinds_words }.
    }
event-dnd5-passage_said = { $on ->
        [yes] 🚪 **{ $combatant }** lets foes pass.
       *[no] 🚪 **{ $combatant }** bars the passage.
    }
option-dnd5-declare-action-jump = Jump
option-dnd5-declare-action-fly = Take off
option-dnd5-declare-action-altitude = Change height
option-dnd5-declare-action-land = Land
option-dnd5-declare-height = { $value_decimal } m
option-dnd5-declare-column = Column { $value }
choose-dnd5-column = Which column?
means-dnd5-declare-column = then the square, in this column of the map
choose-dnd5-height = How high?
means-dnd5-declare-action-jump = one leap, { $long_decimal } m long or { $high_decimal } m high, { $run ->
        [yes] with the run-up you have
       *[no] twice that after a run-up of 3 m
    }
means-dnd5-declare-action-fly = in the air the ground no longer hinders you; whoever can no longer fly falls
means-dnd5-declare-action-altitude = each metre up or down costs a metre of flight
means-dnd5-declare-action-land = on foot again, at no cost
means-dnd5-declare-height = the height where you will end up
word-dnd5-action-jump = jump
word-dnd5-action-fly = take off
    .short = fly
word-dnd5-action-altitude = change height
word-dnd5-action-land = land
word-dnd5-status-borne = falling gently
word-dnd5-status-aloft = held aloft by magic
word-dnd5-ground-narrow = narrow passage
    .look = crossed
word-dnd5-ground-gap = gap to cross
    .look = dotted
word-dnd5-ground-water = deep water
    .look = striped
word-dnd5-ground-climb = face to climb
    .look = crossed
word-dnd5-ground-low_wall = low wall
    .look = outline
word-dnd5-ground-loophole = arrow slit
    .look = outline
word-dnd5-kinds-narrow = narrow passage
word-dnd5-kinds-gap = gap to cross
word-dnd5-kinds-water = deep water
word-dnd5-kinds-climb = to climb
word-dnd5-kinds-low_wall = low wall
word-dnd5-kinds-loophole = arrow slit
word-dnd5-kinds-tight = tight space
word-dnd5-words-difficult = difficult ground
word-dnd5-words-climb = to climb
word-dnd5-words-tight = tight space
word-dnd5-words-plain = clear way
word-dnd5-up-target_squeezing = target in a tight space
word-dnd5-down-squeezing = in a tight space
word-dnd5-why-fall = fall
word-dnd5-tool-stretch = what hinders a move, without a map
word-dnd5-tool-let_pass = let foes pass, or bar the way
word-dnd5-tool-height = height, in metres
word-dnd5-field-height = height
refused-dnd5-has-ground = This table plays on a map: say what the ground is (`/fix terrain`).
refused-dnd5-in-saddle = { $name } is in the saddle: it is the mount that flies.

## Cover
event-dnd5-cover_said = 🧱 { $attacker ->
        [none] { $degree ->
            [map] The cover of **{ $combatant }** is read off the map again.
           *[other] **{ $combatant }**: { $degree_word }.
        }
       *[other] { $degree ->
            [map] Against { $attacker_shown }, the cover of **{ $combatant }** is read off the map again.
           *[other] **{ $combatant }** against { $attacker_shown }: { $degree_word }.
        }
    }
event-dnd5-cover_judged = { $degree ->
        [none] { "" }
       *[other] 🧱 **{ $target }** against { $combatant }: { $degree_word }.
    }
question-dnd5-cover = 🧱 { $attacker } attacks { $target }: how much cover?
option-dnd5-cover-none = No cover
option-dnd5-cover-half = Half
option-dnd5-cover-three_quarters = Three-quarters
option-dnd5-cover-total = Total
means-dnd5-cover-none = nothing covers the target
means-dnd5-cover-half = half of the body: +2 to AC
means-dnd5-cover-three_quarters = three quarters of the body: +5 to AC
means-dnd5-cover-total = all of it behind the obstacle: the attack has no target
word-dnd5-degree-none = no cover
word-dnd5-degree-half = half cover
word-dnd5-degree-three_quarters = three-quarters cover
word-dnd5-degree-total = total cover
word-dnd5-words-none = no cover
word-dnd5-words-half = half cover
word-dnd5-words-three_quarters = three-quarters cover
word-dnd5-words-total = total cover
word-dnd5-words-map = as on the map
word-dnd5-tool-cover = cover (words: how much; target: against whom, else everybody)
term-shelter = cover
word-dnd5-value-equal = 1.5 m each
word-dnd5-value-alternating = 1.5 m and 3 m in turn
word-setting-cover = cover
word-dnd5-value-map = read off the map, unless the GM says otherwise
word-dnd5-value-judge = the GM judges each attack
word-dnd5-value-said = only what the GM says
setting-dnd5-cover = Cover is read off the map (walls, low walls, people in between), the GM judges it at each attack, or there is only what the GM says.

## Mounts
event-dnd5-mounted = 🐎 **{ $combatant }** mounts { $mount }.
event-dnd5-dismounted = { $reason ->
        [thrown] 🐎 **{ $combatant }** falls off { $mount }, prone{ $cell ->
            [none] { "" }
           *[other] {" "}at { $cell_shown }
        }.
        [mount_fell] 🐎 { $mount } goes down and **{ $combatant }** with it, prone{ $cell ->
            [none] { "" }
           *[other] {" "}at { $cell_shown }
        }.
        [leapt] ⚡ { $mount } goes down; **{ $combatant }** leaps off and stays upright{ $cell ->
            [none] { "" }
           *[other] {" "}at { $cell_shown }
        }.
       *[other] 🐎 **{ $combatant }** dismounts from { $mount }{ $cell ->
            [none] { "" }
           *[other] {" "}at { $cell_shown }
        }.
    }
event-dnd5-reins_taken = { $on ->
        [yes] 🐎 **{ $combatant }** takes the reins of { $mount }.
       *[no] 🐎 **{ $combatant }** lets { $mount } do as it likes.
    }
event-dnd5-steed_acts = { $what ->
        [dash] 💨 **{ $mount }** dashes, { $combatant } in the saddle.
        [dodge] 🛡️ **{ $mount }** dodges until the next turn of { $combatant }.
       *[disengage] ↔️ **{ $mount }** disengages, { $combatant } in the saddle.
    }
event-dnd5-saddle_saved = 🎲 **{ $combatant }** { $outcome ->
        [stays] stays in the saddle
       *[falls] loses the saddle
    }{ $faces_count ->
        [0] , unable to hold on
       *[other] { $total_against }
    }.
why-dnd5-saddle_saved = Dexterity save: { $terms } = **{ $total }** against { $against }{ $up_count ->
        [0] { "" }
       *[other] ; for it: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against it: { $down_words }
    }
question-dnd5-saddle = **{ $who }**, { $mount } goes down under you: leap off?
option-dnd5-saddle-leap = Leap off
option-dnd5-saddle-fall = Fall with it
means-dnd5-saddle-leap = your reaction; on your feet, beside the mount{ $forfeits ->
        [yes] ; what you hold ready is lost
       *[no] { "" }
    }
means-dnd5-saddle-fall = prone, beside the mount; you keep your reaction
option-dnd5-declare-action-mount = Mount
option-dnd5-declare-action-dismount = Dismount
option-dnd5-declare-action-steed_dash = Mount: dash
option-dnd5-declare-action-steed_dodge = Mount: dodge
option-dnd5-declare-action-steed_disengage = Mount: disengage
option-dnd5-declare-action-take_reins = Take the reins
option-dnd5-declare-action-give_reins = Drop the reins
means-dnd5-declare-action-mount = { $price_decimal } m of movement, once a turn
means-dnd5-declare-action-dismount = { $price_decimal } m of movement, once a turn
means-dnd5-declare-action-steed_dash = the mount gains its speed once more; you keep your action
means-dnd5-declare-action-steed_dodge = whoever attacks the mount has disadvantage; you keep your action
means-dnd5-declare-action-steed_disengage = the mount provokes no attack this turn; you keep your action
means-dnd5-declare-action-take_reins = the mount acts in your turn and goes where you want
means-dnd5-declare-action-give_reins = the mount has a turn of its own, as it likes
means-dnd5-opportunity-target = mount or rider: you choose
word-dnd5-action-mount = mount
word-dnd5-action-dismount = dismount
    .short = get down
word-dnd5-action-steed_dash = mount: dash
word-dnd5-action-steed_dodge = mount: dodge
word-dnd5-action-steed_disengage = mount: disengage
word-dnd5-action-take_reins = take the reins
word-dnd5-action-give_reins = drop the reins
word-dnd5-why-saddle = staying in the saddle
word-dnd5-tool-mount = put in the saddle (target: the mount)
word-dnd5-tool-dismount = take out of the saddle
word-dnd5-tool-reins = hold the reins, or let the mount act
refused-dnd5-mount-small = { $mount } is too small to carry { $name }: it takes one size more.
refused-dnd5-mount-taken = { $name } cannot mount { $mount } now: one of the two is in a saddle already, or in no state to.
refused-dnd5-not-riding = { $name } is not in the saddle.

## Water
event-dnd5-water_said = { $on ->
        [yes] 🌊 The whole fight is under water.
       *[no] 🌊 The fight is no longer under water.
    }
event-dnd5-immersed = { $on ->
        [yes] 🌊 **{ $combatant }** is under water.
       *[no] 🌊 **{ $combatant }** comes out of the water.
    }
word-dnd5-down-under_water = under water
word-dnd5-down-shot_under_water = shot under water
word-dnd5-tool-water = under water (somebody, or the whole fight)
refused-dnd5-water-so = So it is already.
