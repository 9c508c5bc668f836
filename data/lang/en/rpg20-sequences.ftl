# RPG 2.0: sequences. A key that ends in `-more` tells how a line goes on (see bot/render/rulings.py).

event-rpg20-round_started = — Sequence { $round } —
    .manner = break
event-rpg20-initiative_rolled = 🎲 Initiative: { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
event-rpg20-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (secret die)
       *[other] **{ $initiative_shown }**
    }
why-rpg20-initiative_rolled = { $terms } = **{ $initiative }**
event-rpg20-tie_settled = 🧭 Of equals, **{ $combatant }** acts first (among { $among }).
event-rpg20-intention_declared = 📣 **{ $combatant }**: { $deed ->
        [strike] { $purpose ->
            [charge] charge
            [stun] stun
            [disarm] disarm
            [fatal] finish off
           *[none] strike
        } **{ $targets }** ({ $weapon })
        [shoot] shoot at **{ $targets }** ({ $weapon }){ $mode ->
            [rapid] , in haste
            [short] , a short burst
            [long] , a long burst
            [precision] , with precision
           *[other] { "" }
        }
        [throw] throw { $weapon_the } at **{ $targets }**{ $mode ->
            [rapid] , in haste
            [precision] , with precision
           *[other] { "" }
        }
        [grenade] throw { $weapon_the } { $targets_count ->
            [0] at a place
           *[other] to where **{ $targets }** stands
        }
        [move] { $goal ->
            [approach] close with **{ $targets }**
            [away] get away
            [cover] take cover
           *[other] move
        }
        [load] reload ({ $weapon })
        [treat] treat **{ $targets }**
        [draw] take { $weapon_the } in hand
        [rise] get up
        [help] help **{ $targets }** up
        [defend] defend only
        [pass] do nothing
       *[other] { $words_raw ->
            [none] something else
           *[other] { $words }
        }
    }{ $posture ->
        [offensive] , offensive posture
       *[other] { "" }
    }{ $place ->
        [none] { "" }
       *[other] , aiming: { $place_word }
    }{ $moving ->
        [yes] , while moving
       *[no] { "" }
    }.
event-rpg20-intention_shown = 📣 **{ $combatant }**: { $deed ->
        [strike] { $purpose ->
            [charge] charge
            [stun] stun
            [disarm] disarm
            [fatal] finish off
           *[none] strike
        } **{ $targets }** ({ $weapon })
        [shoot] shoot at **{ $targets }** ({ $weapon }){ $mode ->
            [rapid] , in haste
            [short] , a short burst
            [long] , a long burst
            [precision] , with precision
           *[other] { "" }
        }
        [throw] throw { $weapon_the } at **{ $targets }**{ $mode ->
            [rapid] , in haste
            [precision] , with precision
           *[other] { "" }
        }
        [grenade] throw { $weapon_the } { $targets_count ->
            [0] at a place
           *[other] to where **{ $targets }** stands
        }
        [move] { $goal ->
            [approach] close with **{ $targets }**
            [away] get away
            [cover] take cover
           *[other] move
        }
        [load] reload ({ $weapon })
        [treat] treat **{ $targets }**
        [draw] take { $weapon_the } in hand
        [rise] get up
        [help] help **{ $targets }** up
        [defend] defend only
        [pass] do nothing
       *[other] { $words_raw ->
            [none] something else
           *[other] { $words }
        }
    }{ $posture ->
        [offensive] , offensive posture
       *[other] { "" }
    }{ $place ->
        [none] { "" }
       *[other] , aiming: { $place_word }
    }{ $moving ->
        [yes] , while moving
       *[no] { "" }
    }.
event-rpg20-total_set = ⏱️ { $combatant } { $total ->
        [none] (secret)
       *[other] **{ $total_shown }**
    }
event-rpg20-total_set-more = { $combatant } { $total ->
        [none] (secret)
       *[other] **{ $total_shown }**
    }
why-rpg20-total_set = { $terms } = **{ $total }**
event-rpg20-move_judged = { $granted ->
        [yes] 🗝️ The GM allows it: **{ $combatant }** will act while moving, at half chances.
       *[no] 🗝️ The GM does not let both go together: **{ $combatant }** says something else.
    }
event-rpg20-out_of_reach = 📏 **{ $target }** is not at the right distance: **{ $combatant }** says something else, or the same once more.
event-rpg20-initiative_given = { $added ->
        [0] 🗝️ The initiative of **{ $combatant }** stays as it is, says the GM.
       *[other] 🗝️ What **{ $combatant }** does changes the initiative: { $added_signed }.
    }
event-rpg20-slot_called = { "" }
    .manner = quiet
event-rpg20-slot_begun = { $late ->
        [yes] ⏩ **{ $combatant }** acts now.
       *[no] { "" }
    }
event-rpg20-slot_held = ⏸️ **{ $combatant }** waits for a better moment.
event-rpg20-still_held = { "" }
    .manner = quiet
event-rpg20-last_called = { "" }
    .manner = quiet
event-rpg20-slot_ended = { $reason ->
        [given_up] ⏭️ **{ $combatant }** gives the action up.
        [lapsed] ⌛ The moment never came: **{ $combatant }** has waited for nothing.
        [unable] ⏭️ **{ $combatant }** can no longer act.
        [no_target] ⏭️ **{ $combatant }** has no target any more.
        [empty_handed] ⏭️ **{ $combatant }** no longer holds what it takes.
        [too_far] ⏭️ **{ $combatant }** is not at the right distance for that.
       *[other] { $stopped ->
            [yes] ✋ **{ $combatant }** lets the second blow go.
           *[no] { "" }
        }
    }
event-rpg20-retargeted = 🎯 **{ $combatant }** turns to **{ $targets }**.
event-rpg20-moved = { $goal ->
        [approach] { $reached ->
            [yes] 🚶 **{ $combatant }** closes with **{ $target }**.
           *[no] 🚶 **{ $combatant }** reaches nobody.
        }
        [away] 🚶 **{ $combatant }** gets away.
        [cover] 🧱 **{ $combatant }** takes cover.
       *[other] 🚶 **{ $combatant }** moves.
    }
event-rpg20-deed_done = { $outcome ->
        [failed] ❌ **{ $combatant }**: it fails, says the GM
       *[done] ✅ **{ $combatant }**: it is done, says the GM
    }{ $words_raw ->
        [none] .
       *[other] {" "}({ $words }).
    }
event-rpg20-sequence_ended = Sequence { $round } is over.
    .manner = quiet
event-rpg20-admitted = ⏩ **{ $combatant }** acts in this very sequence.
event-rpg20-surprise_tested = { $ambusher ->
        [yes] { $success ->
            [yes] 🤫 **{ $combatant }** comes without a sound: **success**
           *[no] 🤫 **{ $combatant }** is heard, and everybody is warned: failure
        }
       *[no] 👂 **{ $combatant }** listens: { $success ->
            [yes] **success**
           *[no] failure
        }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed }{ $success ->
                [yes] , margin: { $margin_shown }
               *[no] { "" }
            })
        }
    }.
why-rpg20-surprise_tested = { $terms } = **{ $total }**; die: **{ $face }**; margin: { $margin }
event-rpg20-surprised = { $until ->
        [0] 😮 **{ $combatant }** is not taken by surprise.
       *[other] 😮 **{ $combatant }** can do nothing in sequence { $until }.
    }
event-rpg20-surprise_ticked = { $attentive ->
        [on] 👁️ **{ $combatant }** is watchful{ $lurks ->
            [on] , and tries to surprise.
            [off] , without trying to surprise.
           *[other] .
        }
        [off] 👁️ **{ $combatant }** is not watchful{ $lurks ->
            [on] , and tries to surprise.
            [off] , without trying to surprise.
           *[other] .
        }
       *[other] { $lurks ->
            [on] 🤫 **{ $combatant }** tries to surprise.
           *[other] 🤫 **{ $combatant }** does not try to surprise.
        }
    }
event-rpg20-modifier_set = { $value ->
        [0] 🔧 No more modifier of the GM for **{ $combatant }**.
       *[other] 🔧 The GM gives **{ $value_signed }** to the next test of { $combatant }.
    }
event-rpg20-place_changed = { $light ->
        [reduced] 🌫️ It is hard to see
        [dark] 🌑 It is dark
       *[none] ☀️ One sees well
    }{ $confined ->
        [yes] , and the place is narrow.
       *[no] .
    }
event-rpg20-target_ticked = 🎯 **{ $combatant }**: { $cover ->
        [yes] under cover
       *[no] in the open
    }{ $motion ->
        [still] , motionless
        [moving] , moving
        [fast] , moving fast
       *[none] { "" }
    }{ $bulk ->
        [tiny] , a tiny target
        [gigantic] , a gigantic target
       *[none] { "" }
    }.
event-rpg20-awareness_set = { $aware ->
        [yes] 👁️ **{ $combatant }** sees what **{ $attacker }** does.
       *[no] 🙈 **{ $combatant }** sees nothing of what { $attacker } does.
    }
event-rpg20-distance_set = { $reason ->
        [reached] { "" }
        [left] 📏 **{ $combatant }** is { $metres } m from { $target }.
       *[gm] 📏 **{ $combatant }** and **{ $target }**: { $metres ->
            [0] point-blank
            [1] hand to hand
           *[other] { $metres_shown } m
        }.
    }
event-rpg20-far_judged = 🔭 A shot of **{ $combatant }** at **{ $target }** is so far that the GM sets its modifier: { $added ->
        [0] none
       *[other] { $added_signed }
    }.
event-rpg20-sides_parted = 📏 Between the sides: { $metres ->
        [0] point-blank
        [1] hand to hand
       *[other] { $metres_shown } m
    }.
