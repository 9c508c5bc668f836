# Cinquième édition, ATK : les attaques. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-ATK-001 = une attaque en trois temps
    .summary =
        Choisir une cible à portée, créature, objet ou lieu ; déterminer abri, avantage et modificateurs, ce que le
        meneur tranche ; lancer, puis les dégâts si cela touche.

rule-DN5-ATK-002 = un jet d’attaque fait l’attaque
    .summary =
        Ce qui se résout par un jet d’attaque est une attaque, et rien d’autre ; lutte et bousculade le sont de nom,
        par un test.

rule-DN5-ATK-003 = toucher la classe d’armure
    .summary =
        Le d20 et ses modificateurs : l’attaque touche si le total atteint la CA de la cible, ou la dépasse.

rule-DN5-ATK-004 = ce qui s’ajoute au jet
    .summary =
        Pour un personnage, un modificateur de caractéristique et le bonus de maîtrise ; pour un monstre, celui de
        son profil.

rule-DN5-ATK-005 = quelle caractéristique
    .summary =
        La Force au corps à corps, la Dextérité à distance. Avec finesse, l’une des deux au choix ; une arme de
        corps à corps lancée garde la sienne.

rule-DN5-ATK-006 = attaques de sort
    .summary =
        Le modificateur de la caractéristique d’incantation, et le bonus de maîtrise.

rule-DN5-ATK-007 = quand la maîtrise compte
    .summary =
        Avec une arme que l’on maîtrise, avec un sort, et à mains nues ; pas autrement.

rule-DN5-ATK-008 = 20 naturel
    .summary =
        Si le d20 retenu montre 20, l’attaque touche quoi qu’il arrive, et c’est un coup critique.

rule-DN5-ATK-009 = 1 naturel
    .summary =
        Si le d20 retenu montre 1, l’attaque manque quoi qu’il arrive.

rule-DN5-ATK-010 = frapper sans voir
    .summary =
        Contre une cible que l’on ne voit pas, devinée ou entendue, le jet est désavantagé.

rule-DN5-ATK-011 = deviner où elle est
    .summary =
        Si la cible invisible n’est pas où vous frappez, l’attaque manque d’office, et le meneur dit seulement
        qu’elle a manqué. Le dé est lancé quand même.

rule-DN5-ATK-012 = frapper sans être vu
    .summary =
        Contre qui ne vous voit pas, votre attaque est avantagée. Si aucun ne voit l’autre, l’un annule l’autre.

rule-DN5-ATK-013 = l’attaque vous révèle
    .summary =
        Qui était caché est découvert une fois son attaque résolue, qu’elle touche ou manque.

rule-DN5-ATK-014 = une seule portée
    .summary =
        Quand une attaque à distance n’a qu’une portée, comme bien des sorts, la cible au-delà ne peut pas être
        attaquée.

rule-DN5-ATK-015 = portée normale et longue
    .summary =
        Au-delà de la portée normale, le jet est désavantagé ; au-delà de la longue, pas d’attaque.

rule-DN5-ATK-016 = tirer au contact
    .summary =
        À 1,5 m d’un ennemi qui vous voit et n’est pas neutralisé, toute attaque à distance est désavantagée, même
        contre un autre.

rule-DN5-ATK-017 = l’allonge
    .summary =
        Au corps à corps, on touche qui est à portée d’allonge : 1,5 m pour la plupart.

rule-DN5-ATK-018 = plus d’allonge
    .summary =
        Certaines créatures, grandes pour la plupart, frappent plus loin, comme leur profil le dit ; la distance
        part du bord de leur espace.

rule-DN5-ATK-019 = à mains nues
    .summary =
        Poing, pied ou tête : toujours maîtrisé, 1 + le modificateur de Force en dégâts contondants. Ce n’est pas
        une arme, et un critique n’y double rien.

rule-DN5-ATK-020 = combattre à deux armes
    .summary =
        Après une attaque de l’action Attaquer avec une arme légère de corps à corps, une action bonus permet d’en
        donner une avec une autre arme légère, dans l’autre main.

rule-DN5-ATK-021 = la seconde arme blesse moins
    .summary =
        Le modificateur de caractéristique ne s’ajoute pas aux dégâts de l’attaque bonus, sauf s’il est négatif.

rule-DN5-ATK-022 = lancer l’une des deux
    .summary =
        Si l’une des deux armes peut être lancée, elle peut l’être au lieu de frapper.
