# D&D 5: measuring oneself against another, grappling, shoving.

event-dnd5-contest_begun = { "" }
    .manner = quiet
event-dnd5-skill_chosen = { "" }
    .manner = quiet
event-dnd5-contest_rolled = { $kind ->
        [grapple] 🤼 **{ $combatant }** tries to grapple **{ $target }**
        [shove] 🤼 **{ $combatant }** shoves **{ $target }**
        [escape] 🤼 **{ $combatant }** tries to escape **{ $target }**
       *[contest] 🤼 **{ $combatant }** contends with **{ $target }** ({ $skill_word } against { $against_word }){ $action ->
            [yes] , at the price of an action
           *[no] { "" }
        }
    }: { $opposed ->
        [no] no resistance
       *[yes] { $won ->
            [yes] **success**
           *[no] failure
        }{ $total ->
            [none] { "" }
           *[other] { $other_total ->
                [none] { "" }
               *[other] , { $total_shown } against { $other_total_shown }
            }
        }
    }.
why-dnd5-contest_rolled = { $opposed ->
        [no] Unable to act: nobody rolls.
       *[yes] { $terms } = **{ $total }** against { $other_terms } = **{ $other_total }**{ $up_count ->
            [0] { "" }
           *[other] ; for it: { $up_words }
        }{ $down_count ->
            [0] { "" }
           *[other] ; against it: { $down_words }
        }
    }
event-dnd5-grappled = 🤼 **{ $combatant }** holds **{ $target }**.
event-dnd5-hold_ended = { $reason ->
        [free] 🤸 **{ $combatant }** gets free.
        [released] 🤲 **{ $combatant }** is let go.
        [apart] 🤸 **{ $combatant }** is out of anybody’s grasp.
       *[unable] 🤸 Nobody holds **{ $combatant }** any more.
    }
event-dnd5-shoved = { $how ->
        [prone] ⤵️ **{ $combatant }** knocks **{ $target }** prone.
       *[push] ↩️ **{ $combatant }** pushes **{ $target }** 1.5 m away.
    }
event-dnd5-dragged = { $cell ->
        [none] 🪢 **{ $by }** drags **{ $combatant }** along.
       *[other] 🪢 **{ $by }** drags **{ $combatant }** to { $cell }.
    }
event-dnd5-contest_ended = { $reason ->
        [unable] **{ $combatant }** can do so no longer.
        [no_target] **{ $combatant }** has nobody to seize any more.
       *[done] { "" }
    }

question-dnd5-resist = **{ $who }**, { $against } { $contest ->
        [grapple] tries to grapple you
       *[shove] shoves you
    }: how do you resist?
option-dnd5-resist-athletics = Athletics
option-dnd5-resist-acrobatics = Acrobatics
question-dnd5-price = 🤼 **{ $author }** measures up against { $target }: at what price?
option-dnd5-price-action = At the price of the action
option-dnd5-price-free = Without an action
question-dnd5-shove = **{ $who }**, your shove succeeds: what becomes of { $target }?
option-dnd5-shove-prone = Knock prone
option-dnd5-shove-push = Push 1.5 m away
option-dnd5-shove-shove = Push to { $value }

option-dnd5-declare-action-grapple = { $friends ->
        [yes] Grapple a companion
       *[no] Grapple
    }
option-dnd5-declare-action-shove = { $friends ->
        [yes] Shove a companion
       *[no] Shove
    }
option-dnd5-declare-action-escape = Break free
option-dnd5-declare-action-release = Let go
option-dnd5-declare-skill-athletics = Athletics
option-dnd5-declare-skill-acrobatics = Acrobatics
choose-dnd5-skill = How?
word-dnd5-action-grapple = grapple
word-dnd5-action-shove = shove
word-dnd5-action-escape = break free
word-dnd5-action-release = let go
word-dnd5-tool-contest = contest between two combatants
word-dnd5-tool-release = let go of whom one holds
word-dnd5-why-contest = contest
refused-dnd5-holds-nobody = { $name } holds nobody.
word-dnd5-matter-resist = resisting a grapple
about-dnd5-matter-resist = Somebody grapples or shoves you: resist with your better skill, without being asked.

## Skills
word-dnd5-skill-athletics = Athletics
word-dnd5-skill-acrobatics = Acrobatics
word-dnd5-skill-stealth = Stealth
word-dnd5-skill-sleight_of_hand = Sleight of Hand
word-dnd5-skill-perception = Perception
word-dnd5-skill-insight = Insight
word-dnd5-skill-deception = Deception
word-dnd5-skill-intimidation = Intimidation
word-dnd5-skill-persuasion = Persuasion
word-dnd5-skill-strength = Strength
word-dnd5-skill-dexterity = Dexterity
word-dnd5-skill-constitution = Constitution
word-dnd5-skill-medicine = Medicine
word-dnd5-skill-investigation = Investigation
word-dnd5-against-athletics = Athletics
word-dnd5-value-athletics = Athletics
word-dnd5-words-athletics = Athletics
word-dnd5-against-acrobatics = Acrobatics
word-dnd5-value-acrobatics = Acrobatics
word-dnd5-words-acrobatics = Acrobatics
word-dnd5-against-stealth = Stealth
word-dnd5-value-stealth = Stealth
word-dnd5-words-stealth = Stealth
word-dnd5-against-sleight_of_hand = Sleight of Hand
word-dnd5-value-sleight_of_hand = Sleight of Hand
word-dnd5-words-sleight_of_hand = Sleight of Hand
word-dnd5-against-perception = Perception
word-dnd5-value-perception = Perception
word-dnd5-words-perception = Perception
word-dnd5-against-insight = Insight
word-dnd5-value-insight = Insight
word-dnd5-words-insight = Insight
word-dnd5-against-deception = Deception
word-dnd5-value-deception = Deception
word-dnd5-words-deception = Deception
word-dnd5-against-intimidation = Intimidation
word-dnd5-value-intimidation = Intimidation
word-dnd5-words-intimidation = Intimidation
word-dnd5-against-persuasion = Persuasion
word-dnd5-value-persuasion = Persuasion
word-dnd5-words-persuasion = Persuasion
word-dnd5-against-strength = Strength
word-dnd5-value-strength = Strength
word-dnd5-words-strength = Strength
word-dnd5-against-dexterity = Dexterity
word-dnd5-value-dexterity = Dexterity
word-dnd5-words-dexterity = Dexterity
word-dnd5-against-constitution = Constitution
word-dnd5-value-constitution = Constitution
word-dnd5-words-constitution = Constitution
term-athletics = Athletics
term-acrobatics = Acrobatics
term-sleight_of_hand = Sleight of Hand
term-perception = Perception
term-insight = Insight
term-deception = Deception
term-intimidation = Intimidation
term-persuasion = Persuasion
term-medicine = Medicine
term-investigation = Investigation
