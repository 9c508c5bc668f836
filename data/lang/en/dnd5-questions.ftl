# D&D 5: what is asked, of whom, and the words of each answer.

## Your turn
question-dnd5-declare = **{ $who }**, { $free ->
        [yes] only what costs nothing is left to you. Are you done?
       *[no] your turn: { $action ->
            [yes] an action
           *[no] { $attacks ->
                [0] no action
                [one] one more attack
               *[other] { $attacks } more attacks
            }
        }, { $left_decimal } m of movement{ $rides ->
            [none] { "" }
           *[other] {" "}({ $rides_shown })
        }{ $bonus ->
            [yes] { "" }
           *[no] , bonus action taken
        }. What do you do?
    }
option-dnd5-declare-action-attack = Attack
option-dnd5-declare-action-approach = Approach
option-dnd5-declare-action-go = Go to a square
option-dnd5-declare-action-withdraw = Move away
option-dnd5-declare-action-dash = Dash
option-dnd5-declare-action-dodge = Dodge
option-dnd5-declare-action-disengage = Disengage
option-dnd5-declare-action-stand = Stand up
option-dnd5-declare-action-drop = Drop prone
option-dnd5-declare-action-pass = End my turn
option-dnd5-declare-action-finish_alone = End by itself from now on
option-dnd5-declare-unused = End it all the same
choose-dnd5-unused = An attack is left to you: end your turn all the same?
option-dnd5-declare-with = { $value_word }
option-dnd5-declare-to = { $value }
default-dnd5-declare = { $action ->
        [silent_dodge] Dodge, then end the turn
        [silent_ready] Get ready, then end the turn
       *[silent] End the turn
    }
choose-dnd5-with = With what?
choose-dnd5-to = Which square?

## Reacting
question-dnd5-opportunity = **{ $who }**, { $target } leaves your reach: an opportunity attack?
option-dnd5-opportunity-with = { $value_word }
option-dnd5-opportunity-none = Let go
question-dnd5-spare = **{ $who }**, { $target } falls by your blow: no quarter, or knocked out?
option-dnd5-spare-kill = No quarter
option-dnd5-spare-spare = Knock out

## Equal initiative
question-dnd5-first = **{ $who }**, several have initiative { $total }: who acts first?
choose-dnd5-first = Who first?
option-dnd5-first = { $first }{ $others ->
        [none] { "" }
        [1] {" "}(and { $band })
        [2] {" "}(with { $band_listed })
        [3] {" "}(with { $band_listed })
       *[other] {" "}(and { $others } alike)
    }

## To the GM
question-dnd5-surprise = 🤫 { $count ->
        [0] Nobody would be surprised.
        [one] One person would be surprised: { $names }.
       *[other] Would be surprised: { $names_listed }.
    } What do you say?
option-dnd5-surprise-take = So be it
option-dnd5-surprise-nobody = Nobody is surprised

## What somebody is awaited for, in a word
word-dnd5-question-cover = cover of the target
word-dnd5-question-first = who acts first
word-dnd5-question-hideout = whether somebody can hide
word-dnd5-question-improvised = improvised action to judge
word-dnd5-question-opportunity = opportunity attack
word-dnd5-question-ready = readied action
word-dnd5-question-resist = resisting a grapple or a shove
word-dnd5-question-saddle = mount that goes down
word-dnd5-question-sense = what to search with
word-dnd5-question-price = price of a contest
word-dnd5-question-shove = what comes of a shove
word-dnd5-question-spare = no quarter or knocked out
word-dnd5-question-surprise = surprise to judge
word-dnd5-question-temporary = temporary hit points to choose
