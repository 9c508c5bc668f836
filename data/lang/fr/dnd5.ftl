# D&D 5 : ce qui se passe. Une clé qui finit par `-more` dit la suite d’une ligne (voir bot/render/rulings.py).

## Avant le premier round
event-dnd5-sneak_said = { $on ->
        [yes] 🤫 **{ $combatant }** tentera de surprendre l’adversaire.
       *[no] 🤫 **{ $combatant }** ne cherche plus à surprendre personne.
    }
event-dnd5-sneak_rolled = 🤫 Discrétion { DE($combatant) } : **{ $total }**{ $unnoticed_by_count ->
        [0] , remarquée de tous.
       *[other] , inaperçue de { $unnoticed_by }.
    }
why-dnd5-sneak_rolled = Discrétion : { $terms } = **{ $total }**
event-dnd5-surprise_judged = { $taken ->
        [yes] { "" }
       *[no] 🤫 Le MJ n’y voit de surprise pour personne.
    }
event-dnd5-surprise_said = { $on ->
        [yes] 😮 **{ $combatant }** se laisse surprendre : ni déplacement ni action à son premier tour.
       *[no] **{ $combatant }** ne se laisse pas surprendre.
    }
event-dnd5-initiative_rolled = 🎲 Initiative : { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
event-dnd5-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
why-dnd5-initiative_rolled = { $terms } = **{ $initiative }**
event-dnd5-tie_settled = 🧭 À égalité, **{ $combatant }**{ $band_count ->
        [0] { "" }
       *[other] {" "}(avec { $band })
    } agit avant { $others }.
event-dnd5-players_agreed = 🧭 Entre joueurs : **{ $combatant }** agit avant { $others }.
event-dnd5-came_late = ⏳ Le rang { DE($combatant) } est passé : premier tour au prochain round.

## Le tour
event-dnd5-turn_begun = { $idle ->
        [yes] 😮 **{ $combatant }**, encore sous la surprise, ne fait rien de ce tour.
       *[no] { "" }
    }
event-dnd5-turn_lapsed = ⏭️ Le tour { DE($combatant) } s’achève.{ $unused_count ->
        [0] { "" }
       *[other] {" "}Ce qui n’a pas servi : { $unused_words }{ $metres ->
            [0] { "" }
           *[other] {" "}({ $metres_decimal } m)
        }.
    }
event-dnd5-turn_opened = { "" }
    .manner = quiet
event-dnd5-reactions_opened = { "" }
    .manner = quiet
event-dnd5-reaction_declined = { "" }
    .manner = quiet
event-dnd5-action_taken = { $what ->
        [dash] 💨 **{ $combatant }** fonce.
        [rush] 💨 **{ $combatant }** se rue en avant.
        [reckless] 🔥 **{ $combatant }** frappe sans retenue et s’expose jusqu’à son prochain tour.
        [ready] 👂 **{ $combatant }** guette le moment de réagir.
        [dodge] 🛡️ **{ $combatant }** esquive jusqu’à son prochain tour.
       *[disengage] ↔️ **{ $combatant }** se désengage.
    }

## Se déplacer
event-dnd5-move_begun = { $metres ->
        [0] 🚶 **{ $combatant }** cherche un chemin et n’en trouve pas.
       *[other] { $towards ->
            [none] { $cell ->
                [none] { $height ->
                    [none] { $contested ->
                        [yes] 🚶 **{ $combatant }** veut s’éloigner.
                       *[no] { "" }
                    }
                   *[other] { "" }
                }
               *[other] 🚶 **{ $combatant }** part vers { $cell_shown } ({ $metres_decimal } m{ $dear ->
                    [none] { "" }
                   *[other] , qui en coûtent { $dear_decimal }
                }).
            }
           *[other] { $cell ->
                [none] { $contested ->
                    [yes] 🚶 **{ $combatant }** veut s’approcher { DE($towards_shown) }.
                   *[no] { "" }
                }
               *[other] 🚶 **{ $combatant }** part vers { $towards_shown }, direction { $cell_shown } ({ $metres_decimal } m{ $dear ->
                    [none] { "" }
                   *[other] , qui en coûtent { $dear_decimal }
                }).
            }
        }
    }
event-dnd5-stepped = { "" }
    .manner = quiet
event-dnd5-walked = { $towards ->
        [none] 🚶 **{ $combatant }** s’éloigne
       *[other] 🚶 **{ $combatant }** s’approche { DE($towards_shown) }
    } ({ $metres_decimal } m{ $dear ->
        [none] { "" }
       *[other] , qui en coûtent { $dear_decimal }
    }).
event-dnd5-move_ended = { $stopped ->
        [yes] ✋ **{ $combatant }** { $cell ->
            [none] reste sur place
           *[other] n’ira pas plus loin que { $cell_shown }
        }.
       *[no] { $short ->
            [none] { "" }
           *[other] 📏 **{ $combatant }** n’est pas encore assez près pour frapper **{ $short }** : { $metres_decimal } m.
        }
    }
event-dnd5-placed_at = { $reason ->
        [opening] { "" }
        [forced] 💨 **{ $combatant }** se retrouve en { $cell }.
       *[gm] 📍 Le MJ place **{ $combatant }** en { $cell }.
    }
event-dnd5-distance_said = 📏 Entre **{ $combatant }** et **{ $other }** : { $metres_decimal } m.
event-dnd5-went_prone = { $prone ->
        [yes] ⤵️ **{ $combatant }** se jette à terre.
       *[no] ⤴️ **{ $combatant }** se relève.
    }
event-dnd5-ground_said = { $kinds_count ->
        [0] 🗺️ Terrain dégagé : { $cells }.
       *[other] 🗺️ Terrain ({ $kinds_words }) : { $cells }.
    }

## Attaquer
event-dnd5-attack_begun = { $occasion ->
        [opportunity] ⚡ **{ $combatant }** saisit l’occasion contre **{ $target }**.
       *[other] { "" }
    }
event-dnd5-attack_rolled = ⚔️ **{ $combatant }** attaque **{ $target }** ({ $weapon }) : { $outcome ->
        [critical] **coup critique**{ $total_against }
        [hit] **touché**{ $total_against }
        [fumble] manqué, sur un 1
       *[miss] manqué{ $total_against }
    }.{ $revealed ->
        [yes] {" "}L’attaque révèle **{ $combatant }**.
       *[no] { "" }
    }{ $lies ->
        [none] { "" }
        [here] {" "}L’arme est tombée près { DE($target) }.
       *[other] {" "}L’arme est tombée en { $lies_shown }.
    }
why-dnd5-attack_rolled = { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }{ $faces_count ->
        [2]{"\u00A0"}; dés : { $faces }
       *[other] { "" }
    }
event-dnd5-attack_ended = { $reason ->
        [unable] **{ $combatant }** ne peut plus attaquer.
        [no_target] L’attaque { DE($combatant) } n’a plus de cible à portée.
       *[done] { "" }
    }
event-dnd5-blow_settled = { "" }
    .manner = quiet
event-dnd5-damage_dealt = { $gm ->
        [yes] 🔧 Par le MJ :
       *[no] 💥
    } **{ $target }** { $lost ->
        [none] accuse le coup
        [0] { $excess ->
            [0] { $absorbed ->
                [0] ne perd rien
               *[other] ne perd que des points de vie temporaires ({ $absorbed_shown })
            }
           *[other] est déjà à 0 et encaisse encore **{ $excess_shown }** de dégâts{ $absorbed ->
                [0] { "" }
               *[other] {"\u00A0"}; points temporaires : −{ $absorbed_shown }
            }
        }
        [one] perd { $excess ->
            [0] **un point de vie**
           *[other] **son dernier point de vie** pour { $dealt_shown } de dégâts
        }{ $absorbed ->
            [0] { "" }
           *[other] {"\u00A0"}; points temporaires : −{ $absorbed_shown }
        }
       *[other] perd { $excess ->
            [0] **{ $lost } points de vie**
           *[other] **ses { $lost } derniers points de vie** pour { $dealt_shown } de dégâts
        }{ $absorbed ->
            [0] { "" }
           *[other] {"\u00A0"}; points temporaires : −{ $absorbed_shown }
        }
    }{ $types_count ->
        [0] { "" }
       *[other] {" "}({ $excess ->
            [none] {"dégâts "}
            [0] {"dégâts "}
           *[other] { "" }
        }{ $types_words }{ $wards_count ->
            [none] { "" }
            [0] { "" }
           *[other] , { $wards_words }
        })
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}– { $reason }
    }.
why-dnd5-damage_dealt = Dégâts : { $terms } = **{ $dealt }**{ $absorbed ->
        [0] { "" }
       *[other]{"\u00A0"}; absorbés par les points temporaires : { $absorbed_shown }
    }

## Tomber, mourir, guérir
event-dnd5-fell = { $how ->
        [dead] { $massive ->
            [yes] ☠️ **{ $combatant }** meurt sur le coup{ $excess ->
                [none] .
               *[other]{"\u00A0"}: { $excess_shown } de dégâts au-delà de 0{ $most ->
                    [none] .
                   *[other] , pour { $most_shown } points de vie au maximum.
                }
            }
           *[no] ☠️ Plus aucun point de vie : **{ $combatant }** meurt.
        }
        [knocked_out] 💫 Plus aucun point de vie : **{ $combatant }** perd connaissance, hors de danger.
       *[unconscious] 🩸 Plus aucun point de vie : **{ $combatant }** perd connaissance.
    }
event-dnd5-came_to = 💪 **{ $combatant }** reprend connaissance.
event-dnd5-death_saved = 🎲 Jet contre la mort { DE($combatant) }{ $face ->
        [none] { "" }
       *[other]{"\u00A0"}: **{ $outcome ->
            [wakes] { $face_shown } pur
            [two_failures] { $face_shown } pur
           *[other] { $total ->
                [none] { $face_shown }
               *[other] { $total_shown }
            }
        }**{ $outcome ->
            [wakes] { "" }
            [two_failures] { "" }
           *[other] {" "}contre { $against }
        }
    }, { $outcome ->
        [wakes] un sursaut, un point de vie
        [two_failures] deux échecs d’un coup
        [success] réussite
       *[failure] échec
    }{ $outcome ->
        [wakes] { "" }
       *[other] { $successes ->
            [none] { "" }
            [3] , **hors de danger**
           *[other] { $failures ->
                [3] , **c’est la fin**
               *[other] {" "}(réussites : { $successes_shown }, échecs : { $failures_shown })
            }
        }
    }.
event-dnd5-death_nearer = 🩸 **{ $combatant }**, sans connaissance, { $added ->
        [none] se rapproche de la mort.
        [1] se rapproche de la mort d’un échec{ $failures ->
            [3]{"\u00A0"}: **c’est la fin.**
           *[other] {" "}({ $failures_shown } sur 3).
        }
       *[other] se rapproche de la mort de deux échecs, le coup étant critique{ $failures ->
            [3]{"\u00A0"}: **c’est la fin.**
           *[other] {" "}({ $failures_shown } sur 3).
        }
    }
event-dnd5-healed = ❤️ **{ $combatant }** { $regained ->
        [none] va mieux
        [0] ne peut aller mieux
        [one] regagne **un point de vie**
       *[other] regagne **{ $regained } points de vie**
    }.
why-dnd5-healed = { $terms_count ->
        [0] { "" }
       *[other] Soins : { $terms } = **{ $rolled }**{ $regained ->
            [none] { "" }
           *[other]{"\u00A0"}; points de vie regagnés : { $regained_shown }
        }
    }

## États
event-dnd5-condition_set = { $status ->
        [dodging] { "" }
        [borne] { "" }
        [reckless] { "" }
        [disengaged] { "" }
       *[other] { $on ->
            [yes] { $gm ->
                [yes] 🔧 Par le MJ :
               *[no] ❕
            } **{ $combatant }** : { $status_word }.
           *[no] { $gm ->
                [yes] 🔧 Par le MJ :
               *[no] ❕
            } Fini pour **{ $combatant }** : { $status_word }.
        }
    }
event-dnd5-plight_said = { $plight ->
        [dead] { $on ->
            [yes] ☠️ **{ $combatant }** a péri, dit le MJ.
           *[no] 💪 **{ $combatant }** vit encore, dit le MJ.
        }
        [stable] { $on ->
            [yes] 🩹 **{ $combatant }** est hors de danger, dit le MJ.
           *[no] 🩸 **{ $combatant }** est de nouveau en danger, dit le MJ.
        }
       *[fled] { $on ->
            [yes] 🏃 **{ $combatant }** quitte le champ de bataille, dit le MJ.
           *[no] **{ $combatant }** revient dans la bataille, dit le MJ.
        }
    }
