# D&D 5: what each answer leads to, said before it is chosen. The chance stands before it (`means-chance`).
means-dnd5-declare-action-attack = one attack; beyond the first, those of the same action
means-dnd5-declare-action-approach = { $far ->
        [none] as near as your weapon needs and your movement lets you
       *[other] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m of movement)
           *[no] { "" }
        }{ $provoked ->
            [0] , provoking no attack
           *[other] ; may strike at you on the way: { $strikers_listed }
        }
    }
means-dnd5-declare-action-go = leaving the reach of a foe gives it an attack
means-dnd5-declare-action-withdraw = away from your foes: { $far_decimal } m{ $dear ->
        [yes] {" "}({ $price_decimal } m of movement)
       *[no] { "" }
    }{ $provoked ->
        [0] , provoking no attack
       *[other] ; may strike at you on the way: { $strikers_listed }
    }
means-dnd5-declare-action-dash = your speed once more, this turn
means-dnd5-declare-action-dodge = until your next turn, attackers have disadvantage against you
means-dnd5-declare-action-disengage = until the end of the turn, your movement provokes no attack
means-dnd5-declare-action-stand = { $price_decimal } m of movement, half of your speed
means-dnd5-declare-action-drop = costs nothing; you are struck more easily from close by, less from afar
means-dnd5-declare-action-pass = { $free ->
        [yes] on to the next; your reaction stays
       *[no] what is left of your turn is lost; your reaction stays
    }
means-dnd5-declare-action-finish_alone = now, and whenever only what costs nothing is left to you; /orders changes it
means-dnd5-declare-unused = the attack that is left to you is lost
means-dnd5-declare-target = { $chosen ->
        [approach] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m of movement)
           *[no] { "" }
        }{ $provoked ->
            [0] , provoking no attack
           *[other] ; may strike at you on the way: { $strikers_listed }
        }
       *[other] condition: { $health_word }{ $covered ->
            [half] , half cover
            [three_quarters] , three-quarters cover
           *[other] { "" }
        }{ $ally ->
            [yes] , on your side
           *[no] { "" }
        }{ $missiles ->
            [none] { "" }
           *[other] ; the first of { $missiles } missiles, one by one
        }
    }
means-dnd5-declare-with = something to strike this target with
means-dnd5-declare-to = { $chosen ->
        [guess] a square within your reach, for one attack
        [dismount] the square where you will stand
       *[other] { $far_decimal } m{ $dear ->
            [yes] {" "}({ $price_decimal } m of movement)
           *[no] { "" }
        }{ $provoked ->
            [0] , provoking no attack
           *[other] ; may strike at you on the way: { $strikers_listed }
        }
    }
means-dnd5-opportunity-with = your reaction, for one attack before the target gets away{ $forfeits ->
        [yes] ; what you hold ready is lost
       *[no] { "" }
    }
means-dnd5-opportunity-none = you keep your reaction
means-dnd5-spare-kill = the target dies, or drifts towards death
means-dnd5-spare-spare = unconscious at 0 hit points, and out of danger
means-dnd5-first = this place holds for the whole fight
means-dnd5-surprise-take = these do nothing in their first turn
means-dnd5-surprise-nobody = everybody plays the first turn
