# Cinquième édition, CTS : lutte et bousculade. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-CTS-001 = oppositions en combat
    .summary =
        Se mesurer à un adversaire prend une action. Lutte et bousculade sont réglées ; le meneur en improvise
        d’autres sur leur modèle.

rule-DN5-CTS-002 = la lutte remplace une attaque
    .summary =
        Avec l’action Attaquer, on tente d’agripper à la place d’une attaque.

rule-DN5-CTS-003 = lutte : les conditions
    .summary =
        La cible n’a pas plus d’une catégorie de taille de plus, elle est à portée d’allonge, et vous avez une main
        libre.

rule-DN5-CTS-004 = lutte : le test
    .summary =
        Votre Athlétisme contre l’Athlétisme ou les Acrobaties de la cible, à son choix. Ni 1 ni 20 n’y comptent ;
        une égalité ne change rien.

rule-DN5-CTS-005 = lutte : agrippé
    .summary =
        Qui perd est agrippé : sa vitesse est 0, jusqu’à ce qu’il se libère ou soit lâché.

rule-DN5-CTS-006 = lâcher prise
    .summary =
        Qui tient peut lâcher quand il veut, sans action, même hors de son tour.

rule-DN5-CTS-007 = se libérer
    .summary =
        Par son action, qui est agrippé tente son Athlétisme ou ses Acrobaties contre l’Athlétisme de l’autre. Une
        égalité le laisse pris.

rule-DN5-CTS-008 = traîner qui l’on tient
    .summary =
        On l’emmène avec soi à demi-vitesse, ou à pleine vitesse si l’autre a deux tailles de moins. Lui-même ne
        provoque pas, celui qui le traîne si.

rule-DN5-CTS-009 = bousculer remplace une attaque
    .summary =
        Avec l’action Attaquer, on tente de jeter à terre ou de repousser à la place d’une attaque.

rule-DN5-CTS-010 = bousculer : les conditions
    .summary =
        La cible n’a pas plus d’une catégorie de taille de plus et elle est à portée. Il ne faut pas de main libre.

rule-DN5-CTS-011 = bousculer : le test
    .summary =
        Votre Athlétisme contre l’Athlétisme ou les Acrobaties de la cible. En cas de réussite : à terre, ou
        éloignée de 1,5 m, à votre choix. Une égalité ne fait rien.
