# D&D 3.5 : la fiche, son formulaire, et ce qu’on y lit.

sheet-dnd35 = 📜 **{ $name }**{ $pc ->
        [no] { " " }(PNJ)
       *[other] { "" }
    }
    { $class ->
        [none] Sans classe
       *[other] { $class_shown }
    } de niveau { $level }{ $size ->
        [none] { "" }
       *[other] { "" } · taille { $size_word }
    }
    Points de vie { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { "" } sur { $hit_points_max_shown }
    }{ $nonlethal ->
        [none] { "" }
       *[other] { "" } · dégâts non létaux { $nonlethal_shown }
    }
    CA { $ac } (contact { $touch }, au dépourvu { $flat_footed }){ $armour ->
        [none] { "" }
       *[other] { "" } · { $armour_shown }
    } · vitesse { $walk_m_shown } m{ $fly_m ->
        [none] { "" }
       *[other] { "" } · vol { $fly_m_shown } m
    }{ $swim_m ->
        [none] { "" }
       *[other] { "" } · nage { $swim_m_shown } m
    }{ $climb_m ->
        [none] { "" }
       *[other] { "" } · escalade { $climb_m_shown } m
    }
    Force { $strength } (bonus { $strength_bonus_shown }) · Dextérité { $dexterity } (bonus { $dexterity_bonus_shown }) · Constitution { $constitution } (bonus { $constitution_bonus_shown })
    Intelligence { $intelligence } (bonus { $intelligence_bonus_shown }) · Sagesse { $wisdom } (bonus { $wisdom_bonus_shown }) · Charisme { $charisma } (bonus { $charisma_bonus_shown })
    Vigueur { $fortitude_shown } · Réflexes { $reflex_shown } · Volonté { $will_shown } · initiative { $initiative_shown }
    Bonus de base à l’attaque { $base_attack_shown } · lutte { $grapple_shown }{ $darkvision_m ->
        [none] { "" }
       *[other] { "" } · vision dans le noir { $darkvision_m_shown } m
    }
    { $skills ->
        [none] { "" }
       *[other] Compétences : { $skills_shown }
    }
    { $feats ->
        [none] { "" }
       *[other] Dons : { $feats_shown }
    }
    { $weapons ->
        [none] Mains nues
       *[other] Armes : { $weapons_shown }
    }{ $sneak ->
        [none] { "" }
       *[other] { "" } · attaque sournoise { $sneak_shown }
    }
    { $turning ->
        [none] { "" }
       *[other] Renvoi des morts-vivants : { $turns_shown } par jour encore, comme clerc de niveau { $turning_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Armes portées : { $carried_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Sorts : { $spells_shown }
    }
    { $slots ->
        [none] { "" }
       *[other] Emplacements : { $slots_each }
    }
    { $features ->
        [none] { "" }
       *[other] Aptitudes : { $features_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Monture : { $mount_shown }
    }

group-dnd35-person = Identité
group-dnd35-health = Points de vie
group-dnd35-body = Corps
group-dnd35-mind = Esprit
group-dnd35-saves = Sauvegardes et compétences
group-dnd35-training = Dons et maniement
group-dnd35-weapons = Armes
group-dnd35-armour = Armure
group-dnd35-defence = Classe d’armure, le reste
group-dnd35-fighting = Capacités
group-dnd35-magic = Sorts et monture
group-dnd35-speeds = Vitesses
group-dnd35-senses = Sens

blank-dnd35-name = Nom
    .hint = De 1 à 40 caractères.
blank-dnd35-class = Classe
    .hint = Elle propose le reste ; vide : aucune.
blank-dnd35-level = Niveau
    .hint = De 1 à 20.
blank-dnd35-size = Taille
    .hint = Elle compte à l’attaque, à la CA et pour l’allonge.
blank-dnd35-pc = Personnage joueur
    .hint = Oui, sauf pour un allié du MJ.
blank-dnd35-hit_points = Points de vie
    .hint = Ce qu’il en reste, de −9 à 999.
blank-dnd35-hit_points_max = Points de vie au maximum
    .hint = Sans blessure ; vide : les mêmes.
blank-dnd35-nonlethal = Dégâts non létaux
    .hint = De 0 à 999 ; vide : 0.
blank-dnd35-temperament = Tempérament
    .hint = Comment il se bat quand personne ne le joue ; vide : au MJ.
blank-dnd35-strength = Force
    .hint = De 1 à 40.
blank-dnd35-dexterity = Dextérité
    .hint = De 1 à 40.
blank-dnd35-constitution = Constitution
    .hint = De 1 à 40.
blank-dnd35-intelligence = Intelligence
    .hint = De 1 à 40.
blank-dnd35-wisdom = Sagesse
    .hint = De 1 à 40.
blank-dnd35-charisma = Charisme
    .hint = De 1 à 40.
blank-dnd35-base_attack = Bonus de base à l’attaque
    .hint = De 0 à 40 ; vide : selon la classe et le niveau.
blank-dnd35-initiative = Initiative
    .hint = Le bonus entier ; vide : selon la Dextérité et les dons.
blank-dnd35-casting = Caractéristique d’incantation
    .hint = Celle des sorts ; vide : aucun sort.
blank-dnd35-caster_level = Niveau de lanceur de sorts
    .hint = De 1 à 20 ; vide : le niveau.
blank-dnd35-fortitude = Vigueur
    .hint = Le bonus entier ; vide : selon la classe, le niveau et la caractéristique.
blank-dnd35-reflex = Réflexes
    .hint = Le bonus entier ; vide : selon la classe, le niveau et la caractéristique.
blank-dnd35-will = Volonté
    .hint = Le bonus entier ; vide : selon la classe, le niveau et la caractéristique.
blank-dnd35-skills = Compétences
    .hint = Bonus entiers : « Concentration 9, Équitation 6 ».
blank-dnd35-feats = Dons
    .hint = Ceux qui servent au combat, séparés par des virgules.
blank-dnd35-focus = Arme de prédilection
    .hint = Les armes de ce don : 1 de plus à l’attaque.
blank-dnd35-specialised = Spécialisation martiale
    .hint = Les armes de ce don : 2 de plus aux dégâts.
blank-dnd35-improved = Science du critique
    .hint = Les armes de ce don : zone de critique doublée.
blank-dnd35-proficient = Maniement des armes
    .hint = Armes courantes, de guerre, exotiques, ou leurs noms.
blank-dnd35-main = Arme
    .hint = Une arme du catalogue ; vide : les mains nues.
blank-dnd35-second = Seconde arme
    .hint = Une arme à une main ; vide : aucune.
blank-dnd35-carried = Armes portées
    .hint = Sur soi, pas en main ; séparées par des virgules.
blank-dnd35-plus = Magie des armes
    .hint = L’arme, puis le bonus : « épée longue 1 ».
blank-dnd35-unarmed = Dés à mains nues
    .hint = D’un moine : « 1d6 » ; vide : comme chacun.
blank-dnd35-armour = Armure
    .hint = Vide : aucune.
blank-dnd35-armour_plus = Magie de l’armure
    .hint = De 0 à 5 ; vide : 0.
blank-dnd35-shield = Bouclier
    .hint = Dans l’autre main ; vide : aucun.
blank-dnd35-shield_plus = Magie du bouclier
    .hint = De 0 à 5 ; vide : 0.
blank-dnd35-natural = Armure naturelle
    .hint = De 0 à 20 ; vide : 0.
blank-dnd35-deflection = Bonus de parade
    .hint = De 0 à 10 ; vide : 0.
blank-dnd35-dodge = Bonus d’esquive
    .hint = De 0 à 10 ; vide : 0.
blank-dnd35-other = Autre bonus à la CA
    .hint = De −10 à 20, la Sagesse d’un moine par exemple.
blank-dnd35-sneak = Dés d’attaque sournoise
    .hint = Des d6, de 0 à 10 ; vide : 0.
blank-dnd35-turning = Renvoi des morts-vivants
    .hint = Comme un clerc de ce niveau ; vide : jamais.
blank-dnd35-channels = Énergie
    .hint = Positive ou négative.
blank-dnd35-turns = Renvois restants
    .hint = De 0 à 30 ; vide : 0.
blank-dnd35-turns_max = Renvois par jour
    .hint = Après un repos ; vide : les mêmes.
blank-dnd35-spells = Sorts
    .hint = Ceux du catalogue, séparés par des virgules.
blank-dnd35-slots = Emplacements de sorts
    .hint = Ceux qui restent, dès le niveau 0 : « 4/3/2 ».
blank-dnd35-slots_max = Emplacements au maximum
    .hint = Après un repos ; vide : les mêmes.
blank-dnd35-mount = Monture
    .hint = Une créature du catalogue ; vide : à pied.
blank-dnd35-features = Autres aptitudes
    .hint = En quelques mots chacune ; elles restent au MJ.
blank-dnd35-walk_m = Vitesse au sol
    .hint = Sans armure, en mètres, par 0,75 ; vide : 9.
blank-dnd35-fly_m = Vitesse de vol
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd35-swim_m = Vitesse de nage
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd35-climb_m = Vitesse d’escalade
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd35-darkvision_m = Vision dans le noir
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd35-low_light = Vision nocturne
    .hint = Elle ne change rien aux jets ; elle se lit sur la fiche.
blank-dnd35-new-weapon = Arme
    .hint = Vide : celle de la classe.
blank-dnd35-new-left = Main gauche
    .hint = Un bouclier ou une seconde arme ; vide : selon la classe.

word-dnd35-size-fine = infime (I)
word-dnd35-size-diminutive = minuscule (Min)
word-dnd35-size-tiny = très petite (TP)
word-dnd35-size-small = petite (P)
word-dnd35-size-medium = moyenne (M)
word-dnd35-size-large = grande (G)
word-dnd35-size-huge = très grande (TG)
word-dnd35-size-gargantuan = gigantesque (Gig)
word-dnd35-size-colossal = colossale (C)
word-dnd35-pc-yes = oui
word-dnd35-pc-no = non
word-dnd35-low_light-yes = oui
word-dnd35-low_light-no = non
word-dnd35-channels-positive = positive
word-dnd35-channels-negative = négative
each-dnd35-slots = niveau { $level } : { $left }{ $most ->
        [none] { "" }
       *[other] {" "}sur { $most_shown }
    }
