# D&D Alternatif: what the table reads. One event, one sentence; `.manner`: see bot/render/rulings.py.

## The scene and its people
event-alternatif-scene_opened = Everybody announces a first action.
    .manner = quiet
event-alternatif-combatant_recorded = { "" }
    .manner = quiet
event-alternatif-combatant_joined = { $second ->
        [none] 🛡️ **{ $name }** enters the fight ({ $weapon }).
       *[other] 🛡️ **{ $name }** enters the fight ({ $weapon } and { $second_word }).
    }
event-alternatif-combatant_left = { $reason ->
        [removed] 🚪 The GM takes **{ $name }** out of the fight.
       *[left] 🚪 **{ $name }** leaves the fight.
    }
event-alternatif-combatant_hidden = 🌫️ The GM puts **{ $combatant }** out of sight.
event-alternatif-combatant_revealed = 👁️ **{ $name }** appears ({ $weapon }).
event-alternatif-handed_over = { $temperament ->
        [none] { $player ->
            [none] 🎭 The GM plays **{ $combatant }** from now on.
           *[other] 🎭 { $player_user } plays **{ $combatant }** from now on.
        }
       *[other] 🎭 **{ $combatant }** decides by temperament from now on ({ $temperament_word }).
    }

## Time and announcements
event-alternatif-segment_reached = — Segment { $segment } (round { $round }) —
    .manner = break
event-alternatif-round_ended = — End of round { $round } —
    .manner = break
event-alternatif-action_declared = { $repeated ->
        [yes] { "" }
       *[no] { $target ->
            [none] 📣 **{ $combatant }** gets ready to fight ({ $weapon }).
           *[other] { $kept ->
                [yes] 📣 **{ $combatant }** keeps the action under way and now aims at **{ $target }**.
               *[no] 📣 **{ $combatant }** gets ready to strike **{ $target }** ({ $weapon }).
            }
        }
    }
event-alternatif-reaction_rolled = ⏱️ { $combatant }: { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , { $adjust_signed } for Dexterity
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } postponed
    }: the action will come at segment **{ $segment }**.
event-alternatif-stood_by = { $forced ->
        [yes] { "" }
       *[no] ⌛ **{ $combatant }** stands by.
    }
event-alternatif-beat_imposed = ⌛ **{ $combatant }** takes stock until the end of segment { $until }.
event-alternatif-action_came_up = { $combatant }’s action comes up.
    .manner = quiet
event-alternatif-action_lost = { $reason ->
        [given_up] **{ $combatant }** gives up the blow.
        [no_target] **{ $combatant }** has nobody left to strike: the action is lost.
        [contact_lost] **{ $combatant }** is no longer in contact: the action is lost.
       *[interrupted] { $combatant }’s preparation is interrupted: the action is lost.
    }

## Blows
event-alternatif-simultaneous_announced = ⚡ **Simultaneous!** { $combatant } against { $enemies }.
    .manner = once
event-alternatif-choice_revealed = { $choice ->
        [attack] ⚡ **{ $combatant }** attacks.
       *[return_to_guard] ⚡ **{ $combatant }** returns to guard.
    }
event-alternatif-disengaged_briefly = ↔️ **{ $combatant }** and **{ $other }** draw apart for an instant: between them everything starts afresh.
event-alternatif-strike_chosen = { "" }
    .manner = quiet
event-alternatif-strike_rolled = ⚔️ **{ $combatant }** strikes **{ $target }** ({ $weapon }): { $natural ->
        [20] **natural 20, a hit!**
        [1] **natural 1, a miss!**
       *[other] { $outcome ->
            [hit] **a hit**, { $total } against { $against }.
           *[miss] a miss, { $total } against { $against }.
        }
    }
event-alternatif-parry_chosen = { $hand ->
        [none] **{ $combatant }** takes the hit.
       *[other] { "" }
    }
event-alternatif-parry_rolled = 🛡️ **{ $combatant }** parries ({ $weapon }): { $natural ->
        [20] **natural 20, { $attacker }’s blow is stopped!**
        [1] natural 1, the parry fails.
       *[other] { $outcome ->
            [parried] **{ $attacker }’s blow is stopped**, { $total } against { $against }.
           *[failed] the parry fails, { $total } against { $against }.
        }
    }
event-alternatif-initiative_postponed = ⏱️ { $combatant }: { $segment ->
        [none] the next action will wait { $by ->
            [one] one segment
           *[other] { $by } segments
        } more.
       *[other] the action is postponed by { $by ->
            [one] one segment
           *[other] { $by } segments
        }, to segment **{ $segment }**.
    }
event-alternatif-status_changed = { $status ->
        [defensive] **{ $combatant }** goes on the defensive.
       *[offensive] { "" }
    }
    .manner = join
event-alternatif-damage_dealt = 💥 **{ $target }** loses { $stamina ->
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
    }{ $wear_critical ->
        [yes] : a wear critical!
       *[no] .
    }
event-alternatif-wounds_counted = ❤️ { $combatant }: { $stamina_left } stamina, { $body_left } body.
    .manner = quiet
event-alternatif-combatant_out = ☠️ **{ $combatant } is out of the fight.**
event-alternatif-combatant_back = 💪 **{ $combatant }** gets up and fights on.
event-alternatif-fate_said = { $fate ->
        [unconscious] **{ $combatant }** is unconscious.
        [dying] **{ $combatant }** is dying.
        [dead] **{ $combatant }** is dead.
       *[open] { $combatant }’s fate is still to be told.
    }
event-alternatif-engagement_changed = { $reason ->
        [gm] { $added_count ->
            [0] ↔️ The GM parts { $removed }.
           *[other] ⚔️ The GM brings into contact { $added }.
        }
       *[other] { "" }
    }

## The GM's hand
event-alternatif-gm_overrode = 🔧 The GM corrects { $combatant ->
        [none] { $what_field }
       *[other] **{ $combatant }**, { $what_field }
    }: { $before ->
        [none] none
       *[other] { $before }
    } → **{ $after ->
        [none] none
       *[other] { $after }
    }**{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-alternatif-setting_changed = 🔧 The GM changes a setting, { $setting_word }: { $before_word } → **{ $after_word }**.

## Questions
question-alternatif-declare = **{ $who }**, what do you do?
question-alternatif-strike = **{ $who }**, segment { $segment }: your action has come up. Whom do you strike?
question-alternatif-parry = **{ $who }**, { $count ->
        [one] { $attacker }’s blow hits you ({ $natural ->
            [yes] natural 20
           *[no] { $total }
        }). Do you parry?
       *[other] { $count } blows hit you. Which do you parry?
    } { $free ->
        [yes] On the defensive, parrying costs nothing more.
       *[no] Parrying postpones your action by { $cost ->
            [one] one segment
           *[other] { $cost } segments
        }.
    }
secret-alternatif-simultaneous = 🤫 **A secret choice** for { $who }: attack, or return to guard? All choices are revealed together.
question-alternatif-simultaneous = ⚡ **{ $who }**, your action and your enemy’s come up together: attack, or return to guard?
word-question-declare = an action to announce
word-question-strike = a blow to strike
word-question-parry = a parry to decide
word-question-simultaneous = a secret choice
option-alternatif-declare-action-attack = Attack
option-alternatif-declare-action-standby = Stand by
option-alternatif-declare-target = Attack { $value }
option-alternatif-strike-target = Strike { $value }
option-alternatif-strike-none = Give up the blow
option-alternatif-parry-parry = { $count ->
        [one] Parry: { $weapon }
       *[other] Parry { $attacker }: { $weapon }
    }
option-alternatif-parry-none = Take the hit
option-alternatif-simultaneous-attack = Attack
option-alternatif-simultaneous-return_to_guard = Return to guard
option-alternatif-simultaneous-target = Attack { $value }

## Words
word-health-unhurt = unhurt
word-health-scratched = scratched
word-health-wounded = wounded
word-health-badly_wounded = badly hurt
word-health-out = down
word-action-attack = attack
word-action-melee = attack in melee
word-action-standby = stand by
word-fate-unconscious = unconscious
word-fate-dying = dying
word-fate-dead = dead
word-flag-yes = yes
word-flag-no = no
word-field-name = name
word-field-class = class
word-field-level = level
word-field-weapons = weapons
word-field-armour = armour
word-field-stamina = stamina
word-field-stamina_max = greatest stamina
word-field-body = body points
word-field-body_max = most body points
word-field-ac = armour class
word-field-bm = martial bonus
word-field-str_hit = Strength to hit
word-field-str_damage = Strength to damage
word-field-dex_std = Dexterity
word-field-due = due segment
word-field-initiative = due segment
word-field-next_strike = adjustment of the next strike
word-field-attack = attack factor
word-field-defence = defence factor
word-setting-weapon_factors = weapon factors
word-setting-defence_factor_in_ac = defence factor in the AC
word-setting-negative_dex_on_reaction = negative Dexterity on reactions
word-setting-specialist_shift = specialists’ reactions
word-setting-left_hand_specialist = left-hand specialist
word-setting-parry_no_answer = parry without an answer
word-setting-open_initiative = initiatives in the open
word-setting-round_separators = lines between rounds

## Why
why-alternatif-reaction_rolled = { $die }: { $faces }{ $adjust ->
        [0] { "" }
       *[other] {" "}{ $adjust_signed } (Dexterity)
    }{ $postponed ->
        [0] { "" }
       *[other] {" "}{ $postponed_signed } (postponement)
    }, from segment { $stamp }: segment { $segment }.
why-alternatif-strike_rolled = Strike total: { $terms } = **{ $total }**
    Against: { $against_terms } = **{ $against }**
why-alternatif-parry_rolled = Parry: { $terms } = **{ $total }**, against the strike total **{ $against }**
why-alternatif-damage_dealt = Damage: { $terms } = **{ $total }**
why-alternatif-initiative_postponed = Postponement: { $by ->
        [one] one segment
       *[other] { $by } segments
    }.

## Tracker, sheet and fighter
moment-alternatif = { $segment ->
        [0] Opening
       *[other] Segment { $segment } (round { $round })
    }
hint-alternatif = { $decided ->
        [yes] 🏁 Only one side is still standing: the GM may end the fight (`/encounter end`).
       *[no] { "" }
    }
cell-alternatif-1 = { $health ->
        [unhurt] unhurt
        [scratched] scratched
        [wounded] wounded
        [badly_wounded] bad shape
        [out] down
       *[none] { "" }
    }
    .width = 9
cell-alternatif-2 = { $due ->
        [none] { $status ->
            [defensive] def.
           *[other] { "" }
        }
       *[other] →{ $due }
    }
    .width = 4
sheet-alternatif = 📜 **{ $name }**{ $class ->
        [none] { "" }
       *[other] , { $class_shown } of level { $level }
    }
    Martial bonus { $bm_signed } · AC { $ac } ({ $armour })
    Stamina { $stamina } · Body points { $body }
    Strength to hit { $str_hit_signed }, to damage { $str_damage_signed } · Dexterity { $dex_std_signed }{ $left_hand_rank ->
        [0] { "" }
       *[other] { " " }· Left-hand fighting: rank { $left_hand_rank }
    }
    { $weapons ->
        [none] No weapon
       *[other] Weapons: { $weapons_shown }
    }
fighter-alternatif = { $out ->
        [yes] ☠️ Out of the fight.
       *[no] { $up ->
            [yes] ⏱️ The action has come up: it is now.
           *[no] { $due ->
                [none] { $standby ->
                    [yes] ⏱️ Standing by.
                   *[no] ⏱️ Nothing announced: `/declare`.
                }
               *[other] ⏱️ Next action at segment **{ $due }**{ $target ->
                    [none] { "" }
                   *[other] , against { $target }
                }.
            }
        }
    }
    ❤️ Stamina { $stamina }/{ $stamina_max } · Body points { $body }/{ $body_max }
    ⚔️ { $weapon } ({ $damage }) · AC { $ac } · Martial bonus { $bm_signed }{ $status ->
        [defensive] {" "}· on the defensive
       *[other] { "" }
    }
ally-alternatif = { $out ->
        [yes] **{ $who }**: out of the fight.
       *[no] { $due ->
            [none] { $up ->
                [yes] **{ $who }**: { $stamina }/{ $stamina_max } stamina, the action has come up.
               *[no] **{ $who }**: { $stamina }/{ $stamina_max } stamina, nothing in preparation.
            }
           *[other] **{ $who }**: { $stamina }/{ $stamina_max } stamina, next action at segment { $due }.
        }
    }
word-field-amount = amount
word-field-segments = segments
word-field-hit_bonus = bonus to hit
word-field-damage_bonus = bonus to damage
