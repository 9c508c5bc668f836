# D&D Alternatif, RNG : portées, taille, vitesse. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-RNG-001 = ajustements facultatifs
    .summary =
        Réglage « ajustements au tir » : tous, le bout portant seulement, ou aucun.

rule-ALT-RNG-002 = quatre portées
    .summary =
        Bout portant (moins de 6 m), courte, moyenne et longue selon l’arme ; au-delà, pas de tir. Le MJ dit les
        distances ; sans un mot, moyenne portée.

rule-ALT-RNG-003 = bout portant
    .summary =
        Moins de 6 m : +4, critique sur 17 à 20 (réglage « critique à bout portant »).

rule-ALT-RNG-004 = courte portée
    .summary =
        Le tir a +2, et il est critique sur 19-20. Un d20 de 10 avec un bonus martial de 3 et une Dextérité de 1 : 16.

rule-ALT-RNG-005 = moyenne portée
    .summary =
        La portée ne change rien au tir, qui est critique sur 19-20.

rule-ALT-RNG-006 = longue portée
    .summary =
        Le tir a −2, et seul un 20 pur est critique : un 19 pur touche comme un autre résultat.

rule-ALT-RNG-007 = portées d’un objet
    .summary =
        Un objet n’a ni bout portant ni courte portée.

rule-ALT-RNG-008 = taille de la cible
    .summary =
        +2 par catégorie de taille de plus que le tireur, −2 par catégorie de moins.

rule-ALT-RNG-009 = cible rapide
    .summary =
        Le MJ peut imposer jusqu’à −4 : dragon en vol −4, cavalier au galop −2.

rule-ALT-RNG-010 = cumul des ajustements
    .summary =
        Ils s’ajoutent tous, chacun à son nom dans le calcul.
