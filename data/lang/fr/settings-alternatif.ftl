# Les réglages du jeu alternatif, chacun en une ligne : ce que ses valeurs veulent dire.

setting-alternatif-weapon_factors = Les armes ont des facteurs d’attaque et de défense ; sans eux, la main gauche a les malus des règles de base.
setting-alternatif-defence_factor_in_ac = Le facteur de défense compte dans la classe d’armure ; sinon la classe d’armure de base passe de 10 à 12.
setting-alternatif-negative_dex_on_reaction = Une Dextérité négative est sans effet sur les réactions, ou les retarde d’autant.
setting-alternatif-specialist_shift = Un spécialiste lit la ligne suivante de la table de réaction, ou lance un dé plus petit.
setting-alternatif-left_hand_specialist = De la main gauche, la spécialisation ne sert qu’à la dague, ou à toute arme si la droite n’en profite pas.
setting-alternatif-identical_pair_keeps_right_factor = Avec deux armes semblables, la main droite garde son facteur d’attaque, ou le perd comme avec deux armes différentes.
setting-alternatif-lost_factors_also_leave_ac = Un facteur perdu quitte aussi la classe d’armure, ou y compte encore.
setting-alternatif-mutual_guard = Revenir en garde des deux côtés vaut pour toutes les armes, ou seulement quand chacun n’en tient qu’une.
setting-alternatif-parry_no_answer = Qui ne répond pas à temps encaisse, ou pare s’il est déjà sur la défensive.
setting-alternatif-monster_critical_parry = La parade critique d’un monstre suit le score de base, celui des combattants, ou n’existe pas.
setting-alternatif-crit_faces_autohit = Tout résultat pur qui est critique touche toujours, ou seulement le 20 pur.
setting-alternatif-frank_ignores_defence_factor = Une attaque franche ignore le facteur de défense, ou le compte.
setting-alternatif-frank_against_completion = Contre une action qui s’achève, l’attaque franche passe d’abord, ou un test simultané décide.
setting-alternatif-zero_reaction_start = Une action sans réaction commence dans le segment même s’il n’a pas servi, ou au suivant.
setting-alternatif-ask_again = Avant de continuer, chacun est questionné après chaque action, quand quelque chose a changé pour lui, ou jamais.
setting-alternatif-simultaneous_test_dex = La Dextérité avance le test simultané, ou n’y compte pas.
setting-alternatif-simultaneous_test_gap = Les secondes d’avance qu’il faut pour frapper le premier : de 1 à 5.
setting-alternatif-open_initiative = Le moment où chacun agira est montré à tous, ou à son camp seulement.
setting-alternatif-closed_choices = Qui agit au même segment choisit sans voir le choix des autres, et les dés attendent le dernier ; ou bien à son tour, au vu de tout.
setting-alternatif-round_separators = Une ligne annonce la fin de chaque round de dix segments, ou rien.
setting-alternatif-foe_numbers = Des nombres de l’adversaire, les joueurs voient tout, les seuls totaux de ses jets, ou des mots sans aucun nombre.
