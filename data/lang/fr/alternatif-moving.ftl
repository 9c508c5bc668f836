# D&D Alternatif : les positions et les déplacements.

## Ce qui arrive
event-alternatif-placed = { $reason ->
        [gm] 🔧 Le MJ place **{ $combatant }** en { $cell }.
       *[other] { "" }
    }
event-alternatif-ground_said = { $combatant ->
        [none] 🔧 Terrain en { $cells } : { $ground_count ->
            [0] dégagé.
           *[other] { $ground_words }.
        }
       *[other] 🔧 Sous les pieds { DE($combatant) } : { $ground_count ->
            [0] rien de particulier.
           *[other] { $ground_words }.
        }
    }
event-alternatif-step_meant = { $swap ->
        [none] { $path_count ->
            [0] ✋ **{ $combatant }** reste où il se trouve : plus aucun pas prévu.
            [one] 👣 **{ $combatant }** fera un pas quand les coups du segment seront tombés.
           *[other] 👣 **{ $combatant }** avancera au pas, une case par segment ({ $path_count } cases).
        }
       *[other] 👣 **{ $combatant }** propose à **{ $swap_shown }** d’échanger leurs places.
    }
event-alternatif-stepped = 👣 { $how ->
        [away] **{ $combatant }** recule d’un pas.
        [toward] **{ $combatant }** fait un pas vers **{ $other }**.
        [follow] { $other ->
            [none] **{ $combatant }** accompagne le mouvement : { $before } → **{ $cell }**.
           *[other] **{ $combatant }** suit **{ $other_shown }** et reste au contact.
        }
       *[lead] **{ $combatant }** fait un pas : { $before } → **{ $cell }**.
    }
event-alternatif-cell_contested = 💥 { $enemies_count ->
        [0] { "" }
       *[other] **{ $combatant }** et { $enemies } veulent la même case.{" "}
    }**{ $combatant }** prend { $cell }, { $by ->
        [strength] à la Force.
        [dice] au d6.
       *[dexterity] à la Dextérité.
    }
event-alternatif-step_lost = { $other ->
        [none] ✋ **{ $combatant }** ne peut pas faire son pas : quelque chose l’en empêche.
       *[other] { "" }
    }
event-alternatif-stayed = { "" }
    .manner = quiet
event-alternatif-swap_agreed = { $agreed ->
        [yes] { "" }
       *[no] ✋ **{ $combatant }** garde sa place.
    }
event-alternatif-swapped = 🔁 **{ $combatant }** et **{ $other }** échangent leurs places.
event-alternatif-run_meant = { "" }
    .manner = quiet
event-alternatif-ran = 🏃 { $blocked ->
        [yes] **{ $combatant }** trouve la voie barrée et s’arrête.
       *[no] { $flees ->
            [yes] **{ $combatant }** prend la fuite sur { $metres } m.
           *[no] { $aim ->
                [none] **{ $combatant }** { $pace ->
                    [walk] marche
                    [sprint] court à toute allure
                   *[run] court
                }
               *[other] **{ $combatant }** { $pace ->
                    [walk] marche
                    [sprint] court à toute allure
                   *[run] court
                } vers **{ $aim_shown }**
            }, { $cells_count ->
                [0] { $metres } m.
               *[other] { $cells_metres } m{ $path_count ->
                    [0] .
                   *[other] , et continue.
                }
            }
        }
    }
event-alternatif-shoved = { $cornered ->
        [none] ↔️ **{ $combatant }** doit reculer de { $before } en **{ $cell }**.
       *[other] 🧱 **{ $combatant }** a le dos au mur : +2 pour qui l’attaque tant que cela dure.
    }
event-alternatif-cornered = 🧱 **{ $combatant }** { $on ->
        [yes] est acculé : +2 pour le toucher tant que cela dure.
       *[no] n’est plus acculé.
    }
event-alternatif-went_through = { $after ->
        [yes] 👣 **{ $combatant }** avance en **{ $cell }**.
       *[no] ⤴️ **{ $combatant }** passe en **{ $cell }**, dans le dos { DE($other) }.
    }

## Ce qui est demandé
question-alternatif-keep_up = **{ $who }**, { $names_listed } { $count ->
        [one] s’écarte d’un pas
       *[other] s’écartent d’un pas
    }. Gardez-vous le contact ?
option-alternatif-keep_up-follow = { $mover ->
        [none] Suivre { $value }
       *[other] Suivre en { $value }
    }
option-alternatif-keep_up-follow-none = Rester sur place
question-alternatif-sidestep = **{ $who }**, un autre a pris votre case. Où allez-vous ?
option-alternatif-sidestep-cell = En { $value }
option-alternatif-sidestep-cell-none = Rester sur place
question-alternatif-swap = **{ $who }**, { $by } veut échanger sa place avec la vôtre. Acceptez-vous ?
option-alternatif-swap-yes = Échanger
option-alternatif-swap-no = Garder ma place
question-alternatif-shove = **{ $who }**, vers quelle case repoussez-vous { $target } ?
option-alternatif-shove-shove = Vers { $value }
option-alternatif-declare-action-approach = S’approcher
option-alternatif-declare-action-flee = Fuir
choose-alternatif-cell = Quelle case ?
choose-alternatif-to = Quelle case ?
choose-alternatif-shove = Quelle case ?
option-alternatif-move-to = { $cell } ({ $step ->
        [yes] un pas
       *[no] { $segments ->
            [one] un segment
           *[other] { $segments } segments
        }{ $exposed ->
            [yes] , garde baissée
           *[no] { "" }
        }
    })
option-alternatif-move-how-step = faire un pas
option-alternatif-move-how-back = reculer
option-alternatif-move-how-walk = marcher
option-alternatif-move-how-run = courir
option-alternatif-move-how-sprint = courir à toute allure
option-alternatif-move-how-flee = fuir
option-alternatif-move-how-swap = échanger sa place
option-alternatif-move-how-stop = renoncer

## Ce qui ne va pas
refused-alternatif-no-map = Cette table joue sans plan : le MJ peut en donner un avec le réglage « plan ».
refused-alternatif-no-such-cell = « { $value } » n’est pas une case : une lettre et un numéro, de { $first } à { $last }.
refused-alternatif-too-many-cells = Cela ferait { $count } cases : { $most } au plus.
refused-alternatif-cells-or-person = Dites quelles cases, ou sous les pieds de qui : l’un des deux.
refused-alternatif-obstacle-needs-cells = Personne ne se tient sur un obstacle : dites sur quelles cases il se trouve.
refused-alternatif-cell-obstacle = Il y a un obstacle en { $cell } : choisissez une autre case.
refused-alternatif-cell-taken = { $name } occupe déjà { $cell } : choisissez une case libre.
refused-alternatif-behind = { $target } se tient derrière { $names_listed } : chargez pour passer à leur portée, ou faites tomber qui barre le passage.
refused-alternatif-on-the-map = Sur un plan, ce sont les cases qui disent où se tient { $name } : `/corriger placer` les change.
refused-alternatif-out-of-reach = { $target } est à { $cells } cases { DE($name) } : il faut d’abord s’approcher.
refused-alternatif-too-far-to-strike = { $target } est à { $metres } m { DE($name) } : il faut d’abord s’approcher, en marchant, en courant ou en chargeant.
refused-alternatif-no-way = Aucun chemin ne mène { $name } jusqu’en { $cell } : choisissez une case libre que rien ne ferme.
refused-alternatif-surrounded = { $name } ne peut passer entre ses ennemis : il lui faut une percée, ou échanger sa place avec un allié.
refused-alternatif-prone = { $name } est à terre : il doit d’abord se relever.
refused-alternatif-say-where = Dites où va { $name } : une case, quelqu’un à rejoindre, ou une manière comme reculer ou fuir.
refused-alternatif-nobody-near = { $name } n’a personne au contact : dites plutôt où il va.
refused-alternatif-already-near = { $name } est déjà à côté { DE($target) }.
refused-alternatif-no-distance = Personne n’a dit à quelle distance { $name } se trouve { DE($target) } : demandez-la au MJ, ou courez.
refused-alternatif-no-swap = { $name } et { $target } ne peuvent pas échanger leurs places : il faut deux alliés voisins, debout, dont le pas n’est pas encore fait.
refused-alternatif-nothing-planned = { $name } n’a aucun déplacement prévu.

## Mots
word-ground-plain = dégagé
word-ground-obstacle = obstacle
    .look = solid
word-ground-difficult = terrain difficile
    .look = hatched
word-ground-high_ground = hauteur
    .look = striped
word-ground-low_ceiling = plafond bas
    .look = dotted
word-ground-narrow = passage étroit
    .look = crossed
word-field-max_speed = vitesse maximale (cases)
word-alternatif-matter-keep_up = adversaire qui recule
word-alternatif-action-move = se déplacer
word-alternatif-action-flight = fuir
word-alternatif-action-approach = s’approcher
word-question-keep_up = adversaire qui s’écarte
word-question-sidestep = case perdue
word-question-swap = échange de places
word-question-shove = sens d’un repousser
word-alternatif-tool-cornered = acculé contre un obstacle
word-alternatif-why-cell = case disputée
word-alternatif-how-step = faire un pas
word-alternatif-how-back = reculer
word-alternatif-how-walk = marcher
word-alternatif-how-run = courir
word-alternatif-how-sprint = courir à toute allure
word-alternatif-how-flee = fuir
word-alternatif-how-swap = échanger sa place
word-alternatif-how-stop = renoncer

## Réglages
word-setting-map = plan
word-setting-walk_speed = vitesse de marche
word-setting-run_speed = vitesse de course
word-alternatif-value-square = cases carrées
word-alternatif-value-hex = hexagones
setting-alternatif-map = On joue sur un plan de cases carrées ou d’hexagones de 2 m, ou sans plan.
setting-alternatif-upon_hidden = Sur un plan, qui tombe sur un adversaire caché passe son chemin sans le voir, et l’autre fait place, ou s’arrête devant lui et le voit.
setting-alternatif-walk_speed = De combien de cases de 2 m on avance par segment en marchant.
setting-alternatif-run_speed = De combien de cases de 2 m on avance par segment en courant ou en chargeant.
