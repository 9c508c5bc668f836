# D&D 3.5 : ce que font les mains : dégainer, rengainer, lâcher, recharger, boire.

event-dnd35-handling_begun = { $what ->
        [draw] 🗡️ **{ $combatant }** dégaine ({ $item_word }).
        [sheathe] 🗡️ **{ $combatant }** rengaine ({ $item_word }).
        [load] 🏹 **{ $combatant }** recharge ({ $item_word }).
       *[drink] 🧪 **{ $combatant }** boit une potion (*{ $item_word }*).
    }
event-dnd35-handling_ended = { $outcome ->
        [unable] { $what ->
            [draw] **{ $combatant }** ne dégaine rien.
            [sheathe] **{ $combatant }** ne rengaine rien.
            [load] **{ $combatant }** ne recharge rien.
           *[drink] **{ $combatant }** ne boit rien.
        }
       *[done] { "" }
    }
event-dnd35-dropped = 🤲 **{ $combatant }** laisse tomber { $weapon } ({ $status_word }).
event-dnd35-let_fall = 🤲 **{ $combatant }** lâche ce que tenait sa main ({ $weapon }).
event-dnd35-shot_off = { "" }
    .manner = quiet
event-dnd35-thrown_away = 🗡️ Ce qu’a lancé **{ $combatant }** ({ $weapon }) est à terre{ $cell ->
        [none] { $beside ->
            [none] { "" }
           *[other] , à côté { DE($beside_shown) }
        }
       *[other] , en { $cell_shown }
    }.
event-dnd35-potion_given = 🧪 **{ $combatant }** a une potion sur soi (*{ $spell_word }*).
option-dnd35-declare-action-draw = Dégainer
option-dnd35-declare-action-sheathe = Rengainer
option-dnd35-declare-action-let_fall = Lâcher
option-dnd35-declare-action-load = Recharger
option-dnd35-declare-action-drink = Boire une potion
means-dnd35-declare-action-draw = une action de mouvement, ou rien pendant un déplacement dès +1 d’attaque ; n’expose pas
means-dnd35-declare-action-sheathe = une action de mouvement{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-action-let_fall = une action libre ; n’expose pas
means-dnd35-declare-action-load = selon l’arme, une action de mouvement ou complexe{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-action-drink = une action simple{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
word-dnd35-action-draw = dégainer
word-dnd35-action-sheathe = rengainer
word-dnd35-action-let_fall = lâcher une arme
word-dnd35-action-load = recharger
word-dnd35-action-drink = boire une potion
word-dnd35-tool-potion = potion sur soi
word-setting-free_actions = actions libres par tour
setting-dnd35-free_actions = Combien d’actions libres un tour permet, 0 : autant qu’on veut.
refused-dnd35-no-potion = « { $value } » n’est le sort d’aucune potion.
event-dnd35-object_put = 🚪 **{ $name }** est là{ $near ->
        [none] { "" }
       *[other] , près { DE($near) }
    }{"\u00A0"}: un objet que l’on peut attaquer, CA { $ac }, { $points } pv{ $hardness ->
        [0] { "" }
       *[other] , solidité { $hardness }
    }.
word-dnd35-tool-object = objet à attaquer (mots : son nom ; valeur : CA/pv/solidité)
event-dnd35-near_said = 📍 **{ $combatant }** est à côté de ce qui gît là ({ $weapon }).
word-dnd35-tool-near = être à côté de ce qui est à terre, sans plan
refused-dnd35-nothing-lies = Rien de tel n’est à terre.
event-dnd35-unlisted_begun = { $what ->
        [activate] 💠 **{ $combatant }** active un objet
        [handle] 🎒 **{ $combatant }** manie un objet
        [heavy] 💪 **{ $combatant }** déplace quelque chose de lourd
        [light] 🔥 **{ $combatant }** allume une torche
        [scroll] 📜 **{ $combatant }** lit un parchemin
        [door] 🚪 **{ $combatant }** ouvre ou ferme une porte
       *[other] 💡 **{ $combatant }** fait autre chose
    } ({ $cost_word }).
event-dnd35-unlisted_ended = { $outcome ->
        [unable] **{ $combatant }** n’en vient pas à bout.
       *[done] { "" }
    }
option-dnd35-declare-action-other = Autre action…
means-dnd35-declare-action-other = avec vos mots, pour ce que cela coûte ; le MJ dit ce qu’il en advient
choose-dnd35-what = À quel prix, ou quoi ?
option-dnd35-declare-what-free = Action libre
option-dnd35-declare-what-swift = Action rapide
option-dnd35-declare-what-immediate = Action immédiate
option-dnd35-declare-what-move = Action de mouvement
option-dnd35-declare-what-standard = Action simple
option-dnd35-declare-what-full = Action complexe
option-dnd35-declare-what-activate = Activer un objet
option-dnd35-declare-what-handle = Sortir ou manier un objet
option-dnd35-declare-what-heavy = Déplacer quelque chose de lourd
option-dnd35-declare-what-light = Allumer une torche
option-dnd35-declare-what-scroll = Lire un parchemin
option-dnd35-declare-what-door = Ouvrir ou fermer une porte
means-dnd35-declare-what-free = rien ne s’y oppose que la table ; n’expose pas
means-dnd35-declare-what-swift = une par tour, en plus du reste ; n’expose pas
means-dnd35-declare-what-immediate = une par round, aussi hors de votre tour ; n’expose pas
means-dnd35-declare-what-move = dites-le avec vos mots ; n’expose pas
means-dnd35-declare-what-standard = dites-le avec vos mots ; n’expose pas
means-dnd35-declare-what-full = tout le tour, sauf un pas de placement ; n’expose pas
means-dnd35-declare-what-activate = une action simple ; n’expose pas
means-dnd35-declare-what-door = une action de mouvement ; n’expose pas
means-dnd35-declare-what-handle = une action de mouvement{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-what-heavy = une action de mouvement{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-what-light = tout le tour{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
means-dnd35-declare-what-scroll = une action simple{ $provoked ->
        [none] { "" }
        [0] , sans vous exposer ici
       *[other]{"\u202F"}; peut vous frapper d’abord : { $strikers_listed }
    }
word-dnd35-action-other = autre action
    .short = autre
word-dnd35-cost-free = action libre
word-dnd35-cost-swift = action rapide
word-dnd35-cost-immediate = action immédiate
word-dnd35-cost-move = action de mouvement
word-dnd35-cost-standard = action simple
word-dnd35-cost-full = action complexe
refused-dnd35-not-immediate = { $name } n’a plus d’action immédiate : une par round, et seulement en état d’agir.
