# D&D Alternatif : ce que la table lit. Un événement, une phrase ; `.manner` : voir bot/render/rulings.py.
# Les noms de combattants ne s’accordent pas : aucune phrase n’a besoin de leur genre.

## La scène et ses gens
event-alternatif-scene_opened = Chacun annonce sa première action.
    .manner = quiet
event-alternatif-combatant_recorded = { "" }
    .manner = quiet
event-alternatif-combatant_joined = { $second ->
        [none] 🛡️ **{ $name }** entre dans le combat ({ $weapon }).
       *[other] 🛡️ **{ $name }** entre dans le combat ({ $weapon } et { $second_word }).
    }
event-alternatif-combatant_left = { $reason ->
        [removed] 🚪 Le MJ retire **{ $name }** du combat.
       *[left] 🚪 **{ $name }** quitte le combat.
    }
event-alternatif-combatant_hidden = 🌫️ Le MJ met **{ $combatant }** hors de vue.
event-alternatif-combatant_revealed = 👁️ **{ $name }** apparaît ({ $weapon }).
event-alternatif-handed_over = { $temperament ->
        [none] { $player ->
            [none] 🎭 Le MJ mène désormais **{ $combatant }**.
           *[other] 🎭 { $player_user } mène désormais **{ $combatant }**.
        }
       *[other] 🎭 **{ $combatant }** décide désormais par tempérament ({ $temperament_word }).
    }

## Le temps et les annonces
event-alternatif-segment_reached = — Segment { $segment } (round { $round }) —
    .manner = break
event-alternatif-round_ended = — Fin du round { $round } —
    .manner = break
event-alternatif-action_declared = { $repeated ->
        [yes] { "" }
       *[no] { $target ->
            [none] 📣 **{ $combatant }** se prépare à combattre ({ $weapon }).
           *[other] { $kept ->
                [yes] 📣 **{ $combatant }** garde son action en cours et vise désormais **{ $target }**.
               *[no] 📣 **{ $combatant }** s’apprête à frapper **{ $target }** ({ $weapon }).
            }
        }
    }
event-alternatif-reaction_rolled = ⏱️ { $combatant } : { $die } = { $faces }{ $adjust ->
        [0] { "" }
       *[other] , { $adjust_signed } de Dextérité
    }{ $postponed ->
        [0] { "" }
       *[other] , { $postponed_signed } de report
    } : son action viendra au segment **{ $segment }**.
event-alternatif-stood_by = { $forced ->
        [yes] { "" }
       *[no] ⌛ **{ $combatant }** temporise.
    }
event-alternatif-beat_imposed = ⌛ **{ $combatant }** marque un temps, jusqu’à la fin du segment { $until }.
event-alternatif-action_came_up = L’action { DE($combatant) } arrive à son terme.
    .manner = quiet
event-alternatif-action_lost = { $reason ->
        [given_up] **{ $combatant }** renonce à son coup.
        [no_target] **{ $combatant }** n’a plus personne à frapper : son action est perdue.
        [contact_lost] **{ $combatant }** n’est plus au contact : son action est perdue.
       *[interrupted] La préparation { DE($combatant) } est interrompue : son action est perdue.
    }

## Les coups
event-alternatif-simultaneous_announced = ⚡ **Simultané !** { $combatant } face à { $enemies }.
    .manner = once
event-alternatif-choice_revealed = { $choice ->
        [attack] ⚡ **{ $combatant }** porte son attaque.
       *[return_to_guard] ⚡ **{ $combatant }** revient en garde.
    }
event-alternatif-disengaged_briefly = ↔️ **{ $combatant }** et **{ $other }** se désengagent un instant : leur affrontement repart de zéro.
event-alternatif-strike_chosen = { "" }
    .manner = quiet
event-alternatif-strike_rolled = ⚔️ **{ $combatant }** frappe **{ $target }** ({ $weapon }) : { $natural ->
        [20] **20 pur, touché !**
        [1] **1 pur, manqué !**
       *[other] { $outcome ->
            [hit] **touché**, { $total } contre { $against }.
           *[miss] manqué, { $total } contre { $against }.
        }
    }
event-alternatif-parry_chosen = { $hand ->
        [none] **{ $combatant }** encaisse.
       *[other] { "" }
    }
event-alternatif-parry_rolled = 🛡️ **{ $combatant }** pare ({ $weapon }) : { $natural ->
        [20] **20 pur, le coup { DE($attacker) } est dévié !**
        [1] 1 pur, la parade échoue.
       *[other] { $outcome ->
            [parried] **le coup { DE($attacker) } est dévié**, { $total } contre { $against }.
           *[failed] la parade échoue, { $total } contre { $against }.
        }
    }
event-alternatif-initiative_postponed = ⏱️ { $combatant } : { $segment ->
        [none] la prochaine action attendra { $by ->
            [one] un segment
           *[other] { $by } segments
        } de plus.
       *[other] action reportée { $by ->
            [one] d’un segment
           *[other] de { $by } segments
        }, au segment **{ $segment }**.
    }
event-alternatif-status_changed = { $status ->
        [defensive] **{ $combatant }** passe sur la défensive.
       *[offensive] { "" }
    }
    .manner = join
event-alternatif-damage_dealt = 💥 **{ $target }** { $stamina ->
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
    }{ $wear_critical ->
        [yes] {"\u00A0"}: critique d’usure !
       *[no] .
    }
event-alternatif-wounds_counted = ❤️ { $combatant } : { $stamina_left } d’endurance, { $body_left } de coup.
    .manner = quiet
event-alternatif-combatant_out = ☠️ **{ $combatant } est hors de combat.**
event-alternatif-combatant_back = 💪 **{ $combatant }** se relève et reprend le combat.
event-alternatif-fate_said = { $fate ->
        [unconscious] **{ $combatant }** a perdu connaissance.
        [dying] **{ $combatant }** est à l’agonie.
        [dead] **{ $combatant }** a péri.
       *[open] Le sort { DE($combatant) } reste à dire.
    }
event-alternatif-engagement_changed = { $reason ->
        [gm] { $added_count ->
            [0] ↔️ Le MJ sépare { $removed }.
           *[other] ⚔️ Le MJ met au contact { $added }.
        }
       *[other] { "" }
    }

## La main du MJ
event-alternatif-gm_overrode = 🔧 Le MJ corrige { $combatant ->
        [none] { $what_field }
       *[other] **{ $combatant }**, { $what_field }
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
event-alternatif-setting_changed = 🔧 Le MJ change un réglage, { $setting_word } : { $before_word } → **{ $after_word }**.

## Questions
question-alternatif-declare = **{ $who }**, que faites-vous ?
question-alternatif-strike = **{ $who }**, segment { $segment } : votre action est venue. Qui frappez-vous ?
question-alternatif-parry = **{ $who }**, { $count ->
        [one] le coup { DE($attacker) } vous touche ({ $natural ->
            [yes] 20 pur
           *[no] { $total }
        }). Parez-vous ?
       *[other] { $count } coups vous touchent. Lequel parez-vous ?
    } { $free ->
        [yes] Sur la défensive, parer ne coûte rien de plus.
       *[no] Parer reporte votre action { $cost ->
            [one] d’un segment
           *[other] de { $cost } segments
        }.
    }
secret-alternatif-simultaneous = 🤫 **Choix secret** pour { $who } : porter l’attaque, ou revenir en garde ? Tous les choix sont révélés ensemble.
question-alternatif-simultaneous = ⚡ **{ $who }**, votre action et celle de l’adversaire viennent ensemble : porter l’attaque, ou revenir en garde ?
word-question-declare = action à annoncer
word-question-strike = coup à porter
word-question-parry = parade à décider
word-question-simultaneous = choix secret
option-alternatif-declare-action-attack = Attaquer
option-alternatif-declare-action-standby = Temporiser
option-alternatif-declare-target = Attaquer { $value }
option-alternatif-strike-target = Frapper { $value }
option-alternatif-strike-none = Renoncer au coup
option-alternatif-parry-parry = { $count ->
        [one] Parer : { $weapon }
       *[other] Parer { $attacker } : { $weapon }
    }
option-alternatif-parry-none = Encaisser
option-alternatif-simultaneous-attack = Porter l’attaque
option-alternatif-simultaneous-return_to_guard = Revenir en garde
option-alternatif-simultaneous-target = Attaquer { $value }

## Mots
word-health-unhurt = indemne
word-health-scratched = éraflures
word-health-wounded = blessures
word-health-badly_wounded = mal en point
word-health-out = à terre
word-action-attack = attaquer
word-action-melee = attaquer en mêlée
word-action-standby = temporiser
word-fate-unconscious = inconscience
word-fate-dying = agonie
word-fate-dead = mort
word-flag-yes = oui
word-flag-no = non
word-field-name = nom
word-field-class = classe
word-field-level = niveau
word-field-weapons = armes
word-field-armour = armure
word-field-stamina = endurance
word-field-stamina_max = endurance maximale
word-field-body = points de coup
word-field-body_max = points de coup au maximum
word-field-ac = classe d’armure
word-field-bm = bonus martial
word-field-str_hit = Force au toucher
word-field-str_damage = Force aux dégâts
word-field-dex_std = Dextérité
word-field-due = segment d’initiative
word-field-initiative = segment d’initiative
word-field-next_strike = ajustement du prochain coup
word-field-attack = facteur d’attaque
word-field-defence = facteur de défense
word-setting-weapon_factors = facteurs d’armes
word-setting-defence_factor_in_ac = facteur de défense dans la CA
word-setting-negative_dex_on_reaction = Dextérité négative sur la réaction
word-setting-specialist_shift = réaction des spécialistes
word-setting-left_hand_specialist = spécialiste de la main gauche
word-setting-parry_no_answer = parade sans réponse
word-setting-open_initiative = initiatives publiques
word-setting-round_separators = séparation des rounds

## Pourquoi
why-alternatif-reaction_rolled = { $die } : { $faces }{ $adjust ->
        [0] { "" }
       *[other] {" "}{ $adjust_signed } (Dextérité)
    }{ $postponed ->
        [0] { "" }
       *[other] {" "}{ $postponed_signed } (report)
    }, depuis le segment { $stamp } : segment { $segment }.
why-alternatif-strike_rolled = Force de frappe : { $terms } = **{ $total }**
    Contre : { $against_terms } = **{ $against }**
why-alternatif-parry_rolled = Parade : { $terms } = **{ $total }**, contre la force de frappe **{ $against }**
why-alternatif-damage_dealt = Dégâts : { $terms } = **{ $total }**
why-alternatif-initiative_postponed = Report : { $by ->
        [one] un segment
       *[other] { $by } segments
    }.

## Suivi, fiche et combattant
moment-alternatif = { $segment ->
        [0] Ouverture
       *[other] Segment { $segment } (round { $round })
    }
hint-alternatif = { $decided ->
        [yes] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
       *[no] { "" }
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
cell-alternatif-2 = { $due ->
        [none] { $status ->
            [defensive] déf.
           *[other] { "" }
        }
       *[other] →{ $due }
    }
    .width = 4
sheet-alternatif = 📜 **{ $name }**{ $class ->
        [none] { "" }
       *[other] , { $class_shown } de niveau { $level }
    }
    Bonus martial { $bm_signed } · CA { $ac } ({ $armour })
    Endurance { $stamina } · Points de coup { $body }
    Force au toucher { $str_hit_signed }, aux dégâts { $str_damage_signed } · Dextérité { $dex_std_signed }{ $left_hand_rank ->
        [0] { "" }
       *[other] { " " }· Combat main gauche : rang { $left_hand_rank }
    }
    { $weapons ->
        [none] Sans arme
       *[other] Armes : { $weapons_shown }
    }
fighter-alternatif = { $out ->
        [yes] ☠️ Hors de combat.
       *[no] { $up ->
            [yes] ⏱️ L’action est venue : c’est maintenant.
           *[no] { $due ->
                [none] { $standby ->
                    [yes] ⏱️ Temporise.
                   *[no] ⏱️ Rien d’annoncé : `/declarer`.
                }
               *[other] ⏱️ Prochaine action au segment **{ $due }**{ $target ->
                    [none] { "" }
                   *[other] , contre { $target }
                }.
            }
        }
    }
    ❤️ Endurance { $stamina }/{ $stamina_max } · Points de coup { $body }/{ $body_max }
    ⚔️ { $weapon } ({ $damage }) · CA { $ac } · Bonus martial { $bm_signed }{ $status ->
        [defensive] {" "}· sur la défensive
       *[other] { "" }
    }
ally-alternatif = { $out ->
        [yes] **{ $who }** : hors de combat.
       *[no] { $due ->
            [none] { $up ->
                [yes] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, son action est venue.
               *[no] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, rien en préparation.
            }
           *[other] **{ $who }** : { $stamina }/{ $stamina_max } d’endurance, prochaine action au segment { $due }.
        }
    }
word-field-amount = quantité
word-field-segments = segments
word-field-hit_bonus = bonus au toucher
word-field-damage_bonus = bonus aux dégâts
