# RPG 2.0: attacks, shots and bursts, defences, blows that stun or disarm, weapons that are taken and dropped.

event-rpg20-attack_begun = { "" }
    .manner = quiet
event-rpg20-attack_rolled = { $way ->
        [shot] 🎯 **{ $combatant }** shoots at **{ $target }** ({ $weapon }){ $number ->
            [1] { "" }
           *[other] , shot { $number_shown }
        }
        [throw] 🎯 **{ $combatant }** throws { $weapon_the } at **{ $target }**
       *[strike] ⚔️ **{ $combatant }** { $purpose ->
            [charge] charges
            [stun] tries to stun
            [disarm] tries to disarm
           *[other] strikes
        } **{ $target }** ({ $weapon })
    }: { $outcome ->
        [hit] **a hit**
        [near] **a hit**, not where it was aimed
        [sure] **it cannot miss**
       *[miss] missed
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] { $plain ->
                [none] , { $face_shown } ({ $total_needed })
               *[other] , { $face_shown } ({ $needed_shown } or less needed for that place, { $plain_shown } for another)
            }
        }
    }.
why-rpg20-attack_rolled = { $face ->
        [none] No test: the target cannot move.
       *[other] { $terms } = **{ $total }**; die: **{ $face_shown }**; margin: { $margin }
    }
event-rpg20-blow_landed = { $reason ->
        [declined] **{ $target }** does nothing against it.
       *[other] { $lack ->
            [posture] Without a posture **{ $target }** has no defence.
            [offensive] In offensive posture **{ $target }** has no defence.
            [charging] In mid-charge **{ $target }** has no defence.
            [spent] **{ $target }** has no defence left in this sequence.
            [surprised] **{ $target }**, surprised, has no defence.
            [helpless] **{ $target }** is in no state to defend.
            [unaware] **{ $target }** does not see it coming.
           *[none] { "" }
        }
    }
    .manner = join
event-rpg20-blow_stepped = { "" }
    .manner = quiet
event-rpg20-blow_ended = { $reason ->
        [unable] **{ $combatant }** can attack no more.
       *[other] { "" }
    }
event-rpg20-strike_chosen = { $basic ->
        [yes] { "" }
       *[no] ↪️ **{ $combatant }** follows up.
    }
event-rpg20-follow_left = { $chosen ->
        [yes] ✋ **{ $combatant }** does not follow up.
       *[no] { "" }
    }
event-rpg20-burst_rolled = 🎯 **{ $combatant }** fires a long burst at **{ $targets }** ({ $weapon }): { $success ->
        [yes] **a hit**
       *[no] missed
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-burst_rolled = { $terms } = **{ $total }**; die: **{ $face }**
event-rpg20-burst_shared = ☄️ Projectiles on target: **{ $number }**{ $stray ->
        [0] { "" }
       *[other] , { $stray_shown } of which reach nobody
    }{ $targets_count ->
        [1] .
       *[other] ; to each, in order: { $shares }.
    }
why-rpg20-burst_shared = Projectiles: d10 of **{ $number }**
event-rpg20-burst_taken = { "" }
    .manner = quiet
event-rpg20-defence_rolled = { $how ->
        [dodge] 🛡️ **{ $combatant }** dodges
       *[parry] 🛡️ **{ $combatant }** parries ({ $weapon })
    }: { $success ->
        [yes] **success**
       *[no] failure
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-defence_rolled = { $terms } = **{ $total }**; die: **{ $face }**
event-rpg20-action_given_up = ⏭️ **{ $combatant }** gives up this action to dodge.
event-rpg20-dodge_chosen = { $dodges ->
        [yes] { "" }
       *[no] **{ $combatant }** does not dodge the burst.
    }
    .manner = join
event-rpg20-stun_resisted = { $success ->
        [yes] 💪 **{ $combatant }** holds out
       *[no] { $hours ->
            [0] 😵 **{ $combatant }** does not fall unconscious (margin of the attack: 0)
           *[other] 💫 **{ $combatant }** falls unconscious ({ $hours_shown } h)
        }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-stun_resisted = { $terms } = **{ $total }**; die: **{ $face }**
event-rpg20-weapon_kept = { $success ->
        [yes] ✊ **{ $combatant }** keeps { $weapon_the }
       *[no] ✋ **{ $combatant }** cannot hold { $weapon_the }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , a { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-weapon_kept = { $terms } = **{ $total }**; die: **{ $face }**

## Weapons
event-rpg20-weapon_held = { $reason ->
        [dropped] 🫳 **{ $combatant }** drops { $weapon_the }.
        [disarm] 🫳 **{ $combatant }** drops { $weapon_the }.
        [drawn] 🗡️ **{ $combatant }** takes { $weapon_the } in hand{ $lacking ->
            [0] { "" }
           *[other] { "" }, which is still to be set up
        }.
        [picked] 🗡️ **{ $combatant }** picks { $weapon_the } up{ $lacking ->
            [0] { "" }
           *[other] { "" }, which is still to be set up
        }.
       *[other] { "" }
    }
event-rpg20-rounds_spent = { $lacking ->
        [0] { "" }
       *[other] 🔻 **{ $combatant }** has to reload: { $weapon }.
    }
event-rpg20-weapon_readied = { $lacking ->
        [0] 🔄 **{ $combatant }** { $set_up ->
            [yes] has set { $weapon_the } up.
           *[other] has reloaded { $weapon_the }.
        }
        [1] 🔄 **{ $combatant }** { $set_up ->
            [yes] sets { $weapon_the } up: one more sequence.
           *[other] reloads { $weapon_the }: one more sequence.
        }
       *[other] 🔄 **{ $combatant }** { $set_up ->
            [yes] sets { $weapon_the } up: { $lacking_shown } more sequences.
           *[other] reloads { $weapon_the }: { $lacking_shown } more sequences.
        }
    }
event-rpg20-stock_set = 🔧 The GM counts anew for **{ $combatant }**: { $weapon }, { $count } left.
event-rpg20-weapon_jammed = { $broken ->
        [yes] 🔧 **{ $combatant }** can no longer use this weapon ({ $weapon }).
       *[no] 🔧 **{ $combatant }** can use this weapon again ({ $weapon }).
    }
