# Ce que disent les jeux où l’on agit à son tour : l’ordre, les rounds, les états. Un jeu peut le dire autrement (event-<jeu>-…).

event-fight_prolonged = ▶️ Le combat se poursuit.
event-round_started = — Round { $round } —
    .manner = break
event-tie_rolled = 🎲 Égalité à départager : { $combatant } { $face ->
        [none] (dé secret)
       *[other] **{ $face_shown }**
    }
event-tie_rolled-more = { $combatant } { $face ->
        [none] (dé secret)
       *[other] **{ $face_shown }**
    }
event-order_set = { $order_count ->
        [0] { "" }
       *[other] 🧭 Ordre : { $order }.
    }
event-initiative_rolled = 🎲 Initiative : { $combatant } **{ $initiative }**
event-initiative_rolled-more = { $combatant } **{ $initiative }**
why-initiative_rolled = { $terms } = **{ $initiative }**
event-place_taken = ⏳ **{ $combatant }** laisse passer { $behind }.
event-turn_ended = { "" }
    .manner = quiet
event-condition_set = { $on ->
        [yes] ❕ **{ $combatant }** : { $status_word }.
       *[no] **{ $combatant }** n’est plus : { $status_word }.
    }
word-why-initiative = initiative
word-why-tie = égalité
