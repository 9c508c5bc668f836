# D&D 3.5: charging, withdrawing.

event-dnd35-charge_begun = 🐗 **{ $combatant }** charges **{ $target }** ({ $weapon }){ $cell ->
        [none] {" "}over { $metres_decimal } m
       *[other] , towards { $cell_shown } ({ $metres_decimal } m)
    }.
event-dnd35-withdrawal_begun = 🏃 **{ $combatant }** withdraws{ $cell ->
        [none] { $towards ->
            [none] { "" }
           *[other] {" "}towards { $towards_shown }
        }
       *[other] {" "}towards { $cell_shown }{ $via ->
            [none] { "" }
           *[other] , by { $via_shown }
        }
    } ({ $metres_decimal } m).
word-dnd35-action-charge = charge
option-dnd35-declare-action-charge = Charge
means-dnd35-declare-action-charge = the whole turn, straight on: one attack gains 2, your AC loses 2 until your next turn
word-dnd35-action-withdraw = withdraw
option-dnd35-declare-action-withdraw = Withdraw
means-dnd35-declare-action-withdraw = the whole turn, away from foes{ $via ->
        [none] { "" }
       *[other] , by { $via }
    }: leaving your place exposes you to nobody, the rest may
word-dnd35-action-withdraw_to = withdraw to
option-dnd35-declare-action-withdraw_to = Withdraw to…
means-dnd35-declare-action-withdraw_to = the whole turn, to where you choose; leaving your place exposes you to nobody, the rest may
