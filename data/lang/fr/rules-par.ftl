# D&D Alternatif, PAR : la parade. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-PAR-001 = moment de la parade
    .summary =
        Quand une attaque de mêlée vous touche, et avant les dégâts, vous pouvez tenter aussitôt de la parer. Une
        attaque manquée n’a pas à être parée.

rule-ALT-PAR-002 = parer n’est jamais obligé
    .summary =
        Une parade est immédiate : aucun jet de réaction, dans n’importe quel segment, autant de fois qu’il y a de
        coups (une par arme et par segment). Rien n’y oblige : encaisser garde l’initiative telle quelle.

rule-ALT-PAR-003 = de quoi parer
    .summary =
        Il faut en main une arme de mêlée adéquate ou un bouclier ; à mains nues, on ne pare normalement pas. Lecture
        retenue : les armes naturelles d’une créature non plus, sauf si sa fiche le dit ; le MJ peut le permettre.

rule-ALT-PAR-004 = la parade est une action
    .summary =
        Parer est l’action de cette arme pour le segment. L’arme qui a attaqué, paré, ou fait une action gratuite ou
        spéciale ne pare plus dans ce segment ; celle qui a paré n’y fait plus rien.

rule-ALT-PAR-005 = plusieurs coups à la fois
    .summary =
        De plusieurs coups reçus dans un segment, une arme ne peut en parer qu’un, au choix de qui la tient ; deux
        armes peuvent en parer deux.

rule-ALT-PAR-006 = jet de parade
    .summary =
        d20 et les mêmes bonus que pour frapper, avec le facteur de défense de l’arme qui pare. La parade réussit si
        son total égale ou dépasse la force de frappe de l’attaque. Contre un 20 pur, seule une parade critique
        réussit.

rule-ALT-PAR-007 = effet de la parade
    .summary =
        Réussie, elle annule le coup : aucun dégât. Manquée, elle ne change rien au coup, mais son prix reste dû :
        report et défensive.

rule-ALT-PAR-008 = passer sur la défensive
    .summary =
        La première parade d’une arme qui n’était pas sur la défensive l’y met et reporte son initiative d’un nombre
        fixe de segments, que la parade réussisse ou non. L’initiative est déplacée, pas relancée : due au 16, avec un
        d8, elle passe au 20.

rule-ALT-PAR-009 = valeur du report
    .summary =
        La moitié du dé de réaction de l’arme qui pare, arrondie au-dessus : d12 +6, d10 +5, d8 +4, d6 +3, d4 +2, d3
        +2, d2 +1. Autres dés : la moitié de leur maximum (lecture retenue).

rule-ALT-PAR-010 = parades suivantes
    .summary =
        Une arme sur la défensive peut encore parer, une fois par segment, sans nouveau report.

rule-ALT-PAR-011 = fin de la défensive
    .summary =
        Elle finit quand la prochaine action ordinaire de l’arme vient, avant qu’elle soit jouée. La parade d’après
        coûte un nouveau report. Une action gratuite entre-temps n’y met pas fin.

rule-ALT-PAR-012 = offensive et défensive
    .summary =
        Une arme est à l’offensive au départ, et de sa première attaque à la parade suivante ; sur la défensive de
        cette parade à l’action offensive suivante. Chaque passage à la défensive coûte un report et un seul. Deux
        duellistes peuvent se battre à l’offensive ensemble.

rule-ALT-PAR-013 = parer avec une arme sur deux
    .summary =
        Une arme suffit pour parer. Elle seule est reportée, selon son dé, et passe sur la défensive ; l’autre reste à
        l’offensive, initiative intacte. Épée due au 9, bouclier (d12) dû au 10 : le bouclier pare et passe au 16,
        l’épée reste au 9.

rule-ALT-PAR-014 = deux armes, deux coups
    .summary =
        Deux coups reçus dans un segment peuvent être parés, un par arme. Les deux armes passent alors sur la
        défensive, chacune reportée selon son dé.

rule-ALT-PAR-015 = double parade
    .summary =
        Les deux armes peuvent parer le même coup, à annoncer avant tout dé de parade. Une réussite suffit ; les deux
        comptent pourtant comme ayant paré (action du segment, défensive, report). Lecture retenue : les deux d20 sont
        toujours lancés.

rule-ALT-PAR-016 = parade sans action en cours
    .summary =
        Si l’arme qui pare n’a pas d’initiative en cours, le report s’ajoute à sa réaction suivante (lecture retenue).
        Annonce au 8, dé 3, report 4 : action au 15, sur la défensive jusque-là.

rule-ALT-PAR-017 = coup impossible à parer
    .summary =
        On ne pare pas : un coup qu’on ne voit pas venir, le coup de qui vous surprend, une attaque franche (même par
        parade critique), une attaque du matériel ; ni avec une arme qui a déjà agi, ni en faisant ou préparant autre
        chose que de la mêlée, ni en déplacement plein.

rule-ALT-PAR-018 = réponse à la parade
    .summary =
        La décision est immédiate ; le texte ne dit rien d’une réponse qui ne vient pas. Par défaut, on encaisse
        (réglage : « parade sans réponse », ou parer si l’arme est déjà sur la défensive).

rule-ALT-PAR-019 = l’exemple de Jurl
    .summary =
        Jurl (d8, action due au 16) pare au 12 : report au 20, sur la défensive. Une parade au 17 ne coûte rien. Au 20,
        Jurl attaque, n’est plus sur la défensive et tire 4 : action au 24. Parer au 23 la mènerait au 28.
