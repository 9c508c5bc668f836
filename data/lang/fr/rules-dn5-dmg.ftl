# Cinquième édition, DMG : les dégâts. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-DMG-001 = points de vie
    .summary =
        Des points de vie entiers, du maximum à 0. En perdre ne change rien à ce que l’on peut, jusqu’à 0.

rule-DN5-DMG-002 = jet de dégâts
    .summary =
        On lance les dés de l’arme, du sort ou du profil, on ajoute les modificateurs, et la cible perd le total.

rule-DN5-DMG-003 = caractéristique et dégâts
    .summary =
        Avec une arme, on ajoute le même modificateur qu’au jet d’attaque ; pas pour la seconde arme.

rule-DN5-DMG-004 = jamais de dégâts négatifs
    .summary =
        Un malus peut ramener les dégâts à 0, jamais au-dessous. Lecture retenue : 0 dégât n’est pas des dégâts
        subis.

rule-DN5-DMG-005 = dégâts des sorts
    .summary =
        Le sort dit ses dés et ce qui s’y ajoute ; la caractéristique d’incantation n’y compte que s’il le dit.

rule-DN5-DMG-006 = un jet pour plusieurs cibles
    .summary =
        Quand un effet blesse plusieurs cibles à la fois, ses dés ne sont lancés qu’une fois. Sauvegardes et
        résistances comptent ensuite pour chacune.

rule-DN5-DMG-007 = coup critique
    .summary =
        Tous les dés de dégâts sont lancés deux fois et ajoutés ; les modificateurs, une fois.

rule-DN5-DMG-008 = tous les dés du critique
    .summary =
        Les dés d’ailleurs, comme l’attaque sournoise, sont doublés eux aussi.

rule-DN5-DMG-009 = treize types de dégâts
    .summary =
        Acide, contondants, feu, force, froid, foudre, nécrotiques, perforants, poison, psychiques, radiants,
        tonnerre, tranchants : ce que comptent résistances et vulnérabilités.

rule-DN5-DMG-010 = résistance
    .summary =
        Des dégâts d’un type auquel on résiste, on ne subit que la moitié, arrondie au-dessous.

rule-DN5-DMG-011 = vulnérabilité
    .summary =
        Des dégâts d’un type auquel on est vulnérable comptent double.

rule-DN5-DMG-012 = dans quel ordre
    .summary =
        D’abord tous les autres modificateurs, puis la résistance, puis la vulnérabilité.

rule-DN5-DMG-013 = une seule résistance
    .summary =
        Plusieurs résistances au même type ne comptent qu’une fois ; les vulnérabilités de même.
