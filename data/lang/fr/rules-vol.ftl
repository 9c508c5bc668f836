# D&D Alternatif, VOL : les volées. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-VOL-001 = volée
    .summary =
        Plusieurs tireurs, la même cible, le même segment : celui du plus lent, que les autres attendent.

rule-ALT-VOL-002 = réaction d’une volée
    .summary =
        Peu nombreux, chacun lance son dé ; au-delà de 6 (réglage « archers qui lancent leur dé »), le maximum du dé.

rule-ALT-VOL-003 = bonus de volée
    .summary =
        +1 à chaque tir par autre tireur de la volée sur la même cible.

rule-ALT-VOL-004 = bonus par cible
    .summary =
        On compte les tireurs de chaque cible, non de toute la troupe.

rule-ALT-VOL-005 = volée accélérée
    .summary =
        Une troupe tire d’ordinaire à la cadence accélérée. Le MJ l’ordonne d’un mot (`/mj outil`).

rule-ALT-VOL-006 = subir une volée
    .summary =
        On connaît d’abord tous les totaux ; bouclier ou esquive en arrête un, pavois ou demi-couverture plusieurs.

rule-ALT-VOL-007 = quitter la volée
    .summary =
        Qui est interrompu en sort ; les autres tirent au segment prévu. Chacun peut aussi tirer plus tôt. Ensuite
        chacun relance.
