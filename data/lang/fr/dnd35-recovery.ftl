# D&D 3.5 : retenir ses coups, premiers secours, ce que le temps guérit.

event-dnd35-kind_changed = { $on ->
        [yes] 🤚 **{ $combatant }** change de sorte de dégâts : −4 à ses attaques au corps à corps.
       *[no] ⚔️ **{ $combatant }** revient aux dégâts ordinaires de ses armes.
    }
event-dnd35-first_aid_begun = 🩹 **{ $combatant }** porte secours à **{ $target }**.
event-dnd35-first_aid_rolled = { $success ->
        [yes] 🩹 Premiers secours { DE($combatant) } : **réussi**, l’état { DE($target) } ne s’aggrave plus{ $total_against }.
       *[no] 🩹 Premiers secours { DE($combatant) } : manqué pour **{ $target }**{ $total_against }.
    }
why-dnd35-first_aid_rolled = Premiers secours : { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-first_aid_ended = { $reason ->
        [unable] **{ $combatant }** ne peut plus porter secours.
       *[gone] Plus personne à secourir là, **{ $combatant }**.
    }
event-dnd35-tending_said = { $on ->
        [yes] 🩹 Quelqu’un prend soin { DE($combatant) }.
       *[no] 🩹 Plus personne ne prend soin { DE($combatant) }.
    }
event-dnd35-time_passed = { $rest ->
        [night] 🌙 Une nuit de repos passe.
        [day] 🌤️ Une journée de repos passe.
       *[other] ⌛ { $hours ->
            [1] Une heure passe.
           *[other] { $hours } heures passent.
        }
    }
event-dnd35-awakening_rolled = { $awake ->
        [yes] 👁️ **{ $combatant }** reprend connaissance{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown }, il fallait 10 ou moins)
        }.
       *[no] 💤 **{ $combatant }** ne reprend pas connaissance{ $tended ->
            [yes] { "" }
           *[no] {" "}et perd un point de vie
        }{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown }, il fallait 10 ou moins)
        }.
    }
event-dnd35-mending_rolled = { $mends ->
        [yes] 🌱 **{ $combatant }** commence à se remettre{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown }, il fallait 10 ou moins)
        }.
       *[no] 🩸 **{ $combatant }** rechute : un point de vie de moins, et plus de connaissance{ $face ->
            [none] { "" }
           *[other] {" "}(d100 : { $face_shown }, il fallait 10 ou moins)
        }.
    }
event-dnd35-vigil_kept = { "" }
    .manner = quiet
event-dnd35-regained = ❤️ **{ $combatant }** regagne { $points ->
        [none] des points de vie
        [1] **un point de vie**
       *[other] **{ $points } points de vie**
    }.
event-dnd35-nonlethal_faded = 💪 **{ $combatant }** se remet de { $points ->
        [none] ses dégâts non létaux
        [1] **un point non létal**
       *[other] **{ $points } points non létaux**
    }.
event-dnd35-ability_lost = 🥀 **{ $combatant }** perd pour un temps { $points ->
        [none] de sa force vive
       *[other] **{ $points }** en { $ability_word }
    }.
event-dnd35-ability_regained = 🌱 **{ $combatant }** retrouve { $points ->
        [none] un peu de ce qui était perdu
       *[other] **{ $points }** en { $ability_word }
    }.
option-dnd35-declare-action-other_kind = Autre sorte de dégâts
option-dnd35-declare-action-usual_kind = Dégâts ordinaires
option-dnd35-declare-action-first_aid = Premiers secours
means-dnd35-declare-action-other_kind = sans action, jusqu’à nouvel ordre : −4 au corps à corps, et vos coups assomment au lieu de tuer
means-dnd35-declare-action-usual_kind = sans action : vos coups font de nouveau les dégâts de vos armes
means-dnd35-declare-action-first_aid = action simple, DD 15 : stabilise qui se meurt à côté{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
word-dnd35-action-other_kind = autre sorte de dégâts
word-dnd35-action-usual_kind = dégâts ordinaires
word-dnd35-action-first_aid = premiers secours
word-dnd35-why-first_aid = premiers secours
word-dnd35-why-awakening = reprise de connaissance
word-dnd35-why-mending = guérison sans aide
word-dnd35-tool-hours = des heures passent (valeur : combien)
word-dnd35-tool-rest = une nuit ou une journée de repos
word-dnd35-tool-tend = prendre soin de quelqu’un
word-dnd35-tool-weaken = affaiblir une caractéristique
word-dnd35-words-night = nuit
word-dnd35-words-day = journée
word-dnd35-words-strength = Force
word-dnd35-words-dexterity = Dextérité
word-dnd35-words-constitution = Constitution
word-dnd35-words-intelligence = Intelligence
word-dnd35-words-wisdom = Sagesse
word-dnd35-words-charisma = Charisme
word-dnd35-ability-strength = Force
word-dnd35-ability-dexterity = Dextérité
word-dnd35-ability-constitution = Constitution
word-dnd35-ability-intelligence = Intelligence
word-dnd35-ability-wisdom = Sagesse
word-dnd35-ability-charisma = Charisme
term-other_kind = autre sorte de dégâts
term-heal = Premiers secours
refused-dnd35-still-fighting = On se bat encore : les heures passent après le combat.
refused-dnd35-no-such-score = { $name } n’a rien à perdre dans cette caractéristique.
