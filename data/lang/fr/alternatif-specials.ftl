# D&D Alternatif : les actions spéciales de mêlée et les contre-attaques.

## Ce qui arrive
event-alternatif-special_chosen = { "" }
    .manner = quiet
event-alternatif-opposition_chosen = { "" }
    .manner = quiet
event-alternatif-special_proposed = ❓ Le MJ propose à **{ $combatant }** : { $special_word }{ $modifier ->
        [none] { "" }
       *[other] , { $modifier_signed }
    }, en s’exposant à **{ $target }**.
event-alternatif-proposed_declined = **{ $combatant }** y renonce.
event-alternatif-special_attempted = { $occasion ->
        [counter] ⚡ Contre-attaque ! **{ $combatant }**
        [free] 🌀 **{ $combatant }**
       *[regular] 🌀 **{ $combatant }**
    } { $special ->
        [push] tente de repousser **{ $target }**
        [knock_down] tente de renverser **{ $target }**
        [engage_wrestling] tente d’engager **{ $target }** en lutte
        [disarm] tente d’arracher { $aimed_the } à **{ $target }**
        [weapon_capture] tente de saisir { $aimed_the } { DE($target) }
       *[breakthrough] { $flank ->
            [between] tente de percer entre **{ $target }** et **{ $other }**
            [left] tente de percer à main gauche { DE($target) }
            [none] tente de percer face à **{ $target }**
           *[right] tente de percer à main droite { DE($target) }
        }
    } ({ $weapon }).
event-alternatif-special_answered = { $how ->
        [nothing] { $forced ->
            [yes] { "" }
           *[no] **{ $combatant }** n’oppose aucune arme.
        }
       *[other] { "" }
    }
event-alternatif-special_rolled = 🎲 { $combatant }, { $special_word } : { $natural ->
        [20] **20 pur !**
        [1] **1 pur !**
       *[other] **{ $total_kept }**.
    }
why-alternatif-special_rolled = Force de frappe : { $terms } = **{ $total }**
event-alternatif-special_parried = 🛡️ **{ $combatant }** oppose une parade ({ $weapon }) : { $critical ->
        [yes] **{ $face ->
            [none] jet pur
           *[other] { $face_shown } pur
        }, parade critique !**
       *[no] { $natural ->
            [1] 1 pur.
           *[other] **{ $total_kept }**.
        }
    }
why-alternatif-special_parried = Parade : { $terms } = **{ $total }**
event-alternatif-reflex_rolled = 🎲 **{ $combatant }** n’a que ses réflexes : { $natural ->
        [20] **20 pur !**
       *[other] **{ $total_kept }**.
    }
why-alternatif-reflex_rolled = Sauvegarde réflexe : { $terms } = **{ $total }**
event-alternatif-special_resolved = { $outcome ->
        [failed] ❌ **{ $combatant }** n’y parvient pas{ $decided ->
            [own_1] {"\u00A0"}: un 1 pur échoue toujours.
            [other_20] {"\u00A0"}: en face, un 20 pur l’emporte.
            [critical_parry] {"\u00A0"}: en face, une parade critique arrête tout.
            [tie] { $total_against } : à égalité, les deux échouent.
            [parry_tie] { $total_against } : à égalité, la parade l’emporte.
           *[other] { $against ->
                [none] .
               *[other] { $total_against }.
            }
        }
       *[succeeded] ✅ { $special ->
            [push] { $cells ->
                [0] **{ $target }** encaisse la poussée sans céder de terrain
               *[other] **{ $target }** recule de { $cells_metres } m
            }
            [knock_down] **{ $combatant }** renverse **{ $target }**
            [engage_wrestling] **{ $combatant }** passe sous la garde { DE($target) }
            [disarm] **{ $combatant }** désarme **{ $target }**
            [weapon_capture] **{ $combatant }** empoigne { $weapon_the } { DE($target) }
           *[breakthrough] **{ $combatant }** passe dans le dos { DE($target) }
        }{ $decided ->
            [own_20] {"\u00A0"}: un 20 pur réussit toujours.
            [other_1] {"\u00A0"}: en face, un 1 pur n’arrête rien.
           *[other] { $against ->
                [none] .
               *[other] { $total_against }.
            }
        }
    }
event-alternatif-push_aimed = { "" }
    .manner = quiet
event-alternatif-push_followed = { $follows ->
        [yes] **{ $combatant }** suit **{ $target }** et reste au contact.
       *[no] **{ $combatant }** laisse reculer **{ $target }** : leur affrontement s’interrompt.
    }
event-alternatif-grip_tested = 💪 { $combatant } ({ $total_kept }) et { $target } ({ $other_total_kept }) tirent sur { $weapon_the } : { $outcome ->
        [taken] **{ $combatant } l’emporte.**
        [kept] **{ $target } l’emporte.**
       *[tie] personne ne lâche, on recommence au segment suivant.
    }
event-alternatif-grip_held = { "" }
    .manner = quiet
event-alternatif-grip_released = **{ $combatant }** lâche prise.
event-alternatif-weapon_captured = ✊ **{ $combatant }** arrache { $weapon_the } à **{ $target }**.
event-alternatif-counter_announced = 🤫 **{ $combatant }** guette la prochaine attaque { DE($target) } : { $special_word } ({ $weapon }).
event-alternatif-counter_dropped = { $reason ->
        [no_target] **{ $combatant }** n’a plus personne à contre-attaquer.
       *[given_up] **{ $combatant }** renonce à sa contre-attaque.
    }
event-alternatif-weapons_kept = 🎲 **{ $combatant }** { $kept ->
        [yes] garde ses armes en main
       *[no] laisse échapper ses armes
    }, { $total_kept } contre { $difficulty }.
why-alternatif-weapons_kept = Dextérité : { $terms } = **{ $total }**
event-alternatif-licence_said = 🔧 Actions spéciales contre **{ $combatant }** : { $suffers ->
        [none] aucune.
        [breakthrough] la percée seulement.
       *[all] toutes.
    }

## Ce qui est demandé
question-alternatif-oppose = **{ $who }**, { $author } { $special ->
        [push] veut vous repousser
        [knock_down] veut vous renverser
        [engage_wrestling] veut vous engager en lutte
        [disarm] veut vous désarmer
        [weapon_capture] veut saisir votre arme
       *[breakthrough] veut passer sur votre flanc
    } et s’expose. Que lui opposez-vous ?
option-alternatif-oppose-oppose = { $cost ->
        [none] Frapper : { $weapon }
       *[other] Parer : { $weapon }
    }
option-alternatif-oppose-special = Action spéciale…
option-alternatif-oppose-oppose-none = Rien : vos réflexes
option-alternatif-oppose-also = Parer aussi : { $weapon }
option-alternatif-oppose-also-none = Sans parer en plus
choose-alternatif-oppose = Que lui opposer ?
choose-alternatif-also = Parer en plus ?
question-alternatif-follow = **{ $who }**, { $target } recule d’une case. Le suivez-vous ?
option-alternatif-follow-follow = Suivre
option-alternatif-follow-stay = Rester sur place
question-alternatif-grab = **{ $who }**, vous tenez l’arme { DE($target) }. Tirez-vous d’une main, ou lâchez-vous { $weapon_the } pour tirer des deux ?
option-alternatif-grab-one_hand = D’une main
option-alternatif-grab-both_hands = Des deux mains
question-alternatif-pull = **{ $who }**, vous et { $target } tenez tous deux { $weapon_the }. Tirez-vous encore ?
option-alternatif-pull-pull = Tirer encore
option-alternatif-pull-let_go = Lâcher prise
question-alternatif-confirm = **{ $who }**, cela s’appelle : { $special_word }. Ajustement { $cost_signed }, et { $target } peut riposter aussitôt. Le faites-vous ?
option-alternatif-confirm-yes = Le tenter
option-alternatif-confirm-no = Y renoncer
option-alternatif-strike-special = Action spéciale…
option-alternatif-simultaneous-special = { $second ->
        [none] Action spéciale…
       *[other] Autre action : { $weapon }
    }
option-alternatif-simultaneous-choice_left-special = Autre action : { $second_word }
option-alternatif-free-special = Action spéciale…
option-alternatif-declare-action-counter = Contre-attaquer
choose-alternatif-how_left = Quelle action ?
choose-alternatif-whom = Contre qui ?
choose-alternatif-whom_left = Contre qui ?
choose-alternatif-hand = Avec quelle arme ?
choose-alternatif-hand_left = Avec quelle arme ?
choose-alternatif-flank = De quel côté passer ?
choose-alternatif-flank_left = De quel côté passer ?
choose-alternatif-thing = Quelle arme viser ?
choose-alternatif-thing_left = Quelle arme viser ?
option-alternatif-how-push = Repousser
option-alternatif-how-knock_down = Renverser
option-alternatif-how-engage_wrestling = Engager en lutte
option-alternatif-how-breakthrough = Percée
option-alternatif-how-disarm = Désarmer
option-alternatif-how-weapon_capture = Capturer l’arme
option-alternatif-how_left-push = Repousser
option-alternatif-how_left-knock_down = Renverser
option-alternatif-how_left-engage_wrestling = Engager en lutte
option-alternatif-how_left-breakthrough = Percée
option-alternatif-how_left-disarm = Désarmer
option-alternatif-how_left-weapon_capture = Capturer l’arme
means-alternatif-how-push = fait reculer l’adversaire{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
means-alternatif-how-knock_down = met l’adversaire à terre{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
means-alternatif-how-engage_wrestling = engage la lutte sous sa garde{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
means-alternatif-how-breakthrough = vous passez dans son dos{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
means-alternatif-how-disarm = son arme tombe à terre{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
means-alternatif-how-weapon_capture = vous empoignez son arme{ $cost ->
        [none] { "" }
        [0] { "" }
       *[other]  ; modificateur de { $cost_signed } à votre jet
    }
option-alternatif-whom = Contre { $value }
option-alternatif-whom_left = Contre { $value }
option-alternatif-hand = Avec { $held_the }
option-alternatif-hand_left = Avec { $held_the }
option-alternatif-flank-right = À sa main droite
option-alternatif-flank-left = À sa main gauche
option-alternatif-flank = Entre lui et { $value }
option-alternatif-flank_left-right = À sa main droite
option-alternatif-flank_left-left = À sa main gauche
option-alternatif-flank_left = Entre lui et { $value }
option-alternatif-thing = Viser { $weapon_the } { DE($owner) }
option-alternatif-thing_left = Viser { $weapon_the } { DE($owner) }

## Ce qui ne va pas
refused-alternatif-no-specials = Cette table joue sans actions spéciales : le MJ peut les admettre dans les réglages.
refused-alternatif-no-such-counter = « { $special_word } » ne se fait pas en contre-attaque. Au choix : { $options }.
refused-alternatif-special-impossible = { $name } ne peut pas faire cela contre { $target } ({ $special_word }) : voyez qui est debout, ce que tiennent leurs mains, et ce que le MJ admet contre cet adversaire.
refused-alternatif-counter-already = { $name } guette déjà { $target } ({ $special_word }).
refused-alternatif-not-up = { $name } n’a aucune action venue dans ce segment : attendez son tour de frapper.

## Mots
word-alternatif-special-push = repousser
word-alternatif-special-knock_down = renverser
word-alternatif-special-engage_wrestling = engager en lutte
word-alternatif-special-breakthrough = percée
word-alternatif-special-disarm = désarmer
word-alternatif-special-weapon_capture = capture d’arme
word-alternatif-how-push = repousser
word-alternatif-how-knock_down = renverser
word-alternatif-words-push = repousser
word-alternatif-words-knock_down = renverser
word-alternatif-words-engage_wrestling = engager en lutte
word-alternatif-words-breakthrough = percée
word-alternatif-words-disarm = désarmer
word-alternatif-words-weapon_capture = capture d’arme
word-alternatif-words-all = toutes
word-alternatif-words-none = aucune
word-alternatif-how-breakthrough = percée
word-alternatif-how-disarm = désarmer
word-alternatif-how-weapon_capture = capture d’arme
word-alternatif-how-engage_wrestling = engager en lutte
word-alternatif-tool-licence = actions spéciales possibles contre quelqu’un
word-alternatif-tool-hold = garder ses armes en tombant (difficulté)
word-alternatif-tool-special = action spéciale d’après une description (texte : laquelle)
word-alternatif-action-counter = contre-attaquer
word-alternatif-action-wrest = tirer sur une arme
word-alternatif-action-keep_hold = retenir son arme
word-alternatif-matter-oppose = action spéciale adverse
word-alternatif-order-parry = parer
word-alternatif-why-special = action spéciale
word-alternatif-why-reflex = réflexes
word-alternatif-why-grip = prise d’arme
word-alternatif-why-hold = garder son arme
word-question-oppose = riposte à choisir
word-question-follow = recul à suivre
word-question-pull = prise d’arme
word-question-grab = prise d’arme
word-question-confirm = action spéciale à confirmer
word-field-difficulty = difficulté

## Réglages
word-setting-special_actions = actions spéciales de mêlée
word-setting-push_on_tie = cases d’un repousser à égalité
word-setting-reflex_save = sauvegarde contre une action spéciale
word-alternatif-value-no_weapon = sans arme disponible seulement
word-alternatif-value-nothing_opposed = quand rien ne s’y oppose
word-setting-frank_special_actions = action spéciale sur une garde baissée
word-setting-parried_attack_still_opposes = une attaque parée s’oppose encore
word-setting-free_special_action_offers_free_attack = une botte gratuite expose aussi
setting-alternatif-special_actions = Les actions spéciales de mêlée (repousser, renverser, désarmer…) sont admises, ou non.
setting-alternatif-push_on_tie = À égalité, un repousser réussi ne déplace pas l’adversaire, ou le déplace d’une case.
setting-alternatif-reflex_save = Contre une action spéciale, la sauvegarde réflexes n’est qu’à qui n’a aucune arme disponible, ou à qui ne lui oppose rien.
setting-alternatif-frank_special_actions = Sur une garde baissée, on choisit entre l’attaque franche et une action spéciale, ou l’on ne peut qu’attaquer.
setting-alternatif-parried_attack_still_opposes = Une attaque gratuite parée s’oppose encore à l’action spéciale, ou ne compte plus.
setting-alternatif-free_special_action_offers_free_attack = Une action spéciale faite en action gratuite offre elle aussi une action gratuite, ou non.
