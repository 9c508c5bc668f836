# D&D 3.5: blows that are held back, first aid, what time heals.

event-dnd35-kind_changed = { $on ->
        [yes] 🤚 **{ $combatant }** changes the kind of damage: −4 to melee attacks.
       *[no] ⚔️ **{ $combatant }** deals the usual damage of the weapons again.
    }
event-dnd35-first_aid_begun = 🩹 **{ $combatant }** gives first aid to **{ $target }**.
event-dnd35-first_aid_rolled = { $success ->
        [yes] 🩹 First aid by { $combatant }: **success**, { $target } gets no worse{ $total_against }.
       *[no] 🩹 First aid by { $combatant }: failed for **{ $target }**{ $total_against }.
    }
why-dnd35-first_aid_rolled = Heal: { $terms } = **{ $total }** against **{ $against }**
event-dnd35-first_aid_ended = { $reason ->
        [unable] **{ $combatant }** can no longer give first aid.
       *[gone] Nobody is left there for **{ $combatant }** to help.
    }
event-dnd35-tending_said = { $on ->
        [yes] 🩹 Somebody looks after **{ $combatant }**.
       *[no] 🩹 Nobody looks after **{ $combatant }** any more.
    }
event-dnd35-time_passed = { $rest ->
        [night] 🌙 A night of rest goes by.
        [day] 🌤️ A day of rest goes by.
       *[other] ⌛ { $hours ->
            [1] An hour goes by.
           *[other] { $hours } hours go by.
        }
    }
event-dnd35-awakening_rolled = { $awake ->
        [yes] 👁️ **{ $combatant }** comes round{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown }, 10 or less needed)
        }.
       *[no] 💤 **{ $combatant }** does not come round{ $tended ->
            [yes] { "" }
           *[no] {" "}and loses a hit point
        }{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown }, 10 or less needed)
        }.
    }
event-dnd35-mending_rolled = { $mends ->
        [yes] 🌱 **{ $combatant }** begins to mend{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown }, 10 or less needed)
        }.
       *[no] 🩸 **{ $combatant }** relapses: a hit point less, and unconscious again{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown }, 10 or less needed)
        }.
    }
event-dnd35-vigil_kept = { "" }
    .manner = quiet
event-dnd35-regained = ❤️ **{ $combatant }** regains { $points ->
        [none] hit points
        [1] **one hit point**
       *[other] **{ $points } hit points**
    }.
event-dnd35-nonlethal_faded = 💪 **{ $combatant }** shakes off { $points ->
        [none] nonlethal damage
        [1] **one nonlethal point**
       *[other] **{ $points } nonlethal points**
    }.
event-dnd35-ability_lost = 🥀 **{ $combatant }** loses for a while { $points ->
        [none] some vigour
       *[other] **{ $points }** of { $ability_word }
    }.
event-dnd35-ability_regained = 🌱 **{ $combatant }** has { $points ->
        [none] a little of it back
       *[other] **{ $points }** of { $ability_word } back
    }.
option-dnd35-declare-action-other_kind = Change the damage
option-dnd35-declare-action-usual_kind = The usual damage
option-dnd35-declare-action-first_aid = First aid
means-dnd35-declare-action-other_kind = no action, until you say otherwise: −4 in melee; blows that would kill knock out instead
means-dnd35-declare-action-usual_kind = no action: your blows deal the damage of your weapons again
means-dnd35-declare-action-first_aid = a standard action, DC 15: stabilises the dying beside you{ $provoked ->
        [none] { "" }
        [0] , without exposing yourself here
       *[other]; may strike at you first: { $strikers_listed }
    }
word-dnd35-action-other_kind = change the damage
word-dnd35-action-usual_kind = the usual damage
word-dnd35-action-first_aid = first aid
word-dnd35-why-first_aid = first aid
word-dnd35-why-awakening = coming round
word-dnd35-why-mending = mending without help
word-dnd35-tool-hours = hours go by (value: how many)
word-dnd35-tool-rest = a night or a day of rest
word-dnd35-tool-tend = look after somebody
word-dnd35-tool-weaken = weaken an ability
word-dnd35-words-night = night
word-dnd35-words-day = day
word-dnd35-words-strength = Strength
word-dnd35-words-dexterity = Dexterity
word-dnd35-words-constitution = Constitution
word-dnd35-words-intelligence = Intelligence
word-dnd35-words-wisdom = Wisdom
word-dnd35-words-charisma = Charisma
word-dnd35-ability-strength = Strength
word-dnd35-ability-dexterity = Dexterity
word-dnd35-ability-constitution = Constitution
word-dnd35-ability-intelligence = Intelligence
word-dnd35-ability-wisdom = Wisdom
word-dnd35-ability-charisma = Charisma
term-other_kind = other kind of damage
term-heal = Heal
refused-dnd35-still-fighting = There is still a fight: hours go by after it.
refused-dnd35-no-such-score = { $name } has nothing to lose in that ability.
