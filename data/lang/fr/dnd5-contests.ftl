# D&D 5 : se mesurer l’un à l’autre, lutter, bousculer.

event-dnd5-contest_begun = { "" }
    .manner = quiet
event-dnd5-skill_chosen = { "" }
    .manner = quiet
event-dnd5-contest_rolled = { $kind ->
        [grapple] 🤼 **{ $combatant }** cherche à agripper **{ $target }**
        [shove] 🤼 **{ $combatant }** bouscule **{ $target }**
        [escape] 🤼 **{ $combatant }** tente d’échapper à **{ $target }**
       *[contest] 🤼 **{ $combatant }** se mesure à **{ $target }** ({ $skill_word } contre { $against_word }){ $action ->
            [yes] , au prix de son action
           *[no] { "" }
        }
    } : { $opposed ->
        [no] aucune résistance
       *[yes] { $won ->
            [yes] **réussi**
           *[no] manqué
        }{ $total ->
            [none] { "" }
           *[other] { $other_total ->
                [none] { "" }
               *[other] , { $total_shown } contre { $other_total_shown }
            }
        }
    }.
why-dnd5-contest_rolled = { $opposed ->
        [no] Hors d’état d’agir : aucun jet.
       *[yes] { $terms } = **{ $total }** contre { $other_terms } = **{ $other_total }**{ $up_count ->
            [0] { "" }
           *[other] {"\u00A0"}; pour : { $up_words }
        }{ $down_count ->
            [0] { "" }
           *[other] {"\u00A0"}; contre : { $down_words }
        }
    }
event-dnd5-grappled = 🤼 **{ $combatant }** tient **{ $target }**.
event-dnd5-hold_ended = { $reason ->
        [free] 🤸 **{ $combatant }** se dégage.
        [released] 🤲 On relâche **{ $combatant }**.
        [apart] 🤸 **{ $combatant }** est hors de prise.
       *[unable] 🤸 Plus personne ne tient **{ $combatant }**.
    }
event-dnd5-shoved = { $how ->
        [prone] ⤵️ **{ $combatant }** jette **{ $target }** à terre.
       *[push] ↩️ **{ $combatant }** repousse **{ $target }** de 1,50 m.
    }
event-dnd5-dragged = { $cell ->
        [none] 🪢 **{ $by }** entraîne **{ $combatant }**.
       *[other] 🪢 **{ $by }** entraîne **{ $combatant }** en { $cell }.
    }
event-dnd5-contest_ended = { $reason ->
        [unable] **{ $combatant }** n’en est plus capable.
        [no_target] **{ $combatant }** n’a plus personne à saisir.
       *[done] { "" }
    }

question-dnd5-resist = **{ $who }**, { $against } { $contest ->
        [grapple] cherche à vous agripper
       *[shove] vous bouscule
    } : comment résistez-vous ?
option-dnd5-resist-athletics = Athlétisme
option-dnd5-resist-acrobatics = Acrobaties
question-dnd5-price = 🤼 **{ $author }** se mesure à { $target } : à quel prix ?
option-dnd5-price-action = Au prix de son action
option-dnd5-price-free = Sans action
question-dnd5-shove = **{ $who }**, votre bousculade l’emporte : que devient { $target } ?
option-dnd5-shove-prone = À terre
option-dnd5-shove-push = Repousser de 1,50 m
option-dnd5-shove-shove = Repousser en { $value }

option-dnd5-declare-action-grapple = { $friends ->
        [yes] Agripper un allié
       *[no] Agripper
    }
option-dnd5-declare-action-shove = { $friends ->
        [yes] Bousculer un allié
       *[no] Bousculer
    }
option-dnd5-declare-action-escape = Se dégager
option-dnd5-declare-action-release = Relâcher
option-dnd5-declare-skill-athletics = Athlétisme
option-dnd5-declare-skill-acrobatics = Acrobaties
choose-dnd5-skill = Comment ?
word-dnd5-action-grapple = agripper
    .short = lutte
word-dnd5-action-shove = bousculer
    .short = bousculade
word-dnd5-action-escape = se dégager
word-dnd5-action-release = relâcher
word-dnd5-tool-contest = opposition entre deux combattants
word-dnd5-tool-release = relâcher qui l’on tient
word-dnd5-why-contest = opposition
refused-dnd5-holds-nobody = { $name } ne tient personne.
word-dnd5-matter-resist = résister à une lutte
about-dnd5-matter-resist = On vous agrippe ou l’on vous bouscule : résister avec votre meilleure compétence, sans rien demander.

## Compétences
word-dnd5-skill-athletics = Athlétisme
word-dnd5-skill-acrobatics = Acrobaties
word-dnd5-skill-stealth = Discrétion
word-dnd5-skill-sleight_of_hand = Escamotage
word-dnd5-skill-perception = Perception
word-dnd5-skill-insight = Intuition
word-dnd5-skill-deception = Tromperie
word-dnd5-skill-intimidation = Intimidation
word-dnd5-skill-persuasion = Persuasion
word-dnd5-skill-strength = Force
word-dnd5-skill-dexterity = Dextérité
word-dnd5-skill-constitution = Constitution
word-dnd5-skill-medicine = Médecine
word-dnd5-skill-investigation = Investigation
word-dnd5-against-athletics = Athlétisme
word-dnd5-value-athletics = Athlétisme
word-dnd5-words-athletics = Athlétisme
word-dnd5-against-acrobatics = Acrobaties
word-dnd5-value-acrobatics = Acrobaties
word-dnd5-words-acrobatics = Acrobaties
word-dnd5-against-stealth = Discrétion
word-dnd5-value-stealth = Discrétion
word-dnd5-words-stealth = Discrétion
word-dnd5-against-sleight_of_hand = Escamotage
word-dnd5-value-sleight_of_hand = Escamotage
word-dnd5-words-sleight_of_hand = Escamotage
word-dnd5-against-perception = Perception
word-dnd5-value-perception = Perception
word-dnd5-words-perception = Perception
word-dnd5-against-insight = Intuition
word-dnd5-value-insight = Intuition
word-dnd5-words-insight = Intuition
word-dnd5-against-deception = Tromperie
word-dnd5-value-deception = Tromperie
word-dnd5-words-deception = Tromperie
word-dnd5-against-intimidation = Intimidation
word-dnd5-value-intimidation = Intimidation
word-dnd5-words-intimidation = Intimidation
word-dnd5-against-persuasion = Persuasion
word-dnd5-value-persuasion = Persuasion
word-dnd5-words-persuasion = Persuasion
word-dnd5-against-strength = Force
word-dnd5-value-strength = Force
word-dnd5-words-strength = Force
word-dnd5-against-dexterity = Dextérité
word-dnd5-value-dexterity = Dextérité
word-dnd5-words-dexterity = Dextérité
word-dnd5-against-constitution = Constitution
word-dnd5-value-constitution = Constitution
word-dnd5-words-constitution = Constitution
term-athletics = Athlétisme
term-acrobatics = Acrobaties
term-sleight_of_hand = Escamotage
term-perception = Perception
term-insight = Intuition
term-deception = Tromperie
term-intimidation = Intimidation
term-persuasion = Persuasion
term-medicine = Médecine
term-investigation = Investigation
