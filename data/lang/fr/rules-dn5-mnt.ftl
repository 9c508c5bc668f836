# Cinquième édition, MNT : combat monté. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-MNT-001 = ce qui se monte
    .summary =
        Une créature qui le veut bien, d’une taille au moins au-dessus, et dont le corps s’y prête.

rule-DN5-MNT-002 = monter et descendre
    .summary =
        Une fois par déplacement, sur une créature à 1,5 m, pour la moitié de la vitesse.

rule-DN5-MNT-003 = une monture déplacée de force
    .summary =
        Le cavalier se sauve (Dextérité, DD 10) ou tombe, à terre, à 1,5 m au plus.

rule-DN5-MNT-004 = un cavalier jeté à terre
    .summary =
        La même sauvegarde, DD 10 : il reste en selle, ou tombe à terre.

rule-DN5-MNT-005 = une monture jetée à terre
    .summary =
        Par sa réaction, le cavalier saute sur ses pieds. Sinon il tombe à terre, à 1,5 m au plus.

rule-DN5-MNT-006 = la mener ou la laisser faire
    .summary =
        Au choix du cavalier, si elle est dressée pour être montée ; une créature intelligente agit toujours
        d’elle-même.

rule-DN5-MNT-007 = monture menée
    .summary =
        Elle a l’initiative du cavalier et va où il veut ; elle ne peut que Foncer, Esquiver ou Se désengager.
        Lecture retenue : un seul tour par round.

rule-DN5-MNT-008 = monture indépendante
    .summary =
        Elle garde son rang d’initiative et fait ce qu’elle veut : attaquer, fuir, désobéir.

rule-DN5-MNT-009 = le cavalier ou la monture
    .summary =
        Si la monture provoque en passant, l’ennemi choisit de frapper l’un ou l’autre.
