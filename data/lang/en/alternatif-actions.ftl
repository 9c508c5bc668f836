# D&D Alternatif: actions other than melee, from the announcement to the effect.

event-alternatif-action_proposed = 📣 **{ $combatant }** announces: { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }.
    .manner = quiet
event-alternatif-proposal_settled = { $how ->
        [dropped] ✋ **{ $combatant }** gives up the action announced.
        [refused] ✋ The GM refuses the action that **{ $combatant }** announced.
       *[other] { "" }
    }
event-alternatif-task_begun = ⏳ **{ $combatant }**: { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }, done at the end of segment **{ $last }**.
why-alternatif-task_begun = Reaction: { $reaction_die }{ $reaction_faces_count ->
        [0] { "" }
       *[other] {" "}= { $reaction_faces }
    }, ready at the end of segment { $prepared }
    Duration: { $duration_die }{ $duration_faces_count ->
        [0] { "" }
       *[other] {" "}= { $duration_faces }
    }, from segment { $first } to segment { $last }
event-alternatif-guard_lowered = 🔓 **{ $combatant }** lowers the guard against { $enemies }: { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }.
event-alternatif-task_ended = { $failed ->
        [yes] ❌ **{ $combatant }**: { $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }, rushed and failed (d100 = { $face }).
       *[no] { $action ->
            [draw] { "" }
            [sheathe] { "" }
            [pick_up] { "" }
            [stand_up] { "" }
            [bandage] { "" }
            [cast] { "" }
            [use] { "" }
            [shoot] { "" }
            [charge] { "" }
            [move] { "" }
            [flight] { "" }
           *[other] ✅ **{ $combatant }**: { $label ->
                [none] { $action_word }
               *[other] { $label_shown }
            }, done{ $penalty ->
                [0] { "" }
               *[other] {" "}(in haste, { $penalty_signed })
            }.
        }
    }
event-alternatif-task_broken = { $reason ->
        [out] { "" }
        [incantation] { "" }
        [dropped] ✋ **{ $combatant }** breaks off: { $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }{ $fights ->
            [yes] , and makes ready to fight.
           *[no] .
        }
       *[interrupted] ✋ { $combatant }’s action is interrupted ({ $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }){ $left ->
            [0] .
            [one] : one segment of it will be left.
           *[other] : { $left } segments of it will be left.
        }
    }
event-alternatif-action_held = ⏸️ **{ $combatant }** will keep an action ready ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }){ $until ->
        [none] .
       *[other] , until segment { $until } at the latest.
    }
event-alternatif-action_released = ▶️ **{ $combatant }** lets the action go ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }).
why-alternatif-action_released = From segment { $first } to segment { $last }
