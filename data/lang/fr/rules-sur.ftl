# D&D Alternatif, SUR : la surprise. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-SUR-001 = surprendre et être surpris
    .summary =
        Est surpris qui est assailli par des adversaires dont il ignorait la présence au segment précédent ; surprend
        qui arrive à portée d’armes sans être repéré. Au début d’une rencontre ou au beau milieu.

rule-ALT-SUR-002 = un segment sans rien opposer
    .summary =
        Pendant un seul segment, rien n’est possible contre qui surprend : ni action, ni parade, ni esquive, ni
        réception de charge.

rule-ALT-SUR-003 = action gratuite de surprise
    .summary =
        Au corps à corps, une action gratuite au premier segment de l’assaut, sans dé de réaction : attaque (critique sur
        19-20), botte ou engagement en lutte.

rule-ALT-SUR-004 = botte de surprise
    .summary =
        Ni attaque gratuite ni parade contre elle : une sauvegarde réflexes seulement, qui doit dépasser son total ; un
        20 pur l’annule toujours.

rule-ALT-SUR-005 = embuscade à distance
    .summary =
        Ni tir ni sort en action gratuite, mais une arme prête ou un sort préparé d’avance se déclenchent au moment
        voulu (`/mj outil`, à l’affût) : ni esquive, ni parade. Réglage « sort d’embuscade ».

rule-ALT-SUR-006 = qui est surpris
    .summary =
        Le MJ le dit, au besoin après des jets : qui remarque avertit d’ordinaire les autres (`/mj outil`, surprise,
        discrétion contre perception).

rule-ALT-SUR-007 = premier segment d’une rencontre
    .summary =
        Qui est surpris n’a aucune action ; qui surprend au corps à corps a une action gratuite ; ce qui était préparé
        peut partir ; les autres lancent leur réaction.

rule-ALT-SUR-008 = après la surprise
    .summary =
        La réaction se lance alors, sans Dextérité : segment de la surprise + dé (réglage « réaction après une surprise »).
        Qui n’est pas concerné continue.

rule-ALT-SUR-009 = surprise des uns, pas des autres
    .summary =
        La surprise vaut entre deux personnes : contre les autres, tout se passe normalement. Qui a annoncé une autre
        cible que la personne surprise lance son dé de réaction.

rule-ALT-SUR-010 = portée de la surprise
    .summary =
        Au contact, ou par une charge de 6 cases au plus ; un tir, jusqu’à la portée moyenne. Le MJ tranche.

rule-ALT-SUR-011 = surpris les armes en main
    .summary =
        Pas de parade, mais le facteur de défense compte dans la classe d’armure et l’attaque est une action gratuite
        ordinaire.

rule-ALT-SUR-012 = surpris les mains vides
    .summary =
        La garde est baissée : l’attaque est franche (17-20), sans facteur d’arme. Dégainer au segment suivant expose à
        une autre. Un arc en main ne garde pas (lecture retenue).

rule-ALT-SUR-013 = surprise en plein combat
    .summary =
        Une action gratuite tout de suite ; la victime ne peut rien contre qui la surprend, mais agit normalement contre
        les autres.
