# D&D 3.5: spells, and what is said of them; falls.

## Casting
event-dnd35-spell_begun = { $how ->
        [held] { "" }
        [immediate] ⚡ **{ $combatant }** casts *{ $spell_word }* as an immediate action
        [charge] ✋ **{ $combatant }** delivers *{ $spell_word }*
        [potion] { "" }
       *[turn] ✨ **{ $combatant }** casts *{ $spell_word }*{ $casting ->
            [swift] {" "}as a swift action
            [immediate] {" "}as an immediate action
            [full] , for a whole turn
            [round] : the casting lasts a round
           *[standard] { "" }
        }{ $defensive ->
            [yes] , on the defensive
           *[no] { "" }
        }
    }{ $how ->
        [held] { "" }
        [potion] { "" }
        [immediate] {" "}({ $target_shown }).
        [charge] {" "}({ $target_shown }).
       *[turn] { $target ->
            [none] { $aim ->
                [none] .
               *[other] {" "}({ $aim_shown }).
            }
           *[other] {" "}({ $target_shown }).
        }
    }
event-dnd35-spell_strained = { $strain ->
        [deaf] 🔇 **{ $combatant }**, who hears nothing, says the words (*{ $spell_word }*): { $success ->
            [yes] **right**
           *[no] **wrong**
        }{ $total_against }.
       *[other] 🧠 { $combatant }’s concentration (*{ $spell_word }*){ $strain ->
            [hurt] , in spite of the wound
            [defensive] , on the defensive
            [entangled] , in spite of the bonds
            [ridden] , at full tilt in the saddle
           *[other] { "" }
        }: { $success ->
            [yes] **kept**
           *[no] **lost**
        }{ $total_against }.
    }
why-dnd35-spell_strained = { $strain ->
        [deaf] A spell of the deaf fails on 20 or less of a d100: **{ $total }**
       *[other] Concentration: { $terms } = **{ $total }** against **{ $against }**
    }
event-dnd35-casting_goes_on = ⏳ **{ $combatant }** goes on casting until the next turn.
event-dnd35-casting_ended = { $lost ->
        [yes] 💨 *{ $spell_word }* is lost: **{ $combatant }** cannot finish it.
       *[no] ✨ **{ $combatant }** finishes *{ $spell_word }*.
    }
event-dnd35-spell_pointed = { $target ->
        [none] { $aim ->
            [none] { "" }
           *[other] 🎯 { $combatant }’s spell is aimed at { $aim_shown }.
        }
       *[other] 🎯 { $combatant }’s spell is for **{ $target_shown }**.
    }
event-dnd35-spell_aimed = { $targets_count ->
        [0] { "" }
       *[other] { $missiles ->
            [0] 🎯 *Also*: { $targets }.
            [one] 🎯 One more bolt at **{ $target }**.
           *[other] 🎯 { $missiles } more bolts at **{ $target }**.
        }
    }
event-dnd35-spell_goes_on = { "" }
    .manner = quiet
event-dnd35-caught_said = { "" }
    .manner = quiet
event-dnd35-ray_loosed = { "" }
    .manner = quiet
event-dnd35-touch_held = ✋ **{ $combatant }** goes on holding *{ $spell_word }* at the fingertips.
event-dnd35-spell_identified = 🧠 **{ $combatant }** { $success ->
        [yes] recognises *{ $spell_word }*
       *[no] does not recognise the spell
    }{ $total_against }{ $success ->
        [yes] { $able ->
            [yes] {" "}and casts the same: **countered**
           *[no] {" "}but cannot cast it
        }
       *[no] { "" }
    }.
why-dnd35-spell_identified = Spellcraft: { $terms } = **{ $total }** against **{ $against }**
event-dnd35-spell_ended = { $reason ->
        [lost] 💨 *{ $spell_word }* is lost.
        [countered] 🚫 { $combatant }’s *{ $spell_word }* comes to nothing.
        [unable] 💨 *{ $spell_word }* is lost: **{ $combatant }** cannot finish it.
        [no_target] 💨 { $combatant }’s *{ $spell_word }* has no target any more.
       *[done] { "" }
    }
event-dnd35-spell_noted = 📝 { $combatant }’s *{ $spell_word }*: part of what it does is yours to play.

## What spells do
event-dnd35-harm_rolled = { $total ->
        [none] { "" }
       *[other] 🎲 *{ $spell_word }*: **{ $total_shown }** damage.
    }
why-dnd35-harm_rolled = Damage: { $terms } = **{ $total }**
event-dnd35-save_rolled = 🎲 **{ $combatant }** { $success ->
        [yes] resists
       *[no] does not resist
    } *{ $spell_word }* ({ $save_word }){ $total_against }.
why-dnd35-save_rolled = { $terms } = **{ $total }** against **{ $against }**
event-dnd35-resistance_rolled = 🛡️ *{ $spell_word }* { $success ->
        [yes] gets through
       *[no] **does not get through**
    } { $target }’s resistance{ $total_against }.
why-dnd35-resistance_rolled = { $terms } = **{ $total }** against **{ $against }**
event-dnd35-spell_hurt = 💥 *{ $spell_word }*: **{ $target }** { $dealt ->
        [none] is hurt
        [0] loses nothing
        [1] loses **1 hit point**
       *[other] loses **{ $dealt } hit points**
    }{ $halved ->
        [yes] {" "}(half)
       *[no] { "" }
    }{ $kept_off ->
        [none] { "" }
       *[other] {" "}({ $kept_off_each })
    }.
why-dnd35-spell_hurt = Damage: { $terms } = **{ $dealt }**
event-dnd35-spell_healed = 💚 *{ $spell_word }*: **{ $target }** gets { $given ->
        [none] hit points
        [0] no hit points
        [1] **1 hit point**
       *[other] **{ $given } hit points**
    }.
why-dnd35-spell_healed = { $terms_count ->
        [0] Dice: { $faces }.
       *[other] Healing: { $terms } = **{ $given }**
    }
event-dnd35-effect_put = ✨ *{ $spell_word }* works on **{ $combatant }**{ $status ->
        [none] { "" }
       *[other] : { $status_word }
    }.
event-dnd35-effect_put-all = ✨ *{ $spell_word }* works on { $names }{ $status ->
        [none] { "" }
       *[other] : { $status_word }
    }.
event-dnd35-effect_ended = { $reason ->
        [saved] 💪 **{ $combatant }** shakes off *{ $spell_word }*.
        [broken] 💨 *{ $spell_word }* ends for **{ $combatant }**.
        [gm] 💨 The GM ends *{ $spell_word }* for **{ $combatant }**.
       *[over] ⏳ *{ $spell_word }* works on **{ $combatant }** no more.
    }
event-dnd35-effect_ended-all = { $reason ->
        [saved] 💪 { $names } shake off *{ $spell_word }*.
        [broken] 💨 *{ $spell_word }* ends for { $names }.
        [gm] 💨 The GM ends *{ $spell_word }* for { $names }.
       *[over] ⏳ *{ $spell_word }* works on { $names } no more.
    }
event-dnd35-tried_anew = { "" }
    .manner = quiet
event-dnd35-unaffected = 🛡️ *{ $spell_word }* does nothing to **{ $combatant }**.
event-dnd35-spell_struck = { "" }
    .manner = quiet
event-dnd35-woken = 👋 **{ $combatant }** shakes **{ $target }**.

## Falling from high up
event-dnd35-fall_begun = 🕳️ **{ $combatant }** falls { $metres } m.
event-dnd35-fall_left = { "" }
    .manner = quiet
event-dnd35-fall_ended = { $softly ->
        [yes] 🪶 **{ $combatant }** lands unhurt.
       *[no] 💥 **{ $combatant }** hits the ground: { $dealt ->
            [none] a hard landing
            [0] unhurt
            [1] **1 hit point** lost
           *[other] **{ $dealt } hit points** lost
        }.
    }
why-dnd35-fall_ended = { $faces_count ->
        [0] { "" }
       *[other] Dice: { $faces } = **{ $dealt }**
    }

## What is asked
question-dnd35-also = **{ $who }**, *{ $spell_word }*: { $left ->
        [one] one more bolt
       *[other] { $left } more bolts
    } to share out (so far { $upon }). At whom?
option-dnd35-also-none = All the rest at { $last }
means-dnd35-also-target = one more bolt; looks { $health_word }
means-dnd35-also-none = bolts for { $last }: { $left } more
question-dnd35-point = **{ $who }**, *{ $spell_word }* takes effect: where, or on whom?
option-dnd35-point-at = { $value }
means-dnd35-point-target = looks { $health_word }
means-dnd35-point-at = { $caught ->
        [none] it would catch nobody whom you know of
       *[other] it would catch: { $caught_shown }
    }{ $friends ->
        [yes] , somebody of your side among them
       *[no] { "" }
    }
question-dnd35-caught = ✨ { $caster }’s *{ $spell_word }*: { $count ->
        [0] nobody is caught in the area.
        [one] one person is caught in the area: { $names }.
       *[other] caught in the area are: { $names_listed }.
    } What do you say?
option-dnd35-caught-take = Just so
option-dnd35-caught-person = { $within ->
        [yes] Without { $value }
       *[no] With { $value }
    }
means-dnd35-caught-take = the spell works on these people
means-dnd35-caught-person = the list changes, and you are asked again
question-dnd35-immediate = **{ $who }**, { $target } falls { $metres } m: *{ $spell_word }* as an immediate action?
option-dnd35-immediate = { $value_word }
option-dnd35-immediate-none = Let it happen
means-dnd35-immediate = your immediate action: there is no other before your next turn
means-dnd35-immediate-none = nothing is spent
option-dnd35-declare-action-cast = Cast a spell
option-dnd35-declare-action-deliver = Deliver a touch
option-dnd35-declare-action-wake = Wake
means-dnd35-declare-action-cast = as the spell says; within a foe’s reach it exposes you, unless on the defensive
means-dnd35-declare-action-deliver = a standard action: the spell at your fingertips, by a touch
means-dnd35-declare-action-wake = a standard action; the target sleeps no more
option-dnd35-declare-spell = { $value_word }
option-dnd35-declare-at = { $value }
option-dnd35-declare-manner-defensive = On the defensive
option-dnd35-declare-manner-openly = Openly
choose-dnd35-spell = Which spell?
choose-dnd35-at = Where, or around whom?
choose-dnd35-manner = How?
choose-dnd35-person = Whom to catch, or to spare?
choose-dnd35-immediate = A spell?
means-dnd35-declare-spell = { $chosen ->
        [drink] a potion that you carry
       *[cast] { $costs ->
            [swift] swift action
            [immediate] immediate action
            [full] full-round action
            [round] a whole round
           *[standard] standard action
        }{ $level ->
            [none] { "" }
           *[other] , level { $level_shown }
        }{ $slots ->
            [none] { "" }
           *[other] , { $slots_shown } left{ $taken ->
                [none] { "" }
               *[other] {" "}of level { $taken_shown }
            }
        }{ $harm ->
            [none] { "" }
           *[other] , damage { $harm_shown }
        }{ $missiles ->
            [none] { "" }
           *[other] , bolts: { $missiles_shown }
        }{ $mends ->
            [none] { "" }
           *[other] , hit points { $mends_shown }
        }{ $strikes ->
            [none] { "" }
           *[other] , touch attack
        }{ $save ->
            [none] { "" }
           *[other] , { $save_word } DC { $dc }
        }
    }
means-dnd35-declare-at = { $caught ->
        [none] it would catch nobody whom you know of
       *[other] it would catch: { $caught_shown }
    }{ $friends ->
        [yes] , somebody of your side among them
       *[no] { "" }
    }
option-dnd35-friends = Cast it all the same
choose-dnd35-friends = Your own side is in the area: cast it all the same?
means-dnd35-friends = { $companions ->
        [none] somebody of your side is in the area
       *[other] of your side, in the area: { $companions_listed }
    }
means-dnd35-declare-manner = { $value ->
        [defensive] nobody can make use of it; Concentration DC { $strain }, or the spell is lost
       *[openly] whoever threatens you may strike first; a wound may lose the spell
    }

## Words
word-dnd35-action-cast = cast a spell
    .short = spell
word-dnd35-action-deliver = deliver a touch
word-dnd35-action-wake = wake
word-dnd35-question-also = bolts of a spell to share out
word-dnd35-question-point = the target of a spell
word-dnd35-question-caught = who is caught in the area of a spell
word-dnd35-question-immediate = a spell as an immediate action
word-dnd35-matter-immediate = spells as immediate actions
word-dnd35-why-spell = what a spell does
word-dnd35-why-save = saving throw
word-dnd35-why-resistance = magic resistance
word-dnd35-why-spellcraft = spellcraft
word-dnd35-why-muffled = a spell cast unheard
word-dnd35-why-fall = fall
word-dnd35-tool-fall = a fall
word-dnd35-tool-end_spells = end of the spells on somebody
word-dnd35-status-dazed = dazed
word-dnd35-status-stunned = stunned
word-dnd35-status-sleeping = magically asleep
word-dnd35-status-paralysed = paralysed
word-dnd35-status-entangled = entangled
word-dnd35-status-blinded = blinded
word-dnd35-status-dazzled = dazzled
word-dnd35-status-deafened = deafened
word-dnd35-status-exhausted = exhausted
word-dnd35-status-fatigued = fatigued
word-dnd35-status-frightened = frightened
word-dnd35-status-nauseated = nauseated
word-dnd35-status-panicked = panicked
word-dnd35-status-shaken = shaken
word-dnd35-status-sickened = sickened
term-spell_armour = armour of a spell
term-spell_shield = shield of a spell
term-spell_deflection = deflection of a spell
term-altered = changed ability
term-entangled = bonds
term-blinded = blinded
term-stunned = stunned
term-dazzled = dazzled
term-deafened = deafened
term-frightened = frightened
term-panicked = panicked
term-shaken = shaken
term-sickened = sickened
term-negative_levels = negative levels
term-caster_level = caster level
term-combat_casting = Combat Casting
term-saved = save made
term-spellcraft = Spellcraft
refused-dnd35-cannot-fall = { $name } cannot fall now.
refused-dnd35-no-spells = No spell works on { $name }.

## How long a condition lasts, as the GM says
event-dnd35-status_timed = ⏳ { $status_word }, for **{ $combatant }**, until { $edge ->
        [begin] the start of { $of ->
            [none] a turn in round { $round }
           *[other] the turn of { $of_shown } in round { $round }
        }
       *[end] the end of { $of ->
            [none] a turn in round { $round }
           *[other] the turn of { $of_shown } in round { $round }
        }
    }.
word-dnd35-until-turn = end of the turn under way
word-dnd35-until-end = end of the next turn
word-dnd35-until-begin = start of the next turn
word-dnd35-until-1 = 1 round
word-dnd35-until-2 = 2 rounds
word-dnd35-until-3 = 3 rounds
word-dnd35-until-5 = 5 rounds
word-dnd35-until-10 = 10 rounds
word-dnd35-status-grappled = in a grapple
word-dnd35-status-pinned = pinned
