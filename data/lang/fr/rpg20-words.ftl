# RPG 2.0 : les mots des codes, les termes des calculs, les outils du MJ.

word-rpg20-deed-strike = frapper
word-rpg20-deed-stun = étourdir
word-rpg20-deed-disarm = désarmer
word-rpg20-deed-fatal = achever
word-rpg20-deed-charge = charger
word-rpg20-deed-shoot = tirer
word-rpg20-deed-throw = lancer
word-rpg20-deed-grenade = lancer un explosif
word-rpg20-deed-move = se déplacer
word-rpg20-deed-load = recharger
word-rpg20-deed-defend = se défendre
word-rpg20-deed-treat = soigner
word-rpg20-deed-draw = prendre une arme
word-rpg20-deed-rise = se relever
word-rpg20-deed-other = autre chose
word-rpg20-deed-pass = ne rien faire
word-rpg20-action-strike = frapper
word-rpg20-action-move_strike = aller frapper
word-rpg20-action-charge = charger
word-rpg20-action-shoot = tirer
word-rpg20-action-move_shoot = bouger et tirer
word-rpg20-action-throw = lancer une arme
word-rpg20-action-grenade = lancer un explosif
word-rpg20-action-move = se déplacer
word-rpg20-action-draw = prendre une arme
word-rpg20-action-load = recharger
word-rpg20-action-rise = se relever
word-rpg20-action-treat = soigner
word-rpg20-action-other = autre chose
word-rpg20-action-defend = se défendre
word-rpg20-action-pass = ne rien faire
word-rpg20-posture-offensive = offensive
word-rpg20-posture-normal = normale
word-rpg20-posture-defensive = défensive
word-rpg20-parts-high = le haut
word-rpg20-parts-middle = le milieu
word-rpg20-parts-low = le bas

## États
word-rpg20-health-unhurt = indemne
word-rpg20-health-scratched = éraflures
word-rpg20-health-wounded = blessures
word-rpg20-health-badly_wounded = mal en point
word-rpg20-health-pain = douleur
word-rpg20-health-unconscious = sans connaissance
word-rpg20-health-stunned = étourdissement
word-rpg20-health-coma = coma
word-rpg20-health-dead = mort
word-rpg20-status-down = à terre
    .short = au sol
word-rpg20-status-helpless = sans pouvoir bouger
word-rpg20-status-hampered = entraves
    .short = entravé, entravée
word-rpg20-status-dead = mort
    .short = morte
word-rpg20-status-haemorrhage = hémorragie
word-rpg20-status-pain = paralysie par la douleur
    .short = paralysé, paralysée
word-rpg20-status-unconscious = perte de connaissance
    .short = inconscient, inconsciente
word-rpg20-status-coma = coma
word-rpg20-status-slow_death = mort lente
word-rpg20-status-arriving = agit dès la prochaine séquence
word-rpg20-status-stunned = étourdissement
    .short = étourdi, étourdie
word-rpg20-ill-haemorrhage = hémorragie
word-rpg20-ill-pain = douleur
word-rpg20-ill-unconscious = perte de connaissance
word-rpg20-ill-coma = coma
word-rpg20-ill-slow_death = organe vital
word-rpg20-ill-stunned = étourdissement
word-rpg20-state-on = oui
word-rpg20-state-off = non
word-rpg20-state-broken = os brisés
word-rpg20-state-lost = membre perdu
each-rpg20-limbs = { $gauge_word } ({ $state_word })
each-rpg20-hit = { $gauge_word }
each-rpg20-lost = { $gauge_word } −{ $points }
each-rpg20-shared = { $gauge_word } −{ $points } (reste { $left })
each-rpg20-delays = { $kind ->
        [slow_death] { $unit ->
            [days] mort dans { $number } j sans soins
           *[hours] mort dans { $number } h sans soins
        }
       *[other] { $number } h
    }
each-rpg20-gauges = { $gauge_word } { $left }{ $most ->
        [none] { "" }
       *[other] /{ $most_shown }
    }{ $state ->
        [broken] {" "}({ $state_word })
        [lost] {" "}({ $state_word })
       *[other] { "" }
    }
each-rpg20-explosives = { $weapon } × { $count }

## Dés
word-rpg20-why-strike = coup
word-rpg20-why-shot = tir
word-rpg20-why-throw = lancer
word-rpg20-why-dodge = esquive au corps à corps
word-rpg20-why-avoid = esquive d’un projectile
word-rpg20-why-parry = parade
word-rpg20-why-stop = parade de ce qu’on lance
word-rpg20-why-place = localisation
word-rpg20-why-damage = dégâts
word-rpg20-why-bonus = bonus aux dégâts
word-rpg20-why-armour = armure
word-rpg20-why-shield = bouclier
word-rpg20-why-wound = suites d’une blessure
word-rpg20-why-delay = délai d’une mort lente
word-rpg20-why-endure = Corps contre la mort
word-rpg20-why-stun = Corps contre l’étourdissement
word-rpg20-why-keep = garder son arme
word-rpg20-why-treat = soins
word-rpg20-why-spot = surprise
word-rpg20-why-projectiles = projectiles d’une rafale
word-rpg20-why-explosion = explosion
word-rpg20-why-lot = tirage au sort

## Consignes
word-rpg20-matter-slot = mon tour venu
word-rpg20-matter-defend = défense
word-rpg20-matter-shield = bouclier
word-rpg20-order-act = agir comme je l’ai dit
word-rpg20-order-dodge = esquiver
word-rpg20-order-parry = parer
word-rpg20-order-none = encaisser
word-rpg20-order-high = en haut
word-rpg20-order-middle = au milieu
word-rpg20-order-low = en bas
word-rpg20-order-high-middle = en haut et au milieu
word-rpg20-order-middle-low = au milieu et en bas
about-rpg20-matter-slot = Votre moment est venu : faire aussitôt ce que vous avez dit, ou choisir d’attendre.
about-rpg20-matter-defend = On vous attaque : toujours esquiver, parer ou encaisser, si cela ne coûte pas votre action.
about-rpg20-matter-shield = On vous touche : où est votre bouclier.

## Outils du MJ
word-rpg20-tool-distance = distance entre deux personnes
word-rpg20-tool-apart = distance entre les camps
word-rpg20-tool-modifier = modificateur au prochain test
word-rpg20-tool-admit = faire agir qui arrive
word-rpg20-tool-attentive = sur ses gardes
word-rpg20-tool-lurks = cherche à surprendre
word-rpg20-tool-surprised = surpris, ou non
word-rpg20-tool-ambush = surprise
word-rpg20-tool-light = visibilité
word-rpg20-tool-confined = lieu étroit
word-rpg20-tool-cover = à couvert
word-rpg20-tool-motion = mouvement d’une cible
word-rpg20-tool-bulk = taille d’une cible
word-rpg20-tool-aware = voir venir quelqu’un
word-rpg20-tool-jam = arme hors d’usage
word-rpg20-tool-piece = protection qui ne compte plus
word-rpg20-tool-go_on = poursuivre le combat
word-rpg20-tool-blast = explosion
word-rpg20-value-foes = l’adversaire surprend
word-rpg20-value-players = les joueurs surprennent
word-rpg20-value-on = oui
word-rpg20-value-off = non
word-rpg20-value-normal = comme d’ordinaire
word-rpg20-value-reduced = visibilité réduite
word-rpg20-value-dark = obscurité
word-rpg20-value-none = rien
word-rpg20-value-still = immobile
word-rpg20-value-moving = en mouvement
word-rpg20-value-fast = mouvement rapide
word-rpg20-value-tiny = minuscule
word-rpg20-value-gigantic = gigantesque
word-rpg20-words-on = oui
word-rpg20-words-off = non

## Ce que le MJ corrige
word-rpg20-field-points = total de points de vie
word-rpg20-field-points_max = total sans blessure
word-rpg20-field-skill = Habilité
word-rpg20-field-body = Corps
word-rpg20-field-perception = Perception
word-rpg20-field-modifier = modificateur au prochain test
word-rpg20-field-initiative = initiative
word-rpg20-field-shield = points du bouclier
word-rpg20-field-rounds = munitions
word-rpg20-field-explosives = explosifs
word-rpg20-field-amount = quantité
word-rpg20-field-value = valeur
word-rpg20-field-metres = distance
word-rpg20-field-words = texte
word-rpg20-field-zone = zone
word-rpg20-field-of = adversaires
word-rpg20-field-own = premier nombre
word-rpg20-field-foes = second nombre
word-rpg20-field-characters = personnages

## Termes d’un calcul
term-skill = Habilité
term-body = Corps
term-firearms = armes à feu
term-ranged_weapons = armes à distance
term-throwing = lancer
term-melee_weapons = armes blanches
term-bare_hands = mains nues
term-movement = mouvements
term-game_master = MJ
term-defender = adresse de la cible
term-motion = mouvement de la cible
term-bulk = taille de la cible
term-light = visibilité
term-distance = distance
term-mode = mode de tir
term-hampered = entraves
term-burst = rafale
term-precision = tir de précision
term-confined = lieu étroit
term-margin = marge de l’attaque
term-beaten = la battre
term-action = action
term-moving = déplacement
term-rapid = tir rapide
term-stun = étourdir
term-explosive = explosif
term-weapon = arme
word-rpg20-until-1 = 1 séquence
word-rpg20-until-2 = 2 séquences
word-rpg20-until-3 = 3 séquences
word-rpg20-until-5 = 5 séquences
word-rpg20-until-10 = 10 séquences
