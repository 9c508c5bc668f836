# Cinquième édition, EXT : ce que le texte emprunte. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-EXT-001 = avantage et désavantage
    .summary =
        Deux d20, on garde le plus haut, ou le plus bas. Plusieurs sources ne s’ajoutent pas ; l’une de chaque
        s’annulent toutes : un seul d20.

rule-DN5-EXT-002 = arrondir au-dessous
    .summary =
        Toute moitié, tout quotient de dégâts ou de points s’arrondit au-dessous. Les distances, elles, restent
        justes.

rule-DN5-EXT-003 = tests et sauvegardes
    .summary =
        Le d20 et le modificateur, avec la maîtrise s’il y en a, contre un degré de difficulté : atteindre suffit.
        Ni 1 ni 20 n’y comptent. Modificateur : la valeur moins 10, divisée par deux.

rule-DN5-EXT-004 = bonus de maîtrise
    .summary =
        +2 du niveau 1 à 4, +3 de 5 à 8, +4 de 9 à 12, +5 de 13 à 16, +6 de 17 à 20. Les monstres l’ont dans leur
        profil.

rule-DN5-EXT-005 = oppositions et égalités
    .summary =
        Les deux lancent, le plus haut gagne ; une égalité laisse tout en l’état : la lutte échoue, qui est caché le
        reste.

rule-DN5-EXT-006 = valeur passive
    .summary =
        10 et tous les modificateurs du test ; +5 avec l’avantage, −5 avec le désavantage.

rule-DN5-EXT-007 = neutralisé
    .summary =
        Ni action, ni réaction, ni action bonus. Le déplacement seul reste.

rule-DN5-EXT-008 = à terre
    .summary =
        On rampe, et l’on attaque avec désavantage. Qui frappe à 1,5 m a l’avantage, de plus loin le désavantage.

rule-DN5-EXT-009 = agrippé
    .summary =
        Vitesse 0, quoi qu’il arrive. Cela cesse si celui qui tient est neutralisé, si l’on est emporté hors de son
        allonge, si l’on s’échappe ou s’il lâche.

rule-DN5-EXT-010 = inconscient
    .summary =
        Neutralisé, à terre, sans bouger ni parler, on lâche tout et l’on rate ses sauvegardes de Force et de
        Dextérité. Les attaques ont l’avantage, et à 1,5 m elles sont critiques.

rule-DN5-EXT-011 = autres états
    .summary =
        Aveuglé, invisible, entravé, paralysé, étourdi, empoisonné, effrayé : chacun dit qui a l’avantage, qui le
        désavantage, et ce que l’on ne peut plus faire.

rule-DN5-EXT-012 = concentration
    .summary =
        Une seule à la fois. Blessé, une sauvegarde de Constitution, DD 10 ou la moitié des dégâts ; elle cesse
        aussi quand on est neutralisé, qu’on meurt ou qu’on la laisse aller.

rule-DN5-EXT-013 = se cacher, se trouver
    .summary =
        Le total de Discrétion vaut jusqu’à ce qu’on soit découvert ; il se compare à la Perception passive de
        chacun, et à la Perception de qui cherche. À égalité, on reste caché.

rule-DN5-EXT-014 = la chute
    .summary =
        1d6 dégâts contondants par tranche de 3 m, 20d6 au plus ; on finit à terre, sauf si l’on n’a rien.

rule-DN5-EXT-015 = propriétés des armes
    .summary =
        Finesse, lancer, légère, allonge (+1,5 m), à deux mains, polyvalente, munitions, chargement, lourde : ce que
        chaque arme permet ou demande.

rule-DN5-EXT-016 = escalader, nager, sauter
    .summary =
        Escalade et nage coûtent une fois de plus la distance. Saut en longueur : 0,3 m par point de Force, avec 3 m
        d’élan ; en hauteur : 0,9 m et 0,3 m par point de modificateur. La moitié sans élan.

rule-DN5-EXT-017 = jouer sur un plan
    .summary =
        Des cases de 1,5 m ; chaque pas compte 1,5 m, diagonales comprises, et l’on ne coupe pas le coin d’un mur.

rule-DN5-EXT-018 = l’ordre des dés
    .summary =
        Initiative d’abord, dans l’ordre de la liste ; pour une attaque le d20, ou deux, puis ses dégâts, les dés en
        plus après ; puis les sauvegardes, celle de concentration la dernière.
