# D&D Alternatif, ACT : les actions courantes.

rule-ALT-ACT-001 = actions courantes
    .summary =
        Tout ce qui n’est pas une action de combat. Le MJ en fixe la durée et, s’il faut se préparer, la
        réaction : un nombre ou des dés que le joueur lance. Les sorts ont des dés fixes. Sans pression du
        temps, on ne lance rien.

rule-ALT-ACT-002 = une seule action à la fois
    .summary =
        Qui prépare ou fait une action courante ne prépare ni ne fait rien d’autre : il ne peut donc pas parer,
        même avec une arme dans chaque main.

rule-ALT-ACT-003 = action simple
    .summary =
        Courte (un segment), instinctive, sans réaction : elle se fait dans le segment même où on la décide et
        réussit sans jet, sauf avis du MJ. Elle interrompt toute préparation.

rule-ALT-ACT-004 = quelques actions simples
    .summary =
        Dégainer, rengainer, sauter sans élan, ramasser ou lancer un objet, fermer une porte, dire un mot de
        commande connu, se relever, enfiler un bouclier. La liste est ouverte.

rule-ALT-ACT-005 = action complexe
    .summary =
        Toute autre action courante : objets, coordination, effort. Elle dure souvent plus d’un segment et peut
        demander une réaction ; sans préparation elle commence aussitôt.

rule-ALT-ACT-006 = quelques actions complexes
    .summary =
        Valeurs indicatives (réaction, durée) : objet d’un sac (–, 1d6), fiole à boire (1d6, 1d6), torche (1d6,
        1d10), serrure (1d4, 5d10), mécanisme (2d8, 1d6), saut avec élan ou porte à enfoncer (1, 1), corde (–,
        1d4).

rule-ALT-ACT-007 = action courante au contact
    .summary =
        Au contact d’un ennemi, préparer ou faire une action courante baisse la garde : à chaque segment, chacun
        de ces ennemis a droit à une attaque franche.

rule-ALT-ACT-008 = pas des actions
    .summary =
        Lâcher un objet, se relâcher après un sort, crier un mot ou deux, pivoter, se déplacer lentement : ni
        durée ni réaction, rien n’est interrompu, et cela se combine avec une action.

rule-ALT-ACT-009 = concentration totale
    .summary =
        Une action qui exige toute la concentration, comme une incantation en cours, peut être rompue par un
        simple cri de son auteur.

rule-ALT-ACT-010 = déplacement plein, action simple
    .summary =
        À vitesse 2 ou plus, c’est une action simple, pour autant de segments que la distance en demande : elle
        interrompt toute préparation, interdit toute autre action et baisse la garde au contact.

rule-ALT-ACT-011 = déplacement lent
    .summary =
        À vitesse 1 (une case ou 2 m par segment), ce n’est pas une action : tout peut se préparer ou se faire
        en même temps.

rule-ALT-ACT-012 = déterminer une durée
    .summary =
        Durée fixe si une règle la donne ; un nombre, plus un petit dé, si elle varie peu ; de grands dés si le
        hasard domine ; plusieurs petits dés ou une constante s’il faut un minimum.

rule-ALT-ACT-013 = déterminer une réaction
    .summary =
        Des objets à sortir : 1d6. Viser : 1d3. Concentration ou précision : 1d4. Rien de cela : aucune
        réaction. Pour plusieurs raisons, le plus grand dé (lecture retenue).

rule-ALT-ACT-014 = compétence et durée
    .summary =
        Le MJ peut raccourcir ou allonger une durée selon la compétence, la carrure ou l’habitude ; un test peut
        en tenir lieu.

rule-ALT-ACT-015 = action et réaction confondues
    .summary =
        Si la limite entre préparation et action est indifférente, un seul jet vaut pour le tout, ou deux jets
        l’un après l’autre, le second quand le premier temps est passé.

rule-ALT-ACT-016 = action simple complexifiée
    .summary =
        Une lame rouillée, un fourreau gonflé : une action simple peut prendre une durée, demander un test, ou
        même une réaction.

rule-ALT-ACT-017 = action aggravée
    .summary =
        Quand tous les dés de réaction ou de durée sont au maximum, le MJ peut faire surgir une difficulté :
        l’action ne s’achève pas au moment prévu.

rule-ALT-ACT-018 = bâcler une action
    .summary =
        Le MJ seul peut laisser bâcler une action : moins de temps contre un malus ou un risque d’échec. Jamais
        un sort ni un objet magique.

rule-ALT-ACT-019 = action collective
    .summary =
        Plusieurs font ensemble une même action. Il faut une réaction pour s’accorder : les segments de paroles,
        et 1d3 ou plus. Si l’un est interrompu, le MJ dit ce que font les autres.

rule-ALT-ACT-020 = action coordonnée
    .summary =
        Plusieurs agissent au même instant, chacun pour soi : tous ont la réaction du plus lent. Impossible en
        mêlée.
