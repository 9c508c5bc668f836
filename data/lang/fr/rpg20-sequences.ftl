# RPG 2.0 : les séquences. Une clé qui finit par `-more` dit la suite d’une ligne (voir bot/render/rulings.py).

event-rpg20-round_started = — Séquence { $round } —
    .manner = break
event-rpg20-initiative_rolled = 🎲 Initiative : { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
event-rpg20-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
why-rpg20-initiative_rolled = { $terms } = **{ $initiative }**
event-rpg20-tie_settled = 🧭 À égalité, **{ $combatant }** agit d’abord (parmi { $among }).
event-rpg20-intention_declared = 📣 **{ $combatant }** : { $deed ->
        [strike] { $purpose ->
            [charge] charger
            [stun] étourdir
            [disarm] désarmer
            [fatal] achever
           *[none] frapper
        } **{ $targets }** ({ $weapon })
        [shoot] tirer sur **{ $targets }** ({ $weapon }){ $mode ->
            [rapid] , tir rapide
            [short] , rafale courte
            [long] , rafale longue
            [precision] , tir de précision
           *[other] { "" }
        }
        [throw] lancer { $weapon_the } sur **{ $targets }**{ $mode ->
            [rapid] , en hâte
            [precision] , avec précision
           *[other] { "" }
        }
        [grenade] lancer { $weapon_the } { $targets_count ->
            [0] à un endroit
           *[other] sur **{ $targets }**
        }
        [move] { $goal ->
            [approach] rejoindre **{ $targets }**
            [away] s’éloigner
            [cover] se mettre à couvert
           *[other] se déplacer
        }
        [load] recharger ({ $weapon })
        [treat] soigner **{ $targets }**
        [draw] prendre en main { $weapon_the }
        [rise] se relever
        [help] aider **{ $targets }** à se relever
        [defend] se défendre, sans frapper
        [pass] ne rien faire
       *[other] { $words_raw ->
            [none] autre chose
           *[other] { $words }
        }
    }{ $posture ->
        [offensive] , posture offensive
       *[other] { "" }
    }{ $place ->
        [none] { "" }
       *[other] , en visant : { $place_word }
    }{ $moving ->
        [yes] , tout en se déplaçant
       *[no] { "" }
    }.
event-rpg20-intention_shown = 📣 **{ $combatant }** : { $deed ->
        [strike] { $purpose ->
            [charge] charger
            [stun] étourdir
            [disarm] désarmer
            [fatal] achever
           *[none] frapper
        } **{ $targets }** ({ $weapon })
        [shoot] tirer sur **{ $targets }** ({ $weapon }){ $mode ->
            [rapid] , tir rapide
            [short] , rafale courte
            [long] , rafale longue
            [precision] , tir de précision
           *[other] { "" }
        }
        [throw] lancer { $weapon_the } sur **{ $targets }**{ $mode ->
            [rapid] , en hâte
            [precision] , avec précision
           *[other] { "" }
        }
        [grenade] lancer { $weapon_the } { $targets_count ->
            [0] à un endroit
           *[other] sur **{ $targets }**
        }
        [move] { $goal ->
            [approach] rejoindre **{ $targets }**
            [away] s’éloigner
            [cover] se mettre à couvert
           *[other] se déplacer
        }
        [load] recharger ({ $weapon })
        [treat] soigner **{ $targets }**
        [draw] prendre en main { $weapon_the }
        [rise] se relever
        [help] aider **{ $targets }** à se relever
        [defend] se défendre, sans frapper
        [pass] ne rien faire
       *[other] { $words_raw ->
            [none] autre chose
           *[other] { $words }
        }
    }{ $posture ->
        [offensive] , posture offensive
       *[other] { "" }
    }{ $place ->
        [none] { "" }
       *[other] , en visant : { $place_word }
    }{ $moving ->
        [yes] , tout en se déplaçant
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
        [yes] 🗝️ Le MJ l’admet : **{ $combatant }** agira en se déplaçant, à la moitié de ses chances.
       *[no] 🗝️ Le MJ refuse de joindre les deux : **{ $combatant }** dit autre chose.
    }
event-rpg20-out_of_reach = 📏 **{ $target }** n’est pas à bonne distance : **{ $combatant }** dit autre chose, ou l’annonce de nouveau.
event-rpg20-initiative_given = { $added ->
        [0] 🗝️ L’initiative { DE($combatant) } reste ce qu’elle est, dit le MJ.
       *[other] 🗝️ Ce que fait **{ $combatant }** change son initiative : { $added_signed }.
    }
event-rpg20-slot_called = { "" }
    .manner = quiet
event-rpg20-slot_begun = { $late ->
        [yes] ⏩ **{ $combatant }** agit maintenant.
       *[no] { "" }
    }
event-rpg20-slot_held = ⏸️ **{ $combatant }** attend un meilleur moment.
event-rpg20-still_held = { "" }
    .manner = quiet
event-rpg20-last_called = { "" }
    .manner = quiet
event-rpg20-slot_ended = { $reason ->
        [given_up] ⏭️ **{ $combatant }** renonce à son action.
        [lapsed] ⌛ Le moment n’est pas venu : **{ $combatant }** a attendu pour rien.
        [unable] ⏭️ **{ $combatant }** n’est plus en état d’agir.
        [no_target] ⏭️ **{ $combatant }** n’a plus de cible.
        [empty_handed] ⏭️ **{ $combatant }** n’a plus en main de quoi le faire.
        [too_far] ⏭️ **{ $combatant }** n’est pas à la bonne distance pour cela.
       *[other] { $stopped ->
            [yes] ✋ **{ $combatant }** laisse son second coup.
           *[no] { "" }
        }
    }
event-rpg20-retargeted = 🎯 **{ $combatant }** se tourne vers **{ $targets }**.
event-rpg20-moved = { $goal ->
        [approach] { $reached ->
            [yes] 🚶 **{ $combatant }** rejoint **{ $target }**.
           *[no] 🚶 **{ $combatant }** ne rejoint personne.
        }
        [away] 🚶 **{ $combatant }** s’éloigne.
        [cover] 🧱 **{ $combatant }** se met à couvert.
       *[other] 🚶 **{ $combatant }** se déplace.
    }
event-rpg20-deed_done = { $outcome ->
        [failed] ❌ **{ $combatant }** : c’est manqué, dit le MJ
       *[done] ✅ **{ $combatant }** : c’est fait, dit le MJ
    }{ $words_raw ->
        [none] .
       *[other] {" "}({ $words }).
    }
event-rpg20-sequence_ended = Fin de la séquence { $round }.
    .manner = quiet
event-rpg20-admitted = ⏩ **{ $combatant }** agit dès cette séquence.
event-rpg20-surprise_tested = { $ambusher ->
        [yes] { $success ->
            [yes] 🤫 **{ $combatant }** approche sans bruit : **réussi**
           *[no] 🤫 **{ $combatant }** fait du bruit, et alerte tout le monde : échec
        }
       *[no] 👂 **{ $combatant }** tend l’oreille : { $success ->
            [yes] **réussi**
           *[no] échec
        }
    }{ $face ->
        [none] { "" }
       *[other] { $total ->
            [none] , dé de { $face_shown }
           *[other] , { $face_shown } ({ $total_needed }{ $success ->
                [yes] , marge : { $margin_shown }
               *[no] { "" }
            })
        }
    }.
why-rpg20-surprise_tested = { $terms } = **{ $total }** ; dé : **{ $face }** ; marge : { $margin }
event-rpg20-surprised = { $until ->
        [0] 😮 **{ $combatant }** ne se laisse pas surprendre.
       *[other] 😮 **{ $combatant }** ne peut rien faire de la séquence { $until }.
    }
event-rpg20-surprise_ticked = { $attentive ->
        [on] 👁️ **{ $combatant }** est sur ses gardes{ $lurks ->
            [on] , et cherche à surprendre.
            [off] , sans chercher à surprendre.
           *[other] .
        }
        [off] 👁️ **{ $combatant }** n’est pas sur ses gardes{ $lurks ->
            [on] , et cherche à surprendre.
            [off] , sans chercher à surprendre.
           *[other] .
        }
       *[other] { $lurks ->
            [on] 🤫 **{ $combatant }** cherche à surprendre.
           *[other] 🤫 **{ $combatant }** ne cherche pas à surprendre.
        }
    }
event-rpg20-modifier_set = { $value ->
        [0] 🔧 Plus de modificateur du MJ pour **{ $combatant }**.
       *[other] 🔧 Le MJ donne **{ $value_signed }** au prochain test { DE($combatant) }.
    }
event-rpg20-place_changed = { $light ->
        [reduced] 🌫️ On y voit mal
        [dark] 🌑 Il fait noir
       *[none] ☀️ On y voit bien
    }{ $confined ->
        [yes] , et le lieu est étroit.
       *[no] .
    }
event-rpg20-target_ticked = 🎯 **{ $combatant }** : { $cover ->
        [yes] à couvert
       *[no] à découvert
    }{ $motion ->
        [still] , immobile
        [moving] , en mouvement
        [fast] , en mouvement rapide
       *[none] { "" }
    }{ $bulk ->
        [tiny] , cible minuscule
        [gigantic] , cible gigantesque
       *[none] { "" }
    }.
event-rpg20-awareness_set = { $aware ->
        [yes] 👁️ **{ $combatant }** voit venir ce que fait **{ $attacker }**.
       *[no] 🙈 **{ $combatant }** ne voit rien venir { DE($attacker) }.
    }
event-rpg20-distance_set = { $reason ->
        [reached] { "" }
        [left] 📏 **{ $combatant }** est à { $metres } m { DE($target) }.
       *[gm] 📏 **{ $combatant }** et **{ $target }** : { $metres ->
            [0] à bout portant
            [1] au contact
           *[other] à { $metres_shown } m
        }.
    }
event-rpg20-far_judged = 🔭 Tir très lointain { DE($combatant) } sur **{ $target }**. Modificateur fixé par le MJ : { $added ->
        [0] aucun
       *[other] { $added_signed }
    }.
event-rpg20-sides_parted = 📏 Entre les camps : { $metres ->
        [0] à bout portant
        [1] au contact
       *[other] { $metres_shown } m
    }.
