# D&D 3.5: what creatures have beside their figures.

event-dnd35-score_drained = 🩸 **{ $combatant }** loses { $points ->
        [none] some vigour
        [1] **1 point** ({ $ability_word })
       *[other] **{ $points } points** ({ $ability_word })
    }.
why-dnd35-score_drained = { $faces_count ->
        [0] { "" }
       *[other] Dice: { $faces } = **{ $points }**
    }
event-dnd35-level_drained = 🩸 **{ $combatant }** suffers { $levels ->
        [none] a loss of energy
        [1] **a negative level**
       *[other] **{ $levels } negative levels**
    }.
event-dnd35-afflicted = ❕ **{ $combatant }**: { $status_word }.
event-dnd35-rider_noted = 📝 { $combatant }’s hit ({ $weapon }) does more to **{ $target }**: yours to rule on.
event-dnd35-oddities_noted = 📝 **{ $combatant }**, yours to play: { $oddities_words }.
event-dnd35-hit_leads = { "" }
    .manner = quiet
event-dnd35-hit_followed = { $what ->
        [trip] 🦵 **{ $combatant }** tries to trip **{ $target }** at once.
        [grab] 🤼 **{ $combatant }** seizes **{ $target }** at once.
       *[none] { "" }
    }
event-dnd35-hit_counted = { "" }
    .manner = quiet
event-dnd35-rent = 💥 **{ $combatant }** rends **{ $target }**: { $dealt ->
        [none] a deep wound
        [0] nothing lost
        [1] **1 hit point** lost
       *[other] **{ $dealt } hit points** lost
    }{ $kept_off ->
        [none] { "" }
       *[other] {" "}({ $kept_off_each })
    }.
why-dnd35-rent = Damage: { $terms } = **{ $dealt }**
event-dnd35-regenerated = 💚 **{ $combatant }** regenerates{ $points ->
        [none] { "" }
        [1] : **1 nonlethal point** less
       *[other] : **{ $points } nonlethal points** less
    }.
event-dnd35-struggled = 💪 **{ $combatant }** struggles ({ $skill_word }): { $success ->
        [yes] free
       *[no] still in bonds
    }{ $total_against }.
why-dnd35-struggled = { $terms } = **{ $total }** against **{ $against }**
question-dnd35-follow = **{ $who }**, { $target } is hit: { $what ->
        [trip] trip at once?
       *[grab] seize at once?
    }
option-dnd35-follow-now = At once
option-dnd35-follow-none = Leave it at that
means-dnd35-follow-now = no touch, no answer, and nothing is exposed
means-dnd35-follow-none = the hit is enough
choose-dnd35-follow = And then?
option-dnd35-declare-action-struggle = Struggle
option-dnd35-declare-skill-strength = Strength
means-dnd35-declare-action-struggle = a standard action, to get out of what holds you
word-dnd35-action-struggle = struggle
word-dnd35-question-follow = what a hit leads to
word-dnd35-matter-follow = what hits lead to
word-dnd35-why-drained = loss of an ability
word-dnd35-why-rounds = how long something lasts
word-dnd35-oddities-scent = scent
word-dnd35-oddities-sunlight = dazzled by daylight
word-dnd35-oddities-no_run = cannot run
word-dnd35-oddities-rakes = hind claws
word-dnd35-oddities-about = what its profile says
