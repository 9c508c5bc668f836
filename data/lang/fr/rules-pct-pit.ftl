# Règles au pourcentage, PIT : la fosse à l’ours. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-PIT-001 = la fosse à l’ours
    .summary =
        Variante pour 3 combattants exactement : des duels successifs en mort subite, arrêtés à la touche. Le premier
        à avoir gagné deux duels remporte la fosse.

rule-PCT-PIT-002 = mort subite
    .summary =
        Le duel s’arrête dès que l’un a perdu tous ses points de vie ; il a perdu, sans en mourir. Lecture retenue ;
        réglage : « fin d’un duel de la fosse » (dès la première blessure). Fuir, périr ou perdre connaissance fait aussi perdre le duel.

rule-PCT-PIT-003 = les deux premiers duels
    .summary =
        Les deux premiers s’affrontent ; le vainqueur rencontre aussitôt le troisième, avec les points de vie qui lui
        restent. L’initiative se relance pour chaque duel (lecture retenue).

rule-PCT-PIT-004 = gagner la fosse
    .summary =
        Chaque duel gagné vaut 1 point ; le premier à 2 points remporte la fosse. Gagner les deux premiers duels y
        suffit donc.

rule-PCT-PIT-005 = le troisième duel
    .summary =
        Si le troisième combattant gagne son premier duel, il affronte ensuite celui qui se reposait, le perdant du
        premier duel (lecture retenue), revenu avec la moitié de son maximum de points de vie, au moins 1. Lui-même
        garde ce qui lui reste.

rule-PCT-PIT-006 = quand tous ont 1 point
    .summary =
        Lecture retenue : si le combattant reposé gagne à son tour, on continue de même : le vainqueur garde ses
        points de vie, l’absent revient avec la moitié de son maximum, jusqu’à ce que l’un ait 2 points. Il y a 4
        duels au plus.
