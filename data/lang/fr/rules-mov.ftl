# D&D Alternatif, MOV : positions et déplacements. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-MOV-001 = avec ou sans plan
    .summary =
        Un plan n’est pas nécessaire. Tout se compte en cases de 2 m ; sans plan les cases deviennent des distances, et
        le MJ dit qui fait face à qui (réglage : `map`).

rule-ALT-MOV-002 = la case
    .summary =
        Une case fait 2 m : la place d’un combattant de taille humaine. Une figurine par case, sauf les lutteurs d’une
        même lutte et un rang de piquiers.

rule-ALT-MOV-003 = case voisine, mêlée engagée
    .summary =
        On est engagé avec l’ennemi qui occupe une case voisine : 8 voisines sur des cases carrées, coins compris, 6 sur
        des hexagones. Tout ce qui n’est pas de la mêlée y baisse la garde. Une diagonale compte pour une case (lecture
        retenue).

rule-ALT-MOV-004 = vitesse
    .summary =
        Vitesse 1 : une case de 2 m par segment. Sans autre annonce on marche à 2, on court et on charge à 6 (réglages :
        « vitesse de marche », « vitesse de course »).

rule-ALT-MOV-005 = plus vite que 6
    .summary =
        Qui en est capable peut courir plus vite, mais seulement à partir du second segment d’une course : le premier
        est limité à la vitesse de course.

rule-ALT-MOV-006 = pas d’une case
    .summary =
        Avancer d’une case dans un segment n’est pas une action : on peut en même temps préparer ou faire n’importe quoi
        d’autre, attaque, parade, tir et sort compris.

rule-ALT-MOV-007 = déplacement plein
    .summary =
        Plus d’une case dans un segment : une action sans temps de réaction, qui commence dans le segment même où on
        l’annonce. Elle exclut toute autre action, même une parade, et interrompt ce qu’on préparait. Sa durée est la
        distance divisée par la vitesse.

rule-ALT-MOV-008 = déplacement plein au contact
    .summary =
        Qui longe un ennemi en déplacement plein, ne serait-ce que par une case voisine, a la garde baissée : chacun de
        ces ennemis a une attaque franche, à la première case voisine, s’il lui reste une arme dans ce segment.

rule-ALT-MOV-009 = prendre l’initiative ou accompagner
    .summary =
        Dans chaque segment on peut faire un pas d’une case vers une case libre, ou attendre et répondre aussitôt par un
        pas à celui d’un autre. Un pas par combattant et par segment ; personne n’y est tenu.

rule-ALT-MOV-010 = pas simultanés
    .summary =
        Ceux qui prennent l’initiative dans un même segment ne savent rien des pas des autres : ils se font ensemble.
        Deux adversaires peuvent ainsi s’écarter l’un de l’autre.

rule-ALT-MOV-011 = même case
    .summary =
        À deux pour une case, elle va à la plus haute Dextérité, puis à la plus haute Force, puis au plus petit d6 ;
        l’autre renonce à son pas ou choisit une autre case libre.

rule-ALT-MOV-012 = fuir
    .summary =
        Un déplacement plein ne se suit pas dans le même segment : il rompt l’engagement, au prix des attaques franches
        de tous ceux qui sont au contact. Seul qui est encerclé ne peut pas fuir.

rule-ALT-MOV-013 = reculer
    .summary =
        Reculer d’une case ne coûte rien. Si l’adversaire ne suit pas, l’engagement est rompu aussitôt ; c’est aussi une
        manière tacite de proposer une pause.

rule-ALT-MOV-014 = nouveau contact, réaction initiale
    .summary =
        Après un seul segment hors de contact, la première réaction de mêlée est de nouveau une réaction initiale,
        diminuée de la Dextérité, pour tous ceux qui reviennent au contact.

rule-ALT-MOV-015 = pivoter
    .summary =
        Se tourner est libre, et on se tourne de soi-même vers qui vous contourne. Contre plusieurs adversaires
        l’orientation ne compte pas : ni flanc ni dos, seulement le nombre.

rule-ALT-MOV-016 = côté non surveillé
    .summary =
        On ne se tourne pas vers un côté où l’on ne sait personne. Tant qu’une case voisine est vide, un nouveau venu
        peut vous y surprendre.

rule-ALT-MOV-017 = sens et longueur d’un repousser
    .summary =
        L’adversaire repoussé recule en ligne droite ; sur des hexagones celui qui repousse choisit parmi les cases de
        l’autre côté. Une case par tranche de 4 points d’écart. Une figurine derrière lui l’arrête (lecture retenue).

rule-ALT-MOV-018 = acculé
    .summary =
        Repoussé contre un obstacle, on perd sa case, que prend l’adversaire, et on reste coincé au bord de l’obstacle :
        tous les adversaires ont +2 pour vous toucher, jusqu’à ce que vous quittiez cette place ou qu’il n’y ait plus
        d’adversaire devant.

rule-ALT-MOV-019 = percée et case libre
    .summary =
        Une percée traverse la case de l’adversaire et finit sur une case libre juste derrière lui ; sans case libre
        elle est impossible.

rule-ALT-MOV-020 = échanger sa place
    .summary =
        Deux alliés voisins peuvent échanger leurs cases, si les deux le veulent ; chacun y emploie son pas, et aucune
        attaque n’en résulte.

rule-ALT-MOV-021 = foncer sur l’adversaire
    .summary =
        Un déplacement plein qui fonce sur un adversaire, plutôt que de le fuir ou de l’éviter, est une charge.
