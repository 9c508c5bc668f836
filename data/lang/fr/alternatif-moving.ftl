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

## Ce qui ne va pas
refused-alternatif-no-map = Cette table joue sans plan : le MJ peut en donner un avec le réglage « plan ».
refused-alternatif-no-such-cell = « { $value } » n’est pas une case : une lettre et un numéro, de { $first } à { $last }.
refused-alternatif-too-many-cells = Cela ferait { $count } cases : { $most } au plus.
refused-alternatif-cells-or-person = Dites quelles cases, ou sous les pieds de qui : l’un des deux.
refused-alternatif-obstacle-needs-cells = Personne ne se tient sur un obstacle : dites sur quelles cases il se trouve.
refused-alternatif-cell-obstacle = Il y a un obstacle en { $cell } : choisissez une autre case.
refused-alternatif-cell-taken = { $name } occupe déjà { $cell } : choisissez une case libre.
refused-alternatif-out-of-reach = { $target } est à { $cells } cases { DE($name) } : il faut d’abord s’approcher.

## Mots
word-ground-plain = dégagé
word-ground-obstacle = obstacle
word-ground-difficult = terrain difficile
word-ground-high_ground = hauteur
word-ground-low_ceiling = plafond bas
word-ground-narrow = passage étroit

## Réglages
word-setting-map = plan
word-setting-walk_speed = vitesse de marche
word-setting-run_speed = vitesse de course
word-alternatif-value-square = cases carrées
word-alternatif-value-hex = hexagones
setting-alternatif-map = On joue sur un plan de cases carrées ou d’hexagones de 2 m, ou sans plan.
setting-alternatif-walk_speed = De combien de cases de 2 m on avance par segment en marchant.
setting-alternatif-run_speed = De combien de cases de 2 m on avance par segment en courant ou en chargeant.
