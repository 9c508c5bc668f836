# D&D 3.5 : les manœuvres, le renvoi, la feinte et l’aide.

rule-D35-BAS-015 = tests opposés
    .summary =
        Chacun lance un d20 et ajoute ses modificateurs ; le plus haut l’emporte. À égalité, le plus grand modificateur ;
        s’il est le même, on relance.

rule-D35-BAS-017 = à terre
    .summary =
        À terre : −4 à ses attaques au corps à corps, pas d’arc ; CA −4 de près, +4 de loin. Se relever est une action de
        mouvement, qui expose.

rule-D35-BAS-023 = solidité des choses
    .summary =
        Une chose retranche sa solidité des dégâts et perd le reste de sa résistance ; à zéro, elle est brisée. Deux fois
        plus de résistance par taille au-dessus de M, deux fois moins en dessous.

rule-D35-ATK-001 = aider quelqu’un
    .summary =
        Une action simple : toucher une CA de 10 donne à un allié +2 à sa prochaine attaque contre cet ennemi, ou +2 à la
        CA contre sa prochaine attaque.

rule-D35-ATK-006 = feinte
    .summary =
        Bluff contre Psychologie, à laquelle la cible ajoute son bonus de base à l’attaque. Il faut faire plus.

rule-D35-ATK-007 = effet d’une feinte
    .summary =
        La cible n’a pas son bonus de Dextérité contre la prochaine attaque au corps à corps, d’ici la fin du tour suivant.

rule-D35-ATK-008 = cibles difficiles à feinter
    .summary =
        −4 contre qui n’est pas humanoïde, −8 contre une intelligence animale ; sans Intelligence, pas de feinte.

rule-D35-MAN-001 = bousculade
    .summary =
        Action simple, ou dans une charge : entrer dans l’espace d’un adversaire, d’une taille de plus au maximum, pour le
        repousser.

rule-D35-MAN-002 = attaques d’opportunité d’une bousculade
    .summary =
        La cible et tous ceux qui contrôlent l’attaquant peuvent frapper. Une attaque d’un tiers se trompe de victime
        jusqu’à 25 sur 100, avec le même total.

rule-D35-MAN-003 = test de la bousculade
    .summary =
        Force contre Force, avec le modificateur de taille de lutte ; +2 dans une charge, +4 au défenseur bien campé.

rule-D35-MAN-004 = bousculade réussie
    .summary =
        Le défenseur recule de 1,5 m, et de 1,5 m par tranche de 5 points si l’attaquant l’accompagne. Une égalité est
        un échec.

rule-D35-MAN-005 = reculer expose
    .summary =
        Celui qui recule et celui qui l’accompagne s’exposent à tous, mais non l’un à l’autre.

rule-D35-MAN-006 = bousculade manquée
    .summary =
        L’attaquant recule de 1,5 m ; si la case est prise, il y tombe.

rule-D35-MAN-007 = taille d’un croc-en-jambe
    .summary =
        La cible a au plus une catégorie de taille de plus que l’assaillant.

rule-D35-MAN-008 = attaque du croc-en-jambe
    .summary =
        Une attaque de contact à la place d’une attaque ; à mains nues, elle expose à la cible. Une arme faite pour cela
        n’expose pas.

rule-D35-MAN-009 = test du croc-en-jambe
    .summary =
        Force contre Force ou Dextérité, au choix du défenseur, avec le modificateur de taille de lutte ; +4 à qui est bien
        campé.

rule-D35-MAN-010 = croc-en-jambe réussi
    .summary =
        Le défenseur tombe à terre, quelle que soit la marge.

rule-D35-MAN-011 = croc-en-jambe en retour
    .summary =
        Le défenseur qui l’emporte peut aussitôt tenter le même test, rôles échangés. Rien ne suit.

rule-D35-MAN-012 = cavalier mis au sol
    .summary =
        Le cavalier peut opposer l’Équitation à la Force. S’il perd, il tombe de selle.

rule-D35-MAN-013 = désarmement
    .summary =
        À la place d’une attaque. Cela expose à la cible ; si elle blesse l’assaillant, le désarmement échoue.

rule-D35-MAN-014 = jets opposés du désarmement
    .summary =
        Jets d’attaque opposés : +4 pour une arme à deux mains, −4 pour une légère, +4 par taille d’écart au plus grand,
        −4 au défenseur si l’objet n’est pas une arme de corps à corps.

rule-D35-MAN-015 = arme perdue
    .summary =
        L’arme tombe dans la case de la cible ; qui était à mains nues la tient.

rule-D35-MAN-016 = désarmer en retour
    .summary =
        Le défenseur qui l’emporte peut désarmer à son tour, sans s’exposer. Rien ne suit.

rule-D35-MAN-017 = arracher un objet
    .summary =
        Un désarmement à mains nues : +4 si l’objet se prend aisément. Bien arrimé, il ne s’arrache qu’à qui est immobilisé,
        avec +4 pour lui.

rule-D35-MAN-018 = destruction
    .summary =
        Frapper une arme tenue ou un bouclier, avec une arme tranchante ou contondante. Cela expose à la cible ; suivent des
        jets d’attaque opposés.

rule-D35-MAN-019 = jets opposés de la destruction
    .summary =
        Les mêmes modificateurs que pour désarmer. Qui l’emporte inflige ses dégâts à la chose, dont on retranche la
        solidité.

rule-D35-MAN-020 = objets tenus ou portés
    .summary =
        Sans test opposé : une attaque contre 10, la taille de l’objet et la Dextérité du porteur. Cela expose aussi.

rule-D35-MAN-021 = renversement
    .summary =
        Une action simple au cours d’un déplacement ou d’une charge : traverser l’espace d’un adversaire, d’une taille de
        plus au maximum. Une tentative par round.

rule-D35-MAN-022 = éviter ou barrer
    .summary =
        La cible peut frapper d’abord, puis s’écarte ou barre le passage. Si elle s’écarte, la tentative ne coûte rien.

rule-D35-MAN-023 = test du renversement
    .summary =
        Force contre Force ou Dextérité, avec le modificateur de taille de lutte ; +2 dans une charge, +4 à qui est bien
        campé.

rule-D35-MAN-024 = suite du renversement
    .summary =
        Réussi : la cible tombe et l’on passe. Sinon, le même test, rôles échangés, dit si l’attaquant tombe ; il recule de
        1,5 m de toute façon.

rule-D35-MAN-025 = renversement monté
    .summary =
        En selle, c’est la monture qui fait le test de Force.

rule-D35-TUR-001 = renvoi des morts-vivants
    .summary =
        Une action simple, 3 fois par jour plus le modificateur de Charisme, à 18 m.

rule-D35-TUR-002 = test de renvoi
    .summary =
        Un test de Charisme dit jusqu’à combien de dés de vie un mort-vivant peut être touché : le niveau du prêtre, de
        quatre de moins à quatre de plus.

rule-D35-TUR-003 = efficacité du renvoi
    .summary =
        2d6, le niveau et le Charisme : autant de dés de vie en tout, les plus proches d’abord.

rule-D35-TUR-004 = fuite
    .summary =
        Les morts-vivants repoussés fuient une minute. Qui ne peut fuir se recroqueville : +2 pour qui l’attaque.

rule-D35-TUR-005 = approcher rompt le renvoi
    .summary =
        Si le prêtre approche à moins de 3 m, l’effet cesse pour ces morts-vivants.

rule-D35-TUR-006 = morts-vivants détruits
    .summary =
        Un prêtre d’un niveau au moins double des dés de vie détruit ce qu’il repousse.

rule-D35-TUR-007 = dissiper un renvoi
    .summary =
        Un prêtre mauvais qui bat le test d’un bon libère des morts-vivants, autant de dés de vie que dit l’efficacité.

rule-D35-TUR-008 = affermir des morts-vivants
    .summary =
        Un prêtre mauvais fait son test : le résultat dit combien de dés de vie ils comptent contre le renvoi, une minute, si
        c’est davantage.
