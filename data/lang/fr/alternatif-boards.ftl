# D&D Alternatif : le suivi en trente colonnes, les fiches et les combattants.

moment-alternatif = { $segment ->
        [0] Ouverture
       *[other] Segment { $segment } (round { $round })
    }
hint-alternatif = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Plus personne ne tient debout : le MJ peut clore le combat (`/combat finir`).
           *[no] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
        }
       *[no] { $stalled ->
            [yes] ⌛ Tout le monde temporise : on peut attendre un segment donné (`/temporiser jusque:`), ou le MJ y mener (`/mj suivant jusque:`).
           *[no] { "" }
        }
    }
cell-alternatif-1 = { $health ->
        [unhurt] indemne
        [scratched] éraflures
        [wounded] blessures
        [badly_wounded] chancelle
        [out] à terre
       *[none] { "" }
    }
    .width = 9
cell-alternatif-2 = { $next ->
        [none] { $task_last ->
            [none] { $status ->
                [defensive] déf.
               *[other] { $second_status ->
                    [defensive] déf.
                   *[other] { "" }
                }
            }
           *[other] { $task_waits ->
                [yes] prêt
               *[no] →{ $task_last }
            }
        }
       *[other] →{ $next }
    }
    .width = 4
    .legend = → : le segment où vient l’action
mark-alternatif = { $out ->
        [yes] { "" }
       *[no] { $clinched ->
            [none] { $guard_down ->
                [yes] 🔓 { $who } : garde baissée{ $prone ->
                    [yes] , au sol
                   *[no] { "" }
                }
               *[no] { $prone ->
                    [yes] ⤵️ { $who } : au sol{ $standby_since ->
                        [none] { "" }
                        [0] , temporise depuis l’ouverture
                       *[other] , temporise depuis le segment { $standby_since }
                    }
                   *[no] { $standby_since ->
                        [none] { $behind ->
                            [yes] 🏹 { $who } : derrière
                           *[no] { "" }
                        }
                        [0] ⌛ { $who } : temporise depuis l’ouverture{ $behind ->
                            [yes] , derrière
                           *[no] { "" }
                        }
                       *[other] ⌛ { $who } : temporise depuis le segment { $standby_since }{ $behind ->
                            [yes] , derrière
                           *[no] { "" }
                        }
                    }
                }
            }
           *[other] 🤼 { $who } : en lutte avec { $clinched_listed }{ $keys ->
                [none] { "" }
               *[other] {" "}(clés subies : { $keys_words })
            }{ $underneath ->
                [yes] , dessous
               *[no] { "" }
            }{ $gagged ->
                [yes] , silence forcé
               *[no] { "" }
            }
        }
    }
sheet-alternatif = 📜 **{ $name }**{ $class ->
        [none] { "" }
       *[other] , { $class_shown } de niveau { $level }
    }{ $other_classes ->
        [none] { "" }
       *[other] {" "}(et { $other_classes })
    }
    Bonus martial { $bm_signed } · CA { $ac } ({ $threshold ->
        [none] { $armour }
       *[other] seuil d’armure { $threshold }
    })
    Endurance { $stamina }{ $stamina_max ->
        [none] { "" }
       *[other] { " " }sur { $stamina_max_shown }
    } · Points de coup { $body }{ $body_max ->
        [none] { "" }
       *[other] { " " }sur { $body_max_shown }
    }
    Force au toucher { $str_hit_signed }, aux dégâts { $str_damage_signed }{ $str_std ->
        [none] { "" }
       *[other] , standard { $str_std_signed }
    } · Dextérité { $dex_std_signed }{ $left_hand_rank ->
        [0] { "" }
       *[other] { " " }· Combat main gauche : rang { $left_hand_rank }
    }{ $wrestling_rank ->
        [0] { "" }
       *[other] { " " }· Lutte : rang { $wrestling_rank }
    }{ $riding ->
        [0] { "" }
       *[other] { " " }· Équitation : rang { $riding }
    }{ $blind_sense ->
        [0] { "" }
       *[other] { " " }· Sens d’aveugle : rang { $blind_sense }
    }{ $sneak_rank ->
        [0] { "" }
       *[other] { " " }· Coup sournois : rang { $sneak_rank }
    }{ $endurance_rank ->
        [0] { "" }
       *[other] { " " }· Endurance (compétence) : rang { $endurance_rank }
    }{ $dodge ->
        [0] { "" }
       *[other] { " " }· Esquive { $dodge_signed }
    }{ $max_speed ->
        [none] { "" }
       *[other] { " " }· Vitesse { $max_speed_shown }
    }{ $size ->
        [none] { "" }
       *[other] { " " }· Taille : { $size_word }
    }
    { $weapons ->
        [none] Sans arme
       *[other] Armes : { $weapons_shown }
    }{ $injuries ->
        [none] { $bleeding ->
            [none] { "" }
           *[other] { " " }· 🩸 { $bleeding_word }
        }
       *[other] { " " }· 🩹 { $injuries_shown }{ $bleeding ->
            [none] { "" }
           *[other] , { $bleeding_word }
        }
    }
    { $spells ->
        [none] { "" }
       *[other] Sorts : { $spells_shown }
    }
    { $items_hand ->
        [none] { "" }
       *[other] Objets magiques en main : { $items_hand_shown }
    }
    { $items_worn ->
        [none] { "" }
       *[other] Sur soi : { $items_worn_shown }
    }
    { $items_belt ->
        [none] { "" }
       *[other] À la ceinture : { $items_belt_shown }
    }
    { $items_pocket ->
        [none] { "" }
       *[other] Dans une poche : { $items_pocket_shown }
    }
    { $items_bag ->
        [none] { "" }
       *[other] Au fond d’un sac : { $items_bag_shown }
    }
fighter-alternatif = { $out ->
        [yes] ☠️ Hors de combat.
       *[no] { $task ->
            [none] { $up ->
                [yes] ⏱️ L’action est venue : c’est maintenant.
               *[no] { $next ->
                    [none] { $standby ->
                        [yes] ⏱️ Temporise{ $standby_since ->
                            [none] { "" }
                            [0] {" "}depuis l’ouverture
                           *[other] {" "}depuis le segment { $standby_since }
                        }{ $standby_until ->
                            [none] { "" }
                           *[other] , jusqu’au segment { $standby_until }
                        }{ $standby_deed ->
                            [none] { "" }
                            [acts] , jusqu’à un acte { DE($standby_whom) }
                            [moves] , jusqu’à un mouvement { DE($standby_whom) }
                           *[hurt] , jusqu’à ce que { $standby_whom } subisse des dégâts
                        }.
                       *[no] { $proposed ->
                            [none] { $counters ->
                                [none] ⏱️ Rien d’annoncé : `/declarer`.
                               *[other] ⏱️ Guette son adversaire.
                            }
                           *[other] 📣 Annoncé : { $task_label ->
                                [none] { $action_word }
                               *[other] { $task_label_shown }
                            }.
                        }
                    }
                   *[other] ⏱️ Prochaine action au segment **{ $next }**{ $target ->
                        [none] { "" }
                       *[other] , contre { $target }
                    }.
                }
            }
           *[other] ⏳ { $task_label ->
                [none] { $action_word }{ $task_spell ->
                    [none] { "" }
                   *[other] {" "}({ $task_spell_word })
                }
               *[other] { $task_label_shown }
            }{ $task_waits ->
                [yes] , gardé en attente : `/declencher`.
               *[no] , fait à la fin du segment **{ $task_last }**.
            }{ $guard_down ->
                [yes] {" "}🔓 Garde baissée.
               *[no] { "" }
            }
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 Du MJ : { $given_each }
    }
    { $then ->
        [none] { "" }
       *[other] 🔜 { $then_soon ->
            [yes] Dès que possible
           *[no] Ensuite
        } : { $then_each }.
    }
    ❤️ Endurance { $stamina }/{ $stamina_max } · Points de coup { $body }/{ $body_max }
    { $malus ->
        [0] { $bleeding ->
            [none] { "" }
           *[other] 🩸 { $bleeding_word }
        }
       *[other] 🩸 { $malus_signed } aux jets de combat{ $bleeding ->
            [none] { "" }
           *[other] , { $bleeding_word }
        }
    }
    ⚔️ { $weapon } (dégâts { $damage }){ $second ->
        [none] { "" }
       *[other] { $due ->
            [none] { "" }
           *[other] {" "}· segment { $due }
        }
    } · CA { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] {" "}({ $ac_melee } en mêlée)
        } · Bonus martial { $bm_signed }{ $status ->
        [defensive] {" "}· sur la défensive
       *[other] { "" }
    }
    { $second ->
        [none] { "" }
       *[other] 🤺 { $second_word } (dégâts { $second_damage }){ $second_due ->
            [none] { "" }
           *[other] {" "}· segment { $second_due }
        }{ $second_status ->
            [defensive] {" "}· sur la défensive
           *[other] { "" }
        }
    }
    { $limbs ->
        [none] { "" }
       *[other] 🦴 Et encore : { $limbs_words }
    }
    { $carried ->
        [none] { "" }
       *[other] 🎒 Pas en main : { $carried_words }
    }
    { $captured ->
        [none] { "" }
       *[other] 🏴 Prises à l’ennemi : { $captured_words }
    }
    { $items ->
        [none] { "" }
       *[other] 🪄 Objets magiques : { $items_each }
    }
    { $counters ->
        [none] { "" }
       *[other] 🤫 Contre-attaque : { $counters_each }
    }
    { $dropped ->
        [none] { "" }
       *[other] 🫳 Par terre : { $dropped_words }
    }
    { $clinched ->
        [none] { "" }
       *[other] 🤼 En lutte avec { $clinched_listed }{ $keys_held ->
            [none] .
           *[other] ; clés maintenues : { $keys_held_words }.
        }
    }
    { $prone ->
        [yes] ⤵️ Au sol : se relever prend un segment.
       *[no] { "" }
    }
    { $behind ->
        [yes] 🏹 Derrière les siens.
       *[no] { "" }
    }
    { $surprised ->
        [yes] ❗ Sous le coup de la surprise : ni parade, ni action gratuite.
       *[no] { "" }
    }
    { $surprised_by ->
        [none] { "" }
       *[other] ❗ Surprise : rien à faire dans ce segment contre { $surprised_by_listed }.
    }
    { $fatigue ->
        [none] { "" }
       *[other] 🫁 Fatigue : { $fatigue } sur { $fatigue_threshold }{ $fatigue_malus ->
            [0] .
           *[other] , { $fatigue_malus_signed } aux jets.
        }
    }
each-alternatif-items = { $weapon } ({ $place ->
        [hand] en main
        [worn] sur soi
        [belt] à la ceinture
        [pocket] dans une poche
        [ground] par terre
       *[bag] au fond d’un sac
    }{ $ready ->
        [0] { "" }
       *[other] , se repose : prochain usage au segment { $ready }
    })
each-alternatif-counters = { $special_word } ({ $weapon }) contre { $target }, { $due ->
        [0] prête
       *[other] prête au segment { $due }
    }
ally-alternatif = { $out ->
        [yes] **{ $who }** : hors de combat.
       *[no] { $next ->
            [none] { $task_last ->
                [none] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, rien en préparation.
               *[other] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, { $task_label ->
                    [none] { $action_word }{ $task_spell ->
                        [none] { "" }
                       *[other] {" "}({ $task_spell_word })
                    }
                   *[other] { $task_label_shown }
                }.
            }
           *[other] { $up ->
                [yes] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, son action est venue.
               *[no] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, prochaine action au segment { $next }.
            }
        }
    }
    .needs = stamina
