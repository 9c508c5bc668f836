# Règles au pourcentage, POS : les postures et le psy. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-POS-001 = une posture par round
    .summary =
        Focus, Anticipatif, Offensif, Défensif, ou aucune. Lecture retenue : elle se choisit avec la déclaration, vaut
        pour le round entier, même avant son tour, et finit quand les déclarations suivantes sont closes.

rule-PCT-POS-002 = Focus : sorts moins chers
    .summary =
        En Focus, un sort coûte 1 psy de moins. Lecture retenue : jamais moins de 0.

rule-PCT-POS-003 = Focus : jets de compétence
    .summary =
        En Focus, +5 aux jets de compétence : attaques (sorts compris), Équitation, Esquive pour rompre. Lecture
        retenue : pas aux jets de Physique ou de Chance, sauf quand une caractéristique remplace la compétence d’une
        attaque.

rule-PCT-POS-004 = Anticipatif : renoncer à l’action
    .summary =
        On renonce à son action pour une seule chose, choisie à la déclaration : énergie, bonus à la prochaine action,
        ou réaction. Lecture retenue : énergie et bonus s’obtiennent à son tour, se gardent jusqu’à ce qu’ils servent,
        au plus un de chaque.

rule-PCT-POS-005 = Anticipatif : énergie
    .summary =
        Le prochain sort coûte 2 psy de moins, jamais moins de 0 ; lancé en Focus, 3 de moins.

rule-PCT-POS-006 = Anticipatif : préparer l’action
    .summary =
        La prochaine action a +10 à son jet, pour les deux armes s’il y en a deux ; le bonus part ensuite, réussite ou
        non. Lecture retenue : ni une parade ni le jet d’équitation ne sont cette action.

rule-PCT-POS-007 = Anticipatif : réaction
    .summary =
        On désigne une action d’un ennemi ou d’un allié : dès qu’elle vient, dans ce round, on agit aussitôt, hors de
        son tour. Si elle ne vient pas, l’action est perdue. Lecture retenue : on agit avant qu’elle se résolve
        (réglage : « moment de la réaction »).

rule-PCT-POS-008 = Anticipatif : pas de défense
    .summary =
        En Anticipatif, ni parade ni esquive de tout le round, même après la réaction.

rule-PCT-POS-009 = Offensif : dégâts au maximum
    .summary =
        Une attaque réussie fait le maximum de ses dés de dégâts, sans les lancer ; un critique double ce maximum.
        Parade et protection comptent toujours. Cela vaut aussi pour un sort de dégâts (réglage : « sorts en posture
        Offensif »). Lecture retenue : un bonus en dés est aussi au maximum.

rule-PCT-POS-010 = Offensif : pas de défense
    .summary =
        En Offensif, ni parade ni esquive de tout le round, que l’attaque ait déjà eu lieu ou non.

rule-PCT-POS-011 = Offensif : critique jusqu’à 10
    .summary =
        En Offensif, l’attaque est une réussite critique de 01 à 10, au lieu de 01 à 05 ; d’un sort de dégâts, le jet
        de même (réglage : « sorts en posture Offensif »).

rule-PCT-POS-012 = Défensif
    .summary =
        Une fois par round, une parade réussie absorbe tous les dégâts d’une attaque. Cette posture permet aussi
        l’esquive annoncée et n’interdit pas d’attaquer.

rule-PCT-POS-013 = coût d’un sort
    .summary =
        Un sort coûte les psy qu’il indique : −1 en Focus, −2 avec l’énergie accumulée, −3 avec les deux, jamais moins
        de 0. Qui ne peut payer ne peut le lancer. Lecture retenue : le coût est dû même si le jet échoue, mais pas si
        le sort n’a pas lieu.
