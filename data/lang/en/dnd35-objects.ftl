# D&D 3.5: what hands do: drawing, sheathing, letting fall, loading, drinking.

event-dnd35-handling_begun = { $what ->
        [draw] 🗡️ **{ $combatant }** draws ({ $item_word }).
        [sheathe] 🗡️ **{ $combatant }** sheathes ({ $item_word }).
        [load] 🏹 **{ $combatant }** loads ({ $item_word }).
       *[drink] 🧪 **{ $combatant }** drinks a potion (*{ $item_word }*).
    }
event-dnd35-handling_ended = { $outcome ->
        [unable] { $what ->
            [draw] **{ $combatant }** draws nothing.
            [sheathe] **{ $combatant }** sheathes nothing.
            [load] **{ $combatant }** loads nothing.
           *[drink] **{ $combatant }** drinks nothing.
        }
       *[done] { "" }
    }
event-dnd35-dropped = 🤲 **{ $combatant }** drops { $weapon } ({ $status_word }).
event-dnd35-let_fall = 🤲 **{ $combatant }** lets go ({ $weapon }).
event-dnd35-shot_off = { "" }
    .manner = quiet
event-dnd35-thrown_away = 🗡️ What **{ $combatant }** has thrown ({ $weapon }) lies { $cell ->
        [none] on the ground{ $beside ->
            [none] { "" }
           *[other] , beside { $beside_shown }
        }
       *[other] on { $cell_shown }
    }.
event-dnd35-potion_given = 🧪 **{ $combatant }** carries a potion (*{ $spell_word }*).
option-dnd35-declare-action-draw = Draw
option-dnd35-declare-action-sheathe = Sheathe
option-dnd35-declare-action-let_fall = Let go
option-dnd35-declare-action-load = Load
option-dnd35-declare-action-drink = Drink a potion
means-dnd35-declare-action-draw = a move action, or free within a move from base attack +1 on; does not expose you
means-dnd35-declare-action-sheathe = a move action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-action-let_fall = a free action; does not expose you
means-dnd35-declare-action-load = a move or a full-round action, as the weapon has it{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-action-drink = a standard action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
word-dnd35-action-draw = draw
word-dnd35-action-sheathe = sheathe
word-dnd35-action-let_fall = let go of a weapon
word-dnd35-action-load = load
word-dnd35-action-drink = drink a potion
word-dnd35-tool-potion = a potion to carry
word-setting-free_actions = free actions in a turn
setting-dnd35-free_actions = How many free actions a turn allows, 0: as many as one likes.
refused-dnd35-no-potion = “{ $value }” is the spell of no potion.
event-dnd35-near_said = 📍 **{ $combatant }** is beside what lies there ({ $weapon }).
word-dnd35-tool-near = be beside what lies on the ground, without a map
refused-dnd35-nothing-lies = Nothing like that lies on the ground.
