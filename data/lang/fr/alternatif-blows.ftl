# D&D Alternatif : les coups, les parades, les blessures, les échecs critiques et les actions gratuites.

## Simultané !
event-alternatif-simultaneous_announced = ⚡ **Simultané !** { $combatant } face à { $enemies }.
    .manner = once
event-alternatif-choice_made = { "" }
    .manner = quiet
event-alternatif-choice_revealed = { $choice ->
        [attack] ⚡ **{ $combatant }** porte son attaque{ $hand ->
            [left] {" "}de la main gauche
           *[other] { "" }
        }.
        [special] ⚡ **{ $combatant }** tente une action spéciale ({ $special_word }){ $hand ->
            [left] {" "}de la main gauche
           *[other] { "" }
        }.
       *[return_to_guard] ⚡ **{ $combatant }** revient en garde{ $hand ->
            [left] {" "}de la main gauche
           *[other] { "" }
        }.
    }
event-alternatif-disengaged_briefly = ↔️ **{ $combatant }** et **{ $other }** se désengagent un instant : leur affrontement repart de zéro.

## Frapper
event-alternatif-strike_chosen = { "" }
event-alternatif-instead_weighed = { "" }
    .manner = quiet
event-alternatif-strike_rolled = ⚔️ **{ $combatant }** { $aimed ->
        [none] { $sneak ->
            [yes] porte une attaque sournoise à **{ $target }**{ $impetus ->
                [yes] {" "}au bout de sa charge
               *[no] { "" }
            }
           *[no] { $occasion ->
                [free] { $impetus ->
                    [yes] frappe par surprise **{ $target }** au bout de sa charge
                   *[no] frappe **{ $target }** en action gratuite
                }
                [charge] frappe **{ $target }** au bout de sa charge
                [reception] reçoit la charge { DE($target) }
                [frank] porte une attaque franche à **{ $target }**{ $impetus ->
                    [yes] {" "}au bout de sa charge
                   *[no] { "" }
                }
                [shot] tire sur **{ $target }**
               *[regular] frappe **{ $target }**
            }
        }
       *[other] vise { $aimed_the } { DE($target) }
    } ({ $weapon }) : { $natural ->
        [20] **{ $face ->
            [none] jet pur
           *[other] { $face_shown } pur
        }, touché !**
        [1] **1 pur, manqué !**
       *[other] { $outcome ->
            [hit] { $critical ->
                [yes] { $aimed ->
                    [none] **touché, coup critique**
                   *[other] **touché**
                }
               *[no] **touché**
            }{ $total_against }.
           *[miss] manqué{ $total_against }.
        }
    }
why-alternatif-strike_rolled = Force de frappe : { $terms } = **{ $total }**
    Contre : { $against_sum }{ $lost ->
        [yes] . L’autre main fait perdre le facteur d’arme.
       *[no] { "" }
    }
event-alternatif-exceptional_shown = ✴️ Résultat pur { $face }, { $weapon } : { $effect }

## Parer
event-alternatif-parry_chosen = { $hand ->
        [none] **{ $combatant }** encaisse.
       *[other] { "" }
    }
event-alternatif-parry_rolled = 🛡️ **{ $combatant }** pare ({ $weapon }) : { $critical ->
        [yes] **{ $face ->
            [none] jet pur
           *[other] { $face_shown } pur
        }, le coup { DE($attacker) } est dévié !**
       *[no] { $natural ->
            [1] 1 pur, la parade échoue{ $alone ->
                    [yes] {" "}devant le coup { DE($attacker) }
                   *[no] { "" }
                }.
           *[other] { $outcome ->
                [parried] **le coup { DE($attacker) } est dévié**{ $total_against }.
               *[failed] la parade échoue{ $alone ->
                        [yes] {" "}devant le coup { DE($attacker) }
                       *[no] { "" }
                    }{ $total_against }{ $needed ->
                        [none] { "" }
                       *[other]  : à un 20 pur, il faut { $needed ->
                            [20] un 20
                           *[other] { $needed } ou plus
                        } au dé
                    }.
            }
        }
    }
why-alternatif-parry_rolled = Parade : { $terms } = **{ $total }**, contre la force de frappe **{ $against_kept }**{ $needed ->
        [none] { "" }
       *[other] . Pour l’arrêter, il faut { $needed ->
            [20] un 20
           *[other] { $needed } ou plus
        } au dé
    }{ $lost ->
        [yes] . L’autre main fait perdre le facteur d’arme.
       *[no] { "" }
    }
event-alternatif-initiative_postponed = ⏱️ { $combatant }{ $hand ->
        [left] , main gauche
       *[other] { "" }
    } : { $segment ->
        [none] la prochaine action attendra { $by ->
            [one] un segment
           *[other] { $by } segments
        } de plus.
       *[other] action reportée { $by ->
            [one] d’un segment
           *[other] de { $by } segments
        }, au segment **{ $segment }**.
    }
why-alternatif-initiative_postponed = Report : { $by ->
        [one] un segment
       *[other] { $by } segments
    }.
event-alternatif-status_changed = { $status ->
        [defensive] **{ $combatant }** passe sur la défensive.
       *[offensive] { "" }
    }
    .manner = state

## Blessures
event-alternatif-damage_dealt = 💥 **{ $target }** { $stamina ->
        [none] accuse le coup
        [0] { $body ->
            [0] ne perd rien
            [one] perd **un point de coup**
           *[other] perd **{ $body } points de coup**
        }
        [one] { $body ->
            [0] perd **un point d’endurance**
            [one] perd **un point d’endurance et un point de coup**
           *[other] perd **un point d’endurance et { $body } points de coup**
        }
       *[other] { $body ->
            [0] perd **{ $stamina } points d’endurance**
            [one] perd **{ $stamina } points d’endurance et un point de coup**
           *[other] perd **{ $stamina } points d’endurance et { $body } points de coup**
        }
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}({ $reason })
    }{ $alone ->
        [yes] {" "}({ $shot ->
            [yes] tir
           *[no] coup
        } { DE($combatant) })
       *[no] { "" }
    }{ $critical ->
        [wear] {"\u00A0"}: critique d’usure !
        [exceptional] {"\u00A0"}: critique exceptionnel !
        [sneak] {"\u00A0"}: critique sournois !
       *[none] .
    }
why-alternatif-damage_dealt = Dégâts : { $terms } = **{ $total }**{ $times ->
        [1] { $doubled ->
            [yes] , doublés
           *[no] { "" }
        }
        [2] , doublés
       *[other] , comptés { $times } fois
    }{ $doubled ->
        [yes] { $margin ->
            [none] { "" } ; points de coup : { $body_die } (dé) − 1, ou ce qui dépasse l’endurance
           *[other] { "" } ; points de coup : { $margin }, l’écart de la sauvegarde, ou ce qui dépasse l’endurance
        }
       *[no] { "" }
    }
event-alternatif-effect_drawn = Blessure ({ $place_word }){ $malus ->
        [none] { "" }
        [0] { "" }
       *[other] , { $malus_signed } aux jets de combat
    }{ $bleeding ->
        [none] { "" }
       *[other] , { $bleeding_word }
    }{ $lame ->
        [yes] , marche entravée
       *[no] { "" }
    }.{ $text ->
        [none] { "" }
       *[other] {" "}{ $text_shown }
    }
    .manner = join
why-alternatif-effect_drawn = Effet critique ({ $table_word }) : d100 = { $face }, colonne { $effect_column }
event-alternatif-injury_amended = 🩹 **{ $combatant }** : { $healed ->
        [yes] une blessure est guérie.
       *[no] blessure{ $malus ->
            [0] { "" }
           *[other] , { $malus_signed } aux jets de combat
        }, { $bleeding_word }.{ $text ->
            [none] { "" }
           *[other] {" "}« { $text_shown } »
        }
    }
event-alternatif-bled = 🩸 **{ $combatant }** saigne et perd **{ $stamina ->
        [0] un point de coup
       *[other] un point d’endurance
    }**.
event-alternatif-wounds_counted = ❤️ { $combatant } : { $stamina_left } d’endurance, { $body_left } de coup.
    .manner = quiet
event-alternatif-combatant_out = ☠️ { $spent ->
        [yes] Plus aucun point de coup :{" "}
       *[no] { "" }
    }**{ $combatant } est hors de combat.**
event-alternatif-combatant_back = 💪 **{ $combatant }** se relève et reprend le combat{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-alternatif-fate_said = { $fate ->
        [unconscious] **{ $combatant }** a perdu connaissance.
        [dying] **{ $combatant }** est à l’agonie.
        [dead] **{ $combatant }** a péri.
       *[open] Le sort { DE($combatant) } reste à dire.
    }
question-alternatif-fate = ☠️ { $count ->
        [1] Qu’est devenu le personnage tombé, **{ $fallen }** ?
       *[other] Que sont devenus les { $count } personnages tombés ({ $fallen_listed }) ?
    }
option-alternatif-fate-unconscious = Sans connaissance
option-alternatif-fate-dying = À l’agonie
option-alternatif-fate-dead = Mort
option-alternatif-fate-open = À dire plus tard

## Armes
event-alternatif-equipment_damaged = 💥 **{ $target }**, { $weapon } : **{ $total ->
        [none] de la structure
        [one] un point de structure
       *[other] { $total } points de structure
    }** en moins{ $left ->
        [none] .
        [0] .
       *[other] , il en reste { $left }.
    }
why-alternatif-equipment_damaged = Dégâts : { $doubled ->
        [yes] [{ $terms }] × 2 (20 pur)
       *[no] { $terms }
    } = **{ $total }**
event-alternatif-weapon_changed = { $change ->
        [drawn] **{ $combatant }** dégaine { $weapon_the }.
        [sheathed] **{ $combatant }** rengaine { $weapon_the }.
        [picked_up] **{ $combatant }** ramasse { $weapon_the }.
        [dropped] **{ $combatant }** lâche { $weapon_the }.
        [broken] **{ $combatant }** perd { $weapon_the }, qui se brise.
       *[readied] **{ $combatant }** frappera aussi du poing.
    }
    .manner = join

## Échecs critiques
event-alternatif-fumble_rolled = 💢 Échec critique { DE($combatant) } ({ $weapon }){ $result ->
        [free_action] { $in_time ->
            [yes] {"\u00A0"}: **{ $opponent }** a droit à une action gratuite.
           *[no] {"\u00A0"}: **{ $opponent }** aurait droit à une action gratuite, mais ne peut plus agir dans ce segment.
        }
        [weapon_broken] { $magic ->
            [yes] {"\u00A0"}: au MJ de dire si l’arme se brise.
           *[no] .
        }
        [companion_wounded] {"\u00A0"}: un compagnon est menacé, au MJ de dire lequel.
        [nothing] , sans conséquence.
       *[weapon_lost] .
    }
why-alternatif-fumble_rolled = Table des échecs critiques : d6 = { $face }
event-alternatif-mishap_settled = { $kind ->
        [magic] { $broken ->
            [yes] { "" }
           *[no] 💢 L’arme { DE($combatant) } tient bon.
        }
       *[companion] { $companion ->
            [none] 💢 Le coup perdu { DE($combatant) } ne touche personne.
           *[other] 💢 Le coup perdu { DE($combatant) } atteint **{ $companion }**.
        }
    }

## Actions gratuites
event-alternatif-free_action_offered = { $cause ->
        [gm] { $kind ->
            [frank] 🎁 Le MJ offre à **{ $combatant }** une attaque franche contre **{ $target }**.
           *[free] 🎁 Le MJ offre à **{ $combatant }** une action gratuite contre **{ $target }**.
        }
       *[other] { "" }
    }
event-alternatif-free_action_settled = { $how ->
        [withdrawn] 🚫 Le MJ retire à **{ $combatant }** son action gratuite contre **{ $target }**.
       *[other] { "" }
    }
