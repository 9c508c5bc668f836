# Règles au pourcentage, SYS : les conventions du bot. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-SYS-001 = ordre des dés
    .summary =
        Convention du bot. Initiative et départages, puis jets pour rompre. Par action : équitation, attaque,
        maladresse ; par coup : défense, arme, bonus ; enfin résistance et durées. Une relance vient aussitôt.
        Opposition : qui tente, puis qui résiste. Bataillon : attaque (volée : 1d10), défense, dégâts.

rule-PCT-SYS-002 = contenu d’une fiche
    .summary =
        Convention du bot : nom, points de vie, caractéristiques (Physique, Force, Agilité, Chance), compétences en
        pourcentage, bonus aux dégâts, psy, deux armes, protections, bouclier, monture, sorts. Nom, points de vie et
        Physique suffisent ; un score qui manque se demande au MJ.

rule-PCT-SYS-003 = questions posées
    .summary =
        Convention du bot. À la cible : se défendre. À qui agit : relancer, équitation, réaction, se dégager, autre
        cible. Au MJ : désavantage, maladresse, partie vitale, délai d’une blessure létale, 0 point de vie, asphyxie,
        discrétion. Une question à réponse unique n’est pas posée.

rule-PCT-SYS-004 = déclarations refusées
    .summary =
        Défense sans posture qui la donne ; esquive sans adversaire ; rompre ou attaque discrète en Offensif ;
        Anticipatif sans attendre, ou l’inverse ; assommer avec une arme inadaptée ; charge hors de selle ; arme à
        deux mains plus une autre, ou hors d’usage ; attaque en déséquilibre ; sort impayable. Le MJ peut passer
        outre.
