# Percentile rules: people, rounds, announcements and the GM’s hand. A key that ends in `-more` is how a line goes on
# when several events of one kind follow each other (see bot/render/rulings.py).

## The scene and its people
event-percentile-scene_opened = The rounds may begin.
    .manner = quiet
event-percentile-combatant_joined = 🛡️ **{ $name }** joins the fight ({ $weapon }{ $soldiers ->
        [none] { "" }
       *[other] , soldiers: { $soldiers_shown }
    }){ $behind ->
        [yes] { ", " }behind
       *[no] { "" }
    }.
event-percentile-combatant_joined-all = 🛡️ { $names } join the fight ({ $weapon }{ $soldiers ->
        [none] { "" }
       *[other] , soldiers: { $soldiers_shown } in each battalion
    }){ $behind ->
        [yes] { ", " }behind
       *[no] { "" }
    }.

## Rounds and initiative
event-percentile-round_ended = End of round { $round }.
    .manner = quiet
event-percentile-phase_reached = { "" }
    .manner = quiet
event-percentile-initiative_rolled = 🎲 Initiative: { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**{ $face ->
            [none] {" "}(surprise)
           *[other] { "" }
        }
    }
event-percentile-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**{ $face ->
            [none] {" "}(surprise)
           *[other] { "" }
        }
    }
why-percentile-initiative_rolled = { $face ->
        [none] Surprise: no die, **{ $initiative }**
       *[other] Die: **{ $face_shown }**
    }
event-percentile-places_swapped = 🔧 The GM has **{ $combatant }** and **{ $other }** swap places in the order.

## Announcements and postures
event-percentile-action_declared = 📣 **{ $combatant }** announces: { $kind ->
        [attack] { $discreet ->
            [yes] a discreet attack on
           *[no] attack
        } **{ $target }**{ $two ->
            [yes] , with two weapons
           *[no] { "" }
        }{ $arm ->
            [second] , with the second weapon{ $second ->
                [none] { "" }
               *[other] {" "}({ $second_word })
            }
            [fists] , bare-handed
            [grip] , in a grip
           *[main] { "" }
        }{ $single ->
            [yes] , this target alone
           *[no] { "" }
        }{ $aim ->
            [precise] , a precise part
            [vital] , a vital part
           *[none] { "" }
        }{ $knock_out ->
            [yes] , to knock out
           *[no] { "" }
        }{ $charge ->
            [yes] , charging
           *[no] { "" }
        }
        [wrestling] { $hold ->
            [pin] immobilise
            [throw_down] throw down
            [none] wrestle with
           *[strangle] strangle
        } **{ $target }**
        [parry] parry
        [dodge] dodge **{ $target }**
        [disengage] break off
        [flee] flee the fight
        [draw] draw { $drawn_the }
        [cast] { $spell_word }{ $target ->
            [none] { "" }
           *[other] {" "}on **{ $target }**
        }
        [wait] { $waits ->
            [energy] gather energy
            [bonus] prepare the next action
           *[reaction] react if { $trigger_who_word } { $trigger_what_word }{ $trigger_whom ->
                [none] { "" }
               *[other] {" "}**{ $trigger_whom }**
            }: { $reaction ->
                [attack] attack { $target ->
                    [none] whoever does
                   *[other] **{ $target }**
                }{ $arm ->
                    [second] , with the second weapon{ $second ->
                        [none] { "" }
                       *[other] {" "}({ $second_word })
                    }
                    [fists] , bare-handed
                    [grip] , in a grip
                   *[main] { "" }
                }
                [wrestling] { $hold ->
                    [pin] immobilise
                    [throw_down] throw down
                    [strangle] strangle
                   *[none] wrestle with
                } { $target ->
                    [none] whoever does
                   *[other] **{ $target }**
                }
                [cast] { $spell_word }{ $target ->
                    [none] { "" }
                   *[other] {" "}on **{ $target }**
                }
                [flee] flee the fight
                [move] move
               *[other] another action
            }
        }
        [move] move{ $target ->
            [none] { "" }
           *[other] {" "}towards **{ $target }**
        }
        [get_free] get free
        [other] another action
       *[nothing] do nothing
    }{ $posture ->
        [none] { "" }
       *[other] , { $posture_word } posture
    }{ $detail_raw ->
        [none] .
       *[other] {" "}({ $detail }).
    }
event-percentile-intention_shown = 👁️ **{ $combatant }** { $hint_raw ->
        [none] { $kind ->
            [attack] seems about to attack
            [cast] seems to be chanting
            [move] seems about to move
            [wait] seems to be waiting
           *[other] seems to be preparing something
        }
       *[other] ({ $hint })
    }
event-percentile-intention_shown-more = **{ $combatant }** { $hint_raw ->
        [none] { $kind ->
            [attack] seems about to attack
            [cast] seems to be chanting
            [move] seems about to move
            [wait] seems to be waiting
           *[other] seems to be preparing something
        }
       *[other] ({ $hint })
    }
event-percentile-declaration_amended = { $granted ->
        [yes] 🗝️ The GM grants **{ $combatant }** the discreet attack.
        [no] 🗝️ The GM refuses **{ $combatant }** the discreet attack.
       *[none] { $penalty ->
            [none] { "" }
           *[other] 🎯 Aiming at a vital part: { $penalty_signed } for **{ $combatant }**.
        }
    }
event-percentile-posture_taken = ♟️ { $combatant }: **{ $posture ->
        [none] none
       *[other] { $posture_word }
    }**
event-percentile-posture_taken-more = { $combatant }: **{ $posture ->
        [none] none
       *[other] { $posture_word }
    }**

## The GM’s hand
event-percentile-rerolls_changed = { $reason ->
        [gm] 🎁 **{ $combatant }**: advantages { $advantages }{ $brief_advantages ->
            [0] { "" }
           *[other] {" "}({ $brief_advantages_shown } for this round)
        }, disadvantages { $disadvantages }{ $brief_disadvantages ->
            [0] { "" }
           *[other] {" "}({ $brief_disadvantages_shown } for this round)
        }{ $why_so_raw ->
            [none] .
           *[other] {" "}({ $why_so }).
        }
        [expired] ⌛ **{ $combatant }**: advantages { $advantages }, disadvantages { $disadvantages }.
       *[spent] { "" }
    }
event-percentile-modifier_set = { $value ->
        [0] 🔧 The GM takes back the modifier of { $combatant }{ $skill ->
            [none] { "" }
           *[other] {" "}({ $skill_word })
        }{ $against ->
            [none] { "" }
           *[other] {" "}against **{ $against }**
        }.
       *[other] 🔧 The GM gives **{ $value_signed }** to **{ $combatant }**{ $skill ->
            [none] {" "}for every roll
           *[other] {" "}({ $skill_word })
        }{ $against ->
            [none] { "" }
           *[other] {" "}against **{ $against }**
        }{ $once ->
            [yes] , for once
           *[no] { "" }
        }{ $reason_raw ->
            [none] .
           *[other] : { $reason }.
        }
    }
event-percentile-modifier_spent = { "" }
    .manner = quiet
event-percentile-cover_set = { $penalty ->
        [0] 🧱 **{ $combatant }** is no longer in cover.
       *[other] { $all ->
            [yes] 🧱 **{ $combatant }** is in cover: { $penalty_signed } to every attack.
           *[no] 🧱 **{ $combatant }** is in cover: { $penalty_signed } to whoever shoots.
        }
    }
event-percentile-distance_set = { $distance ->
        [none] 📏 The distance between **{ $combatant }** and **{ $other }** no longer counts.
       *[other] 📏 **{ $combatant }** and **{ $other }** are { $distance_shown } cm apart.
    }
event-percentile-reach_warned = 📏 At { $distance } cm, { $combatant }’s weapon is not at its distance; the attack goes ahead all the same.
event-percentile-opportunity_given = ⚡ The GM gives **{ $combatant }** an attack of opportunity on **{ $target }**.
event-percentile-opportunity_passed = **{ $combatant }** lets the attack of opportunity on **{ $target }** pass.
event-percentile-action_granted = ➕ The GM gives **{ $combatant }** one more action.
event-percentile-surprise_said = { $on ->
        [yes] ❗ **{ $combatant }** acts by surprise: initiative 7.
       *[no] **{ $combatant }** loses the benefit of surprise.
    }
event-percentile-mounted_said = { $on ->
        [yes] 🐎 **{ $combatant }** mounts.
       *[no] 🐎 **{ $combatant }** dismounts.
    }
