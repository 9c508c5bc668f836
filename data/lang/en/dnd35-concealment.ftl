# D&D 3.5: concealment, the invisible, blows at a guess.

event-dnd35-miss_rolled = 🌫️ { $missed ->
        [yes] { $target }’s concealment is enough: **missed**
       *[no] { $target }’s concealment is not enough: **hit**
    } (d100: { $face ->
        [none] hidden
       *[other] { $face_shown }
    }, missed up to { $percent }).
event-dnd35-concealment_said = 🌫️ { $attacker ->
        [none] { $kind ->
            [map] The GM says no more of the concealment of **{ $combatant }**: map and light say it.
           *[other] **{ $combatant }**: { $kind_word }, { $percent }%.
        }
       *[other] { $kind ->
            [map] The GM says no more of the concealment of **{ $combatant }** against { $attacker_shown }: map and light say it.
           *[other] **{ $combatant }** against { $attacker_shown }: { $kind_word }, { $percent }%.
        }
    }
event-dnd35-concealment_judged = 🌫️ **{ $target }** against { $combatant }: miss chance { $percent }%.
event-dnd35-fog_said = { $percent ->
        [0] 🗺️ The fog lifts: { $cells }.
       *[other] 🌫️ Fog, miss chance { $percent }%: { $cells }.
    }
event-dnd35-spot_rolled = { $found ->
        [yes] 👁️ **{ $combatant }** makes out where { $target } is
       *[no] 👁️ **{ $combatant }** does not spot { $target }
    }{ $total ->
        [none] .
       *[other] , { $total_shown }{ $other_total ->
            [none] .
           *[other] {" "}against { $other_total_shown }.
        }
    }
why-dnd35-spot_rolled = Spot: { $terms } = **{ $total }**; Hide: { $other_terms } = **{ $other_total }**
event-dnd35-sight_lost = { $watchers_count ->
        [0] { "" }
        [1] 🌫️ { $watchers } has lost sight of **{ $combatant }**.
       *[other] 🌫️ { $watchers } have lost sight of **{ $combatant }**.
    }
event-dnd35-sight_regained = { $watchers_count ->
        [0] { "" }
        [1] 👁️ { $watchers } knows again where **{ $combatant }** is.
       *[other] 👁️ { $watchers } know again where **{ $combatant }** is.
    }
event-dnd35-move_settled = { "" }
    .manner = quiet
event-dnd35-guess_begun = 🎯 **{ $combatant }** attacks { $cell ->
        [none] where { $target_shown } may be,
       *[other] { $cell_shown }
    } at a guess ({ $weapon }).
event-dnd35-place_struck = ⚔️ **{ $combatant }** attacks { $cell ->
        [none] at a guess
       *[other] { $cell_shown }
    } ({ $weapon }): { $outcome ->
        [threat] **hit**, maybe critical
        [hit] **hit**
        [fumble] missed, on a 1
       *[miss] missed
    }.
event-dnd35-place_judged = { $target ->
        [none] 🔒 There was nobody to hit { $cell ->
            [none] there
           *[other] in { $cell_shown }
        }.
       *[other] 🔒 { $target_shown } was { $cell ->
            [none] there indeed
           *[other] in { $cell_shown }
        }{ $veil_face ->
            [0] { "" }
           *[other] {" "}(d100: { $veil_face_shown }, { $percent }%)
        }.
    }
why-dnd35-place_judged = { $terms } = **{ $total }**{ $against_terms_count ->
        [0] { "" }
       *[other] {" "}against { $against_terms } = **{ $against }**
    }
question-dnd35-concealment = 🌫️ { $attacker } attacks { $target }: what miss chance?
option-dnd35-concealment-percent = { $value }%
means-dnd35-concealment-percent = to be rolled on a d100 if the attack hits
word-dnd35-action-guess = attack at a guess
option-dnd35-declare-action-guess = Attack at a guess
means-dnd35-declare-action-guess = an attack at where somebody invisible may be; every other hit misses
word-dnd35-action-spot = look for the invisible
option-dnd35-declare-action-spot = Look for the invisible
means-dnd35-declare-action-spot = a move action: Spot against Hide, to learn where it is
word-dnd35-kind-none = no concealment
word-dnd35-kind-partial = concealment
word-dnd35-kind-total = total concealment
word-dnd35-words-partial = concealment
word-dnd35-tool-concealment = concealment (words: how far; value: %; target: against whom, else everybody)
word-dnd35-tool-fog = fog (words: squares; value: %, 0: it lifts)
word-dnd35-tool-lost = lose sight of (target: who, else all)
word-dnd35-question-concealment = miss chance of the target
word-dnd35-why-veil = concealment
word-dnd35-why-spot = Spot against Hide
word-dnd35-status-invisible = invisible
word-dnd35-field-percent = percentage
term-spot = Spot
term-hide = Hide
term-invisible = invisible
term-attacker_unseen = attacker not seen
refused-dnd35-nobody-loses = Nobody else loses sight of { $name }: all know where it is, or do not know it already.
event-dnd35-guess_settled = { $right ->
        [yes] 🔒 **{ $combatant }** has guessed right: { $target } is there.
       *[no] 🔒 **{ $combatant }** has guessed wrong.
    }
question-dnd35-guessed = 🎯 { $attacker } guesses where { $target } is: right?
option-dnd35-guessed-right = Yes
option-dnd35-guessed-wrong = No
means-dnd35-guessed-right = the attack is made, if the target is within reach
means-dnd35-guessed-wrong = the attack strikes nothing
word-dnd35-question-guessed = attack at a guess
