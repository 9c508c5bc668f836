# What games say in which people act in turn: the order, rounds, conditions. A game may say it otherwise (event-<game>-…).

event-fight_prolonged = ▶️ The fight goes on.
event-round_started = — Round { $round } —
    .manner = break
event-tie_rolled = 🎲 Tie to break: { $combatant } { $face ->
        [none] (secret die)
       *[other] **{ $face_shown }**
    }
event-tie_rolled-more = { $combatant } { $face ->
        [none] (secret die)
       *[other] **{ $face_shown }**
    }
event-order_set = { $order_count ->
        [0] { "" }
       *[other] 🧭 Order: { $order }.
    }
event-initiative_rolled = 🎲 Initiative: { $combatant } **{ $initiative }**
event-initiative_rolled-more = { $combatant } **{ $initiative }**
why-initiative_rolled = { $terms } = **{ $initiative }**
event-place_taken = ⏳ **{ $combatant }** lets { $behind } go first.
event-turn_ended = { "" }
    .manner = quiet
event-condition_set = { $on ->
        [yes] ❕ **{ $combatant }**: { $status_word }.
       *[no] **{ $combatant }**: no longer { $status_word }.
    }
word-why-initiative = initiative
word-why-tie = tie
