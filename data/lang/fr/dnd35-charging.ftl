# D&D 3.5 : charger, se retirer.

event-dnd35-charge_begun = 🐗 **{ $combatant }** charge **{ $target }** ({ $weapon }){ $cell ->
        [none] {" "}sur { $metres_decimal } m
       *[other] , vers { $cell_shown } ({ $metres_decimal } m)
    }.
event-dnd35-withdrawal_begun = 🏃 **{ $combatant }** fait retraite{ $cell ->
        [none] { $towards ->
            [none] { "" }
           *[other] {" "}vers { $towards_shown }
        }
       *[other] {" "}vers { $cell_shown }{ $via ->
            [none] { "" }
           *[other] , par { $via_shown }
        }
    } ({ $metres_decimal } m).
word-dnd35-action-charge = charger
option-dnd35-declare-action-charge = Charger
means-dnd35-declare-action-charge = tout le tour, tout droit : 2 de plus à une attaque, 2 de moins à la CA jusqu’à votre tour
word-dnd35-action-withdraw = faire retraite
option-dnd35-declare-action-withdraw = Faire retraite
means-dnd35-declare-action-withdraw = tout le tour, loin des ennemis{ $via ->
        [none] { "" }
       *[other] , par { $via }
    } : quitter votre place n’expose pas, la suite si
word-dnd35-action-withdraw_to = faire retraite vers
option-dnd35-declare-action-withdraw_to = Faire retraite vers…
means-dnd35-declare-action-withdraw_to = tout le tour, là où vous choisissez : quitter votre place ne vous expose pas, la suite du chemin si
