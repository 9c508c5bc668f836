# D&D Alternatif, FAT : la fatigue.

rule-ALT-FAT-001 = seuil de fatigue
    .summary =
        10 + Constitution + la moitié du rang en endurance (arrondie en dessous) : le nombre de rounds d’effort avant
        d’être à bout de souffle. Il ne monte pas avec le niveau.

rule-ALT-FAT-002 = seuil ajusté à l’encombrement
    .summary =
        Dès un point d’encombrement, le total se déduit du seuil (1 au moins, lecture retenue).

rule-ALT-FAT-003 = un point par round d’effort
    .summary =
        Un round où l’on a fait au moins une action fatigante donne un point ; les points s’accumulent. Les rounds sont
        ceux de la scène.

rule-ALT-FAT-004 = fatigant, neutre, reposant
    .summary =
        Fatigant : mêlée, tir, lutte, sorts et objets magiques, bonds, plus du tiers de sa vitesse. Neutre : courir moins
        vite, être engagé sans agir (lecture retenue). Reposant : marcher, fouiller, boire.

rule-ALT-FAT-005 = à bout de souffle
    .summary =
        Quand les points atteignent le seuil, malus de 1 au round suivant, et de 1 de plus par point au-delà.

rule-ALT-FAT-006 = ce que pèse la fatigue
    .summary =
        Le malus vaut pour les d20 et pour les classes d’armure et de lutte (réglage « portée de la fatigue »).

rule-ALT-FAT-007 = récupérer
    .summary =
        Un round où tout a été reposant efface un point.

rule-ALT-FAT-008 = fatigue excessive
    .summary =
        Au-delà de deux fois le seuil, une sauvegarde de vigueur contre 10, ou c’est la mort (réglages
        « sauvegarde contre l’épuisement », « la fatigue pèse sur cette sauvegarde »).

rule-ALT-FAT-009 = fatigue à cheval
    .summary =
        En selle, un point tous les deux rounds d’effort seulement : le deuxième, le quatrième…

rule-ALT-FAT-010 = tenir compte de la fatigue
    .summary =
        Comptée en silence, elle se montre trois rounds avant le premier seuil (réglage `fatigue`) ; le MJ dit au besoin
        si quelqu’un s’essouffle (`/mj outil`).

rule-ALT-FAT-011 = provoquer un repos
    .summary =
        D’un commun accord, ou en reculant d’une case sans être suivi : l’engagement est rompu et chacun peut souffler
        (`/mj outil`, répit).
