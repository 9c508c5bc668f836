# D&D 3.5 : courir, se serrer, les montures.

## Courir
event-dnd35-run_begun = 🏃 **{ $combatant }** court tout droit{ $cell ->
        [none] { $towards ->
            [none] {" "}loin de tous
           *[other] {" "}vers { $towards_shown }
        }
       *[other] {" "}vers { $cell_shown }{ $via ->
            [none] { "" }
           *[other] , par { $via_shown }
        }
    } ({ $metres_decimal } m).
event-dnd35-endurance_rolled = { $success ->
        [yes] 🏃 **{ $combatant }** tient la course{ $total_against }.
       *[no] 😮‍💨 **{ $combatant }** est à bout de souffle pour dix rounds{ $total_against }.
    }
why-dnd35-endurance_rolled = Constitution : { $terms } = **{ $total }** contre **{ $against }**
option-dnd35-declare-action-run = Courir
means-dnd35-declare-action-run = tout le tour, tout droit, plus loin qu’un double déplacement ; sans Dextérité à la CA
word-dnd35-action-run = courir
choose-dnd35-heading = Dans quelle direction ?
option-dnd35-declare-heading-north = Nord
option-dnd35-declare-heading-northeast = Nord-est
option-dnd35-declare-heading-east = Est
option-dnd35-declare-heading-southeast = Sud-est
option-dnd35-declare-heading-south = Sud
option-dnd35-declare-heading-southwest = Sud-ouest
option-dnd35-declare-heading-west = Ouest
option-dnd35-declare-heading-northwest = Nord-ouest
means-dnd35-declare-heading = tout droit dans cette direction ; le nord est du côté de la ligne 1
word-dnd35-heading-north = nord
word-dnd35-heading-northeast = nord-est
word-dnd35-heading-east = est
word-dnd35-heading-southeast = sud-est
word-dnd35-heading-south = sud
word-dnd35-heading-southwest = sud-ouest
word-dnd35-heading-west = ouest
word-dnd35-heading-northwest = nord-ouest
word-dnd35-status-winded = hors d’haleine
    .short = essoufflé, essoufflée
word-dnd35-why-endurance = endurance à la course

## Se serrer
event-dnd35-passage_said = { $on ->
        [yes] 🚪 **{ $combatant }** peut se glisser à côté { DE($target) }.
       *[no] 🚪 **{ $combatant }** ne peut plus se glisser à côté { DE($target) }.
    }
event-dnd35-wriggle_rolled = { $success ->
        [yes] 🐍 **{ $combatant }** passe par l’ouverture{ $total_against }.
       *[no] 🐍 **{ $combatant }** ne passe pas par l’ouverture{ $total_against }.
    }
why-dnd35-wriggle_rolled = Évasion : { $terms } = **{ $total }** contre **{ $against }**
word-dnd35-status-squeezed = à l’étroit
word-dnd35-why-wriggle = passage par une ouverture
word-dnd35-tool-let_by = se glisser à côté d’un adversaire (cible)
word-dnd35-tool-wriggle = passer par une ouverture étroite (valeur : DD)
term-squeezed = à l’étroit
refused-dnd35-cannot-act = { $name } n’est pas en état d’agir.

## Monter, descendre, tomber
event-dnd35-mounted = 🐎 **{ $combatant }** se met en selle sur { $mount }.
event-dnd35-dismounted = { $reason ->
        [wanted] 🐎 **{ $combatant }** met pied à terre{ $cell ->
            [none] { "" }
           *[other] , en { $cell_shown }
        }.
        [landed] 🤸 **{ $combatant }** retombe sur ses pieds{ $cell ->
            [none] { "" }
           *[other] , en { $cell_shown }
        }.
        [thrown] 💥 **{ $combatant }** tombe avec sa monture{ $damage ->
            [none] { "" }
           *[other] {" "}et perd **{ $damage }** de vie
        }.
        [slid] 💥 **{ $combatant }** glisse de selle{ $damage ->
            [none] { "" }
           *[other] {" "}et perd **{ $damage }** de vie
        }.
        [held] 🤼 **{ $combatant }** quitte la selle : on ne lutte pas à cheval.
       *[other] 🐎 **{ $combatant }** n’est plus en selle{ $cell ->
            [none] { "" }
           *[other] , mais en { $cell_shown }
        }.
    }
event-dnd35-ride_rolled = { $what ->
        [control] { $success ->
            [yes] 🐎 **{ $combatant }** maîtrise { $mount }{ $total_against }.
           *[no] 🐎 **{ $combatant }** ne maîtrise pas { $mount } et n’agit plus ce tour-ci{ $total_against }.
        }
        [knees] { $success ->
            [yes] 🐎 **{ $combatant }** guide { $mount } des genoux, les deux mains libres{ $total_against }.
           *[no] 🐎 **{ $combatant }** garde une main aux rênes ce round{ $total_against }.
        }
       *[cushion] { $success ->
            [yes] 🐎 { $mount } s’abat ; **{ $combatant }** amortit sa chute{ $total_against }.
           *[no] 🐎 { $mount } s’abat ; **{ $combatant }** n’amortit pas sa chute{ $total_against }.
        }
    }
why-dnd35-ride_rolled = Équitation : { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-seat_rolled = { $stays ->
        [yes] 🐎 **{ $combatant }** reste en selle sur { $mount }, sans connaissance{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown } sur { $chance })
        }.
       *[no] 🐎 **{ $combatant }** ne tient plus en selle{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown }, plus de { $chance })
        }.
    }
event-dnd35-saddle_said = { $on ->
        [yes] 🐎 **{ $combatant }** a une selle de guerre.
       *[no] 🐎 **{ $combatant }** n’a pas de selle de guerre.
    }
event-dnd35-ride_begun = { $gait ->
        [run] 🐎 **{ $combatant }** met { $mount } au galop{ $cell ->
            [none] { $towards ->
                [none] {" "}loin de tous
               *[other] {" "}vers { $towards_shown }
            }
           *[other] {" "}vers { $cell_shown }
        } ({ $metres_decimal } m).
       *[double] 🐎 **{ $combatant }** pousse sa monture{ $cell ->
            [none] { $towards ->
                [none] {" "}loin de tous
               *[other] {" "}vers { $towards_shown }
            }
           *[other] {" "}vers { $cell_shown }
        } ({ $metres_decimal } m).
    }
event-dnd35-rode_on = 🐎 **{ $combatant }** poursuit{ $cell ->
        [none] {" "}sa course
       *[other] {" "}vers { $cell_shown }
    }.

## Ce qui est demandé
option-dnd35-declare-action-ride_on = Poursuivre la course
option-dnd35-declare-action-control_mount = Maîtriser la monture
option-dnd35-declare-action-mount = Se mettre en selle
option-dnd35-declare-action-dismount = Mettre pied à terre
option-dnd35-declare-action-gallop = Double déplacement d’une traite
option-dnd35-declare-action-ride_fast = Galoper
option-dnd35-opportunity-mount = Frapper la monture
means-dnd35-declare-action-ride_on = la seconde moitié du chemin, sans rien faire de plus ici
means-dnd35-declare-action-control_mount = action de mouvement, Équitation DD 20 ; en cas d’échec, le tour est fini
means-dnd35-declare-action-mount = action de mouvement ; la monture agit ensuite à votre tour
means-dnd35-declare-action-dismount = action de mouvement, à côté de la monture, le plus loin possible des ennemis
means-dnd35-declare-action-gallop = tout droit ; à mi-chemin vous pouvez tirer, avec −4 à chaque tir
means-dnd35-declare-action-ride_fast = tout droit, jusqu’à quatre fois sa vitesse ; à mi-chemin vos tirs ont −8
means-dnd35-opportunity-mount = une attaque contre la monture, qui part avec la cible
word-dnd35-action-ride_on = poursuivre la course
word-dnd35-action-control_mount = maîtriser la monture
word-dnd35-action-mount = se mettre en selle
word-dnd35-action-dismount = mettre pied à terre
word-dnd35-action-gallop = double déplacement d’une traite
word-dnd35-action-ride_fast = galoper
word-dnd35-why-ride = Équitation
word-dnd35-why-seat = rester en selle
word-dnd35-why-saddle_fall = chute de selle
word-dnd35-tool-mount = mettre en selle (cible : la monture)
word-dnd35-tool-dismount = descendre de selle
word-dnd35-tool-war_saddle = selle de guerre
term-above = position surélevée
term-shaken_shot = tir d’une monture lancée
refused-dnd35-mount-small = { $mount } n’a pas la taille pour porter { $name } : il en faut une de plus.
refused-dnd35-mount-taken = { $name } ne peut pas se mettre en selle sur { $mount } maintenant.
refused-dnd35-not-riding = { $name } n’est pas en selle.
