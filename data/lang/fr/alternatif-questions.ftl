# D&D Alternatif : ce qui est demandé, à qui, et les mots de chaque réponse. Celles du MJ nomment { $author }.

## Que faites-vous ?
question-alternatif-declare = **{ $who }**, que faites-vous ?{ $segment ->
        [0] { "" }
       *[other] {" "}*(segment { $segment })*
    }{ $hindered ->
        [none] { "" }
       *[other] {" "}Ce que vous aviez prévu n’est plus possible. { $hindered_refusal }
    }
option-alternatif-declare-action-attack = Attaquer
option-alternatif-declare-action-standby = Temporiser
option-alternatif-declare-action-draw = Dégainer
option-alternatif-declare-action-sheathe = Rengainer
option-alternatif-declare-action-pick_up = Ramasser
option-alternatif-declare-action-drop = Lâcher
option-alternatif-declare-action-stand_up = Se relever
option-alternatif-declare-action-drink = Boire
option-alternatif-declare-action-bandage = Panser
option-alternatif-declare-action-other = Autre
option-alternatif-declare-target = { $chosen ->
        [cast] Sur { $value }
        [use] Sur { $value }
        [shoot] Tirer sur { $value }
        [shoot_so] Tirer sur { $value }
        [charge] Charger { $value }
        [attack] Attaquer { $value }
        [none] { $aims ->
            [both] { $value }
            [shoot] Tirer sur { $value }
            [attack] Attaquer { $value }
           *[none] Attaquer { $value }
        }
       *[other] { $value }
    }
option-alternatif-standby-until = { $deed ->
        [acts] Acte { DE($whom) }
        [moves] Mouvement { DE($whom) }
        [hurt] Dégâts subis par { $whom }
       *[none] Segment { $value }
    }
choose-alternatif-with = Choisir une arme…
choose-alternatif-with-cast = Choisir un sort…
choose-alternatif-with-use = Choisir un objet magique…
choose-alternatif-weapon-cast = Choisir un sort…
choose-alternatif-weapon-use = Choisir un objet magique…
choose-alternatif-weapon = Avec quoi ?

## Qui frappez-vous ?
question-alternatif-strike = **{ $who }**, segment { $segment } : votre action est venue{ $several ->
        [yes] {" "}({ $weapon }{ $twin ->
            [left] , main gauche
            [right] , main droite
            [third] , troisième membre
            [fourth] , quatrième membre
            [fifth] , cinquième membre
            [sixth] , sixième membre
           *[none] { "" }
        })
       *[no] { "" }
    }. Qui frappez-vous ?
option-alternatif-strike-target = Frapper { $value }
option-alternatif-strike-equipment = { $piece_owner ->
        [none] Viser une arme…
       *[other] Viser { $piece_weapon_the } { DE($piece_owner_shown) }
    }
option-alternatif-strike-piece = Viser { $weapon_the } { DE($owner) }
option-alternatif-strike-none = Renoncer au coup
option-alternatif-strike-else = Faire autre chose…

## Que faites-vous au lieu de frapper ?
question-alternatif-instead = **{ $who }**, segment { $segment } : que faites-vous au lieu de frapper ? Votre coup sera perdu, et tout comptera de ce segment.
option-alternatif-instead-none = Revenir au coup

## Quelque chose a changé : que faites-vous ?
question-alternatif-changed = **{ $who }**, segment { $segment } : { $news ->
        [weapon] vous n’avez plus votre arme.
        [prone] vous voilà par terre.
        [target] votre adversaire est hors de combat.
        [contact] votre adversaire n’est plus au contact.
        [enemy] un nouvel adversaire est sur vous.
        [passed] un adversaire est passé près de vous.
        [broken] ce que vous faisiez est interrompu.
        [missed] votre projectile a manqué sa cible.
        [plan] votre plan en a besoin.
        [next] ce que vous aviez prévu n’est plus possible. { $hindered_refusal }
       *[acted] votre action est faite.
    } Que faites-vous ? Toute autre annonce compte de ce segment{ $pending ->
        [yes] {" "}et fait perdre ce que vous préparez
       *[no] { "" }
    }.
default-alternatif-changed = { $action ->
        [standby] Temporiser
       *[other] { $goes ->
            [melee] { $anew ->
                [yes] Recommencer
               *[no] Continuer
            } : frapper { $foe }
            [shot] { $anew ->
                [yes] Recommencer
               *[no] Continuer
            } : tirer sur { $foe }
            [task] Continuer : { $doing_word }
           *[none] Continuer
        }
    }
option-alternatif-changed-none = { $anew ->
        [yes] Recommencer
       *[no] Continuer
    }
choose-alternatif-piece = Viser quelle arme ?

## Les mêmes, tapées (`/frapper`)
option-alternatif-struck-target = { $owner ->
        [none] Frapper { $value }
       *[other] Viser { $weapon_the } { DE($owner) }
    }
option-alternatif-struck-target-none = { $asked ->
        [free] Laisser passer
        [charge] Ne rien faire
        [reception] Garder la parade
       *[strike] Renoncer au coup
    }
option-alternatif-struck-with = { $hand ->
        [none] { $weapon }
       *[other] { $weapon } ({ $hand_word })
    }
option-alternatif-struck-how-pair = Des deux dagues
option-alternatif-struck-how-seize = Saisir

## Parez-vous ?
question-alternatif-parry = **{ $who }**, { $count ->
        [one] le coup { DE($attacker) } vous touche ({ $natural ->
            [yes] 20 pur, que seul arrête { $score ->
                [20] un 20
               *[other] { $score } ou plus
            } au dé
           *[no] { $total ->
                [none] total inconnu
               *[other] total { $total }
            }
        }). Parez-vous ?
       *[other] { $count } coups vous touchent. Lequel parez-vous ?
    }{ $lines ->
        [yes] { "" }
       *[no] { $weapons ->
            [2] { "" }
           *[other] {" "}{ $free ->
                [yes] Sur la défensive, parer ne coûte rien de plus.
               *[no] { $pending ->
                    [yes] Parer reporte votre action { $cost ->
                        [one] d’un segment
                       *[other] de { $cost } segments
                    }.
                   *[no] Parer reportera votre prochaine action { $cost ->
                        [one] d’un segment
                       *[other] de { $cost } segments
                    }.
                }
            }
        }
    }{ $forfeits ->
        [none] { "" }
       *[other] {" "}Parer vous ferait perdre votre action gratuite contre { $forfeits_shown }.
    }
option-alternatif-parry-parry = { $count ->
        [one] { $double ->
            [yes] Parer des deux
           *[no] Parer : { $weapon }{ $twin ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            }
        }
       *[other] { $double ->
            [yes] Parer { $attacker }{ $by ->
                [none] { "" }
               *[other] , { $by_word }
            }{ $by_hand ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            } ({ $natural ->
                [yes] 20 pur : { $score ->
                    [20] un 20
                   *[other] { $score } ou plus
                } au dé
               *[no] { $total ->
                    [none] total inconnu
                   *[other] total { $total }
                }
            }) des deux
           *[no] Parer { $attacker }{ $by ->
                [none] { "" }
               *[other] , { $by_word }
            }{ $by_hand ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            } ({ $natural ->
                [yes] 20 pur : { $score ->
                    [20] un 20
                   *[other] { $score } ou plus
                } au dé
               *[no] { $total ->
                    [none] total inconnu
                   *[other] total { $total }
                }
            }) : { $weapon }{ $twin ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            }
        }
    }
option-alternatif-parry-none = Encaisser
choose-alternatif-parry = Choisir une parade…

## Simultané !
secret-alternatif-simultaneous = 🤫 **Choix secret** pour { $who } : porter l’attaque, ou revenir en garde ? Tous les choix sont révélés ensemble.
secret-alternatif-strike = 🤫 **Choix secret** pour { $who } : qui frapper, et comment ? Les dés tombent quand tous ont choisi.
secret-alternatif-instead = 🤫 **Choix secret** pour { $who } : que faire au lieu de frapper ? Rien n’arrive avant que tous aient choisi.
secret-alternatif-confirm = 🤫 **Choix secret** pour { $who } : tenter ce que le MJ propose ? Rien n’arrive avant que tous aient choisi.
secret-alternatif-oppose = 🤫 **Choix secret** pour { $who } : que faire contre la botte ? Les dés tombent quand tous ont choisi.
secret-alternatif-together = 🤫 **Choix secret** pour { $who }, dont les actions viennent au même segment. Tout est révélé quand tous ont choisi.
about-alternatif-strike = { $several ->
        [yes] **{ $who }** : { $weapon }{ $twin ->
            [left] , main gauche
            [right] , main droite
           *[none] { "" }
        }.
       *[no] { "" }
    }
usual-alternatif-strike = Frapper la dernière cible
usual-alternatif-instead = Frapper tout de même
usual-alternatif-oppose = La première riposte possible
usual-alternatif-together = Frapper la dernière cible, ou revenir en garde face à qui agit aussi
question-alternatif-simultaneous = { $second ->
        [none] ⚡ **{ $who }**, votre action{ $several ->
            [yes] {" "}({ $weapon }{ $twin ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            })
           *[no] { "" }
        } et celle de l’adversaire viennent ensemble : porter l’attaque, ou revenir en garde ?
       *[other] ⚡ **{ $who }**, vos deux actions et celle de l’adversaire viennent ensemble : pour chaque arme, porter l’attaque, ou revenir en garde ?
    }
default-alternatif-simultaneous = Revenir en garde
option-alternatif-simultaneous-attack = { $second ->
        [none] Porter l’attaque
       *[other] Attaquer : { $weapon }{ $twin ->
            [left] , main gauche
            [right] , main droite
            [third] , troisième membre
            [fourth] , quatrième membre
            [fifth] , cinquième membre
            [sixth] , sixième membre
           *[none] { "" }
        }
    }
option-alternatif-simultaneous-return_to_guard = { $second ->
        [none] Revenir en garde
       *[other] En garde : { $weapon }{ $twin ->
            [left] , main gauche
            [right] , main droite
            [third] , troisième membre
            [fourth] , quatrième membre
            [fifth] , cinquième membre
            [sixth] , sixième membre
           *[none] { "" }
        }
    }
option-alternatif-simultaneous-equipment = { $piece_owner ->
        [none] Viser une arme…
       *[other] Viser { $piece_weapon_the } { DE($piece_owner_shown) }
    }
option-alternatif-simultaneous-choice_left-attack = Attaquer : { $second_word }{ $second_twin ->
        [left] , main gauche
        [right] , main droite
        [third] , troisième membre
        [fourth] , quatrième membre
        [fifth] , cinquième membre
        [sixth] , sixième membre
       *[none] { "" }
    }
option-alternatif-simultaneous-choice_left-return_to_guard = En garde : { $second_word }{ $second_twin ->
        [left] , main gauche
        [right] , main droite
        [third] , troisième membre
        [fourth] , quatrième membre
        [fifth] , cinquième membre
        [sixth] , sixième membre
       *[none] { "" }
    }
option-alternatif-simultaneous-choice_left-equipment = Viser une arme : { $second_word }{ $second_twin ->
        [left] , main gauche
        [right] , main droite
        [third] , troisième membre
        [fourth] , quatrième membre
        [fifth] , cinquième membre
        [sixth] , sixième membre
       *[none] { "" }
    }
option-alternatif-simultaneous-target = Attaquer { $value }
option-alternatif-simultaneous-target_left = Attaquer { $value } : { $second_word }{ $second_twin ->
        [left] , main gauche
        [right] , main droite
        [third] , troisième membre
        [fourth] , quatrième membre
        [fifth] , cinquième membre
        [sixth] , sixième membre
       *[none] { "" }
    }
option-alternatif-simultaneous-piece = Viser { $weapon_the } { DE($owner) }
option-alternatif-simultaneous-piece_left = Viser { $weapon_the } { DE($owner) } : { $second_word }{ $second_twin ->
        [left] , main gauche
        [right] , main droite
        [third] , troisième membre
        [fourth] , quatrième membre
        [fifth] , cinquième membre
        [sixth] , sixième membre
       *[none] { "" }
    }
choose-alternatif-target_left = Choisir une cible…
choose-alternatif-piece_left = Viser quelle arme ?

## Actions gratuites
question-alternatif-free = { $count ->
        [one] { $sneak ->
            [yes] **{ $who }**, segment { $segment } : { $target } ne vous voit pas venir : une attaque sournoise ?
           *[no] { $surprise ->
                [yes] **{ $who }**, segment { $segment } : { $impetus ->
                    [yes] votre charge (bonus de 2) surprend { $target }
                   *[no] la surprise fige { $target }
                } : { $frank ->
                    [yes] une attaque franche ?
                   *[no] une action gratuite ?
                }
               *[no] { $frank ->
                    [yes] **{ $who }**, segment { $segment } : { $target } baisse sa garde : une attaque franche, imparable ?
                   *[no] **{ $who }**, segment { $segment } : { $target } s’expose : une action gratuite ?
                }
            }
        }
       *[other] **{ $who }**, segment { $segment } : { $count } adversaires s’exposent : qui frappez-vous ?
    }
option-alternatif-free-free = { $manner ->
        [seize] Saisir { $target }{ $with ->
            [none] { "" }
           *[other] { " " }en lâchant { $with_the }
        }
        [pair] Frapper { $target } des deux dagues{ $asks ->
            [yes] {" "}(si le MJ l’admet)
           *[no] { "" }
        }
       *[strike] { $weapons ->
            [one] Frapper { $target }
           *[other] Frapper { $target } : { $weapon }{ $twin ->
                [left] , main gauche
                [right] , main droite
                [third] , troisième membre
                [fourth] , quatrième membre
                [fifth] , cinquième membre
                [sixth] , sixième membre
               *[none] { "" }
            }
        }{ $lost ->
            [yes] {" "}(au lieu de l’action venue)
           *[no] { "" }
        }
    }
option-alternatif-free-equipment = Viser une arme…
option-alternatif-free-piece = { $weapons ->
        [one] Viser { $weapon_the } { DE($owner) }
       *[other] Viser { $weapon_the } { DE($owner) } : { $with_word }
    }
option-alternatif-free-none = Laisser passer

## Baisser sa garde
question-alternatif-expose = **{ $who }**, { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    } : { $most ->
        [0] un segment
        [one] un segment
       *[other] { $uncertain ->
            [yes] { $least } à { $most } segments
           *[no] { $most } segments
        }
    } la garde baissée face à { $enemies_listed }, sans pouvoir parer. Le faites-vous ?
option-alternatif-expose-yes = Baisser la garde
option-alternatif-expose-no = Y renoncer

## Au MJ
question-alternatif-figures = ⏱️ **{ $author }** annonce : { $label ->
        [none] { $action_word }{ $weapon ->
            [none] { "" }
           *[other] {" "}({ $weapon_shown })
        }
       *[other] { $label_shown }
    }. À vous d’en fixer les temps, en segments.
option-alternatif-figures-reaction = Réaction : { $value }
option-alternatif-figures-reaction-0 = Sans réaction
option-alternatif-figures-reaction-1d6 = Objets à sortir : 1d6
option-alternatif-figures-reaction-1d4 = Concentration, précision : 1d4
option-alternatif-figures-reaction-1d3 = Viser ou s’accorder : 1d3
option-alternatif-figures-duration = Durée : { $value }
option-alternatif-figures-duration-0 = Sans durée
option-alternatif-figures-duration-1d6-1d6 = Durée : 1d6, puis 1d6
option-alternatif-figures-refuse = Refuser
choose-alternatif-reaction = Réaction…
choose-alternatif-duration = Durée…
question-alternatif-companion = 💢 L’échec critique { DE($author) } ({ $weapon }) menace un compagnon. Lequel est touché ?
option-alternatif-companion-chance = Au hasard
option-alternatif-companion-none = Personne
question-alternatif-magic_break = 💢 L’échec critique { DE($author) } met en jeu une arme magique ({ $weapon }). Se brise-t-elle ?
option-alternatif-magic_break-holds = Elle tient bon
option-alternatif-magic_break-broken = Elle se brise

## Ce qui est attendu
word-question-declare = action à annoncer
word-question-strike = coup à porter
word-question-instead = action à annoncer au lieu du coup
word-question-changed = changement à prendre en compte
word-question-parry = parade à décider
word-question-simultaneous = choix secret
word-question-free = occasion à saisir
word-question-expose = garde à baisser
word-question-figures = durée à fixer
word-question-companion = échec critique à trancher
word-question-magic_break = échec critique à trancher
