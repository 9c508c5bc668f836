# RPG 2.0 : où tombe un coup, ce qu’il fait, ce qui protège, les blessures et leurs suites, les explosions.

event-rpg20-place_found = 💥 **{ $target }** : { $place_word }.
why-rpg20-place_found = { $faces_count ->
        [0] { "" }
       *[other] { $place_word } : d20 de **{ $faces_words }**
    }
event-rpg20-shield_placed = { $parts_count ->
        [0] { "" }
       *[other] 🛡️ **{ $combatant }** place son bouclier : { $parts_words }.
    }
event-rpg20-damage_rolled = { $total ->
        [none] { "" }
       *[other] Dégâts : { $total_shown }{ $times ->
            [2] {" "}(doublés)
           *[other] { $most ->
                [yes] {" "}(le maximum)
               *[no] { "" }
            }
        }.
    }
    .manner = join
why-rpg20-damage_rolled = { $most ->
        [yes] Le plus que l’arme puisse faire : **{ $total }**
       *[no] Dégâts : { $times ->
            [1] { $terms }
           *[other] [{ $terms }] × { $times_shown }
        } = **{ $total }**
    }
event-rpg20-protection_rolled = { $total ->
        [none] { "" }
        [0] { $terms_count ->
            [0] { $lack ->
                [place] Sans protection à cet endroit.
                [kind] Protection sans effet contre ce coup.
               *[none] { "" }
            }
           *[other] Protection : 0, **rien n’est arrêté**.
        }
       *[other] Protection : { $total_shown }{ $left ->
            [0] , **tout est arrêté**.
           *[other] .
        }
    }
    .manner = join
why-rpg20-protection_rolled = { $terms_count ->
        [0] { $shield ->
            [0] { "" }
           *[other] Protection : { $shield_shown } (bouclier) = **{ $total }**
        }
       *[other] Protection : { $terms }{ $shield ->
            [0] { "" }
           *[other] {" "}+ { $shield_shown } (bouclier)
        } = **{ $total }**
    }
event-rpg20-shield_worn = { $broken ->
        [yes] 💔 Le bouclier { DE($combatant) } est en pièces.
       *[no] { "" }
    }
event-rpg20-piece_switched = { $off ->
        [yes] 🔧 **{ $combatant }** perd une protection : { $piece_word }.
       *[no] 🔧 **{ $combatant }** retrouve une protection : { $piece_word }.
    }
event-rpg20-wounded = Perte : { $points ->
        [none] du sang
       *[other] **{ $points_shown } PV**
    }{ $left ->
        [none] { "" }
       *[other] {" "}({ $gauge_word } { $gauge_left }, total { $left_shown })
    }.
    .manner = join
event-rpg20-consequenced = { $result ->
        [flesh] 🤕 **{ $combatant }** : rien de vital n’est atteint (d10 : { $face }).
        [haemorrhage] 🩸 **{ $combatant }** saigne : un point de moins par séquence (d10 : { $face }).
        [pain] 😖 La douleur paralyse **{ $combatant }** jusqu’aux soins (d10 : { $face }).
        [unconscious] 💫 **{ $combatant }** perd connaissance (d10 : { $face }).
        [days] ⚰️ Sans soins, **{ $combatant }** mourra dans { $delay } j (d10 : { $face }).
        [hours] ⚰️ Sans soins, **{ $combatant }** mourra dans { $delay } h (d10 : { $face }).
        [killed] ☠️ **{ $combatant }** meurt sur le coup (d10 : { $face }).
        [drops] 🤕 **{ $combatant }**, { $gauge_word } : la chair seule (d10 : { $face }).
        [bone] 🦴 **{ $combatant }**, { $gauge_word } : l’os est atteint (d10 : { $face }).
        [broken] 🦴 **{ $combatant }**, { $gauge_word } : **os brisés**, plus d’usage (d10 : { $face }).
        [torn] 🩸 **{ $combatant }**, { $gauge_word } : **membre arraché** ; un point de moins par séquence (d10 : { $face }).
        [torn_dead] ☠️ **{ $combatant }**, { $gauge_word } : **membre arraché**, et c’est la mort (d10 : { $face }).
        [stands] 🤕 **{ $combatant }**, { $gauge_word } : la chair seule, la jambe tient (d10 : { $face }).
        [falls] ⤵️ **{ $combatant }**, { $gauge_word } : l’os est atteint, **chute** (d10 : { $face }).
       *[leg_broken] ⤵️ **{ $combatant }**, { $gauge_word } : os brisé, **chute**, impossible de se relever sans aide (d10 : { $face }).
    }
why-rpg20-consequenced = { $gauge_word } : d10 de **{ $face }**
event-rpg20-died = { $how ->
        [head] ☠️ **{ $combatant }** meurt d’un coup à la tête.
        [fatal] ☠️ **{ $combatant }** meurt du coup fatal.
        [delay] ☠️ **{ $combatant }** meurt, faute de soins.
       *[gm] ☠️ **{ $combatant }** meurt, dit le MJ.
    }
event-rpg20-body_tested = { $success ->
        [yes] 💫 Total sous zéro : **{ $combatant }** tombe dans le coma
       *[no] ☠️ Total sous zéro : **{ $combatant }** meurt
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-body_tested = { $terms } = **{ $total }** ; dé : **{ $face }**
event-rpg20-bled = 🩸 **{ $combatant }** saigne : { $points ->
        [none] le total baisse
       *[other] { $points_shown } PV de moins
    }{ $left ->
        [none] { "" }
       *[other] {" "}(total { $left_shown })
    }.
event-rpg20-treated = 🩹 **{ $combatant }** soigne **{ $target }** ({ $ill_word }) : { $success ->
        [yes] **réussi**
       *[no] échec
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-treated = { $terms } = **{ $total }** ; dé : **{ $face }**
event-rpg20-state_set = { $status ->
        [dead] { $on ->
            [yes] ☠️ **{ $combatant }** a péri, dit le MJ.
           *[no] 💪 **{ $combatant }** vit encore, dit le MJ.
        }
       *[other] { $on ->
            [yes] 🔧 Par le MJ : **{ $combatant }** : { $status_word }{ $until ->
                [none] { "" }
               *[other] , jusqu’à la séquence { $until } exclue
            }.
           *[no] 🔧 Par le MJ : fini pour **{ $combatant }** : { $status_word }.
        }
    }
event-rpg20-got_up = ⤴️ **{ $combatant }** se relève.

## Explosions
event-rpg20-explosive_thrown = { "" }
    .manner = quiet
event-rpg20-explosive_landed = { "" }
    .manner = quiet
event-rpg20-spot_measured = 📏 Entre **{ $combatant }** et l’endroit visé : { $metres ->
        [0] à bout portant
       *[other] { $metres_shown } m
    }.
event-rpg20-spot_rolled = 🎯 **{ $combatant }** lance { $explosive_the } à l’endroit visé : { $success ->
        [yes] **réussi**
       *[no] manqué
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-spot_rolled = { $terms } = **{ $total }** ; dé : **{ $face_shown }**
event-rpg20-charge_set = 💣 Explosion auprès { DE($combatant) } : { $dice }, à { $zone } m à la ronde.
event-rpg20-caught_said = { "" }
    .manner = quiet
event-rpg20-exploded = { $victims_count ->
        [0] 💨 L’explosion n’atteint personne.
       *[other] 💥 L’explosion (**{ $total }** de dégâts) atteint { $victims }.
    }
why-rpg20-exploded = { $victims_count ->
        [0] { "" }
       *[other] Dégâts : { $terms ->
            [none] { $faces }
           *[other] { $terms }
        } = **{ $total }**
    }
event-rpg20-smoked = 🌫️ { $explosive_word } : on y voit mal, désormais.
event-rpg20-blasted = 💥 **{ $combatant }** { $points ->
        [none] perd du sang
        [0] ne perd rien
       *[other] perd **{ $points_shown } PV**
    }{ $left ->
        [none] { "" }
       *[other] {" "}(total { $left_shown })
    }.
event-rpg20-blast_shared = { $hit ->
        [none] Parties touchées, déjà vides : { $gauges_words }.
       *[other] Atteint : { $shared ->
            [none] { $lost ->
                [none] { $hit_each }
               *[other] { $lost_each }
            }
           *[other] { $shared_each }
        }.
    }
    .manner = join
why-rpg20-blast_shared = Endroits : d20 de { $faces_words }
