# Cinquième édition : la fiche, son formulaire, et ce qu’on y lit.

sheet-dnd5 = 📜 **{ $name }**{ $pc ->
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
    }{ $temporary ->
        [none] { "" }
       *[other] { "" } · temporaires { $temporary_shown }
    }
    CA { $ac }{ $armour ->
        [none] { "" }
       *[other] { "" } · { $armour_shown }
    } · vitesse { $walk_m_shown } m{ $fly_m ->
        [none] { "" }
       *[other] { "" } · vol { $fly_m_shown } m
    }{ $swim_m ->
        [none] { "" }
       *[other] { "" } · nage { $swim_m_shown } m
    }{ $climb_m ->
        [none] { "" }
       *[other] { "" } · escalade { $climb_m_shown } m
    }
    Force { $strength } (bonus { $strength_bonus_shown }) · Dextérité { $dexterity } (bonus { $dexterity_bonus_shown }) · Constitution { $constitution } (bonus { $constitution_bonus_shown })
    Intelligence { $intelligence } (bonus { $intelligence_bonus_shown }) · Sagesse { $wisdom } (bonus { $wisdom_bonus_shown }) · Charisme { $charisma } (bonus { $charisma_bonus_shown })
    Maîtrise { $proficiency_shown }{ $saves ->
        [none] { "" }
       *[other] { "" } · sauvegardes : { $saves_shown }
    }
    Perception passive { $passive }{ $skills ->
        [none] { "" }
       *[other] { "" } · { $skills_shown }
    }{ $darkvision_m ->
        [none] { "" }
       *[other] { "" } · vision dans le noir { $darkvision_m_shown } m
    }{ $blindsight_m ->
        [none] { "" }
       *[other] { "" } · vision aveugle { $blindsight_m_shown } m
    }
    { $weapons ->
        [none] Mains nues
       *[other] Armes : { $weapons_shown }
    }{ $attacks ->
        [none] { "" }
       *[other] { "" } · attaques par action : { $attacks_shown }
    }{ $sneak ->
        [none] { "" }
       *[other] { "" } · attaque sournoise { $sneak_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Armes portées : { $carried_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Sorts : { $spells_shown }{ $spell_dc ->
            [none] { "" }
           *[other] { "" } · DD { $spell_dc_shown }, attaque { $spell_attack_shown }
        }
    }
    { $slots ->
        [none] { "" }
       *[other] Emplacements : { $slots_each }
    }
    { $resistances ->
        [none] { "" }
       *[other] Résistances : { $resistances_shown }
    }
    { $features ->
        [none] { "" }
       *[other] Aptitudes : { $features_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Monture : { $mount_shown }
    }

group-dnd5-person = Identité
group-dnd5-health = Points de vie
group-dnd5-body = Corps
group-dnd5-mind = Esprit
group-dnd5-training = Maîtrises
group-dnd5-weapons = Équipement
group-dnd5-fighting = Combat
group-dnd5-magic = Sorts
group-dnd5-speeds = Vitesses
group-dnd5-senses = Sens

blank-dnd5-name = Nom
    .hint = De 1 à 40 caractères.
blank-dnd5-class = Classe
    .hint = Elle propose le reste ; vide : aucune.
blank-dnd5-level = Niveau
    .hint = De 1 à 20.
blank-dnd5-size = Taille
    .hint = TP, P, M, G, TG ou Gig.
blank-dnd5-pc = Personnage joueur
    .hint = Oui, sauf pour un allié du MJ.
blank-dnd5-strength = Force
    .hint = De 1 à 30.
blank-dnd5-dexterity = Dextérité
    .hint = De 1 à 30.
blank-dnd5-constitution = Constitution
    .hint = De 1 à 30.
blank-dnd5-intelligence = Intelligence
    .hint = De 1 à 30.
blank-dnd5-wisdom = Sagesse
    .hint = De 1 à 30.
blank-dnd5-charisma = Charisme
    .hint = De 1 à 30.
blank-dnd5-proficiency = Bonus de maîtrise
    .hint = De 0 à 9 ; vide : selon le niveau.
blank-dnd5-unarmoured = Défense sans armure
    .hint = La caractéristique ajoutée à la Dextérité ; vide : aucune.
blank-dnd5-casting = Caractéristique d’incantation
    .hint = Celle des sorts ; vide : aucun sort.
blank-dnd5-temperament = Tempérament
    .hint = Comment il se bat quand personne ne le joue ; vide : au MJ.
blank-dnd5-saves = Sauvegardes maîtrisées
    .hint = Des caractéristiques, séparées par des virgules.
blank-dnd5-skills = Compétences maîtrisées
    .hint = « Athlétisme, Discrétion ».
blank-dnd5-expertise = Compétences en expertise
    .hint = Le bonus de maîtrise y compte deux fois.
blank-dnd5-proficient = Armes maîtrisées
    .hint = Armes courantes, armes de guerre, ou leurs noms.
blank-dnd5-features = Autres aptitudes
    .hint = En quelques mots chacune ; elles restent au MJ.
blank-dnd5-hit_points = Points de vie
    .hint = Ce qu’il en reste, de 0 à 999.
blank-dnd5-hit_points_max = Points de vie au maximum
    .hint = Sans blessure ; vide : les mêmes.
blank-dnd5-temporary = Points de vie temporaires
    .hint = De 0 à 999 ; vide : 0.
blank-dnd5-ac = Classe d’armure
    .hint = De 1 à 40 ; vide : selon l’armure et la Dextérité.
blank-dnd5-resistances = Résistances
    .hint = Des types de dégâts : « feu, poison ».
blank-dnd5-main = Arme
    .hint = Une arme du catalogue ; vide : les mains nues.
blank-dnd5-second = Seconde arme
    .hint = Une arme à une main ; vide : aucune.
blank-dnd5-carried = Armes portées
    .hint = Sur soi, pas en main ; séparées par des virgules.
blank-dnd5-armour = Armure
    .hint = Vide : aucune.
blank-dnd5-shield = Bouclier
    .hint = Dans l’autre main ; vide : aucun.
blank-dnd5-attacks = Attaques par action Attaquer
    .hint = De 1 à 4 ; vide : 1.
blank-dnd5-sneak = Dés d’attaque sournoise
    .hint = Des d6, de 0 à 10 ; vide : 0.
blank-dnd5-bonus_actions = Actions bonus
    .hint = Parmi Foncer, Se désengager, Se cacher.
blank-dnd5-mount = Monture
    .hint = Une créature du catalogue ; vide : à pied.
blank-dnd5-spells = Sorts
    .hint = Ceux du catalogue, séparés par des virgules.
blank-dnd5-slots = Emplacements de sorts
    .hint = Ceux qui restent, par niveau : « 4/3/2 ».
blank-dnd5-slots_max = Emplacements au maximum
    .hint = Après un repos ; vide : les mêmes.
blank-dnd5-walk_m = Vitesse au sol
    .hint = En mètres, par 0,75 ; vide : 9.
blank-dnd5-fly_m = Vitesse de vol
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd5-swim_m = Vitesse de nage
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd5-climb_m = Vitesse d’escalade
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd5-darkvision_m = Vision dans le noir
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd5-blindsight_m = Vision aveugle
    .hint = En mètres, par 0,75 ; vide : aucune.
blank-dnd5-new-weapon = Arme
    .hint = Vide : celle de la classe.
blank-dnd5-new-left = Main gauche
    .hint = Un bouclier ou une seconde arme ; vide : selon la classe.

word-dnd5-size-tiny = très petite (TP)
word-dnd5-size-small = petite (P)
word-dnd5-size-medium = moyenne (M)
word-dnd5-size-large = grande (G)
word-dnd5-size-huge = très grande (TG)
word-dnd5-size-gargantuan = gigantesque (Gig)
word-dnd5-pc-yes = oui
word-dnd5-pc-no = non
each-dnd5-slots = niveau { $level } : { $left }{ $most ->
        [none] { "" }
       *[other] {" "}sur { $most_shown }
    }
