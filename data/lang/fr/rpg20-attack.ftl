# RPG 2.0 : attaques, tirs et rafales, défenses, coups qui étourdissent ou désarment, armes qu’on prend et qu’on lâche.

event-rpg20-attack_begun = { "" }
    .manner = quiet
event-rpg20-attack_rolled = { $way ->
        [shot] 🎯 **{ $combatant }** tire sur **{ $target }** ({ $weapon }){ $number ->
            [1] { "" }
           *[other] , coup { $number_shown }
        }
        [throw] 🎯 **{ $combatant }** lance { $weapon_the } sur **{ $target }**
       *[strike] ⚔️ **{ $combatant }** { $purpose ->
            [charge] charge
            [stun] cherche à étourdir
            [disarm] cherche à désarmer
           *[other] frappe
        } **{ $target }** ({ $weapon })
    } : { $outcome ->
        [hit] **touché**
        [near] **touché**, ailleurs que visé
        [sure] **coup sûr**
       *[miss] manqué
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] { $plain ->
                [none] , { $face_shown } ({ $total_needed })
               *[other] , { $face_shown } (il fallait { $needed_shown } ou moins à cet endroit, { $plain_shown } ailleurs)
            }
        }
    }.
why-rpg20-attack_rolled = { $face ->
        [none] Aucun test : la cible ne peut pas bouger.
       *[other] { $terms } = **{ $total }** ; dé : **{ $face_shown }** ; marge : { $margin }
    }
event-rpg20-blow_landed = { $reason ->
        [declined] **{ $target }** ne se défend pas.
       *[other] { $lack ->
            [posture] Sans posture, **{ $target }** ne se défend pas.
            [offensive] En posture offensive, **{ $target }** ne se défend pas.
            [charging] En pleine charge, **{ $target }** ne se défend pas.
            [spent] **{ $target }** n’a plus de défense pour cette séquence.
            [surprised] **{ $target }**, sous la surprise, ne se défend pas.
            [helpless] **{ $target }** n’est pas en état de se défendre.
            [unaware] **{ $target }** ne voit rien venir.
           *[none] { "" }
        }
    }
    .manner = join
event-rpg20-blow_stepped = { "" }
    .manner = quiet
event-rpg20-blow_ended = { $reason ->
        [unable] **{ $combatant }** n’est plus en état d’attaquer.
       *[other] { "" }
    }
event-rpg20-strike_chosen = { $basic ->
        [yes] { "" }
       *[no] ↪️ **{ $combatant }** enchaîne.
    }
event-rpg20-follow_left = { $chosen ->
        [yes] ✋ **{ $combatant }** n’enchaîne pas.
       *[no] { "" }
    }
event-rpg20-burst_rolled = 🎯 **{ $combatant }** tire en rafale longue sur **{ $targets }** ({ $weapon }) : { $success ->
        [yes] **touché**
       *[no] manqué
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-burst_rolled = { $terms } = **{ $total }** ; dé : **{ $face }**
event-rpg20-burst_shared = ☄️ Projectiles au but : **{ $number }**{ $stray ->
        [0] { "" }
       *[other] {" "}(perdus : { $stray_shown })
    }{ $targets_count ->
        [1] .
       *[other] ; à chacun, dans l’ordre : { $shares }.
    }
why-rpg20-burst_shared = Projectiles : d10 de **{ $number }**
event-rpg20-burst_taken = { "" }
    .manner = quiet
event-rpg20-defence_rolled = { $how ->
        [dodge] 🛡️ **{ $combatant }** esquive
       *[parry] 🛡️ **{ $combatant }** pare ({ $weapon })
    } : { $success ->
        [yes] **réussi**
       *[no] échec
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-defence_rolled = { $terms } = **{ $total }** ; dé : **{ $face }**
event-rpg20-action_given_up = ⏭️ **{ $combatant }** sacrifie son action pour esquiver.
event-rpg20-dodge_chosen = { $dodges ->
        [yes] { "" }
       *[no] **{ $combatant }** n’esquive pas la rafale.
    }
    .manner = join
event-rpg20-stun_resisted = { $success ->
        [yes] 💪 **{ $combatant }** tient bon
       *[no] { $hours ->
            [0] 😵 **{ $combatant }** ne perd pas connaissance (marge de l’attaque : 0)
           *[other] 💫 **{ $combatant }** perd connaissance ({ $hours_shown } h)
        }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-stun_resisted = { $terms } = **{ $total }** ; dé : **{ $face }**
event-rpg20-weapon_kept = { $success ->
        [yes] ✊ **{ $combatant }** garde { $weapon_the }
       *[no] ✋ **{ $combatant }** ne tient pas { $weapon_the }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed })
        }
    }.
why-rpg20-weapon_kept = { $terms } = **{ $total }** ; dé : **{ $face }**

## Armes
event-rpg20-weapon_held = { $reason ->
        [dropped] 🫳 **{ $combatant }** lâche { $weapon_the }.
        [disarm] 🫳 **{ $combatant }** lâche { $weapon_the }.
        [drawn] 🗡️ **{ $combatant }** prend en main { $weapon_the }{ $lacking ->
            [0] { "" }
           *[other] { "" }, qu’il reste à mettre en place
        }.
        [picked] 🗡️ **{ $combatant }** ramasse { $weapon_the }{ $lacking ->
            [0] { "" }
           *[other] { "" }, qu’il reste à mettre en place
        }.
       *[other] { "" }
    }
event-rpg20-rounds_spent = { $lacking ->
        [0] { "" }
       *[other] 🔻 À recharger pour **{ $combatant }** : { $weapon }.
    }
event-rpg20-weapon_readied = { $lacking ->
        [0] 🔄 **{ $combatant }** { $set_up ->
            [yes] a mis en place { $weapon_the }.
           *[other] a rechargé { $weapon_the }.
        }
        [1] 🔄 **{ $combatant }** { $set_up ->
            [yes] met en place { $weapon_the } : reste une séquence.
           *[other] recharge { $weapon_the } : reste une séquence.
        }
       *[other] 🔄 **{ $combatant }** { $set_up ->
            [yes] met en place { $weapon_the } : reste { $lacking_shown } séq.
           *[other] recharge { $weapon_the } : reste { $lacking_shown } séq.
        }
    }
event-rpg20-stock_set = 🔧 Le MJ recompte pour **{ $combatant }** : { $weapon }, reste { $count }.
event-rpg20-weapon_jammed = { $broken ->
        [yes] 🔧 **{ $combatant }** ne peut plus se servir de son arme ({ $weapon }).
       *[no] 🔧 **{ $combatant }** peut de nouveau se servir de son arme ({ $weapon }).
    }
