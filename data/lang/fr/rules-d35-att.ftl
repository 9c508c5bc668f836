# D&D 3.5 : attaquer et se défendre.

rule-D35-BAS-018 = deux armes
    .summary =
        À outrance seulement, une attaque de plus avec la main gauche. Malus main droite et gauche : −6 et −10 ;
        arme gauche légère −4 et −8 ; avec le don −4 et −4 ; les deux −2 et −2.

rule-D35-ATK-002 = combattre sur la défensive
    .summary =
        4 de moins à toutes les attaques, 2 d’esquive à la CA pendant un round.

rule-D35-ATK-003 = défense totale
    .summary =
        Une action simple, aucune attaque : 4 d’esquive à la CA pendant un round.

rule-D35-ATK-004 = défense totale et attaques d’opportunité
    .summary =
        Pendant ce round, aucune attaque d’opportunité.

rule-D35-ATK-005 = prise en tenaille
    .summary =
        Quand la ligne entre deux alliés traverse deux bords opposés de l’espace de l’adversaire, leurs attaques au
        corps à corps gagnent 2.

rule-D35-ATK-009 = tir dans le tas
    .summary =
        4 de moins à un tir sur une cible au corps à corps avec un allié du tireur.

rule-D35-ATK-010 = cible sans défense
    .summary =
        Sa Dextérité vaut 0, soit −5 à la CA ; 4 de moins encore au corps à corps.

rule-D35-ATK-011 = coup de grâce
    .summary =
        Tout le tour, contre une cible sans défense : touché et critique d’office, puis Vigueur contre 10 plus les
        dégâts, ou la mort. Expose aux attaques d’opportunité.

rule-D35-ACT-008 = préparer une action
    .summary =
        Une action simple : le joueur dit une action libre, simple ou de mouvement, et ce qui la déclenche ; elle peut se faire
        jusqu’à son prochain tour.

rule-D35-ACT-009 = l’action préparée passe avant
    .summary =
        Elle se résout juste avant ce qui la déclenche et l’interrompt ; qui le peut encore poursuit alors son action.

rule-D35-ACT-010 = nouveau rang d’initiative
    .summary =
        Qui a accompli son action préparée garde la place juste devant celui qui l’a déclenchée. Sans emploi avant son
        prochain tour, elle est perdue et le rang ne change pas.

rule-D35-ACT-011 = pas de placement et action préparée
    .summary =
        Un pas de placement peut accompagner l’action préparée de qui ne s’est pas déplacé pendant le round.

rule-D35-MOV-001 = charge
    .summary =
        Tout le tour : en ligne droite, au moins 3 m et au plus le double de la vitesse, puis une seule attaque.

rule-D35-MOV-002 = attaque de la charge
    .summary =
        2 de plus à l’unique attaque qui termine la charge.

rule-D35-MOV-003 = CA pendant la charge
    .summary =
        2 de moins à la CA jusqu’au prochain tour.

rule-D35-MOV-004 = charge et pas de placement
    .summary =
        Pas de pas de placement dans le round d’une charge.

rule-D35-MOV-006 = charge en activité restreinte
    .summary =
        Avec une seule action, on charge sur sa vitesse au plus.

rule-D35-MOV-011 = retraite
    .summary =
        Tout le tour, jusqu’au double de la vitesse : quitter la première case n’expose pas.

rule-D35-MOV-012 = retraite en une action
    .summary =
        Avec une seule action, la retraite va jusqu’à la vitesse.
