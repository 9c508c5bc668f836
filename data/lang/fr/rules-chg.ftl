# D&D Alternatif, CHG : la charge. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-CHG-001 = charge à pied
    .summary =
        Un déplacement plein vers un adversaire, pour frapper avec élan : un segment, 6 cases (12 m) au plus, sans jet de
        réaction (`/declarer`, action `charger`).

rule-ALT-CHG-002 = action gratuite de charge
    .summary =
        Au bout de la course, une action gratuite : +2 au toucher et aux dégâts, critique sur 19-20.

rule-ALT-CHG-003 = 4 cases au moins
    .summary =
        À moins de 4 cases (8 m), pas d’élan : contact, sans action gratuite. La course est tout de même reçue (réglages
        « 4 cases de charge », « recevoir une charge trop courte »).

rule-ALT-CHG-004 = charger de loin
    .summary =
        De plus de 6 cases, on court d’abord un ou plusieurs segments ; lancé, on peut dépasser la vitesse 6.

rule-ALT-CHG-005 = toute action au bout d’une charge
    .summary =
        Repousser, percer, renverser… avec leur malus habituel et le +2 de la charge.

rule-ALT-CHG-006 = réception de charge
    .summary =
        Qui est chargé a aussitôt une action gratuite, de toute espèce, avec une arme encore disponible ; ce qu’il prépare
        n’en est pas dérangé.

rule-ALT-CHG-007 = réception à l’arme d’hast
    .summary =
        Dégâts doublés ; avec un coup critique, quadruplés (réglage « deux doublements »).

rule-ALT-CHG-008 = charge contre réception
    .summary =
        Les deux actions sont simultanées. Qui charge ne peut pas parer ; qui reçoit avec sa seule arme non plus, et peut y
        renoncer pour garder sa parade (réglage « charge contre réception »).

rule-ALT-CHG-009 = charge et attaques franches
    .summary =
        Les adversaires que l’on quitte ou que l’on frôle ont leur attaque franche ; la cible a sa réception à la place. Le MJ
        dit qui couvre qui (`/mj outil`).

rule-ALT-CHG-010 = réaction après la charge
    .summary =
        Après le contact, chacun lance sa réaction depuis ce segment, avec sa Dextérité s’il n’était pas engagé (réglage
        « Dextérité après une charge »).

rule-ALT-CHG-011 = charge surprise
    .summary =
        Qui est surpris ne reçoit pas la charge et ne pare pas. Une seule action gratuite, avec l’élan si elle vient d’au
        moins 4 cases.
