# D&D 3.5 : les mots, les valeurs, les réglages, les refus.

word-dnd35-action-attack = attaquer
word-dnd35-action-unarmed = frapper à mains nues
word-dnd35-action-approach = s’approcher
word-dnd35-action-go = aller à une case
word-dnd35-action-leave = s’éloigner
word-dnd35-action-step = pas de placement
word-dnd35-action-delay = retarder son action
word-dnd35-action-come_in = entrer
word-dnd35-action-pass = finir le tour
word-dnd35-action-finish_alone = finir seul désormais
word-dnd35-health-unhurt = indemne
word-dnd35-health-scratched = éraflures
word-dnd35-health-wounded = blessures
word-dnd35-health-badly_wounded = à bout
word-dnd35-health-staggered = chancelle
word-dnd35-health-disabled = à 0 point de vie
word-dnd35-health-dying = à l’agonie
word-dnd35-health-stable = état stable
word-dnd35-health-dead = mort
word-dnd35-health-destroyed = en pièces
word-dnd35-health-unconscious = sans connaissance
word-dnd35-why-attack = attaque
word-dnd35-why-confirm = confirmation d’un critique
word-dnd35-why-damage = dégâts
word-dnd35-why-massive = choc de dégâts excessifs
word-dnd35-why-dying = stabilisation
word-dnd35-matter-opportunity = attaques d’opportunité
word-dnd35-words-on = oui
word-dnd35-words-off = non
word-setting-diagonals = diagonales
word-dnd35-value-alternating = 1 case puis 2, en alternance
word-dnd35-value-equal = une case chacune
word-dnd35-tool-unaware = ignorer l’adversaire au début
word-dnd35-tool-end_turn = finir le tour en cours
term-base_attack = bonus de base à l’attaque
term-deflection = parade
term-natural = armure naturelle
term-later = attaque suivante
term-quickness = bonus d’initiative
term-difficulty = DD
word-dnd35-field-hit_points = points de vie
word-dnd35-field-hit_points_max = points de vie au maximum
word-dnd35-field-nonlethal = dégâts non létaux
word-dnd35-field-strength = Force
word-dnd35-field-dexterity = Dextérité
word-dnd35-field-armour = bonus d’armure
word-dnd35-field-shield = bonus de bouclier
word-dnd35-field-natural = armure naturelle
word-dnd35-field-deflection = bonus de parade
word-dnd35-field-dodge = bonus d’esquive
word-dnd35-field-base_attack = bonus de base à l’attaque
word-dnd35-field-fortitude = Vigueur
word-dnd35-field-quickness = bonus d’initiative
word-dnd35-field-initiative = initiative
word-dnd35-field-amount = quantité
word-dnd35-field-value = valeur
setting-dnd35-foe_numbers = En D&D 3.5, les joueurs lisent des adversaires tous les nombres, les totaux (ni bonus ni CA), ou des mots.
setting-dnd35-gap = À combien de mètres des joueurs leurs adversaires commencent.
setting-dnd35-diagonals = Ce que coûte un pas en diagonale : une case puis deux, en alternance, ou une case toujours.
refused-dnd35-no-turn = Aucun tour n’est en cours, ou quelque chose s’y déroule encore.
refused-dnd35-cell-taken = La case { $cell } est prise, ou trop près du bord.
refused-dnd35-no-such-cell = « { $value } » n’est pas une case : elles vont de { $first } à { $last }.
refused-dnd35-unknown-setting = « { $setting } » n’est pas un réglage de ce jeu. Il y a : { $known }.
refused-dnd35-setting-value = « { $value } » ne convient pas au réglage « { $setting } ». Il peut valoir : { $options }.
word-dnd35-why-extra = dégâts supplémentaires
word-dnd35-field-constitution = Constitution
word-dnd35-field-intelligence = Intelligence
word-dnd35-field-wisdom = Sagesse
word-dnd35-field-charisma = Charisme
word-dnd35-field-reflex = Réflexes
word-dnd35-field-will = Volonté
word-dnd35-field-other = autre bonus à la CA
term-untrained = arme non maîtrisée
term-dexterity_armoured = Dextérité limitée par l’armure
term-point_blank = tir à bout portant
term-mobility = souplesse du serpent
term-feat = don
term-other = autre
term-immune = immunité
term-resisted = résistance
term-vulnerable = vulnérabilité
term-reduced = réduction des dégâts
term-extra = dégâts supplémentaires
word-dnd35-question-opportunity = attaque d’opportunité
word-dnd35-question-ready = action préparée
word-dnd35-question-apart = case où aller en quittant la lutte
word-dnd35-question-topple = tomber ou lâcher l’arme
word-dnd35-question-push = jusqu’où pousser
word-dnd35-question-give_way = barrer le passage ou s’écarter
word-dnd35-question-onward = poursuivre son déplacement
word-dnd35-matter-ready = ce qui est tenu prêt
about-dnd35-matter-opportunity = Quelqu’un s’expose à vos coups : frapper toujours, jamais, ou demander.
about-dnd35-matter-ready = Ce que vous guettez arrive : agir aussitôt, jamais, ou demander.
setting-dnd35-map = Sans plan, le MJ dit les distances et les déplacements les changent ; avec un plan, chacun a sa case de 1,50 m.
setting-dnd35-upon_hidden = Sur un plan, qui entrerait dans l’espace d’un adversaire caché le traverse sans rien voir, et l’autre fait place, ou s’arrête et le voit.
word-dnd35-value-none = aucun
word-dnd35-value-square = cases de 1,50 m
word-dnd35-tool-modifier = modificateur durable
word-dnd35-tool-once = modificateur d’une seule fois
word-dnd35-tool-distance = distance, en mètres
word-dnd35-tool-stretch = ce qui gêne un déplacement, sans plan
word-dnd35-words-difficult = terrain difficile
word-dnd35-words-winding = aucune ligne droite
word-dnd35-words-clear = voie libre
word-dnd35-kinds-difficult = terrain difficile
word-dnd35-kinds-winding = aucune ligne droite
option-dnd35-declare-target-away = Loin de tous
means-dnd35-declare-target-away = { $far ->
        [none] on s’éloigne de chacun d’autant
       *[other] { $far_decimal } m, loin de tous
    }{ $provoked ->
        [none] { "" }
        [0] { "" }
       *[other]{"\u202F"}; peut vous frapper : { $strikers_listed }
    }
word-dnd35-target-away = loin de tous
refused-dnd35-not-metres = « { $value } » n’est pas une distance en mètres (`9`, `4,5`).
refused-dnd35-no-map = Cette table joue sans plan : dites les distances (`/mj outil` distance), ou l’abri et le camouflage.
refused-dnd35-has-map = Cette table joue sur un plan : placez les combattants (`/corriger placer`), dites le terrain (`/corriger terrain`).
refused-dnd35-in-saddle = { $name } et { $other } ne font qu’un : l’un est en selle sur l’autre.
event-dnd35-across_said = { $on ->
        [yes] 🥊 **{ $combatant }** prend **{ $target }** en tenaille : ses alliés au contact sont en face.
       *[no] 🥊 **{ $combatant }** ne prend plus **{ $target }** en tenaille.
    }
word-dnd35-tool-go_on = poursuivre le combat
word-dnd35-tool-across = prise en tenaille (cible : l’ennemi), sans plan
refused-dnd35-own-side = { $name } et { $other } sont du même camp.
each-dnd35-kept_off = { $wards_word } { $wards ->
        [vulnerable] +{ $points }
       *[other] −{ $points }
    }
word-dnd35-wards-immune = immunité
word-dnd35-wards-resisted = résistance
word-dnd35-wards-vulnerable = vulnérabilité
word-dnd35-wards-hardness = solidité
word-dnd35-wards-reduced = réduction des dégâts
word-dnd35-kind-acid = acide
word-dnd35-kind-bludgeoning = contondants
word-dnd35-kind-cold = froid
word-dnd35-kind-electricity = électricité
word-dnd35-kind-fire = feu
word-dnd35-kind-force = force
word-dnd35-kind-negative = énergie négative
word-dnd35-kind-piercing = perforants
word-dnd35-kind-positive = énergie positive
word-dnd35-kind-slashing = tranchants
word-dnd35-kind-sonic = son
word-dnd35-kind-nonlethal = non létaux
refused-dnd35-somebody-there = { $name } se tient en { $cell } : pas d’obstacle sous ses pieds.
refused-dnd35-no-room = { $name } n’a pas la place de se déployer en { $cell }.
