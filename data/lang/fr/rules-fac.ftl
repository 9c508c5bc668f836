# D&D Alternatif, FAC : les facteurs d’armes. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-FAC-001 = facteurs d’armes
    .summary =
        Option conseillée par le texte. Chaque arme de mêlée a un facteur d’attaque et un facteur de défense, de 0
        (poing nu) à +6, ajoutés aux forces de frappe, jamais aux dégâts. Épée longue : +3 et +3. Réglage :
        « facteurs d’armes ».

rule-ALT-FAC-002 = facteur d’attaque
    .summary =
        Une attaque ajoute le facteur d’attaque de l’arme employée.

rule-ALT-FAC-003 = facteur de défense
    .summary =
        Une parade ajoute le facteur de défense de l’arme qui pare. d20 11, bonus martial 5, bouclier +4 : 20.

rule-ALT-FAC-004 = facteur des autres actions
    .summary =
        Attaques du matériel et actions spéciales prennent le facteur d’attaque. Exception : repousser avec un bouclier
        prend son facteur de défense.

rule-ALT-FAC-005 = CA de mêlée
    .summary =
        Le facteur de défense s’ajoute à la CA contre une attaque de mêlée que l’arme pourrait parer : pas dans le dos,
        ni pour un coup sournois, en lutte ou au tir. Bouclier, rondache et pavois comptent aussi au tir. CA 17,
        bouclier 4 : 21. Attaque franche : « attaque franche sans facteur de défense ». Par surprise, il reste (lecture retenue).

rule-ALT-FAC-006 = le meilleur facteur de défense
    .summary =
        Avec deux armes, la CA ne reçoit que le plus haut des deux facteurs de défense. Lecture retenue : qui perd ses
        facteurs faute de compétence le garde dans la CA (réglage : « les facteurs perdus quittent aussi la CA »).

rule-ALT-FAC-007 = CA de base 12
    .summary =
        On peut jouer les facteurs d’armes sans ajouter la défense à la CA : la CA de base passe alors de 10 à 12 pour
        tout le monde, et attaques et parades gardent leurs facteurs. Réglage : « facteur de défense dans la CA ».
