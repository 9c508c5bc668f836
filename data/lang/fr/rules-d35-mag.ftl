# D&D 3.5 : les sorts, les actions libres, rapides et immédiates, ce qui se prépare d’ordinaire.

rule-D35-BAS-020 = lancer un sort en combat
    .summary =
        Incanter dans une case contrôlée expose. Qui perd des points de vie en incantant garde son sort par un test de
        Concentration, DD 10, les dégâts et le niveau du sort. Sur la défensive, rien n’expose, mais il faut
        Concentration DD 15 et le niveau.

rule-D35-ACT-004 = action libre
    .summary =
        Autant par round que le meneur l’accepte ; un réglage de la table peut les compter.

rule-D35-ACT-005 = action rapide
    .summary =
        Une par tour, en plus des autres actions.

rule-D35-ACT-006 = action immédiate
    .summary =
        Une par round, même hors de son tour : elle prend alors l’action rapide du tour suivant. Jamais avant son
        premier tour.

rule-D35-ACT-012 = actions préparées usuelles
    .summary =
        Gêner une incantation : les dégâts imposent un test de Concentration. Contresort : Art de la magie DD 15 et le
        niveau du sort, puis le même sort annule l’autre. Arme calée contre une charge : dégâts doublés.
