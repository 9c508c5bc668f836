# D&D 3.5: how one fights in a turn, and positions.

event-dnd35-stance_taken = { $how ->
        [guarded] 🛡️ **{ $combatant }** fights on the defensive.
        [both] ⚔️ **{ $combatant }** fights with two weapons.
       *[total] 🛡️ **{ $combatant }** does nothing but defend.
    }
word-dnd35-action-guard = fight on the defensive
option-dnd35-declare-action-guard = On the defensive
means-dnd35-declare-action-guard = before you attack: your attacks lose 4, your AC gains 2 until your next turn
word-dnd35-action-two_weapons = fight with two weapons
option-dnd35-declare-action-two_weapons = With two weapons
means-dnd35-declare-action-two_weapons = before a full attack: one attack more, with a penalty on all of them
word-dnd35-action-defend = total defence
option-dnd35-declare-action-defend = Total defence
means-dnd35-declare-action-defend = standard action: your AC gains 4 until your next turn, without any attack
word-dnd35-action-coup = coup de grâce
option-dnd35-declare-action-coup = Coup de grâce
means-dnd35-declare-action-coup = the whole turn: a sure critical hit, then Fortitude or death; it exposes you
event-dnd35-coup_begun = 🗡️ **{ $combatant }** sets about finishing **{ $target }** ({ $weapon }).
event-dnd35-coup_struck = 🗡️ **{ $combatant }** strikes the helpless **{ $target }**: **critical hit**.
event-dnd35-coup_resisted = { $success ->
        [yes] 💪 **{ $combatant }** survives the coup de grâce{ $total ->
            [none] { "" }
           *[other]: Fortitude{ $total_against }
        }.
       *[no] 🎲 **{ $combatant }** does not withstand the coup de grâce{ $total ->
            [none] { "" }
           *[other]: Fortitude{ $total_against }
        }.
    }
why-dnd35-coup_resisted = Fortitude: { $terms } = **{ $total }** against **{ $against }**
word-dnd35-why-coup = surviving a coup de grâce
term-flanking = flanking
term-defensive = on the defensive
term-stance = defence
term-target_helpless = helpless target
