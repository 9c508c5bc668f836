# RPG 2.0 : le suivi, ce que chacun voit de soi et des autres, le récit.

moment-rpg20 = { $round ->
        [0] Avant le combat
       *[other] Séquence { $round_shown }{ $phase ->
            [declaring] , intentions
            [acting] { $up ->
                [none] , résolution
               *[other] , tour { DE($up_shown) }
            }
           *[between] { "" }
        }
    }{ $light ->
        [reduced] {" "}· on y voit mal
        [dark] {" "}· obscurité
       *[none] { "" }
    }{ $confined ->
        [yes] {" "}· lieu étroit
       *[no] { "" }
    }
hint-rpg20 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Plus personne ne tient debout : le MJ peut clore le combat (`/combat finir`).
           *[no] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
        }
       *[no] { "" }
    }
cell-rpg20-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2… : l’ordre de la séquence
cell-rpg20-1 = { $health ->
        [unhurt] indemne
        [scratched] éraflures
        [wounded] blessures
        [badly_wounded] chancelle
        [pain] douleur
        [unconscious] K.-O.
        [stunned] assommé
        [coma] coma
       *[dead] mort
    }
    .width = 9
cell-rpg20-2 = { $up ->
        [yes] ◀
       *[no] { $held ->
            [yes] ⏸
           *[no] { $acted ->
                [yes] ✓
               *[no] { $declared ->
                    [yes] ·
                   *[no] { "" }
                }
            }
        }
    }
    .width = 2
    .legend = ◀ : à son tour · ⏸ : attend · ✓ : a agi · « · » : a parlé
mark-rpg20 = { $surprised ->
        [yes] 😮 { $who } : sous la surprise{ $status ->
            [none] { "" }
           *[other] , { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }
        }{ $limbs ->
            [none] { "" }
           *[other] , { $limbs_each }
        }
       *[no] { $status ->
            [none] { $limbs ->
                [none] { "" }
               *[other] 🦴 { $who } : { $limbs_each }
            }
           *[other] ❕ { $who } : { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }{ $limbs ->
                [none] { "" }
               *[other] , { $limbs_each }
            }
        }
    }
fighter-rpg20 = { $health ->
        [dead] ☠️ Mort.
        [coma] 💫 Coma.
        [unconscious] 💫 Sans connaissance.
        [stunned] 💫 Sans connaissance.
        [pain] 😖 La douleur paralyse.
       *[other] { $up ->
            [yes] ▶️ À vous.
           *[no] { $declared ->
                [yes] { $acted ->
                    [yes] ✓ Vous avez agi.
                   *[no] 📣 { $deed ->
                        [none] Vous avez parlé.
                       *[other] { $deed_word }{ $target ->
                            [none] { "" }
                           *[other] {" "}({ $target_shown }{ $more ->
                                [none] { "" }
                               *[other] {" "}et { $more_shown } de plus
                            })
                        }{ $posture ->
                            [offensive] , posture offensive
                           *[other] { "" }
                        }{ $mode ->
                            [rapid] , en hâte
                            [short] , rafale courte
                            [long] , rafale longue
                            [precision] , avec précision
                           *[other] { "" }
                        }{ $total ->
                            [none] { "" }
                           *[other] {" "}· total { $total_shown }
                        }
                    }
                }
               *[no] { $surprised ->
                    [yes] 😮 Sous la surprise : rien à faire de cette séquence.
                   *[no] ⏳ Vous n’avez rien dit pour cette séquence.
                }
            }
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 Du MJ : { $given_each }
    }
    ❤️ Total { $points }/{ $points_max }
    🧍 { $gauges_each }
    ⚔️ { $weapon }{ $rounds ->
        [none] { "" }
       *[other] {" "}· munitions { $rounds_shown }/{ $magazine_shown }
    }{ $lacking ->
        [none] { "" }
       *[other] {" "}· à recharger : { $lacking_shown } séq.
    }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $piece ->
        [none] { "" }
       *[other] 🛡️ { $piece_words }
    }
    { $shield ->
        [none] { "" }
       *[other] 🛡️ { $shield_word }, reste { $shield_left_shown }
    }
    { $explosives ->
        [none] { "" }
       *[other] 💣 { $explosives_each }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }{ $delays ->
                [none] { "" }
               *[other] {" "}({ $delays_each })
            }
    }
ally-rpg20 = { $out ->
        [yes] **{ $who }** : hors de combat.
       *[no] **{ $who }** : { $points }/{ $points_max } de vie.
    }
    .needs = points
timeline-rpg20 = Séquence { $moment }
    .now = round
slot-rpg20-acts = { $place }. { $who }{ $held ->
        [yes] {" "}(attend)
       *[no] { "" }
    }
slot-rpg20-loads = { $who } recharge ({ $weapon })
cockpit-rpg20 = { $health ->
        [dead] mort
       *[other] total { $points }/{ $points_max } · { $weapon }{ $deed ->
            [none] { "" }
           *[other] {" "}· { $deed_word }
        }{ $initiative ->
            [none] {" "}· initiative à venir
           *[other] {" "}· initiative { $initiative_shown }
        }{ $limbs ->
            [none] { "" }
           *[other] {" "}· { $limbs_each }
        }{ $up ->
            [yes] , à son tour
           *[no] { "" }
        }
    }
axis-rpg20 = Séquence
bar-rpg20-acts = { $place }.
    .look = mark
    .legend = agit à son rang
bar-rpg20-loads = { $weapon }
    .look = striped
    .legend = recharge une arme
tale-rpg20-initiative_rolled = { "" }
tale-rpg20-intention_declared = { "" }
tale-rpg20-intention_shown = { "" }
tale-rpg20-total_set = { "" }
tale-rpg20-tie_settled = { "" }
tale-rpg20-move_judged = { "" }
tale-rpg20-out_of_reach = { "" }
tale-rpg20-initiative_given = { "" }
tale-rpg20-modifier_set = { "" }
tale-rpg20-awareness_set = { "" }
tale-rpg20-target_ticked = { "" }
tale-rpg20-distance_set = { "" }
tale-rpg20-sides_parted = { "" }
tale-rpg20-stock_set = { "" }
tale-rpg20-battle_advised = { "" }
tale-rpg20-waves_reckoned = { "" }
tale-rpg20-battle_tallied = { "" }
