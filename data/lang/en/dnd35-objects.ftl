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
event-dnd35-object_put = 🚪 **{ $name }** is there{ $near ->
        [none] { "" }
       *[other] , beside { $near }
    }: an object that can be attacked, AC { $ac }, { $points } hp{ $hardness ->
        [0] { "" }
       *[other] , hardness { $hardness }
    }.
word-dnd35-tool-object = object to attack (words: its name; value: AC/hp/hardness)
event-dnd35-near_said = 📍 **{ $combatant }** is beside what lies there ({ $weapon }).
word-dnd35-tool-near = be beside what lies on the ground, without a map
refused-dnd35-nothing-lies = Nothing like that lies on the ground.
event-dnd35-unlisted_begun = { $what ->
        [activate] 💠 **{ $combatant }** activates an object
        [handle] 🎒 **{ $combatant }** handles an object
        [heavy] 💪 **{ $combatant }** moves something heavy
        [light] 🔥 **{ $combatant }** lights a torch
        [scroll] 📜 **{ $combatant }** reads a scroll
        [door] 🚪 **{ $combatant }** opens or closes a door
       *[other] 💡 **{ $combatant }** does something else
    } ({ $cost_word }).
event-dnd35-unlisted_ended = { $outcome ->
        [unable] **{ $combatant }** does not get it done.
       *[done] { "" }
    }
option-dnd35-declare-action-other = Another action…
means-dnd35-declare-action-other = in your own words, for what it costs; the GM tells what comes of it
choose-dnd35-what = At what cost, or what?
option-dnd35-declare-what-free = Free action
option-dnd35-declare-what-swift = Swift action
option-dnd35-declare-what-immediate = Immediate action
option-dnd35-declare-what-move = Move action
option-dnd35-declare-what-standard = Standard action
option-dnd35-declare-what-full = Full-round action
option-dnd35-declare-what-activate = Activate an object
option-dnd35-declare-what-handle = Take out or handle an object
option-dnd35-declare-what-heavy = Move something heavy
option-dnd35-declare-what-light = Light a torch
option-dnd35-declare-what-scroll = Read a scroll
option-dnd35-declare-what-door = Open or close a door
means-dnd35-declare-what-free = nothing stands against it but the table; does not expose you
means-dnd35-declare-what-swift = one a turn, beside the rest; does not expose you
means-dnd35-declare-what-immediate = one a round, also out of your turn; does not expose you
means-dnd35-declare-what-move = say it in your own words; does not expose you
means-dnd35-declare-what-standard = say it in your own words; does not expose you
means-dnd35-declare-what-full = the whole turn but a 5-foot step; does not expose you
means-dnd35-declare-what-activate = a standard action; does not expose you
means-dnd35-declare-what-door = a move action; does not expose you
means-dnd35-declare-what-handle = a move action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-what-heavy = a move action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-what-light = the whole turn{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
means-dnd35-declare-what-scroll = a standard action{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
word-dnd35-action-other = another action
    .short = other
word-dnd35-cost-free = free action
word-dnd35-cost-swift = swift action
word-dnd35-cost-immediate = immediate action
word-dnd35-cost-move = move action
word-dnd35-cost-standard = standard action
word-dnd35-cost-full = full-round action
refused-dnd35-not-immediate = { $name } has no immediate action left: one in a round, and only while able to act.
