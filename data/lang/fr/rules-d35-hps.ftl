# D&D 3.5 : ce que le temps guérit, et les sortes de dégâts.

rule-D35-HPS-006 = récupération avec assistance
    .summary =
        Qui est stable et reçoit des soins a 10 % de chances par heure de reprendre connaissance, ne perd rien, et guérit
        au rythme normal.

rule-D35-HPS-007 = récupération sans assistance
    .summary =
        Sans aide : 10 % par heure de reprendre connaissance, sinon −1 point de vie. Puis 10 % par jour de commencer à se
        remettre ; sinon −1 point de vie, et plus de connaissance.

rule-D35-HPS-008 = guérison naturelle
    .summary =
        Par niveau : un point de vie par nuit de repos, deux par journée entière.

rule-D35-HPS-009 = caractéristiques affaiblies
    .summary =
        Chacune retrouve un point par nuit de repos, deux par journée.

rule-D35-HPS-013 = autre sorte de dégâts
    .summary =
        −4 à l’attaque pour faire des dégâts non létaux avec une arme qui tue, ou létaux avec une qui ne tue pas.

rule-D35-HPS-014 = guérir des dégâts non létaux
    .summary =
        Un point par heure et par niveau. Un soin magique en ôte autant qu’il rend de points de vie.
