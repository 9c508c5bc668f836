# Cinquième édition, REA : réactions et attaques d’opportunité. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-REA-001 = ce qu’est une réaction
    .summary =
        Une réponse immédiate à un déclencheur, pendant votre tour ou celui d’un autre, que seuls donnent une
        aptitude, un sort ou une situation prévue.

rule-DN5-REA-002 = une réaction par round
    .summary =
        Après une réaction, il faut attendre le début de son propre tour pour en avoir une autre. Chacun commence le
        combat avec la sienne, sauf les surpris.

rule-DN5-REA-003 = elle interrompt, puis le tour reprend
    .summary =
        La réaction coupe le tour d’un autre ; il le reprend aussitôt après, avec ce qui lui reste, s’il en est
        encore capable.

rule-DN5-REA-004 = quand provoque-t-on
    .summary =
        Quitter la zone d’allonge d’un ennemi qui vous voit, par déplacement, action ou réaction, lui permet une
        attaque d’opportunité. Y entrer, ou bouger dedans, ne provoque rien.

rule-DN5-REA-005 = l’attaque d’opportunité
    .summary =
        Une seule attaque de corps à corps, prise sur la réaction, juste avant que l’autre ne sorte. Ni attaques
        multiples, ni seconde arme, ni lutte ou bousculade.

rule-DN5-REA-006 = se désengager n’est pas provoquer
    .summary =
        Après l’action Se désengager, on ne provoque plus d’attaque d’opportunité jusqu’à la fin du tour.

rule-DN5-REA-007 = téléportation et déplacement subi
    .summary =
        Qui se téléporte, ou que l’on déplace sans qu’il y consacre rien, ne provoque pas : explosion, chute,
        bousculade. Un déplacement fait par réaction provoque.

rule-DN5-REA-008 = qui peut frapper au passage
    .summary =
        Il faut voir l’ennemi, avoir encore sa réaction, pouvoir réagir, et une attaque de corps à corps dont on
        quitte l’allonge ; les mains nues suffisent.

rule-DN5-REA-009 = arrêté en chemin
    .summary =
        Si l’attaque laisse celui qui part incapable de continuer (0 point de vie, vitesse 0, neutralisé), il reste
        où il était. Sinon il achève son pas et garde le reste de son déplacement.

rule-DN5-REA-010 = plusieurs réactions à la fois
    .summary =
        Le texte ne donne pas d’ordre. Lecture retenue : du plus haut rang d’initiative au plus bas, chacune
        entière ; si la première ôte sa raison à la suivante, celle-ci n’est pas dépensée.
