# D&D Alternatif, SNK : l’attaque sournoise.

rule-ALT-SNK-001 = attaque sournoise
    .summary =
        Une surprise dont la victime ne peut rien voir venir : l’action gratuite de surprise, que rien ne pare ni
        n’esquive.

rule-ALT-SNK-002 = approche sans être remarqué
    .summary =
        Il faut arriver au contact sans se faire remarquer du tout ; remarqué ne serait-ce que 2 secondes plus tôt, ce
        n’est qu’une surprise. Le MJ le dit (`/mj outil`, surprise).

rule-ALT-SNK-003 = +4, sans Dextérité ni facteurs
    .summary =
        +4 au toucher ; la classe d’armure perd le bonus de Dextérité (un malus reste) et les facteurs d’armes ne
        comptent d’aucun côté.

rule-ALT-SNK-004 = rang aux dégâts
    .summary =
        Touché, le rang en coup sournois s’ajoute aux dégâts, avec les autres bonus.

rule-ALT-SNK-005 = sauvegarde réflexes
    .summary =
        Le coup est critique, sauf si la victime réussit aussitôt ses réflexes contre 10 + le rang. Dans l’ordre :
        toucher, dégâts, sauvegarde, effet.

rule-ALT-SNK-006 = sauvegarde ratée
    .summary =
        Tous les dégâts d’usure doublent, rang compris, et la victime perd autant de points de coup que la sauvegarde a
        manqué de points.

rule-ALT-SNK-007 = 19-20 d’un coup sournois
    .summary =
        Seule la sauvegarde compte : réussie, ni doublement ni points de coup. Un 20 pur touche toujours, un 1 pur
        manque.

rule-ALT-SNK-008 = critique sournois : compté une fois
    .summary =
        Si les dégâts doublés épuisent aussi l’endurance, seul compte le plus grand, de ce qui dépasse et de l’écart.

rule-ALT-SNK-009 = arme légère
    .summary =
        Contre une arme lourde, la victime a +3 à sa sauvegarde (réglage « sauvegarde contre une arme lourde ») ; le MJ peut y
        renoncer.

rule-ALT-SNK-010 = tir sournois
    .summary =
        Comme un tir par surprise, mais à courte portée (moins de 30 m) et dans le dos : +4, rang, sauvegarde et
        doublement.

rule-ALT-SNK-011 = action sournoise de lutte
    .summary =
        Pas de garde à passer : la victime est en lutte d’office, et l’action est une prise quelconque à +4, contre une
        classe de lutte sans Dextérité.

rule-ALT-SNK-012 = attaque assimilée mêlée sournoise
    .summary =
        Elle a tout d’une attaque sournoise, rang, sauvegarde ou critique, et la victime reste en lutte.

rule-ALT-SNK-013 = pas seulement dans le dos
    .summary =
        Tout coup que la victime ne peut pas voir venir, même de face : le MJ l’accorde (`/mj outil`, attaque sournoise).

rule-ALT-SNK-014 = victime détendue ou distraite
    .summary =
        Loin de tout danger attendu, −2 à la sauvegarde ; une victime absorbée, ce que dit le MJ (`/mj outil`,
        sauvegarde).

rule-ALT-SNK-015 = une seule arme
    .summary =
        Avec une arme dans chaque main, une seule porte l’attaque sournoise, au choix.

rule-ALT-SNK-016 = deux dagues
    .summary =
        Deux jets ; si les deux touchent, dégâts additionnés, rang une fois, une seule sauvegarde. Au MJ de l’admettre
        (réglage « attaque sournoise à deux dagues »).
