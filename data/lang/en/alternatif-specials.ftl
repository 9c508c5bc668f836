# D&D Alternatif: special melee actions and counter-attacks.

## What happens
event-alternatif-special_chosen = { "" }
    .manner = quiet
event-alternatif-opposition_chosen = { "" }
    .manner = quiet
event-alternatif-special_proposed = ❓ The GM proposes to **{ $combatant }**: { $special_word }{ $modifier ->
        [none] { "" }
       *[other] , { $modifier_signed }
    }, which exposes him to **{ $target }**.
event-alternatif-proposed_declined = **{ $combatant }** does not mean that.
event-alternatif-special_attempted = { $occasion ->
        [counter] ⚡ Counter-attack! **{ $combatant }**
        [free] 🌀 **{ $combatant }**
       *[regular] 🌀 **{ $combatant }**
    } { $special ->
        [push] tries to push **{ $target }** back
        [knock_down] tries to knock **{ $target }** down
        [engage_wrestling] tries to engage **{ $target }** in wrestling
        [disarm] tries to strike { $aimed_the } from the hand of **{ $target }**
        [weapon_capture] tries to seize { $aimed_the } of **{ $target }**
       *[breakthrough] { $flank ->
            [between] tries to break through between **{ $target }** and **{ $other }**
            [left] tries to break through on the left of **{ $target }**
            [none] tries to break through past **{ $target }**
           *[right] tries to break through on the right of **{ $target }**
        }
    } ({ $weapon }).
event-alternatif-special_answered = { $how ->
        [nothing] { $forced ->
            [yes] { "" }
           *[no] **{ $combatant }** opposes no weapon.
        }
       *[other] { "" }
    }
event-alternatif-special_rolled = 🎲 { $combatant }, { $special_word }: { $natural ->
        [20] **natural 20!**
        [1] **natural 1!**
       *[other] **{ $total_kept }**.
    }
why-alternatif-special_rolled = Strike total: { $terms } = **{ $total }**
event-alternatif-special_parried = 🛡️ **{ $combatant }** opposes a parry ({ $weapon }): { $critical ->
        [yes] **{ $face ->
            [none] a natural
           *[other] natural { $face_shown }
        }, critical parry!**
       *[no] { $natural ->
            [1] natural 1.
           *[other] **{ $total_kept }**.
        }
    }
why-alternatif-special_parried = Parry: { $terms } = **{ $total }**
event-alternatif-reflex_rolled = 🎲 **{ $combatant }** has only reflexes left: { $natural ->
        [20] **natural 20!**
       *[other] **{ $total_kept }**.
    }
why-alternatif-reflex_rolled = Reflex save: { $terms } = **{ $total }**
event-alternatif-special_resolved = { $outcome ->
        [failed] ❌ **{ $combatant }** does not manage it{ $decided ->
            [own_1] : a natural 1 always fails.
            [other_20] : a natural 20 against it prevails.
            [critical_parry] : a critical parry against it stops everything.
            [tie] { $total_against }: of two that are equal both fail.
            [parry_tie] { $total_against }: the parry wins a tie.
           *[other] { $against ->
                [none] .
               *[other] { $total_against }.
            }
        }
       *[succeeded] ✅ { $special ->
            [push] { $cells ->
                [0] **{ $target }** is pushed but yields no ground
               *[other] **{ $target }** is driven back { $cells_metres } m
            }
            [knock_down] **{ $combatant }** knocks **{ $target }** down
            [engage_wrestling] **{ $combatant }** gets inside the guard of **{ $target }**
            [disarm] **{ $combatant }** disarms **{ $target }**
            [weapon_capture] **{ $combatant }** gets a grip on { $weapon_the } of **{ $target }**
           *[breakthrough] **{ $combatant }** gets behind **{ $target }**
        }{ $decided ->
            [own_20] : a natural 20 always succeeds.
            [other_1] : a natural 1 against it stops nothing.
           *[other] { $against ->
                [none] .
               *[other] { $total_against }.
            }
        }
    }
event-alternatif-push_aimed = { "" }
    .manner = quiet
event-alternatif-push_followed = { $follows ->
        [yes] **{ $combatant }** steps after **{ $target }** and stays in contact.
       *[no] **{ $combatant }** lets **{ $target }** fall back: they are not in contact any more.
    }
event-alternatif-grip_tested = 💪 { $combatant } ({ $total_kept }) and { $target } ({ $other_total_kept }) pull at { $weapon_the }: { $outcome ->
        [taken] **{ $combatant } wins.**
        [kept] **{ $target } wins.**
       *[tie] nobody lets go, once more in the next segment.
    }
event-alternatif-grip_held = { "" }
    .manner = quiet
event-alternatif-grip_released = **{ $combatant }** lets go.
event-alternatif-weapon_captured = ✊ **{ $combatant }** tears { $weapon_the } away from **{ $target }**.
event-alternatif-counter_announced = 🤫 **{ $combatant }** waits for the next attack of **{ $target }**: { $special_word } ({ $weapon }).
event-alternatif-counter_dropped = { $reason ->
        [no_target] **{ $combatant }** has nobody left to counter-attack.
       *[given_up] **{ $combatant }** gives the counter-attack up.
    }
event-alternatif-weapons_kept = 🎲 **{ $combatant }** { $kept ->
        [yes] keeps hold of what is in hand
       *[no] loses hold of what is in hand
    }, { $total_kept } against { $difficulty }.
why-alternatif-weapons_kept = Dexterity: { $terms } = **{ $total }**
event-alternatif-licence_said = 🔧 Special actions against **{ $combatant }**: { $suffers ->
        [none] not one.
        [breakthrough] only the breakthrough.
       *[all] all of them.
    }

## What is asked
question-alternatif-oppose = **{ $who }**, { $author } { $special ->
        [push] means to push you back
        [knock_down] means to knock you down
        [engage_wrestling] means to engage you in wrestling
        [disarm] means to disarm you
        [weapon_capture] means to seize your weapon
       *[breakthrough] means to pass your flank
    } and is exposed. What do you oppose?
option-alternatif-oppose-oppose = { $cost ->
        [none] Strike: { $weapon }
       *[other] Parry: { $weapon }
    }
option-alternatif-oppose-special = Special action…
option-alternatif-oppose-oppose-none = Nothing: your reflexes
option-alternatif-oppose-also = Parry, too: { $weapon }
option-alternatif-oppose-also-none = No parry besides
choose-alternatif-oppose = What do you oppose?
choose-alternatif-also = Parry, too?
question-alternatif-follow = **{ $who }**, { $target } falls back one cell. Do you step after?
option-alternatif-follow-follow = Step after
option-alternatif-follow-stay = Stay
question-alternatif-grab = **{ $who }**, you have a grip on the weapon of { $target }. Pull with one hand, or drop { $weapon_the } and pull with both?
option-alternatif-grab-one_hand = One hand
option-alternatif-grab-both_hands = Both hands
question-alternatif-pull = **{ $who }**, you and { $target } both hold { $weapon_the }. Pull again?
option-alternatif-pull-pull = Pull again
option-alternatif-pull-let_go = Let go
question-alternatif-confirm = **{ $who }**, that is called: { $special_word }. It is rolled at { $cost_signed }, and { $target } may strike back at once. Do you do it?
option-alternatif-confirm-yes = Attempt it
option-alternatif-confirm-no = Leave it
option-alternatif-strike-special = Special action…
option-alternatif-simultaneous-special = { $second ->
        [none] Special action…
       *[other] Special action: { $weapon }
    }
option-alternatif-simultaneous-choice_left-special = Special action: { $second_word }
option-alternatif-free-special = Special action…
option-alternatif-declare-action-counter = Counter-attack
choose-alternatif-how_left = Which action?
choose-alternatif-whom = Against whom?
choose-alternatif-whom_left = Against whom?
choose-alternatif-hand = With which weapon?
choose-alternatif-hand_left = With which weapon?
choose-alternatif-flank = Pass on which side?
choose-alternatif-flank_left = Pass on which side?
choose-alternatif-thing = Aim at which weapon?
choose-alternatif-thing_left = Aim at which weapon?
option-alternatif-how-push = Push back
option-alternatif-how-knock_down = Knock down
option-alternatif-how-engage_wrestling = Engage in wrestling
option-alternatif-how-breakthrough = Break through
option-alternatif-how-disarm = Disarm
option-alternatif-how-weapon_capture = Seize the weapon
option-alternatif-how_left-push = Push back
option-alternatif-how_left-knock_down = Knock down
option-alternatif-how_left-engage_wrestling = Engage in wrestling
option-alternatif-how_left-breakthrough = Break through
option-alternatif-how_left-disarm = Disarm
option-alternatif-how_left-weapon_capture = Seize the weapon
means-alternatif-how-push = drives the foe back{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
means-alternatif-how-knock_down = throws the foe to the ground{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
means-alternatif-how-engage_wrestling = begins wrestling within the guard{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
means-alternatif-how-breakthrough = you pass behind the foe’s back{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
means-alternatif-how-disarm = the foe’s weapon falls to the ground{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
means-alternatif-how-weapon_capture = you seize the foe’s weapon{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other] ; a modifier of { $cost_signed } to your roll
    }
option-alternatif-whom = Against { $value }
option-alternatif-whom_left = Against { $value }
option-alternatif-hand = With { $held_the }
option-alternatif-hand_left = With { $held_the }
option-alternatif-flank-right = Past the right hand
option-alternatif-flank-left = Past the left hand
option-alternatif-flank = Between this one and { $value }
option-alternatif-flank_left-right = Past the right hand
option-alternatif-flank_left-left = Past the left hand
option-alternatif-flank_left = Between this one and { $value }
option-alternatif-thing = Aim at { $weapon_the } of { $owner }
option-alternatif-thing_left = Aim at { $weapon_the } of { $owner }

## What is wrong
refused-alternatif-no-specials = This table plays without special actions: the GM may admit them in the settings.
refused-alternatif-no-such-counter = "{ $special_word }" cannot be a counter-attack. One of: { $options }.
refused-alternatif-special-impossible = { $name } cannot do that to { $target } ({ $special_word }): see who is on their feet, what their hands hold, and what the GM admits against this enemy.
refused-alternatif-counter-already = { $name } is already waiting for { $target } ({ $special_word }).
refused-alternatif-not-up = { $name } has no action that is up in this segment: wait for the moment to strike.

## Words
word-alternatif-special-push = push
word-alternatif-special-knock_down = knock-down
word-alternatif-special-engage_wrestling = engage in wrestling
word-alternatif-special-breakthrough = breakthrough
word-alternatif-special-disarm = disarm
word-alternatif-special-weapon_capture = weapon capture
word-alternatif-how-push = push
word-alternatif-how-knock_down = knock-down
word-alternatif-words-push = push
word-alternatif-words-knock_down = knock-down
word-alternatif-words-engage_wrestling = engage in wrestling
word-alternatif-words-breakthrough = breakthrough
word-alternatif-words-disarm = disarm
word-alternatif-words-weapon_capture = weapon capture
word-alternatif-words-all = all
word-alternatif-words-none = none
word-alternatif-how-breakthrough = breakthrough
word-alternatif-how-disarm = disarm
word-alternatif-how-weapon_capture = weapon capture
word-alternatif-how-engage_wrestling = engage in wrestling
word-alternatif-tool-licence = special actions possible against somebody
word-alternatif-tool-hold = keep hold of weapons in a fall (difficulty)
word-alternatif-tool-special = special action made of a description (words: which)
word-alternatif-action-counter = counter-attack
word-alternatif-action-wrest = pull at a weapon
word-alternatif-action-keep_hold = hold on to the weapon
word-alternatif-matter-oppose = enemy’s special action
word-alternatif-order-parry = parry
word-alternatif-why-special = special action
word-alternatif-why-reflex = reflexes
word-alternatif-why-grip = grip on a weapon
word-alternatif-why-hold = keep hold
word-question-oppose = answer to choose
word-question-follow = step after
word-question-pull = grip on a weapon
word-question-grab = grip on a weapon
word-question-confirm = special action to confirm
word-field-difficulty = difficulty

## Settings
word-setting-special_actions = special melee actions
word-setting-push_on_tie = cells of a push on a tie
word-setting-reflex_save = save against a special action
word-alternatif-value-no_weapon = without any weapon available only
word-alternatif-value-nothing_opposed = when nothing opposes it
word-setting-frank_special_actions = special action on a lowered guard
word-setting-parried_attack_still_opposes = a parried attack still opposes
word-setting-free_special_action_offers_free_attack = a free special action exposes, too
setting-alternatif-special_actions = Special melee actions (push, knock down, disarm…) are admitted, or not.
setting-alternatif-push_on_tie = On a tie a successful push does not move the enemy, or moves him one cell.
setting-alternatif-reflex_save = Against a special action the reflex save is for whoever has no weapon available, or for whoever opposes nothing.
setting-alternatif-frank_special_actions = Upon a lowered guard one chooses between the opportunity attack and a special action, or can only attack.
setting-alternatif-parried_attack_still_opposes = A free attack that was parried still opposes the special action, or counts no more.
setting-alternatif-free_special_action_offers_free_attack = A special action done as a free action offers a free action itself, or not.
