# D&D Alternatif : les mots des codes, des champs, des réglages ; les termes des calculs.

term-haft = manche

word-health-unhurt = indemne
word-health-scratched = éraflures
word-health-wounded = blessures
word-health-badly_wounded = mal en point
word-health-out = à terre
word-fate-unconscious = inconscience
word-fate-dying = agonie
word-fate-dead = mort
word-flag-yes = oui
word-flag-no = non

## Actions
word-action-attack = attaquer
word-action-melee = attaquer en mêlée
word-action-standby = temporiser
word-alternatif-action-draw = dégainer
word-alternatif-action-sheathe = rengainer
word-alternatif-action-pick_up = ramasser une arme
word-alternatif-action-drop = lâcher une arme
word-alternatif-action-stand_up = se relever
word-alternatif-action-drink = boire
word-alternatif-action-bandage = panser une plaie
word-alternatif-action-other = autre action

## Blessures et états
word-alternatif-table-cut = entailles
word-alternatif-table-puncture = perforations
word-alternatif-table-blunt = chocs
word-alternatif-bleeding-none = pas d’hémorragie
word-alternatif-bleeding-minor = hémorragie mineure
word-alternatif-bleeding-serious = hémorragie grave
word-alternatif-status-surprised = pris par surprise
word-alternatif-status-prone = au sol
word-alternatif-status-unaware = ne voit pas venir
word-alternatif-state-on = oui
word-alternatif-state-off = non
word-alternatif-change-give = donner
word-alternatif-change-withdraw = retirer
word-alternatif-change-amend = revoir
word-alternatif-change-healed = guérie

## Valeurs que le MJ corrige
word-field-name = nom
word-field-class = classe
word-field-level = niveau
word-field-weapons = armes
word-field-armour = armure
word-field-stamina = endurance
word-field-stamina_max = endurance maximale
word-field-body = points de coup
word-field-body_max = points de coup au maximum
word-field-ac = classe d’armure
word-field-bm = bonus martial
word-field-str_hit = Force au toucher
word-field-str_damage = Force aux dégâts
word-field-dex_std = Dextérité
word-field-str_std = Force
word-field-reflex = Réflexes
word-field-left_hand_rank = rang de combat main gauche
word-field-due = segment d’initiative
word-field-initiative = segment d’initiative
word-field-next_strike = ajustement du prochain coup
word-field-attack = facteur d’attaque
word-field-defence = facteur de défense
word-field-amount = quantité
word-field-segments = segments
word-field-hit_bonus = bonus au toucher
word-field-damage_bonus = bonus aux dégâts
word-field-damage = dégâts
word-field-reaction = réaction
word-field-duration = durée
word-field-malus = malus
word-field-gap = écart

## Réglages
word-setting-weapon_factors = facteurs d’armes
word-setting-defence_factor_in_ac = facteur de défense dans la CA
word-setting-negative_dex_on_reaction = Dextérité négative sur la réaction
word-setting-specialist_shift = réaction des spécialistes
word-setting-left_hand_specialist = spécialiste de la main gauche
word-setting-identical_pair_keeps_right_factor = deux armes semblables : la droite garde son facteur
word-setting-lost_factors_also_leave_ac = les facteurs perdus quittent aussi la CA
word-setting-mutual_guard = retour en garde des deux côtés
word-setting-parry_no_answer = parade sans réponse
word-setting-monster_critical_parry = parade critique des monstres
word-setting-crit_faces_autohit = un résultat pur critique touche toujours
word-setting-frank_ignores_defence_factor = attaque franche sans facteur de défense
word-setting-frank_against_completion = attaque franche sur une action qui s’achève
word-setting-zero_reaction_start = début d’une action sans réaction
word-setting-simultaneous_test_dex = Dextérité au test simultané
word-setting-simultaneous_test_gap = écart exigé au test simultané
word-setting-open_initiative = initiatives publiques
word-setting-round_separators = séparation des rounds
word-alternatif-value-ignored = sans effet
word-alternatif-value-applied = comptée
word-alternatif-value-row_below = ligne suivante de la table
word-alternatif-value-next_smaller_die = dé plus petit
word-alternatif-value-dagger_only = avec une dague seulement
word-alternatif-value-any_if_right_has_none = avec toute arme, si la droite n’en a pas
word-alternatif-value-literal = selon la lettre
word-alternatif-value-single_weapons_only = à une seule arme seulement
word-alternatif-value-take_the_hit = encaisser
word-alternatif-value-parry_if_already_defensive = parer si l’on est déjà sur la défensive
word-alternatif-value-base_by_level = de base, selon le niveau
word-alternatif-value-fighter_by_level = des combattants, selon le niveau
word-alternatif-value-never = jamais
word-alternatif-value-frank_first = l’attaque franche d’abord
word-alternatif-value-simultaneous_test = test simultané
word-alternatif-value-same_segment_if_unused = dans le segment même, s’il n’a pas servi
word-alternatif-value-next_segment = au segment suivant

## Ce que peuvent dire les options des commandes du MJ
word-alternatif-kind-wear = dégâts d’usure : endurance, puis coup
word-alternatif-kind-body = points de coup
word-alternatif-fate-open = pas encore dit
word-alternatif-why-reaction = réaction
word-alternatif-why-strike = frappe, attaque
word-alternatif-why-parry = parade
word-alternatif-why-free = gratuite
word-alternatif-why-frank = franche
word-alternatif-why-body = coup
word-alternatif-why-effect = effet
word-alternatif-why-fumble = échec
word-alternatif-why-stray = perdu
word-alternatif-why-companion = compagnon
word-alternatif-why-task-reaction = préparation
word-alternatif-why-task-duration = durée
word-alternatif-why-second = seconde
