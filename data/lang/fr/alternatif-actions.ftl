# D&D Alternatif : les actions autres que la mêlée, de l’annonce à l’effet.

event-alternatif-action_proposed = 📣 **{ $combatant }** annonce : { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }.
    .manner = quiet
event-alternatif-proposal_settled = { $how ->
        [dropped] ✋ **{ $combatant }** renonce à l’action annoncée.
        [refused] ✋ Le MJ refuse l’action annoncée par **{ $combatant }**.
       *[other] { "" }
    }
event-alternatif-task_begun = ⏳ **{ $combatant }** : { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }, fait à la fin du segment **{ $last }**.
why-alternatif-task_begun = Réaction : { $reaction_die }{ $reaction_faces_count ->
        [0] { "" }
       *[other] {" "}= { $reaction_faces }
    }, prêt à la fin du segment { $prepared }
    Durée : { $duration_die }{ $duration_faces_count ->
        [0] { "" }
       *[other] {" "}= { $duration_faces }
    }, du segment { $first } au segment { $last }
event-alternatif-guard_lowered = 🔓 **{ $combatant }** baisse sa garde face à { $enemies } : { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }.
event-alternatif-task_ended = { $failed ->
        [yes] ❌ **{ $combatant }** : { $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }, bâclé et manqué (d100 = { $face }).
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
           *[other] ✅ **{ $combatant }** : { $label ->
                [none] { $action_word }
               *[other] { $label_shown }
            }, c’est fait{ $penalty ->
                [0] { "" }
               *[other] {" "}(à la hâte, { $penalty_signed })
            }.
        }
    }
event-alternatif-task_broken = { $reason ->
        [out] { "" }
        [incantation] { "" }
        [dropped] ✋ **{ $combatant }** abandonne : { $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }{ $fights ->
            [yes] , et s’apprête à combattre.
           *[no] .
        }
       *[interrupted] ✋ L’action { DE($combatant) } est interrompue ({ $label ->
            [none] { $action_word }
           *[other] { $label_shown }
        }){ $left ->
            [0] .
            [one] {"\u00A0"}: il en restera un segment.
           *[other] {"\u00A0"}: il en restera { $left } segments.
        }
    }
event-alternatif-action_held = ⏸️ **{ $combatant }** gardera son action prête ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }){ $until ->
        [none] .
       *[other] , au plus tard jusqu’au segment { $until }.
    }
event-alternatif-action_released = ▶️ **{ $combatant }** déclenche son action ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }).
why-alternatif-action_released = Du segment { $first } au segment { $last }
