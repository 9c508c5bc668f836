# D&D 3.5 : l’abri et le camouflage.

rule-D35-COV-001 = abri
    .summary =
        4 de plus à la CA contre cette attaque. Un muret ne couvre que qui en est au moins aussi près que l’attaquant.

rule-D35-COV-002 = abri, à distance ou avec une arme à allonge
    .summary =
        L’attaquant cherche un coin de sa case d’où toutes les lignes vers les coins de la case visée sont libres : s’il y
        en a un, pas d’abri. Longer un mur est libre. Le MJ peut toujours dire autre chose.

rule-D35-COV-003 = abri au corps à corps
    .summary =
        Une seule ligne de coin à coin qui traverse un mur ou un obstacle suffit.

rule-D35-COV-004 = abri et attaques d’opportunité
    .summary =
        Qui est à l’abri d’un ennemi ne s’expose pas à ses attaques d’opportunité ; derrière une créature non plus, face à
        une arme à allonge.

rule-D35-COV-005 = abri et Réflexes
    .summary =
        2 de plus contre ce qui vient, ou éclate, de l’autre côté. Rien contre une étendue, qui contourne les angles.

rule-D35-COV-006 = abri mou
    .summary =
        Une créature sur la ligne, amie ou non, vaut 4 à la CA contre les tirs et les armes à allonge ; rien aux Réflexes.

rule-D35-COV-007 = abri et grandes créatures
    .summary =
        L’attaquant choisit quelle case compte, de la sienne comme de la cible : le bot prend les meilleures pour lui.

rule-D35-COV-008 = abri total
    .summary =
        Toutes les lignes sont coupées : l’attaque est impossible.

rule-D35-COV-009 = degrés d’abri
    .summary =
        Un abri supérieur compte double : 8 à la CA, 4 aux Réflexes, et l’esquive extraordinaire : aucun dégât si le jet
        réussit, la moitié s’il manque. Le MJ le dit, ou le plan (meurtrière).

rule-D35-CAM-001 = camouflage, à distance ou avec une arme à allonge
    .summary =
        Comme pour l’abri : un coin d’où aucune ligne ne traverse le brouillard, et la cible n’est pas camouflée.

rule-D35-CAM-002 = camouflage au corps à corps
    .summary =
        La cible est camouflée si sa case est tout entière dans le brouillard.

rule-D35-CAM-003 = chances de rater
    .summary =
        Une attaque qui touche rate encore sur 1 à 20 d’un d100. Le d100 se lance après le d20, avant la confirmation.

rule-D35-CAM-004 = les pourcentages ne s’ajoutent pas
    .summary =
        De plusieurs camouflages, seul le plus grand pourcentage compte.

rule-D35-CAM-005 = camouflage total
    .summary =
        Invisible, ou dans le noir complet. Il faut d’abord deviner la case ; l’attaque qui touche rate sur 1 à 50. Aucune
        attaque d’opportunité, même si la case est connue.

rule-D35-CAM-006 = repérer un invisible
    .summary =
        Détection contre Discrétion, qui gagne 20, ou 40 sans bouger. Un jet gratuit par round quand il se déplace, une
        action de mouvement pour chercher. Cela donne la case ; le camouflage total reste.

rule-D35-CAM-007 = degrés de camouflage
    .summary =
        Le MJ dit le pourcentage, de 0 à 100 : de quelqu’un, d’un endroit, d’une attaque.

rule-D35-AOO-007 = sans attaque d’opportunité
    .summary =
        Aucune contre qui est à l’abri, ou sous camouflage total, face à l’attaquant.
