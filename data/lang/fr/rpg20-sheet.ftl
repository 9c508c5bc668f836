# RPG 2.0 : la fiche, son formulaire, et ce qu’on y lit.

sheet-rpg20 = 📜 **{ $name }**
    Habilité { $skill } · Corps { $body } · Perception { $perception }
    Points de vie { $points }{ $points_max ->
        [none] { "" }
       *[other] {" "}sur { $points_max_shown }
    }{ $damage_bonus ->
        [none] { "" }
       *[other] {" "}· bonus aux dégâts { $damage_bonus_shown }
    }
    { $gauges_each }
    { $broken ->
        [none] { "" }
       *[other] Os brisés : { $broken_shown }
    }
    { $lost ->
        [none] { "" }
       *[other] Membres perdus : { $lost_shown }
    }
    { $domains ->
        [none] Aucun domaine
       *[other] Domaines : { $domains_shown }
    }
    { $weapons ->
        [none] Mains nues
       *[other] En main : { $weapons_shown }
    } · { $hand ->
        [left] main gauche
       *[right] main droite
    }
    { $carried ->
        [none] { "" }
       *[other] Sur soi : { $carried_shown }
    }
    { $explosives ->
        [none] { "" }
       *[other] Explosifs : { $explosives_shown }
    }
    { $armour ->
        [none] Sans armure
       *[other] Armure : { $armour_shown }{ $penalty ->
            [none] { "" }
           *[other] {" "}(mouvements { $penalty_shown })
        }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}· { $shield_shown } (reste { $shield_left_shown })
    }

group-rpg20-person = Identité
group-rpg20-attributes = Attributs et domaines
group-rpg20-health = Points de vie
group-rpg20-scars = Séquelles
group-rpg20-weapons = Armes
group-rpg20-fighting = Combat
group-rpg20-armour = Armure et bouclier

blank-rpg20-name = Nom
    .hint = De 1 à 40 caractères.
blank-rpg20-anatomy = Anatomie
    .hint = La table de localisation et les jauges qui en dépendent.
blank-rpg20-hand = Main dominante
    .hint = Celle qui tient l’arme.
blank-rpg20-wings = Ailes
    .hint = Oui si le corps en a.
blank-rpg20-tail = Queue
    .hint = Oui si le corps en a une.
blank-rpg20-skill = Habilité
    .hint = De 1 à 30 ; d’ordinaire jusqu’à 10.
blank-rpg20-body = Corps
    .hint = De 1 à 30 ; d’ordinaire jusqu’à 10.
blank-rpg20-perception = Perception
    .hint = De 1 à 30 ; d’ordinaire jusqu’à 10.
blank-rpg20-damage_bonus = Bonus aux dégâts
    .hint = Des dés, comme 1d4 ou 1d6+1 ; vide : aucun.
blank-rpg20-domains = Domaines
    .hint = Un nombre chacun : « armes blanches 6, mouvements 4 ».
blank-rpg20-points = Points de vie
    .hint = Le total, sans blessure.
blank-rpg20-left = Points restants
    .hint = Ce qu’il en reste ; vide : tous.
blank-rpg20-gauges = Jauges
    .hint = Une par partie du corps : « tête 6, torse 9 », toutes.
blank-rpg20-gauges_left = Jauges entamées
    .hint = Ce qu’il en reste, là où il en manque : « torse 3 ».
blank-rpg20-broken = Os brisés
    .hint = Les jauges, séparées par des virgules.
blank-rpg20-lost = Membres perdus
    .hint = Les jauges, séparées par des virgules.
blank-rpg20-main = Arme
    .hint = Une arme du catalogue ; vide : les mains nues.
blank-rpg20-second = Seconde arme
    .hint = Dans l’autre main ; vide : aucune.
blank-rpg20-carried = Armes sur soi
    .hint = Rangées, séparées par des virgules.
blank-rpg20-rounds = Munitions
    .hint = Ce qu’il reste, si ce n’est pas plein : « pistolet 4 ».
blank-rpg20-unready = Armes à préparer
    .hint = Celles qu’il faut d’abord charger ou mettre en place.
blank-rpg20-art = Mains nues
    .hint = Attribut et domaine : « corps + mains nues » ; vide : Habilité.
blank-rpg20-catches = Pare les lancers à mains nues
    .hint = Oui pour qui sait attraper ce qu’on lui lance.
blank-rpg20-explosives = Explosifs
    .hint = Combien de chaque : « grenade 2 ».
blank-rpg20-armours = Armure
    .hint = Les pièces portées, celle de dessus en dernier.
blank-rpg20-made = Pièces sur mesure
    .hint = La matière et ses lignes : « cuir rigide 9-13 ; kevlar 9-12 ».
blank-rpg20-shield = Bouclier
    .hint = Vide : aucun.
blank-rpg20-shield_left = Points du bouclier
    .hint = Ce qu’il en reste ; vide : tous.
blank-rpg20-new-name = Nom
    .hint = De 1 à 40 caractères.
blank-rpg20-new-class = Métier
    .hint = Il propose tout le reste.
blank-rpg20-new-weapon = Arme
    .hint = Vide : celle du métier.
blank-rpg20-new-left = Autre main
    .hint = Un bouclier ou une seconde arme ; vide : selon le métier.
blank-rpg20-class = Métier
    .hint = Il propose tout le reste.

word-rpg20-wings-yes = oui
word-rpg20-wings-no = non
word-rpg20-tail-yes = oui
word-rpg20-tail-no = non
word-rpg20-catches-yes = oui
word-rpg20-catches-no = non
