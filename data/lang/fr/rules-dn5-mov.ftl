# Cinquième édition, MOV : déplacement et position. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-MOV-001 = se déplacer de sa vitesse
    .summary =
        À son tour, on dépense tout ou partie de sa vitesse. Chaque distance s’en déduit ; ce qui reste à la fin du
        tour est perdu.

rule-DN5-MOV-002 = sauter, escalader, nager
    .summary =
        Sauts, escalade et nage font partie du déplacement et se déduisent de la même vitesse.

rule-DN5-MOV-003 = un déplacement en deux fois
    .summary =
        On peut bouger avant l’action et encore après, autour d’une action bonus aussi.

rule-DN5-MOV-004 = bouger entre deux attaques
    .summary =
        Si l’action contient plusieurs attaques d’arme, le déplacement se répartit aussi entre elles.

rule-DN5-MOV-005 = plusieurs vitesses
    .summary =
        On passe de l’une à l’autre en chemin. À chaque changement, la distance déjà dépensée se déduit de la
        nouvelle vitesse ; à 0 ou moins, ce mode n’est plus possible. Lecture retenue : le terrain difficile compte
        double là aussi.

rule-DN5-MOV-006 = terrain difficile
    .summary =
        Chaque distance y coûte le double, et jamais plus, même si deux obstacles s’y ajoutent.

rule-DN5-MOV-007 = ce qui est difficile
    .summary =
        Meubles bas, gravats, taillis, escaliers raides, neige, boue, et l’espace d’une autre créature, amie ou
        ennemie.

rule-DN5-MOV-008 = se jeter à terre
    .summary =
        À son tour, on se met à terre sans rien dépenser de sa vitesse.

rule-DN5-MOV-009 = se relever
    .summary =
        Se relever coûte la moitié de la vitesse, non de ce qui en reste. Impossible avec moins, ou avec une vitesse
        de 0.

rule-DN5-MOV-010 = ramper
    .summary =
        À terre, on rampe, et chaque distance coûte le double ; ou bien on recourt à la magie.

rule-DN5-MOV-011 = les entraves s’ajoutent
    .summary =
        Chaque sorte d’entrave (terrain, ramper, se faufiler, escalade, nage) ajoute une fois la distance : deux
        entraves, le triple ; trois, le quadruple.

rule-DN5-MOV-012 = à travers un ami
    .summary =
        On traverse l’espace d’une créature qui n’est pas hostile ; c’est un terrain difficile.

rule-DN5-MOV-013 = à travers un ennemi
    .summary =
        On ne traverse l’espace d’un ennemi que s’il a au moins deux catégories de taille de plus ou de moins. C’est
        un terrain difficile, et quitter son allonge provoque.

rule-DN5-MOV-014 = ne pas s’arrêter chez un autre
    .summary =
        On ne finit pas son déplacement de son gré dans l’espace d’une autre créature. Lecture retenue : on n’y
        attaque ni n’y agit ; un arrêt forcé y est possible.

rule-DN5-MOV-015 = tomber du ciel
    .summary =
        Une créature en vol jetée à terre, à la vitesse nulle ou qui ne peut plus bouger tombe, sauf vol
        stationnaire ou magie qui la porte.

rule-DN5-MOV-016 = tailles et espaces
    .summary =
        TP 0,75 m, P et M 1,5 m, G 3 m, TG 4,5 m, Gig 6 m ou plus, de côté : l’espace qu’une créature contrôle au
        combat.

rule-DN5-MOV-017 = barrer le passage
    .summary =
        L’espace n’est pas le corps, mais ce qu’il faut pour se battre : qui remplit une porte empêche d’y passer,
        sauf s’il laisse faire. Lecture retenue : deux tailles d’écart passent.

rule-DN5-MOV-018 = combien autour d’un seul
    .summary =
        Huit créatures de taille M entourent une M, vingt une Gig. Lecture retenue : la place décide, sans autre
        limite.

rule-DN5-MOV-019 = se faufiler : où
    .summary =
        Une créature se faufile dans un espace fait pour une taille de moins que la sienne. Lecture retenue : pour
        une TP, le meneur décide.

rule-DN5-MOV-020 = se faufiler : à quel prix
    .summary =
        La distance coûte le double ; attaques et sauvegardes de Dextérité sont désavantagées, et les attaques
        contre la créature avantagées.
