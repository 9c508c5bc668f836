# D&D Alternatif, DEF : se défendre contre les tirs. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-DEF-001 = parer ou esquiver un tir
    .summary =
        Touché, et avant les dégâts, on peut tenter l’un ou l’autre, une fois par projectile. Sans réponse, on
        encaisse.

rule-ALT-DEF-002 = parer un tir
    .summary =
        Avec un bouclier en main, ou ce qui en tient lieu (`/mj outil`) ; les autres armes n’ont que la parade
        critique.

rule-ALT-DEF-003 = total de la parade
    .summary =
        Comme en mêlée ; il faut égaler ou dépasser la force de frappe du tir.

rule-ALT-DEF-004 = parer hors mêlée
    .summary =
        Réussie ou non, la parade interrompt tout ; la réaction se relance à partir de ce segment.

rule-ALT-DEF-005 = parer un tir en mêlée
    .summary =
        Rien n’est interrompu : le bouclier passe sur la défensive, reporté de la moitié de son dé.

rule-ALT-DEF-006 = bouclier et pavois
    .summary =
        Un bouclier arrête un projectile ; un pavois compare un seul jet à tous ceux du segment (réglage
        « projectiles arrêtés à la fois »).

rule-ALT-DEF-007 = passer son bouclier
    .summary =
        C’est une action simple d’un segment. D’ici là, il reste l’esquive.

rule-ALT-DEF-008 = esquiver un tir
    .summary =
        Jet de réflexes (plus l’esquive et la couverture) contre la force de frappe du tir ; un seul projectile.

rule-ALT-DEF-009 = 20 pur et parade critique
    .summary =
        Une parade critique, avec toute arme, annule n’importe quel tir ; rien d’autre n’annule un 20 pur (réglage
        `nat20_shot_dodge`).

rule-ALT-DEF-010 = l’esquive interrompt tout
    .summary =
        Même en mêlée, réussie ou non : chaque arme relance sa réaction à partir de ce segment, sans Dextérité.

rule-ALT-DEF-011 = ni parade ni esquive
    .summary =
        Pas d’esquive en lutte ; ni l’une ni l’autre par surprise, sans voir le tir venir, ou si l’action du segment
        est déjà prise.

rule-ALT-DEF-012 = couverture contre les tirs
    .summary =
        Un point de CA contre les tirs par 10 % du corps cachés, en plus du bouclier.

rule-ALT-DEF-013 = couverture : bornes
    .summary =
        Rien sous 30 % ; un point de plus par % au-delà de 90 ; à 100 %, aucun tir n’est possible.

rule-ALT-DEF-014 = couverture et défense
    .summary =
        Le même bonus aide l’esquive et la parade au bouclier.

rule-ALT-DEF-015 = couverture de moitié
    .summary =
        À 50 % ou plus, une seule défense vaut contre plusieurs tirs du segment.

rule-ALT-DEF-016 = couverture : au jugé du MJ
    .summary =
        Le MJ dit le pourcentage, au besoin pour chaque tireur (`/mj outil`).
