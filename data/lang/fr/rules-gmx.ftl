# D&D Alternatif, GMX : les monstres du MJ. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-GMX-001 = réaction des attaques naturelles
    .summary =
        Griffes, crocs, queues et tentacules réagissent sur 1d12, chaque arme avec son dé et son initiative.

rule-ALT-GMX-002 = attaques regroupées
    .summary =
        Les attaques semblables d’une créature peuvent partager un dé : deux un d6, trois un d4, quatre un d3, cinq un
        d2. Chaque fois qu’il vient, l’une d’elles est portée (réglage « attaques regroupées » ; `/mj outil regroup`).

rule-ALT-GMX-003 = armes semblables
    .summary =
        On ne regroupe que des armes de mêmes facteurs et de mêmes dégâts. Réglage « seulement des armes semblables » : sans lui le MJ
        peut en mêler d’autres, qui frappent tour à tour.

rule-ALT-GMX-004 = deux dés pour la simultanéité
    .summary =
        Un seul dé ne donne jamais deux attaques dans un segment : à partir de quatre membres semblables, le bot
        propose deux groupes aussi égaux que possible. Le MJ peut en décider autrement.

rule-ALT-GMX-005 = membre perdu
    .summary =
        Le dé d’un groupe suit le nombre de membres qui lui restent, dès le prochain jet ; l’action en préparation
        demeure (réglage « membre perdu » ; `/mj outil limb`).

rule-ALT-GMX-006 = armes naturelles rapides, réaction lente
    .summary =
        Des monstres d’exception ont un dé plus petit (dragon : crocs d8, deux griffes d4) ; les lourdauds un plus
        lent, comme 2d6. Une parade reporte alors de la moitié du maximum.

rule-ALT-GMX-007 = regrouper des armes blanches
    .summary =
        Qui manie plus de deux armes peut les regrouper de même : deux épées un d6, trois un d4, quatre un d3 (réglage
        « attaques regroupées »).

rule-ALT-GMX-008 = plusieurs monstres sur un dé
    .summary =
        Deux à quatre monstres mineurs partagent un dé : deux un d6, trois un d4, quatre un d3. À chaque fois l’un d’eux
        frappe, à tour de rôle ; le dé suit le nombre de ceux qui restent (réglage « un dé pour plusieurs monstres » ; `/mj outil one_die`).

rule-ALT-GMX-009 = « oublier » les boucliers
    .summary =
        Le bouclier du menu fretin pare à volonté, un coup par segment, sans aucun report ; l’arme reste à l’offensive
        et ne pare pas (réglage « boucliers oubliés »). Un coup de bouclier perdu : `/mj outil shield_strike`.

rule-ALT-GMX-010 = initiative forfaitaire
    .summary =
        Au lieu du dé, une cadence fixe : d6 aux segments 3, 6 et 9 de chaque round, d10 à 5 et 10, d12 à 7, 14 et 20 de
        deux rounds. Une parade reporte toujours (réglage « cadence forfaitaire » ; `/mj outil flat`).

rule-ALT-GMX-011 = derrière le paravent
    .summary =
        Dés, groupes et cadences des monstres ne sont montrés qu’au MJ.

rule-ALT-GMX-012 = vitesses par défaut
    .summary =
        2 et 6 cases par segment font environ 2,4 et 7,2 km/h : un segment ne dure six secondes qu’en moyenne, et l’on
        n’y fait pas que courir.
