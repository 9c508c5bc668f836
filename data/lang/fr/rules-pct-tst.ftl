# Règles au pourcentage, TST : les jets de pourcentage. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-TST-001 = réussir un jet
    .summary =
        On lance 1d100, le 00 valant 100. Un résultat inférieur ou égal au score, bonus et malus compris, est une
        réussite ; au-dessus, un échec.

rule-PCT-TST-002 = bonus et malus
    .summary =
        Ils changent le score, en points, jamais le dé, et s’additionnent, même au-delà de 100 ou de 0. Focus +5,
        action préparée +10, opportunité dans le dos +10, visée −10, partie vitale −20 ou pire, seconde arme −20, en
        selle +5 à l’attaque et −5 en défense ; bouclier, couvert et MJ selon le cas.

rule-PCT-TST-003 = réussite critique
    .summary =
        De 01 à 05 pour presque toutes les compétences de combat ; de 01 à 10 pour une attaque en Offensif. Elle
        double les dés de l’arme, seule une défense critique l’arrête, et elle ne se relance pas. Lecture retenue :
        elle réussit même si le score est plus bas.

rule-PCT-TST-004 = maladresse
    .summary =
        De 96 à 00, le jet échoue, quel que soit le score, et ne se relance pas ; une attaque a en plus une
        conséquence fâcheuse. Le texte ne donne pas ces bornes : lecture retenue (réglage : « maladresse à partir de »).

rule-PCT-TST-005 = score d’un jet
    .summary =
        Attaque et parade : la compétence de l’arme, sinon Physique (parade : Force d’abord). Esquiver, rompre :
        Esquive ; monter : Équitation ; sinon Agilité. Fuir, opposition de lutte, se libérer, résister en Défensif au
        coup qui assomme : Physique ; y résister hors de Défensif : Chance. Lecture retenue ; réglage : « score de parade ».

rule-PCT-TST-006 = bonus ou malus du MJ
    .summary =
        Le MJ peut donner un bonus ou un malus à n’importe quel jet, pourvu qu’il soit connu avant que le dé roule.

rule-PCT-TST-007 = jet d’opposition
    .summary =
        Chacun lance 1d100 contre son score. Une seule réussite gagne. De deux, la critique gagne, sinon la plus
        grande marge (score moins dé) ; à marge égale, qui résiste. Deux échecs : rien. Lecture retenue ; réglage :
        « jet d’opposition » (plus haut dé qui réussit, ou le MJ).

rule-PCT-TST-008 = sans entraînement
    .summary =
        Chaque compétence a un pourcentage de base, celui de qui ne l’a jamais apprise. La table manque au texte :
        c’est une donnée maison, vide au départ ; une caractéristique sert alors de score.

rule-PCT-TST-009 = arrondi
    .summary =
        Moitiés, quarts et tiers s’arrondissent à l’inférieur. Des points de vie qu’on divise restent au moins à 1 ;
        des dégâts qu’on divise peuvent tomber à 0. Lecture retenue.
