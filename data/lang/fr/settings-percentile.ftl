# Les réglages du jeu percentile, chacun en une ligne : ce que ses valeurs veulent dire.

setting-percentile-initiative_roll = L’initiative se lance une fois pour tout le combat, ou à chaque round.
setting-percentile-npc_tie = Entre personnages du MJ à égalité, l’ordre d’arrivée décide, ou un dé.
setting-percentile-defence_postures = On se défend en posture Défensif seulement, ou en toute posture sauf Offensif et Anticipatif.
setting-percentile-defences_per_round = Une défense par round en tout, ou une parade et une esquive.
setting-percentile-parry_score = On pare avec la compétence de l’arme, ou avec la Force.
setting-percentile-fumble_from = Le d100 à partir duquel c’est une maladresse : de 96 à 100.
setting-percentile-critical_protection = La protection compte contre un critique, ou est sans effet.
setting-percentile-critical_bonus = Aux dégâts d’un critique, le bonus est ajouté une fois, doublé, ou laissé de côté.
setting-percentile-unarmed_bonus = À mains nues, le bonus aux dégâts est ajouté, ou non.
setting-percentile-aim = Toute attaque peut viser un endroit, ou seulement une attaque discrète ou d’opportunité.
setting-percentile-sneak_defence = Contre une attaque discrète, la défense est refusée, ou permise.
setting-percentile-thrown_as_arrows = Une arme de jet se pare comme une flèche, ou comme un coup.
setting-percentile-reaction_timing = Une réaction préparée passe avant l’action attendue, ou après elle.
setting-percentile-riding_roll = Le jet d’équitation donne un avantage, est exigé pour le bonus de monture, ou ne se fait pas.
setting-percentile-charge_strength = Le +2 en Force de la charge montée va aux dégâts, ou au score d’attaque.
setting-percentile-opposed = Une opposition va à la plus grande marge, au plus haut dé qui réussit, ou au MJ d’en juger.
setting-percentile-reach = Les distances des armes sont sans effet, valent un avertissement, ou font refuser l’attaque.
setting-percentile-battle_damage = Un bataillon inflige un coup par ennemi au contact, ou un seul.
setting-percentile-impossible_action = Une action devenue impossible choisit une autre cible, ou est perdue.
setting-percentile-asphyxia_dice = Ce que l’asphyxie propose d’abord au MJ à chaque round : rien, ou une somme de dés ; toute autre se tape (2d6+1, 1d8+1d4…).
setting-percentile-pit_end = Un duel de la fosse finit à 0 point de vie, ou à la première blessure.
setting-percentile-variant = Un combat, la bataille avec ses bataillons, ou la fosse à l’ours et ses duels.
setting-percentile-foe_numbers = Des nombres de l’adversaire, les joueurs voient tout, ses jets sans les scores, ou des mots sans aucun nombre.
word-percentile-value-totals = dés des jets, sans les scores
