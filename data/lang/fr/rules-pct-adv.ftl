# Règles au pourcentage, ADV : avantages et désavantages. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-ADV-001 = donner un avantage
    .summary =
        À tout moment, le MJ, et lui seul, donne un avantage (bénédiction) ou un désavantage (malédiction), selon ce
        que font les joueurs. Lecture retenue : chacun vaut une relance, plusieurs s’additionnent, et ils se gardent
        jusqu’à ce qu’ils servent.

rule-PCT-ADV-002 = avantage
    .summary =
        Qui le détient choisit quand s’en servir : il relance un de ses jets qui vient d’échouer. L’avantage est alors
        dépensé.

rule-PCT-ADV-003 = désavantage
    .summary =
        Le MJ choisit quand s’en servir : il fait relancer à qui le porte un jet qui vient de réussir. Le désavantage
        est alors dépensé.

rule-PCT-ADV-004 = critiques et maladresses sans relance
    .summary =
        Une réussite critique ou une maladresse ne se relance jamais, par aucun moyen. C’est la plage de ce jet-là qui
        compte : en Offensif, une attaque de 06 à 10 est déjà critique.

rule-PCT-ADV-005 = moment de la relance
    .summary =
        La question vient dès que le dé est vu, avant toute suite (défense, dégâts). Le nouveau résultat remplace
        l’ancien, même s’il est pire, et peut être critique ou maladresse. Un avantage ou désavantage vaut une
        relance. Lecture retenue.

rule-PCT-ADV-006 = plusieurs relances sur un jet
    .summary =
        Tant que c’est un simple échec, l’avantage peut servir ; tant que c’est une simple réussite, le désavantage.
        Un refus vaut pour ce résultat ; un critique ou une maladresse clôt tout. Lecture retenue : ils ne s’annulent
        pas.

rule-PCT-ADV-007 = jets qui se relancent
    .summary =
        Ceux qui réussissent ou échouent : attaque, parade, esquive, rompre, fuir, équitation, Physique, Chance,
        chaque dé d’une opposition. Jamais l’initiative, les dégâts, une durée, un nombre de flèches. À deux armes,
        c’est l’attaque principale qui compte. Lecture retenue.
