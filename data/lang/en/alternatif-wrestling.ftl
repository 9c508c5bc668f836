# D&D Alternatif: wrestling, from the announcement to what holds leave behind.

## What happens
event-alternatif-wrestling_announced = 🤼 **{ $combatant }** goes to wrestle with **{ $target }**.
    .manner = quiet
event-alternatif-wrestling_reacted = ⏱️ { $combatant }: { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , adjusted by { $adjust_signed }
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } postponed
    }: the wrestling action will come at segment **{ $segment }**.
    .manner = quiet
why-alternatif-wrestling_reacted = Reaction: { $die } = { $faces }{ $initial ->
        [yes] , Dexterity { $adjust_signed }
       *[no] { "" }
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $postponed ->
        [0] { "" }
       *[other] , postponed by { $postponed }
    }, from segment { $stamp }: segment **{ $segment }**{ $suffered ->
        [0] { "" }
       *[other] . More dice for the keys suffered: { $suffered }
    }{ $held ->
        [0] { "" }
       *[other] . One more die for the keys held
    }
event-alternatif-wrestling_came_up = { $free ->
        [yes] 🤼 **{ $combatant }** has a free wrestling action.
       *[no] { "" }
    }
    .manner = quiet
event-alternatif-wrestling_lost = { $reason ->
        [given_up] **{ $combatant }** lets the wrestling action pass.
        [no_target] **{ $combatant }** can take no hold any more: the wrestling action is lost.
       *[interrupted] **{ $combatant }**’s wrestling action is lost.
    }
event-alternatif-wrestling_faced = ⚡ **Simultaneous!** { $combatant } and { $enemies }, wrestling.
    .manner = once
event-alternatif-wrestling_revealed = { $acts ->
        [yes] ⚡ **{ $combatant }** acts.
       *[no] { $anew ->
            [yes] ⚡ **{ $combatant }** goes on the defensive, and so does the other: everything begins again.
           *[no] ⚡ **{ $combatant }** goes on the defensive.
        }
    }
event-alternatif-wrestling_postponed = ⏱️ { $combatant }: { $segment ->
        [none] the next wrestling action will wait { $by ->
            [one] one segment
           *[other] { $by } segments
        } more.
       *[other] wrestling action postponed by { $by ->
            [one] one segment
           *[other] { $by } segments
        }, to segment **{ $segment }**.
    }
event-alternatif-hold_chosen = { "" }
    .manner = quiet
event-alternatif-hold_rolled = { $face ->
        [0] { $action ->
            [twist] 🤼 **{ $combatant }** twists what is held ({ $part_word }): nothing can stop it.
            [strangle] 🤼 **{ $combatant }** tightens the grip on { $target }’s neck: nothing can stop it.
           *[other] { "" }
        }
       *[other] 🤼 **{ $combatant }** tries { $action ->
            [pass_guard] to get past the guard
            [key] a key ({ $part_word })
            [batter] to batter { $target ->
                [none] the opponent
               *[other] **{ $target }**
            }
            [close_attack] a melee-like attack ({ $weapon })
            [bring_down] to bring { $target ->
                [none] the opponent
               *[other] **{ $target }**
            } down
            [turn_over] to turn { $target ->
                [none] the opponent
               *[other] **{ $target }**
            } over
            [push] to push { $target ->
                [none] the opponent
               *[other] **{ $target }**
            } back
            [disarm] to knock away { $weapon_the }
            [draw] to draw ({ $weapon })
            [use_object] to use an object
            [escape] an escape ({ $part_word })
           *[other] something else{ $own_name ->
                [none] { "" }
               *[other] {" "}({ $own_name_shown })
            }
        }{ $action ->
            [batter] { "" }
            [bring_down] { "" }
            [turn_over] { "" }
            [push] { "" }
           *[other] { $target ->
                [none] { "" }
               *[other] , against **{ $target }**
            }
        }: { $natural ->
            [20] **natural 20{ $outcome ->
                [success] , success!**
               *[failure] , but in vain.**
            }
            [1] **natural 1, failed!**
           *[other] { $outcome ->
                [success] { $critical ->
                    [yes] **success, critical hit**
                   *[no] **success**
                }
               *[failure] failed
            }{ $against ->
                [none] .
               *[other]{ $total_against }.
            }
        }
    }
why-alternatif-hold_rolled = { $face ->
        [0] Succeeds by itself.
       *[other] Strike total: { $terms } = **{ $total }**
            { $opposed_by ->
                [class] Wrestling class: { $against_sum }
                [strike] The opportunity attack opposes **{ $against ->
                    [none] nothing
                   *[other] { $against }
                }**
                [save] The save opposes **{ $against }**
               *[push] The opponent opposes **{ $against }**
            }
    }
event-alternatif-resistance_rolled = { $kind ->
        [save] 🎲 **{ $combatant }**, with no weapon ready, opposes a reflex save: **{ $total_kept }**.
       *[push] 🎲 **{ $combatant }** resists: **{ $total_kept }**.
    }
why-alternatif-resistance_rolled = { $terms } = **{ $total }**
event-alternatif-counter_rolled = 🛡️ **{ $combatant }** counters: { $natural ->
        [1] natural 1, in vain.
       *[other] { $outcome ->
            [success] **{ $opponent }’s hold is annulled**{ $total_against }.
           *[failure] in vain{ $total_against }{ $needed ->
                [none] { "" }
               *[other] : against a natural 20 it takes { $needed ->
                    [20] a 20
                   *[other] { $needed } or more
                } on the die
            }.
        }
    }
why-alternatif-counter_rolled = Counter: { $terms } = **{ $total }**
    Against: { $against_sum }{ $needed ->
        [none] { "" }
       *[other] . To stop it takes { $needed ->
            [20] 20
           *[other] { $needed } or more
        } on the die
    }
event-alternatif-counter_declined = **{ $combatant }** does not counter.
event-alternatif-hold_aimed = { "" }
    .manner = quiet
event-alternatif-hold_settled = { $how ->
        [void] { $combatant }’s hold finds nobody any more.
       *[other] { "" }
    }
event-alternatif-clinch_begun = 🤼 { $how ->
        [pass_guard] **{ $combatant }** has got past the guard and is locked with **{ $target }**.
        [joined] **{ $combatant }** joins the clinch and seizes **{ $target }**.
        [guard_down] **{ $combatant }** uses the lowered guard and seizes **{ $target }**.
        [sneak] **{ $combatant }** seizes **{ $target }** before being noticed.
        [gm] The GM has **{ $combatant }** and **{ $target }** wrestle.
       *[other] **{ $combatant }** and **{ $target }** are wrestling.
    }
event-alternatif-clinch_ended = { $reason ->
        [gm] ↔️ The GM separates **{ $combatant }** and **{ $target }**: the clinch is broken.
        [brought_down] ↔️ **{ $combatant }** stays up: the clinch with **{ $target }** is broken.
        [got_up] ↔️ **{ $combatant }** gets up and leaves **{ $target }**.
        [stepped_out] ↔️ **{ $combatant }** leaves **{ $target }** to the others and steps out of the clinch.
        [pushed] ↔️ **{ $combatant }** and **{ $target }** hold each other no more.
       *[other] { "" }
    }
event-alternatif-key_set = 🔒 **{ $target }** suffers a key: { $part_word }.
event-alternatif-key_ended = 🔓 { $how ->
        [escaped] **{ $other }** breaks { $combatant }’s key ({ $part_word }).
        [given_up] **{ $combatant }** gives the key up ({ $part_word }).
       *[released] **{ $combatant }** lets the key go ({ $part_word }).
    }
event-alternatif-gag_changed = { $on ->
        [yes] 🤐 **{ $combatant }** gags **{ $target }** by hand: no word, no cry, no spoken spell.
       *[no] **{ $target }** can speak again.
    }
event-alternatif-turned_over = ⤵️ **{ $combatant }** is on top of **{ $target }**.
event-alternatif-hold_hurt = 💥 **{ $target }** { $stamina ->
        [none] is shaken by it
        [0] { $body ->
            [0] loses nothing
            [one] loses **one body point**
           *[other] loses **{ $body } body points**
        }
        [one] { $body ->
            [0] loses **one stamina point**
            [one] loses **one stamina point and one body point**
           *[other] loses **one stamina point and { $body } body points**
        }
       *[other] { $body ->
            [0] loses **{ $stamina } stamina points**
            [one] loses **{ $stamina } stamina points and one body point**
           *[other] loses **{ $stamina } stamina points and { $body } body points**
        }
    }{ $broken ->
        [none] { $critical ->
            [wear] : attrition critical!
            [exceptional] : exceptional critical!
            [sneak] : sneak critical!
           *[none] .
        }
       *[other] : broken ({ $broken_word })!
    }
why-alternatif-hold_hurt = Damage: { $terms } = **{ $total }**{ $doubled ->
        [yes] { $margin ->
            [none] , doubled; body points: { $body_die } − { $body_less }, or what exceeds stamina
           *[other] , doubled; body points: { $margin }, the margin of the save, or what exceeds stamina
        }
       *[no] { "" }
    }
event-alternatif-pushed_back = ↔️ **{ $target }** is driven back by { $cells ->
        [one] one cell
       *[other] { $cells } cells
    }{ $together ->
        [yes] , and **{ $combatant }** with it.
       *[no] .
    }
event-alternatif-object_used = ✨ **{ $combatant }** works the object: what it does is for the GM to say.
event-alternatif-blow_strayed = { $victim ->
        [none] 🎯 A blow into a clinch, d100 = { $face }: it goes to **{ $target }** as meant.
       *[other] 🎯 A blow into a clinch, d100 = { $face }: not { $target } but **{ $victim }** is in its way!
    }
why-alternatif-blow_strayed = Risk of hitting somebody else: { $chance }%
event-alternatif-wrestler_amended = 🔧 **{ $combatant }** in wrestling: { $die ->
        [none] { $closed ->
            [none] { $opened ->
                [none] one more action, { $own }.
               *[other] { $opened_value } is possible again.
            }
           *[other] { $closed_value } is not possible any more.
        }
       *[other] reaction die { $die }.
    }

## What is asked
question-alternatif-wrestle = { $clinched ->
        [yes] 🤼 **{ $who }**, segment { $segment }: your wrestling action { $free ->
            [yes] is free
           *[no] has come up
        }. What do you do?{ $suffered ->
            [0] { "" }
            [one] {" "}You suffer a key.
           *[other] {" "}You suffer { $suffered } keys: escape only.
        }{ $held ->
            [2] {" "}Two keys held: let one go to act.
           *[other] { "" }
        }
       *[no] 🤼 **{ $who }**, segment { $segment }: now is the moment to begin to wrestle. What do you do?
    }
option-alternatif-wrestle-action-pass_guard = Get past the guard
option-alternatif-wrestle-action-grab = Seize
option-alternatif-wrestle-action-key = Key
option-alternatif-wrestle-action-twist = Twist
option-alternatif-wrestle-action-strangle = Strangle
option-alternatif-wrestle-action-batter = Batter
option-alternatif-wrestle-action-close_attack = Strike (dagger, fist)
option-alternatif-wrestle-action-bring_down = Bring down
option-alternatif-wrestle-action-turn_over = Turn over
option-alternatif-wrestle-action-push = Push
option-alternatif-wrestle-action-disarm = Disarm
option-alternatif-wrestle-action-draw = Draw
option-alternatif-wrestle-action-use_object = Use an object
option-alternatif-wrestle-action-escape = Escape
option-alternatif-wrestle-action-get_up = Get up and leave
option-alternatif-wrestle-action-release = Let a key go
option-alternatif-wrestle-action-gag = Gag
option-alternatif-wrestle-action-ungag = Let speak
option-alternatif-wrestle-action-step_out = Step out
option-alternatif-wrestle-action = { $own_en ->
        [none] { $own_fr ->
            [none] Another hold
           *[other] { $own_fr_shown }
        }
       *[other] { $own_en_shown }
    }
option-alternatif-wrestle-target = { $value }
option-alternatif-wrestle-part-right_arm = Right arm
option-alternatif-wrestle-part-left_arm = Left arm
option-alternatif-wrestle-part-head = Head
option-alternatif-wrestle-part-neck = Neck
option-alternatif-wrestle-part-right_leg = Right leg
option-alternatif-wrestle-part-left_leg = Left leg
option-alternatif-wrestle-key = { $part_word } ({ $holder } on { $victim })
option-alternatif-wrestle-follow-follow = Follow to the ground
option-alternatif-wrestle-follow-stay = Stay up
option-alternatif-wrestle-none = Do nothing
choose-alternatif-action = Choose an action…
choose-alternatif-part = Which part of the body?
choose-alternatif-key = Which key?
question-alternatif-wrestle_choice = ⚡ **{ $who }**, your wrestling action and the opponent’s come together: act, or go on the defensive to be able to counter?
secret-alternatif-wrestle_choice = 🤫 **Secret choice** for { $who }: act, or go on the defensive? All choices are revealed together.
secret-alternatif-wrestle = 🤫 **Secret choice** for { $who }: which wrestling action? The dice fall when all have chosen.
default-alternatif-wrestle_choice = Go on the defensive
option-alternatif-wrestle_choice-act = Act
option-alternatif-wrestle_choice-guard = Defensive
question-alternatif-counter = **{ $who }**, { $count ->
        [one] { $opponent } succeeds in a hold ({ $action_word }{ $part ->
            [none] { "" }
           *[other] : { $part_word }
        }{ $natural ->
            [yes] {" "}(natural 20, which only { $score ->
                [20] 20
               *[other] { $score } or more
            } on the die stops)
           *[no] { "" }
        }). Do you counter?
       *[other] { $count } holds succeed on you. Which do you counter?
    }{ $lines ->
        [yes] { "" }
       *[no] {" "}{ $free ->
            [yes] On the defensive, countering costs nothing more.
           *[no] Countering postpones your action by { $cost ->
                [one] one segment
               *[other] { $cost } segments
            }.
        }
    }
option-alternatif-counter-counter = { $count ->
        [one] Counter
       *[other] Counter { $opponent } ({ $action_word })
    }
option-alternatif-counter-none = Let it be
option-alternatif-declare-action-wrestle = Wrestle
option-alternatif-declare-action-release = Let a key go
option-alternatif-declare-action-gag = Gag
option-alternatif-declare-action-ungag = Let speak
option-alternatif-declare-action-step_out = Step out
option-alternatif-declare-with-right_arm = Right arm
option-alternatif-declare-with-left_arm = Left arm
option-alternatif-declare-with-head = Head
option-alternatif-declare-with-neck = Neck
option-alternatif-declare-with-right_leg = Right leg
option-alternatif-declare-with-left_leg = Left leg
word-question-wrestle = wrestling action
word-question-wrestle_choice = secret choice
word-question-counter = hold to counter

## What is wrong
refused-alternatif-already-clinched = { $a } and { $b } are wrestling already.
refused-alternatif-already-wrestling = { $name } wrestles already: what to do with { $target } is chosen when the action comes up.
refused-alternatif-clinched = { $name } is wrestling and can do nothing else: a wrestling action when it comes up, or break off first (bring down, get up, step out).
refused-alternatif-gagged = { $name } has a hand on the mouth (a key on the head) and can neither cry out nor speak a word: break the key first, or wait until it is let go.
refused-alternatif-no-such-hold = { $name } holds nobody like that: there is nothing to let go or to change.
refused-alternatif-not-clinched = { $a } and { $b } are not wrestling.
refused-alternatif-not-stepping-out = { $name } cannot step out of the clinch: an ally must stay locked with the opponent, who must hold no key on { $name }.
refused-alternatif-wrestle-bare = { $target } has a weapon: to get past the guard { $name } needs empty hands. Drop { $weapon_the } first.
refused-alternatif-wrestle-hands = Nobody wrestles with full hands: { $name } must drop { $weapon_the } first (`/declare action:Drop`).

## Words
word-action-wrestle = wrestle
word-alternatif-action-release = let a key go
word-alternatif-action-gag = gag
word-alternatif-action-ungag = let speak
word-alternatif-action-step_out = step out of the clinch
word-alternatif-action-pass_guard = get past the guard
word-alternatif-action-grab = seize
word-alternatif-action-key = key
word-alternatif-action-twist = twist
word-alternatif-action-strangle = strangling
word-alternatif-action-batter = battering
word-alternatif-action-close_attack = melee-like attack
word-alternatif-action-bring_down = bringing down
word-alternatif-action-turn_over = turning over
word-alternatif-action-push = pushing
word-alternatif-action-disarm = disarming
word-alternatif-action-use_object = using an object
word-alternatif-action-escape = escape
word-alternatif-action-get_up = getting up and leaving
word-alternatif-action-dismember = tearing a limb off
word-alternatif-value-twist = twist
word-alternatif-value-escape = escape
word-alternatif-value-strangle = strangling
word-alternatif-value-key = key
word-alternatif-value-batter = battering
word-alternatif-value-close_attack = melee-like attack
word-alternatif-value-bring_down = bringing down
word-alternatif-value-turn_over = turning over
word-alternatif-value-push = pushing
word-alternatif-value-disarm = disarming
word-alternatif-value-draw = drawing
word-alternatif-value-use_object = using an object
word-alternatif-part-right_arm = right arm
word-alternatif-part-left_arm = left arm
word-alternatif-part-head = head
word-alternatif-part-neck = neck
word-alternatif-part-right_leg = right leg
word-alternatif-part-left_leg = left leg
word-alternatif-keys-right_arm = right arm
word-alternatif-keys-left_arm = left arm
word-alternatif-keys-head = head
word-alternatif-keys-neck = neck
word-alternatif-keys-right_leg = right leg
word-alternatif-keys-left_leg = left leg
word-alternatif-keys_held-right_arm = right arm
word-alternatif-keys_held-left_arm = left arm
word-alternatif-keys_held-head = head
word-alternatif-keys_held-neck = neck
word-alternatif-keys_held-right_leg = right leg
word-alternatif-keys_held-left_leg = left leg
word-alternatif-broken-right_arm = right arm
word-alternatif-broken-left_arm = left arm
word-alternatif-broken-right_leg = right leg
word-alternatif-broken-left_leg = left leg
weapon-alternatif-wrestling = wrestling
    .the = wrestling
word-alternatif-tool-clinch = begin a clinch (who, target)
word-alternatif-tool-unclinch = end a clinch (who, target)
word-alternatif-tool-own_hold = own wrestling action (words: its name; value: 1d8)
word-alternatif-tool-closed_hold = close or reopen a wrestling action
word-alternatif-tool-go_on = let the fight go on
word-alternatif-tool-wrestling_die = wrestling reaction die
word-alternatif-matter-counter = countering in wrestling
word-alternatif-matter-wrestle_choice = simultaneous in wrestling
word-alternatif-order-act = act
word-alternatif-order-guard = defensive
word-alternatif-why-wrestle = wrestling
word-alternatif-why-wrestle-reaction = wrestling reaction
word-alternatif-why-wrestle-counter = counter
word-alternatif-why-wrestle-damage = wrestling damage
word-alternatif-why-stray-blow = stray blow
word-field-wrestling_rank = rank in wrestling
word-field-wrestling_dice = separate wrestling dice
term-half_martial_bonus = half the martial bonus
term-str_std = Strength
term-wrestling_rank = rank in wrestling
term-wrestling_score = wrestling score
term-underneath = underneath
term-leg_key = leg held
term-strike = strike total

## Settings
word-setting-key_malus = malus of a key
word-setting-fists_keep_off = bare fists keep a wrestler off
word-setting-hold_sizes = sizes in wrestling
word-alternatif-value-pass_guard = in passing the guard
word-alternatif-value-pass_guard_and_push = in passing the guard and in pushing
word-alternatif-value-neither = never
word-setting-wrestle_bm19_die = wrestling die from martial bonus 19
word-setting-wrestle_fumble = natural 1 in wrestling
word-setting-counter_against = difficulty of countering
word-setting-postpone_counts_extra_dice = postponing counts the extra dice
word-setting-pass_guard_tie = tie when getting past the guard
word-setting-join_clinch_free_action = free action on joining a clinch
word-setting-strangle_can_kill = strangling can kill
word-setting-turned_scope = malus of whoever is underneath
word-setting-prone_between_ground_wrestlers = wrestlers on the ground have the ground’s modifiers, too
word-setting-push_breaks_clinch = pushing breaks the clinch
word-alternatif-value-d3 = d3
word-alternatif-value-d4 = d4
word-alternatif-value-fail = plain failure
word-alternatif-value-wrestling_class = the wrestling class
word-alternatif-value-strike_total = the opponent’s strike total
word-alternatif-value-success = success
word-alternatif-value-d20 = on d20 rolls
setting-alternatif-key_malus = What each key suffered takes from every d20 roll: 5 by the rule, 6 by the example.
setting-alternatif-fists_keep_off = Whoever fights with bare fists keeps a wrestler off as a weapon does, or is seized without a roll.
setting-alternatif-hold_sizes = Passing the guard of somebody larger costs 8 a size, like a special action; pushing him in wrestling too, or neither.
setting-alternatif-wrestle_bm19_die = From martial bonus 19 the wrestling die is the table’s (d3), or stays a d4.
setting-alternatif-wrestle_fumble = A natural 1 in wrestling is a plain failure, or the die of fumbles is rolled.
setting-alternatif-counter_against = Countering must reach the opponent’s wrestling class, or the strike total.
setting-alternatif-postpone_counts_extra_dice = Postponing counts half of all the dice, or of one.
setting-alternatif-pass_guard_tie = With equal totals the guard is passed, or it is not.
setting-alternatif-join_clinch_free_action = Whoever joins a clinch has a free action at once, or has not.
setting-alternatif-strangle_can_kill = Strangling can go below zero body points, or stops at zero.
setting-alternatif-turned_scope = Whoever is underneath has −2 on d20 rolls, or on all dice.
setting-alternatif-prone_between_ground_wrestlers = Two wrestlers on the ground have its modifiers against each other, too, or only that of being underneath.
setting-alternatif-push_breaks_clinch = Pushing without any key breaks the clinch, or the wrestlers move together.
