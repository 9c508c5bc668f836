# D&D Alternatif: blows, parries, wounds, fumbles and free actions.

## Simultaneous!
event-alternatif-simultaneous_announced = ⚡ **Simultaneous!** { $combatant } against { $enemies }.
    .manner = once
event-alternatif-choice_made = { "" }
    .manner = quiet
event-alternatif-choice_revealed = { $choice ->
        [attack] ⚡ **{ $combatant }** attacks{ $hand ->
            [left] {" "}with the off hand
           *[other] { "" }
        }.
        [special] ⚡ **{ $combatant }** goes for a special action ({ $special_word }){ $hand ->
            [left] {" "}with the off hand
           *[other] { "" }
        }.
       *[return_to_guard] ⚡ **{ $combatant }** returns to guard{ $hand ->
            [left] {" "}with the off hand
           *[other] { "" }
        }.
    }
event-alternatif-disengaged_briefly = ↔️ **{ $combatant }** and **{ $other }** draw apart for an instant: between them everything starts afresh.

## Striking
event-alternatif-strike_chosen = { "" }
event-alternatif-instead_weighed = { "" }
    .manner = quiet
event-alternatif-strike_rolled = ⚔️ **{ $combatant }** { $aimed ->
        [none] { $sneak ->
            [yes] makes a sneak attack on **{ $target }**{ $impetus ->
                [yes] {" "}at the end of the charge
               *[no] { "" }
            }
           *[no] { $occasion ->
                [free] { $impetus ->
                    [yes] strikes **{ $target }** by surprise at the end of the charge
                   *[no] strikes **{ $target }** with a free action
                }
                [charge] strikes **{ $target }** at the end of the charge
                [reception] receives the charge of **{ $target }**
                [frank] makes an opportunity attack on **{ $target }**{ $impetus ->
                    [yes] {" "}at the end of the charge
                   *[no] { "" }
                }
                [shot] shoots at **{ $target }**
               *[regular] strikes **{ $target }**
            }
        }
       *[other] aims at { $aimed_the } of { $target }
    } ({ $weapon }): { $natural ->
        [20] **{ $face ->
            [none] a natural
           *[other] natural { $face_shown }
        }, a hit!**
        [1] **natural 1, a miss!**
       *[other] { $outcome ->
            [hit] { $critical ->
                [yes] { $aimed ->
                    [none] **a critical hit**
                   *[other] **a hit**
                }
               *[no] **a hit**
            }{ $total_against }.
           *[miss] a miss{ $total_against }.
        }
    }
why-alternatif-strike_rolled = Strike total: { $terms } = **{ $total }**
    Against: { $against_sum }{ $lost ->
        [yes] . The other hand costs the weapon factor.
       *[no] { "" }
    }
event-alternatif-exceptional_shown = ✴️ Natural { $face }, { $weapon }: { $effect }

## Parrying
event-alternatif-parry_chosen = { $hand ->
        [none] **{ $combatant }** takes the hit.
       *[other] { "" }
    }
event-alternatif-parry_rolled = 🛡️ **{ $combatant }** parries ({ $weapon }): { $critical ->
        [yes] **{ $face ->
            [none] a natural
           *[other] natural { $face_shown }
        }, { $attacker }’s blow is stopped!**
       *[no] { $natural ->
            [1] natural 1, the parry fails{ $alone ->
                    [yes] {" "}against { $attacker }’s blow
                   *[no] { "" }
                }.
           *[other] { $outcome ->
                [parried] **{ $attacker }’s blow is stopped**{ $total_against }.
               *[failed] the parry fails{ $alone ->
                        [yes] {" "}against { $attacker }’s blow
                       *[no] { "" }
                    }{ $total_against }{ $needed ->
                        [none] { "" }
                       *[other] : against a natural 20 it takes { $needed ->
                            [20] a 20
                           *[other] { $needed } or more
                        } on the die
                    }.
            }
        }
    }
why-alternatif-parry_rolled = Parry: { $terms } = **{ $total }**, against the strike total **{ $against_kept }**{ $needed ->
        [none] { "" }
       *[other] . To stop it takes { $needed ->
            [20] 20
           *[other] { $needed } or more
        } on the die
    }{ $lost ->
        [yes] . The other hand costs the weapon factor.
       *[no] { "" }
    }
event-alternatif-initiative_postponed = ⏱️ { $combatant }{ $hand ->
        [left] , off hand
       *[other] { "" }
    }: { $segment ->
        [none] the next action will wait { $by ->
            [one] one segment
           *[other] { $by } segments
        } more.
       *[other] the action is postponed by { $by ->
            [one] one segment
           *[other] { $by } segments
        }, to segment **{ $segment }**.
    }
why-alternatif-initiative_postponed = Postponement: { $by ->
        [one] one segment
       *[other] { $by } segments
    }.
event-alternatif-status_changed = { $status ->
        [defensive] **{ $combatant }** goes on the defensive.
       *[offensive] { "" }
    }
    .manner = state

## Wounds
event-alternatif-damage_dealt = 💥 **{ $target }** loses { $stamina ->
        [none] some points
        [0] { $body ->
            [0] nothing
            [one] **one body point**
           *[other] **{ $body } body points**
        }
        [one] { $body ->
            [0] **one stamina point**
            [one] **one stamina point and one body point**
           *[other] **one stamina point and { $body } body points**
        }
       *[other] { $body ->
            [0] **{ $stamina } stamina points**
            [one] **{ $stamina } stamina points and one body point**
           *[other] **{ $stamina } stamina points and { $body } body points**
        }
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}({ $reason })
    }{ $alone ->
        [yes] {" "}({ $combatant }’s { $shot ->
            [yes] shot
           *[no] blow
        })
       *[no] { "" }
    }{ $critical ->
        [wear] : an attrition critical!
        [exceptional] : an exceptional critical!
        [sneak] : a sneak critical!
       *[none] .
    }
why-alternatif-damage_dealt = Damage: { $terms } = **{ $total }**{ $times ->
        [1] { $doubled ->
            [yes] , doubled
           *[no] { "" }
        }
        [2] , doubled
       *[other] , counted { $times } times
    }{ $doubled ->
        [yes] { $margin ->
            [none] { "" }; body points: { $body_die } (die) − 1, or what exceeds the stamina
           *[other] { "" }; body points: { $margin }, the margin of the save, or what exceeds the stamina
        }
       *[no] { "" }
    }
event-alternatif-effect_drawn = A wound ({ $place_word }){ $malus ->
        [none] { "" }
        [0] { "" }
       *[other] , { $malus_signed } on combat rolls
    }{ $bleeding ->
        [none] { "" }
       *[other] , { $bleeding_word }
    }{ $lame ->
        [yes] , lamed
       *[no] { "" }
    }.{ $text ->
        [none] { "" }
       *[other] {" "}{ $text_shown }
    }
    .manner = join
why-alternatif-effect_drawn = Critical effect ({ $table_word }): d100 = { $face }, column { $effect_column }
event-alternatif-injury_amended = 🩹 **{ $combatant }**: { $healed ->
        [yes] a wound is healed.
       *[no] a wound{ $malus ->
            [0] { "" }
           *[other] , { $malus_signed } on combat rolls
        }, { $bleeding_word }.{ $text ->
            [none] { "" }
           *[other] {" "}“{ $text_shown }”
        }
    }
event-alternatif-bled = 🩸 **{ $combatant }** bleeds and loses **{ $stamina ->
        [0] one body point
       *[other] one stamina point
    }**.
event-alternatif-wounds_counted = ❤️ { $combatant }: { $stamina_left } stamina, { $body_left } body.
    .manner = quiet
event-alternatif-combatant_out = ☠️ { $spent ->
        [yes] No body points left:{" "}
       *[no] { "" }
    }**{ $combatant } is out of the fight.**
event-alternatif-combatant_back = 💪 **{ $combatant }** gets up and fights on{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-alternatif-fate_said = { $fate ->
        [unconscious] **{ $combatant }** is unconscious.
        [dying] **{ $combatant }** is dying.
        [dead] **{ $combatant }** is dead.
       *[open] { $combatant }’s fate is still to be told.
    }
question-alternatif-fate = ☠️ { $count ->
        [1] What has become of **{ $fallen }**, who fell?
       *[other] What has become of the { $count } who fell ({ $fallen_listed })?
    }
option-alternatif-fate-unconscious = Unconscious
option-alternatif-fate-dying = Dying
option-alternatif-fate-dead = Dead
option-alternatif-fate-open = To be said later

## Weapons
event-alternatif-equipment_damaged = 💥 **{ $target }**, { $weapon }: **{ $total ->
        [none] some structure
        [one] one structure point
       *[other] { $total } structure points
    }** lost{ $left ->
        [none] .
        [0] .
       *[other] , { $left } left.
    }
why-alternatif-equipment_damaged = Damage: { $doubled ->
        [yes] [{ $terms }] × 2 (natural 20)
       *[no] { $terms }
    } = **{ $total }**
event-alternatif-weapon_changed = { $change ->
        [drawn] **{ $combatant }** draws { $weapon_the }.
        [sheathed] **{ $combatant }** sheathes { $weapon_the }.
        [picked_up] **{ $combatant }** picks up { $weapon_the }.
        [dropped] **{ $combatant }** drops { $weapon_the }.
        [broken] **{ $combatant }** loses { $weapon_the }, which breaks.
       *[readied] **{ $combatant }** will strike with the fist, too.
    }
    .manner = join

## Fumbles
event-alternatif-fumble_rolled = 💢 { $combatant }’s fumble ({ $weapon }){ $result ->
        [free_action] { $in_time ->
            [yes] : **{ $opponent }** may take a free action.
           *[no] : **{ $opponent }** would have a free action, but cannot act any more in this segment.
        }
        [weapon_broken] { $magic ->
            [yes] : the GM says whether it breaks.
           *[no] .
        }
        [companion_wounded] : a companion is in danger, the GM says who.
        [nothing] , without consequence.
       *[weapon_lost] .
    }
why-alternatif-fumble_rolled = Table of fumbles: d6 = { $face }
event-alternatif-mishap_settled = { $kind ->
        [magic] { $broken ->
            [yes] { "" }
           *[no] 💢 { $combatant }’s weapon holds.
        }
       *[companion] { $companion ->
            [none] 💢 { $combatant }’s stray blow hits nobody.
           *[other] 💢 { $combatant }’s stray blow hits **{ $companion }**.
        }
    }

## Free actions
event-alternatif-free_action_offered = { $cause ->
        [gm] { $kind ->
            [frank] 🎁 The GM offers **{ $combatant }** an opportunity attack on **{ $target }**.
           *[free] 🎁 The GM offers **{ $combatant }** a free action against **{ $target }**.
        }
       *[other] { "" }
    }
event-alternatif-free_action_settled = { $how ->
        [withdrawn] 🚫 The GM takes back **{ $combatant }**’s free action against **{ $target }**.
       *[other] { "" }
    }
