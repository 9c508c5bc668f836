# D&D Alternatif : les gens, le temps, les annonces et la main du MJ. Un événement, une phrase ; `.manner` : voir
# bot/render/rulings.py. Les noms de combattants ne s’accordent pas : aucune phrase n’a besoin de leur genre.

## La scène et ses gens
event-alternatif-scene_opened = Chacun annonce sa première action.
    .manner = quiet
event-alternatif-combatant_joined = 🛡️ **{ $name }** entre dans le combat ({ $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}et { $second_word }
    }){ $behind ->
        [yes] { ", " }derrière
       *[no] { "" }
    }.
event-alternatif-combatant_joined-all = 🛡️ { $names } entrent dans le combat ({ $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}et { $second_word }
    }){ $behind ->
        [yes] { ", " }derrière
       *[no] { "" }
    }.

## Le temps et les annonces
event-alternatif-segment_reached = — Segment { $segment } (round { $round }) —
    .manner = break
event-alternatif-clock_sent = { $segment ->
        [0] ▶️ Le temps reprend.
       *[other] ⏩ Le temps court jusqu’au segment { $segment }.
    }
event-alternatif-round_ended = — Fin du round { $round } —
    .manner = break
event-alternatif-action_declared = { $repeated ->
        [yes] { "" }
       *[no] { $target ->
            [none] 📣 **{ $combatant }** se prépare à combattre ({ $weapon }{ $second ->
                [none] { "" }
               *[other] {" "}et { $second_word }
            }).
           *[other] { $kept ->
                [yes] 📣 **{ $combatant }** garde son action en cours et vise désormais **{ $target }**.
               *[no] 📣 **{ $combatant }** s’apprête à frapper **{ $target }** ({ $weapon }{ $second ->
                    [none] { "" }
                   *[other] {" "}et { $second_word }
                }).
            }
        }
    }
event-alternatif-reaction_rolled = ⏱️ { $combatant }{ $hand ->
        [left] , main gauche
       *[other] { "" }
    } : { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , { $adjust_signed } de Dextérité
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] , { $raised_signed } (minimum)
    }{ $fixed ->
        [0] { "" }
       *[other] , { $fixed_signed } de lenteur
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } de report
    } : son action viendra au segment **{ $segment }**.
why-alternatif-reaction_rolled = { $die } : { $faces }{ $adjust ->
        [0] { "" }
       *[other] {" "}{ $adjust_signed } (Dextérité)
    }{ $raised ->
        [0] { "" }
        [none] { "" }
       *[other] {" "}{ $raised_signed } (minimum)
    }{ $fixed ->
        [0] { "" }
       *[other] {" "}{ $fixed_signed } (lenteur)
    }{ $postponed ->
        [0] { "" }
       *[other] {" "}{ $postponed_signed } (report)
    }, depuis le segment { $stamp } : segment { $segment }.
    .manner = aside
event-alternatif-carried_on = { "" }
event-alternatif-stood_by = { $forced ->
        [yes] { "" }
       *[no] { $deed ->
            [acts] ⌛ **{ $combatant }** temporise jusqu’à un acte { DE($whom) }.
            [moves] ⌛ **{ $combatant }** temporise jusqu’à un mouvement { DE($whom) }.
            [hurt] ⌛ **{ $combatant }** temporise jusqu’à ce que { $whom } subisse des dégâts.
           *[none] { $until ->
                [none] ⌛ **{ $combatant }** temporise.
               *[other] ⌛ **{ $combatant }** temporise jusqu’au segment { $until }.
            }
        }
    }
event-alternatif-beat_imposed = ⌛ **{ $combatant }** marque un temps, jusqu’à la fin du segment { $until }.
event-alternatif-action_came_up = L’action { DE($combatant) } est venue.
    .manner = quiet
event-alternatif-action_lost = { $reason ->
        [given_up] **{ $combatant }** renonce à son coup{ $hand ->
            [left] {" "}de la main gauche
           *[other] { "" }
        }.
        [no_target] **{ $combatant }** n’a plus personne à frapper : son action est perdue.
        [contact_lost] **{ $combatant }** n’est plus au contact : son action est perdue.
        [free_action] **{ $combatant }** agit dès maintenant : son action prévue est perdue.
       *[interrupted] La préparation { DE($combatant) } est interrompue : son action est perdue.
    }
    .manner = once

## Au contact
event-alternatif-engagement_changed = { $reason ->
        [gm] { $added_count ->
            [0] ↔️ Le MJ sépare { $removed }.
           *[other] ⚔️ Le MJ met au contact { $added }.
        }
       *[other] { "" }
    }

## La main du MJ
event-alternatif-stance_set = 🔧 Le MJ corrige **{ $combatant }**{ $wrestles ->
        [yes] {" "}en lutte
       *[no] {" "}({ $weapon }{ $hand ->
            [left] , main gauche
           *[other] { "" }
        })
    } : { $on ->
        [yes] sur la défensive.
       *[no] sur l’offensive.
    }
event-alternatif-gm_overrode = 🔧 Le MJ corrige { $combatant ->
        [none] { $what_field }
       *[other] **{ $combatant }**, { $what_field }{ $hand ->
            [left] {" "}(main gauche)
           *[other] { "" }
        }
    } : { $before ->
        [none] rien
       *[other] { $before }
    } → **{ $after ->
        [none] rien
       *[other] { $after }
    }**{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-alternatif-flag_set = { $gm ->
        [yes] 🔧 Par le MJ :{" "}
       *[no] { "" }
    }{ $flag ->
        [prone] { $on ->
            [yes] ⤵️ **{ $combatant }** est au sol.
           *[no] ⤴️ **{ $combatant }** se relève.
        }
        [surprised] { $on ->
            [yes] ❗ La surprise prive **{ $combatant }** de parade et d’action gratuite.
           *[no] **{ $combatant }** se remet de sa surprise.
        }
       *[unaware] { $on ->
            [yes] 🙈 **{ $combatant }** ne voit pas venir les coups { DE($other) }.
           *[no] 👁️ **{ $combatant }** voit désormais venir les coups { DE($other) }.
        }
    }{ $until ->
        [none] { "" }
       *[other] {" "}Fin au segment { $until }.
    }
event-alternatif-simultaneous_test_rolled = ⏱️ Test simultané : **{ $combatant }** à la seconde { $second }, **{ $other }** à la seconde { $other_second }. { $earlier ->
        [none] Les deux actions ont lieu.
       *[other] **{ $earlier }** prend l’autre de vitesse.
    }
why-alternatif-simultaneous_test_rolled = Dés des secondes : { $face } et { $other_face } ; il faut un écart d’au moins { $gap }.
