# D&D 3.5 : courir, se serrer.

rule-D35-MOV-007 = courir
    .summary =
        Tout le tour, tout droit, jusqu’à quatre fois la vitesse, trois en armure lourde ; quitter une case contrôlée
        expose.

rule-D35-MOV-008 = CA en courant
    .summary =
        Pas de bonus de Dextérité à la CA jusqu’au tour suivant.

rule-D35-MOV-009 = endurance à la course
    .summary =
        Autant de rounds que la valeur de Constitution ; puis chaque round un test de Constitution, DD 10, 11, 12…

rule-D35-MOV-010 = hors d’haleine
    .summary =
        Un échec : dix rounds sans courir, avec une action de mouvement ordinaire par round au plus.

rule-D35-MOV-013 = se serrer
    .summary =
        Dans un espace large de la moitié du sien, chaque case compte double.

rule-D35-MOV-014 = à l’étroit
    .summary =
        −4 aux attaques et à la CA. On peut se glisser à côté d’un adversaire si le MJ le permet, sans s’arrêter là.

rule-D35-MOV-015 = ouvertures plus étroites
    .summary =
        Un test d’Évasion, au DD que dit le MJ (30 d’ordinaire).

rule-D35-MOV-016 = trois tailles d’écart
    .summary =
        On traverse l’espace de qui a trois tailles de plus ou de moins ; cela expose comme à l’ordinaire.
