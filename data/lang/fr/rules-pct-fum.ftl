# Règles au pourcentage, FUM : les maladresses. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-FUM-001 = conséquence d’une maladresse
    .summary =
        Une attaque maladroite manque, et le MJ choisit ce qu’elle entraîne, dans la liste de la compétence ou de son
        cru ; il peut tirer au sort. Lecture retenue sans réponse : perte d’équilibre, ou corde cassée au tir.

rule-PCT-FUM-002 = foncer dans le mur
    .summary =
        Bagarre : la cible s’écarte au dernier instant, et l’attaquant se blesse contre le mur. Lecture retenue : 1d4
        sans bonus, moins sa propre protection, sauf si le MJ en dit autrement.

rule-PCT-FUM-003 = arme brisée
    .summary =
        Toutes les compétences d’armes : l’arme se brise. Dès ce round, elle n’attaque ni ne pare plus.

rule-PCT-FUM-004 = arme coincée
    .summary =
        Toutes les compétences d’armes : l’arme n’attaque ni ne pare tant qu’elle n’est pas dégagée. Lecture retenue :
        la dégager prend une action, sans jet sauf si le MJ en demande un, et elle sert dès le round suivant.

rule-PCT-FUM-005 = perte d’équilibre
    .summary =
        Toutes les compétences d’armes : pas d’attaque de tout le round suivant. Parer, esquiver, se déplacer, rompre
        ou fuir reste possible.

rule-PCT-FUM-006 = toucher un ami
    .summary =
        Toutes les compétences d’armes : le coup touche un ami que le MJ désigne. Dégâts d’un coup ordinaire de l’arme
        principale, moins la protection de l’ami. Lecture retenue : sans défense, ni doublement, ni maximum
        d’Offensif.

rule-PCT-FUM-007 = ricochet
    .summary =
        Tir : un ricochet touche un ami que le MJ désigne. Les dégâts sont divisés par deux, puis la protection de
        l’ami s’en retire. Lecture retenue : sans défense, ni doublement, ni maximum d’Offensif.

rule-PCT-FUM-008 = corde cassée
    .summary =
        Tir : la corde casse et l’arme est inutilisable pendant 1d6 rounds, comptés à partir du suivant.

rule-PCT-FUM-009 = bruit qui attire la garde
    .summary =
        Tir, à la poudre : les détonations alertent le voisinage, qui prévient la garde. Rien ne change dans les
        nombres ; la suite appartient au MJ.
