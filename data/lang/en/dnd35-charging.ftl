# D&D 3.5: charging, withdrawing.

event-dnd35-charge_begun = 🐗 **{ $combatant }** charges **{ $target }** ({ $weapon }), towards { $cell_shown } ({ $metres_decimal } m).
event-dnd35-withdrawal_begun = 🏃 **{ $combatant }** withdraws towards { $cell_shown } ({ $metres_decimal } m).
word-dnd35-action-charge = charge
option-dnd35-declare-action-charge = Charge
means-dnd35-declare-action-charge = the whole turn, straight on: one attack gains 2, your AC loses 2 until your next turn
word-dnd35-action-withdraw = withdraw
option-dnd35-declare-action-withdraw = Withdraw
means-dnd35-declare-action-withdraw = the whole turn, away from foes; leaving your square exposes you to nobody, leaving others may
word-dnd35-action-withdraw_to = withdraw to a cell
option-dnd35-declare-action-withdraw_to = Withdraw to a cell
means-dnd35-declare-action-withdraw_to = the whole turn, to a cell you choose; leaving yours exposes you to nobody, leaving others may
