# D&D Alternatif, TAC : circonstances tactiques. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-TAC-001 = surnombre
    .summary =
        Chaque adversaire au contact a +2 par adversaire en plus du premier, à toutes ses actions de combat contre vous :
        à deux +2, à trois +4, à quatre +6. En mêlée comme en lutte.

rule-ALT-TAC-002 = qui compte dans le surnombre
    .summary =
        Tout adversaire au contact et tourné contre vous, même sur la défensive. Pas celui qui a baissé sa garde, qui fuit,
        qui est surpris ou qui lutte avec un autre ; il n’en profite pas non plus.

rule-ALT-TAC-003 = qui fait face à qui
    .summary =
        Un adversaire ne compte que contre une personne à la fois : celle qu’il frappe, ou que lui donne le MJ, qui peut
        changer à tout moment (`/mj outil`). Un joueur choisit en attaquant ou en se tournant.

rule-ALT-TAC-004 = position surélevée
    .summary =
        Plus haut que l’adversaire (un rempart) : +2 à toutes les actions contre lui ; il a −2 aux siennes. Un cheval n’est
        pas une position surélevée.

rule-ALT-TAC-005 = à terre
    .summary =
        Tant que vous êtes à terre : −3 à toutes vos actions de combat, et +3 à vos adversaires contre vous, tireurs
        compris.

rule-ALT-TAC-006 = se relever
    .summary =
        Une action simple d’un segment : au contact, une attaque franche de chaque adversaire, qui a encore son +3.

rule-ALT-TAC-007 = adversaire que l’on ne voit pas
    .summary =
        On ne peut pas frapper celui dont on ignore la présence ; son premier coup le révèle et compte comme une attaque
        sournoise. Ensuite, on sait à peu près où il est.

rule-ALT-TAC-008 = 50 % d’échec en aveugle
    .summary =
        Avant chaque action de combat contre qui l’on ne voit pas, un d100 : à 50 ou moins elle échoue, sans autre dé.
        Attaques franches comprises.

rule-ALT-TAC-009 = −4 en aveugle
    .summary =
        Une action partie du bon côté subit encore −4, quelle qu’elle soit.

rule-ALT-TAC-010 = voir sans être vu
    .summary =
        +4 à toutes les actions contre qui ne vous voit pas, si vous le voyez clairement. Au premier coup, seul le bonus
        sournois compte (réglage « invisible et sournois »).

rule-ALT-TAC-011 = sens d’aveugle
    .summary =
        Un test réussi situe l’adversaire : plus de chance d’échec, jusqu’à son prochain déplacement plein. Un rang élevé
        ramène le malus à −3 (rang 3) ou −2 (rang 5).

rule-ALT-TAC-012 = pénombre
    .summary =
        Selon la lumière que dit le MJ : 25 % et −3, 10 % et −2, ou −2 seulement ; pour tous ou pour quelqu’un.

rule-ALT-TAC-013 = espace étroit
    .summary =
        Dans moins de 2 m de large, les facteurs d’armes sont perdus, sauf armes légères et armes d’hast ; à 1 m ou moins, le
        MJ peut les retourner (réglage « facteurs retournés à l’étroit »).

rule-ALT-TAC-014 = plafond bas
    .summary =
        Sous 3 m (3,50 m à deux mains), les facteurs d’armes sont perdus ; sous 2,50 m, ils se retournent. Un nain compte 50
        cm de moins, un gnome 1 m. Armes légères et armes d’hast exceptées.

rule-ALT-TAC-015 = facteurs retournés
    .summary =
        Perdus ou retournés, les facteurs le sont à l’attaque, à la parade et dans la CA de mêlée.

rule-ALT-TAC-016 = rang de piquiers
    .summary =
        Deux combattants par case, armes d’hast en main : qui les affronte seul est en infériorité ; repousser ou percer
        leur rang coûte −4 de plus.

rule-ALT-TAC-017 = double rang de piquiers
    .summary =
        Le second rang frappe par-dessus les épaules du premier ; seule une arme d’hast peut l’atteindre. Il ne compte pas
        dans le surnombre (réglage « surnombre du second rang »).

rule-ALT-TAC-018 = cumul des circonstances
    .summary =
        Chaque circonstance s’ajoute à son nom, au jet de chaque adversaire, jamais à la CA.
