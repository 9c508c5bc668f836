# Fifth edition: the sheet, its form, and what is read there.

sheet-dnd5 = 📜 **{ $name }**{ $pc ->
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
    }{ $temporary ->
        [none] { "" }
       *[other] { "" } · temporary { $temporary_shown }
    }
    AC { $ac }{ $armour ->
        [none] { "" }
       *[other] { "" } · { $armour_shown }
    } · speed { $walk_m_shown } m{ $fly_m ->
        [none] { "" }
       *[other] { "" } · flying { $fly_m_shown } m
    }{ $swim_m ->
        [none] { "" }
       *[other] { "" } · swimming { $swim_m_shown } m
    }{ $climb_m ->
        [none] { "" }
       *[other] { "" } · climbing { $climb_m_shown } m
    }
    Strength { $strength } (bonus { $strength_bonus_shown }) · Dexterity { $dexterity } (bonus { $dexterity_bonus_shown }) · Constitution { $constitution } (bonus { $constitution_bonus_shown })
    Intelligence { $intelligence } (bonus { $intelligence_bonus_shown }) · Wisdom { $wisdom } (bonus { $wisdom_bonus_shown }) · Charisma { $charisma } (bonus { $charisma_bonus_shown })
    Proficiency { $proficiency_shown }{ $saves ->
        [none] { "" }
       *[other] { "" } · saves: { $saves_shown }
    }
    Passive perception { $passive }{ $skills ->
        [none] { "" }
       *[other] { "" } · { $skills_shown }
    }{ $darkvision_m ->
        [none] { "" }
       *[other] { "" } · darkvision { $darkvision_m_shown } m
    }{ $blindsight_m ->
        [none] { "" }
       *[other] { "" } · blindsight { $blindsight_m_shown } m
    }
    { $weapons ->
        [none] Bare hands
       *[other] Weapons: { $weapons_shown }
    }{ $attacks ->
        [none] { "" }
       *[other] { "" } · attacks an action: { $attacks_shown }
    }{ $sneak ->
        [none] { "" }
       *[other] { "" } · sneak attack { $sneak_shown }
    }
    { $carried ->
        [none] { "" }
       *[other] Carried: { $carried_shown }
    }
    { $spells ->
        [none] { "" }
       *[other] Spells: { $spells_shown }{ $spell_dc ->
            [none] { "" }
           *[other] { "" } · DC { $spell_dc_shown }, attack { $spell_attack_shown }
        }
    }
    { $slots ->
        [none] { "" }
       *[other] Slots: { $slots_each }
    }
    { $resistances ->
        [none] { "" }
       *[other] Resistances: { $resistances_shown }
    }
    { $features ->
        [none] { "" }
       *[other] Features: { $features_shown }
    }
    { $mount ->
        [none] { "" }
       *[other] Mount: { $mount_shown }
    }

group-dnd5-person = Person
group-dnd5-health = Hit points
group-dnd5-body = Body
group-dnd5-mind = Mind
group-dnd5-training = Training
group-dnd5-weapons = Equipment
group-dnd5-fighting = Combat
group-dnd5-magic = Spells
group-dnd5-speeds = Speeds
group-dnd5-senses = Senses

blank-dnd5-name = Name
    .hint = 1 to 40 characters.
blank-dnd5-class = Class
    .hint = It proposes the rest; empty: none.
blank-dnd5-level = Level
    .hint = From 1 to 20.
blank-dnd5-size = Size
    .hint = Tiny to gargantuan.
blank-dnd5-pc = Player’s character
    .hint = Yes, except for an ally of the GM’s.
blank-dnd5-strength = Strength
    .hint = From 1 to 30.
blank-dnd5-dexterity = Dexterity
    .hint = From 1 to 30.
blank-dnd5-constitution = Constitution
    .hint = From 1 to 30.
blank-dnd5-intelligence = Intelligence
    .hint = From 1 to 30.
blank-dnd5-wisdom = Wisdom
    .hint = From 1 to 30.
blank-dnd5-charisma = Charisma
    .hint = From 1 to 30.
blank-dnd5-proficiency = Proficiency bonus
    .hint = From 0 to 9; empty: by the level.
blank-dnd5-unarmoured = Unarmoured defence
    .hint = The ability added to Dexterity; empty: none.
blank-dnd5-casting = Casting ability
    .hint = That of spells; empty: no spells.
blank-dnd5-temperament = Temperament
    .hint = How it fights when nobody plays it; empty: up to the GM.
blank-dnd5-saves = Proficient saves
    .hint = Abilities, separated by commas.
blank-dnd5-skills = Proficient skills
    .hint = “Athletics, Stealth”.
blank-dnd5-expertise = Skills with expertise
    .hint = The proficiency bonus counts twice there.
blank-dnd5-proficient = Proficient weapons
    .hint = Simple weapons, martial weapons, or their names.
blank-dnd5-features = Other features
    .hint = A few words each; they are left to the GM.
blank-dnd5-hit_points = Hit points
    .hint = What is left of them, 0 to 999.
blank-dnd5-hit_points_max = Hit point maximum
    .hint = Unhurt; empty: the same.
blank-dnd5-temporary = Temporary hit points
    .hint = From 0 to 999; empty: 0.
blank-dnd5-ac = Armour class
    .hint = From 1 to 40; empty: by armour and Dexterity.
blank-dnd5-resistances = Resistances
    .hint = Types of damage: “fire, poison”.
blank-dnd5-main = Weapon
    .hint = A weapon of the catalogue; empty: bare hands.
blank-dnd5-second = Second weapon
    .hint = A weapon of one hand; empty: none.
blank-dnd5-carried = Weapons carried
    .hint = At hand, not in hand; separated by commas.
blank-dnd5-armour = Armour
    .hint = Empty: none.
blank-dnd5-shield = Shield
    .hint = In the other hand; empty: none.
blank-dnd5-attacks = Attacks per Attack action
    .hint = From 1 to 4; empty: 1.
blank-dnd5-sneak = Sneak attack dice
    .hint = Of six sides, 0 to 10; empty: 0.
blank-dnd5-bonus_actions = Bonus actions
    .hint = Among Dash, Disengage, Hide.
blank-dnd5-mount = Mount
    .hint = A creature of the catalogue; empty: on foot.
blank-dnd5-spells = Spells
    .hint = Those of the catalogue, separated by commas.
blank-dnd5-slots = Spell slots
    .hint = Those left, by level: “4/3/2”.
blank-dnd5-slots_max = Spell slots at most
    .hint = Rested; empty: the same.
blank-dnd5-walk_m = Walking speed
    .hint = In metres, by 0.75; empty: 9.
blank-dnd5-fly_m = Flying speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd5-swim_m = Swimming speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd5-climb_m = Climbing speed
    .hint = In metres, by 0.75; empty: none.
blank-dnd5-darkvision_m = Darkvision
    .hint = In metres, by 0.75; empty: none.
blank-dnd5-blindsight_m = Blindsight
    .hint = In metres, by 0.75; empty: none.
blank-dnd5-new-weapon = Weapon
    .hint = Empty: that of the class.
blank-dnd5-new-left = Left hand
    .hint = A shield or a second weapon; empty: by the class.

word-dnd5-size-tiny = tiny
word-dnd5-size-small = small
word-dnd5-size-medium = medium
word-dnd5-size-large = large
word-dnd5-size-huge = huge
word-dnd5-size-gargantuan = gargantuan
word-dnd5-pc-yes = yes
word-dnd5-pc-no = no
each-dnd5-slots = level { $level }: { $left }{ $most ->
        [none] { "" }
       *[other] {" "}of { $most_shown }
    }
