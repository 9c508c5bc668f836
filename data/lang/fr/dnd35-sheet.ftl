# D&D 3.5 : la fiche, son formulaire, et ce qu’on y lit.

sheet-dnd35 = 📜 **{ $name }** · taille { $size_word }
    Points de vie { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { "" } sur { $hit_points_max_shown }
    } · CA { $ac } · vitesse { $speed_m } m
    Force { $strength } · Dextérité { $dexterity } · bonus de base à l’attaque { $base_attack } · Vigueur { $fortitude }
    { $weapons ->
        [none] Mains nues
       *[other] Armes : { $weapons_shown }
    }

group-dnd35-person = Identité
group-dnd35-health = Points de vie
group-dnd35-abilities = Caractéristiques
group-dnd35-weapons = Armes
group-dnd35-defence = Classe d’armure

blank-dnd35-name = Nom
    .hint = De 1 à 40 caractères.
blank-dnd35-size = Taille
    .hint = Elle compte à l’attaque, à la CA et pour l’allonge.
blank-dnd35-speed_m = Vitesse, en mètres
    .hint = De 0 à 36.
blank-dnd35-temperament = Tempérament
    .hint = Comment il se bat quand personne ne le joue ; vide : au MJ.
blank-dnd35-main = Arme
    .hint = Vide : les mains nues.
blank-dnd35-second = Seconde arme
    .hint = À portée de main, un arc surtout ; vide : aucune.
blank-dnd35-new-weapon = Arme
    .hint = Vide : une épée longue.
blank-dnd35-hit_points = Points de vie
    .hint = Ce qu’il en reste, de 0 à 999.
blank-dnd35-hit_points_max = Points de vie au maximum
    .hint = Sans blessure ; vide : les mêmes.
blank-dnd35-nonlethal = Dégâts non létaux
    .hint = De 0 à 999 ; vide : 0.
blank-dnd35-fortitude = Vigueur
    .hint = Le bonus de sauvegarde ; vide : 2.
blank-dnd35-strength = Force
    .hint = La valeur, de 1 à 30.
blank-dnd35-dexterity = Dextérité
    .hint = La valeur, de 1 à 30.
blank-dnd35-max_dexterity = Dextérité au maximum
    .hint = Le bonus que l’armure laisse ; vide : entier.
blank-dnd35-base_attack = Bonus de base à l’attaque
    .hint = De 0 à 30.
blank-dnd35-quickness = Bonus d’initiative
    .hint = En plus de la Dextérité ; vide : 0.
blank-dnd35-armour = Bonus d’armure
    .hint = De 0 à 30 ; vide : 0.
blank-dnd35-shield = Bonus de bouclier
    .hint = De 0 à 30 ; vide : 0.
blank-dnd35-natural = Armure naturelle
    .hint = De 0 à 30 ; vide : 0.
blank-dnd35-deflection = Bonus de parade
    .hint = De 0 à 30 ; vide : 0.
blank-dnd35-dodge = Bonus d’esquive
    .hint = De 0 à 30 ; vide : 0.

word-dnd35-size-small = petite (P)
word-dnd35-size-medium = moyenne (M)
word-dnd35-size-large = grande (G)
word-dnd35-size-huge = très grande (TG)
