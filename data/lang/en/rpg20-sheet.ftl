# RPG 2.0: the sheet, its form, and what is read there.

sheet-rpg20 = 📜 **{ $name }**
    Skill { $skill } · Body { $body } · Perception { $perception }
    Hit points { $points }{ $points_max ->
        [none] { "" }
       *[other] {" "}of { $points_max_shown }
    }{ $damage_bonus ->
        [none] { "" }
       *[other] {" "}· damage bonus { $damage_bonus_shown }
    }
    { $gauges_each }
    { $broken ->
        [none] { "" }
       *[other] Broken: { $broken_shown }
    }
    { $lost ->
        [none] { "" }
       *[other] Lost: { $lost_shown }
    }
    { $domains ->
        [none] No domain
       *[other] Domains: { $domains_shown }
    }
    { $weapons ->
        [none] Bare hands
       *[other] In hand: { $weapons_shown }
    } · { $hand ->
        [left] left-handed
       *[right] right-handed
    }
    { $carried ->
        [none] { "" }
       *[other] Carried: { $carried_shown }
    }
    { $explosives ->
        [none] { "" }
       *[other] Explosives: { $explosives_shown }
    }
    { $armour ->
        [none] No armour
       *[other] Armour: { $armour_shown }{ $penalty ->
            [none] { "" }
           *[other] {" "}(movement { $penalty_shown })
        }
    }{ $shield ->
        [none] { "" }
       *[other] {" "}· { $shield_shown } ({ $shield_left_shown } left)
    }

group-rpg20-person = Identity
group-rpg20-attributes = Attributes and domains
group-rpg20-health = Hit points
group-rpg20-scars = What is left of wounds
group-rpg20-weapons = Weapons
group-rpg20-fighting = Fighting
group-rpg20-armour = Armour and shield

blank-rpg20-name = Name
    .hint = 1 to 40 characters.
blank-rpg20-anatomy = Anatomy
    .hint = The location table, and the gauges behind it.
blank-rpg20-hand = Dominant hand
    .hint = The one that holds the weapon.
blank-rpg20-wings = Wings
    .hint = Yes if the body has any.
blank-rpg20-tail = Tail
    .hint = Yes if the body has one.
blank-rpg20-skill = Skill
    .hint = From 1 to 30; usually up to 10.
blank-rpg20-body = Body score
    .hint = From 1 to 30; usually up to 10.
blank-rpg20-perception = Perception
    .hint = From 1 to 30; usually up to 10.
blank-rpg20-damage_bonus = Damage bonus
    .hint = Dice such as 1d4 or 1d6+1; empty: none.
blank-rpg20-domains = Domains
    .hint = A number each: “melee weapons 6, movement 4”.
blank-rpg20-points = Hit points
    .hint = The total, unhurt.
blank-rpg20-left = Points left
    .hint = What is left of them; empty: all.
blank-rpg20-gauges = Gauges
    .hint = One for each part of the body: “head 6, torso 9”, all of them.
blank-rpg20-gauges_left = Gauges that are down
    .hint = What is left, where some is missing: “torso 3”.
blank-rpg20-broken = Broken
    .hint = The gauges, parted by commas.
blank-rpg20-lost = Lost limbs
    .hint = The gauges, parted by commas.
blank-rpg20-main = Weapon
    .hint = A weapon of the catalogue; empty: bare hands.
blank-rpg20-second = Second weapon
    .hint = In the other hand; empty: none.
blank-rpg20-carried = Weapons carried
    .hint = Put away, parted by commas.
blank-rpg20-rounds = Ammunition
    .hint = What is left, where it is not full: “pistol 4”.
blank-rpg20-unready = Weapons to make ready
    .hint = Those that have to be loaded or set up first.
blank-rpg20-art = Bare hands
    .hint = Attribute and domain: “body + bare hands”; empty: Skill.
blank-rpg20-catches = Parries throws bare-handed
    .hint = Yes for whoever can catch what is thrown.
blank-rpg20-explosives = Explosives
    .hint = How many of each: “grenade 2”.
blank-rpg20-armours = Armour
    .hint = The pieces worn, the outermost last.
blank-rpg20-made = Pieces made to measure
    .hint = The material and its lines: “hard leather 9-13; kevlar 9-12”.
blank-rpg20-shield = Shield
    .hint = Empty: none.
blank-rpg20-shield_left = Points of the shield
    .hint = What is left of them; empty: all.
blank-rpg20-new-name = Name
    .hint = 1 to 40 characters.
blank-rpg20-new-class = Trade
    .hint = It proposes all the rest.
blank-rpg20-new-weapon = Weapon
    .hint = Empty: that of the trade.
blank-rpg20-new-left = Other hand
    .hint = A shield or a second weapon; empty: as the trade has it.
blank-rpg20-class = Trade
    .hint = It proposes all the rest.

word-rpg20-wings-yes = yes
word-rpg20-wings-no = no
word-rpg20-tail-yes = yes
word-rpg20-tail-no = no
word-rpg20-catches-yes = yes
word-rpg20-catches-no = no
