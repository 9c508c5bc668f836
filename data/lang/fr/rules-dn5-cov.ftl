# Cinquième édition, COV : les abris. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-COV-001 = l’abri a un côté
    .summary =
        Un abri ne protège que des attaques et des effets qui viennent de l’autre côté.

rule-DN5-COV-002 = trois degrés, le meilleur compte
    .summary =
        Partiel, supérieur, total. Plusieurs abris ne s’ajoutent pas : seul le meilleur compte.

rule-DN5-COV-003 = abri partiel
    .summary =
        La moitié du corps au moins est protégée : +2 à la CA et aux sauvegardes de Dextérité. Muret, gros meuble,
        tronc mince, ou une créature, amie comprise.

rule-DN5-COV-004 = abri supérieur
    .summary =
        Les trois quarts du corps au moins sont protégés : +5 à la CA et aux sauvegardes de Dextérité. Herse,
        meurtrière, gros tronc.

rule-DN5-COV-005 = abri total
    .summary =
        Tout à fait caché : ni attaque ni sort ne vise directement. Certaines zones atteignent quand même.

rule-DN5-COV-006 = qui dit l’abri
    .summary =
        Le meneur, à l’étape des modificateurs. Lecture retenue : sur le plan, le bot propose l’abri partiel quand
        une créature est sur la ligne.
