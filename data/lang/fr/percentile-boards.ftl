# Règles au pourcentage : le suivi en trente colonnes, dans l’ordre d’initiative, les combattants et la frise.

moment-percentile = { $round ->
        [0] Ouverture
       *[other] { $bout ->
            [none] { $phase ->
                [initiative] Round { $round_shown }, initiative
                [declaring] Round { $round_shown } (environ { $seconds } s), annonces
               *[other] Round { $round_shown } (environ { $seconds } s)
            }
           *[other] Duel { $bout }, round { $round_shown }
        }
    }
hint-percentile = { $decided ->
        [yes] { $variant ->
            [pit] 🏁 La fosse est jouée : le MJ peut clore le combat (`/combat finir`).
           *[other] { $nobody ->
               [yes] 🏁 Plus personne ne tient debout : le MJ peut clore le combat (`/combat finir`).
              *[no] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
           }
        }
       *[no] { "" }
    }
cell-percentile-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2… : l’ordre d’initiative
cell-percentile-1 = { $out ->
        [yes] { $end ->
            [dead] a péri
            [fled] a fui
           *[out_of_action] K.-O.
        }
       *[no] { $soldiers ->
            [none] { $health ->
                [unhurt] indemne
                [scratched] éraflures
                [wounded] blessures
                [badly_wounded] chancelle
               *[none] { "" }
            }
           *[other] { $soldiers } sold.
        }
    }
    .width = 9
cell-percentile-2 = { $posture ->
        [focus] Foc.
        [anticipating] Ant.
        [offensive] Off.
        [defensive] Déf.
       *[none] { "" }
    }
    .width = 4
mark-percentile = { $status ->
        [none] { $fighting ->
            [yes] { $wins ->
                [none] { $behind ->
                    [yes] 🏹 { $who } : derrière
                   *[no] { "" }
                }
                [0] { "" }
               *[other] 🏆 Victoires { DE($who) } : { $wins }
            }
           *[no] 💺 { $who } attend son tour
        }
       *[other] ❕ { $who } : { $status_words }{ $spoilt ->
            [none] { "" }
           *[other] {" "}({ $spoilt_word })
        }
    }
fighter-percentile = { $out ->
        [yes] { $end ->
            [dead] ☠️ A péri.
            [fled] 🏃 A fui le combat.
            [knocked_out] 💫 Sans connaissance.
           *[out_of_action] 🤕 Hors de combat.
        }
       *[no] { $declared ->
            [yes] 📣 { $spell ->
                [none] { $action_word }
               *[other] { $spell_word }
            }{ $waits ->
                [energy] {" "}: accumuler de l’énergie
                [bonus] {" "}: préparer la suite
                [reaction] {" "}: si { $trigger_who_word } { $trigger_what_word }{ $trigger_whom ->
                    [none] { "" }
                   *[other] {" "}{ $trigger_whom }
                }, { $reaction ->
                    [attack] attaquer
                    [wrestling] lutter
                    [cast] incanter
                    [flee] fuir
                    [move] se déplacer
                   *[other] agir
                }
               *[none] { "" }
            }{ $manners ->
                [none] { "" }
               *[other] {" "}({ $manners_words })
            }{ $target ->
                [none] { "" }
               *[other] , { $target }
            }{ $declared_posture ->
                [focus] {" "}· Focus
                [anticipating] {" "}· Anticipatif
                [offensive] {" "}· Offensif
                [defensive] {" "}· Défensif
               *[none] { "" }
            }
           *[no] 📣 Rien d’annoncé pour ce round : `/declarer`.
        }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 Du MJ : { $given_each }
    }
    ❤️ Points de vie { $hit_points }/{ $hit_points_max }{ $psy_max ->
        [0] { "" }
       *[other] {" "}· Psy { $psy }/{ $psy_max_shown }
    }
    ⚔️ { $weapon }{ $second ->
        [none] { "" }
       *[other] {" "}et { $second_word }
    }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }{ $mounted ->
        [yes] {" "}· en selle
       *[no] { "" }
    }
    { $carried ->
        [none] { "" }
       *[other] 🎒 Sur soi : { $carried_words }
    }
    { $soldiers ->
        [none] { "" }
       *[other] 👥 Soldats debout : { $soldiers }
    }
    { $advantages ->
        [0] { $disadvantages ->
            [0] { "" }
           *[other] 🎲 Désavantages : { $disadvantages_shown }
        }
       *[other] { $disadvantages ->
            [0] 🎲 Avantages : { $advantages_shown }
           *[other] 🎲 Avantages : { $advantages_shown } · Désavantages : { $disadvantages_shown }
        }
    }
    { $holds ->
        [none] { "" }
       *[other] 🤼 Sous sa prise : { $holds_listed } (`/declencher` lâche prise)
    }
    { $prepared ->
        [yes] ⌛ Prochaine action : +10
       *[no] { "" }
    }
    { $energy ->
        [yes] ⌛ Prochain sort : 2 psy de moins
       *[no] { "" }
    }
    { $defences ->
        [0] { "" }
       *[other] 🛡️ Défenses faites ce round : { $defences_shown }
    }
    { $cover ->
        [0] { "" }
       *[other] 🧱 À couvert : { $cover_signed } à qui tire
    }
    { $wins ->
        [none] { "" }
        [0] { "" }
       *[other] 🏆 Victoires : { $wins_shown }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }{ $spoilt ->
            [none] { "" }
           *[other] {" "}({ $spoilt_word })
        }
    }
ally-percentile = { $out ->
        [yes] **{ $who }** : { $end ->
            [dead] a péri
            [fled] a fui le combat
            [knocked_out] sans connaissance
           *[out_of_action] hors de combat
        }.
       *[no] { $declared ->
            [yes] **{ $who }** : { $hit_points }/{ $hit_points_max } de vie, { $action ->
                [none] action annoncée
               *[other] { $spell ->
                    [none] { $action_word }
                   *[other] { $spell_word }
                }{ $manners ->
                    [none] { "" }
                   *[other] {" "}({ $manners_words })
                }
            }.
           *[no] **{ $who }** : { $hit_points }/{ $hit_points_max } de vie, rien d’annoncé.
        }
    }
    .needs = hit_points

## La frise
timeline-percentile = Round { $moment }
    .now = round
slot-percentile-acts = { $place }. { $who }{ $action ->
        [none] { $hint ->
            [none] { "" }
           *[other] {"\u00A0"}: { $seems_raw ->
                [none] { $hint_word }
               *[other] { $seems }
            }
        }
       *[other] {"\u00A0"}: { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }{ $manners ->
            [none] { $target ->
                [none] { "" }
               *[other] {" "}({ $target })
            }
           *[other] {" "}({ $manners_words }{ $target ->
                [none] { "" }
               *[other] , { $target }
            })
        }
    }
slot-percentile-status = { $until ->
        [none] { $who } : { $status_word }
       *[other] { $who } : { $status_word }, jusqu’au round { $until }
    }

## Valeurs que le MJ corrige
word-percentile-field-hit_points = points de vie
    .short = PV
word-percentile-field-hit_points_max = points de vie au maximum
    .short = PV max
word-percentile-field-psy = psy
    .short = PSY, PM
word-percentile-field-psy_max = psy au maximum
    .short = PSY max, PM max
word-percentile-field-initiative = initiative
word-percentile-field-soldiers = soldats
word-percentile-field-physique = Physique
word-percentile-field-strength = Force
word-percentile-field-agility = Agilité
word-percentile-field-luck = Chance
word-percentile-field-brawling = Bagarre
word-percentile-field-wrestling = Lutte
word-percentile-field-melee = Mêlée
word-percentile-field-pole_weapon = Hast
word-percentile-field-shooting = Tir
word-percentile-field-dodge = Esquive
word-percentile-field-riding = Équitation
word-percentile-field-magic = Magie
word-percentile-field-magic_parry = Parade magique
word-percentile-field-amount = quantité
word-percentile-field-until = round
word-percentile-field-count = nombre
word-percentile-field-value = valeur
word-percentile-field-penalty = malus
word-percentile-field-distance = distance

## Les outils du MJ
word-percentile-tool-surprise = surprise (initiative 7)
word-percentile-tool-advantage = avantage (combien)
word-percentile-tool-disadvantage = désavantage (combien)
word-percentile-tool-modifier = modificateur durable
word-percentile-tool-once = modificateur d’un seul jet
word-percentile-tool-cover = couvert (malus des tireurs)
word-percentile-tool-opportunity = attaque d’opportunité
word-percentile-tool-action = action de plus
word-percentile-tool-distance = distance, en cm
word-percentile-tool-swap = échanger deux places
word-percentile-tool-mount = mettre en selle
word-percentile-tool-dismount = mettre pied à terre
word-percentile-tool-fall = chute de monture
word-percentile-tool-hint = ce que quelqu’un semble faire
word-percentile-tool-shuffle = tirer au sort la fosse
word-percentile-tool-close = clore les annonces
word-percentile-tool-go_on = poursuivre le combat
word-percentile-tool-react = déclencher une réaction
