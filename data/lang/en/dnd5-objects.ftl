# D&D 5: objects that are handled, and what no rule speaks of.
event-dnd5-object_handled = { $what ->
        [draw] 🗡️ **{ $combatant }** takes { $weapon_the } in hand
        [stow] 🎒 **{ $combatant }** stows { $weapon_the }
        [let_go] 🎒 **{ $combatant }** lets go of { $weapon_the }
        [pick_up] 🗡️ **{ $combatant }** picks up { $weapon_the }{ $source ->
            [none] { "" }
           *[other] {" "}of { $source_shown }
        }
        [use] 🎒 **{ $combatant }** uses an object
       *[handle] 🎒 **{ $combatant }** handles an object
    }{ $cost ->
        [action] , with an action.
        [object] , in passing.
       *[free] .
    }
event-dnd5-let_fall = 🎒 **{ $combatant }** lets { $weapon_the } slip.
event-dnd5-near_said = { "" }
    .manner = quiet
event-dnd5-action_demanded = 🎒 The GM asks **{ $combatant }** for an action for that.
event-dnd5-object_put = 🚪 **{ $name }** is there{ $near ->
        [none] { "" }
       *[other] , beside { $near }
    }: an object that can be attacked, AC { $ac }, { $points } HP.
event-dnd5-object_warded = 🚪 **{ $combatant }**: { $on ->
        [yes] { $ward_word }
       *[no] no more { $ward_word }
    } (damage: { $kind_word }).
event-dnd5-broken = 💥 **{ $combatant }**: in pieces.
event-dnd5-improvised_begun = 💡 **{ $combatant }** improvises: the GM will judge.
event-dnd5-improvised_done = 💡 **{ $combatant }** does something else{ $price ->
        [action] {" "}with the action
        [bonus] {" "}as a bonus action
        [object] {" "}in passing
        [move] {" "}for { $metres_decimal } m of movement
        [reaction] {" "}as a reaction
       *[free] {" "}at no cost
    }.
event-dnd5-improvised_judged = 💡 **{ $combatant }**: { $skill ->
        [none] { $outcome ->
            [impossible] that is impossible, says the GM
            [success] **it works**, says the GM
           *[failure] failure
        }
       *[other] { $skill_word }, { $outcome ->
            [impossible] that is impossible, says the GM
            [success] **success**
           *[failure] failure
        }
    }{ $total_against }.
why-dnd5-improvised_judged = { $terms_count ->
        [0] { "" }
       *[other] { $skill_word }: { $terms } = **{ $total }** against { $against } (DC)
    }
option-dnd5-declare-action-object = Handle an object
option-dnd5-declare-action-improvise = Another action…
option-dnd5-declare-do-draw = Take in hand
option-dnd5-declare-do-pick_up = Pick up
option-dnd5-declare-do-stow = Stow
option-dnd5-declare-do-let_go = Let go
option-dnd5-declare-do-handle = Something else, in passing
option-dnd5-declare-do-use = Use an object
option-dnd5-declare-weapon = { $weapon_word }
choose-dnd5-do = Do what?
means-dnd5-declare-action-object = one object a turn in passing; a second one costs the action
means-dnd5-declare-action-improvise = in your own words, at the price that you say or the GM will
means-dnd5-declare-do-draw = what you carry comes into your hand
means-dnd5-declare-do-pick_up = what lies within your reach goes into your hand
means-dnd5-declare-do-stow = your hand gets free
means-dnd5-declare-do-let_go = your hand gets free, and that costs nothing
means-dnd5-declare-do-handle = a door, a lever, a potion to take out: say it in words
means-dnd5-declare-do-use = what needs your action: say it in words
means-dnd5-declare-weapon = this is the weapon
question-dnd5-improvised = 💡 **{ $author }** improvises: what do you say?
option-dnd5-improvised-ruling-check = A check
option-dnd5-improvised-ruling-advantage = A check with advantage
option-dnd5-improvised-ruling-disadvantage = A check with disadvantage
option-dnd5-improvised-ruling-success = It succeeds
option-dnd5-improvised-ruling-impossible = It is impossible
option-dnd5-improvised-cost-action = With an action
option-dnd5-improvised-cost-free = Without an action
option-dnd5-improvised-skill = { $skill_word }
option-dnd5-improvised-dc = DC { $value }
choose-dnd5-ruling = What about it?
choose-dnd5-cost = At what cost?
choose-dnd5-dc = How difficult?
means-dnd5-improvised-ruling-check = you say of what, and how difficult it is
means-dnd5-improvised-ruling-advantage = you say of what; the better of two dice counts
means-dnd5-improvised-ruling-disadvantage = you say of what; the worse of two dice counts
means-dnd5-improvised-ruling-success = without a roll
means-dnd5-improvised-ruling-impossible = nothing is spent
means-dnd5-improvised-cost-action = the action is spent
means-dnd5-improvised-cost-free = the action is kept
means-dnd5-improvised-skill = this is what is checked
means-dnd5-improvised-dc = the total to reach
word-dnd5-action-object = handle an object
    .short = object
word-dnd5-action-improvise = another action
    .short = improvise
word-dnd5-tool-object = object to attack (words: its name; value: AC/HP)
word-dnd5-tool-object_ward = resistance of an object
word-dnd5-ward-resistant = resistance
word-dnd5-words-resistant = resistance
word-dnd5-ward-vulnerable = vulnerability
word-dnd5-words-vulnerable = vulnerability
word-dnd5-ward-immune = immunity
word-dnd5-words-immune = immunity
word-dnd5-value-acid = acid
word-dnd5-value-bludgeoning = bludgeoning
word-dnd5-value-cold = cold
word-dnd5-value-fire = fire
word-dnd5-value-force = force
word-dnd5-value-lightning = lightning
word-dnd5-value-necrotic = necrotic
word-dnd5-value-piercing = piercing
word-dnd5-value-poison = poison
word-dnd5-value-psychic = psychic
word-dnd5-value-radiant = radiant
word-dnd5-value-slashing = slashing
word-dnd5-value-thunder = thunder
word-dnd5-target-on = from now on
word-dnd5-target-off = no more
word-dnd5-tool-near = within reach of what lies on the ground, without a map
word-dnd5-tool-needs_action = demand the action for an object
word-dnd5-why-check = check
word-dnd5-skill-intelligence = Intelligence
word-dnd5-skill-wisdom = Wisdom
word-dnd5-skill-charisma = Charisma
term-animal_handling = Animal Handling
term-arcana = Arcana
term-history = History
term-nature = Nature
term-performance = Performance
term-religion = Religion
term-survival = Survival
refused-dnd5-nothing-lies = Nothing of that kind lies on the ground.
refused-dnd5-nothing-in-passing = Nothing was handled in passing this turn, or the action is taken already.
option-dnd5-declare-spend = { $value_decimal } m
means-dnd5-declare-spend = what of your movement it takes
choose-dnd5-spend = How many metres does it take?
choose-dnd5-price = At what price?
option-dnd5-declare-price-judged = The GM will say
option-dnd5-declare-price-action = The action
option-dnd5-declare-price-bonus = The bonus action
option-dnd5-declare-price-object = The object of the turn, in passing
option-dnd5-declare-price-move = Some movement
option-dnd5-declare-price-free = Nothing: a few words, a gesture
option-dnd5-declare-price-reaction = The reaction
means-dnd5-declare-price-judged = the GM says whether it is possible, by which roll and at what price
means-dnd5-declare-price-action = this turn’s action; the GM tells what comes of it
means-dnd5-declare-price-bonus = where an ability or the GM grants it; one a turn
means-dnd5-declare-price-object = the one object that a turn lets you handle without an action
means-dnd5-declare-price-move = so many metres of what is left to you
means-dnd5-declare-price-free = one speaks and beckons in one’s turn without spending anything
means-dnd5-declare-price-reaction = one until your next turn, where a situation grants it
refused-dnd5-no-reaction = { $name } has no reaction left before their next turn, or is in no state to react.
