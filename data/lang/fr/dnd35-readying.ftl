# D&D 3.5 : ce qu’on tient prêt, et ce qui le déclenche.

event-dnd35-ready_begun = 👂 **{ $combatant }** prépare une action.
event-dnd35-ready_said = 👂 **{ $combatant }** guette { $on ->
        [near] { $whom ->
            [enemy] l’ennemi qui viendra à portée
           *[other] l’approche { DE($whom_shown) }
        }
        [moves] { $whom ->
            [enemy] l’ennemi qui se mettra en route
           *[other] le départ { DE($whom_shown) }
        }
        [attacks] { $whom ->
            [enemy] l’ennemi qui attaquera
           *[other] l’attaque { DE($whom_shown) }
        }
        [casts] { $whom ->
            [enemy] l’ennemi qui lancera un sort
           *[other] un sort { DE($whom_shown) }
        }
        [charges] { $whom ->
            [enemy] l’ennemi qui chargera
           *[other] la charge { DE($whom_shown) }
        }
        [place] { $whom ->
            [enemy] l’ennemi qui viendra en { $cell_shown }
           *[other] l’arrivée { DE($whom_shown) } en { $cell_shown }
        }
       *[word] le moment dit
    }, pour { $spell ->
        [none] { $to ->
            [none] { $towards ->
                [none] { $response_word }
               *[other] s’approcher { DE($towards_shown) }
            }
           *[other] aller en { $to_shown }
        }
       *[other] lancer *{ $spell_word }*
    }{ $far ->
        [none] { "" }
       *[other] { "," } de { $far_decimal } m au plus
    }.
event-dnd35-ready_released = ⚡ **{ $combatant }** avait préparé cela : { $response_word }{ $step ->
        [none] { "" }
        [nearer] , d’un pas en avant
        [back] , d’un pas en arrière
       *[other] , d’un pas en { $step_shown }
    }.
event-dnd35-ready_kept = { "" }
    .manner = quiet
event-dnd35-ready_signalled = 👂 Vous donnez le signal à **{ $combatant }**.
event-dnd35-signal_ended = { "" }
    .manner = quiet
option-dnd35-declare-action-ready = Préparer une action
means-dnd35-declare-action-ready = action simple ; ce que vous dites se fait juste avant ce qui le déclenche
option-dnd35-declare-on-near = Si on vient à ma portée
option-dnd35-declare-on-moves = Si on se met en route
option-dnd35-declare-on-attacks = Si on attaque
option-dnd35-declare-on-casts = Si on lance un sort
option-dnd35-declare-on-charges = Si on charge
option-dnd35-declare-on-place = Si on vient à un endroit
option-dnd35-declare-on-word = Au signal du MJ
option-dnd35-declare-whom-enemy = N’importe quel ennemi
option-dnd35-declare-response-attack = Attaquer
option-dnd35-declare-response-trip = Faire un croc-en-jambe
option-dnd35-declare-response-disarm = Désarmer
option-dnd35-declare-response-sunder = Briser une arme ou un bouclier
option-dnd35-declare-response-bull_rush = Bousculer
option-dnd35-declare-response-cast = Lancer un sort
option-dnd35-declare-response-approach = M’approcher de quelqu’un
option-dnd35-declare-response-leave = M’éloigner
option-dnd35-declare-response-go = Aller à une case
option-dnd35-declare-response-first_aid = Donner les premiers soins
option-dnd35-declare-cell = { $value }
option-dnd35-declare-where = { $value }
means-dnd35-declare-where = les cases de cette colonne
choose-dnd35-where = Quelle colonne guetter ?
choose-dnd35-cell = Quelle case guetter ?
choose-dnd35-towards = Vers qui ?
option-dnd35-declare-response-counter = Contresort
option-dnd35-declare-response-other = Autre chose, dite en mots
option-dnd35-declare-far = { $value_decimal } m
choose-dnd35-on = Guetter quoi ?
choose-dnd35-whom = De qui ?
choose-dnd35-response = Et alors ?
choose-dnd35-react = Maintenant ?
choose-dnd35-step = D’où ?
means-dnd35-declare-on-near = dès qu’on entre à portée de vos coups
means-dnd35-declare-on-moves = juste avant le premier pas
means-dnd35-declare-on-attacks = juste avant le coup
means-dnd35-declare-on-casts = juste avant que le sort ne prenne effet, ce qui peut le troubler
means-dnd35-declare-on-charges = juste avant le coup de la charge
means-dnd35-declare-on-place = dès qu’on entre dans une case que vous dites
means-dnd35-declare-on-word = quand le MJ dit que le moment est venu
means-dnd35-declare-whom = cette personne seulement
means-dnd35-declare-whom-enemy = la première personne du camp adverse qui le fera
means-dnd35-declare-response-attack = une attaque, avec ce que vous tiendrez alors
means-dnd35-declare-cell = la case que vous surveillez
means-dnd35-declare-response-trip = au lieu d’une attaque, avec ce que vous tiendrez alors
means-dnd35-declare-response-disarm = au lieu d’une attaque, contre ce que tiendra la cible
means-dnd35-declare-response-sunder = au lieu d’une attaque, contre ce que tiendra la cible
means-dnd35-declare-response-bull_rush = en entrant dans l’espace de la cible
means-dnd35-declare-response-cast = un sort d’une action simple ou plus rapide, perdu s’il est troublé
means-dnd35-declare-response-approach = un déplacement, jusqu’à votre vitesse
means-dnd35-declare-response-go = un déplacement, si la case est encore libre
means-dnd35-declare-response-first_aid = Premiers secours, DD 15, à qui agonise à côté de vous
means-dnd35-declare-towards = la personne que vous rejoindrez
means-dnd35-declare-response-leave = un déplacement, jusqu’à votre vitesse
means-dnd35-declare-far = au plus ; quitter une case contrôlée vous expose
means-dnd35-declare-response-counter = Art de la magie, DD 15 + niveau ; le même sort, dépensé, annule l’autre
means-dnd35-declare-response-other = vous choisirez alors un acte qui convient, ou le direz ; le MJ dit ce qu’il en résulte
question-dnd35-ready = **{ $who }**, { $on ->
        [near] { $target } vient à votre portée
        [moves] { $target } se met en route
        [attacks] { $target } va attaquer
        [casts] { $target } lance un sort
        [charges] { $target } charge
        [place] { $target } vient en { $cell_shown }
       *[word] le moment est venu
    } : { $spell ->
        [none] { $to ->
            [none] { $towards ->
                [none] { $response_word }
               *[other] s’approcher { DE($towards_shown) }
            }
           *[other] aller en { $to_shown }
        }
       *[other] lancer *{ $spell_word }*
    }{ $far ->
        [none] { "" }
       *[other] { "," } de { $far_decimal } m au plus
    } ?
option-dnd35-ready-react-now = Maintenant
option-dnd35-ready-react-none = Attendre encore
option-dnd35-ready-step-stay = D’ici
option-dnd35-ready-step-nearer = D’un pas en avant
option-dnd35-ready-step-back = D’un pas en arrière
option-dnd35-ready-step = D’un pas en { $value }
option-dnd35-ready-with = { $value_word }
means-dnd35-ready-react-now = avant la suite ; votre rang passe juste devant, pour tout le combat
means-dnd35-ready-react-none = ce que vous guettez reste prêt jusqu’à votre tour
means-dnd35-ready-step-stay = sans bouger
means-dnd35-ready-step-nearer = 1,50 m vers la cible sans vous exposer, puis l’attaque
means-dnd35-ready-step-back = 1,50 m loin de tous sans vous exposer, puis l’attaque
means-dnd35-ready-step = 1,50 m sans vous exposer, puis l’attaque
means-dnd35-ready-with = de quoi atteindre cette cible
word-dnd35-response-attack = attaquer
word-dnd35-response-leave = s’éloigner
word-dnd35-response-counter = lancer un contresort
word-dnd35-response-other = faire ce qui était dit
word-dnd35-action-ready = préparer une action
word-dnd35-tool-trigger = signal à qui se tient prêt
refused-dnd35-nothing-ready = { $why ->
        [unable] { $name } n’est pas en état d’agir.
        [grappling] { $name } est en lutte : ce qui était tenu prêt attend d’en être sorti.
        [barred] { $name } ne peut attaquer personne dans cet état.
        [turn] C’est le tour { DE($name) } : ce qui est tenu prêt ne sert qu’entre ses tours.
        [counter] { $name } tient prêt un contresort : il ne sert que pendant un sort, et se propose de lui-même.
        [reach] { $name } n’a pas de quoi atteindre { $target } d’où chacun se trouve.
        [stuck] { $name } n’a plus de place où s’éloigner.
        [unfit] { $name } ne peut pas faire d’ici ce qui était tenu prêt.
       *[nothing] { $name } ne tient rien de prêt : on le prépare à son tour, par `/declarer action:préparer une action`.
    }
means-dnd35-ready-target = contre qui, ou pour qui, c’est fait
means-dnd35-ready-towards = la personne que vous rejoignez, aussi près que possible
means-dnd35-ready-to = quitter une case contrôlée vous expose
means-dnd35-ready-column = les cases à portée de cette colonne
means-dnd35-ready-aimed = ce qui est visé
means-dnd35-ready-spell = lancé avant la suite ; près d’un ennemi cela expose
means-dnd35-ready-at = là où le sort prend effet
means-dnd35-ready-manner-defensive = Concentration, DD 15 + niveau ; n’expose pas
means-dnd35-ready-manner-openly = sans jet ; qui vous menace peut frapper d’abord
means-dnd35-ready-response = c’est ce que vous faites maintenant
word-dnd35-response-trip = faire un croc-en-jambe
word-dnd35-response-disarm = désarmer
word-dnd35-response-sunder = briser une arme ou un bouclier
word-dnd35-response-bull_rush = bousculer
word-dnd35-response-cast = lancer un sort
word-dnd35-response-approach = s’approcher
word-dnd35-response-go = aller ailleurs
word-dnd35-response-first_aid = donner les premiers soins
