# D&D 3.5 : comment on se bat pendant un tour, et les positions.

event-dnd35-stance_taken = { $how ->
        [guarded] 🛡️ **{ $combatant }** se bat sur la défensive.
        [both] ⚔️ **{ $combatant }** se bat à deux armes.
       *[total] 🛡️ **{ $combatant }** ne fait que se défendre.
    }
word-dnd35-action-guard = se battre sur la défensive
option-dnd35-declare-action-guard = Sur la défensive
means-dnd35-declare-action-guard = avant d’attaquer : 4 de moins à vos attaques, 2 de plus à la CA jusqu’à votre tour
word-dnd35-action-two_weapons = se battre à deux armes
option-dnd35-declare-action-two_weapons = À deux armes
means-dnd35-declare-action-two_weapons = avant une attaque à outrance : une attaque de plus, avec un malus à toutes
word-dnd35-action-defend = défense totale
option-dnd35-declare-action-defend = Défense totale
means-dnd35-declare-action-defend = action simple : 4 de plus à la CA jusqu’à votre tour, sans aucune attaque
word-dnd35-action-coup = coup de grâce
option-dnd35-declare-action-coup = Coup de grâce
means-dnd35-declare-action-coup = tout le tour : critique assuré, puis Vigueur ou la mort ; cela vous expose
event-dnd35-coup_begun = 🗡️ **{ $combatant }** s’apprête à achever **{ $target }** ({ $weapon }).
event-dnd35-coup_struck = 🗡️ **{ $combatant }** frappe **{ $target }** sans défense : **coup critique**.
event-dnd35-coup_resisted = { $success ->
        [yes] 💪 **{ $combatant }** survit au coup de grâce{ $total ->
            [none] { "" }
           *[other]{"\u00A0"}: Vigueur{ $total_against }
        }.
       *[no] 🎲 **{ $combatant }** ne résiste pas au coup de grâce{ $total ->
            [none] { "" }
           *[other]{"\u00A0"}: Vigueur{ $total_against }
        }.
    }
why-dnd35-coup_resisted = Vigueur : { $terms } = **{ $total }** contre **{ $against }**
word-dnd35-why-coup = survie à un coup de grâce
term-flanking = prise en tenaille
term-defensive = sur la défensive
term-stance = défense
term-target_helpless = cible sans défense
