# D&D 3.5 : ce que les créatures ont en plus de leurs chiffres.

event-dnd35-score_drained = 🩸 **{ $combatant }** perd { $points ->
        [none] de sa vigueur
        [1] **un point** ({ $ability_word })
       *[other] **{ $points } points** ({ $ability_word })
    }.
why-dnd35-score_drained = { $faces_count ->
        [0] { "" }
       *[other] Dés : { $faces } = **{ $points }**
    }
event-dnd35-level_drained = 🩸 **{ $combatant }** subit { $levels ->
        [none] une perte d’énergie
        [1] **un niveau négatif**
       *[other] **{ $levels } niveaux négatifs**
    }.
event-dnd35-afflicted = ❕ **{ $combatant }** : { $status_word }.
event-dnd35-rider_noted = 📝 Le coup { DE($combatant) } ({ $weapon }) a d’autres suites pour **{ $target }** : à vous d’en juger.
event-dnd35-oddities_noted = 📝 **{ $combatant }**, à votre charge : { $oddities_words }.
event-dnd35-hit_leads = { "" }
    .manner = quiet
event-dnd35-hit_followed = { $what ->
        [trip] 🦵 **{ $combatant }** cherche aussitôt à renverser **{ $target }**.
        [grab] 🤼 **{ $combatant }** saisit aussitôt **{ $target }**.
       *[none] { "" }
    }
event-dnd35-hit_counted = { "" }
    .manner = quiet
event-dnd35-rent = 💥 **{ $combatant }** déchire **{ $target }** : { $dealt ->
        [none] la plaie est grave
        [0] rien de perdu
        [1] **un point de vie** perdu
       *[other] **{ $dealt } points de vie** perdus
    }{ $kept_off ->
        [none] { "" }
       *[other] {" "}({ $kept_off_each })
    }.
why-dnd35-rent = Dégâts : { $terms } = **{ $dealt }**
event-dnd35-regenerated = 💚 **{ $combatant }** régénère{ $points ->
        [none] { "" }
        [1] {"\u00A0"}: **un point** non létal de moins
       *[other] {"\u00A0"}: **{ $points } points** non létaux de moins
    }.
event-dnd35-struggled = 💪 **{ $combatant }** se débat ({ $skill_word }) : { $success ->
        [yes] libre
       *[no] toujours dans les entraves
    }{ $total_against }.
why-dnd35-struggled = { $terms } = **{ $total }** contre **{ $against }**
question-dnd35-follow = **{ $who }**, le coup a touché { $target } : { $what ->
        [trip] renverser aussitôt ?
       *[grab] saisir aussitôt ?
    }
option-dnd35-follow-now = Aussitôt
option-dnd35-follow-none = En rester là
means-dnd35-follow-now = sans contact ni riposte, et cela n’expose pas
means-dnd35-follow-none = le coup suffit
choose-dnd35-follow = Et ensuite ?
option-dnd35-declare-action-struggle = Se débattre
option-dnd35-declare-skill-strength = Force
means-dnd35-declare-action-struggle = une action simple, pour sortir de ce qui vous entrave
word-dnd35-action-struggle = se débattre
word-dnd35-question-follow = suite d’un coup
word-dnd35-matter-follow = suites d’un coup
word-dnd35-why-drained = perte de caractéristique
word-dnd35-why-rounds = durée d’un effet
word-dnd35-oddities-scent = odorat
word-dnd35-oddities-sunlight = gêne en plein jour
word-dnd35-oddities-no_run = ne court pas
word-dnd35-oddities-rakes = griffes arrière
word-dnd35-oddities-about = ce que dit son profil
