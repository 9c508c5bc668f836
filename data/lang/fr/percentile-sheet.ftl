# Règles au pourcentage : la fiche, et ce qu’on répond à qui lève un bataillon.

sheet-percentile = 📜 **{ $name }**{ $pc ->
        [no] { " " }(PNJ)
       *[other] { "" }
    }
    Points de vie { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { " " }sur { $hit_points_max_shown }
    }{ $psy ->
        [0] { $psy_max ->
            [none] { "" }
           *[other] { " " }· Psy { $psy } sur { $psy_max_shown }
        }
       *[other] { " " }· Psy { $psy }{ $psy_max ->
            [none] { "" }
           *[other] { " " }sur { $psy_max_shown }
        }
    }
    Physique { $physique ->
        [none] –
       *[other] { $physique_shown }
    } · Force { $strength ->
        [none] –
       *[other] { $strength_shown }
    } · Agilité { $agility ->
        [none] –
       *[other] { $agility_shown }
    } · Chance { $luck ->
        [none] –
       *[other] { $luck_shown }
    }
    { $skills ->
        [none] Aucune compétence
       *[other] { $skills_shown }
    }
    { $weapons ->
        [none] Mains nues
       *[other] Armes : { $weapons_shown }
    }{ $damage_bonus ->
        [none] { "" }
       *[other] { " " }· dommages { $damage_bonus_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Armes portées : { $carried_shown }
    }
    { $protections ->
        [none] Sans protection
       *[other] Protections : { $protections_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Sorts (psy) : { $spells_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Monture : { $mount_shown }
    }

refused-percentile-no-battle = Un bataillon ne combat que dans une bataille : laissez `size` de côté, ou ouvrez la variante bataille.
refused-percentile-battalion-side = Un bataillon est toujours l’ennemi des héros : ajoutez-le aux adversaires.
refused-percentile-battalion-size = Un bataillon compte de { $least } à { $most } personnes, pas { $size } : en dessous, ajoutez-les une par une.
