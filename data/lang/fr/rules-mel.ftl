# D&D Alternatif, MEL : la mêlée. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-MEL-001 = au contact
    .summary =
        La mêlée est tout combat à portée de bras, aux armes de main ou naturelles. On est au contact dès que quelqu’un
        qui veut frapper ainsi est sur une case voisine, coins compris, qu’on le veuille ou non. Sans plan, le MJ ou
        les annonces disent qui l’est avec qui.

rule-ALT-MEL-002 = engagé : mêlée seulement
    .summary =
        Au contact, on ne fait que des actions de mêlée. Toute autre baisse la garde et en a les suites, même dans un
        segment où l’ennemi n’a aucune action prévue.

rule-ALT-MEL-003 = fin de l’engagement
    .summary =
        Il dure tant qu’un ennemi à même de frapper est au contact. Il finit par la fuite, la mise hors de combat, une
        trêve, une séparation, un double retour en garde, une prise d’arme réglée. Les initiatives de mêlée tombent
        (lecture retenue) ; le contact suivant donne une réaction initiale.

rule-ALT-MEL-004 = armes en main
    .summary =
        On note ce que tient chaque main : arme à une ou deux mains, bouclier, rien. Le bouclier est une arme comme une
        autre. Le poing libre aussi (facteur 0) ; celui de la seconde main ne compte que si l’on dit s’en servir
        (lecture retenue).

rule-ALT-MEL-005 = l’attaque par défaut
    .summary =
        Actions de mêlée : attaque (de l’ennemi ou de son matériel), parade, actions spéciales. L’action qui vient est
        une attaque, sauf si l’on dit autre chose avant le d20. Une contre-attaque s’annonce plus tôt : avant le dé de
        réaction.

rule-ALT-MEL-006 = force de frappe
    .summary =
        d20 + bonus martial + Force au toucher + magie, maîtrise ou spécialisation + facteur d’arme (si la table en
        joue) + ajustement d’action spéciale + circonstances. De même pour la parade. d20 10, bonus martial 8, Force 1,
        spécialisation 1, facteur 3 : 23.

rule-ALT-MEL-007 = toucher
    .summary =
        Une attaque touche si sa force de frappe égale ou dépasse la CA de la cible, ou sa CA de mêlée quand le facteur
        de défense compte. Un coup qui touche peut encore être paré.

rule-ALT-MEL-008 = dégâts d’une attaque
    .summary =
        Dés de l’arme + Force aux dégâts + expertise ou spécialisation, magie ; ce sont des dégâts d’usure. Épée
        longue, un 6 au d8, Force +1, spécialisation +2 : 9 points.

rule-ALT-MEL-009 = une action de mêlée ne s’attend pas
    .summary =
        Non prise dans son segment, une action de mêlée est perdue et une nouvelle réaction se lance depuis ce
        segment : due au 9, dé 6, la suivante vient au 15. Retour en garde et contre-attaque ont leurs propres règles.

rule-ALT-MEL-010 = attaquer le matériel
    .summary =
        On peut viser le bouclier de l’ennemi ou le manche en bois de son arme : attaque normale, avec le facteur
        d’attaque, contre la CA de l’objet. Lecture retenue : c’est le « bris », qui n’offre aucune attaque gratuite.
        CA et structure des objets sont des données maison.

rule-ALT-MEL-011 = points de structure
    .summary =
        Les dégâts entament la structure du manche ou du bouclier. À 0, il est brisé : l’arme est perdue, son
        initiative et sa défensive avec elle. Lecture retenue : un 20 pur double les dégâts ; ce qui dépasse est perdu.

rule-ALT-MEL-012 = le matériel ne se défend pas
    .summary =
        Une attaque contre le matériel ne se pare en aucun cas, même avec une autre arme libre.

rule-ALT-MEL-013 = dégainer, rengainer, lâcher
    .summary =
        Dégainer ou rengainer est une action simple d’un segment : elle interrompt toute préparation, même de mêlée, et
        offre dans ce segment une attaque franche à chaque ennemi au contact. Lâcher ce que l’on tient n’est pas une
        action.

rule-ALT-MEL-014 = choix de l’adversaire
    .summary =
        La cible d’une action de mêlée se choisit quand l’action vient, parmi les ennemis au contact. S’il n’y en a
        plus à portée, l’action est perdue comme toute action de mêlée non prise (lecture retenue).
