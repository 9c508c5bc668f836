# Règles au pourcentage, RND : le round. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-RND-001 = durée du round
    .summary =
        Le combat se découpe en rounds d’une dizaine de secondes environ (durée variable). Dans chacun, tous les
        participants ont au moins une occasion d’agir.

rule-PCT-RND-002 = les trois étapes d’un round
    .summary =
        Initiative, déclarations d’intention, puis résolution des actions dans l’ordre d’initiative. Aucune étape ne
        commence avant que la précédente soit finie pour tous.

rule-PCT-RND-003 = round suivant
    .summary =
        Quand chacun a agi, perdu son occasion ou y a renoncé, le round suivant reprend à la première étape. Lecture
        retenue : l’ordre du début vaut encore, seuls les nouveaux venus lancent un dé (réglage : « durée de l’initiative »).

rule-PCT-RND-004 = une action par round
    .summary =
        À son tour, chacun accomplit l’action déclarée : une seule par round (lecture retenue). Seuls une règle
        (seconde arme, attaque d’opportunité, défense) ou le MJ en donnent davantage.

rule-PCT-RND-005 = un tour est un round
    .summary =
        « Tour » et « round » désignent la même durée (lecture retenue) : la défense, le délai d’une blessure létale
        et les ennemis au contact dans une bataille se comptent en rounds.

rule-PCT-RND-006 = déroulement d’un round
    .summary =
        Dés d’initiative s’il en faut ; déclarations et postures ; effet des postures pour tous à la fois ; jets pour
        rompre le combat ; actions et réactions dans l’ordre d’initiative ; en fin de round, étranglements, décomptes,
        états qui s’achèvent. Lecture retenue pour les postures et la fin.

rule-PCT-RND-007 = fin du combat
    .summary =
        Le MJ seul met fin au combat. Le bot le propose quand un camp n’a plus personne en état de se battre (mort,
        hors de combat, perte de connaissance, fuite).
