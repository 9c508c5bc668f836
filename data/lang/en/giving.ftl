# What the game master gives before a roll, or takes from it: bonus and malus, advantage and disadvantage, with the reason.

event-modifier_given = 🔧 The GM gives **{ $combatant }** { $lean ->
        [advantage] an **advantage**
        [disadvantage] a **disadvantage**
       *[other] **{ $amount_decimal }{ $upon ->
            [speed] {" "}m
           *[other] { "" }
        }**
    } ({ $upon_word }){ $against ->
        [none] { "" }
       *[other] {" "}against **{ $against }**
    }{ $once ->
        [yes] , for once
       *[no] { "" }
    }{ $reason_raw ->
        [none] .
       *[other] : { $reason }.
    }
event-modifier_taken = 🔧 The GM takes off what was given to **{ $combatant }**{ $upon ->
        [none] { "" }
       *[other] {" "}({ $upon_word })
    }{ $against ->
        [none] { "" }
       *[other] {" "}against **{ $against }**
    }.
event-modifier_used = { "" }
    .manner = quiet
each-given = { $lean ->
        [advantage] advantage
        [disadvantage] disadvantage
       *[other] { $amount_decimal }{ $upon ->
            [speed] {" "}m
           *[other] { "" }
        }
    } ({ $upon_word }{ $once ->
        [once] , once
       *[lasts] { "" }
    }{ $reason_raw ->
        [none] )
       *[other] : { $reason })
    }
term-with-reason = { $name }: { $reason }
word-up-gm = GM
word-down-gm = GM

## Upon what, how much, for how long
word-upon-all = all rolls
word-upon-attack = attacks
word-upon-check = checks
word-upon-save = saves
word-upon-defence = defences
word-upon-contest = contests
word-upon-ac = armour class
word-upon-damage = damage dealt
word-upon-taken = damage taken
word-upon-speed = speed, in metres
word-skill-all = all rolls
word-skill-attack = attacks
word-skill-check = checks
word-skill-save = saves
word-skill-defence = defences
word-skill-contest = contests
word-skill-ac = armour class
word-skill-damage = damage dealt
word-skill-taken = damage taken
word-skill-speed = speed, in metres
word-words-all = all rolls
word-words-attack = attacks
word-words-check = checks
word-words-save = saves
word-words-defence = defences
word-words-contest = contests
word-words-ac = armour class
word-words-damage = damage dealt
word-words-taken = damage taken
word-words-speed = speed, in metres
word-value-advantage = advantage
word-value-disadvantage = disadvantage
word-rpg20-upon-save = body tests
word-rpg20-skill-save = body tests
word-rpg20-upon-check = medicine and watching
word-rpg20-skill-check = medicine and watching
word-alternatif-upon-contest = wrestling
word-alternatif-upon-check = stealth and perception
word-alternatif-skill-contest = wrestling
word-alternatif-skill-check = stealth and perception
