# D&D Alternatif : le tir, de l’annonce à la parade ou à l’esquive ; les paroles du MJ qui le règlent.

## De l’annonce au départ du trait
event-alternatif-shot_proposed = { $repeated ->
        [yes] { "" }
       *[no] 🏹 **{ $combatant }** annonce un tir sur **{ $target }** ({ $weapon }).
    }
    .manner = quiet
event-alternatif-shot_begun = 🏹 **{ $combatant }** { $segment ->
        [0] tient prêt un tir
       *[other] prépare un tir
    } sur **{ $target }** ({ $weapon }){ $cadence ->
        [0] { "" }
        [-6] , cadence très rapide
       *[other] , cadence accélérée
    }{ $aim ->
        [0] { "" }
       *[other] , visée { $aim_signed }
    }{ $segment ->
        [0] .
       *[other] , au segment **{ $segment }**.
    }
why-alternatif-shot_begun = Réaction : { $faces_count ->
        [0] { $ready ->
            [yes] l’arme était prête, un segment
           *[no] trop d’archers pour des dés, { $fixed ->
                [one] un segment
               *[other] { $fixed } segments
            }
        }
       *[other] { $die } = { $faces }{ $fixed ->
            [0] { "" }
           *[other] {" "}+ { $fixed }
        }
    }{ $aim ->
        [0] { "" }
       *[other] {" "}+ { $aim } (visée)
    }, à compter du segment { $stamp }
event-alternatif-shot_aimed = { $aim ->
        [0] { "" }
        [one] 🎯 **{ $combatant }** vise un segment de plus : le trait partira au segment **{ $segment }**.
       *[other] 🎯 **{ $combatant }** vise { $aim } segments de plus : le trait partira au segment **{ $segment }**.
    }
event-alternatif-shot_moved = ⏱️ Le tir { DE($combatant) } partira au segment **{ $segment }**.
event-alternatif-target_changed = 🎯 **{ $combatant }** tirera sur **{ $target }**{ $aim_lost ->
        [yes] , sans le bénéfice de sa visée.
       *[no] .
    }
event-alternatif-aim_lost = 🎯 **{ $combatant }** a perdu sa cible de vue ou de portée : le trait reste prêt, sans le bénéfice de la visée.
event-alternatif-shot_kept = ⏸️ **{ $combatant }** garde son trait prêt ({ $weapon }){ $reason ->
        [no_target] , faute de cible : `/declencher` le lâchera.
       *[chosen] . `/declencher` le lâchera.
    }
event-alternatif-volley_appointed = 🏹 Volée sur **{ $target }**, { $members_count ->
        [one] un tireur
       *[other] { $members_count } tireurs
    }, au segment **{ $segment }**.
event-alternatif-order_settled = { "" }
event-alternatif-prevention_asked = { "" }
event-alternatif-prevention_settled = { $prevented ->
        [yes] ✋ Le sort { DE($other) } empêche **{ $combatant }** d’agir.
       *[no] { "" }
    }
event-alternatif-melee_judged = { $how ->
        [plain] 🎯 Le tir { DE($combatant) } vise **{ $target }**, aux prises avec { $friends } : il est résolu comme d’ordinaire.
        [malus_2] 🎯 Le tir { DE($combatant) } dans la mêlée prend −2.
        [malus_4] 🎯 Le tir { DE($combatant) } dans la mêlée prend −4.
       *[percent] 🎯 Le tir { DE($combatant) } dans la mêlée peut atteindre { $friends }.
    }
event-alternatif-shot_strayed = { $companion ->
        [none] 🎯 Dans la mêlée, le trait file bien vers **{ $target }**.
       *[other] 🎯 Dans la mêlée, le trait part vers **{ $companion }** !
    }
why-alternatif-shot_strayed = Risque : { $chance } % ; d100 = { $face }

## Le tir
event-alternatif-shot_rolled = 🏹 **{ $combatant }** tire{ $sneak ->
        [yes] {" "}sournoisement
       *[no] { "" }
    } sur **{ $target }** ({ $weapon }{ $range ->
        [point_blank] , à bout portant
        [long] , de loin
       *[other] { "" }
    }) : { $natural ->
        [20] **{ $face ->
            [none] jet pur
           *[other] { $face_shown } pur
        }, touché !**
        [1] **1 pur, manqué !**
       *[other] { $outcome ->
            [hit] { $critical ->
                [yes] **touché, coup critique**
               *[no] **touché**
            }{ $total_against }.
           *[miss] manqué{ $total_against }.
        }
    }
why-alternatif-shot_rolled = Tir : { $terms } = **{ $total }**
    Contre : { $against_sum }
    Distance : { $metres ->
        [none] { $range_word }
       *[other] { $metres } m ({ $range_word })
    }

## Se défendre
event-alternatif-shot_defended = { $way ->
        [dodge] 💨 **{ $combatant }** esquive : { $outcome ->
            [parried] **le tir { DE($attacker) } passe à côté**{ $total_against }.
           *[failed] trop tard{ $alone ->
                [yes] {" "}devant le tir { DE($attacker) }
               *[no] { "" }
            }{ $total_against }.
        }
       *[parry] 🛡️ **{ $combatant }** pare le tir ({ $weapon }) : { $outcome ->
            [parried] { $critical ->
                [yes] **{ $face ->
                    [none] jet pur
                   *[other] { $face_shown } pur
                }, le tir { DE($attacker) } est dévié !**
               *[no] **le tir { DE($attacker) } est arrêté**{ $total_against }.
            }
           *[failed] { $only_critical ->
                [yes] { $face ->
                    [none] { "" }
                   *[other] { $face_shown } pur,{" "}
                }il fallait une parade critique.
               *[no] la parade échoue{ $alone ->
                        [yes] {" "}devant le tir { DE($attacker) }
                       *[no] { "" }
                    }{ $total_against }.
            }
        }
    }
why-alternatif-shot_defended = { $way ->
        [dodge] Esquive
       *[parry] Parade
    } : { $terms } = **{ $total }**, contre le tir **{ $against_kept }**{ $needed ->
        [none] { "" }
       *[other] . Pour l’arrêter, il faut { $needed ->
            [20] un 20
           *[other] { $needed } ou plus
        } au dé
    }{ $interrupts ->
        [yes] . Ce qui était en cours est interrompu.
       *[no] { "" }
    }
event-alternatif-shot_also_met = { $outcome ->
        [parried] 🛡️ Le même jet arrête le tir { DE($attacker) }{ $total_against }.
       *[failed] 🛡️ Le même jet n’arrête pas le tir { DE($attacker) }{ $total_against }.
    }

## Les paroles du MJ
event-alternatif-distance_said = 📏 **{ $combatant }** et **{ $other }** : { $metres ->
        [none] { $range ->
            [none] distance à préciser.
           *[other] { $range_word }.
        }
       *[other] { $metres_decimal } m.
    }
event-alternatif-cover_said = 🪨 **{ $combatant }** est à couvert à { $percent } %{ $other ->
        [none] { "" }
       *[other] {" "}face à **{ $other }**
    } : { $percent ->
        [100] aucun tir ne peut l’atteindre.
       *[other] { $bonus ->
            [0] trop peu pour gêner les tirs.
           *[other] { $bonus_signed } à la CA contre les tirs.
        }
    }
event-alternatif-speed_said = 💨 **{ $combatant }** : { $malus ->
        [0] sa vitesse ne gêne plus les tireurs.
       *[other] { $malus_signed } aux tirs qui le visent, à cause de sa vitesse.
    }
event-alternatif-weapon_readied = 🏹 **{ $combatant }** tient son arme prête ({ $weapon }) : son premier tir partira sans dé de réaction.
event-alternatif-walked = 👣 **{ $combatant }** { $cells ->
        [0] reste sur place.
        [one] avance d’une case, sans gêne pour tirer.
       *[other] se déplace de { $cells } cases : un déplacement complet.
    }
event-alternatif-shield_granted = 🛡️ **{ $combatant }** se sert d’un bouclier de fortune{ $defence ->
        [0] .
       *[other] {" "}(facteur de défense { $defence_signed }).
    }

## Ce qui est demandé
question-alternatif-defend = **{ $who }**, { $count ->
        [one] le tir { DE($attacker) } vous touche ({ $natural ->
            [yes] 20 pur, que seul arrête { $score ->
                [20] un 20
               *[other] { $score } ou plus
            } au dé
           *[no] { $total ->
                [none] total inconnu
               *[other] total { $total }
            }
        }). Que faites-vous ?
       *[other] { $count } attaques vous touchent. Que faites-vous ?
    }{ $busy ->
        [yes] { $interrupts ->
            [yes] {" "}Toute défense interrompt ce que vous préparez.
           *[no] {" "}Esquiver interrompt ce que vous préparez.
        }
       *[no] { "" }
    }
option-alternatif-defend-parry = { $way ->
        [dodge] { $count ->
            [one] Esquiver
           *[other] { $meets ->
                [none] Esquiver { $attacker } ({ $total ->
                    [none] total inconnu
                   *[other] total { $total }
                })
               *[other] Esquiver d’un seul jet { $meets_each }
            }
        }
        [critical] { $count ->
            [one] Parer : { $weapon } (parade critique seule : { $score ->
                [20] un 20
               *[other] { $score } ou plus
            } au dé)
           *[other] { $meets ->
                [none] Parer { $attacker } ({ $total ->
                    [none] total inconnu
                   *[other] total { $total }
                })
               *[other] Parer d’un seul jet { $meets_each }
            } : { $weapon } (critique seule : { $score ->
                [20] un 20
               *[other] { $score } ou plus
            } au dé)
        }
       *[parry] { $count ->
            [one] Parer : { $weapon }
           *[other] { $meets ->
                [none] Parer { $attacker } ({ $total ->
                    [none] total inconnu
                   *[other] total { $total }
                })
               *[other] Parer d’un seul jet { $meets_each }
            } : { $weapon }
        }
    }
each-alternatif-meets = { $attacker }{ $total ->
        [none] { "" }
       *[other] {" "}(total { $total })
    }
option-alternatif-defend-none = Encaisser
question-alternatif-release = **{ $who }**, segment { $segment } : votre trait est prêt ({ $weapon }){ $lost ->
        [none] { "" }
       *[other] , mais { $lost_shown } est hors d’atteinte
    }. Sur qui tirez-vous ?
option-alternatif-release-target = Tirer sur { $value }
option-alternatif-release-none = Garder le trait prêt
question-alternatif-aim = **{ $who }**, votre trait partira au segment { $due }. Combien de segments visez-vous de plus ?
option-alternatif-aim-aim = Viser : +{ $value }
option-alternatif-aim-none = Ne pas viser
question-alternatif-order = ⏱️ **{ $one }** et **{ $other }** agissent tous deux au segment { $segment }, et le tir { DE($one) } peut empêcher l’action { DE($other) }. Test simultané ?
option-alternatif-order-together = Les deux ensemble
option-alternatif-order-order = { $value ->
        [1] Test, une seconde d’écart
       *[other] Test, { $value } secondes d’écart
    }
question-alternatif-race = ⏱️ { $deed ->
        [special] L’action spéciale { DE($one) }
        [hold] L’action de lutte { DE($one) }
       *[blow] Le coup { DE($one) }
    } et l’action { DE($other) } prennent tous deux effet au segment { $segment }, et l’un peut empêcher l’autre. Test simultané ?
option-alternatif-race-blow = { $deed ->
        [special] Non, elle d’abord
        [hold] Non, la lutte d’abord
       *[blow] Non, le coup d’abord
    }
option-alternatif-race-race = { $value ->
        [1] Test, une seconde d’écart
       *[other] Test, { $value } secondes d’écart
    }
question-alternatif-prevented = ⏱️ { $weapon ->
        [none] L’action { DE($author) }
       *[other] Le sort { DE($author) } ({ $weapon_shown })
    } a pris effet à temps. Cela empêche-t-il **{ $target }** d’agir ?
option-alternatif-prevented-yes = Oui, l’action est perdue
option-alternatif-prevented-no = Non, elle a lieu
question-alternatif-into = 🎯 **{ $author }** tire sur **{ $target }**, aux prises avec { $friends_listed }. Comment résoudre ce tir ?
option-alternatif-into-plain = Comme d’ordinaire
option-alternatif-into-malus_2 = Avec un malus de 2
option-alternatif-into-malus_4 = Avec un malus de 4
option-alternatif-into-percent = { $chance } % de toucher un ami
option-alternatif-declare-action-shoot = Tirer
option-alternatif-declare-action-shoot_so = Tirer autrement…
option-alternatif-declare-action-switch = Lâcher et dégainer
option-alternatif-declare-how = { $value_raw ->
        [normal] Cadence normale
        [rapid] Cadence accélérée (malus de 3)
        [fast] Cadence très rapide (malus de 6)
        [aim] Viser, après le dé
        [aim_1] Viser un segment (bonus de 1)
        [aim_2] Viser 2 segments (bonus de 2)
        [aim_3] Viser 3 segments (bonus de 3)
        [rapid_aim] Accélérée (malus de 3), viser après le dé
        [rapid_aim_1] Accélérée (malus de 3), viser (bonus de 1)
        [rapid_aim_2] Accélérée (malus de 3), viser (bonus de 2)
        [rapid_aim_3] Accélérée (malus de 3), viser (bonus de 3)
        [fast_aim] Très rapide (malus de 6), viser après le dé
        [fast_aim_1] Très rapide (malus de 6), viser (bonus de 1)
        [fast_aim_2] Très rapide (malus de 6), viser (bonus de 2)
        [fast_aim_3] Très rapide (malus de 6), viser (bonus de 3)
        [volley_rapid] En volée, accélérée (malus de 3)
        [volley_fast] En volée, très rapide (malus de 6)
       *[volley] En volée
    }
word-question-defend = tir à parer ou à esquiver
word-question-release = cible à choisir
word-question-aim = visée à choisir
word-question-order = ordre à fixer
word-question-fate = ce que deviennent les tombés
word-question-race = ordre à fixer
word-question-prevented = ce que devient un sort interrompu
word-question-into = tir dans la mêlée à juger

## Les mots
word-action-shoot = tirer
word-action-shoot_so = tirer autrement
word-action-switch = lâcher et dégainer
word-alternatif-action-shoot = tir
word-alternatif-range-point_blank = bout portant
word-alternatif-range-short = courte portée
word-alternatif-range-medium = moyenne portée
word-alternatif-range-long = longue portée
word-alternatif-range-beyond = hors de portée
word-alternatif-tool-distance = distance ou portée (tir)
word-alternatif-tool-cover = couverture, en % (tir)
word-alternatif-tool-fast = cible rapide, 0 à −4 (tir)
word-alternatif-tool-ready = arme prête d’emblée (tir)
word-alternatif-tool-walk = déplacement, en cases
word-alternatif-tool-shield = bouclier de fortune
word-alternatif-tool-volley = volée (combien d’archers, ou leurs noms)
word-alternatif-words-point_blank = bout portant
word-alternatif-words-short = courte portée
word-alternatif-words-medium = moyenne portée
word-alternatif-words-long = longue portée
word-alternatif-words-beyond = hors de portée
word-alternatif-words-unsaid = à préciser
word-alternatif-words-open = au su de tous
word-alternatif-words-secret = secret
word-alternatif-words-normal = cadence normale
word-alternatif-words-rapid = cadence accélérée (−3)
word-alternatif-words-fast = cadence très rapide (−6)
word-alternatif-how-normal = cadence normale
word-alternatif-how-rapid = cadence accélérée
word-alternatif-how-fast = cadence très rapide
word-alternatif-how-volley = volée
word-alternatif-why-shot = tir
word-alternatif-why-dodge = esquive
word-alternatif-matter-dodge = esquive d’un tir
word-field-dodge = esquive
word-field-distance = distance en mètres
word-field-cover = couverture en pourcentage
word-field-speed = malus de vitesse
word-field-cells = cases
word-field-count = nombre
word-field-limbs = membres en plus ou en moins
word-field-cadence = cadence
term-dexterity = Dextérité
term-speed = vitesse
term-into_melee = tir dans la mêlée
term-reflex = réflexes
term-dodge = esquive

## Réglages
word-setting-missile_adjustments = ajustements au tir
word-setting-point_blank_crit = critique à bout portant
word-setting-missile_fumble = 1 pur au tir
word-setting-aim_declared = choix de la visée
word-setting-aim_with_rapid = viser en cadence accélérée
word-setting-aim_lost = cible visée perdue
word-setting-shoot_into_melee = tir dans la mêlée
word-setting-shot_mastery = maîtrise au toucher des tirs
word-setting-nat20_shot_dodge = esquiver un 20 pur
word-setting-save_natural_20 = 20 pur à l’esquive
word-setting-dodge_after_acting = esquiver après avoir agi
word-setting-pavise_limit = projectiles arrêtés à la fois
word-setting-volley_roll_limit = archers qui lancent leur dé
word-alternatif-value-all = tous
word-alternatif-value-point_blank_only = bout portant seulement
word-alternatif-value-17-20 = 17 à 20
word-alternatif-value-17-19-20 = 17 ou 19 ou 20
word-alternatif-value-18-20 = 18 à 20
word-alternatif-value-miss = simple échec
word-alternatif-value-fumble_table = table des échecs critiques
word-alternatif-value-before = avant le dé
word-alternatif-value-after = après le dé
word-alternatif-value-bonus = le bonus seulement
word-alternatif-value-shot = toute la préparation
word-alternatif-value-plain = comme d’ordinaire
word-alternatif-value-ask_gm = demander au MJ
word-alternatif-value-wrestling_percent = pourcentage de la lutte
setting-alternatif-missile_adjustments = Portée, taille et vitesse comptent au tir, ou le bout portant seulement, ou rien.
setting-alternatif-point_blank_crit = Les résultats purs qui sont critiques à moins de six mètres.
setting-alternatif-missile_fumble = Un 1 pur au tir est un simple échec, ou renvoie à la table des échecs critiques.
setting-alternatif-aim_declared = La durée d’une visée se dit avant le dé de réaction, ou après l’avoir vu.
setting-alternatif-aim_with_rapid = On peut viser soigneusement en cadence accélérée, ou seulement à la cadence normale.
setting-alternatif-aim_lost = Qui perd de vue la cible d’un trait visé perd le bonus, ou toute la préparation.
setting-alternatif-shoot_into_melee = Un tir dans la mêlée se résout comme d’ordinaire, au gré du MJ, ou avec le pourcentage de la lutte.
setting-alternatif-shot_mastery = La force de frappe d’un tir ne compte ni maîtrise ni spécialisation, ou les compte comme en mêlée ; aux dégâts, elles comptent toujours.
setting-alternatif-nat20_shot_dodge = Un tir de 20 pur peut être esquivé, ou ne cède qu’à une parade critique.
setting-alternatif-save_natural_20 = Un 20 pur à l’esquive réussit toujours, ou seul le total compte.
setting-alternatif-dodge_after_acting = On peut esquiver dans un segment où l’on a déjà agi, ou non.
setting-alternatif-pavise_limit = Combien de projectiles une seule parade au pavois arrête au plus ; 0, sans limite.
setting-alternatif-volley_roll_limit = Jusqu’à combien d’archers tirant ensemble sur une même cible chacun lance son dé de réaction ; au-delà, le maximum du dé.

## Ce qui ne va pas
refused-alternatif-nothing-to-shoot = { $name } n’a pas de quoi tirer ainsi{ $weapons ->
        [none] . Il faut une arme de tir en main, ou une main libre pour lancer un objet.
       *[other] . Au choix : { $weapons_words }.
    }
refused-alternatif-only-shoots = { $name } ne peut pas frapper ainsi ({ $weapon }) : tirez, ou prenez une arme de mêlée en main.
refused-alternatif-out-of-range = { $target } est hors de portée : { $weapon } ne porte qu’à { $longest } mètres.
refused-alternatif-wholly-covered = { $target } est entièrement à couvert { DE($name) } : aucun tir ne peut l’atteindre.
refused-alternatif-cannot-reach = { $name } ne peut pas atteindre { $target } : hors de vue, hors de portée ou à couvert.
refused-alternatif-already-shooting = { $name } prépare déjà ce tir sur { $target }, au segment { $segment }.
refused-alternatif-not-metres = « { $value } » n’est pas une distance : donnez des mètres, comme `12` ou `4,5`.
refused-alternatif-no-archer = { $name } ne peut se joindre à cette volée : il faut être du même camp, mené par le MJ, une arme de tir en main et personne au contact.
refused-alternatif-in-a-volley = { $name } tire déjà dans une volée ordonnée en ce moment : personne n’y est compté deux fois.
refused-alternatif-no-archers = Aucun archer comme { $name } ne peut se joindre à une volée : il faut une arme de tir en main et personne au contact.
