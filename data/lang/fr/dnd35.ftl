# D&D 3.5 : ce qui se passe. Une clé qui finit par `-more` dit la suite d’une ligne (voir bot/render/rulings.py).

## L’ordre et les tours
event-dnd35-unaware_said = { $on ->
        [yes] 🤫 **{ $combatant }** ignore tout de l’adversaire.
       *[no] 🤫 **{ $combatant }** connaît l’adversaire.
    }
event-dnd35-surprise_begun = 😮 Round de surprise : { $members_count ->
        [0] une action simple ou de mouvement par personne.
       *[other] { $members } n’y agira pas ; les autres ont une action simple ou de mouvement.
    }
event-dnd35-initiative_rolled = 🎲 Initiative : { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
event-dnd35-initiative_rolled-more = { $combatant } { $initiative ->
        [none] (dé secret)
       *[other] **{ $initiative_shown }**
    }
why-dnd35-initiative_rolled = { $terms } = **{ $initiative }**
event-dnd35-turn_begun = { $restricted ->
        [yes] ⏳ **{ $combatant }** n’a qu’une action, simple ou de mouvement.
       *[no] { "" }
    }
    .manner = quiet
event-dnd35-turn_opened = { "" }
    .manner = quiet

## Se déplacer
event-dnd35-move_begun = { $careful ->
        [yes] { $cell ->
            [none] { $towards ->
                [none] 👣 **{ $combatant }** s’écarte d’un pas de placement.
               *[other] 👣 **{ $combatant }** fait un pas de placement vers { $towards_shown }.
            }
           *[other] 👣 **{ $combatant }** fait un pas de placement, vers { $cell_shown }.
        }
       *[no] { $cause ->
            [enter] 🤼 **{ $combatant }** veut entrer dans l’espace { DE($towards_shown) }{ $cell ->
                [none] { "" }
               *[other] , vers { $cell_shown }
            }.
            [drag] { $cell ->
                [none] { $towards ->
                    [none] 🪢 **{ $combatant }** entraîne toute la lutte à l’écart ({ $metres_decimal } m).
                   *[other] 🪢 **{ $combatant }** entraîne toute la lutte vers { $towards_shown } ({ $metres_decimal } m).
                }
               *[other] 🪢 **{ $combatant }** entraîne toute la lutte vers { $cell_shown } ({ $metres_decimal } m).
            }
           *[turn] { $towards ->
                [none] { $steed ->
                    [none] { $cell ->
                        [none] 🚶 **{ $combatant }** veut s’éloigner (de { $metres_decimal } m).
                       *[other] 🚶 **{ $combatant }** part vers { $cell_shown } ({ $metres_decimal } m).
                    }
                   *[other] { $cell ->
                        [none] 🐎 **{ $combatant }** veut s’éloigner en selle (de { $metres_decimal } m).
                       *[other] 🐎 **{ $combatant }** chevauche vers { $cell_shown } ({ $metres_decimal } m).
                    }
                }
               *[other] 🚶 **{ $combatant }** { $cell ->
                    [none] veut s’approcher { DE($towards_shown) }
                   *[other] part vers { $towards_shown }, direction { $cell_shown }
                } ({ $metres_decimal } m).
            }
        }
    }
event-dnd35-stepped = { "" }
    .manner = quiet
event-dnd35-paced = { "" }
    .manner = quiet
event-dnd35-move_ended = { $stopped ->
        [yes] ✋ **{ $combatant }** n’ira pas plus loin{ $cell ->
            [none] { "" }
           *[other] {" "}que { $cell_shown }
        }{ $distances_count ->
            [0] .
           *[other] {" "}: { $distances_each }.
        }
       *[no] { $distances_count ->
            [0] { $short ->
                [none] { "" }
               *[other] 📏 **{ $combatant }** n’est pas encore assez près pour frapper **{ $short }** : { $metres_decimal } m.
            }
           *[other] 📏 **{ $combatant }** : { $distances_each }.
        }
    }
each-dnd35-gaps = { $who } à { $metres_decimal } m
each-dnd35-distances = { $who } à { $value_decimal } m
event-dnd35-spaced = { "" }
    .manner = quiet
event-dnd35-distance_said = 📏 Entre **{ $combatant }** et **{ $other }** : { $metres_decimal } m.
event-dnd35-stretch_said = { $kinds_count ->
        [0] 🧭 La voie est libre pour **{ $combatant }**.
       *[other] 🧭 Sur la route { DE($combatant) } : { $kinds_words }.
    }
event-dnd35-placed_at = { $reason ->
        [opening] { "" }
       *[gm] 📍 Le MJ place **{ $combatant }** en { $cell }.
    }

event-dnd35-came_late = ⏳ Le rang { DE($combatant) } est passé : premier tour au prochain round.
event-dnd35-turn_delayed = ⏳ **{ $combatant }** retarde son action.
event-dnd35-entry_called = 👌 **{ $combatant }** entre dès qu’aucun tour n’est en cours.
event-dnd35-came_in = ▶️ **{ $combatant }** entre { $behind ->
        [none] { $ahead ->
            [none] maintenant
           *[other] avant { $ahead }
        }
       *[other] après { $behind }
    }, et garde ce rang.
event-dnd35-delay_lost = ⌛ Le tour retardé { DE($combatant) } est perdu : le suivant commence.

## Attaques d’opportunité
event-dnd35-trip_followed = ⚡ **{ $combatant }** enchaîne aussitôt sur **{ $target }**, à terre.
event-dnd35-opportunity_taken = ⚡ **{ $combatant }** saisit l’occasion contre **{ $target }**.
event-dnd35-opportunity_left = { "" }
    .manner = quiet
event-dnd35-opportunity_held = { "" }
    .manner = quiet

## Attaquer
event-dnd35-attack_begun = { $later ->
        [0] { $two ->
            [off] ⚔️ **{ $combatant }** attaque à outrance.
            [main] { "" }
           *[none] { "" }
        }
        [1] { $two ->
            [off] ⚔️ **{ $combatant }** attaque à outrance.
            [main] { "" }
           *[none] ⚔️ **{ $combatant }** attaque à outrance.
        }
       *[other] { "" }
    }
event-dnd35-attack_rolled = ⚔️ **{ $combatant }** attaque **{ $target }** ({ $weapon }) : { $outcome ->
        [threat] { $veiled ->
            [yes] de quoi toucher, critique possible{ $total_against } ; reste le camouflage
           *[no] **touché**, critique possible{ $total_against }
        }
        [hit] { $veiled ->
            [yes] de quoi toucher{ $total_against } ; reste le camouflage
           *[no] **touché**{ $total_against }
        }
        [fumble] manqué, sur un 1
       *[miss] manqué{ $total_against }
    }.
why-dnd35-attack_rolled = { $terms } = **{ $total }** contre { $against_terms } = **{ $against }**
event-dnd35-threat_rolled = 🎯 { $confirmed ->
        [yes] Le second jet { DE($combatant) } le confirme : **coup critique**{ $total_against }.
       *[no] Le second jet { DE($combatant) } ne le confirme pas{ $total_against }.
    }
why-dnd35-threat_rolled = { $terms } = **{ $total }** contre { $against_terms } = **{ $against }**
event-dnd35-attack_ended = { $reason ->
        [unable] **{ $combatant }** ne peut plus attaquer.
        [no_target] L’attaque { DE($combatant) } n’a plus de cible à portée.
       *[done] { "" }
    }

## Dégâts
event-dnd35-damage_dealt = 💥 **{ $target }** { $dealt ->
        [none] accuse le coup
        [0] ne perd rien
        [1] { $lethal ->
            [yes] perd **un point de vie**
           *[no] subit **un point non létal**
        }
       *[other] { $lethal ->
            [yes] perd **{ $dealt } points de vie**
           *[no] subit **{ $dealt } points non létaux**
        }
    }{ $sneak ->
        [yes] { $sneak_points ->
            [none] , attaque sournoise
           *[other] , attaque sournoise +{ $sneak_points }
        }
       *[no] { "" }
    }{ $times ->
        [1] { "" }
       *[other] {" "}(dégâts × { $times }{ $couched ->
            [yes] , lance en charge
           *[no] { "" }
        }{ $braced ->
            [yes] , arme opposée à la charge
           *[no] { "" }
        })
    }{ $kept_off ->
        [none] { "" }
       *[other] , { $kept_off_each }
    }{ $mended ->
        [none] { "" }
        [0] { "" }
       *[other] , dont { $mended_shown } qui se régénéreront
    }.
why-dnd35-damage_dealt = Dégâts : { $terms } = **{ $dealt }**
event-dnd35-damage_said = 🔧 Par le MJ : **{ $combatant }** { $dealt ->
        [none] accuse le coup
        [0] ne perd rien
        [1] { $lethal ->
            [yes] perd **un point de vie**
           *[no] subit **un point non létal**
        }
       *[other] { $lethal ->
            [yes] perd **{ $dealt } points de vie**
           *[no] subit **{ $dealt } points non létaux**
        }
    }{ $kind ->
        [none] { "" }
        [nonlethal] { "" }
       *[other] {" "}({ $kind_word })
    }{ $kept_off ->
        [none] { "" }
       *[other] , { $kept_off_each }
    }{ $mended ->
        [none] { "" }
        [0] { "" }
       *[other] , dont { $mended_shown } qui se régénéreront
    }{ $reason_raw ->
        [none] { "" }
       *[other] {" "}– { $reason }
    }.
why-dnd35-damage_said = Dégâts : { $terms } = **{ $dealt }**
event-dnd35-touched = ✨ **{ $combatant }** atteint **{ $target }** ({ $weapon }) ; l’effet est au MJ.
event-dnd35-massive_resisted = { $success ->
        [yes] 💪 **{ $combatant }** résiste au choc{ $dealt ->
            [none] { "" }
           *[other] {" "}({ $dealt_shown } d’un seul coup)
        }{ $total ->
            [none] { "" }
           *[other]{"\u00A0"}: Vigueur{ $total_against }
        }.
       *[no] 🎲 **{ $combatant }** ne résiste pas au choc{ $dealt ->
            [none] { "" }
           *[other] {" "}({ $dealt_shown } d’un seul coup)
        }{ $total ->
            [none] { "" }
           *[other]{"\u00A0"}: Vigueur{ $total_against }
        }.
    }
why-dnd35-massive_resisted = Vigueur : { $terms } = **{ $total }** contre **{ $against }**

## Tomber, mourir, guérir
event-dnd35-fell = { $how ->
        [dead] ☠️ { $died_at ->
            [none] **{ $combatant }** meurt
           *[other] { $died_at_signed } pv ou moins : **{ $combatant }** meurt
        }.
        [destroyed] 💀 Plus aucun point de vie : **{ $combatant }** tombe en pièces.
        [dying] 🩸 Sous 0 point de vie : { $was ->
            [unconscious] **{ $combatant }**, déjà sans connaissance, se meurt
           *[other] **{ $combatant }** perd connaissance et se meurt
        }.
        [unconscious] 💫 Plus de dégâts non létaux que de points de vie : { $was ->
            [dying] **{ $combatant }** reste sans connaissance
           *[other] **{ $combatant }** perd connaissance
        }.
        [disabled] 🤕 Plus aucun point de vie : **{ $combatant }** est hors de combat, une action simple ou de mouvement par round.
        [staggered] 😵 Autant de dégâts non létaux que de points de vie : **{ $combatant }** chancelle, une action simple ou de mouvement par round.
       *[up] 💪 { $was ->
            [dying] **{ $combatant }** reprend connaissance
            [unconscious] **{ $combatant }** reprend connaissance
            [disabled] **{ $combatant }** retrouve des tours entiers
            [staggered] **{ $combatant }** retrouve des tours entiers
            [up] **{ $combatant }** tient de nouveau debout
           *[other] **{ $combatant }** revient à la vie
        }{ $lies ->
            [yes] , à terre
           *[no] { "" }
        }.
    }
event-dnd35-strained = 🤕 L’effort coûte un point de vie à **{ $combatant }**.
event-dnd35-bled = { $stable ->
        [yes] 🩹 **{ $combatant }** ne perd plus de sang{ $face ->
            [none] { "" }
           *[other] {" "}(d100 pour se stabiliser : { $face_shown }, il fallait 10 ou moins)
        }.
       *[no] 🩸 **{ $combatant }** perd un point de vie{ $face ->
            [none] { "" }
           *[other] {" "}(d100 pour se stabiliser : { $face_shown }, il fallait 10 ou moins)
        }.
    }
event-dnd35-recalled = ✨ **{ $combatant }** revient d’entre les morts, sur décision du MJ.
event-dnd35-stabilised = 🩹 L’état { DE($combatant) } ne s’aggrave plus.

## Ce qui est demandé
question-dnd35-declare = **{ $who }**, { $free ->
        [yes] il ne vous reste que ce qui ne coûte rien. Avez-vous fini ?
       *[no] à vous : { $standard ->
            [yes] action simple
           *[no] { $attacks ->
                [0] plus d’action simple
                [one] encore une attaque
               *[other] encore { $attacks } attaques
            }
        }{ $either ->
            [yes] {" "}ou{" "}
           *[no] ,{" "}
        }{ $move ->
            [yes] { $metres ->
                [none] action de mouvement
               *[other] mouvement ({ $metres_decimal } m)
            }
           *[no] plus de mouvement
        }{ $step ->
            [yes] , un pas de placement
           *[no] { "" }
        }. Que faites-vous ?
    }
option-dnd35-declare-action-attack = Attaquer
option-dnd35-declare-action-unarmed = À mains nues
option-dnd35-declare-action-approach = S’approcher
option-dnd35-declare-action-go = Aller à une case
option-dnd35-declare-action-leave = S’éloigner
option-dnd35-declare-action-step = Pas de placement
option-dnd35-declare-action-delay = Retarder son action
option-dnd35-declare-action-come_in = Entrer maintenant
option-dnd35-declare-target-none = Quand je voudrai
option-dnd35-declare-action-pass = Finir mon tour
option-dnd35-declare-action-finish_alone = Finir seul désormais
option-dnd35-declare-unused = Finir quand même
choose-dnd35-unused = Il vous reste une attaque : finir quand même ?
default-dnd35-declare = { $action ->
        [ride_on] Poursuivre la course
       *[pass] Finir mon tour
    }
option-dnd35-declare-with = { $value_word }
option-dnd35-declare-to = { $value }
option-dnd35-declare-column = { $value }
choose-dnd35-with = Avec quoi ?
choose-dnd35-to = Quelle case ?
choose-dnd35-column = Quelle colonne ?
question-dnd35-opportunity = **{ $who }**, { $target } s’expose : attaque d’opportunité ?
option-dnd35-opportunity-strike = Frapper
option-dnd35-opportunity-later = Pas encore
option-dnd35-opportunity-none = Laisser passer
means-dnd35-declare-action-attack = une attaque ; dès la deuxième, c’est une attaque à outrance, qui prend aussi le mouvement
means-dnd35-declare-action-unarmed = à la place d’une attaque : dégâts non létaux ; qui est armé peut vous frapper d’abord
means-dnd35-declare-action-approach = une action de mouvement, jusqu’à portée de votre arme
means-dnd35-declare-action-go = une action de mouvement ; quitter une case contrôlée expose
means-dnd35-declare-action-leave = loin des ennemis : { $far_decimal } m{ $provoked ->
        [0] , sans vous exposer
       *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
    }
means-dnd35-declare-action-step = 1,50 m sans s’exposer, si vous ne vous déplacez pas autrement ce round
means-dnd35-declare-action-delay = jusqu’à ce que vous entriez, entre deux tours ; ce rang vaut pour tout le combat
means-dnd35-declare-action-come_in = dès qu’aucun tour n’est en cours ; ce rang vaut pour tout le combat
means-dnd35-declare-action-pass = { $free ->
        [yes] au suivant
       *[no] ce qui reste de votre tour est perdu
    }
means-dnd35-declare-action-finish_alone = maintenant et chaque fois qu’il ne vous reste que ce qui ne coûte rien ; /consignes le change
means-dnd35-declare-unused = l’attaque qui vous reste est perdue
means-dnd35-declare-target-none = vous entrez vous-même, entre deux tours ; si votre prochain tour vient avant, celui-ci est perdu
means-dnd35-declare-target = { $chosen ->
        [approach] { $far_decimal } m{ $provoked ->
            [0] , sans vous exposer
           *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
        }
        [withdraw_to] { $far_decimal } m{ $provoked ->
            [0] , sans vous exposer
           *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
        }
        [step] { $gap ->
            [none] 1,50 m dans cette direction
           *[other] à { $gap_decimal } m : 1,50 m de moins
        }
        [charge] { $health_word } ; { $far_decimal } m{ $provoked ->
            [0] , sans vous exposer
           *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
        }
        [delay] juste après ce tour-là, ou avant si vous le dites
       *[other] { $health ->
            [none] { "" }
           *[other] { $health_word }{ $ally ->
                [yes] , de votre camp
               *[no] { "" }
            }
        }{ $gap ->
            [none] { "" }
           *[other] , à { $gap_decimal } m
        }{ $covered ->
            [soft] , derrière une créature
            [cover] , abri
            [improved] , abri supérieur
            [total] , hors d’atteinte
           *[none] { "" }
        }{ $misses ->
            [none] { "" }
            [0] { "" }
           *[other] , { $misses_shown } % de chances de rater
        }{ $provoked ->
            [none] { "" }
            [0] { "" }
           *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
        }
    }
means-dnd35-declare-with = { $chosen ->
        [cast_held] un sort sans geste, composante en main
        [draw_light] une arme légère que vous portez
        [turn_weapon] une arme légère que tient votre adversaire
        [guess] de quoi frapper là, au jugé
        [coup] de quoi atteindre cette cible
        [charge] de quoi atteindre cette cible
        [trip] de quoi atteindre cette cible
        [disarm] de quoi atteindre cette cible
        [sunder] de quoi atteindre cette cible
        [smash] de quoi atteindre cette cible
        [pick_up] une arme qui est à vos pieds
        [draw] une arme que vous portez
        [sheathe] une arme que vous tenez
        [let_fall] une arme que vous tenez
        [load] une arme à recharger
       *[attack] de quoi atteindre cette cible
    }
means-dnd35-declare-to = { $chosen ->
        [ready] là où vous irez, si la case est encore libre
        [drag] tous y vont avec vous
        [unsqueeze] toute votre place, à partir de cette case (son coin côté A1)
        [guess] une case à portée de vos coups, pour une attaque
        [step] { $near ->
            [0] personne à portée de vos coups
           *[other] à portée de vos coups : { $reached_listed }
        }
       *[other] { $far_decimal } m{ $past ->
            [none] { "" }
           *[other] , serré contre { $past_listed } (attaques et CA à −4)
        }{ $via ->
            [none] { "" }
           *[other] , par { $via }
        }{ $provoked ->
            [0] , sans vous exposer
           *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
        }{ $near ->
            [0] { "" }
           *[other]{"\u202F"}; à portée : { $reached_listed }
        }
    }
means-dnd35-declare-column = les cases à portée de cette colonne
means-dnd35-opportunity-strike = un coup avant que la cible n’agisse ; { $left ->
        [1] le dernier avant votre tour
       *[other] il vous en reste { $left } avant votre tour
    }
means-dnd35-opportunity-later = question reposée au pas suivant, si l’occasion tient
means-dnd35-opportunity-none = l’occasion passe

## Le suivi
moment-dnd35 = { $surprise ->
        [yes] Round de surprise
       *[no] { $round ->
            [0] Ouverture
           *[other] { $up ->
                [none] Round { $round_shown } (environ { $seconds } s)
               *[other] Round { $round_shown }, tour { DE($up_shown) }
            }
        }
    }
hint-dnd35 = { $decided ->
        [yes] { $nobody ->
            [yes] 🏁 Plus personne ne tient debout : le MJ peut clore le combat (`/combat finir`).
           *[no] 🏁 Un seul camp tient encore debout : le MJ peut clore le combat (`/combat finir`).
        }
       *[no] { $gaps ->
            [none] { "" }
           *[other] 📏 { $up_shown } : { $gaps_each }
        }
    }
cell-dnd35-0 = { $place ->
        [none] { "" }
       *[other] { $place }
    }
    .width = 2
    .legend = 1, 2… : l’ordre d’initiative · ! : au dépourvu
cell-dnd35-1 = { $points ->
        [none] { $health ->
            [unhurt] indemne
            [scratched] éraflures
            [wounded] blessures
            [badly_wounded] à bout
            [staggered] chancelle
            [disabled] à 0
            [dying] agonise
            [stable] stable
            [dead] mort
            [destroyed] en pièces
           *[unconscious] K.-O.
        }
       *[other] { $health ->
            [destroyed] en pièces
           *[other] { $points } pv
        }
    }
    .width = 9
cell-dnd35-2 = { $up ->
        [yes] ◀
       *[no] { $acted ->
            [yes] ✓
           *[no] { $delaying ->
                [yes] …
               *[no] { $flat ->
                    [yes] !
                   *[no] { "" }
                }
            }
        }
    }
    .width = 2
    .legend = ◀ : à son tour · ✓ : a joué ce round · … : retarde son action
mark-dnd35 = { $health ->
        [dead] { "" }
        [destroyed] { "" }
       *[other] { $pinner ->
            [none] { $grapples ->
                [none] { $status ->
                    [none] { "" }
                   *[other] ❕ { $who } : { $status_words }
                }
               *[other] 🤼 { $who } : en lutte avec { $grapples_listed }
            }
           *[other] 📌 { $who } : sous la prise { DE($pinner_shown) }{ $silenced ->
                [yes] , sans pouvoir parler
               *[no] { "" }
            }
        }
    }
fighter-dnd35 = { $bearing ->
        [dead] ☠️ Mort.
        [destroyed] 💀 En pièces.
        [dying] 🩸 Sans connaissance, à l’agonie.
        [stable] 🩹 Sans connaissance ; l’état ne s’aggrave plus.
        [unconscious] 💫 Sans connaissance.
       *[up] { $up ->
            [yes] ▶️ À vous : { $standard ->
                [yes] action simple
               *[no] { $attacks ->
                    [0] plus d’action simple
                    [one] encore une attaque
                   *[other] encore { $attacks } attaques
                }
            }{ $either ->
                [yes] {" "}ou{" "}
               *[no] ,{" "}
            }{ $move ->
                [yes] { $metres ->
                    [none] action de mouvement
                   *[other] mouvement ({ $metres_decimal } m)
                }
               *[no] plus de mouvement
            }{ $step ->
                [yes] , un pas de placement
               *[no] { "" }
            }.
           *[no] { $acted ->
                [yes] ✓ Tour joué ce round.
               *[no] { $delaying ->
                    [yes] ⏳ Vous retardez votre action : entrez quand vous voulez entre deux tours (`Agir…`).
                   *[no] ⏳ Votre tour viendra.
                }
            }
        }
    }
    ❤️ Points de vie { $hit_points }/{ $hit_points_max }{ $nonlethal ->
        [0] { "" }
       *[other] {" "}· dégâts non létaux { $nonlethal_shown }
    }
    🛡️ CA { $ac } (contact { $touch }) · ⚔️ { $weapon }{ $initiative ->
        [none] { "" }
       *[other] {" "}· Initiative { $initiative_shown }
    }
    { $opportunities ->
        [0] ⚡ Aucune attaque d’opportunité pour l’instant
        [one] ⚡ Une attaque d’opportunité disponible
       *[other] ⚡ Attaques d’opportunité disponibles : { $opportunities }
    }
    { $cell ->
        [none] { "" }
       *[other] 📍 { $cell_shown }
    }
    { $gaps ->
        [none] { "" }
       *[other] 📏 { $gaps_each }
    }
    { $pinner ->
        [none] { $grapples ->
            [none] { "" }
           *[other] 🤼 En lutte avec { $grapples_listed }
        }
       *[other] 📌 Sous la prise { DE($pinner_shown) }
    }
    { $status ->
        [none] { "" }
       *[other] ❕ { $status_words }
    }
    { $ready ->
        [none] { "" }
        [near] 👂 Tient prêt : { $response_word }, si on vient à portée
        [moves] 👂 Tient prêt : { $response_word }, si on se met en route
        [attacks] 👂 Tient prêt : { $response_word }, si on attaque
        [casts] 👂 Tient prêt : { $response_word }, si on lance un sort
        [charges] 👂 Tient prêt : { $response_word }, si on charge
       *[word] 👂 Tient prêt : { $response_word }, au signal du MJ
    }
    { $mount ->
        [none] { "" }
       *[other] 🐎 En selle : { $mount_shown }
    }
    { $damaged ->
        [none] { "" }
       *[other] 🔨 Abîmé : { $damaged_each }
    }
    { $given ->
        [none] { "" }
       *[other] 🔧 Du MJ : { $given_each }
    }
    { $things ->
        [none] { "" }
       *[other] 🎒 Sur vous : { $things_words }
    }
    { $turns ->
        [none] { "" }
       *[other] ☀️ Renvois encore possibles aujourd’hui : { $turns }
    }
    { $slots ->
        [none] { $spent ->
            [yes] 🔮 Plus aucun sort à lancer aujourd’hui
           *[no] { "" }
        }
       *[other] 🔮 Emplacements : { $slots_each }
    }
    { $spells ->
        [none] { "" }
       *[other] ✨ Sous l’effet de : { $spells_words }
    }
    { $holding ->
        [none] { "" }
       *[other] 🖐️ Retient un sort de contact : { $holding_word }
    }
    { $potions ->
        [none] { "" }
       *[other] 🧪 Potions : { $potions_words }
    }
ally-dnd35 = { $out ->
        [yes] **{ $who }** : inconscience ou mort.
       *[no] **{ $who }** : { $hit_points }/{ $hit_points_max } de vie.
    }
    .needs = hit_points
timeline-dnd35 = Round { $moment }
    .now = round
slot-dnd35-acts = { $place }. { $who }
cockpit-dnd35 = { $bearing ->
        [dead] mort
        [destroyed] en pièces
       *[other] points de vie { $hit_points }/{ $hit_points_max } · CA { $ac } · { $weapon } · { $initiative ->
            [none] { $rider ->
                [none] initiative à venir
               *[other] au tour { DE($rider_shown) }
            }
           *[other] initiative { $initiative_shown }
        }{ $up ->
            [yes] , à son tour
           *[no] { "" }
        }
    }
axis-dnd35 = Round
bar-dnd35-acts = { $place }.
    .look = mark
    .legend = agit à son rang
reach-dnd35 = À portée de déplacement : { $cells }
picture-reach-dnd35 = Anneau : à portée de déplacement.
tale-dnd35-placed_at = { "" }
tale-dnd35-unaware_said = { "" }
tale-dnd35-came_late = { "" }
tale-dnd35-initiative_rolled = { "" }
