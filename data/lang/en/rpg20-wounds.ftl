# RPG 2.0: where a blow falls, what it does, what protects, wounds and what follows, explosions.

event-rpg20-place_found = 💥 **{ $target }**: { $place_word }.
why-rpg20-place_found = { $faces_count ->
        [0] { "" }
       *[other] { $place_word }: d20 of **{ $faces_words }**
    }
event-rpg20-shield_placed = { $parts_count ->
        [0] { "" }
       *[other] 🛡️ **{ $combatant }** places the shield: { $parts_words }.
    }
event-rpg20-damage_rolled = { $total ->
        [none] { "" }
       *[other] Damage: { $total_shown }{ $times ->
            [2] {" "}(doubled)
           *[other] { $most ->
                [yes] {" "}(the most there can be)
               *[no] { "" }
            }
        }.
    }
    .manner = join
why-rpg20-damage_rolled = { $most ->
        [yes] The most that the weapon can do: **{ $total }**
       *[no] Damage: { $times ->
            [1] { $terms }
           *[other] [{ $terms }] × { $times_shown }
        } = **{ $total }**
    }
event-rpg20-protection_rolled = { $total ->
        [none] { "" }
        [0] { $terms_count ->
            [0] { $lack ->
                [place] No protection there.
                [kind] Protection of no use against this blow.
               *[none] { "" }
            }
           *[other] Protection: 0, **nothing is stopped**.
        }
       *[other] Protection: { $total_shown }{ $left ->
            [0] , **all of it is stopped**.
           *[other] .
        }
    }
    .manner = join
why-rpg20-protection_rolled = { $terms_count ->
        [0] { $shield ->
            [0] { "" }
           *[other] Protection: { $shield_shown } (shield) = **{ $total }**
        }
       *[other] Protection: { $terms }{ $shield ->
            [0] { "" }
           *[other] {" "}+ { $shield_shown } (shield)
        } = **{ $total }**
    }
event-rpg20-shield_worn = { $broken ->
        [yes] 💔 The shield of { $combatant } is in pieces.
       *[no] { "" }
    }
event-rpg20-piece_switched = { $off ->
        [yes] 🔧 **{ $combatant }** loses a protection: { $piece_word }.
       *[no] 🔧 **{ $combatant }** has a protection again: { $piece_word }.
    }
event-rpg20-wounded = Lost: { $points ->
        [none] blood
        [1] **one point**
       *[other] **{ $points_shown } points**
    }{ $left ->
        [none] { "" }
       *[other] {" "}({ $gauge_word } { $gauge_left }, total { $left_shown })
    }.
    .manner = join
event-rpg20-consequenced = { $result ->
        [flesh] 🤕 **{ $combatant }**: nothing vital is hit (d10: { $face }).
        [haemorrhage] 🩸 **{ $combatant }** bleeds: a point less each sequence (d10: { $face }).
        [pain] 😖 Pain paralyses **{ $combatant }** until treated (d10: { $face }).
        [unconscious] 💫 **{ $combatant }** falls unconscious (d10: { $face }).
        [days] ⚰️ Untreated, **{ $combatant }** will die in { $delay } days (d10: { $face }).
        [hours] ⚰️ Untreated, **{ $combatant }** will die in { $delay } h (d10: { $face }).
        [killed] ☠️ **{ $combatant }** dies at once (d10: { $face }).
        [drops] 🤕 **{ $combatant }**, { $gauge_word }: the flesh only (d10: { $face }).
        [bone] 🦴 **{ $combatant }**, { $gauge_word }: the bone is hit (d10: { $face }).
        [broken] 🦴 **{ $combatant }**, { $gauge_word }: **broken**, of no use (d10: { $face }).
        [torn] 🩸 **{ $combatant }**, { $gauge_word }: **torn off**; a point less each sequence (d10: { $face }).
        [torn_dead] ☠️ **{ $combatant }**, { $gauge_word }: **torn off**, and that is death (d10: { $face }).
        [stands] 🤕 **{ $combatant }**, { $gauge_word }: the flesh only, the leg holds (d10: { $face }).
        [falls] ⤵️ **{ $combatant }**, { $gauge_word }: the bone is hit, **a fall** (d10: { $face }).
       *[leg_broken] ⤵️ **{ $combatant }**, { $gauge_word }: the bone breaks, **a fall**, no getting up without help (d10: { $face }).
    }
why-rpg20-consequenced = { $gauge_word }: **{ $face }** on a d10
event-rpg20-died = { $how ->
        [head] ☠️ **{ $combatant }** dies of a blow to the head.
        [fatal] ☠️ **{ $combatant }** dies of the fatal blow.
        [delay] ☠️ **{ $combatant }** dies, untreated.
       *[gm] ☠️ **{ $combatant }** dies, says the GM.
    }
event-rpg20-body_tested = { $success ->
        [yes] 💫 Total below zero: **{ $combatant }** falls into a coma
       *[no] ☠️ Total below zero: **{ $combatant }** dies
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-body_tested = { $terms } = **{ $total }**; die: **{ $face }**
event-rpg20-bled = 🩸 **{ $combatant }** bleeds: { $points ->
        [none] the total goes down
        [1] a point less
       *[other] { $points_shown } points less
    }{ $left ->
        [none] { "" }
       *[other] {" "}(total { $left_shown })
    }.
event-rpg20-treated = 🩹 **{ $combatant }** treats **{ $target }** ({ $ill_word }): { $success ->
        [yes] **success**
       *[no] failure
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-treated = { $terms } = **{ $total }**; die: **{ $face }**
event-rpg20-state_set = { $status ->
        [dead] { $on ->
            [yes] ☠️ **{ $combatant }** has died, says the GM.
           *[no] 💪 **{ $combatant }** is alive, says the GM.
        }
       *[other] { $on ->
            [yes] 🔧 By the GM’s word: **{ $combatant }**: { $status_word }{ $until ->
                [none] { "" }
               *[other] , until sequence { $until } begins
            }.
           *[no] 🔧 By the GM’s word: over for **{ $combatant }**: { $status_word }.
        }
    }
event-rpg20-got_up = ⤴️ **{ $combatant }** gets up.

## Explosions
event-rpg20-explosive_thrown = { "" }
    .manner = quiet
event-rpg20-explosive_landed = { "" }
    .manner = quiet
event-rpg20-spot_measured = 📏 From **{ $combatant }** to the place it is meant for: { $metres ->
        [0] point-blank
       *[other] { $metres_shown } m
    }.
event-rpg20-spot_rolled = 🎯 **{ $combatant }** throws { $explosive_the } at a place: { $success ->
        [yes] **success**
       *[no] missed
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , die { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-spot_rolled = { $terms } = **{ $total }**; die: **{ $face_shown }**
event-rpg20-charge_set = 💣 An explosion beside { $combatant }: { $dice }, within { $zone } m.
event-rpg20-caught_said = { "" }
    .manner = quiet
event-rpg20-exploded = { $victims_count ->
        [0] 💨 The explosion reaches nobody.
       *[other] 💥 The explosion (**{ $total }** damage) reaches { $victims }.
    }
why-rpg20-exploded = { $victims_count ->
        [0] { "" }
       *[other] Damage: { $terms ->
            [none] { $faces }
           *[other] { $terms }
        } = **{ $total }**
    }
event-rpg20-smoked = 🌫️ { $explosive_word }: it is hard to see from now on.
event-rpg20-blasted = 💥 **{ $combatant }** loses { $points ->
        [none] blood
        [0] no point
        [1] **one point**
       *[other] **{ $points_shown } points**
    }{ $left ->
        [none] { "" }
       *[other] {" "}(total { $left_shown })
    }.
event-rpg20-blast_shared = { $hit ->
        [none] Places reached, already empty: { $gauges_words }.
       *[other] Hit: { $shared ->
            [none] { $lost ->
                [none] { $hit_each }
               *[other] { $lost_each }
            }
           *[other] { $shared_each }
        }.
    }
    .manner = join
why-rpg20-blast_shared = Places: d20 of { $faces_words }
