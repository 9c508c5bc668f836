# D&D 5 : les mots des codes, les réglages et leurs valeurs, les termes des calculs.

## Actions
word-dnd5-action-attack = attaquer
    .short = attaque
word-dnd5-action-approach = s’approcher
word-dnd5-action-go = aller à une case
word-dnd5-action-withdraw = s’éloigner
    .short = reculer
word-dnd5-action-dash = foncer
word-dnd5-action-dodge = esquiver
    .short = esquive
word-dnd5-action-disengage = se désengager
word-dnd5-action-stand = se relever
word-dnd5-action-drop = se jeter à terre
word-dnd5-action-pass = finir le tour
    .short = finir, passer
word-dnd5-action-finish_alone = finir seul désormais

word-dnd5-unused-action = l’action
word-dnd5-unused-attacks = des attaques
word-dnd5-unused-bonus = l’action bonus
word-dnd5-unused-movement = du déplacement

## États
word-dnd5-status-prone = à terre
    .short = au sol, allongé, allongée, couché, couchée
word-dnd5-status-grappled = dans une prise
    .short = agrippé, agrippée, empoigné, empoignée, saisi, saisie
word-dnd5-status-restrained = entraves
    .short = entravé, entravée
word-dnd5-status-incapacitated = hors d’état d’agir
    .short = neutralisé, neutralisée
word-dnd5-status-unconscious = sans connaissance
    .short = inconscient, inconsciente
word-dnd5-status-blinded = aveuglement
    .short = aveuglé, aveuglée, aveugle
word-dnd5-status-invisible = invisible
word-dnd5-status-paralysed = paralysie
    .short = paralysé, paralysée
word-dnd5-status-stunned = étourdissement
    .short = étourdi, étourdie
word-dnd5-status-poisoned = empoisonnement
    .short = empoisonné, empoisonnée
word-dnd5-status-frightened = effroi
    .short = effrayé, effrayée, terrorisé, terrorisée
word-dnd5-status-dodging = esquive
word-dnd5-status-reckless = sans retenue
word-dnd5-status-disengaged = désengagement
word-dnd5-status-dead = mort
    .short = morte
word-dnd5-status-stable = hors de danger
    .short = stabilisé, stabilisée, stable
word-dnd5-status-fled = en fuite
    .short = enfui, enfuie
word-dnd5-health-unhurt = indemne
word-dnd5-health-scratched = éraflures
word-dnd5-health-wounded = blessures
word-dnd5-health-badly_wounded = chancelle
word-dnd5-health-down = à 0 point de vie

## Dégâts
word-dnd5-types-acid = d’acide
word-dnd5-types-bludgeoning = contondants
word-dnd5-types-cold = de froid
word-dnd5-types-fire = de feu
word-dnd5-types-force = de force
word-dnd5-types-lightning = de foudre
word-dnd5-types-necrotic = nécrotiques
word-dnd5-types-piercing = perforants
word-dnd5-types-poison = de poison
word-dnd5-types-psychic = psychiques
word-dnd5-types-radiant = radiants
word-dnd5-types-slashing = tranchants
word-dnd5-types-thunder = de tonnerre
word-dnd5-wards-resistant = résistance
word-dnd5-wards-vulnerable = vulnérabilité
word-dnd5-wards-immune = immunité
word-dnd5-kinds-difficult = difficile
word-dnd5-kinds-obstacle = obstacle
word-dnd5-ground-difficult = terrain difficile
    .look = hatched
word-dnd5-ground-obstacle = obstacle
    .look = solid
word-dnd5-ground-plain = terrain dégagé

## Ce qui avantage ou désavantage
word-dnd5-up-unseen = assaillant non vu
word-dnd5-up-target_restrained = cible entravée
word-dnd5-up-target_paralysed = cible paralysée
word-dnd5-up-target_stunned = cible étourdie
word-dnd5-up-target_unconscious = cible inconsciente
word-dnd5-up-target_prone = cible à terre, de près
word-dnd5-up-dodging = esquive
word-dnd5-up-blood_frenzy = frénésie du sang
word-dnd5-up-reckless = attaque sans retenue
word-dnd5-up-target_reckless = cible qui frappe sans retenue
word-dnd5-up-brave = bravoure
word-dnd5-up-sure_footed = pied sûr
word-dnd5-up-keen_senses = sens aiguisés
word-dnd5-down-target_unseen = cible non vue
word-dnd5-down-long_range = portée longue
word-dnd5-down-close_foe = ennemi au contact
word-dnd5-down-dodging = la cible esquive
word-dnd5-down-prone = à terre
word-dnd5-down-restrained = entraves
word-dnd5-down-poisoned = empoisonnement
word-dnd5-down-frightened = effroi
word-dnd5-down-target_prone = cible à terre, de loin

## Jets
word-dnd5-why-stealth = discrétion
word-dnd5-why-attack = attaque
word-dnd5-why-damage = dégâts
word-dnd5-why-death = jet contre la mort
word-dnd5-how-unconscious = sans connaissance
word-dnd5-how-knocked_out = assommé
word-dnd5-how-dead = mort
word-dnd5-words-on = oui
word-dnd5-words-off = non
word-dnd5-state-on = oui
word-dnd5-state-off = non

## Consignes
word-dnd5-matter-opportunity = attaques d’opportunité
word-dnd5-matter-spare = épargner qui tombe

## Réglages
word-setting-gap = distance d’ouverture, en mètres
word-setting-ties = égalités d’initiative
word-setting-groups = une initiative par groupe de créatures identiques
word-setting-switching = changement de vitesse
word-setting-doorway_bars = embrasures barrées à toutes les tailles
word-setting-mount_goes_twice = monture enfourchée qui rejoue dans le round
word-setting-absorbed_fails = échec contre la mort pour des dégâts absorbés
word-setting-dropping = lâcher un objet
word-value-ready = se tient prêt
word-value-by_distance = la distance parcourue
word-value-by_cost = le déplacement dépensé
word-value-for_nothing = gratuit
word-value-as_object = compte comme un objet
word-setting-undecided = qui ne dit rien à son tour
word-dnd5-value-none = aucun
word-dnd5-value-square = cases de 1,50 m
word-dnd5-value-ask = joueurs et MJ en décident
word-dnd5-value-dice = départagées au d20
word-dnd5-value-dodge = esquive
word-dnd5-value-pass = passe son tour

## Termes d’un calcul
term-profile = profil
term-proficiency = maîtrise
term-strength = Force
term-constitution = Constitution
term-intelligence = Intelligence
term-wisdom = Sagesse
term-charisma = Charisme
term-dc = DD
term-stealth = Discrétion
term-dnd5-acid = acide
term-dnd5-bludgeoning = contondants
term-dnd5-cold = froid
term-dnd5-fire = feu
term-dnd5-force = force
term-dnd5-lightning = foudre
term-dnd5-necrotic = nécrotiques
term-dnd5-piercing = perforants
term-dnd5-poison = poison
term-dnd5-psychic = psychiques
term-dnd5-radiant = radiants
term-dnd5-slashing = tranchants
term-dnd5-thunder = tonnerre
term-dnd5-resistant = résistance
term-sneak = attaque sournoise
term-dnd5-stopped = plus de soins possibles
word-dnd5-kind-acid = acide
word-dnd5-kind-bludgeoning = contondants
word-dnd5-kind-cold = froid
word-dnd5-kind-fire = feu
word-dnd5-kind-force = force
word-dnd5-kind-lightning = foudre
word-dnd5-kind-necrotic = nécrotiques
word-dnd5-kind-piercing = perforants
word-dnd5-kind-poison = poison
word-dnd5-kind-psychic = psychiques
word-dnd5-kind-radiant = radiants
word-dnd5-kind-slashing = tranchants
word-dnd5-kind-thunder = tonnerre
