# D&D 3.5: prone and standing, aid and feints, manoeuvres, things that are broken.

## Prone, standing, on the ground
event-dnd35-went_prone = { $free ->
        [yes] ⤵️ **{ $combatant }** drops prone.
       *[no] ⤵️ **{ $combatant }** falls prone.
    }
event-dnd35-act_begun = { $what ->
        [stand] ⤴️ **{ $combatant }** starts to get up.
       *[pick_up] 🤲 **{ $combatant }** bends down to pick up: { $item_word }.
    }
event-dnd35-act_ended = { $outcome ->
        [unable] { $what ->
            [stand] **{ $combatant }** does not get up.
           *[pick_up] **{ $combatant }** picks up nothing.
        }
        [gone] There is nothing left for **{ $combatant }** to pick up.
       *[done] { $what ->
            [stand] ⤴️ **{ $combatant }** is up.
           *[pick_up] 🤲 **{ $combatant }** has in hand: { $item_word }.
        }
    }
event-dnd35-widened = { $gm ->
        [yes] 🔧 By the GM’s word:
       *[no] ↔️
    } **{ $combatant }** takes up the whole space again{ $cell ->
        [none] { "" }
       *[other] , from { $cell } on
    }.
event-dnd35-condition_set = { $status ->
        [feinted] { "" }
        [cowering] { "" }
        [turned] { $on ->
            [yes] ❕ **{ $combatant }**: { $status_word }.
           *[no] ❕ **{ $combatant }** is turned no longer.
        }
       *[other] { $on ->
            [yes] { $gm ->
                [yes] 🔧 By the GM’s word:
               *[no] ❕
            } **{ $combatant }**: { $status_word }.
           *[no] { $gm ->
                [yes] 🔧 By the GM’s word:
               *[no] ❕
            } Over for **{ $combatant }**: { $status_word }.
        }
    }

## Aid, feints
event-dnd35-aid_rolled = 🤝 **{ $combatant }** aids **{ $companion }** against { $target }: { $succeeds ->
        [yes] **success**{ $total ->
            [none] { "" }
           *[other], { $total_shown } against { $against_shown }
        }; { $how ->
            [attack] +2 on the next attack
           *[defence] +2 to AC against the next attack
        }
       *[no] failed{ $total ->
            [none] { "" }
           *[other], { $total_shown } against { $against_shown }
        }
    }.
why-dnd35-aid_rolled = { $terms } = **{ $total }** against **{ $against }**
event-dnd35-aid_lapsed = 🤝 { $combatant }’s aid was not used in time.
event-dnd35-feint_rolled = 🎭 **{ $combatant }** feints against **{ $target }**: { $won ->
        [yes] **success**
       *[no] failed
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other] {" "}({ $total_shown } against { $other_total_shown })
        }
    }.{ $won ->
        [yes] {" "}**{ $target }** has no Dexterity bonus against the next melee attack by { $combatant }.
       *[no] { "" }
    }
why-dnd35-feint_rolled = { $terms } = **{ $total }** against { $other_terms } = **{ $other_total }**

## Manoeuvres
event-dnd35-went_astray = { $gone ->
        [yes] 🎲 The attack goes astray, at **{ $other }**{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown })
        }.
       *[no] { "" }
    }
event-dnd35-manoeuvre_begun = { $kind ->
        [bull_rush] { $charging ->
            [yes] 🐂 **{ $combatant }** charges **{ $target }** to bull rush, towards { $back }.
           *[no] 🐂 **{ $combatant }** bull rushes **{ $target }**.
        }
        [trip] 🦵 **{ $combatant }** tries to trip **{ $target }** ({ $weapon }).
        [disarm] 🗡️ **{ $combatant }** tries to disarm **{ $target }** ({ $item_word }).
        [snatch] ✋ **{ $combatant }** tries to take from **{ $target }**: { $item_word }.
        [sunder] 🔨 **{ $combatant }** strikes at what **{ $target }** holds ({ $item_word }).
        [smash] 🔨 **{ $combatant }** strikes at what **{ $target }** carries ({ $item_word }).
       *[overrun] { $charging ->
            [yes] 🏃 **{ $combatant }** charges **{ $target }** to overrun, towards { $back }.
           *[no] 🏃 **{ $combatant }** runs at **{ $target }**.
        }
    }
event-dnd35-space_entered = { "" }
    .manner = quiet
event-dnd35-resist_chosen = { "" }
    .manner = quiet
event-dnd35-touch_rolled = 🦵 **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] does enough to get hold of **{ $target }**{ $total_against }; concealment decides
           *[no] gets hold of **{ $target }**{ $total_against }
        }
       *[no] does not get hold of **{ $target }**{ $total_against }
    }.
why-dnd35-touch_rolled = { $terms } = **{ $total }** against { $against_terms } = **{ $against }**
event-dnd35-contest_rolled = 🤼 { $mount ->
        [none] **{ $combatant }**
       *[other] **{ $mount }**, the mount,
    } { $won ->
        [yes] **wins** against **{ $target }**
       *[no] loses to **{ $target }**
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other], { $total_shown } against { $other_total_shown }
        }
    }.
why-dnd35-contest_rolled = { $terms } = **{ $total }** against { $other_terms } = **{ $other_total }**{ $again ->
        [0] { "" }
       *[other] {" "}(a perfect tie; rolled again: { $again_shown })
    }
event-dnd35-toppled = { $unhorsed ->
        [yes] ⤵️ **{ $target }** is on the ground, out of the saddle.
       *[no] ⤵️ **{ $target }** is on the ground.
    }
event-dnd35-retorted = { $kind ->
        [trip] ↩️ **{ $combatant }** trips **{ $target }** in return.
        [disarm] ↩️ **{ $combatant }** tries to disarm **{ $target }** in return ({ $item_word }).
       *[overrun] ↩️ **{ $combatant }** pushes **{ $target }** back.
    }
event-dnd35-manoeuvre_ended = { $reason ->
        [unable] **{ $combatant }** can no longer { $kind ->
            [trip] trip anybody
            [disarm] disarm anybody
            [snatch] snatch anything
            [sunder] strike a weapon
            [smash] break anything
            [bull_rush] push anybody
           *[overrun] overrun anybody
        }.
        [no_target] **{ $combatant }** has nobody within reach any more.
        [hurt] 💢 Hurt meanwhile, **{ $combatant }** fails to disarm.
        [gone] **{ $combatant }** finds what was aimed at gone.
        [no_room] **{ $combatant }** has no room to pass.
       *[done] { "" }
    }
event-dnd35-pushed = ↗️ **{ $combatant }** pushes **{ $target }** { $metres_decimal } m back.
event-dnd35-goes_along = { $cell ->
        [none] { $through ->
            [none] { "" }
           *[other] 🏃 **{ $combatant }** goes through { $through_shown }.
        }
       *[other] { $through ->
            [none] 🚶 **{ $combatant }** moves towards { $cell_shown }.
           *[other] 🏃 **{ $combatant }** goes through { $through_shown }, towards { $cell_shown }.
        }
    }
event-dnd35-thrown_back = { $fallen ->
        [yes] ↩️ **{ $combatant }** goes back{ $cell ->
            [none] { "" }
           *[other] {" "}to { $cell_shown }
        } and falls prone.
       *[no] ↩️ **{ $combatant }** goes back{ $cell ->
            [none] { "" }
           *[other] {" "}to { $cell_shown }
        }.
    }
event-dnd35-way_given = { $blocks ->
        [yes] 🛡️ **{ $combatant }** blocks **{ $target }**’s way.
       *[no] 💨 **{ $combatant }** steps aside: **{ $target }** passes.
    }

## Things
event-dnd35-disarmed = { $held ->
        [none] 🗡️ **{ $target }** loses the weapon ({ $item_word }); it lies on the ground.
       *[other] 🗡️ **{ $combatant }** takes **{ $target }**’s weapon ({ $item_word }).
    }
event-dnd35-snatched = ✋ **{ $combatant }** takes from **{ $target }**: { $item_word }.
event-dnd35-weapon_let_go = 🤲 **{ $combatant }** lets go of the weapon ({ $item_word }) so as not to fall.
event-dnd35-thing_struck = 🔨 **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] does enough to hit what **{ $target }** carries ({ $item_word }){ $total_against }; concealment decides
           *[no] **hits** what **{ $target }** carries ({ $item_word }){ $total_against }
        }
       *[no] misses what **{ $target }** carries ({ $item_word }){ $total_against }
    }.
why-dnd35-thing_struck = { $terms } = **{ $total }** against { $against_terms } = **{ $against }**
event-dnd35-thing_damaged = 🔨 { $target }’s { $item_word }: { $rolled ->
        [none] { "" }
       *[other] { $hardness ->
            [none] { "" }
           *[other] { $rolled_shown } damage less { $hardness_shown } of hardness,{" "}
        }
    }{ $left ->
        [0] { $dealt ->
            [none] **broken**
           *[other] { $dealt } lost, none of { $whole_shown } points left: **broken**
        }
       *[other] { $dealt ->
            [none] damaged
            [0] not a scratch
           *[other] { $left ->
                [none] { $dealt } lost
               *[other] { $dealt } lost, { $left_shown } points of { $whole_shown } left
            }
        }
    }.
why-dnd35-thing_damaged = Damage: { $terms } = **{ $dealt }**
event-dnd35-thing_given = { $gone ->
        [yes] 🎒 **{ $combatant }** no longer has: { $item_word }.
       *[no] 🎒 **{ $combatant }** carries: { $item_word }.
    }

## What is asked
question-dnd35-resist = **{ $who }**, { $feat ->
        [overrun] { $reply ->
            [yes] { $against } pushes back
           *[no] { $against } wants to run you over
        }
       *[trip] { $reply ->
            [yes] { $against } trips in return
           *[no] { $against } wants to trip you
        }
    }: how do you resist?
option-dnd35-resist-strength = Strength
option-dnd35-resist-dexterity = Dexterity
option-dnd35-resist-ride = Ride
means-dnd35-resist-strength = an opposed Strength check
means-dnd35-resist-dexterity = an opposed Dexterity check
means-dnd35-resist-ride = an opposed Ride check
question-dnd35-counter = **{ $who }**, { $feat ->
        [disarm] { $against }’s disarm has failed: disarm in return?
       *[trip] { $against }’s trip has failed: trip in return?
    }
option-dnd35-counter-retort = Answer it
option-dnd35-counter-none = Leave it
means-dnd35-counter-retort = you try the same, roles exchanged; nothing follows if you fail
means-dnd35-counter-none = the manoeuvre is over
question-dnd35-topple = **{ $who }**, you lose your balance: fall, or let go of your weapon?
option-dnd35-topple-fall = Fall
option-dnd35-topple-let_go = Let go of the weapon
means-dnd35-topple-fall = you are prone
means-dnd35-topple-let_go = the weapon falls at your feet, you stay up
question-dnd35-push = **{ $who }**, how far do you push { $target }?
option-dnd35-push-push = As far as { $value }
option-dnd35-push-far = { $value_decimal } m
means-dnd35-push-far = the target goes back so far; farther than 1.5 m you go along
means-dnd35-push-push = { $value ->
       *[other] the target goes there; farther than a square you go along
    }
question-dnd35-give_way = **{ $who }**, { $against } runs at you: block the way, or step aside?
option-dnd35-give_way-block = Block the way
option-dnd35-give_way-avoid = Step aside
means-dnd35-give_way-block = an opposed check; who loses falls or goes back
means-dnd35-give_way-avoid = the other passes without spending an action
question-dnd35-onward = **{ $who }**, you are on the other side: go on?
option-dnd35-onward-stay = Stop there
option-dnd35-onward-go = Go farther
option-dnd35-onward-to = { $value }
option-dnd35-onward-column = { $value }
means-dnd35-onward-stay = your move ends here
means-dnd35-onward-go = with the movement that is left
means-dnd35-onward-to = a square to stop in
means-dnd35-onward-column = the squares of this column within reach
option-dnd35-opportunity-trip = Trip
option-dnd35-opportunity-disarm = Disarm
option-dnd35-opportunity-sunder = Strike what is held
means-dnd35-opportunity-trip = a touch, then an opposed check{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-opportunity-disarm = opposed attack rolls{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-opportunity-sunder = opposed attack rolls, then damage{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself
       *[other]; may strike at you first: { $strikers_listed }
    }

option-dnd35-declare-action-trip = Trip
option-dnd35-declare-action-disarm = Disarm
option-dnd35-declare-action-snatch = Snatch a thing
option-dnd35-declare-action-sunder = Sunder a weapon
option-dnd35-declare-action-smash = Strike a carried thing
option-dnd35-declare-action-bull_rush = Bull rush
option-dnd35-declare-action-overrun = Overrun
option-dnd35-declare-action-feint = Feint
option-dnd35-declare-action-aid = Aid another
option-dnd35-declare-action-stand = Stand up
option-dnd35-declare-action-drop_prone = Drop prone
option-dnd35-declare-action-squeeze = Squeeze in
option-dnd35-declare-action-unsqueeze = Take up your space
option-dnd35-declare-action-pick_up = Pick up
means-dnd35-declare-action-trip = in place of an attack: a touch, then an opposed check; who fails may suffer the same
means-dnd35-declare-action-disarm = in place of an attack: opposed attack rolls; exposes you to the target
means-dnd35-declare-action-snatch = with bare hands, in place of an attack; exposes you to the target
means-dnd35-declare-action-sunder = in place of an attack: opposed attack rolls, then damage to the thing; exposes you
means-dnd35-declare-action-smash = in place of an attack, against the AC of the thing; exposes you to the target
means-dnd35-declare-action-bull_rush = a standard action: push somebody back 1.5 m or more; exposes you to all
means-dnd35-declare-action-overrun = a move through the target, a standard action if it blocks the way; exposes you
means-dnd35-declare-action-feint = a standard action (with the feat a move action): Bluff against Sense Motive
means-dnd35-declare-action-aid = a standard action: hit an AC of 10 to give a companion +2
means-dnd35-declare-action-stand = a move action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-action-drop_prone = costs nothing
means-dnd35-declare-action-squeeze = free: half the space, each metre counts double, attacks and AC lose 4
means-dnd35-declare-action-unsqueeze = costs nothing
means-dnd35-declare-action-pick_up = a move action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
option-dnd35-declare-aimed = { $value_word }
option-dnd35-declare-aimed-shield = Shield
option-dnd35-declare-friend = { $value }
option-dnd35-declare-how-attack = In attack
option-dnd35-declare-how-defence = In defence
means-dnd35-declare-aimed = what is aimed at
means-dnd35-declare-aimed-shield = the shield of the target
means-dnd35-declare-friend = who is helped
means-dnd35-declare-how-attack = +2 on the next attack at this foe
means-dnd35-declare-how-defence = +2 to AC against the next attack of this foe
choose-dnd35-aimed = What?
choose-dnd35-friend = Aid whom?
choose-dnd35-how = How?
choose-dnd35-onward = Go on?
word-dnd35-action-trip = trip
word-dnd35-action-disarm = disarm
word-dnd35-action-snatch = snatch a thing
word-dnd35-action-sunder = sunder a weapon
word-dnd35-action-smash = strike a carried thing
word-dnd35-action-bull_rush = bull rush
word-dnd35-action-overrun = overrun
word-dnd35-action-feint = feint
word-dnd35-action-aid = aid another
word-dnd35-action-stand = stand up
word-dnd35-action-drop_prone = drop prone
word-dnd35-action-squeeze = squeeze in
word-dnd35-action-unsqueeze = take up the whole space
word-dnd35-action-pick_up = pick up

## Words
word-dnd35-item-shield = shield
word-dnd35-status-prone = prone
word-dnd35-status-feinted = taken in by a feint
word-dnd35-why-stray = an attack gone astray
word-dnd35-why-touch = touch attack
word-dnd35-why-contest = opposed check
word-dnd35-why-feint = feint
word-dnd35-matter-resist = resisting a manoeuvre
about-dnd35-matter-resist = Somebody wants to trip you or to run you over: resist by what is best, without asking.
word-dnd35-matter-counter = answering a manoeuvre
about-dnd35-matter-counter = A trip or a disarm against you has failed: always answer it, or never.
word-dnd35-question-resist = resisting a manoeuvre
word-dnd35-question-counter = answering a manoeuvre
word-dnd35-tool-thing = say what somebody carries
word-dnd35-words-plain = simply carried
word-dnd35-words-easy = easily taken
word-dnd35-words-secured = well secured
word-dnd35-words-gone = has it no more
word-dnd35-value-touch = touch
word-dnd35-value-normal = ordinary
word-dnd35-value-text = as the text
word-dnd35-value-srd = as the reference document
word-dnd35-value-any = any weapon held
word-dnd35-value-light_only = light weapons
word-dnd35-value-whole = a whole trip
word-dnd35-value-check = the check alone
word-dnd35-value-always = always
word-dnd35-value-weapons = if a melee weapon was aimed at
word-dnd35-value-apart = apart from the swift action
word-dnd35-value-swift = out of the swift action
word-dnd35-value-humanoid = humanoids alone
word-dnd35-value-alike = giants and monstrous humanoids, too
word-dnd35-value-shots_too = blows and shots
word-dnd35-value-melee = blows alone
word-setting-turned_weapons = weapon turned
word-setting-counter_trip = trip in return
word-setting-disarm_counter = disarm in return
word-setting-immediate_action = immediate action
word-setting-charge_line = line of a charge
word-setting-heavy_run = running in heavy armour
word-dnd35-value-offered = offered to all
word-setting-squeeze_past = passing an opponent
word-setting-flanking = flanking
word-setting-feint_kin = feints without a penalty
word-setting-high_ground = height of the saddle
word-setting-size_limits = size limit
word-setting-trip_attack = attack of a trip
word-setting-overrun_back = second check of an overrun
setting-dnd35-size_limits = Whether only foes at most one size category larger are bull rushed and overrun.
setting-dnd35-turned_weapons = Which weapon of an opponent is turned against him in a grapple: any he holds that strikes so near, or a light one.
setting-dnd35-counter_trip = The trip of somebody who did not fall: a whole attempt, with touch and attack of opportunity, or the check alone.
setting-dnd35-disarm_counter = Whether somebody who keeps what is his may disarm in his turn: always, or only where a melee weapon was aimed at.
setting-dnd35-immediate_action = The immediate action of a round: apart, flat-footed as well, or out of the swift action of the turn to come.
setting-dnd35-charge_line = On the line of a charge: as the reference has it neither companions nor difficult ground; by the text a clear view is enough.
setting-dnd35-heavy_run = How many times the speed one runs in heavy armour.
setting-dnd35-squeeze_past = Squeezing through the space of an opponent, without stopping there: always offered, or only if the GM allows it.
setting-dnd35-flanking = Flanking: by the text two allies across from each other, shots too; as the reference has it blows alone, the other threatening.
setting-dnd35-feint_kin = Whom one feints without a penalty: humanoids alone, or giants and monstrous humanoids, too.
setting-dnd35-high_ground = A rider’s +1 against whoever is on foot and of size M at most: for blows and shots, or for blows alone.
setting-dnd35-trip_attack = Against which AC the attack of a trip is made: that of touch, or the ordinary one.
setting-dnd35-overrun_back = Whether stability counts in the second check of an overrun: as the text has it, yes; as the reference document, no.
refused-dnd35-has-no-such-thing = { $name } carries nothing like that.
term-firm = stability
term-feat_manoeuvre = feat for this manoeuvre
term-two_handed = two-handed weapon
term-light_weapon = light weapon
term-disarming = weapon made to disarm
term-larger = larger size
term-no_melee_weapon = no melee weapon
term-holds_on = holds on to it
term-secured = well secured
term-easily_taken = easily taken
term-thing_size = size of the thing
term-ride = Ride
term-bluff = Bluff
term-sense_motive = Sense Motive
term-hard_to_feint = hard to feint
term-aided = aid
term-aided_defence = aid in defence
term-prone = prone
term-target_prone = target prone
term-hardness = hardness
each-dnd35-damaged = { $item_word } { $left }/{ $whole }
word-dnd35-state-on = yes
word-dnd35-state-off = no
word-dnd35-item-purse = purse
word-dnd35-things-purse = purse
word-dnd35-value-purse = purse
word-dnd35-things-potion = potion
word-dnd35-value-potion = potion
word-dnd35-item-scroll = scroll
word-dnd35-things-scroll = scroll
word-dnd35-value-scroll = scroll
word-dnd35-things-wand = wand
word-dnd35-value-wand = wand
word-dnd35-things-ring = ring
word-dnd35-value-ring = ring
word-dnd35-item-amulet = amulet
word-dnd35-things-amulet = amulet
word-dnd35-value-amulet = amulet
word-dnd35-item-holy_symbol = holy symbol
word-dnd35-things-holy_symbol = holy symbol
word-dnd35-value-holy_symbol = holy symbol
word-dnd35-item-key = key
word-dnd35-things-key = key
word-dnd35-value-key = key
word-dnd35-item-cloak = cloak
word-dnd35-things-cloak = cloak
word-dnd35-value-cloak = cloak
word-dnd35-item-lantern = lantern
word-dnd35-things-lantern = lantern
word-dnd35-value-lantern = lantern
word-dnd35-item-backpack = backpack
word-dnd35-things-backpack = backpack
word-dnd35-value-backpack = backpack
word-dnd35-item-book = book
word-dnd35-things-book = book
word-dnd35-value-book = book
word-dnd35-value-on = yes
word-dnd35-value-off = no
option-dnd35-declare-action-charge_into = Charge into somebody
means-dnd35-declare-action-charge_into = a full-round action: a charge that ends in a bull rush or an overrun; +2 on the check, −2 to AC
word-dnd35-action-charge_into = charge into somebody
option-dnd35-declare-how-bull_rush = Bull rush
option-dnd35-declare-how-overrun = Overrun
means-dnd35-declare-how-bull_rush = push the target, with +2 on the check
means-dnd35-declare-how-overrun = run through the target, with +2 on the check
choose-dnd35-far = How far?
option-dnd35-onward-target-away = Away from all
means-dnd35-onward-target = there, with the movement that is left
means-dnd35-onward-target-away = everybody is as much farther away
