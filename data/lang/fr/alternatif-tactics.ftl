# D&D Alternatif : surnombre, hauteur, obscurité, espace étroit, rangs de piquiers.

## Dans le noir
event-alternatif-groped_in_the_dark = { $outcome ->
        [astray] { $deed ->
            [strike] 🌑 **{ $combatant }** frappe **{ $target }** sans le voir : le coup se perd.
            [parry] 🌑 **{ $combatant }** pare à l’aveugle : la parade se perd.
            [special] 🌑 **{ $combatant }** se jette sur **{ $target }** sans le voir : l’action échoue.
            [shot] 🌑 **{ $combatant }** tire sur **{ $target }** sans le voir : le trait se perd.
            [dodge] 🌑 **{ $combatant }** esquive à l’aveugle, du mauvais côté.
           *[wrestle] 🌑 **{ $combatant }** cherche à saisir **{ $target }** sans le voir : ses mains se referment sur le vide.
        }
       *[goes_on] { "" }
    }
why-alternatif-groped_in_the_dark = { $outcome ->
        [astray] Risque d’échec : { $chance } % ; d100 = { $face }
       *[goes_on] Risque d’échec : { $chance } % ; d100 = { $face }, l’action part du bon côté
    }

## Les paroles du MJ
event-alternatif-light_said = { $chance ->
        [none] 🌗 { $combatant ->
            [none] { $other ->
                [none] Chacun voit de nouveau clair.
               *[other] **{ $other }** se voit comme tout le monde.
            }
           *[other] { $other ->
                [none] **{ $combatant }** voit comme tout le monde.
               *[other] **{ $combatant }** voit **{ $other }** comme tout le monde.
            }
        }
       *[other] { $clear ->
            [yes] ☀️ { $combatant ->
                [none] { $other ->
                    [none] Il fait assez clair pour se battre.
                   *[other] **{ $other }** est bien visible.
                }
               *[other] { $other ->
                    [none] **{ $combatant }** voit clair.
                   *[other] **{ $combatant }** voit clairement **{ $other }**.
                }
            }
           *[no] 🌑 { $combatant ->
                [none] { $other ->
                    [none] On y voit mal
                   *[other] **{ $other }** se voit mal
                }
               *[other] { $other ->
                    [none] **{ $combatant }** y voit mal
                   *[other] **{ $combatant }** voit mal **{ $other }**
                }
            } : { $chance ->
                [0] { $malus_signed } à toute action de combat.
               *[other] { $chance } % d’échec, et { $malus_signed } à toute action de combat.
            }
        }
    }
event-alternatif-facing_said = { $target ->
        [none] 👁️ **{ $combatant }** fait face à qui il frappe.
       *[other] 👁️ **{ $combatant }** fait face à **{ $target }**{ $bonus ->
            [0] .
           *[other] {" "}: surnombre, { $bonus_signed } à chacun contre **{ $target }**.
        }
    }
event-alternatif-height_said = { $on ->
        [yes] ⛰️ **{ $combatant }** est en position surélevée{ $other ->
            [none] .
           *[other] {" "}par rapport à **{ $other }**.
        }
       *[no] ⛰️ **{ $combatant }** n’est plus en position surélevée{ $other ->
            [none] .
           *[other] {" "}par rapport à **{ $other }**.
        }
    }
event-alternatif-room_said = { $metres ->
        [none] { $what ->
            [width] ↔️ { $combatant ->
                [none] Il y a la place de manier ses armes.
               *[other] **{ $combatant }** a la place de manier ses armes.
            }
           *[ceiling] ↕️ { $combatant ->
                [none] Le plafond est assez haut.
               *[other] **{ $combatant }** a assez de hauteur au-dessus de lui.
            }
        }
       *[other] { $what ->
            [width] ↔️ { $combatant ->
                [none] Espace large de { $metres_decimal } m
               *[other] **{ $combatant }** : espace large de { $metres_decimal } m
            }{ $inverted ->
                [yes] {" "}: les facteurs d’armes se retournent.
               *[no] .
            }
           *[ceiling] ↕️ { $combatant ->
                [none] Plafond à { $metres_decimal } m.
               *[other] **{ $combatant }** : plafond à { $metres_decimal } m.
            }
        }
    }
event-alternatif-pinned_down = { $on ->
        [yes] 👂 **{ $combatant }** devine exactement où est **{ $target }**.
       *[no] 👂 **{ $combatant }** ne sait plus exactement où est **{ $target }**.
    }
event-alternatif-rank_taken = { $rank ->
        [0] 🔱 **{ $combatant }** quitte le rang de piquiers.
        [2] 🔱 **{ $combatant }** se tient au second rang de piquiers.
       *[other] 🔱 **{ $combatant }** se tient au premier rang de piquiers.
    }

## Les mots
word-alternatif-tool-light = lumière (texte, ou valeur comme 25/-3)
word-alternatif-tool-facing = qui fait face à qui
word-alternatif-tool-higher = position surélevée
word-alternatif-tool-width = largeur de l’espace, en mètres
word-alternatif-tool-ceiling = hauteur du plafond, en mètres
word-alternatif-tool-blind_sense = repéré par le sens d’aveugle
word-alternatif-tool-pike_rank = rang de piquiers
word-alternatif-words-dark = noir complet (50 %, −4)
word-alternatif-words-gloom = pénombre (25 %, −3)
word-alternatif-words-dim = pénombre légère (10 %, −2)
word-alternatif-words-faint = faible lumière (−2)
word-alternatif-words-clear = clair
word-alternatif-words-on = oui
word-alternatif-words-off = non
word-alternatif-words-inverted = facteurs retournés
word-alternatif-words-lost = facteurs perdus
word-alternatif-words-first = premier rang
word-alternatif-words-second = second rang
word-alternatif-why-astray = combat en aveugle
word-field-chance = chance d’échec en pourcentage
word-field-blind_sense = rang en sens d’aveugle
term-pike_rank = rang de piquiers

## Réglages
word-setting-narrow_inversion = facteurs retournés à l’étroit
word-setting-second_rank_outnumbers = surnombre du second rang
word-setting-unseen_bonus_on_sneak = invisible et sournois
setting-alternatif-narrow_inversion = À un mètre ou moins, les facteurs d’armes se retournent toujours, jamais, ou au gré du MJ.
setting-alternatif-second_rank_outnumbers = Le second rang de piquiers compte dans le surnombre et en profite, ou non.
setting-alternatif-unseen_bonus_on_sneak = Le premier coup d’un adversaire invisible a aussi le +4 de qui n’est pas vu, ou le seul bonus sournois.

## Ce qui ne va pas
refused-alternatif-not-a-light = « { $value } » n’est pas une lumière : donnez la chance d’échec et le malus, comme `25/-3`.
refused-alternatif-light-as-before = La lumière est déjà celle-là : donnez-en une autre.
refused-alternatif-too-wide-to-turn = Les facteurs d’armes ne se retournent que dans un mètre de large ou moins : donnez une `valeur` de 1 au plus.
refused-alternatif-rank-without-pole = { $name } ne peut pas tenir sa place dans un rang de piquiers ({ $weapon }) : il y faut une arme d’hast en main.
refused-alternatif-behind-the-pikes = { $name } ne peut pas atteindre { $target }, au second rang : il y faut une arme d’hast.
