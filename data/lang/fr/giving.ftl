# Ce que le MJ donne avant un jet, ou en ôte : bonus et malus, avantage et désavantage, avec leur raison.

event-modifier_given = 🔧 Le MJ donne { $lean ->
        [advantage] un **avantage**
        [disadvantage] un **désavantage**
       *[other] **{ $amount_decimal }{ $upon ->
            [speed] {" "}m
           *[other] { "" }
        }**
    } à **{ $combatant }** ({ $upon_word }){ $against ->
        [none] { "" }
       *[other] {" "}contre **{ $against }**
    }{ $once ->
        [yes] , pour une fois
       *[no] { "" }
    }{ $reason_raw ->
        [none] .
       *[other] {"\u00A0"}: { $reason }.
    }
event-modifier_taken = 🔧 Le MJ retire ce qu’il avait donné à **{ $combatant }**{ $upon ->
        [none] { "" }
       *[other] {" "}({ $upon_word })
    }{ $against ->
        [none] { "" }
       *[other] {" "}contre **{ $against }**
    }.
event-modifier_used = { "" }
    .manner = quiet
each-given = { $lean ->
        [advantage] avantage
        [disadvantage] désavantage
       *[other] { $amount_decimal }{ $upon ->
            [speed] {" "}m
           *[other] { "" }
        }
    } ({ $upon_word }{ $once ->
        [once] , une fois
       *[lasts] { "" }
    }{ $reason_raw ->
        [none] )
       *[other] {"\u00A0"}: { $reason })
    }
term-with-reason = { $name }{"\u00A0"}: { $reason }
word-up-gm = MJ
word-down-gm = MJ

## Sur quoi, combien, pour combien de temps
word-upon-all = tous ses jets
word-upon-attack = attaques
word-upon-check = tests
word-upon-save = jets de sauvegarde
word-upon-defence = défenses
word-upon-contest = oppositions
word-upon-ac = classe d’armure
word-upon-damage = dégâts infligés
word-upon-taken = dégâts subis
word-upon-speed = vitesse, en mètres
word-skill-all = tous ses jets
word-skill-attack = attaques
word-skill-check = tests
word-skill-save = jets de sauvegarde
word-skill-defence = défenses
word-skill-contest = oppositions
word-skill-ac = classe d’armure
word-skill-damage = dégâts infligés
word-skill-taken = dégâts subis
word-skill-speed = vitesse, en mètres
word-words-all = tous ses jets
word-words-attack = attaques
word-words-check = tests
word-words-save = jets de sauvegarde
word-words-defence = défenses
word-words-contest = oppositions
word-words-ac = classe d’armure
word-words-damage = dégâts infligés
word-words-taken = dégâts subis
word-words-speed = vitesse, en mètres
word-value-advantage = avantage
word-value-disadvantage = désavantage
word-rpg20-upon-save = tests de Corps
word-rpg20-skill-save = tests de Corps
word-rpg20-upon-check = médecine et guet
word-rpg20-skill-check = médecine et guet
word-alternatif-upon-contest = lutte
word-alternatif-upon-check = discrétion et perception
word-alternatif-skill-contest = lutte
word-alternatif-skill-check = discrétion et perception
