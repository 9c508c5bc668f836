# Cinquième édition, ACT : les actions. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-ACT-001 = les dix actions
    .summary =
        Aider, Attaquer, Chercher, Esquiver, Foncer, Lancer un sort, Se cacher, Se désengager, Se tenir prêt,
        Utiliser un objet. Une par tour.

rule-DN5-ACT-002 = action improvisée
    .summary =
        Vous décrivez ce que les règles ne prévoient pas ; le meneur dit si c’est possible, par quel jet, et ce que
        cela coûte.

rule-DN5-ACT-003 = aider à une tâche
    .summary =
        La créature aidée a l’avantage à son prochain test pour cette tâche, s’il vient avant votre prochain tour.
        Cela prend votre action.

rule-DN5-ACT-004 = aider une attaque
    .summary =
        Contre une créature à 1,5 m de vous : le premier jet d’attaque d’un allié contre elle, avant votre prochain
        tour, est avantagé. Lecture retenue : allié et cible se nomment d’avance.

rule-DN5-ACT-005 = l’action Attaquer
    .summary =
        Une attaque de corps à corps ou à distance.

rule-DN5-ACT-006 = plusieurs attaques
    .summary =
        Certaines aptitudes donnent plus d’une attaque dans la même action : chacune à son tour, sur qui vous
        voulez, avec un déplacement entre elles. Lutte et bousculade en remplacent une.

rule-DN5-ACT-007 = chercher
    .summary =
        Vous cherchez quelque chose ; le meneur demande la Perception ou l’Investigation. Lecture retenue : contre
        qui se cache, à égalité il reste caché.

rule-DN5-ACT-008 = esquiver
    .summary =
        Jusqu’à votre prochain tour, les attaques contre vous de qui vous voyez sont désavantagées, et vos
        sauvegardes de Dextérité avantagées.

rule-DN5-ACT-009 = quand on n’esquive plus
    .summary =
        Le bénéfice est perdu dès que vous êtes neutralisé ou que votre vitesse tombe à 0. Lecture retenue : il ne
        revient pas.

rule-DN5-ACT-010 = foncer
    .summary =
        Votre déplacement de ce tour augmente d’autant que votre vitesse, modificateurs compris : 9 m, et vous en
        avez 18.

rule-DN5-ACT-011 = foncer avec une autre vitesse
    .summary =
        Ce qui change la vitesse change d’autant ce que Foncer ajoute. Lecture retenue : avec plusieurs vitesses,
        chacune s’ajoute à elle-même.

rule-DN5-ACT-012 = lancer un sort
    .summary =
        Le temps d’incantation dit ce que le sort prend : l’action, l’action bonus, la réaction, ou des minutes
        qu’un tour n’a pas.

rule-DN5-ACT-013 = se cacher
    .summary =
        Un test de Discrétion ; qui réussit a les avantages de l’assaillant que l’on ne voit pas. Le meneur dit si
        l’on peut se cacher ici.

rule-DN5-ACT-014 = se désengager
    .summary =
        Jusqu’à la fin de ce tour, vos déplacements ne provoquent pas d’attaque d’opportunité. Une réaction plus
        tard n’est pas couverte.

rule-DN5-ACT-015 = se tenir prêt
    .summary =
        L’action y passe. Vous dites ce qui déclenchera, et ce que vous ferez alors, une action ou un déplacement ;
        cela viendra par réaction, avant votre prochain tour.

rule-DN5-ACT-016 = le moment venu
    .summary =
        Quand le déclencheur est passé, vous réagissez aussitôt ou vous laissez aller, et restez prêt. Lecture
        retenue : un déplacement s’arrête au pas qui déclenche.

rule-DN5-ACT-017 = une fois, et pas plus tard
    .summary =
        Cela prend votre réaction : dépensée ailleurs, il n’y a plus rien. Ce qui n’a pas servi est perdu au début
        de votre prochain tour.

rule-DN5-ACT-018 = prêt à bouger
    .summary =
        Un déplacement préparé va jusqu’à votre vitesse. Fait par réaction, il provoque s’il quitte une allonge
        ennemie.

rule-DN5-ACT-019 = un sort tenu prêt
    .summary =
        Seul un sort d’une action peut l’être. Il est lancé, emplacement dépensé, et retenu par la concentration ;
        rompue, le sort est perdu.

rule-DN5-ACT-020 = retenir un sort est se concentrer
    .summary =
        Le sort retenu met fin à toute autre concentration ; des dégâts avant de le lâcher obligent à la sauvegarde.

rule-DN5-ACT-021 = utiliser un objet
    .summary =
        L’action qu’il faut pour un objet qui la demande, ou pour en manier plus d’un dans le tour.
