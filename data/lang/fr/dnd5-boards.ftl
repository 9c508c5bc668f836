# D&D 5 : le suivi en trente colonnes, dans l’ordre d’initiative, les combattants et la frise.

moment-dnd5 = { $round ->
        [0] Ouverture
       *[other] { $up ->
            [none] Round { $round_shown } (environ { $seconds } s)
           *[other] Round { $round_shown }, tour { DE($up_shown) }
        }
    }
hint-dnd5 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Plus personne ne tient debout : le MJ peut clore le combat (`/combat finir`).
           *[no] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
        }
       *[no] { "" }
    }
cell-dnd5-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2… : l’ordre d’initiative
cell-dnd5-1 = { $thing ->
        [yes] { $died ->
            [yes] brisé
           *[no] { $points } pv
        }
       *[no] { $died ->
               [yes] sans vie
              *[no] { $fled ->
                   [yes] en fuite
                  *[no] { $health ->
                       [unhurt] indemne
                       [scratched] éraflures
                       [wounded] blessures
                       [badly_wounded] chancelle
                      *[down] à 0
                   }
               }
           }
    }
    .width = 9
cell-dnd5-2 = { $up ->
        [yes] ◀
       *[no] { $acted ->
            [yes] ✓
           *[no] { "" }
        }
    }
    .width = 2
    .legend = ◀ : à son tour · ✓ : a joué ce round
mark-dnd5 = { $died ->
        [yes] { "" }
       *[no] { $status ->
            [none] { $surprised ->
                [yes] 😮 { $who } : surprise
               *[no] { "" }
            }
           *[other] ❕ { $who } : { $status_words }
        }
    }
fighter-dnd5 = { $died ->
        [yes] ☠️ Mort.
       *[no] { $fled ->
            [yes] 🏃 Loin du combat.
           *[no] { $dying ->
                [yes] 🩸 À 0 point de vie · réussites : { $successes }, échecs : { $failures }
               *[no] { $stable ->
                    [yes] 🩹 À 0 point de vie, hors de danger.
                   *[no] { $up ->
                        [yes] ▶️ À vous : { $has_action ->
                            [yes] action
                           *[no] { $attacks ->
                                [0] sans action
                               *[other] attaques restantes : { $attacks }
                            }
                        }, { $left_decimal } m.
                       *[no] { $acted ->
                            [yes] ✓ Tour joué ce round.
                           *[no] ⏳ Votre tour viendra.
                        }
                    }
                }
            }
        }
    }
    ❤️ Points de vie { $hit_points }/{ $hit_points_max }{ $temporary ->
        [0] { "" }
       *[other] {" "}· temporaires { $temporary_shown }
    }
    🛡️ CA { $ac } · ⚔️ { $weapon }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $reaction ->
        [yes] ⚡ Réaction disponible
        [no] ⚡ Pas de réaction pour l’instant
       *[none] { "" }
    }
    { $cell ->
        [none] { "" }
       *[other] 📍 { $cell_shown }
    }
    { $rides ->
        [none] { "" }
       *[other] 🐎 En selle : { $rides_shown }
    }
    { $height ->
        [none] { "" }
       *[other] 🪽 À { $height_decimal } m du sol
    }
    { $squeezing ->
        [yes] ↔️ À l’étroit
       *[no] { "" }
    }
    { $under_water ->
        [yes] 🌊 Sous l’eau
       *[no] { "" }
    }
    { $traits ->
        [none] { "" }
       *[other] 🐾 { $traits_words }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 Du MJ : { $given_each }
    }
    { $slots ->
        [none] { "" }
       *[other] 🔮 Emplacements : { $slots_each }
    }
    { $concentrates ->
        [none] { "" }
       *[other] 🧠 Concentration : { $concentrates_word }
    }
    { $ready ->
        [none] { "" }
       *[other] 👂 Tient prêt : { $holding ->
            [none] { $response_word }
           *[other] { $holding_word }
        }, { $ready ->
            [near] si { $whom ->
                [enemy] un ennemi vient
               *[other] { $whom_shown } vient
            } à portée
            [moves] si { $whom ->
                [enemy] un ennemi bouge
               *[other] { $whom_shown } bouge
            }
            [attacks] si { $whom ->
                [enemy] un ennemi attaque
               *[other] { $whom_shown } attaque
            }
            [casts] si { $whom ->
                [enemy] un ennemi lance un sort
               *[other] { $whom_shown } lance un sort
            }
           *[word] au signal du MJ
        }
    }
    { $spells ->
        [none] { "" }
       *[other] ✨ Sous l’effet de : { $spells_words }
    }
ally-dnd5 = { $out ->
        [yes] **{ $who }** : hors de combat.
       *[no] **{ $who }** : { $hit_points }/{ $hit_points_max } de vie.
    }
    .needs = hit_points

## La frise
timeline-dnd5 = Round { $moment }
    .now = round
slot-dnd5-acts = { $place }. { $who }
slot-dnd5-status = { $who } : { $status_word }, jusqu’au round { $until }

## Valeurs que le MJ corrige
word-dnd5-field-hit_points = points de vie
    .short = PV
word-dnd5-field-hit_points_max = points de vie au maximum
    .short = PV max
word-dnd5-field-temporary = points de vie temporaires
    .short = PV temp
word-dnd5-field-ac = classe d’armure
    .short = CA
word-dnd5-field-proficiency = bonus de maîtrise
word-dnd5-field-initiative = initiative
word-dnd5-field-attacks = attaques par action
word-dnd5-field-amount = quantité
word-dnd5-field-value = valeur
word-dnd5-field-distance = distance

## Les outils du MJ
word-dnd5-tool-sneak = se faire discret avant le combat
word-dnd5-tool-surprise = surprise au premier tour
word-dnd5-tool-end_turn = finir le tour en cours
word-dnd5-tool-go_on = poursuivre le combat
word-dnd5-tool-modifier = modificateur durable
word-dnd5-tool-once = modificateur d’une seule fois
word-dnd5-tool-distance = distance, en mètres
