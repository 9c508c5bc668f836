# D&D Alternatif : combattre à cheval.

event-alternatif-mounted = 🐎 **{ $combatant }** est en selle ({ $mount_word }){ $lenient ->
        [yes] , les deux mains libres.
       *[no] .
    }
event-alternatif-dismounted = 🐎 **{ $combatant }** met pied à terre.
event-alternatif-steered = 🐎 **{ $combatant }** guide sa monture des genoux{ $words ->
        [none] .
       *[other] : { $words_shown }.
    }
option-alternatif-declare-action-steer = Diriger sa monture
word-action-steer = diriger sa monture
word-alternatif-action-steer = conduite de la monture
word-alternatif-tool-mount = mettre en selle (valeur : la monture)
word-alternatif-tool-dismount = faire mettre pied à terre
word-alternatif-words-strict = selon son rang
word-alternatif-words-both_hands = les deux mains libres
word-field-riding = rang en équitation
word-setting-mounted_pass_provokes = passer à cheval près d’un ennemi
setting-alternatif-mounted_pass_provokes = Passer à cheval à portée d’un ennemi baisse la garde d’un bon cavalier, ou non.

refused-alternatif-not-mounted = { $name } n’est pas en selle : le MJ l’y met avec `/mj outil`.
refused-alternatif-one-hand-for-the-bridle = { $name } tient la bride d’une main et ne peut pas manier { $weapons_words } : une seule arme à une main, ou le rang 4 en équitation.
refused-alternatif-lance-on-foot = { $name } ne peut manier { $weapon_the } qu’en selle.
refused-alternatif-lance-without-stirrups = { $name } ne peut pas manier { $weapon_the } : sa monture n’a pas d’étriers.
