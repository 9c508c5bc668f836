# Règles au pourcentage, INI : l’initiative. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-INI-001 = dé d’initiative
    .summary =
        Au début du combat, chacun lance 1d6, sans rien y ajouter : un dé par combattant, aussi pour chaque personnage
        du MJ (lecture retenue). Un bataillon n’en lance qu’un.

rule-PCT-INI-002 = ordre d’initiative
    .summary =
        Le total le plus haut agit en premier, puis les autres en descendant jusqu’au plus bas.

rule-PCT-INI-003 = égalité entre joueurs
    .summary =
        Deux joueurs à égalité relancent chacun 1d6 : le meilleur agit avant l’autre. Ce second dé ne règle que leur
        ordre entre eux ; leur total, et leur place face aux autres, ne changent pas.

rule-PCT-INI-004 = nouvelle égalité
    .summary =
        À plusieurs, tous relancent 1d6 et se rangent selon ce dé ; ceux qui sont encore à égalité recommencent entre
        eux seuls, jusqu’à ce qu’il n’en reste plus. Lecture retenue au-delà de deux joueurs.

rule-PCT-INI-005 = égalité d’un joueur avec le MJ
    .summary =
        À total égal, un personnage joueur agit avant un personnage du MJ, sans relancer. Lecture retenue : un
        personnage du MJ confié à un joueur reste un personnage du MJ.

rule-PCT-INI-006 = égalité entre personnages du MJ
    .summary =
        Ils agissent dans l’ordre de leur arrivée dans le combat, sans dé, et le MJ peut les permuter. Lecture
        retenue ; réglage : « égalité entre personnages du MJ » (se départager au dé, comme les joueurs).

rule-PCT-INI-007 = surprise : initiative de 7
    .summary =
        Un joueur qui attaque par surprise, ou que le scénario fait agir en premier, ne lance pas de dé : son
        initiative est de 7. Le MJ en décide, et peut par exception la donner à ses personnages. Elle dure autant que
        l’initiative (réglage : « durée de l’initiative »).

rule-PCT-INI-008 = plusieurs initiatives de 7
    .summary =
        Une égalité à 7 se règle comme une autre (lecture retenue) : les joueurs se départagent avec 1d6 et passent
        avant les personnages du MJ, qui gardent leur ordre d’arrivée (réglage : « égalité entre personnages du MJ »).

rule-PCT-INI-009 = durée de l’initiative
    .summary =
        L’ordre du début vaut pour tout le combat : ni posture, ni blessure, ni action perdue ou retardée ne le
        change. Lecture retenue ; réglage : « durée de l’initiative » (un nouveau jet à chaque round).

rule-PCT-INI-010 = arrivée en plein combat
    .summary =
        Qui rejoint le combat lance 1d6 au début du round suivant et prend sa place dans l’ordre ; en cas d’égalité,
        seuls les intéressés se départagent. Lecture retenue : le MJ peut aussi le faire agir tout de suite.
