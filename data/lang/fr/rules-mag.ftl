# D&D Alternatif, MAG : la magie.

rule-ALT-MAG-001 = actions magiques
    .summary =
        Lancer un sort est une action complexe : un dé de réaction fixe, puis l’incantation. Objet rapide 1d3,
        sort avec composantes matérielles 1d8, sans 1d3, sort d’un mot ou cantrip 0, parchemin 1d8.

rule-ALT-MAG-002 = composantes matérielles
    .summary =
        Un sort qui demande des composantes matérielles a une réaction de 1d8, quelles que soient les autres.

rule-ALT-MAG-003 = pas de composantes matérielles
    .summary =
        Sans composantes matérielles, mais pas purement verbal : réaction 1d3.

rule-ALT-MAG-004 = sort purement verbal
    .summary =
        Un mot de pouvoir n’a pas de réaction et prend effet dans le segment où il est décidé ; son incantation
        dure un segment, quel que soit le niveau. Plus longue, elle a une réaction de 1d3.

rule-ALT-MAG-005 = cantrips
    .summary =
        Ni geste ni mot : réaction 0, durée un segment. La pause entre deux incantations vaut aussi pour eux
        (lecture retenue).

rule-ALT-MAG-006 = temps d’incantation
    .summary =
        L’incantation dure autant de segments que le niveau du sort. Niveau 0 : un segment.

rule-ALT-MAG-007 = incantation d’un round ou plus
    .summary =
        Un temps officiel d’un round ou plus est gardé tel quel : un round vaut dix segments (lecture retenue).
        La réaction suit les composantes.

rule-ALT-MAG-008 = formules selon les composantes
    .summary =
        Du début à l’effet : V, S, M : 1d8 + niveau. V, S : 1d3 + niveau. V seul : un segment.

rule-ALT-MAG-009 = préparation d’un sort interrompue
    .summary =
        Interrompre la réaction ne perd que la préparation : un nouveau dé, à partir du segment où l’on
        recommence. Le sort reste en mémoire.

rule-ALT-MAG-010 = incantation interrompue
    .summary =
        Une incantation interrompue se reprend depuis le début de la préparation, et le sort est très
        probablement perdu. Le MJ décide quand un blessé, un poussé ou un crieur incantait.

rule-ALT-MAG-011 = un segment entre deux incantations
    .summary =
        Il reste au moins un segment entier entre deux incantations ; il peut servir de réaction. Donc cinq
        sorts par round au plus.

rule-ALT-MAG-012 = réaction forfaitaire
    .summary =
        Rien ne raccourcit la réaction d’un sort. Seule exception : le sort préparé pour une attaque surprise,
        dont l’incantation commence au premier segment.

rule-ALT-MAG-013 = sortilège retardé
    .summary =
        Un sort ne se garde prêt que si le MJ le permet, avant l’incantation (lecture retenue).

rule-ALT-MAG-014 = quand le sort prend effet
    .summary =
        À la fin du dernier segment de l’incantation. Une métamorphose ou une conjuration peut monter peu à
        peu : elle n’est complète qu’à la fin, et se dissipe si l’on est interrompu.

rule-ALT-MAG-015 = bâtons et baguettes
    .summary =
        À portée et connue : 1d3 de réaction, puis l’effet. Au fond d’un sac : 1d8. En main, plus de jet tant
        qu’elle n’est pas lâchée.

rule-ALT-MAG-016 = réarmement de la baguette
    .summary =
        Deux segments de repos séparent deux usages d’un même objet : utilisé au 6, il sert de nouveau au 9
        (lecture retenue).

rule-ALT-MAG-017 = anneaux magiques
    .summary =
        Porté et connu : action simple. En poche : 1d3. Dans les bagages : 1d8.

rule-ALT-MAG-018 = lire un rouleau (parchemin)
    .summary =
        Une réaction (1d8 selon la prose, lecture retenue), puis l’incantation du sort écrit.

rule-ALT-MAG-019 = objets magiques complexes
    .summary =
        Au cas par cas : 1d3 à la ceinture ou 1d8 au fond d’un sac, puis le temps de s’en servir (un cor : deux
        segments). Le MJ confirme chaque fois.
