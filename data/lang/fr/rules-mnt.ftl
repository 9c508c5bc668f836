# D&D Alternatif, MNT : combattre à cheval. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-MNT-001 = combattre à cheval
    .summary =
        Tout dépend du rang en équitation, à toute action de combat, contre n’importe qui : rang 0 −4, 1 −2, 2 −1, 3 rien, puis
        la moitié du rang. Il remplace le bonus de hauteur.

rule-ALT-MNT-002 = une seule main disponible
    .summary =
        Sous le rang 4, une main tient la bride : une seule arme à une main ; ni arme à deux mains, ni seconde arme, ni
        bouclier.

rule-ALT-MNT-003 = malus du mauvais cavalier
    .summary =
        Rang 0 : −4 à toutes les actions de combat ; rang 1 : −2 ; rang 2 : −1.

rule-ALT-MNT-004 = avantages du bon cavalier
    .summary =
        Dès le rang 4, les deux mains sont libres, et toute action de combat gagne la moitié du rang.

rule-ALT-MNT-005 = déplacement à cheval, bon cavalier
    .summary =
        C’est la monture qui se déplace : le cavalier la dirige et combat au même segment, sans baisser sa garde (réglage
        « passer à cheval près d’un ennemi »).

rule-ALT-MNT-006 = déplacement à cheval, mauvais cavalier
    .summary =
        Sous le rang 4, diriger sa monture est une action simple d’un segment, garde baissée au contact ; et une charge ne
        donne pas d’action gratuite.

rule-ALT-MNT-007 = lance de cavalerie lourde
    .summary =
        Seulement en selle, sur une monture qui a des étriers.

rule-ALT-MNT-008 = charge à cheval
    .summary =
        Dès le rang 4, à la vitesse de la monture : action gratuite à +2 et +2 ; la cible a sa réception, et le cavalier garde
        la parade d’une main qui n’a pas agi.
