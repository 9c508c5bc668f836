# Percentile rules: the sheet, and what whoever raises a battalion is told.

sheet-percentile = 📜 **{ $name }**{ $pc ->
        [no] { " " }(NPC)
       *[other] { "" }
    }
    Hit points { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { " " }of { $hit_points_max_shown }
    }{ $psy ->
        [0] { $psy_max ->
            [none] { "" }
           *[other] { " " }· Psy { $psy } of { $psy_max_shown }
        }
       *[other] { " " }· Psy { $psy }{ $psy_max ->
            [none] { "" }
           *[other] { " " }of { $psy_max_shown }
        }
    }
    Physique { $physique ->
        [none] –
       *[other] { $physique_shown }
    } · Strength { $strength ->
        [none] –
       *[other] { $strength_shown }
    } · Agility { $agility ->
        [none] –
       *[other] { $agility_shown }
    } · Luck { $luck ->
        [none] –
       *[other] { $luck_shown }
    }
    { $skills ->
        [none] No skill
       *[other] { $skills_shown }
    }
    { $weapons ->
        [none] Bare hands
       *[other] Weapons: { $weapons_shown }
    }{ $damage_bonus ->
        [none] { "" }
       *[other] { " " }· damage { $damage_bonus_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Carried: { $carried_shown }
    }
    { $protections ->
        [none] No protection
       *[other] Protection: { $protections_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Spells (psy): { $spells_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Mount: { $mount_shown }
    }

refused-percentile-no-battle = A battalion fights in a battle only: leave `size` out, or open the battle variant.
refused-percentile-battalion-side = A battalion is always the heroes’ enemy: add it to the foes.
refused-percentile-battalion-size = A battalion has from { $least } to { $most } people, not { $size }: add fewer one by one.
