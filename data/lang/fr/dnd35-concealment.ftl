# D&D 3.5 : le camouflage, les invisibles, les coups au jugé.

event-dnd35-miss_rolled = 🌫️ { $missed ->
        [yes] Le camouflage { DE($target) } l’emporte : **manqué**
       *[no] Le camouflage { DE($target) } ne suffit pas : **touché**
    } (d100 : { $face ->
        [none] caché
       *[other] { $face_shown }
    }, manqué jusqu’à { $percent }).
event-dnd35-concealment_said = 🌫️ { $attacker ->
        [none] { $kind ->
            [map] Le MJ ne dit plus le camouflage { DE($combatant) } : plan et lumière en décident.
           *[other] **{ $combatant }** : { $kind_word }, { $percent } %.
        }
       *[other] { $kind ->
            [map] Le MJ ne dit plus le camouflage { DE($combatant) } face à { $attacker_shown } : plan et lumière en décident.
           *[other] **{ $combatant }** face à { $attacker_shown } : { $kind_word }, { $percent } %.
        }
    }
event-dnd35-concealment_judged = 🌫️ **{ $target }** face à { $combatant } : { $percent } % de chances de rater.
event-dnd35-fog_said = { $percent ->
        [0] 🗺️ Le brouillard se lève : { $cells }.
       *[other] 🌫️ Brouillard, { $percent } % de chances de rater : { $cells }.
    }
event-dnd35-spot_rolled = { $found ->
        [yes] 👁️ **{ $combatant }** repère { $target }
       *[no] 👁️ **{ $combatant }** ne repère pas { $target }
    }{ $total ->
        [none] .
       *[other] , { $total_shown }{ $other_total ->
            [none] .
           *[other] {" "}contre { $other_total_shown }.
        }
    }
why-dnd35-spot_rolled = Détection : { $terms } = **{ $total }** ; Discrétion : { $other_terms } = **{ $other_total }**
event-dnd35-sight_lost = { $watchers_count ->
        [0] { "" }
        [1] 🌫️ { $watchers } ne sait plus où est **{ $combatant }**.
       *[other] 🌫️ { $watchers } ne savent plus où est **{ $combatant }**.
    }
event-dnd35-sight_regained = { $watchers_count ->
        [0] { "" }
        [1] 👁️ { $watchers } sait de nouveau où est **{ $combatant }**.
       *[other] 👁️ { $watchers } savent de nouveau où est **{ $combatant }**.
    }
event-dnd35-move_settled = { "" }
    .manner = quiet
event-dnd35-guess_begun = 🎯 **{ $combatant }** attaque au jugé{ $cell ->
        [none] {" "}là où pourrait être { $target_shown }
       *[other] {" "}en { $cell_shown }
    } ({ $weapon }).
event-dnd35-place_struck = ⚔️ **{ $combatant }** attaque{ $cell ->
        [none] {" "}au jugé
       *[other] {" "}en { $cell_shown }
    } ({ $weapon }) : { $outcome ->
        [threat] **touché**, critique possible
        [hit] **touché**
        [fumble] manqué, sur un 1
       *[miss] manqué
    }.
event-dnd35-place_judged = { $target ->
        [none] 🔒 Personne à atteindre{ $cell ->
            [none] {" "}là
           *[other] {" "}en { $cell_shown }
        }.
       *[other] 🔒 { $target_shown } était { $cell ->
            [none] bien là
           *[other] en { $cell_shown }
        }{ $veil_face ->
            [0] { "" }
           *[other] {" "}(d100 : { $veil_face_shown }, { $percent } %)
        }.
    }
why-dnd35-place_judged = { $terms } = **{ $total }**{ $against_terms_count ->
        [0] { "" }
       *[other] {" "}contre { $against_terms } = **{ $against }**
    }
question-dnd35-concealment = 🌫️ { $attacker } attaque { $target } : combien de chances de rater ?
option-dnd35-concealment-percent = { $value } %
means-dnd35-concealment-percent = à lancer sur un d100 si l’attaque touche
word-dnd35-action-guess = attaquer au jugé
option-dnd35-declare-action-guess = Attaquer au jugé
means-dnd35-declare-action-guess = une attaque là où quelqu’un d’invisible est peut-être ; une chance sur deux de rater
word-dnd35-action-spot = chercher un invisible
option-dnd35-declare-action-spot = Chercher un invisible
means-dnd35-declare-action-spot = une action de mouvement : Détection contre Discrétion, pour savoir où c’est
word-dnd35-kind-none = sans camouflage
word-dnd35-kind-partial = camouflage
word-dnd35-kind-total = camouflage total
word-dnd35-words-partial = camouflage
word-dnd35-tool-concealment = camouflage (mots : lequel ; valeur : % ; cible : face à qui, sinon à tous)
word-dnd35-tool-fog = brouillard (texte : cases ; valeur : %, 0 : il se lève)
word-dnd35-tool-lost = perdre de vue (cible : qui, sinon tous)
word-dnd35-question-concealment = chances de rater la cible
word-dnd35-why-veil = camouflage
word-dnd35-why-spot = Détection contre Discrétion
word-dnd35-status-invisible = invisible
word-dnd35-field-percent = pourcentage
term-spot = Détection
term-hide = Discrétion
term-invisible = invisible
term-attacker_unseen = attaque invisible
refused-dnd35-nobody-loses = Personne d’autre ne perd { $name } de vue : tous savent où c’est, ou l’ignorent déjà.
event-dnd35-guess_settled = { $right ->
        [yes] 🔒 **{ $combatant }** vise juste : { $target } est là.
       *[no] 🔒 **{ $combatant }** se trompe d’endroit.
    }
question-dnd35-guessed = 🎯 { $attacker } cherche { $target } au jugé : au bon endroit ?
option-dnd35-guessed-right = Oui
option-dnd35-guessed-wrong = Non
means-dnd35-guessed-right = l’attaque se joue, si la cible est à portée
means-dnd35-guessed-wrong = l’attaque frappe dans le vide
word-dnd35-question-guessed = attaque au jugé
