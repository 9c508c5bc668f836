# D&D 3.5: the sheet, its form, and what is read there.

sheet-dnd35 = 📜 **{ $name }**{ $pc ->
        [no] { " " }(NPC)
       *[other] { "" }
    }
    { $class ->
        [none] No class
       *[other] { $class_shown }
    }, level { $level }{ $size ->
        [none] { "" }
       *[other] { "" } · size { $size_word }
    }
    Hit points { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { "" } of { $hit_points_max_shown }
    }{ $nonlethal ->
        [none] { "" }
       *[other] { "" } · nonlethal damage { $nonlethal_shown }
    }
    AC { $ac } (touch { $touch }, flat-footed { $flat_footed }){ $armour ->
        [none] { "" }
       *[other] { "" } · { $armour_shown }
    } · speed { $walk_m_shown } m{ $fly_m ->
        [none] { "" }
       *[other] { "" } · flying { $fly_m_shown } m
    }{ $swim_m ->
        [none] { "" }
       *[other] { "" } · swimming { $swim_m_shown } m
    }{ $climb_m ->
        [none] { "" }
       *[other] { "" } · climbing { $climb_m_shown } m
    }
    Strength { $strength } (bonus { $strength_bonus_shown }) · Dexterity { $dexterity } (bonus { $dexterity_bonus_shown }) · Constitution { $constitution } (bonus { $constitution_bonus_shown })
    Intelligence { $intelligence } (bonus { $intelligence_bonus_shown }) · Wisdom { $wisdom } (bonus { $wisdom_bonus_shown }) · Charisma { $charisma } (bonus { $charisma_bonus_shown })
    Fortitude { $fortitude_shown } · Reflex { $reflex_shown } · Will { $will_shown } · initiative { $initiative_shown }
    Base attack bonus { $base_attack_shown } · grapple { $grapple_shown }{ $darkvision_m ->
        [none] { "" }
       *[other] { "" } · darkvision { $darkvision_m_shown } m
    }
    { $skills ->
        [none] { "" }
       *[other] Skills: { $skills_shown }
    }
    { $feats ->
        [none] { "" }
       *[other] Feats: { $feats_shown }
    }
    { $weapons ->
        [none] Bare hands
       *[other] Weapons: { $weapons_shown }
    }{ $sneak ->
        [none] { "" }
       *[other] { "" } · sneak attack { $sneak_shown }
    }
    { $turning ->
        [none] { "" }
       *[other] Turning undead: { $turns_shown } more today, as a cleric of level { $turning_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Carried: { $carried_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Spells: { $spells_shown }
    }
    { $slots ->
        [none] { "" }
       *[other] Slots: { $slots_each }
    }
    { $features ->
        [none] { "" }
       *[other] Features: { $features_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Mount: { $mount_shown }
    }

group-dnd35-person = Person
group-dnd35-health = Hit points
group-dnd35-body = Body
group-dnd35-mind = Mind
group-dnd35-saves = Saves and skills
group-dnd35-training = Feats and training
group-dnd35-weapons = Weapons
group-dnd35-armour = Armour
group-dnd35-defence = Armour class, the rest
group-dnd35-fighting = Abilities
group-dnd35-magic = Spells and mount
group-dnd35-speeds = Speeds
group-dnd35-senses = Senses

blank-dnd35-name = Name
    .hint = 1 to 40 characters.
blank-dnd35-class = Class
    .hint = It proposes the rest; empty: none.
blank-dnd35-level = Level
    .hint = From 1 to 20.
blank-dnd35-size = Size
    .hint = It counts for attacks, AC and reach.
blank-dnd35-pc = Player’s character
    .hint = Yes, except for an ally of the GM’s.
blank-dnd35-hit_points = Hit points
    .hint = What is left of them, −9 to 999.
blank-dnd35-hit_points_max = Hit point maximum
    .hint = Unhurt; empty: the same.
blank-dnd35-nonlethal = Nonlethal damage
    .hint = From 0 to 999; empty: 0.
blank-dnd35-temperament = Temperament
    .hint = How it fights when nobody plays it; empty: up to the GM.
blank-dnd35-strength = Strength
    .hint = From 1 to 40.
blank-dnd35-dexterity = Dexterity
    .hint = From 1 to 40.
blank-dnd35-constitution = Constitution
    .hint = From 1 to 40.
blank-dnd35-intelligence = Intelligence
    .hint = From 1 to 40.
blank-dnd35-wisdom = Wisdom
    .hint = From 1 to 40.
blank-dnd35-charisma = Charisma
    .hint = From 1 to 40.
blank-dnd35-base_attack = Base attack bonus
    .hint = From 0 to 40; empty: by class and level.
blank-dnd35-initiative = Initiative
    .hint = The whole bonus; empty: by Dexterity and feats.
blank-dnd35-casting = Casting ability
    .hint = That of spells; empty: no spells.
blank-dnd35-caster_level = Caster level
    .hint = From 1 to 20; empty: the level.
blank-dnd35-fortitude = Fortitude
    .hint = The whole bonus; empty: by class, level and ability.
blank-dnd35-reflex = Reflex
    .hint = The whole bonus; empty: by class, level and ability.
blank-dnd35-will = Will
    .hint = The whole bonus; empty: by class, level and ability.
blank-dnd35-skills = Skills
    .hint = Whole bonuses: “Concentration 9, Ride 6”.
blank-dnd35-feats = Feats
    .hint = Those that fights know, separated by commas.
blank-dnd35-focus = Weapon focus
    .hint = The weapons of that feat: attacks gain 1.
blank-dnd35-specialised = Weapon specialization
    .hint = The weapons of that feat: damage gains 2.
blank-dnd35-improved = Improved critical
    .hint = The weapons of that feat: the threat range doubles.
blank-dnd35-proficient = Weapon proficiency
    .hint = Simple, martial, exotic weapons, or their names.
blank-dnd35-main = Weapon
    .hint = A weapon of the catalogue; empty: bare hands.
blank-dnd35-second = Second weapon
    .hint = A weapon of one hand; empty: none.
blank-dnd35-carried = Weapons carried
    .hint = At hand, not in hand; separated by commas.
blank-dnd35-plus = Magic of weapons
    .hint = The weapon, then the bonus: “longsword 1”.
blank-dnd35-unarmed = Dice of bare hands
    .hint = A monk’s: “1d6”; empty: as anybody’s.
blank-dnd35-armour = Armour
    .hint = Empty: none.
blank-dnd35-armour_plus = Magic of the armour
    .hint = From 0 to 5; empty: 0.
blank-dnd35-shield = Shield
    .hint = In the other hand; empty: none.
blank-dnd35-shield_plus = Magic of the shield
    .hint = From 0 to 5; empty: 0.
blank-dnd35-natural = Natural armour
    .hint = From 0 to 20; empty: 0.
blank-dnd35-deflection = Deflection bonus
    .hint = From 0 to 10; empty: 0.
blank-dnd35-dodge = Dodge bonus
    .hint = From 0 to 10; empty: 0.
blank-dnd35-other = Other bonus to AC
    .hint = From −10 to 20, a monk’s Wisdom for example.
blank-dnd35-sneak = Sneak attack dice
    .hint = Of six sides, 0 to 10; empty: 0.
blank-dnd35-turning = Turning undead
    .hint = As a cleric of this level; empty: never.
blank-dnd35-channels = Energy
    .hint = Positive or negative.
blank-dnd35-turns = Turning attempts left
    .hint = From 0 to 30; empty: 0.
blank-dnd35-turns_max = Turning attempts a day
    .hint = Rested; empty: the same.
blank-dnd35-spells = Spells
    .hint = Those of the catalogue, separated by commas.
blank-dnd35-slots = Spell slots
    .hint = Those left, from level 0: “4/3/2”.
blank-dnd35-slots_max = Spell slots at most
    .hint = Rested; empty: the same.
blank-dnd35-mount = Mount
    .hint = A creature of the catalogue; empty: on foot.
blank-dnd35-features = Other features
    .hint = A few words each; they are left to the GM.
blank-dnd35-walk_m = Walking speed
    .hint = Without armour, in metres, by 0.75; empty: 9.
blank-dnd35-fly_m = Flying speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd35-swim_m = Swimming speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd35-climb_m = Climbing speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd35-darkvision_m = Darkvision
    .hint = In metres, by 0.75; empty: none.
blank-dnd35-low_light = Low-light vision
    .hint = It changes no roll; it stands on the sheet.
blank-dnd35-new-weapon = Weapon
    .hint = Empty: that of the class.
blank-dnd35-new-left = Left hand
    .hint = A shield or a second weapon; empty: by the class.

word-dnd35-size-fine = fine
word-dnd35-size-diminutive = diminutive
word-dnd35-size-tiny = tiny
word-dnd35-size-small = small
word-dnd35-size-medium = medium
word-dnd35-size-large = large
word-dnd35-size-huge = huge
word-dnd35-size-gargantuan = gargantuan
word-dnd35-size-colossal = colossal
word-dnd35-pc-yes = yes
word-dnd35-pc-no = no
word-dnd35-low_light-yes = yes
word-dnd35-low_light-no = no
word-dnd35-channels-positive = positive
word-dnd35-channels-negative = negative
each-dnd35-slots = level { $level }: { $left }{ $most ->
        [none] { "" }
       *[other] {" "}of { $most_shown }
    }
