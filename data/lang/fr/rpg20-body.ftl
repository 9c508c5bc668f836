# Le corps d’un combattant : ses jauges, ce qui le protège, ses blessures.
# `body-state-<genre>` : ce qui vaut pour tout le corps ; `body-limb-<état>` : un membre ; `body-ill-<genre>` : une partie.

picture-body-file = corps.png
note-button-body = Mon corps
note-button-body-of = Corps : { $name }
button-body-shown = Corps
refused-no-body = Rien à montrer : les corps se voient dans son propre camp, dans les jeux qui en ont.
body-title = 🫀 **{ $who }** · { $points }
body-points = { $left }/{ $most } PV
body-part = `{ $bar }` **{ $part }** { $left }/{ $most }{ $notes ->
        [none] { "" }
       *[other] {" "}· { $notes }
    }
body-state = ▸ { $state }
body-layer = { $piece } { $die }{ $projectiles ->
        [yes] {" "}(projectiles)
       *[other] { "" }
    }
body-bare = à nu : { $places }
body-shield = { $useless ->
        [yes] { $name }, bras { $side ->
            [right] droit
           *[left] gauche
        } : hors d’usage
       *[other] { $name } { $die }, bras { $side ->
            [right] droit
           *[left] gauche
        } : { $left }/{ $most }
    }
body-limb-broken = os brisé
body-limb-lost = membre perdu
body-ill-haemorrhage = hémorragie
body-state-haemorrhage = Hémorragie
body-state-pain = Hors de combat : la douleur paralyse
body-state-unconscious = Sans connaissance
body-state-stunned = Sans connaissance pour { $count } h
body-state-coma = Coma, jusqu’aux soins
body-state-slow_death = { $unit ->
        [days] Organe vital touché : mort dans { $count } j sans soins
       *[hours] Organe vital touché : mort dans { $count } h sans soins
    }
body-state-dead = Mort
body-state-down = À terre
body-state-felled = À terre : il faut de l’aide pour se relever
body-state-helpless = Immobilisation
body-legend-layer = armure
body-legend-layers = deux couches
body-legend-bleeds = hémorragie
body-legend-broken = os brisé
body-legend-lost = membre perdu

## Ce que l’on peut aussi vouloir faire
option-rpg20-declare-action-move_throw = Bouger et lancer
option-rpg20-declare-action-move_grenade = Bouger et lancer un explosif
option-rpg20-declare-action-move_treat = Aller soigner
option-rpg20-declare-action-help = Aider à se relever
means-rpg20-declare-action-move_throw = un déplacement et un lancer, si le MJ l’admet ; chances de moitié
means-rpg20-declare-action-move_grenade = un déplacement et un lancer, si le MJ l’admet ; chances de moitié
means-rpg20-declare-action-move_treat = un déplacement et un soin, si le MJ l’admet ; chances de moitié
means-rpg20-declare-action-help = quelqu’un au contact est de nouveau debout ; initiative −2
option-rpg20-slot-stun = Étourdir
option-rpg20-slot-wound = Blesser
option-rpg20-release-stun = Étourdir
option-rpg20-release-wound = Blesser
means-rpg20-slot-stun = maintenant ; un seul point de vie, et un test de Corps contre la perte de connaissance
means-rpg20-slot-wound = maintenant ; un coup ordinaire, avec tous ses dégâts
means-rpg20-release-stun = maintenant ; un seul point de vie, et un test de Corps contre la perte de connaissance
means-rpg20-release-wound = maintenant ; un coup ordinaire, avec tous ses dégâts
word-rpg20-deed-help = aider quelqu’un à se relever
word-rpg20-action-move_throw = bouger et lancer
word-rpg20-action-move_grenade = bouger et lancer un explosif
word-rpg20-action-move_treat = aller soigner
word-rpg20-action-help = aider à se relever
