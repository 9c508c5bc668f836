# D&D Alternatif, FRE : actions gratuites et garde baissée. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-FRE-001 = action gratuite
    .summary =
        Une occasion offerte quand quelqu’un ouvre sa défense : 1 pur en mêlée (1 à 3 au d6), surprise au corps à
        corps, action spéciale (à l’ennemi qu’elle vise), garde baissée. Le MJ décide si elle est accordée.

rule-ALT-FRE-002 = action gratuite : sur-le-champ
    .summary =
        Aucune réaction : elle se fait dans le segment de l’occasion, sinon elle est perdue. Elle n’interrompt, ne
        reporte et n’annule l’initiative d’aucune de vos armes. Épée due au 6, action gratuite au 5 : les deux ont
        lieu.

rule-ALT-FRE-003 = gratuite ou ordinaire, pas les deux
    .summary =
        Avec une action ordinaire et une gratuite dans le même segment, une arme n’en fait qu’une ; celle qui pare ne
        prend pas d’action gratuite, et l’inverse. Le reste est perdu ; une action ordinaire perdue ainsi se relance
        depuis ce segment (lecture retenue).

rule-ALT-FRE-004 = action gratuite à deux armes
    .summary =
        On choisit l’arme qui la prend ; l’autre reste libre pour une action ordinaire ou une parade. Jamais plus d’une
        action gratuite par segment sur la même cible, ni plus d’une pour la même action spéciale.

rule-ALT-FRE-005 = action gratuite sur la défensive
    .summary =
        Permise, et elle ne change rien : l’arme reste sur la défensive jusqu’à sa prochaine action ordinaire, au même
        segment.

rule-ALT-FRE-006 = genre d’une action gratuite
    .summary =
        D’ordinaire une attaque, mais toute autre action de mêlée est possible : percée, renverser, désarmer…
        Exception : une attaque franche n’est rien d’autre qu’une attaque.

rule-ALT-FRE-007 = attaque gratuite
    .summary =
        Une action gratuite employée à attaquer donne un coup critique exceptionnel sur 19 ou 20 pur. Elle n’a aucun
        autre bonus.

rule-ALT-FRE-008 = parer une action gratuite
    .summary =
        On peut parer une action gratuite, sauf par surprise ou sans arme encore libre dans ce segment : souvent, la
        seule arme vient de servir à l’action qui l’a offerte.

rule-ALT-FRE-009 = baisser la garde
    .summary =
        Au contact, c’est faire autre chose que de la mêlée : action courante (incanter, boire, fouiller, objet
        magique), arme de tir ou objet lancé, action simple (dégainer, se relever, ramasser), déplacement plein. Un
        déplacement lent ou ce qui n’est pas une action ne la baissent pas.

rule-ALT-FRE-010 = durée de la garde baissée
    .summary =
        Du premier segment de réaction au dernier de l’action : annonce au 10, réaction 2, durée 3, la garde est basse
        de 11 à 15. Lecture retenue : sans réaction, elle l’est dès le segment de l’annonce si l’on n’y a pas encore
        agi.

rule-ALT-FRE-011 = garde baissée : chaque ennemi, chaque segment
    .summary =
        À chaque segment de garde baissée, chaque ennemi au contact a droit à une action gratuite (une attaque franche
        s’il attaque), jusqu’à ce que vous vous défendiez de nouveau et sans rien d’autre : dès le segment qui suit
        l’action (lecture retenue). Trois ennemis, quatre segments : jusqu’à douze attaques.

rule-ALT-FRE-012 = attaque franche
    .summary =
        Attaque gratuite sur une garde baissée : coup critique exceptionnel sur 17 à 20 pur, et rien ne la pare, même
        une parade critique. Toujours une attaque, jamais autre chose. Lecture retenue : le facteur de défense ne
        compte pas dans la CA (réglage : « attaque franche sans facteur de défense »).

rule-ALT-FRE-013 = action spéciale sur une garde baissée
    .summary =
        L’occasion peut servir à une action spéciale. Ce n’est plus une attaque franche (pas de 17-20 ; lecture
        retenue) et la victime n’y oppose qu’une sauvegarde de réflexes. On peut aussi l’engager en lutte sans jet.

rule-ALT-FRE-014 = attaque franche et fin d’action
    .summary =
        Dans le dernier segment d’une action qui baisse la garde, les attaques franches passent avant son effet et
        peuvent donc l’interrompre (lecture retenue ; réglage : « attaque franche sur une action qui s’achève », ou un test simultané).

rule-ALT-FRE-015 = profiter d’une action gratuite
    .summary =
        Il faut être au contact, avoir conscience de la cible et tenir une arme de mêlée (poing compris) qui n’a pas
        agi dans ce segment. Exclus : qui fait ou prépare autre chose que de la mêlée (lecture retenue), qui est en
        déplacement plein ou sous l’effet d’une surprise.
