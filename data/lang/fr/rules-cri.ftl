# D&D Alternatif, CRI : critiques et échecs. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-CRI-001 = 20 pur : réussite d’office
    .summary =
        Un 20 pur fait réussir toute action de combat, même si le total ne suffit pas. En plus : un coup critique
        exceptionnel pour une attaque, toujours une parade critique pour une parade ; une action spéciale suit sa
        règle, et le 20 pur de l’adversaire peut la battre.

rule-ALT-CRI-002 = seule une parade critique arrête un 20 pur
    .summary =
        Une action réussie sur un 20 pur ne cède à aucune parade ordinaire, si haut que soit son total : seule une
        parade critique l’annule.

rule-ALT-CRI-003 = coup critique exceptionnel
    .summary =
        Attaque : 20 pur. Attaque gratuite : 19-20. Attaque franche : 17-20. Seul le 20 touche d’office et résiste aux
        parades ordinaires ; avec les autres faces, il faut encore atteindre la CA, et une parade, si elle est permise,
        peut annuler le coup (réglage : « un résultat pur critique touche toujours »).

rule-ALT-CRI-004 = effet du coup critique
    .summary =
        La victime perd 1d6−1 points de coup, quelle que soit son endurance, et les dégâts d’usure, bonus compris, sont
        doublés. Puis un effet critique se tire selon le genre de blessure et les points de coup restants. Ordre des
        dés : dégâts, d6, d100.

rule-ALT-CRI-005 = critique sans point de coup perdu
    .summary =
        Si aucun point de coup n’est perdu (un 1 au d6 et rien qui dépasse l’endurance), aucun effet critique n’est
        tiré ; les dégâts d’usure doublés restent.

rule-ALT-CRI-006 = effet critique
    .summary =
        Des points de coup perdus par un critique font tirer un effet (d100) sur la table des entailles, des
        perforations ou des chocs, dans la colonne des points de coup restants : malus durables, hémorragie. Tables et
        hémorragie sont des données maison ; le MJ peut changer l’effet.

rule-ALT-CRI-007 = critique d’usure
    .summary =
        Des dégâts ordinaires qui dépassent l’endurance passent aux points de coup : c’est un critique, avec un effet
        dans la colonne des points restants, mais rien n’est doublé et 1d6−1 ne s’ajoute pas. 6 d’endurance, 3 points
        de coup, 8 de dégâts : 0 et 1.

rule-ALT-CRI-008 = jamais de double critique
    .summary =
        Quand les dégâts doublés dépassent déjà l’endurance, ce surplus et le 1d6−1 ne s’ajoutent pas : la plus grande
        des deux pertes compte, avec un seul effet critique. L’endurance est perdue de toute façon. Surplus de 3, un 6
        au d6 : 5 points de coup perdus.

rule-ALT-CRI-009 = l’exemple de Galaad
    .summary =
        114 d’endurance, 6 points de coup, 20 pur, 7 de dégâts doublés à 14, un 4 au d6 : restent 100 et 3, effet dans
        la colonne 3. Plus tard 6 et 3, 8 de dégâts d’un coup ordinaire : restent 0 et 1, effet dans la colonne 1.

rule-ALT-CRI-010 = 1 pur : échec d’office
    .summary =
        Un 1 pur fait échouer toute action de combat, parade comprise, même si le total suffirait, et mène à la table
        d’échec critique. Lecture retenue : une action opposée sur un 1 pur n’oppose rien.

rule-ALT-CRI-011 = table d’échec critique
    .summary =
        d6. 1 à 3 : l’adversaire reçoit une action gratuite. 4 : l’arme est perdue, elle tombe. 5 : l’arme se brise.
        6 : l’arme blesse un compagnon.

rule-ALT-CRI-012 = détails de l’échec critique
    .summary =
        L’action gratuite va à l’adversaire visé ou à qui fait face, dans le même segment, avec une arme qui n’a pas
        agi. Règle maison : le compagnon subit les dégâts normaux de l’arme, sans jet pour toucher ni parade ; une arme
        naturelle ne se perd ni ne se brise. Le MJ tranche.

rule-ALT-CRI-013 = parade critique des créatures
    .summary =
        La table va par classe et par niveau ; les créatures n’en ont pas. La face notée sur leur fiche l’emporte ;
        sinon leurs dés de vie servent de niveau, sans point de moins : 19-20 avec 4 dés de vie (réglage :
        « parade critique des monstres »).

rule-ALT-CRI-014 = parade critique
    .summary =
        C’est une parade dont le résultat pur atteint le score du niveau. Prêtres et mages, niveau 1 à 4 : 19 ; 5 à 8 :
        18 ; 9 à 12 : 17 ; 13 à 16 : 16 ; dès 17 : 15.

rule-ALT-CRI-015 = parade critique : combattants et larrons
    .summary =
        Un point de moins : niveau 1 à 4, 18 ; 5 à 8, 17 ; 9 à 12, 16 ; 13 à 16, 15 ; dès 17, 14. Avec plusieurs
        classes, un seul niveau de combattant ou de larron suffit, sur la ligne du niveau total : mage 8 et voleur 1,
        16.

rule-ALT-CRI-016 = effet de la parade critique
    .summary =
        Elle annule à coup sûr l’action de combat à laquelle elle s’oppose, quels que soient son genre et son total, 20
        pur compris, et tous ses effets exceptionnels. Elle ne vaut pas contre une attaque franche.

rule-ALT-CRI-017 = parade critique contre un tir
    .summary =
        Avec n’importe quelle arme de mêlée, une parade critique peut même arrêter un tir. Lecture retenue : sans
        bouclier, on peut tenter la parade à son prix habituel, mais seule une parade critique compte.
