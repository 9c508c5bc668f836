# D&D 5 : se déplacer, l’abri, les montures, l’eau. Voir dnd5.ftl pour la forme.

## Se déplacer
event-dnd5-took_off = { $on ->
        [yes] 🪽 **{ $combatant }** prend son envol.
       *[no] 🪽 **{ $combatant }** se pose.
    }
event-dnd5-soared = { $height ->
        [0] 🪽 **{ $combatant }** redescend au ras du sol.
       *[other] 🪽 **{ $combatant }** vole à { $metres_decimal } m du sol.
    }
event-dnd5-fall_begun = { "" }
event-dnd5-fall_averted = { "" }
event-dnd5-borne = 🪶 **{ $combatant }** descend comme une feuille morte : encore { $metres_decimal } m jusqu’au sol.
event-dnd5-plunged = { $height ->
        [0] 🪽 **{ $combatant }** ne vole plus.
       *[other] { $softly ->
            [yes] 🪶 **{ $combatant }** descend de { $metres_decimal } m comme une feuille morte et se pose sans mal.
           *[no] 💫 **{ $combatant }** tombe de { $metres_decimal } m !
        }
    }
event-dnd5-stretch_said = { $kinds_count ->
        [0] 🗺️ La voie est libre pour **{ $combatant }**.
       *[other] 🗺️ Sur le chemin { DE($combatant) } : { $kinds_words }.
    }
event-dnd5-passage_said = { $on ->
        [yes] 🚪 **{ $combatant }** laisse passer ses ennemis.
       *[no] 🚪 **{ $combatant }** barre le passage.
    }
option-dnd5-declare-action-jump = Sauter
option-dnd5-declare-action-fly = Prendre son envol
option-dnd5-declare-action-altitude = Changer d’altitude
option-dnd5-declare-action-land = Se poser
option-dnd5-declare-height = { $value_decimal } m
option-dnd5-declare-column = Colonne { $value }
choose-dnd5-column = Quelle colonne ?
means-dnd5-declare-column = puis la case, dans cette colonne du plan
choose-dnd5-height = Quelle altitude ?
means-dnd5-declare-action-jump = en un saut, { $long_decimal } m en longueur ou { $high_decimal } m en hauteur, { $run ->
        [yes] l’élan étant pris
       *[no] le double après 3 m d’élan
    }
means-dnd5-declare-action-fly = en l’air, le sol ne gêne plus ; qui ne peut plus voler tombe
means-dnd5-declare-action-altitude = chaque mètre gagné ou perdu coûte un mètre de vol
means-dnd5-declare-action-land = à pied de nouveau, sans rien dépenser
means-dnd5-declare-height = l’altitude où vous finirez
word-dnd5-action-jump = sauter
word-dnd5-action-fly = s’envoler
    .short = voler
word-dnd5-action-altitude = changer d’altitude
word-dnd5-action-land = se poser
word-dnd5-status-borne = en chute douce
word-dnd5-status-aloft = en l’air par magie
word-dnd5-ground-narrow = passage étroit
    .look = crossed
word-dnd5-ground-gap = vide à franchir
    .look = dotted
word-dnd5-ground-water = eau profonde
    .look = striped
word-dnd5-ground-climb = paroi à escalader
    .look = crossed
word-dnd5-ground-low_wall = muret
    .look = outline
word-dnd5-ground-loophole = meurtrière
    .look = outline
word-dnd5-kinds-narrow = passage étroit
word-dnd5-kinds-gap = vide à franchir
word-dnd5-kinds-water = eau profonde
word-dnd5-kinds-climb = à escalader
word-dnd5-kinds-low_wall = muret
word-dnd5-kinds-loophole = meurtrière
word-dnd5-kinds-tight = espace réduit
word-dnd5-words-difficult = terrain difficile
word-dnd5-words-climb = à escalader
word-dnd5-words-tight = espace réduit
word-dnd5-words-plain = voie libre
word-dnd5-up-target_squeezing = cible à l’étroit
word-dnd5-down-squeezing = à l’étroit
word-dnd5-why-fall = chute
word-dnd5-tool-stretch = ce qui gêne un déplacement, sans plan
word-dnd5-tool-let_pass = laisser passer ses ennemis, ou barrer
word-dnd5-tool-height = altitude, en mètres
word-dnd5-field-height = altitude
refused-dnd5-has-ground = Cette table joue sur un plan : dites le terrain (`/corriger terrain`).
refused-dnd5-in-saddle = { $name } est en selle : c’est sa monture qui vole.

## L’abri
event-dnd5-cover_said = 🧱 { $attacker ->
        [none] { $degree ->
            [map] L’abri { DE($combatant) } se lit de nouveau sur le plan.
           *[other] **{ $combatant }** : { $degree_word }.
        }
       *[other] { $degree ->
            [map] Face à { $attacker_shown }, l’abri { DE($combatant) } se lit de nouveau sur le plan.
           *[other] **{ $combatant }** face à { $attacker_shown } : { $degree_word }.
        }
    }
event-dnd5-cover_judged = { $degree ->
        [none] { "" }
       *[other] 🧱 **{ $target }** face à { $combatant } : { $degree_word }.
    }
question-dnd5-cover = 🧱 { $attacker } attaque { $target } : quel abri ?
option-dnd5-cover-none = Aucun
option-dnd5-cover-half = Partiel
option-dnd5-cover-three_quarters = Supérieur
option-dnd5-cover-total = Total
means-dnd5-cover-none = rien ne couvre la cible
means-dnd5-cover-half = la moitié du corps : +2 à la CA
means-dnd5-cover-three_quarters = les trois quarts du corps : +5 à la CA
means-dnd5-cover-total = invisible derrière l’obstacle : l’attaque n’a plus de cible
word-dnd5-degree-none = sans abri
word-dnd5-degree-half = abri partiel
word-dnd5-degree-three_quarters = abri supérieur
word-dnd5-degree-total = abri total
word-dnd5-words-none = aucun abri
word-dnd5-words-half = abri partiel
word-dnd5-words-three_quarters = abri supérieur
word-dnd5-words-total = abri total
word-dnd5-words-map = selon le plan
word-dnd5-tool-cover = abri (mots : lequel ; cible : face à qui, sinon à tous)
term-shelter = abri
word-dnd5-value-equal = 1,50 m chacune
word-dnd5-value-alternating = 1,50 m puis 3 m, en alternance
word-setting-cover = abri
word-dnd5-value-map = lu sur le plan, sauf avis du MJ
word-dnd5-value-judge = le MJ en juge à chaque attaque
word-dnd5-value-said = seulement ce qu’en dit le MJ
setting-dnd5-cover = L’abri se lit sur le plan (murs, murets, combattants interposés), le MJ en juge à chaque attaque, ou il n’y en a que ce qu’il dit.

## Les montures
event-dnd5-mounted = 🐎 **{ $combatant }** monte sur { $mount }.
event-dnd5-dismounted = { $reason ->
        [thrown] 🐎 **{ $combatant }** tombe { DE($mount) }, à terre{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        }.
        [mount_fell] 🐎 { $mount } s’abat, et **{ $combatant }** avec, à terre{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        }.
        [leapt] ⚡ { $mount } s’abat ; **{ $combatant }** saute à bas et reste debout{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        }.
       *[other] 🐎 **{ $combatant }** descend { DE($mount) }{ $cell ->
            [none] { "" }
           *[other] {" "}en { $cell_shown }
        }.
    }
event-dnd5-reins_taken = { $on ->
        [yes] 🐎 **{ $combatant }** prend les rênes { DE($mount) }.
       *[no] 🐎 **{ $combatant }** laisse { $mount } agir à sa guise.
    }
event-dnd5-steed_acts = { $what ->
        [dash] 💨 **{ $mount }** fonce, { $combatant } en selle.
        [dodge] 🛡️ **{ $mount }** esquive jusqu’au prochain tour { DE($combatant) }.
       *[disengage] ↔️ **{ $mount }** se désengage, { $combatant } en selle.
    }
event-dnd5-saddle_saved = 🎲 **{ $combatant }** { $outcome ->
        [stays] reste en selle
       *[falls] vide les étriers
    }{ $faces_count ->
        [0] , sans pouvoir se retenir
       *[other] { $total_against }
    }.
why-dnd5-saddle_saved = Sauvegarde de Dextérité : { $terms } = **{ $total }** contre { $against }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
question-dnd5-saddle = **{ $who }**, { $mount } s’abat sous vous : sauter à bas ?
option-dnd5-saddle-leap = Sauter à bas
option-dnd5-saddle-fall = Tomber avec
means-dnd5-saddle-leap = votre réaction ; debout, à côté de la monture{ $forfeits ->
        [yes]{"\u00A0"}; ce que vous tenez prêt est perdu
       *[no] { "" }
    }
means-dnd5-saddle-fall = à terre, à côté de la monture ; votre réaction reste entière
option-dnd5-declare-action-mount = Monter en selle
option-dnd5-declare-action-dismount = Mettre pied à terre
option-dnd5-declare-action-steed_dash = Monture : foncer
option-dnd5-declare-action-steed_dodge = Monture : esquiver
option-dnd5-declare-action-steed_disengage = Monture : se désengager
option-dnd5-declare-action-take_reins = Prendre les rênes
option-dnd5-declare-action-give_reins = Lâcher les rênes
means-dnd5-declare-action-mount = { $price_decimal } m de déplacement, une fois par tour
means-dnd5-declare-action-dismount = { $price_decimal } m de déplacement, une fois par tour
means-dnd5-declare-action-steed_dash = la monture gagne sa vitesse une fois de plus ; votre action vous reste
means-dnd5-declare-action-steed_dodge = qui attaque la monture est désavantagé ; votre action vous reste
means-dnd5-declare-action-steed_disengage = la monture ne provoque pas d’attaque ce tour ; votre action vous reste
means-dnd5-declare-action-take_reins = la monture agit à votre tour et va où vous voulez
means-dnd5-declare-action-give_reins = la monture joue son propre tour, à sa guise
means-dnd5-opportunity-target = monture ou cavalier : à vous de choisir
word-dnd5-action-mount = monter en selle
word-dnd5-action-dismount = mettre pied à terre
    .short = descendre
word-dnd5-action-steed_dash = monture : foncer
word-dnd5-action-steed_dodge = monture : esquiver
word-dnd5-action-steed_disengage = monture : se désengager
word-dnd5-action-take_reins = prendre les rênes
word-dnd5-action-give_reins = lâcher les rênes
word-dnd5-why-saddle = rester en selle
word-dnd5-tool-mount = mettre en selle (cible : la monture)
word-dnd5-tool-dismount = descendre de selle
word-dnd5-tool-reins = tenir les rênes, ou laisser agir la monture
refused-dnd5-mount-small = { $mount } n’a pas la taille pour porter { $name } : il en faut une de plus.
refused-dnd5-mount-taken = { $name } ne peut pas monter sur { $mount } maintenant : l’un des deux est déjà en selle, ou hors d’état.
refused-dnd5-not-riding = { $name } n’est pas en selle.

## L’eau
event-dnd5-water_said = { $on ->
        [yes] 🌊 Tout le combat se livre sous l’eau.
       *[no] 🌊 Le combat ne se livre plus sous l’eau.
    }
event-dnd5-immersed = { $on ->
        [yes] 🌊 **{ $combatant }** est sous l’eau.
       *[no] 🌊 **{ $combatant }** sort de l’eau.
    }
word-dnd5-down-under_water = sous l’eau
word-dnd5-down-shot_under_water = tir sous l’eau
word-dnd5-tool-water = sous l’eau (quelqu’un, ou tout le combat)
refused-dnd5-water-so = C’est déjà le cas.
