# D&D 3.5: the sheet, its form, and what is read there.

sheet-dnd35 = 📜 **{ $name }** · size { $size_word }
    Hit points { $hit_points }{ $hit_points_max ->
        [none] { "" }
       *[other] { "" } of { $hit_points_max_shown }
    } · AC { $ac } · speed { $speed_m } m
    Strength { $strength } · Dexterity { $dexterity } · base attack bonus { $base_attack } · Fortitude { $fortitude }
    { $weapons ->
        [none] Bare hands
       *[other] Weapons: { $weapons_shown }
    }

group-dnd35-person = Identity
group-dnd35-health = Hit points
group-dnd35-abilities = Abilities
group-dnd35-weapons = Weapons
group-dnd35-defence = Armour class

blank-dnd35-name = Name
    .hint = 1 to 40 characters.
blank-dnd35-size = Size
    .hint = It counts in attacks, AC and reach.
blank-dnd35-speed_m = Speed, in metres
    .hint = 0 to 36.
blank-dnd35-temperament = Temperament
    .hint = How it fights when nobody plays it; empty: the GM’s.
blank-dnd35-main = Weapon
    .hint = Empty: bare hands.
blank-dnd35-second = Second weapon
    .hint = At hand, mostly a bow; empty: none.
blank-dnd35-new-weapon = Weapon
    .hint = Empty: a longsword.
blank-dnd35-hit_points = Hit points
    .hint = Those that are left, 0 to 999.
blank-dnd35-hit_points_max = Maximum hit points
    .hint = Unhurt; empty: the same.
blank-dnd35-nonlethal = Nonlethal damage
    .hint = 0 to 999; empty: 0.
blank-dnd35-fortitude = Fortitude
    .hint = The save bonus; empty: 2.
blank-dnd35-strength = Strength
    .hint = The score, 1 to 30.
blank-dnd35-dexterity = Dexterity
    .hint = The score, 1 to 30.
blank-dnd35-max_dexterity = Maximum Dexterity
    .hint = The bonus that the armour allows; empty: all.
blank-dnd35-base_attack = Base attack bonus
    .hint = 0 to 30.
blank-dnd35-quickness = Initiative bonus
    .hint = Besides Dexterity; empty: 0.
blank-dnd35-armour = Armour bonus
    .hint = 0 to 30; empty: 0.
blank-dnd35-shield = Shield bonus
    .hint = 0 to 30; empty: 0.
blank-dnd35-natural = Natural armour
    .hint = 0 to 30; empty: 0.
blank-dnd35-deflection = Deflection bonus
    .hint = 0 to 30; empty: 0.
blank-dnd35-dodge = Dodge bonus
    .hint = 0 to 30; empty: 0.

word-dnd35-size-small = small
word-dnd35-size-medium = medium
word-dnd35-size-large = large
word-dnd35-size-huge = huge
