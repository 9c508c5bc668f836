# D&D Alternatif, REA : la réaction et l’initiative. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-REA-001 = annoncer, puis lancer
    .summary =
        La réaction est le nombre de segments de préparation. On annonce l’action, puis on lance son dé : l’action,
        l’arme ou le sort disent lequel, d’ordinaire du d12 au d3 (le plus petit est le meilleur). En mêlée, annoncer
        l’arme suffit.

rule-ALT-REA-002 = segment d’initiative
    .summary =
        Il vaut le segment de l’annonce plus le dé de réaction, avec les ajustements prévus. Après une action, on
        compte depuis le segment où elle a eu lieu ou fini ; à l’ouverture, depuis 0. Un 6 puis un 7 : actions aux
        segments 6 et 13.

rule-ALT-REA-003 = premières annonces
    .summary =
        À l’ouverture, chacun annonce une action et lance sa réaction, sans attendre personne ; puis les segments
        passent et chacun agit à son initiative. Une fois le résultat connu, on annonce la suite et on relance dans le
        même segment.

rule-ALT-REA-004 = action instantanée
    .summary =
        Actions de combat et actions simples tiennent dans un segment. Avec une réaction, l’effet vient à la toute fin
        du segment d’initiative, sans segment de plus ; la réaction suivante compte depuis là. Un 3 à l’ouverture : la
        flèche part à la fin du 3 ; un 4 ensuite mène au 7.

rule-ALT-REA-005 = action qui dure
    .summary =
        Annonce au segment T, réaction r, durée d : préparation de T+1 à T+r, action de T+r+1 à T+r+d, effet à la fin
        de T+r+d, d’où compte la suite. Annonce au 7, réaction 5, durée 3 : incantation en 13, 14 et 15, effet à la fin
        du 15.

rule-ALT-REA-006 = temps d’occupation
    .summary =
        Une action qui dure occupe entièrement son auteur pendant ses propres segments : 13 à 15 pour une annonce au 7,
        réaction 5, durée 3 (lecture retenue : le texte se contredit). À portée d’un ennemi, les segments de réaction,
        8 à 12, comptent aussi comme garde baissée.

rule-ALT-REA-007 = action instantanée, loin de l’ennemi
    .summary =
        Activer une baguette, un bâton ou un autre objet rapide est instantané : l’effet vient à la fin de la réaction
        (réglage : « moment où agit une baguette »). Sorts et actions complexes ajoutent toujours leur durée à la réaction, même d’un
        seul segment (lecture retenue).

rule-ALT-REA-008 = action sans réaction
    .summary =
        Réaction 0 : l’action commence dans le segment de l’annonce si vous n’y avez pas encore agi, sinon dans le
        suivant, et finit au bout de sa durée. Réglage pour celles de plusieurs segments : « début d’une action sans réaction » (ou
        toujours au segment suivant).

rule-ALT-REA-009 = une action par segment
    .summary =
        Au plus une action par segment, sans exception ; avec une arme dans chaque main en mêlée, une par arme.
        Attaques, parades, actions gratuites, franches ou spéciales comptent toutes. Une occasion que cette limite
        interdit est perdue.

rule-ALT-REA-010 = une seule préparation
    .summary =
        Une seule initiative en cours à la fois ; en mêlée avec une arme dans chaque main, une par arme. Une nouvelle
        annonce remplace la précédente, elle ne prend pas place derrière.

rule-ALT-REA-011 = temporiser
    .summary =
        La réaction compte depuis le segment où l’action est clairement annoncée. Tant que rien ne l’est, le MJ peut
        considérer qu’on temporise : ces segments sont perdus. Action au 9, annonce au 11, dé 4 : la suite vient au 15.

rule-ALT-REA-012 = action répétée
    .summary =
        En mêlée, au tir, en lutte, qui n’annonce rien refait la même chose : même mode, même genre d’action, réaction
        comptée depuis l’action précédente. En mêlée, c’est toujours une attaque. Lecture retenue : si la cible est
        hors de combat, on vous demande la suivante ; sans ennemi à portée, on temporise.

rule-ALT-REA-013 = sorts et objets magiques
    .summary =
        Lancer un sort ou utiliser un objet magique ne se répète jamais sans annonce. Sans elle, on temporise depuis la
        fin du dernier.

rule-ALT-REA-014 = préparation interrompue
    .summary =
        Une préparation interrompue, ne serait-ce qu’un segment, est perdue en entier. Pour agir quand même, on relance
        le dé et on l’ajoute au segment où la préparation reprend : reprise au 11, dé 6, action au 17.

rule-ALT-REA-015 = changer d’avis
    .summary =
        Renoncer à l’action préparée pour une autre perd toute la préparation. Le dé de la nouvelle s’ajoute au segment
        où le changement est annoncé : celui que l’on joue, sauf avis du MJ.

rule-ALT-REA-016 = action interrompue
    .summary =
        Une action de plus d’un segment peut aussi être interrompue en cours de route. Le MJ dit si une partie est
        gardée, ou si tout recommence, préparation comprise. Une incantation recommence toujours de rien.

rule-ALT-REA-017 = test simultané
    .summary =
        Quand l’ordre de deux événements d’un même segment compte, le MJ peut demander un test simultané ; sinon, on
        n’en lance pas. Jamais entre deux actions de mêlée. Il vaut pour tout le reste : actions courantes,
        incantations, tirs, lutte, même face à une action de mêlée.

rule-ALT-REA-018 = test simultané : le jet
    .summary =
        Chacun lance 1d6 : la seconde où son action prend effet, la plus basse d’abord. Si le MJ l’accorde (réglage :
        « Dextérité au test simultané »), on en retire le bonus standard de Dextérité, minimum 1 ; une Dextérité négative suit
        « Dextérité négative sur la réaction ». Sans test, l’effet vient à la dernière seconde.

rule-ALT-REA-019 = test simultané : l’écart
    .summary =
        Passer devant n’empêche l’autre événement qu’avec 2 secondes d’avance au moins ; à 0 ou 1 seconde, les deux ont
        lieu. Le MJ peut demander 3 ou 4 secondes quand l’effet met du temps à arriver (réglage :
        « écart exigé au test simultané »).

rule-ALT-REA-020 = action en attente
    .summary =
        Une action dont la réaction est écoulée peut attendre : on se tient prêt, sans rien d’autre, puis on la
        déclenche sans jet, dans le segment de son choix ; la suite compte depuis là. Faire ou préparer autre chose,
        c’est y renoncer ; un déplacement lent ne la rompt pas (lecture retenue).

rule-ALT-REA-021 = ce qui ne s’attend pas
    .summary =
        Mêlée et lutte ne se mettent jamais en attente, un sort seulement si le MJ le permet (réglage :
        « sorts gardés prêts ») ; tout le reste le peut. Une action reportée est autre chose : un retard fixe, en mêlée
        ou en lutte, dû à une parade ou à un retour en garde.

rule-ALT-REA-022 = moment imposé
    .summary =
        Parade, action gratuite et attaque de surprise répondent à un événement et appartiennent à son segment. Elles
        ne se retardent jamais : non prises sur le moment, elles sont perdues.

rule-ALT-REA-023 = segment de battement
    .summary =
        Après une action, le MJ peut imposer un ou plusieurs segments à ne rien faire ; la réaction suivante compte
        depuis leur fin. Raisons : s’y retrouver, chercher une cible (1 ou 2 segments), un coup de théâtre, de longs
        échanges à table. Ni en mêlée, ni avant une action simple ; inutile entre deux actions semblables.

rule-ALT-REA-024 = battement contesté
    .summary =
        À qui refuse le battement, le MJ peut céder, mais donner un malus à l’action ou des indications trompeuses (de
        fausses distances pour un sort de zone, par exemple).

rule-ALT-REA-025 = hésitation des créatures
    .summary =
        Le MJ peut faire hésiter ses créatures de la même façon, selon leur moral, pour une durée qu’il choisit ou tire
        aux dés.

rule-ALT-REA-026 = dé de réaction en mêlée
    .summary =
        Selon le bonus martial, droite / gauche / à deux mains : jusqu’à 6 (0 compris, lecture retenue), d10 / d10 /
        d8 ; de 7 à 12, d8 / d10 / d6 ; de 13 à 18, d6 / d8 / d4 ; dès 19, d4 / d8 / d3 (en spécialité d3 / d6 / d2).
        Le genre d’action n’y change rien. Bouclier : d12, d10 dès 13.

rule-ALT-REA-027 = quelle colonne
    .summary =
        Arme à deux mains : dernière colonne. Main principale (« droite ») : première. Seconde main (« gauche ») :
        celle du milieu. Le bouclier a son propre dé. Un changement de prise compte au jet de réaction suivant (lecture
        retenue).

rule-ALT-REA-028 = une arme dans chaque main
    .summary =
        Chaque main agit pour son compte : son dé de réaction, son initiative, son offensive ou sa défensive. Si les
        deux viennent au même segment, on peut frapper deux fois, ou frapper d’une main et parer de l’autre, qui est
        alors reportée.

rule-ALT-REA-029 = réaction du spécialiste
    .summary =
        Avec une arme de spécialité, on lit la ligne du dessous. Bonus martial jusqu’à 6, 7 à 12, 13 à 18, dès 19 :
        droite d8, d6, d4, d3 ; gauche d10, d8, d8, d6 ; à deux mains d6, d4, d3, d2. Réglage : « réaction des spécialistes » (ou
        le dé plus petit).

rule-ALT-REA-030 = spécialiste à deux armes
    .summary =
        Avec une arme dans chaque main, une seule a la réaction du spécialiste : la droite. Une dague tenue à gauche
        l’a si, et seulement si, la droite ne l’a pas. Lecture retenue : aucune autre arme de gauche (réglage :
        « spécialiste de la main gauche »).

rule-ALT-REA-031 = réaction initiale
    .summary =
        Le premier jet de réaction après l’engagement est diminué du bonus standard de Dextérité, minimum 1 ; les
        suivants, non. Vos adversaires en profitent aussi ; personne après un segment de surprise. Dextérité négative
        sans effet (réglage : « Dextérité négative sur la réaction »).

rule-ALT-REA-032 = réaction initiale à deux armes
    .summary =
        Avec une arme dans chaque main, seule la droite a sa réaction initiale ajustée par la Dextérité. Dextérité +3,
        un 6 à chaque dé : épée au segment 3, bouclier au 6.

rule-ALT-REA-033 = nouvel engagement
    .summary =
        Un engagement rompu, ne serait-ce qu’un segment, donne une nouvelle réaction initiale au contact suivant. Qui
        rejoint la mêlée a la sienne ; son arrivée n’en donne pas aux combattants déjà engagés.
