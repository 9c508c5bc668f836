# D&D Alternatif, OFF : la seconde main et le bouclier. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-OFF-001 = seconde main
    .summary =
        Une action de mêlée de la seconde main (« gauche ») n’a aucun facteur d’arme, sauf compétence ou exception :
        bouclier, arme naturelle. Son dé de réaction est celui de la colonne gauche.

rule-ALT-OFF-002 = deux armes à la fois
    .summary =
        Une arme dans chaque main fait perdre le facteur des deux, main principale comprise, sauf compétence ou
        exception pour l’arme de la seconde main. Lecture retenue : deux armes identiques aussi (réglage :
        « deux armes semblables : la droite garde son facteur »).

rule-ALT-OFF-003 = combat main gauche
    .summary =
        Avec un rang suffisant pour l’arme de la seconde main, cette compétence garde les facteurs des deux mains. Rang
        2 : la dague, pas l’épée courte. Échelle maison : rang 1, couteau ; 2, dague ; 3, épée courte, hachette,
        gourdin, coutelas ; 4, toute arme à une main.

rule-ALT-OFF-004 = bouclier et poing dans la seconde main
    .summary =
        Bouclier, pavois, rondache et armes naturelles (poing, griffes) dans la seconde main ne font rien perdre : les
        deux mains gardent leurs facteurs, sans compétence.

rule-ALT-OFF-005 = changer d’arme en combat
    .summary =
        Initiative et défensive appartiennent à l’arme que tient une main. L’arme lâchée, perdue, brisée ou rengainée
        les emporte ; celle que l’on prend demande son propre jet de réaction. L’autre main garde les siennes (lecture
        retenue).

rule-ALT-OFF-006 = malus de la seconde main
    .summary =
        Sans les facteurs d’armes (réglage : « facteurs d’armes ») : −4 à toute action de la seconde main et, avec deux
        armes à la fois, −2 à la main principale. Ni l’un ni l’autre avec la compétence pour cette arme, ni avec un
        bouclier ou une arme naturelle (lecture retenue).

rule-ALT-OFF-007 = réaction du bouclier
    .summary =
        d12, reporté de 6 ; dès un bonus martial de 13, d10, reporté de 5. Lecture retenue : rien de plus à 19, ni pour
        un spécialiste.

rule-ALT-OFF-008 = bouclier
    .summary =
        Toujours dans la seconde main, sans malus : très faible facteur d’attaque, excellent facteur de défense. Il
        sert surtout à parer, mais à sa propre initiative il peut attaquer ou faire une autre action de mêlée ;
        repousser est ce qu’il fait de mieux.

rule-ALT-OFF-009 = pavois et rondache
    .summary =
        Un très grand et un très petit bouclier : mêmes règles générales que le bouclier. Le pavois a en plus des
        avantages contre les tirs.
