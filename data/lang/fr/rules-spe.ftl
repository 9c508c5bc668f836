# D&D Alternatif, SPE : les actions spéciales de mêlée.

rule-ALT-SPE-001 = six actions spéciales
    .summary =
        Si le MJ les admet, une action de mêlée qui vient peut servir, au lieu de frapper, à repousser, renverser,
        engager en lutte, percer, désarmer ou capturer une arme.

rule-ALT-SPE-002 = déclarer une botte
    .summary =
        Le dé de réaction est celui de l’arme ; la botte se dit quand l’action vient, avant le d20. Sa force de
        frappe est celle d’une attaque, avec le facteur d’attaque, plus son ajustement.

rule-ALT-SPE-003 = ajustements
    .summary =
        Repousser : 0. Percée, renverser, capture d’une arme d’hast : −6. Engager en lutte, désarmer, autre
        capture : −8.

rule-ALT-SPE-004 = le risque
    .summary =
        Toute botte offre aussitôt à sa cible une action gratuite, simultanée : chacune des deux produit son effet,
        même si l’autre abat son auteur. Qui en subit plusieurs dit d’abord ce qu’il oppose à chacune ; tous les dés
        tombent ensuite. Réglage : « choix à l’aveugle dans un même segment ».

rule-ALT-SPE-005 = opposer des actions
    .summary =
        La botte réussit si sa force de frappe égale ou dépasse celle de l’attaque opposée, et non la CA. L’attaque
        opposée n’a pas besoin de toucher.

rule-ALT-SPE-006 = encaisser au passage
    .summary =
        Que la botte réussisse ou non, l’attaque gratuite blesse son auteur si elle atteint sa CA.

rule-ALT-SPE-007 = résultats purs d’une botte
    .summary =
        20 pur : réussite, sans dégâts sauf mention. 1 pur : échec critique. Une attaque opposée de 20 pur fait
        échouer la botte, même contre un 20 ; de 1 pur, elle a échoué (lecture retenue).

rule-ALT-SPE-008 = l’action du segment
    .summary =
        L’arme qui a fait une botte ne pare plus et ne prend plus d’action gratuite dans le segment. Une autre arme
        le peut.

rule-ALT-SPE-009 = repousser
    .summary =
        Ajustement 0. L’adversaire recule droit devant l’auteur, qui peut le suivre d’une case. Hors de portée,
        l’engagement s’interrompt.

rule-ALT-SPE-010 = longueur du recul
    .summary =
        Une case de 2 m par tranche entamée de 4 points de différence : 1 à 4, une case ; 5 à 8, deux. Contre
        plusieurs actions, la plus haute compte.

rule-ALT-SPE-011 = égalité et 20 inférieur
    .summary =
        À égalité, le repousser réussit sans déplacer (réglage). Un 20 pur de total inférieur vaut une case.

rule-ALT-SPE-012 = repousser au bouclier
    .summary =
        Le bouclier, le pavois ou la rondache repousse avec son facteur de défense. Pour le repousser seulement
        (lecture retenue).

rule-ALT-SPE-013 = repousser, 20 pur
    .summary =
        La cible subit aussi les dégâts normaux de l’arme, sans doublement.

rule-ALT-SPE-014 = renverser
    .summary =
        Ajustement −6. La cible tombe. Le MJ peut exiger un test de Dextérité pour qu’elle garde ses armes.

rule-ALT-SPE-015 = renverser, 20 pur
    .summary =
        La cible subit en outre 1d8 de chute ; sur 6, 7 ou 8, aussi 1d6−1 points de coup (lecture retenue).

rule-ALT-SPE-016 = armes faites pour renverser
    .summary =
        Bec de corbin +3, armes d’hast à crochet +2, désarçonneur +4.

rule-ALT-SPE-017 = engager en lutte
    .summary =
        Ajustement −8. Les deux luttent désormais ; leurs initiatives de mêlée tombent.

rule-ALT-SPE-018 = engager en lutte, 20 pur
    .summary =
        La cible est aussitôt au sol, l’auteur au-dessus d’elle.

rule-ALT-SPE-019 = capture d’arme : la prise
    .summary =
        La seconde main doit être libre. Réussite : une prise, suivie du test de force. 20 pur : l’arme est
        arrachée. De 1 à 5 avec une arme à deux mains autre que l’épée bâtarde, on perd la sienne.

rule-ALT-SPE-020 = capture d’arme : le test de force
    .summary =
        Un d6 par main sur l’arme, plus la Force standard ; le plus haut l’a. À égalité, on recommence au segment
        suivant (action simple), sauf si l’un lâche. Une fois réglé, l’engagement est rompu.

rule-ALT-SPE-021 = désarmer
    .summary =
        Ajustement −8. L’arme échappe des mains avec son initiative. Un bouclier sanglé ne se désarme pas (choix
        maison).

rule-ALT-SPE-022 = percée
    .summary =
        Ajustement −6. L’auteur passe dans le dos de la cible, qui se retourne aussitôt. Il faut la place de passer.

rule-ALT-SPE-023 = percée entre deux
    .summary =
        Chacun des deux adversaires a une action gratuite ; il suffit que l’une l’emporte.

rule-ALT-SPE-024 = percée : le flanc
    .summary =
        Seul ce qui est tenu du côté du passage s’oppose ; une arme à deux mains, des deux côtés. Sans rien de ce
        côté : réflexes (lecture retenue).

rule-ALT-SPE-025 = percée, 20 pur
    .summary =
        Un coup dans le dos au passage : dégâts normaux de l’arme.

rule-ALT-SPE-026 = parer l’attaque gratuite
    .summary =
        L’auteur peut parer de sa seconde arme, ce qui le sauve des dégâts. L’attaque parée s’oppose encore, sauf
        parade critique (réglage).

rule-ALT-SPE-027 = botte en action gratuite
    .summary =
        Faite en action gratuite, une botte expose elle aussi (réglage), sauf si elle répond à une botte.

rule-ALT-SPE-028 = actions coordonnées
    .summary =
        En mêlée, deux alliés ne s’accordent que par chance : on ne retarde pas une action de mêlée. Ceux dont
        l’action vient au même segment choisissent sans voir le choix des autres, et les dés tombent après le dernier.
        Réglage : « choix à l’aveugle dans un même segment ».

rule-ALT-SPE-029 = une seule action gratuite
    .summary =
        Une botte n’en offre qu’une, même à deux armes ; celle qui a servi ne peut la prendre, une arme sur la
        défensive le peut.

rule-ALT-SPE-030 = botte sur botte
    .summary =
        La cible peut répondre par une botte : la plus haute réussit ; à égalité, ni l’une ni l’autre.

rule-ALT-SPE-031 = parer plutôt
    .summary =
        La cible peut parer au lieu de frapper : sa parade s’oppose, gagne à égalité, et une parade critique arrête
        même un 20 pur.

rule-ALT-SPE-032 = opposer plusieurs actions
    .summary =
        À deux armes on oppose attaque gratuite et parade, ou attaque régulière et action gratuite : la botte doit
        l’emporter sur chacune.

rule-ALT-SPE-033 = rien à opposer
    .summary =
        Sans arme disponible, surpris ou la garde baissée : une sauvegarde réflexe, à dépasser par la cible ; 20 pur
        l’emporte toujours.

rule-ALT-SPE-034 = créatures plus grandes
    .summary =
        −8 par catégorie de taille de plus que l’auteur, sauf pour la percée. Le MJ peut n’admettre que la percée,
        ou rien.

rule-ALT-SPE-035 = bottes des monstres
    .summary =
        Au cas par cas, selon le MJ ; elles s’exposent de même.

rule-ALT-SPE-036 = d’une description à une botte
    .summary =
        Le MJ rattache une manœuvre décrite à une botte, en dit le prix et le risque, et demande confirmation.

rule-ALT-SPE-037 = botte et simultanéité
    .summary =
        Qui attaquait l’auteur avec une seule arme prend ce coup comme action gratuite. À deux armes, l’attaque
        régulière et l’action gratuite s’opposent toutes deux.
